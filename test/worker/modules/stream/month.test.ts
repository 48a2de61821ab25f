import { beforeAll, expect, test } from 'vitest';
import { catchFetch, makeWorld } from './detection/world.ts';
import { expectOnce, live } from './month.ts';

beforeAll(catchFetch);

test('three days of a channel: everything is announced once, and within the quota', async () => {
  const world = await makeWorld();
  await world.connect();
  const lived = await live(world, 3, 6);
  expect(lived.expected.length).toBeGreaterThan(10);
  await expectOnce(world, lived);
}, 240_000);
