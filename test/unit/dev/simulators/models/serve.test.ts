import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { PERSONALITIES } from '../../../../../src/dev/simulators/models/personalities.ts';
import { type ModelServer, startModels } from '../../../../../src/dev/simulators/models/serve.ts';
import { bodyOf, readEvents, textOf } from './client.ts';

let server: ModelServer;
beforeAll(async () => {
  server = await startModels({ port: 0 });
});
afterAll(() => server.stop());
beforeEach(() => server.clear());

function ask(model: string, change = {}, init: RequestInit = {}): Promise<Response> {
  const { AI_OPENAI_BASE_URL: base, AI_OPENAI_API_KEY: key } = server.variables;
  return fetch(`${base}/chat/completions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(bodyOf('openai', model, change)),
    ...init,
  });
}

test('the variables name the server, its key and all models, for both protocols', async () => {
  const ids = Object.keys(PERSONALITIES).join(',');
  expect(server.variables).toEqual({
    AI_OPENAI_BASE_URL: `${server.url}/v1`,
    AI_OPENAI_API_KEY: expect.any(String),
    AI_OPENAI_MODELS: ids,
    AI_ANTHROPIC_BASE_URL: `${server.url}/v1`,
    AI_ANTHROPIC_API_KEY: expect.any(String),
    AI_ANTHROPIC_MODELS: ids,
  });
  const response = await fetch(`${server.variables['AI_ANTHROPIC_BASE_URL']}/messages`, {
    method: 'POST',
    headers: { 'x-api-key': server.variables['AI_ANTHROPIC_API_KEY']!, 'anthropic-version': '2023-06-01' },
    body: JSON.stringify(bodyOf('anthropic', 'honest')),
  });
  expect(textOf((await response.json()) as Record<string, unknown>)).toMatch(/^Hello Anna Keller/);
});

test('answers whole and in a stream', async () => {
  const whole = textOf((await (await ask('honest')).json()) as Record<string, unknown>);
  const response = await ask('honest', { stream: true });
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  const events = readEvents(await response.text()) as { choices: { delta: { content?: string } }[] }[];
  expect(events.map(({ choices }) => choices[0]!.delta.content ?? '').join('')).toBe(whole);
});

test('a dying model closes the connection in the middle', async () => {
  for (const stream of [true, false]) {
    const response = await ask('dying', { stream });
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow();
  }
});

test('records that a client left an endless stream, and a held call', async () => {
  const response = await ask('endless', { stream: true });
  const reader = response.body!.getReader();
  await reader.read();
  await reader.cancel();
  await expect.poll(() => server.calls[0]!.closedEarly).toBe(true);

  const gone = new AbortController();
  const held = ask('held', {}, { signal: gone.signal });
  await expect.poll(() => server.held()).toBe(1);
  gone.abort();
  await expect(held).rejects.toThrow('aborted');
  await expect.poll(() => server.held()).toBe(0);
  expect(server.calls[1]).toMatchObject({ model: 'held', closedEarly: true, status: null });
});

test('release lets held calls go', async () => {
  const answers = [ask('held'), ask('held')];
  await expect.poll(() => server.held()).toBe(2);
  server.release();
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200]);
});

test('a client that follows the redirect sends its key again', async () => {
  expect((await ask('redirecting', {}, { redirect: 'manual' })).status).toBe(307);
  expect((await ask('redirecting')).status).toBe(200);
  expect(server.calls.at(-1)).toMatchObject({
    path: '/elsewhere/v1/chat/completions',
    headers: { authorization: `Bearer ${server.variables['AI_OPENAI_API_KEY']}` },
  });
});

test('a body over 16 MB is 413, and a request that is no HTTP harms nobody', async () => {
  const large = await ask('honest', {}, { body: 'x'.repeat(16_000_001) });
  expect(large.status).toBe(413);
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.end('nonsense\r\n\r\n');
  socket.resume();
  await closed;
  expect((await ask('honest')).status).toBe(200);
});
