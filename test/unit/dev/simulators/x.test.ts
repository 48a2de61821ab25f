import { beforeEach, describe, expect, test } from 'vitest';
import { DEVELOPMENT_USER, type XUser } from '../../../../src/dev/simulators/x/accounts.ts';
import { baseString, encode, sign } from '../../../../src/dev/simulators/x/oauth1.ts';
import { createX, type SimulatedX } from '../../../../src/dev/simulators/x/x.ts';
import { jpeg, png } from './platforms/images.ts';

const ORIGIN = 'http://x.test';
const { oauth1, oauth2 } = DEVELOPMENT_USER;
const READER: XUser = {
  id: '2',
  username: 'reader',
  name: 'Reader',
  oauth2: {
    clientId: 'public',
    accessToken: 'reader',
    refreshToken: 'reader-r',
    scopes: ['tweet.read', 'users.read'],
  },
};

let time: number;
let x: SimulatedX;
beforeEach(() => {
  time = Date.parse('2026-11-22T12:00:00Z');
  x = createX({ now: () => time, users: [DEVELOPMENT_USER, READER] });
});

function tweet(body: unknown, authorization = `Bearer ${oauth2.accessToken}`): Promise<Response> {
  const headers = { authorization, 'content-type': 'application/json' };
  return x.fetch(`${ORIGIN}/2/tweets`, { method: 'POST', headers, body: JSON.stringify(body) });
}

function upload(bytes: Uint8Array<ArrayBuffer>, token = oauth2.accessToken): Promise<Response> {
  const form = new FormData();
  form.set('media', new Blob([bytes]), 'card');
  form.set('media_category', 'tweet_image');
  const headers = { authorization: `Bearer ${token}` };
  return x.fetch(`${ORIGIN}/2/media/upload`, { method: 'POST', headers, body: form });
}

function me(token = oauth2.accessToken): Promise<Response> {
  return x.fetch(`${ORIGIN}/2/users/me`, { headers: { authorization: `Bearer ${token}` } });
}

async function read(response: Response) {
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

test('posts, and names the user', async () => {
  const { status, body } = await read(await tweet({ text: 'We are live' }));
  expect([status, body]).toMatchObject([
    201,
    { data: { id: expect.stringMatching(/^\d+$/), text: 'We are live' } },
  ]);
  expect((await read(await me())).body).toEqual({
    data: { id: DEVELOPMENT_USER.id, name: 'Herald Development', username: 'herald_dev' },
  });
  expect(x.posts).toMatchObject([{ account: DEVELOPMENT_USER.id, text: 'We are live', images: [] }]);
});

test.each([
  ['280 letters', 'x'.repeat(280), 201],
  ['281 letters', 'x'.repeat(281), 400],
  ['140 ideographs', '字'.repeat(140), 201],
  ['141 ideographs', '字'.repeat(141), 400],
  ['a long link, which counts 23', `${'x'.repeat(256)} https://example.com/${'y'.repeat(300)}`, 201],
  ['one letter more beside a link', `${'x'.repeat(257)} https://example.com/${'y'.repeat(300)}`, 400],
])('weighs %s', async (_title, text, status) => {
  expect((await tweet({ text })).status).toBe(status);
});

test('refuses a text that the user posted in the last 24 hours', async () => {
  await tweet({ text: 'Live: café' });
  const { status, body } = await read(await tweet({ text: 'Live: cafe\u0301 ' }));
  expect([status, body]).toEqual([
    403,
    {
      title: 'Forbidden',
      detail: 'You are not allowed to create a Tweet with duplicate content.',
      type: 'about:blank',
      status: 403,
    },
  ]);
  expect([x.posts.length, x.duplicates.length]).toEqual([1, 1]);
});

test.each([[{}], [{ text: ' ' }], [{ text: 'x', unknown: 1 }], [{ text: 'x', media: { media_ids: [] } }]])(
  'refuses the body %j',
  async (body) => {
    expect(await read(await tweet(body))).toMatchObject({ status: 400, body: { title: 'Invalid Request' } });
  },
);

describe('media', () => {
  test('belong to their user, and expire in 24 hours', async () => {
    const answer = await read(await upload(png(100, 100)));
    expect(answer.body).toMatchObject({ data: { id: expect.any(String), expires_after_secs: 86_400 } });
    const { id } = answer.body['data'] as { id: string };
    expect((await tweet({ text: 'Card', media: { media_ids: [id] } })).status).toBe(201);
    expect(x.posts[0]?.images).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
    const unknown = await read(await tweet({ text: 'Other', media: { media_ids: ['123'] } }));
    expect(unknown.body).toMatchObject({ errors: [{ message: 'Your media IDs are invalid.' }] });
    time += 86_400_000;
    const renewed = await refresh({ refresh_token: oauth2.refreshToken });
    const token = (await read(renewed)).body['access_token'];
    const late = await tweet({ text: 'Late', media: { media_ids: [id] } }, `Bearer ${token}`);
    expect(late.status).toBe(400);
  });

  test.each([
    ['over 5 MB', jpeg(10, 10, 5 * 1024 * 1024 + 1)],
    ['no image', new Uint8Array(100)],
  ])('are refused: %s', async (_title, bytes) => {
    expect((await upload(bytes)).status).toBe(400);
  });

  test('need the scope media.write', async () => {
    expect((await upload(jpeg(10, 10), 'reader')).status).toBe(403);
  });
});

test('tells an expired token from a missing scope', async () => {
  expect(await read(await tweet({ text: 'x' }, 'Bearer reader'))).toMatchObject({
    status: 403,
    body: { title: 'Forbidden' },
  });
  time += 7_200_000;
  expect(await read(await me())).toEqual({
    status: 401,
    body: { title: 'Unauthorized', detail: 'Unauthorized', type: 'about:blank', status: 401 },
  });
});

function refresh(form: Record<string, string>, basic = `${oauth2.clientId}:${oauth2.clientSecret}`) {
  const body = new URLSearchParams({ grant_type: 'refresh_token', ...form });
  const headers: Record<string, string> = basic ? { authorization: `Basic ${btoa(basic)}` } : {};
  return x.fetch(`${ORIGIN}/2/oauth2/token`, { method: 'POST', headers, body });
}

describe('refresh tokens', () => {
  test('work once, and reuse ends the whole family', async () => {
    const first = await read(await refresh({ refresh_token: oauth2.refreshToken }));
    expect(first).toMatchObject({ status: 200, body: { token_type: 'bearer', expires_in: 7200 } });
    const { access_token: access, refresh_token: next } = first.body as Record<string, string>;
    expect((await me(access)).status).toBe(200);
    const reused = await read(await refresh({ refresh_token: oauth2.refreshToken }));
    expect([reused.status, reused.body['error']]).toEqual([400, 'invalid_request']);
    expect((await me(access)).status).toBe(401);
    expect((await refresh({ refresh_token: next! })).status).toBe(400);
  });

  test('need the secret of a confidential client, and the id of a public one', async () => {
    const ofUser = { refresh_token: oauth2.refreshToken };
    expect((await refresh(ofUser, `${oauth2.clientId}:wrong`)).status).toBe(401);
    expect((await refresh({ ...ofUser, client_id: oauth2.clientId }, '')).status).toBe(401);
    expect((await refresh({ refresh_token: 'reader-r' }, '')).status).toBe(400);
    expect((await refresh({ ...ofUser, client_id: 'public' }, '')).status).toBe(400);
    expect((await refresh({ refresh_token: 'reader-r', client_id: 'public' }, '')).status).toBe(200);
    expect((await refresh(ofUser)).status).toBe(200);
  });
});

describe('OAuth 1.0a', () => {
  test('signs the example of the documentation of X', async () => {
    const base = baseString('post', 'https://api.x.com/1.1/statuses/update.json', [
      ['status', 'Hello Ladies + Gentlemen, a signed OAuth request!'],
      ['include_entities', 'true'],
      ['oauth_consumer_key', 'xvz1evFS4wEEPTGEFPHBog'],
      ['oauth_nonce', 'kYjzVBB8Y0ZFabxSWbWovY3uYSQ2pTgmZeNu2VS4cg'],
      ['oauth_signature_method', 'HMAC-SHA1'],
      ['oauth_timestamp', '1318622958'],
      ['oauth_token', '370773112-GmHxMAgYyLbNEtIKZeRNFsMKPR9EyMZeS9weJAEb'],
      ['oauth_version', '1.0'],
    ]);
    const secrets = [
      'kAcSOqF21Fu85e7zjz7ZN2U4ZRhfV3WpwPAoE3Z7kBw',
      'LswwdoUaIvS8ltyTt5jkRh4J50vUPVVHtR2YPi5kE',
    ] as const;
    expect(await sign(base, ...secrets)).toBe('Ls93hJiZbQ3akF3HF3x1Bz8/zU4=');
  });

  test('makes the base string of RFC 5849, section 3.4.1.1', () => {
    const parameters: [string, string][] = [
      ['b5', '=%3D'],
      ['a3', 'a'],
      ['c@', ''],
      ['a2', 'r b'],
      ['oauth_consumer_key', '9djdj82h48djs9d2'],
      ['oauth_token', 'kkk9d7dh3k39sjv7'],
      ['oauth_signature_method', 'HMAC-SHA1'],
      ['oauth_timestamp', '137131201'],
      ['oauth_nonce', '7d8f3e4a'],
      ['c2', ''],
      ['a3', '2 q'],
    ];
    expect(baseString('POST', 'http://EXAMPLE.COM:80/request?b5=%3D%253D', parameters)).toBe(
      'POST&http%3A%2F%2Fexample.com%2Frequest&a2%3Dr%2520b%26a3%3D2%2520q%26a3%3Da%26b5%3D%253D%25253D%26c%2540%3D%26c2%3D%26oauth_consumer_key%3D9djdj82h48djs9d2%26oauth_nonce%3D7d8f3e4a%26oauth_signature_method%3DHMAC-SHA1%26oauth_timestamp%3D137131201%26oauth_token%3Dkkk9d7dh3k39sjv7',
    );
  });

  async function header(
    change: Record<string, string> = {},
    secret = oauth1.accessTokenSecret,
  ): Promise<string> {
    const parameters = {
      oauth_consumer_key: oauth1.consumerKey,
      oauth_nonce: 'nonce-1',
      oauth_signature_method: 'HMAC-SHA1',
      oauth_timestamp: String(time / 1000),
      oauth_token: oauth1.accessToken,
      oauth_version: '1.0',
      ...change,
    };
    const base = baseString('POST', `${ORIGIN}/2/tweets`, Object.entries(parameters));
    const all = { ...parameters, oauth_signature: await sign(base, oauth1.consumerSecret, secret) };
    return `OAuth ${Object.entries(all)
      .map(([name, value]) => `${encode(name)}="${encode(value)}"`)
      .join(', ')}`;
  }

  test('takes a signed call once', async () => {
    const authorization = await header();
    expect((await tweet({ text: 'signed' }, authorization)).status).toBe(201);
    expect((await tweet({ text: 'replayed' }, authorization)).status).toBe(401);
    expect((await tweet({ text: 'another' }, await header({ oauth_nonce: 'nonce-2' }))).status).toBe(201);
  });

  test.each([
    ['a wrong secret', {}, 'wrong'],
    ['an old timestamp', { oauth_timestamp: '1318622958' }, undefined],
    ['an unknown token', { oauth_token: 'unknown' }, undefined],
    ['another version', { oauth_version: '2.0' }, undefined],
    ['another method', { oauth_signature_method: 'PLAINTEXT' }, undefined],
  ])('refuses %s', async (_title, change, secret) => {
    expect((await tweet({ text: 'x' }, await header(change as Record<string, string>, secret))).status).toBe(
      401,
    );
    expect(x.posts).toEqual([]);
  });

  test('refuses the posts of an app that may only read', async () => {
    x = createX({
      now: () => time,
      users: [{ ...DEVELOPMENT_USER, oauth1: { ...oauth1, isReadOnly: true } }],
    });
    expect((await tweet({ text: 'x' }, await header())).status).toBe(403);
  });
});

test('limits the posts of 15 minutes, and says when they begin again', async () => {
  x = createX({ now: () => time, postsPer15Minutes: 2 });
  expect((await tweet({ text: 'one' })).headers.get('x-rate-limit-remaining')).toBe('1');
  await tweet({ text: 'two' });
  const limited = await tweet({ text: 'three' });
  expect(limited.headers.get('x-rate-limit-reset')).toBe(String(time / 1000 + 900));
  expect(await read(limited)).toMatchObject({ status: 429, body: { title: 'Too Many Requests' } });
  time += 900_000;
  expect((await tweet({ text: 'three' })).status).toBe(201);
});
