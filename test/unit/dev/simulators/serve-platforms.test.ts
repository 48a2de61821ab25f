import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { DEVELOPMENT_WEBHOOK } from '../../../../src/dev/simulators/discord/webhook.ts';
import {
  DEVELOPMENT_INSTAGRAM,
  DEVELOPMENT_INSTAGRAM_TOKEN,
} from '../../../../src/dev/simulators/graph/accounts.ts';
import type { NewFault } from '../../../../src/dev/simulators/platforms/faults.ts';
import { type Platforms, startPlatforms } from '../../../../src/dev/simulators/serve-platforms.ts';
import { DEVELOPMENT_USER } from '../../../../src/dev/simulators/x/accounts.ts';
import { jpeg } from './platforms/images.ts';

let platforms: Platforms;
beforeAll(async () => {
  const discord = { callsPer2Seconds: 1000 };
  platforms = await startPlatforms({ ports: { discord: 0, x: 0, graph: 0 }, discord });
});
afterAll(() => platforms.stop());
afterEach(() => {
  platforms.discord.faults.clear();
  platforms.discord.posts.length = 0;
});

function send(init: RequestInit = {}): Promise<Response> {
  const { id, token } = DEVELOPMENT_WEBHOOK;
  return fetch(`${platforms.variables.DISCORD_API_URL}/webhooks/${id}/${token}?wait=true`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"content":"Live"}',
    ...init,
  });
}

/** Adds a fault through HTTP, as a test in another process does. */
async function add(fault: NewFault): Promise<void> {
  const url = new URL('/_control/faults', platforms.variables.DISCORD_API_URL);
  const response = await fetch(url, { method: 'POST', body: JSON.stringify(fault) });
  expect(response.status).toBe(201);
}

test('each platform answers at its variable', async () => {
  expect((await send()).status).toBe(200);
  const { X_API_URL, GRAPH_API_URL, GRAPH_API_VERSION } = platforms.variables;
  const authorization = `Bearer ${DEVELOPMENT_USER.oauth2.accessToken}`;
  expect((await fetch(`${X_API_URL}/2/users/me`, { headers: { authorization } })).status).toBe(200);
  const me = `${GRAPH_API_URL}/${GRAPH_API_VERSION}/me?access_token=${DEVELOPMENT_INSTAGRAM_TOKEN.token}`;
  expect((await fetch(me)).status).toBe(200);
});

test.each([
  ['cut_before', 0],
  ['cut_after', 1],
] as const)('%s resets the connection', async (kind, posts) => {
  await add({ step: 'discord.post', kind });
  await expect(send()).rejects.toMatchObject({ cause: { code: 'ECONNRESET' } });
  expect(platforms.discord.posts).toHaveLength(posts);
  expect((await send()).status).toBe(200);
});

test('cut_midway breaks the answer after its head', async () => {
  await add({ step: 'discord.post', kind: 'cut_midway' });
  await expect(send().then((response) => response.text())).rejects.toThrow(TypeError);
  expect(platforms.discord.posts).toHaveLength(1);
});

test('silence ends when the client leaves', async () => {
  await add({ step: 'discord.post', kind: 'silence', accepted: true });
  const client = new AbortController();
  const call = send({ signal: client.signal });
  await expect.poll(() => platforms.discord.posts.length).toBe(1);
  client.abort();
  await expect(call).rejects.toThrow();
});

test('an endless answer ends when the client leaves', async () => {
  await add({ step: 'discord.post', kind: 'endless' });
  const response = await send();
  const reader = response.body!.getReader();
  let size = 0;
  while (size < 1_000_000) size += (await reader.read()).value!.length;
  await reader.cancel();
  expect(platforms.discord.posts).toHaveLength(1);
});

test('X knows its tokens after a restart', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'herald-platforms-'));
  const options = { ports: { discord: 0, x: 0, graph: 0 }, file: join(folder, 'x-tokens.json') };
  const refresh = async (refresh_token: string) => {
    const { clientId, clientSecret } = DEVELOPMENT_USER.oauth2;
    const { X_API_URL } = running.variables;
    const headers = { authorization: `Basic ${btoa(`${clientId}:${clientSecret}`)}` };
    const body = new URLSearchParams({ grant_type: 'refresh_token', refresh_token });
    const response = await fetch(`${X_API_URL}/2/oauth2/token`, { method: 'POST', headers, body });
    return (await response.json()) as { refresh_token?: string; error?: string };
  };
  let running = await startPlatforms(options);
  try {
    const first = await refresh(DEVELOPMENT_USER.oauth2.refreshToken);
    await running.stop();
    running = await startPlatforms(options);
    const second = await refresh(first.refresh_token!);
    expect(second.error).toBeUndefined();
    expect((await refresh(DEVELOPMENT_USER.oauth2.refreshToken)).error).toBe('invalid_request');
    expect((await refresh(second.refresh_token!)).error).toBe('invalid_request');
  } finally {
    await running.stop();
    rmSync(folder, { recursive: true });
  }
});

test('the Graph API downloads the image of a container', async () => {
  const image = jpeg(1080, 1080, 100_000);
  const server = createServer((_request, response) => response.end(image));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const { GRAPH_API_URL, GRAPH_API_VERSION } = platforms.variables;
  const body = new URLSearchParams({
    image_url: `http://127.0.0.1:${port}/card.jpg`,
    access_token: DEVELOPMENT_INSTAGRAM_TOKEN.token,
  });
  const url = `${GRAPH_API_URL}/${GRAPH_API_VERSION}/${DEVELOPMENT_INSTAGRAM.id}/media`;
  const response = await fetch(url, { method: 'POST', body });
  expect([response.status, await response.json()]).toEqual([200, { id: expect.stringMatching(/^\d+$/) }]);
  server.close();
});

test('a port that is taken is an error, and leaves nothing running', async () => {
  const discord = Number(new URL(platforms.variables.X_API_URL).port);
  await expect(startPlatforms({ ports: { discord: 0, x: discord, graph: 0 } })).rejects.toThrow('EADDRINUSE');
});
