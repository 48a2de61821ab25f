import { afterEach, describe, expect, test, vi } from 'vitest';
import { facebook } from '../../../../../../src/worker/modules/stream/meta/facebook.ts';
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

const secret = facebook.parse('{"access_token":"planted-page-Zq81","page_id":"1000"}');
const publish = (withImage = false, progress = {}) =>
  facebook.publish(makeCtx(), secret, post(withImage), progress);
const formOf = (body: unknown) => {
  const { access_token, ...form } = Object.fromEntries(new URLSearchParams(String(body)));
  expect(access_token).toBe('planted-page-Zq81');
  return form;
};
const LINK = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';

test.each([
  '{"access_token":"a"}',
  '{"access_token":"a","page_id":1000}',
  '{"access_token":"a","page_id":".."}',
  '{"access_token":"a","page_id":"1/../2"}',
  '{"access_token":"é","page_id":"1"}',
  'null',
])('%s is refused', (value) => {
  expect(() => facebook.parse(value)).toThrow('credential_value: expected JSON: {"access_token", "page_id"}');
});

test('a post without an image has the link of its text, and the token in its form', async () => {
  const calls = answerWith(json({ id: '1000_55' }));
  expect(await publish()).toEqual({ postId: '1000_55', postUrl: 'https://www.facebook.com/1000_55' });
  expect(calls[0]?.url).toBe('https://graph.facebook.com/v26.0/1000/feed');
  expect(formOf(calls[0]?.body)).toEqual({ message: TEXT, link: LINK });
});

test('an image is uploaded unpublished, once, and attached', async () => {
  const calls = answerWith(json({ id: '66' }), json({ id: '1000_55' }));
  const step = await facebook.prepare(makeCtx(), secret, post(true), {});
  expect(step).toEqual({ progress: { photo_id: '66' }, isReady: true });
  expect(await facebook.prepare(makeCtx(), secret, post(true), step.progress)).toEqual(step);
  await publish(true, step.progress);
  expect(calls.map(({ url, body }) => [new URL(url).pathname, formOf(body)])).toEqual([
    ['/v26.0/1000/photos', { url: 'https://herald.example.com/images/a.jpg', published: 'false' }],
    ['/v26.0/1000/feed', { message: TEXT, attached_media: '[{"media_fbid":"66"}]' }],
  ]);
  const planned = facebook.plan(secret, post(true)).map(({ path, body }) => [`/v26.0${path}`, body]);
  expect(planned).toEqual([
    ['/v26.0/1000/photos', { url: 'https://herald.example.com/images/a.jpg', published: 'false' }],
    ['/v26.0/1000/feed', { message: TEXT, attached_media: '[{"media_fbid":"{photo_id}"}]' }],
  ]);
});

test('the version and the base URL are settings', async () => {
  const calls = answerWith(json({ id: '1000', name: 'Herald' }));
  const ctx = makeCtx({ GRAPH_API_URL: 'https://graph.example.com/', GRAPH_API_VERSION: 'v27.0' });
  const { account } = await facebook.check(ctx, secret);
  expect(account).toEqual({ id: '1000', name: 'Herald', scopes: null, missing: [] });
  expect(calls[0]?.url).toBe(
    'https://graph.example.com/v27.0/1000?fields=id%2Cname&access_token=planted-page-Zq81',
  );
});

const graph = (code: number, more: object = {}, status = 400) =>
  json({ error: { code, message: 'Something', ...more } }, status);

test.each([
  [190, {}, 'SIGN_IN_AGAIN'],
  [102, {}, 'SIGN_IN_AGAIN'],
  [4, {}, 'RATE_LIMITED'],
  [17, {}, 'RATE_LIMITED'],
  [32, {}, 'RATE_LIMITED'],
  [613, {}, 'RATE_LIMITED'],
  [80_001, {}, 'RATE_LIMITED'],
  [80_006, {}, 'RATE_LIMITED'],
  [10, {}, 'PERMISSION_MISSING'],
  [200, {}, 'PERMISSION_MISSING'],
  [299, {}, 'PERMISSION_MISSING'],
  [100, { error_subcode: 33 }, 'PERMISSION_MISSING'],
  [506, {}, 'DUPLICATE'],
  [368, {}, 'CONTENT_REFUSED'],
  [100, {}, 'CONTENT_REFUSED'],
  [300, {}, 'CONTENT_REFUSED'],
  [324, {}, 'MEDIA_REFUSED'],
  [9007, {}, 'PLATFORM_DOWN'],
])('error %i %j is %s', async (code, more, expected) => {
  answerWith(graph(code, more));
  const failure = await failureOf(publish());
  expect(failure).toMatchObject({ code: expected, isUnknown: false, isTokenInvalid: false });
});

test.each([1, 2])(
  'error %i leaves open whether a post exists, and an upload can be repeated',
  async (code) => {
    answerWith(graph(code), graph(code));
    expect(await failureOf(publish())).toMatchObject({ code: 'OUTCOME_UNKNOWN', isUnknown: true });
    const upload = facebook.prepare(makeCtx(), secret, post(true), {});
    expect(await failureOf(upload)).toMatchObject({ code: 'PLATFORM_DOWN', isUnknown: false });
  },
);

test.each([
  [{ 1000: [{ estimated_time_to_regain_access: 7 }, { estimated_time_to_regain_access: 3 }] }, 7],
  [{ 1000: [{ estimated_time_to_regain_access: 1e9 }] }, 24 * 60],
  [{ 1000: [{ estimated_time_to_regain_access: 0 }] }, null],
  [{ 1000: 'x', 2000: [null, 7] }, null],
  [[], null],
])('usage %j means a pause of %j minutes', async (usage, minutes) => {
  const headers = { 'x-business-use-case-usage': JSON.stringify(usage) };
  answerWith(json({ error: { code: 80_001 } }, 400, headers));
  const retryAt = minutes === null ? null : NOW + minutes * 60_000;
  expect(await failureOf(publish())).toMatchObject({ code: 'RATE_LIMITED', retryAt });
});

test.each(['<html>', {}, { error: 'x' }, { error: { code: '__proto__' } }])(
  'status 400 with %j is a refusal',
  async (body) => {
    answerWith(json(body, 400));
    expect(await failureOf(publish())).toMatchObject({ code: 'CONTENT_REFUSED', isUnknown: false });
  },
);

describe('after these the post may exist', () => {
  test.each(UNCLEAR)('%s', async (name, answer) => {
    if (name === 'silence') endTimeOutsAtOnce();
    answerWith(answer());
    expect(await failureOf(publish())).toMatchObject({ code: 'OUTCOME_UNKNOWN', isUnknown: true });
  });
});

test('a post is found by its exact text', async () => {
  const feed = (...messages: unknown[]) =>
    json({
      data: messages.map((message, n) => ({ id: `1000_${n}`, message, permalink_url: 'javascript:1' })),
    });
  const calls = answerWith(feed('another', `${TEXT}!`, ` ${TEXT}\r\n`), feed('another'), feed(), json({}));
  const find = () => facebook.find!(makeCtx(), secret, post(), {}, NOW);
  expect(await find()).toEqual([{ postId: '1000_2', postUrl: 'https://www.facebook.com/1000_2' }]);
  expect(await find()).toEqual([]);
  expect(await find()).toEqual([]);
  expect(await failureOf(find())).toMatchObject({ code: 'PLATFORM_DOWN' });
  expect(new URL(calls[0]!.url).searchParams.get('since')).toBe(String(NOW / 1000 - 10));
});

test('a permission is named, and a message holds no token', async () => {
  const message = `(#200) pages_manage_posts is needed. planted-page-Zq81 ${'EAAB'.repeat(30)}`;
  answerWith(graph(200, { message }));
  const failure = await failureOf(publish());
  expect(failure.missing).toEqual(['pages_manage_posts']);
  expect(failure.message).not.toContain('planted-page-Zq81');
  expect(failure.message).not.toContain('EAAB');
});

test.each<[about: object, scopes: string[] | null, missing: string[]]>([
  [
    { scopes: ['pages_manage_posts', 'pages_read_engagement'] },
    ['pages_manage_posts', 'pages_read_engagement'],
    [],
  ],
  [{ scopes: ['pages_read_engagement'] }, ['pages_read_engagement'], ['pages_manage_posts']],
  [{ scopes: [] }, [], ['pages_read_engagement', 'pages_manage_posts']],
  [
    {
      scopes: ['pages_manage_posts', 'pages_read_engagement'],
      granular_scopes: [
        { scope: 'pages_manage_posts', target_ids: ['2000'] },
        { scope: 'pages_read_engagement', target_ids: ['2000', '1000'] },
      ],
    },
    ['pages_read_engagement'],
    ['pages_manage_posts'],
  ],
  [
    {
      scopes: ['pages_manage_posts', 'pages_read_engagement'],
      granular_scopes: [{ scope: 'pages_manage_posts' }],
    },
    ['pages_manage_posts', 'pages_read_engagement'],
    [],
  ],
  [{ is_valid: true }, null, []],
  [{ scopes: 'all' }, null, []],
  [{ scopes: ['<b>'] }, null, []],
])('of a token about which Facebook says %j, a check finds', async (about, scopes, missing) => {
  const calls = answerWith(json({ id: '1000', name: 'Herald' }), json({ data: about }));
  expect((await facebook.check(makeCtx(), secret)).account).toMatchObject({ scopes, missing });
  expect(new URL(calls[1]!.url).pathname).toBe('/v26.0/debug_token');
});
