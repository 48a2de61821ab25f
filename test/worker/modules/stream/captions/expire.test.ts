import { beforeAll, expect, test } from 'vitest';
import { expireCaptions } from '../../../../../src/worker/modules/stream/captions/expire.ts';
import { holdTime, pass } from '../time.ts';
import { catchFetch, makeWorld } from '../world.ts';
import { CAPTIONS, codeOf, LIVE } from './states.ts';

const HOUR = 3_600_000;

beforeAll(catchFetch);
holdTime();

test('captions about the end expire after a day, approved or not, and only then', async () => {
  const world = await makeWorld(['discord', 'x']);
  await world.report(LIVE);
  pass(world, HOUR);
  await world.report({ type: 'ended', video_id: LIVE.video_id });
  const [first] = await world.captions('?event=end_stream');
  const approval = { caption_id: first!.id, action: 'approve' };
  await world.ask('POST', `${CAPTIONS}/approve`, approval);
  const states = async () =>
    (await world.captions('?event=end_stream')).map(({ status, skip_reason }) => [status, skip_reason]);

  pass(world, 24 * HOUR);
  await expireCaptions(world.ctx());
  expect(await states()).toEqual([
    ['approved', null],
    ['pending', null],
  ]);
  pass(world, 1);
  await expireCaptions(world.ctx());
  expect(await states()).toEqual(Array(2).fill(['skipped', 'expired']));
  for (const [method, path, body] of [
    ['PATCH', `${CAPTIONS}/${first!.id}`, { text: 'late' }],
    ['POST', `${CAPTIONS}/approve`, approval],
    ['POST', `${CAPTIONS}/${first!.id}/regenerate`, undefined],
    ['DELETE', `${CAPTIONS}/${first!.id}/image`, undefined],
  ] as const) {
    expect(await codeOf(await world.request(method, path, body)), path).toEqual([409, 'CAPTION_EXPIRED']);
  }
});

test('captions of a milestone expire after a week', async () => {
  const world = await makeWorld(['discord']);
  await world.report({ type: 'subscribers', subscriber_count: 90 });
  await world.report({ type: 'subscribers', subscriber_count: 100 });
  const [caption] = await world.captions();
  expect(caption).toMatchObject({
    event: 'milestone',
    expires_at: new Date(world.clock.now + 7 * 24 * HOUR).toISOString(),
  });
  pass(world, 7 * 24 * HOUR + 1);
  await expireCaptions(world.ctx());
  expect(await world.captions()).toMatchObject([{ status: 'skipped', skip_reason: 'expired' }]);
});

test('go-live captions stay for as long as the stream is live', async () => {
  const world = await makeWorld(['discord']);
  await world.report(LIVE);
  pass(world, 20 * 24 * HOUR);
  await expireCaptions(world.ctx());
  expect(await world.captions()).toMatchObject([{ status: 'pending', expires_at: null }]);
});
