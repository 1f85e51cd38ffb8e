// How much of the main thread each frame takes, out of a trace of Chromium's.

import type { CDPSession } from '@playwright/test';

interface TraceEvent {
  name: string;
  ph: string;
  ts: number;
  dur?: number;
  /** What the thread itself has worked; the rest others took from it, on a machine that is shared. */
  tdur?: number;
  pid: number;
  tid: number;
  args?: { name?: string };
}

/** Records while something happens; all events of it. */
export async function traced(session: CDPSession, happens: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const done = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  const categories = ['-*', 'toplevel', 'disabled-by-default-devtools.timeline.frame', '__metadata'].join(',');
  await session.send('Tracing.start', { categories, transferMode: 'ReportEvents' });
  await happens();
  await session.send('Tracing.end');
  await done;
  return events;
}

/** What a frame is counted by: it was begun, whether or not drawing it in software came in time; it was drawn; or the main
 * thread had a part in it. */
export const COUNTED = {
  begun: 'BeginFrame',
  drawn: 'DrawFrame',
  'with a part of the main thread': 'BeginMainThreadFrame',
} as const;

/** Milliseconds of main-thread work between one frame and the next. */
export function frames(events: TraceEvent[], by: (typeof COUNTED)[keyof typeof COUNTED]): number[] {
  const main = events.find(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  if (!main) throw new Error('the trace has no main thread');
  const own = events.filter(({ pid, tid }) => pid === main.pid && tid === main.tid);
  const begins = events
    .filter(({ name, pid }) => name === by && pid === main.pid)
    .map(({ ts }) => ts)
    .sort((a, b) => a - b);
  const spent = new Array<number>(begins.length).fill(0);
  let [at, until] = [0, begins[0] ?? Infinity];
  for (const { ts, dur = 0, tdur = dur } of own.filter(({ ph }) => ph === 'X').sort((a, b) => a.ts - b.ts)) {
    // What is part of something else is counted with that, whatever tasks are called in this Chromium.
    if (ts < until) continue;
    while (at + 1 < begins.length && (begins[at + 1] ?? Infinity) <= ts) at += 1;
    spent[at] = (spent[at] ?? 0) + tdur / 1000;
    until = ts + dur;
  }
  return spent;
}

export function quantile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
