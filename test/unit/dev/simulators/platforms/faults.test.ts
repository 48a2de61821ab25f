import { describe, expect, test } from 'vitest';
import { createDiscord } from '../../../../../src/dev/simulators/discord/discord.ts';
import { DEVELOPMENT_WEBHOOK } from '../../../../../src/dev/simulators/discord/webhook.ts';
import { DEVELOPMENT_PAGE_TOKEN } from '../../../../../src/dev/simulators/graph/accounts.ts';
import { createGraph } from '../../../../../src/dev/simulators/graph/graph.ts';
import type { NewFault } from '../../../../../src/dev/simulators/platforms/faults.ts';
import type { Simulated } from '../../../../../src/dev/simulators/platforms/simulator.ts';
import { DEVELOPMENT_USER } from '../../../../../src/dev/simulators/x/accounts.ts';
import { createX } from '../../../../../src/dev/simulators/x/x.ts';

const { id, token } = DEVELOPMENT_WEBHOOK;
const URL_OF_WEBHOOK = `http://discord.test/api/v10/webhooks/${id}/${token}`;
const TWEET = {
  method: 'POST',
  headers: {
    authorization: `Bearer ${DEVELOPMENT_USER.oauth2.accessToken}`,
    'content-type': 'application/json',
  },
  body: '{"text":"Live"}',
};

/** Creates a Discord that has this fault at its next message. */
function discordWith(fault: Partial<NewFault> & Pick<NewFault, 'kind'>) {
  const discord = createDiscord({ now: () => 1_800_000_000_000 });
  discord.faults.add({ step: 'discord.post', ...fault });
  const send = ({ query = '?wait=true', ...init }: RequestInit & { query?: string } = {}) =>
    discord.fetch(URL_OF_WEBHOOK + query, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"content":"Live"}',
      ...init,
    });
  return { discord, send };
}

test.each([
  ['status_500', 500],
  ['status_503', 503],
  ['rate_limited', 429],
  ['expired_token', 401],
  ['forbidden', 403],
  ['gone', 404],
] as const)('%s is answered with status %i, and nothing is posted', async (kind, status) => {
  const { discord, send } = discordWith({ kind });
  expect((await send()).status).toBe(status);
  expect(discord.posts).toEqual([]);
  expect((await send()).status).toBe(200);
  expect(discord.calls).toMatchObject([
    { step: 'discord.post', method: 'POST', status, fault: kind },
    { step: 'discord.post', method: 'POST', status: 200, fault: null },
  ]);
});

test('cut_before posts nothing, cut_after and cut_midway do', async () => {
  const before = discordWith({ kind: 'cut_before' });
  await expect(before.send()).rejects.toThrow(TypeError);
  expect(before.discord.posts).toHaveLength(0);
  const after = discordWith({ kind: 'cut_after' });
  await expect(after.send()).rejects.toThrow(TypeError);
  expect(after.discord.posts).toHaveLength(1);
  const midway = discordWith({ kind: 'cut_midway' });
  const response = await midway.send();
  expect(response.status).toBe(200);
  await expect(response.text()).rejects.toThrow(TypeError);
  expect(midway.discord.posts).toHaveLength(1);
});

test('cut_midway and endless also alter an answer without a body', async () => {
  const { discord, send } = discordWith({ kind: 'cut_midway' });
  await expect(send({ query: '' })).rejects.toThrow(TypeError);
  discord.faults.add({ step: 'discord.post', kind: 'endless' });
  expect((await send({ query: '' })).status).toBe(200);
  expect(discord.posts).toHaveLength(2);
});

test.each([
  [false, 0],
  [true, 1],
])('silence lasts until the client gives up; accepted: %s', async (accepted, posts) => {
  const { discord, send } = discordWith({ kind: 'silence', accepted });
  const client = new AbortController();
  const call = send({ signal: client.signal });
  await expect.poll(() => discord.calls.length).toBe(1);
  await expect.poll(() => discord.posts.length).toBe(posts);
  client.abort(new Error('gave up'));
  await expect(call).rejects.toThrow('gave up');
});

test('a client that gives up on a slow answer does not know that the message was posted', async () => {
  const { discord, send } = discordWith({ kind: 'slow', seconds: 60 });
  const client = new AbortController();
  const call = send({ signal: client.signal });
  await expect.poll(() => discord.posts.length).toBe(1);
  client.abort();
  await expect(call).rejects.toThrow();
});

test.each([
  [undefined, 1],
  [false, 0],
])('garbage has status 200 and is no JSON; accepted: %s', async (accepted, posts) => {
  const { discord, send } = discordWith({ kind: 'garbage', accepted });
  const response = await send();
  expect(response.status).toBe(200);
  await expect(response.json()).rejects.toThrow(SyntaxError);
  expect(discord.posts).toHaveLength(posts);
});

test('faults of a step happen in order, after the calls that pass', async () => {
  const { discord, send } = discordWith({ kind: 'status_500', skip: 1, times: 2 });
  discord.faults.add({ step: 'discord.post', kind: 'status_503' });
  const statuses: number[] = [];
  for (let n = 0; n < 5; n++) statuses.push((await send()).status);
  expect(statuses).toEqual([200, 500, 500, 503, 200]);
  expect(discord.faults.list()).toEqual([]);
});

test('X knows duplicates and empty accounts', async () => {
  const x = createX();
  x.faults.add({ step: 'x.tweet', kind: 'duplicate' });
  x.faults.add({ step: 'x.tweet', kind: 'credits_depleted' });
  for (const status of [403, 402, 201])
    expect((await x.fetch('http://x.test/2/tweets', TWEET)).status).toBe(status);
});

describe('the control endpoints', () => {
  const json = async (response: Response) => (await response.json()) as unknown;

  test('switch faults on and off, and refuse those that do not exist', async () => {
    const x = createX();
    const control = (method: string, body?: string) =>
      x.fetch('http://x.test/_control/faults', { method, body });
    const added = await control('POST', '{"step":"x.tweet","kind":"rate_limited","seconds":30}');
    const fault = { step: 'x.tweet', kind: 'rate_limited', times: 1, skip: 0, seconds: 30 };
    expect([added.status, await json(added)]).toEqual([201, [fault]]);
    expect(await json(await control('GET'))).toEqual([fault]);
    expect((await control('DELETE')).status).toBe(204);
    expect(x.faults.list()).toEqual([]);
    for (const body of [
      'no JSON',
      '{"step":"x.unknown","kind":"slow"}',
      '{"step":"x.tweet","kind":"unknown"}',
      '{"step":"x.tweet","kind":"processing_fails"}',
      '{"step":"x.tweet","kind":"slow","minutes":1}',
    ]) {
      expect((await control('POST', body)).status, body).toBe(400);
    }
  });

  test('show what was posted and called, and forget it', async () => {
    const x = createX();
    const url = 'http://x.test/_control/posts';
    for (let n = 0; n < 2; n++) await x.fetch('http://x.test/2/tweets', TWEET);
    expect(await json(await x.fetch(url))).toMatchObject({
      posts: [{ text: 'Live' }],
      duplicates: [{ text: 'Live' }],
    });
    expect(await json(await x.fetch('http://x.test/_control/calls'))).toMatchObject([
      { status: 201 },
      { status: 403 },
    ]);
    expect((await x.fetch(url, { method: 'DELETE' })).status).toBe(204);
    expect(await json(await x.fetch(url))).toEqual({ posts: [], duplicates: [] });
  });

  const control = (platform: Simulated, action: string, body: object) =>
    platform.fetch(`http://platform.test/_control/${action}`, { method: 'POST', body: JSON.stringify(body) });

  test('delete a webhook', async () => {
    const discord = createDiscord();
    expect((await control(discord, 'delete_webhook', { id })).status).toBe(200);
    expect((await discord.fetch(URL_OF_WEBHOOK)).status).toBe(404);
  });

  test('end the tokens of a user of X, and give out new ones', async () => {
    const x = createX();
    const user_id = DEVELOPMENT_USER.id;
    const me = async (accessToken: string) => {
      const headers = { authorization: `Bearer ${accessToken}` };
      return (await x.fetch('http://x.test/2/users/me', { headers })).status;
    };
    expect(await me(DEVELOPMENT_USER.oauth2.accessToken)).toBe(200);
    await control(x, 'revoke', { user_id });
    expect(await me(DEVELOPMENT_USER.oauth2.accessToken)).toBe(401);
    const pair = (await json(await control(x, 'consent', { user_id }))) as { access_token: string };
    expect(await me(pair.access_token)).toBe(200);
    await control(x, 'expire', { user_id });
    expect(await me(pair.access_token)).toBe(401);
    expect((await control(x, 'consent', {})).status).toBe(400);
  });

  test('end a token of the Graph API', async () => {
    const graph = createGraph();
    const { token: accessToken } = DEVELOPMENT_PAGE_TOKEN;
    expect((await control(graph, 'end_token', { token: accessToken, subcode: 460 })).status).toBe(204);
    const response = await graph.fetch(`http://graph.test/v26.0/me?access_token=${accessToken}`);
    expect(await json(response)).toMatchObject({ error: { code: 190, error_subcode: 460 } });
  });
});
