import { beforeAll, expect, test } from 'vitest';
import type { StreamEventResult } from '../../../../../src/contract/stream/stream.ts';
import { holdTime, pass } from '../time.ts';
import { catchFetch, makeWorld, type World } from '../world.ts';

const EVENTS = '/api/stream/events';
const MINUTE = 60_000;
const LIVE = { type: 'live', video_id: 'dQw4w9WgXcQ', title: 'Building a boat, day 3', viewer_count: 12 };
const ENDED = { type: 'ended', video_id: LIVE.video_id };

beforeAll(catchFetch);
holdTime();

const at = (world: World, ms = 0) => new Date(world.clock.now + ms).toISOString();

test('each type of report has an answer of the same four fields', async () => {
  const world = await makeWorld(['discord', 'x']);
  const reports = [
    [LIVE, { captions_created: 2, applied: true, stream: { status: 'live' } }],
    [{ type: 'update', video_id: LIVE.video_id, viewer_count: 40 }, { stream: { peak_viewers: 40 } }],
    [
      { type: 'subscribers', subscriber_count: 99 },
      { stream: null, milestones_reached: [], applied: true },
    ],
    [
      { type: 'subscribers', subscriber_count: 101 },
      { milestones_reached: [100], captions_created: 2 },
    ],
    [ENDED, { captions_created: 2, stream: { status: 'ended', viewer_count: null, peak_viewers: 40 } }],
  ] as const;
  for (const [report, expected] of reports) {
    pass(world, MINUTE);
    const result = await world.report(report);
    expect(Object.keys(result).toSorted()).toEqual([
      'applied',
      'captions_created',
      'milestones_reached',
      'stream',
    ]);
    expect(result).toMatchObject(expected);
  }
  expect(await world.events()).toEqual([
    'stream.live',
    ...Array(2).fill('caption.pending'),
    'milestone.reached',
    ...Array(2).fill('caption.pending'),
    'stream.ended',
    ...Array(2).fill('caption.pending'),
  ]);
});

test('a stream that starts later or started long ago is not announced, and the answer says why', async () => {
  const world = await makeWorld(['discord']);
  const later = await world.report({ ...LIVE, started_at: at(world, 60 * MINUTE) });
  expect(later).toEqual({
    stream: null,
    captions_created: 0,
    milestones_reached: [],
    applied: false,
    reason: { code: 'STARTS_LATER', message: expect.stringContaining('future') },
  });
  const old = await world.report({ ...LIVE, started_at: '2019-05-01T02:00:00+02:00' });
  expect(old).toMatchObject({
    stream: { status: 'live', started_at: '2019-05-01T00:00:00.000Z' },
    captions_created: 0,
    applied: true,
    reason: { code: 'STARTED_LONG_AGO' },
  });
  expect(await world.events()).toEqual([]);
});

test('a repeated report changes nothing more', async () => {
  const world = await makeWorld(['discord']);
  const ended = { ...ENDED, ended_at: at(world, 2 * MINUTE) };
  for (const report of [LIVE, ended]) {
    pass(world, MINUTE);
    const told = { ...report, occurred_at: at(world) };
    const first = await world.report(told);
    expect(first).toMatchObject({ captions_created: 1, applied: true });
    const second = await world.report(told);
    expect(second).toMatchObject({ stream: first.stream, captions_created: 0, milestones_reached: [] });
  }
  expect(await world.captions()).toHaveLength(2);
  expect((await world.events()).filter((type) => type.startsWith('stream.'))).toEqual([
    'stream.live',
    'stream.ended',
  ]);
});

test('a report older than what is known changes nothing', async () => {
  const world = await makeWorld([]);
  const before = at(world, -MINUTE);
  const { stream } = await world.report({ ...LIVE, subscriber_count: 50 });
  for (const report of [
    { ...LIVE, title: 'Old', viewer_count: 99, occurred_at: before },
    { ...LIVE, type: 'update', title: 'Old', occurred_at: before },
    { ...ENDED, occurred_at: before },
    { ...ENDED, ended_at: before, occurred_at: before },
    { type: 'subscribers', subscriber_count: 500, occurred_at: before },
  ]) {
    const result = await world.report(report);
    expect(result).toMatchObject({ applied: false, captions_created: 0, milestones_reached: [] });
    expect(result.stream).toEqual(report.type === 'subscribers' ? null : stream);
  }
  expect(await world.ask('GET', '/api/stream/status')).toMatchObject({ subscriber_count: 50, live_count: 1 });
});

test('a time far ahead counts as now, so that later reports are not lost', async () => {
  const world = await makeWorld([]);
  await world.report({ ...LIVE, occurred_at: '2099-01-01T00:00:00.000Z' });
  pass(world, MINUTE);
  const update = { type: 'update', video_id: LIVE.video_id, viewer_count: 40 };
  expect(await world.report(update)).toMatchObject({ applied: true, stream: { viewer_count: 40 } });
});

test('a second video that goes live leaves the first one live', async () => {
  const world = await makeWorld(['discord']);
  const first = await world.report(LIVE);
  const second = await world.report({ type: 'live', video_id: 'second' });
  expect(second).toMatchObject({ captions_created: 1, stream: { status: 'live' } });
  expect(second.stream!.id).not.toBe(first.stream!.id);
  expect(await world.ask('GET', '/api/stream/status')).toMatchObject({ live_count: 2 });
  expect((await world.captions('?event=go_live')).map(({ status }) => status)).toEqual([
    'pending',
    'pending',
  ]);
});

test('the end of a stream that nobody reported makes captions about the end only', async () => {
  const world = await makeWorld(['discord']);
  const result = await world.report({ ...ENDED, title: 'Late', ended_at: at(world, -MINUTE) });
  expect(result).toMatchObject({ captions_created: 1, stream: { status: 'ended', title: 'Late' } });
  expect((await world.captions()).map(({ event }) => event)).toEqual(['end_stream']);
  expect(await world.events()).toEqual(['stream.ended', 'caption.pending']);
});

test('a stream that ended long ago makes no captions', async () => {
  const world = await makeWorld(['discord']);
  const ended = { ...ENDED, ended_at: at(world, -25 * 60 * MINUTE) };
  expect(await world.report(ended)).toMatchObject({ captions_created: 0, stream: { status: 'ended' } });
  expect(await world.captions()).toEqual([]);
});

test('a stream goes on after an end that nobody was certain of, and what was approved waits for approval again', async () => {
  const world = await makeWorld(['discord']);
  await world.report(LIVE);
  await world.approveAll();
  pass(world, MINUTE);
  await world.report(ENDED);
  expect((await world.captions()).map(({ event, status }) => [event, status])).toEqual([
    ['end_stream', 'pending'],
    ['go_live', 'skipped'],
  ]);
  pass(world, MINUTE);
  expect(await world.report(LIVE)).toMatchObject({
    applied: true,
    captions_created: 0,
    stream: { status: 'live', ended_at: null, viewer_count: 12 },
  });
  expect(await world.captions()).toEqual([
    expect.objectContaining({
      event: 'go_live',
      status: 'pending',
      skip_reason: null,
      expires_at: null,
      approved_by: null,
      approved_at: null,
    }),
  ]);
  // It does not go live twice.
  expect((await world.events()).filter((type) => type === 'stream.live')).toHaveLength(1);
  pass(world, MINUTE);
  expect(await world.report(ENDED)).toMatchObject({ captions_created: 1, stream: { status: 'ended' } });
});

test('a stream does not go on after a certain end', async () => {
  const world = await makeWorld(['discord']);
  await world.report(LIVE);
  pass(world, MINUTE);
  await world.report(ENDED);
  pass(world, MINUTE);
  // The second report of the end contains its time.
  const ended_at = at(world, -MINUTE / 2);
  expect(await world.report({ ...ENDED, ended_at })).toMatchObject({
    applied: true,
    captions_created: 0,
    stream: { ended_at },
  });
  pass(world, MINUTE);
  for (const type of ['live', 'update']) {
    expect(await world.report({ ...LIVE, type })).toMatchObject({
      applied: false,
      stream: { status: 'ended' },
    });
  }
});

test('32 equal reports at once make one stream and one set of captions', async () => {
  const world = await makeWorld(['discord', 'x']);
  const report = { ...LIVE, subscriber_count: 10, occurred_at: at(world) };
  const results = await Promise.all(Array.from({ length: 32 }, () => world.report(report)));
  expect(new Set(results.map(({ stream }) => stream!.id)).size).toBe(1);
  expect(await world.ask('GET', '/api/stream/streams')).toHaveLength(1);
  expect((await world.captions()).map(({ platform }) => platform).toSorted()).toEqual(['discord', 'x']);
  expect((await world.events()).toSorted()).toEqual(['caption.pending', 'caption.pending', 'stream.live']);
});

test('reports of different videos at once are all applied', async () => {
  const world = await makeWorld([]);
  const videos = Array.from({ length: 12 }, (_, n) => `video-${n}`);
  const results = await Promise.all(videos.map((video_id) => world.report({ type: 'live', video_id })));
  expect(new Set(results.map(({ stream }) => stream!.id)).size).toBe(12);
  expect(await world.ask('GET', '/api/stream/status')).toMatchObject({ live_count: 12 });
});

test('hidden viewers are unknown, and the peak stays', async () => {
  const world = await makeWorld([]);
  const hidden = await world.report({ ...LIVE, viewer_count: null });
  expect(hidden.stream).toMatchObject({ viewer_count: null, peak_viewers: null });
  await world.report({ ...LIVE, viewer_count: 0 });
  const { stream } = await world.report({ ...LIVE, viewer_count: null });
  expect(stream).toMatchObject({ viewer_count: null, peak_viewers: 0 });
});

test.each<[string, unknown, string]>([
  ['no type', { video_id: 'a' }, 'type'],
  ['another type', { type: 'started', video_id: 'a' }, 'type'],
  ['no video', { type: 'live' }, 'video_id'],
  ['a video id with a slash', { type: 'live', video_id: 'a/b' }, 'video_id'],
  ['a video id of 65 characters', { type: 'live', video_id: 'a'.repeat(65) }, 'video_id'],
  ['no count', { type: 'subscribers' }, 'subscriber_count'],
  ['a negative count', { type: 'subscribers', subscriber_count: -1 }, 'subscriber_count'],
  ['half a viewer', { ...LIVE, viewer_count: 0.5 }, 'viewer_count'],
  ['viewers as text', { ...LIVE, viewer_count: '12' }, 'viewer_count'],
  ['an empty title', { ...LIVE, title: ' ' }, 'title'],
  ['a title of 501 characters', { ...LIVE, title: 'a'.repeat(501) }, 'title'],
  ['a script as an address', { ...LIVE, url: 'javascript:alert(1)' }, 'url'],
  ['a file as a thumbnail', { ...LIVE, thumbnail_url: 'file:///etc/passwd' }, 'thumbnail_url'],
  ['yesterday as a time', { ...LIVE, started_at: 'yesterday' }, 'started_at'],
  ['a number as a time', { ...LIVE, occurred_at: 1_700_000_000 }, 'occurred_at'],
  ['a time that is none', { ...ENDED, ended_at: '2026-02-30T00:00:00Z' }, 'ended_at'],
  ['a field that does not exist', { ...LIVE, viewers: 1 }, 'viewers'],
])('%s is a bad request that names the field', async (_, body, field) => {
  const world = await makeWorld([]);
  const response = await world.request('POST', EVENTS, body);
  expect(response.status).toBe(400);
  expect(response.headers.get('content-type')).toContain('application/problem+json');
  expect(JSON.stringify(((await response.json()) as { errors: unknown }).errors)).toContain(field);
  expect(await world.ask('GET', '/api/stream/streams')).toEqual([]);
});

test('hostile titles are stored as they are, and nothing of them is run or lost', async () => {
  const world = await makeWorld(['discord', 'x', 'facebook']);
  const titles = [
    "'); DROP TABLE streams; --",
    '<script>alert(1)</script>@everyone',
    '{{facts}} %s \\u0000',
    '\u202Egnp.exe\u202C 👩‍👩‍👧‍👦 مرحبا',
    'a'.repeat(500),
  ];
  for (const [n, title] of titles.entries()) {
    const result: StreamEventResult = await world.report({ type: 'live', video_id: `v${n}`, title });
    expect(result).toMatchObject({ captions_created: 3, stream: { title } });
  }
  for (const caption of await world.captions()) {
    expect(caption.length).toBeLessThanOrEqual(caption.max_length);
    expect(caption.text).toContain('https://www.youtube.com/watch?v=v');
  }
});

test('control characters and broken ones in a title break neither captions nor cards', async () => {
  const world = await makeWorld(['discord', 'instagram']);
  const title = 'a\u0000b\u0007\r\n\u2028c \ud800 <&>\u{1F9D1}\ufe0f';
  expect(await world.report({ type: 'live', video_id: 'v', title })).toMatchObject({ captions_created: 2 });
  const [first, second] = await world.captions();
  const images = [first, second].map((caption) => [caption!.platform, caption!.image_url !== null]);
  expect(Object.fromEntries(images)).toEqual({ discord: false, instagram: true });
  for (const { text } of [first!, second!]) {
    expect(text).toContain('https://www.youtube.com/watch?v=v');
    expect(text.isWellFormed()).toBe(true);
  }
  expect((await world.request('POST', '/api/stream/story-card', {})).status).toBe(200);
  expect((await world.request('GET', '/api/stream/status')).status).toBe(200);
});
