import { expect, test, vi } from 'vitest';
import { putChannel } from '../../src/worker/modules/stream/connection/put-channel.ts';
import { makeWorld } from '../unit/worker/modules/stream/detection/world.ts';
import { expectOnce, live } from '../worker/modules/stream/month.ts';

// The job writes captions with modules that only workerd has.
vi.mock('../../src/worker/modules/stream/drafting/job.ts', () => ({ captionsJob: {} }));

test('a month of a channel: everything is announced once, and within the quota', async () => {
  // Summer time ends in this month: one day has 25 hours.
  const world = makeWorld({ start: Date.UTC(2026, 9, 20, 7) });
  const channel = world.youtube.world.addChannel({ handle: '@anna', subscribers: 90 });
  await putChannel(world.ctxOf(7), { channel_id: channel.id });
  const lived = await live({ ...world, channel }, 30, 40);
  console.table(lived.units);
  expect(lived.expected.filter((told) => told.startsWith('milestone'))).toHaveLength(6);
  expect(lived.expected.filter((told) => told.startsWith('end_stream'))).toHaveLength(40);
  await expectOnce({ ...world, channel }, lived);
  expect(world.failures).toEqual([]);
});
