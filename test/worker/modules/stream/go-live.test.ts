import { beforeAll, expect, test } from 'vitest';
import type { Caption, DryRun, Queued } from '../../../../src/contract/stream/captions.ts';
import { DEVELOPMENT_WEBHOOK } from '../../../../src/dev/simulators/discord/webhook.ts';
import { ALL, catchFetch, makeWorld } from './world.ts';

const MINUTE = 60_000;
const LIVE = { type: 'live', video_id: 'dQw4w9WgXcQ', title: 'Building a boat, day 3', viewer_count: 12 };

beforeAll(catchFetch);

test('from a stream that goes live to posts on four platforms that a person approved', async () => {
  const world = await makeWorld();
  const result = await world.report(LIVE);
  expect(result).toMatchObject({
    stream: { status: 'live', title: LIVE.title, viewer_count: 12, peak_viewers: 12 },
    captions_created: 4,
    milestones_reached: [],
    applied: true,
  });
  const captions = await world.ask<Caption[]>('GET', '/api/stream/captions/pending');
  expect(captions.map(({ platform }) => platform).toSorted()).toEqual(ALL.toSorted());
  for (const caption of captions) {
    expect(caption).toMatchObject({ event: 'go_live', status: 'pending', version: 1, attempts: 0 });
    expect(caption.text).toContain('https://www.youtube.com/watch?v=dQw4w9WgXcQ');
    expect(caption.length).toBeLessThanOrEqual(caption.max_length);
  }
  const byPlatform = Object.fromEntries(captions.map((caption) => [caption.platform, caption]));
  expect(byPlatform.instagram?.image_url).toMatch(/\/api\/stream\/images\/[0-9A-Za-z]{22}\.jpg$/);
  expect(byPlatform.x?.cost_usd).toBe(0.2);

  // A repeated report writes nothing more.
  expect(await world.report(LIVE)).toMatchObject({ captions_created: 0 });
  expect(await world.captions()).toHaveLength(4);

  const dry = await world.ask<DryRun>('POST', '/api/stream/post/all', { dry_run: true });
  expect(dry.requests).toEqual([]);
  await world.approveAll();
  const approved = await world.ask<DryRun>('POST', '/api/stream/captions/dispatch', { dry_run: true });
  expect(approved.problems).toEqual([]);
  expect(approved.cost_usd).toBe(0.2);
  const planned = approved.requests.map(({ platform, method, path }) => `${platform} ${method} ${path}`);
  expect(planned.toSorted()).toEqual([
    `discord POST /webhooks/${DEVELOPMENT_WEBHOOK.id}/{token}?wait=true`,
    'facebook POST /100000000000001/feed',
    'instagram POST /17841400000000001/media',
    'instagram POST /17841400000000001/media_publish',
    'x POST /2/tweets',
  ]);
  expect(world.discord.posts).toEqual([]);

  const queued = await world.ask<Queued>('POST', '/api/stream/post/all');
  expect(queued.queued).toHaveLength(4);
  expect((await world.ask<Queued>('POST', '/api/stream/captions/dispatch', {})).queued).toEqual([]);
  await world.workFor(10 * MINUTE);

  const announcements = await world.announcements();
  expect(announcements.map(({ status, code }) => [status, code])).toEqual(Array(4).fill(['sent', null]));
  for (const { post_id, post_url, attempts } of announcements) {
    expect([post_id, post_url]).not.toContain(null);
    expect(attempts).toBe(1);
  }
  const posts = [...world.discord.posts, ...world.x.posts, ...world.graph.posts];
  expect(posts.map(({ text }) => text).toSorted()).toEqual(captions.map(({ text }) => text).toSorted());
  expect(await world.events()).toEqual([
    'stream.live',
    ...Array(4).fill('caption.pending'),
    ...Array(4).fill('announcement.sent'),
  ]);
});

test('the end of the stream expires what was not sent, and asks for captions about the end', async () => {
  const world = await makeWorld(['discord', 'x']);
  await world.report(LIVE);
  const [first] = await world.captions('?platform=discord');
  await world.ask('POST', '/api/stream/captions/approve', { caption_id: first!.id, action: 'approve' });
  world.pass(30 * MINUTE);
  const ended = new Date(world.clock.now).toISOString();
  expect(await world.report({ type: 'ended', video_id: LIVE.video_id, ended_at: ended })).toMatchObject({
    captions_created: 2,
    stream: { status: 'ended', peak_viewers: 12, viewer_count: null },
  });
  const goLive = await world.captions('?event=go_live');
  expect(goLive.map(({ status, skip_reason }) => [status, skip_reason])).toEqual([
    ['skipped', 'expired'],
    ['skipped', 'expired'],
  ]);
  const response = await world.request('PATCH', `/api/stream/captions/${first!.id}`, { text: 'late' });
  expect(response.status).toBe(409);
  expect(await response.json()).toMatchObject({ code: 'CAPTION_EXPIRED' });
  expect((await world.captions('?event=end_stream')).map(({ status }) => status)).toEqual([
    'pending',
    'pending',
  ]);
});

test('the message on Discord says that the stream has ended, if the organization wants it', async () => {
  const world = await makeWorld(['discord']);
  await world.ask('PUT', '/api/stream/preferences', { edit_at_end: true });
  await world.report(LIVE);
  await world.approveAll();
  await world.ask('POST', '/api/stream/post/all');
  await world.workFor(MINUTE);
  world.discord.faults.add({ step: 'discord.edit', kind: 'status_503', times: 1 });
  await world.report({ type: 'ended', video_id: LIVE.video_id });
  await world.workFor(5 * MINUTE);
  expect(world.discord.posts).toHaveLength(1);
  expect(world.discord.posts[0]?.text).toContain('The stream has ended: Building a boat, day 3');
  expect(world.discord.posts[0]?.text).toContain('https://www.youtube.com/watch?v=dQw4w9WgXcQ');
});

test('the message on Discord stays as it is, unless the organization wants it to change', async () => {
  const world = await makeWorld(['discord']);
  await world.report(LIVE);
  await world.approveAll();
  await world.ask('POST', '/api/stream/post/all');
  await world.workFor(MINUTE);
  const before = world.discord.posts[0]?.text;
  await world.report({ type: 'ended', video_id: LIVE.video_id });
  await world.workFor(5 * MINUTE);
  expect(world.discord.posts.map(({ text }) => text)).toEqual([before]);
});

test('Instagram gets a story, if the organization wants it', async () => {
  const world = await makeWorld(['instagram']);
  await world.ask('PUT', '/api/stream/preferences', { instagram_story: true });
  await world.report(LIVE);
  await world.approveAll();
  await world.ask('POST', '/api/stream/post/all');
  await world.workFor(5 * MINUTE);
  expect(world.graph.posts.map(({ kind }) => kind)).toEqual(['story']);
  expect((await world.announcements()).map(({ status }) => status)).toEqual(['sent']);
});
