import { afterEach, describe, expect, test, vi } from 'vitest';
import { x } from '../../../../../../src/worker/modules/stream/x/x.ts';
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

const oauth2 = x.parse(
  JSON.stringify({
    access_token: 'planted-access-Zq81',
    refresh_token: 'planted-refresh-Zq82',
    client_id: 'app',
  }),
);
const confidential = x.parse(
  JSON.stringify({
    access_token: 'planted-access-Zq81',
    refresh_token: 'planted-refresh-Zq82',
    client_id: 'app',
    client_secret: 'planted-client-Zq83',
  }),
);
const oauth1 = x.parse(
  JSON.stringify({
    consumer_key: 'planted-key-Zq84',
    consumer_secret: 'planted-consumer-Zq85',
    access_token: 'planted-access-Zq81',
    access_token_secret: 'planted-secret-Zq86',
  }),
);
const publish = (secret: unknown = oauth2) => x.publish(makeCtx(), secret as typeof oauth2, post(), {});

test.each([
  'not json',
  '[]',
  '{"access_token":"a"}',
  '{"access_token":"a","refresh_token":"b","client_id":""}',
  '{"access_token":"a\\nb","refresh_token":"b","client_id":"c"}',
  '{"access_token":1,"refresh_token":"b","client_id":"c"}',
  '{"consumer_key":"a","consumer_secret":"b","access_token":"c"}',
])('%s is refused, and not repeated', (value) => {
  expect(() => x.parse(value)).toThrow('credential_value: expected JSON: {"access_token"');
});

test('a post is one call with a bearer token', async () => {
  const calls = answerWith(json({ data: { id: '1765', text: TEXT } }, 201));
  expect(await publish()).toEqual({ postId: '1765', postUrl: 'https://x.com/i/status/1765' });
  expect(calls).toHaveLength(1);
  expect(calls[0]).toMatchObject({ method: 'POST', url: 'https://api.x.com/2/tweets' });
  expect(calls[0]?.headers.get('authorization')).toBe('Bearer planted-access-Zq81');
  expect(JSON.parse(String(calls[0]?.body))).toEqual({ text: TEXT });
});

test('tokens of OAuth 1.0a sign each request anew, and their secrets stay here', async () => {
  const calls = answerWith(json({ data: { id: '1' } }), json({ data: { id: '2' } }));
  await publish(oauth1);
  await publish(oauth1);
  const [one, other] = calls.map(({ headers }) => headers.get('authorization')!);
  expect(one).toMatch(
    /^OAuth oauth_consumer_key="planted-key-Zq84", oauth_nonce="\w{32}", oauth_signature="/,
  );
  expect(one).not.toBe(other);
  expect(one).not.toMatch(/planted-(consumer|secret)/);
});

test('an image is uploaded once, and again only when the upload grows old', async () => {
  const calls = answerWith(
    json({ data: { id: '77' } }),
    json({ data: { id: '78' } }),
    json({ data: { id: '1' } }),
  );
  const first = await x.prepare(makeCtx(), oauth2, post(true), {});
  expect(first).toEqual({ progress: { media_id: '77', uploaded_at: String(NOW) }, isReady: true });
  const form = calls[0]?.body as FormData;
  expect([form.get('media_category'), (form.get('media') as File).type]).toEqual([
    'tweet_image',
    'image/jpeg',
  ]);
  expect(await x.prepare(makeCtx(), oauth2, post(true), first.progress)).toEqual(first);
  const later = await x.prepare(makeCtx({}, NOW + 86_400_000), oauth2, post(true), first.progress);
  expect(later.progress.media_id).toBe('78');
  await x.publish(makeCtx(), oauth2, post(true), later.progress);
  expect(JSON.parse(String(calls[2]?.body))).toEqual({ text: TEXT, media: { media_ids: ['78'] } });
  expect(calls).toHaveLength(3);
});

test('an image above 5 MB is refused before the call, and a post never goes without its image', async () => {
  const calls = answerWith();
  const big = { bytes: new Uint8Array(5_000_001), contentType: 'image/png' };
  const large = { text: TEXT, image: { url: 'https://a.example/a.png', read: async () => big } };
  expect(await failureOf(x.prepare(makeCtx(), oauth2, large, {}))).toMatchObject({ code: 'MEDIA_REFUSED' });
  await expect(x.publish(makeCtx(), oauth2, post(true), {})).rejects.toThrow('not uploaded');
  expect(calls).toEqual([]);
});

test('the plan shows the upload and the post', () => {
  expect(x.plan(null, post(true))).toEqual([
    {
      method: 'POST',
      path: '/2/media/upload',
      body: { media: 'https://herald.example.com/images/a.jpg', media_category: 'tweet_image' },
    },
    { method: 'POST', path: '/2/tweets', body: { text: TEXT, media: { media_ids: ['{media_id}'] } } },
  ]);
  expect(x.plan(oauth1, post())).toEqual([{ method: 'POST', path: '/2/tweets', body: { text: TEXT } }]);
});

test('a check names the account, and for OAuth 1.0a a missing right', async () => {
  const me = { data: { id: '12', name: 'Herald', username: 'herald_demo' } };
  answerWith(json(me), json(me, 200, { 'x-access-level': 'read' }));
  expect((await x.check(makeCtx(), oauth2)).account).toEqual({
    id: '12',
    name: '@herald_demo',
    scopes: null,
    missing: [],
  });
  expect((await x.check(makeCtx(), oauth1)).account.missing).toEqual(['write']);
});

const reset = (seconds: number) => String(NOW / 1000 + seconds);
test.each([
  [{ 'x-rate-limit-reset': reset(120) }, 'RATE_LIMITED', NOW + 120_000],
  [{ 'x-rate-limit-reset': reset(-50) }, 'RATE_LIMITED', NOW + 1000],
  [{ 'x-rate-limit-reset': 'tomorrow' }, 'RATE_LIMITED', NOW + 900_000],
  [{ 'retry-after': '7' }, 'RATE_LIMITED', NOW + 7000],
  [{}, 'RATE_LIMITED', NOW + 900_000],
  [
    {
      'x-rate-limit-reset': reset(60),
      'x-user-limit-24hour-remaining': '0',
      'x-user-limit-24hour-reset': reset(7200),
    },
    'DAILY_LIMIT',
    NOW + 7_200_000,
  ],
  [
    { 'x-app-limit-24hour-remaining': '0', 'x-app-limit-24hour-reset': '99999999999' },
    'DAILY_LIMIT',
    NOW + 86_400_000,
  ],
  [
    { 'x-user-limit-24hour-remaining': '9', 'x-user-limit-24hour-reset': reset(7200) },
    'RATE_LIMITED',
    NOW + 900_000,
  ],
])('a limit with %j is %s', async (headers, code, retryAt) => {
  answerWith(json({ title: 'Too Many Requests' }, 429, headers as Record<string, string>));
  expect(await failureOf(publish())).toMatchObject({ code, retryAt, isUnknown: false });
});

test.each([
  [401, { title: 'Unauthorized' }, 'SIGN_IN_AGAIN'],
  [402, { title: 'CreditsDepleted' }, 'PERMISSION_MISSING'],
  [403, { detail: 'You are not allowed to create a Tweet with duplicate content.' }, 'DUPLICATE'],
  [403, { errors: [{ code: 187, message: 'Status is a duplicate.' }] }, 'DUPLICATE'],
  [403, { detail: 'Your Tweet text is too long.' }, 'CONTENT_REFUSED'],
  [403, { errors: [{ code: 185, message: 'User is over daily status update limit.' }] }, 'DAILY_LIMIT'],
  [403, { errors: [{ code: 326, message: 'locked' }] }, 'PERMISSION_MISSING'],
  [403, { detail: 'You are not permitted to perform this action.' }, 'PERMISSION_MISSING'],
  [400, { errors: [{ message: 'Your media IDs are invalid.' }] }, 'MEDIA_REFUSED'],
  [413, '', 'MEDIA_REFUSED'],
  [400, { detail: 'One or more parameters to your request was invalid.' }, 'CONTENT_REFUSED'],
  [429, { title: 'UsageCapExceeded' }, 'DAILY_LIMIT'],
])('status %i %j is %s', async (status, body, code) => {
  answerWith(json(body, status));
  expect(await failureOf(publish())).toMatchObject({ code, isUnknown: false });
});

test('only a token of OAuth 2.0 can be renewed', async () => {
  for (const [secret, isTokenInvalid] of [
    [oauth2, true],
    [oauth1, false],
  ] as const) {
    answerWith(json({}, 401));
    expect(await failureOf(publish(secret))).toMatchObject({ code: 'SIGN_IN_AGAIN', isTokenInvalid });
  }
});

test('a missing scope is named', async () => {
  answerWith(json({ detail: 'Requires one of the scopes tweet.write and media.write.' }, 403));
  expect((await failureOf(publish())).missing).toEqual(['tweet.write', 'media.write']);
});

describe('after these the post may exist', () => {
  test.each(UNCLEAR)('%s', async (name, answer) => {
    if (name === 'silence') endTimeOutsAtOnce();
    const calls = answerWith(answer());
    expect(await failureOf(publish())).toMatchObject({ code: 'OUTCOME_UNKNOWN', isUnknown: true });
    expect(calls).toHaveLength(1);
    expect(x.find).toBeUndefined();
  });
});

describe('new tokens', () => {
  test('take the place of the old ones', async () => {
    const tokens = {
      access_token: 'new-a',
      refresh_token: 'new-r',
      expires_in: 7200,
      scope: 'tweet.read tweet.write',
    };
    const calls = answerWith(json(tokens), json(tokens));
    const renewed = await x.refresh?.(makeCtx(), oauth2);
    expect(renewed).toEqual({
      secret: { ...oauth2, accessToken: 'new-a', refreshToken: 'new-r' },
      expiresAt: NOW + 7_200_000,
      scopes: ['tweet.read', 'tweet.write'],
    });
    expect(calls[0]?.url).toBe('https://api.x.com/2/oauth2/token');
    expect(calls[0]?.headers.has('authorization')).toBe(false);
    expect(Object.fromEntries(new URLSearchParams(String(calls[0]?.body)))).toEqual({
      grant_type: 'refresh_token',
      refresh_token: 'planted-refresh-Zq82',
      client_id: 'app',
    });
    await x.refresh?.(makeCtx(), confidential);
    expect(calls[1]?.headers.get('authorization')).toBe(`Basic ${btoa('app:planted-client-Zq83')}`);
  });

  test('have the scopes that are words', async () => {
    const scope = `tweet.read <b> ${'x'.repeat(200)} users.read ${'y '.repeat(100_000)}`;
    answerWith(json({ access_token: 'a', refresh_token: 'r', expires_in: -1, scope }));
    const renewed = await x.refresh?.(makeCtx(), oauth2);
    expect(renewed?.expiresAt).toBeNull();
    expect(renewed?.scopes?.slice(0, 3)).toEqual(['tweet.read', 'users.read', 'y']);
    expect(JSON.stringify(renewed?.scopes).length).toBeLessThan(12_000);
  });

  test.each([
    [400, { error: 'invalid_grant' }, 'SIGN_IN_AGAIN', true],
    [
      400,
      { error: 'invalid_request', error_description: 'Value passed for the token was invalid.' },
      'SIGN_IN_AGAIN',
      true,
    ],
    [
      400,
      { error: 'invalid_request', error_description: 'Missing required parameter [scope].' },
      'PLATFORM_DOWN',
      false,
    ],
    [401, { error: 'invalid_client' }, 'PERMISSION_MISSING', false],
    [429, { error: 'invalid_grant' }, 'RATE_LIMITED', false],
    [400, '<html>', 'PLATFORM_DOWN', false],
    [503, {}, 'PLATFORM_DOWN', false],
    [200, { access_token: '' }, 'PLATFORM_DOWN', false],
    [200, { access_token: 'a\nb' }, 'PLATFORM_DOWN', false],
  ])('after status %i %j: %s, and the access has ended: %s', async (status, body, code, isTokenInvalid) => {
    answerWith(json(body, status));
    const failure = await failureOf(x.refresh!(makeCtx(), oauth2));
    expect(failure).toMatchObject({ code, isTokenInvalid });
  });

  test('are not given up for a connection that breaks', async () => {
    answerWith(new TypeError('Network connection lost.'));
    expect(await failureOf(x.refresh!(makeCtx(), oauth2))).toMatchObject({
      code: 'PLATFORM_DOWN',
      isTokenInvalid: false,
    });
  });
});

test('no message holds a secret, whatever X answers', async () => {
  const values = ['access-Zq81', 'refresh-Zq82', 'client-Zq83', 'key-Zq84', 'consumer-Zq85', 'secret-Zq86'];
  const detail = values.map((value) => `planted-${value}`).join(' ');
  for (const secret of [confidential, oauth1]) {
    for (const status of [400, 401, 402, 403, 404, 413, 429, 500]) {
      answerWith(
        json({ detail, errors: [{ message: detail }] }, status),
        json({ error_description: detail }, status),
      );
      const messages = [(await failureOf(publish(secret))).message];
      if (secret === confidential) messages.push((await failureOf(x.refresh!(makeCtx(), secret))).message);
      const own = Object.values(secret).filter((value) => String(value).startsWith('planted-'));
      for (const value of own) expect(messages.join()).not.toContain(value);
    }
  }
});

test.each([
  [{ title: 'Forbidden', detail: 'Forbidden' }, ['tweet.read', 'users.read']],
  [{ title: 'Forbidden', detail: 'The scope users.read is missing.' }, ['users.read']],
  [{ title: 'Forbidden', detail: 'Your account is suspended.' }, []],
])('a check that is refused with %j lacks %j', async (problem, missing) => {
  answerWith(json({ ...problem, status: 403 }, 403));
  expect(await failureOf(x.check(makeCtx(), oauth2))).toMatchObject({ code: 'PERMISSION_MISSING', missing });
});
