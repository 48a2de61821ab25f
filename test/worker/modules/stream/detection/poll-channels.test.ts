import { beforeAll, expect, test } from 'vitest';
import { catchFetch, HOUR, MINUTE, makeWorld } from './world.ts';

beforeAll(catchFetch);

test('a stream is found at the next poll, and its end too', async () => {
  const world = await makeWorld();
  await world.connect();
  await world.poll(2);
  const { id } = world.youtube.world.goLive(world.channel.id, { title: 'Day 1', viewers: 40 });
  const startedAt = world.now();
  await world.poll();
  expect(await world.occasions()).toEqual([`go_live ${id}`]);
  expect(await world.stream(id)).toMatchObject({
    status: 'live',
    title: 'Day 1',
    url: `https://www.youtube.com/watch?v=${id}`,
    started_at: startedAt,
    viewer_count: 40,
  });
  world.youtube.world.setViewers(id, 55);
  await world.poll();
  world.youtube.world.setViewers(id, null);
  await world.poll();
  expect(await world.stream(id)).toMatchObject({ viewer_count: null, peak_viewers: 55 });
  world.youtube.world.end(id);
  const endedAt = world.now();
  await world.poll(3);
  expect(await world.occasions()).toEqual([`go_live ${id}`, `end_stream ${id}`]);
  expect(await world.stream(id)).toMatchObject({ status: 'ended', ended_at: endedAt, is_end_certain: 1 });
});

test('a milestone is reached once, however the count jumps, is hidden, falls and returns', async () => {
  const world = await makeWorld();
  await world.connect();
  const set = (subscribers: number, isHidden = false) =>
    world.youtube.world.setSubscribers(world.channel.id, { subscribers, isHidden });
  await world.poll(20);
  for (const [subscribers, isHidden] of [[103], [98], [98, true], [105]] as [number, boolean?][]) {
    set(subscribers, isHidden);
    await world.poll(20);
  }
  expect(await world.occasions()).toEqual(['milestone 100']);
});
