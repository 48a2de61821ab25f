import { afterEach, describe, expect, test, vi } from 'vitest';
import { discord } from '../../../../../../src/worker/modules/stream/discord/discord.ts';
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

const secret = { id: '1234567890', token: 'planted-token_Zq81', guildId: '42' };
const publish = (withImage = false) => discord.publish(makeCtx(), secret, post(withImage), {});

describe('the URL of a webhook', () => {
  test.each([
    'https://discord.com/api/webhooks/1234567890/planted-token_Zq81',
    'https://discordapp.com/api/webhooks/1234567890/planted-token_Zq81',
    'https://ptb.discord.com/api/v10/webhooks/1234567890/planted-token_Zq81/',
    'https://canary.discord.com/api/webhooks/1234567890/planted-token_Zq81?wait=false#x',
  ])('%s is one: the id and the token are kept', (url) => {
    expect(discord.parse(url)).toEqual({ id: '1234567890', token: 'planted-token_Zq81' });
  });

  test.each([
    'http://discord.com/api/webhooks/1/a',
    'https://discord.com.evil.example/api/webhooks/1/a',
    'https://discord.com:8443/api/webhooks/1/a',
    'https://evil.example/api/webhooks/1/a',
    'https://user:pass@discord.com/api/webhooks/1/a',
    'https://discord.com/api/webhooks/1/a/slack',
    'https://discord.com/api/webhooks/1/a%2f..%2fb',
    'https://discord.com/api/webhooks/1.2/a',
    'https://discord.com/channels/1/2',
    'not a url',
    '',
  ])('%s is none', (url) => {
    expect(() => discord.parse(url)).toThrow('credential_value: expected the URL of a webhook');
  });
});

test('a post is one call, notifies nobody, and answers its address', async () => {
  const calls = answerWith(json({ id: '99', channel_id: '7' }));
  expect(await publish()).toEqual({ postId: '99', postUrl: 'https://discord.com/channels/42/7/99' });
  expect(calls).toHaveLength(1);
  expect(calls[0]?.url).toBe('https://discord.com/api/v10/webhooks/1234567890/planted-token_Zq81?wait=true');
  expect(JSON.parse(String(calls[0]?.body))).toEqual({ content: TEXT, allowed_mentions: { parse: [] } });
});

test('an image goes as a file beside the payload', async () => {
  const calls = answerWith(json({ id: '99', channel_id: '7' }));
  await publish(true);
  const form = calls[0]?.body as FormData;
  expect(JSON.parse(String(form.get('payload_json')))).toEqual({
    content: TEXT,
    allowed_mentions: { parse: [] },
  });
  const file = form.get('files[0]') as File;
  expect([file.name, file.type, file.size]).toEqual(['image.jpg', 'image/jpeg', 3]);
  expect(calls[0]?.headers.has('content-type')).toBe(false);
});

test('the plan is what is sent, without the token', async () => {
  const calls = answerWith(json({ id: '99' }));
  await publish();
  const [planned] = discord.plan(secret, post());
  expect(planned?.body).toEqual(JSON.parse(String(calls[0]?.body)));
  expect(`https://discord.com/api/v10${planned?.path.replace('{token}', secret.token)}`).toBe(calls[0]?.url);
  expect(JSON.stringify(discord.plan(secret, post(true)))).not.toContain(secret.token);
  expect(discord.plan(null, post())[0]?.path).toBe('/webhooks/{webhook_id}/{token}?wait=true');
});

test('a check learns the server, whose id the address of a message needs', async () => {
  answerWith(json({ id: '1234567890', name: 'Herald', type: 1, guild_id: '42', channel_id: '7' }));
  const { account, secret: checked } = await discord.check(makeCtx(), { id: '1234567890', token: 't' });
  expect(account).toEqual({ id: '1234567890', name: 'Herald', scopes: null, missing: [] });
  expect(checked).toEqual({ id: '1234567890', token: 't', guildId: '42' });
});

test.each([
  ['\u202eHerald\n\u0000', 'Herald'],
  ['x'.repeat(5000), `${'x'.repeat(99)}…`],
  ['', 'Webhook'],
  [{ a: 1 }, 'Webhook'],
])('the name %j is shown as %j', async (name, shown) => {
  answerWith(json({ id: '1234567890', name }));
  expect((await discord.check(makeCtx(), secret)).account.name).toBe(shown);
});

test('an edit replaces the text, and notifies nobody either', async () => {
  const calls = answerWith(json({ id: '99' }));
  await discord.edit?.(makeCtx(), secret, '99', 'It is over.');
  expect(calls[0]?.method).toBe('PATCH');
  expect(calls[0]?.url).toMatch(/\/messages\/99$/);
  expect(JSON.parse(String(calls[0]?.body))).toEqual({
    content: 'It is over.',
    allowed_mentions: { parse: [] },
  });
});

test.each([
  [{ retry_after: 1.5, global: false }, {}, NOW + 1500],
  [{ retry_after: 64.57, global: true }, {}, NOW + 64_570],
  [{}, { 'retry-after': '30' }, NOW + 30_000],
  [{ retry_after: 'soon' }, {}, NOW + 5000],
  [{ retry_after: -3 }, {}, NOW + 1000],
  [{ retry_after: 1e300 }, {}, NOW + 86_400_000],
])('a limit %j %j ends at its time, within bounds', async (body, headers, retryAt) => {
  answerWith(json(body, 429, headers as Record<string, string>));
  expect(await failureOf(publish())).toMatchObject({ code: 'RATE_LIMITED', retryAt, isUnknown: false });
});

test.each([
  [404, { code: 10015, message: 'Unknown Webhook' }, 'GONE'],
  [404, '<h1>Not Found</h1>', 'GONE'],
  [401, { code: 50027, message: 'Invalid Webhook Token' }, 'SIGN_IN_AGAIN'],
  [401, {}, 'SIGN_IN_AGAIN'],
  [400, { code: 50035, message: 'Invalid Form Body', errors: { content: {} } }, 'CONTENT_REFUSED'],
  [400, { code: 50006, message: 'Cannot send an empty message' }, 'CONTENT_REFUSED'],
  [413, { code: 40005, message: 'Request entity too large' }, 'MEDIA_REFUSED'],
  [400, { code: 40005 }, 'MEDIA_REFUSED'],
  [403, { code: 50013, message: 'Missing Permissions' }, 'PERMISSION_MISSING'],
])('status %i %j is %s, and a definite no', async (status, body, code) => {
  answerWith(json(body, status));
  expect(await failureOf(publish())).toMatchObject({ code, isUnknown: false });
});

describe('after these the post may exist', () => {
  test.each(UNCLEAR)('%s', async (name, answer) => {
    if (name === 'silence') endTimeOutsAtOnce();
    const calls = answerWith(answer());
    expect(await failureOf(publish())).toMatchObject({ code: 'OUTCOME_UNKNOWN', isUnknown: true });
    expect(calls).toHaveLength(1);
  });

  test('while a check that ends so can be repeated', async () => {
    for (const [name, answer] of UNCLEAR) {
      if (name === 'silence') endTimeOutsAtOnce();
      // Discord's check reads `id` too, which the huge and the broken responses have.
      answerWith(answer());
      const failure = await failureOf(discord.check(makeCtx(), secret));
      expect([name, failure.code, failure.isUnknown]).toEqual([name, 'PLATFORM_DOWN', false]);
    }
  });
});

test('no message and no log holds the token, whatever Discord answers', async () => {
  const message = `${secret.token} is invalid, ${encodeURIComponent(secret.token)} too. ${'x'.repeat(9000)}`;
  for (const status of [400, 401, 403, 404, 413, 429, 500]) {
    answerWith(json({ message, code: 1 }, status));
    const ctx = makeCtx();
    const failure = await failureOf(discord.publish(ctx, secret, post(), {}));
    expect(failure.message).not.toContain(secret.token);
    expect(failure.message.length).toBeLessThan(400);
    expect(JSON.stringify(ctx.logged)).not.toContain(secret.token);
  }
});

test('a base URL that may not be called is named as the fault, and nothing is sent', async () => {
  const calls = answerWith(json({ id: '1' }));
  const ctx = makeCtx({ DISCORD_API_URL: 'http://127.0.0.1:9/api/v10', ENVIRONMENT: 'production' as never });
  expect(await failureOf(discord.publish(ctx, secret, post(), {}))).toMatchObject({
    code: 'PLATFORM_DOWN',
    isUnknown: false,
  });
  expect(calls).toEqual([]);
});

test.each([
  [{ code: 50_013, message: 'Missing Permissions' }, ['Send Messages']],
  [{ code: 50_001, message: 'Missing Access' }, []],
])('a webhook refused with %j lacks %j', async (problem, missing) => {
  answerWith(json(problem, 403));
  expect(await failureOf(discord.check(makeCtx(), secret))).toMatchObject({
    code: 'PERMISSION_MISSING',
    missing,
  });
});
