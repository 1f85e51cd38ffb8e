// Alone with bots: nobody clicks where there is nothing to choose, and no clock runs.

import type { Page } from '@playwright/test';
import type { ClientMessage, Position, ServerMessage } from '$wire/protocol';
import { answer, byClick, dice, sitDown } from './player.ts';
import { expect, test } from './saloon.ts';

/** What goes over the line of a page. */
function overhear(page: Page): { said: ClientMessage[]; heard: Position[] } {
  const said: ClientMessage[] = [];
  const heard: Position[] = [];
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => said.push(JSON.parse(String(payload)) as ClientMessage));
    socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(String(payload)) as ServerMessage;
      if (message.type === 'position') heard.push(message);
    });
  });
  return { said, heard };
}

const onlyPasses = ({ actions }: Position): boolean => actions.length === 1 && actions[0]?.declines === true;

test('where a pass is all one can do the table passes by itself', async ({ stranger }) => {
  const page = await stranger();
  const { said, heard } = overhear(page);
  await sitDown(page, 'dice-town');
  await page.getByTestId('status').waitFor();
  const roll = dice(7);
  const passed = (): number[] => heard.filter(onlyPasses).map(({ decision }) => decision ?? -1);
  let mine = 0;
  while (passed().length < 4 && !heard.at(-1)?.result) {
    const now = heard.at(-1);
    if (now && now.actions.length > 0 && !onlyPasses(now)) {
      const isGone = await answer(page, roll, byClick).then(
        (done) => !done,
        () => true,
      );
      if (!isGone) mine += 1;
    }
    await page.waitForTimeout(50);
  }
  expect(mine).toBeGreaterThan(0);
  expect(passed().length).toBeGreaterThan(3);
  for (const decision of passed()) {
    const answers = (): ClientMessage[] => said.filter((message) => message.type === 'act' && message.at === decision);
    await expect.poll(() => answers().length).toBe(1);
    expect(answers()[0]).toMatchObject({ action: 'pass' });
  }
  expect(heard.flatMap(({ clocks }) => clocks).every(({ deadline }) => deadline === null)).toBe(true);
});
