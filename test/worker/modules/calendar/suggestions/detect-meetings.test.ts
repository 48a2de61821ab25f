import { expect, test } from 'vitest';
import { makeWorld } from './world.ts';

test('an email is read for meetings', async () => {
  const world = await makeWorld();
  const id = await world.receive({
    text: 'Hello,\r\n\r\nCould we meet on Thursday, 26 November 2026 at 2 pm?\r\n\r\nKim',
  });
  const found = await world.detect(id);
  console.log(
    JSON.stringify(found),
    JSON.stringify(await world.list()),
    JSON.stringify(await world.events()),
  );
  expect(found).toHaveLength(1);
});
