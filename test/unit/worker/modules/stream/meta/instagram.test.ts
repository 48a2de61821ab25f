import { afterEach, describe, expect, test, vi } from 'vitest';
import { instagram } from '../../../../../../src/worker/modules/stream/meta/instagram.ts';
import {
  answerWith,
  endTimeOutsAtOnce,
  failureOf,
  json,
  makeCtx,
  NOW,
  post,
  TEXT,
  UNCLEAR,
} from '../world.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const secret = instagram.parse('{"access_token":"planted-ig-Zq81","ig_user_id":"178"}');
const container = { container_id: '500', container_at: String(NOW) };
const prepare = (progress: Record<string, string>, now = NOW) =>
  instagram.prepare(makeCtx({}, now), secret, post(true), progress);
const publish = (progress: Record<string, string> = container) =>
  instagram.publish(makeCtx(), secret, post(true), progress);
const state = (status_code: string, status?: string) => json({ id: '500', status_code, status });
const lost = () => json({ error: { code: 100, error_subcode: 33, message: 'does not exist' } }, 400);
const MINUTE = 60_000;

test('a container is made from the public image, polled with growing pauses, and published', async () => {
  const calls = answerWith(
    json({ id: '500' }),
    state('IN_PROGRESS'),
    state('IN_PROGRESS'),
    state('FINISHED'),
    state('FINISHED'),
    json({ id: '900' }),
    json({ id: '900', permalink: 'https://www.instagram.com/p/abc/' }),
  );
  const made = await prepare({});
  expect(made).toEqual({ progress: container, isReady: false, wait: 5000 });
  const first = await prepare(made.progress);
  expect(first).toMatchObject({ isReady: false, wait: 5000 });
  const second = await prepare(first.progress);
  expect(second).toMatchObject({ isReady: false, wait: 10_000 });
  const ready = await prepare(second.progress);
  expect(ready.isReady).toBe(true);
  expect(await publish(ready.progress)).toEqual({
    postId: '900',
    postUrl: 'https://www.instagram.com/p/abc/',
  });
  const changes = calls.filter(({ method }) => method === 'POST');
  expect(
    changes.map(({ url, body }) => [url, Object.fromEntries(new URLSearchParams(String(body)))]),
  ).toEqual([
    [
      'https://graph.facebook.com/v26.0/178/media',
      { image_url: 'https://herald.example.com/images/a.jpg', caption: TEXT },
    ],
    ['https://graph.facebook.com/v26.0/178/media_publish', { creation_id: '500' }],
  ]);
  const planned = instagram.plan(secret, post(true)).map(({ path, body }) => [path, body]);
  expect(planned).toEqual([
    ['/178/media', { image_url: 'https://herald.example.com/images/a.jpg', caption: TEXT }],
    ['/178/media_publish', { creation_id: '{creation_id}' }],
  ]);
});

test('a post without an image is refused before any call', async () => {
  const calls = answerWith();
  const failure = await failureOf(instagram.prepare(makeCtx(), secret, post(), {}));
  expect(failure).toMatchObject({ code: 'MEDIA_REFUSED', isUnknown: false });
  expect(() => instagram.plan(secret, post())).toThrow('without an image');
  expect(calls).toEqual([]);
});

test('a container that is not found right after it was made is asked for again; later it is void', async () => {
  answerWith(lost(), lost());
  expect(await prepare(container)).toMatchObject({ isReady: false, progress: { container_id: '500' } });
  expect(await failureOf(prepare(container, NOW + 3 * MINUTE))).toMatchObject({
    code: 'PLATFORM_DOWN',
    isProgressVoid: true,
  });
});

test('an image that Instagram refuses fails with its words; an expired container is made anew', async () => {
  answerWith(
    state('ERROR', 'Error: 2207052 media could not be fetched'),
    state('EXPIRED'),
    json({ id: '501' }),
  );
  const failure = await failureOf(prepare(container));
  expect(failure).toMatchObject({ code: 'MEDIA_REFUSED', isProgressVoid: true });
  expect(failure.message).toContain('2207052');
  expect(await prepare(container)).toMatchObject({ progress: { container_id: '501' }, isReady: false });
});

test('after five minutes the attempt ends, and the container is kept for the next one', async () => {
  answerWith(state('IN_PROGRESS'));
  const failure = await failureOf(prepare({ ...container, polls: '8' }, NOW + 6 * MINUTE));
  expect(failure).toMatchObject({ code: 'PLATFORM_DOWN', isProgressVoid: false });
});

describe('a container that is published', () => {
  const media = (...captions: string[]) =>
    json({
      data: captions.map((caption, n) => ({
        id: `90${n}`,
        caption,
        permalink: `https://www.instagram.com/p/${n}/`,
        timestamp: '2026-11-22T10:00:00+0000',
      })),
    });

  const find = (progress: Record<string, string> = container) =>
    instagram.find!(makeCtx(), secret, post(true), progress, NOW);

  test('is never published again: the post is looked up', async () => {
    const calls = answerWith(state('PUBLISHED'), state('PUBLISHED'), media('another', TEXT));
    expect(await failureOf(publish())).toMatchObject({ code: 'OUTCOME_UNKNOWN', isUnknown: true });
    expect(await find()).toEqual([
      { postId: '901', postUrl: 'https://www.instagram.com/p/1/' },
      { postId: '500', postUrl: null },
    ]);
    expect(calls.map(({ method }) => method)).toEqual(['GET', 'GET', 'GET']);
  });

  test('counts as a post even if the list does not show it, or shows one of last year', async () => {
    const old = { id: '900', caption: TEXT, timestamp: '2025-11-22T10:00:00+0000' };
    answerWith(state('PUBLISHED'), media('another'), state('PUBLISHED'), json({ data: [old] }));
    expect(await find()).toEqual([{ postId: '500', postUrl: null }]);
    expect(await find()).toEqual([{ postId: '500', postUrl: null }]);
  });

  test('is ready at once, and one that is not published is no post', async () => {
    answerWith(state('PUBLISHED'), state('FINISHED'), state('EXPIRED'));
    expect((await prepare(container)).isReady).toBe(true);
    expect(await find()).toEqual([]);
    expect(await find()).toEqual([]);
    expect(await find({})).toEqual([]);
  });
});

test('a failure to read the container comes before the call that publishes: nothing is unknown', async () => {
  for (const answer of [
    json({}, 500),
    lost(),
    state('IN_PROGRESS'),
    state('NEW'),
    json({ error: {} }, 400),
  ]) {
    const calls = answerWith(answer);
    expect((await failureOf(publish())).isUnknown).toBe(false);
    expect(calls.map(({ method }) => method)).toEqual(['GET']);
  }
});

test('a post whose address cannot be read is published all the same', async () => {
  answerWith(state('FINISHED'), json({ id: '900' }), json({}, 500));
  expect(await publish()).toEqual({ postId: '900', postUrl: null });
  answerWith(state('FINISHED'), json({ id: '900' }), json({ permalink: 'https://evil.example/p/' }));
  expect(await publish()).toEqual({ postId: '900', postUrl: null });
});

describe('after these the post may exist', () => {
  test.each(UNCLEAR)('%s', async (name, answer) => {
    const calls = answerWith(state('FINISHED'), answer());
    if (name === 'silence') endTimeOutsAtOnce();
    const failure = await failureOf(publish());
    expect(failure).toMatchObject({ code: 'OUTCOME_UNKNOWN', isUnknown: true });
    expect(calls).toHaveLength(2);
  });
});

test.each([
  [{ code: 9, error_subcode: 2_207_042 }, 'DAILY_LIMIT', false],
  [{ code: 80_002 }, 'RATE_LIMITED', false],
  [{ code: 36_003, error_subcode: 2_207_009 }, 'MEDIA_REFUSED', true],
  [{ code: 9004, error_subcode: 2_207_052 }, 'MEDIA_REFUSED', true],
  [{ code: 36_004, error_subcode: 2_207_010 }, 'CONTENT_REFUSED', false],
  [{ code: 4, error_subcode: 2_207_051 }, 'CONTENT_REFUSED', false],
  [{ code: 24, error_subcode: 2_207_006 }, 'PLATFORM_DOWN', true],
  [{ code: 190 }, 'SIGN_IN_AGAIN', false],
])('error %j is %s, the container void: %s', async (error, code, isProgressVoid) => {
  answerWith(state('FINISHED'), json({ error }, 400));
  expect(await failureOf(publish())).toMatchObject({ code, isProgressVoid, isUnknown: false });
});

test('a check reads the account, and what it may do', async () => {
  const user = { id: '178', username: 'herald.demo' };
  const denied = { error: { code: 10, message: 'Application does not have permission' } };
  answerWith(json(user), json({ data: [{ quota_usage: 3 }] }), json(user), json(denied, 403));
  expect((await instagram.check(makeCtx(), secret)).account).toEqual({
    id: '178',
    name: '@herald.demo',
    scopes: ['instagram_content_publish'],
    missing: [],
  });
  expect((await instagram.check(makeCtx(), secret)).account.missing).toEqual(['instagram_content_publish']);
});
