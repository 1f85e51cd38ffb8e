// How much of the main thread each frame takes, out of a trace of Chromium's.

import type { CDPSession } from '@playwright/test';

interface TraceEvent {
  name: string;
  ph: string;
  ts: number;
  dur?: number;
  pid: number;
  tid: number;
  args?: { name?: string };
}

/** Records while something happens; all events of it. */
export async function traced(session: CDPSession, happens: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const done = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  const categories = ['-*', 'toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline.frame', '__metadata'].join(',');
  await session.send('Tracing.start', { categories, transferMode: 'ReportEvents' });
  await happens();
  await session.send('Tracing.end');
  await done;
  return events;
}

/** Milliseconds of main-thread work between one frame of the page and the next, for each frame in which there was any. */
export function frames(events: TraceEvent[]): number[] {
  const main = events.find(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  if (!main) throw new Error('the trace has no main thread');
  const own = events.filter(({ pid, tid }) => pid === main.pid && tid === main.tid);
  const begins = own.filter(({ name }) => name === 'BeginMainThreadFrame').map(({ ts }) => ts).sort((a, b) => a - b);
  const tasks = own.filter(({ name, ph }) => name === 'RunTask' && ph === 'X');
  const spent = new Array<number>(begins.length).fill(0);
  let at = 0;
  for (const { ts, dur = 0 } of tasks.sort((a, b) => a.ts - b.ts)) {
    while (at + 1 < begins.length && (begins[at + 1] ?? Infinity) <= ts) at += 1;
    if (ts >= (begins[0] ?? Infinity)) spent[at] = (spent[at] ?? 0) + dur / 1000;
  }
  return spent;
}

export function quantile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
