import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { afterEach, describe, expect, it } from 'vitest';
import { frameStream } from '../../../src/sidecar/frames.ts';
import { LIMITS } from '../../../src/sidecar/limits.ts';
import { BUSY_HEADER, type Frame } from '../../../src/sidecar/protocol.ts';
import {
  append,
  connectionTo,
  fetchBody,
  fetchFrames,
  parseFrames,
  post,
  sidecar,
  summarise,
  TOKEN,
  verify,
} from './caller.ts';
import { allClosed, type Fake, type FakeOptions, startFake } from './fake-imap.ts';

const cleanups: { close(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(cleanups.splice(0).map((server) => server.close()));
});

async function fake(options: FakeOptions) {
  const server = await startFake(options);
  cleanups.push(server);
  return server;
}

/** Starts a fake that blocks each sign-in until `release` is called. `arrival` resolves when a caller is waiting. */
async function startBlocking() {
  let onArrival = () => {};
  const arrival = new Promise<void>((resolve) => {
    onArrival = resolve;
  });
  let release = () => {};
  const server: Fake = await fake({
    on: {
      LOGIN: (_args, socket) => {
        release = () => socket.write('2 OK in\r\n');
        onArrival();
        return null;
      },
    },
  });
  return { server, arrival, release: () => release() };
}

describe('access', () => {
  it.each([
    ['no token', undefined],
    ['a wrong token', 'Bearer wrong'],
    ['an empty token', 'Bearer '],
    ['a token of another kind', `Basic ${TOKEN}`],
    ['a token with extra characters', `Bearer ${TOKEN}x`],
  ])('is denied with %s', async (_name, authorization) => {
    const { app } = sidecar();
    for (const path of ['/verify', '/fetch', '/append', '/elsewhere']) {
      const response = await app.request(path, {
        method: 'POST',
        body: '{}',
        headers: authorization ? { authorization } : {},
      });
      expect(response.status).toBe(401);
      expect(response.headers.get('content-type')).toBe('application/problem+json');
      expect(response.headers.get('www-authenticate')).toBe('Bearer');
      expect(await response.json()).toMatchObject({
        status: 401,
        code: 'UNAUTHORIZED',
        title: 'Unauthorized',
      });
    }
  });

  it('to /health needs no token', async () => {
    const response = await sidecar().app.request('/health');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ status: 'ok', active: 0, calls: 8, age_s: expect.any(Number) });
  });

  it('to an unknown path is answered with 404', async () => {
    expect((await post(sidecar().app, '/elsewhere', {})).status).toBe(404);
  });
});

describe('input', () => {
  const valid = connectionTo(1);

  it.each([
    ['/verify', {}],
    ['/verify', { ...valid, port: 0 }],
    ['/verify', { ...valid, port: 70_000 }],
    ['/verify', { ...valid, tls: 'yes' }],
    ['/verify', { ...valid, host: 'x'.repeat(300) }],
    ['/verify', null],
    ['/fetch', {}],
    ['/fetch', fetchBody(valid, { max_messages: 101 })],
    ['/fetch', fetchBody(valid, { max_bytes: 0 })],
    ['/fetch', fetchBody(valid, { cursor: { uidvalidity: '1', uid: -1 } })],
    ['/fetch', fetchBody(valid, { uids: Array.from({ length: 26 }, (_, n) => n + 1) })],
  ])('of %s is rejected: %j', async (path, body) => {
    const response = await post(sidecar().app, path, body);
    expect(response.status).toBe(400);
    const problem = (await response.json()) as { errors: unknown[] };
    expect(problem).toMatchObject({ code: 'INVALID_INPUT' });
    expect(problem.errors.length).toBeGreaterThan(0);
  });

  it('that is not JSON is rejected and not quoted', async () => {
    const response = await sidecar().app.request('/verify', {
      method: 'POST',
      headers: { authorization: `Bearer ${TOKEN}` },
      body: '{"password": hunter2',
    });
    expect(response.status).toBe(400);
    expect(await response.text()).not.toContain('hunter2');
  });

  it.each([
    ['/verify', 64 * 1024],
    ['/append', 40 * 1024 * 1024 + 64 * 1024],
  ])('of %s is rejected above %d bytes', async (path, limit) => {
    const response = await sidecar().app.request(path, {
      method: 'POST',
      headers: { authorization: `Bearer ${TOKEN}`, 'content-length': String(limit + 1) },
      body: 'x',
    });
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ code: 'BODY_TOO_LARGE' });
  });

  it('is rejected above the limit without a Content-Length', async () => {
    const body = new ReadableStream({
      pull(controller) {
        controller.enqueue(new Uint8Array(10_000));
      },
    });
    const request = new Request('http://sidecar/verify', {
      method: 'POST',
      headers: { authorization: `Bearer ${TOKEN}` },
      body,
      duplex: 'half',
    } as RequestInit);
    expect((await sidecar().app.request(request)).status).toBe(413);
  });

  it.each<[string, (form: FormData) => void]>([
    ['no request', (form) => form.delete('request')],
    ['a request that is not JSON', (form) => form.set('request', 'x')],
    ['a request that does not match the schema', (form) => form.set('request', '{}')],
    ['no message', (form) => form.delete('message')],
    ['an empty message', (form) => form.set('message', new Blob([]))],
    ['a message as text, which would lose bytes', (form) => form.set('message', 'Subject: x')],
  ])('of /append is rejected with %s', async (_name, change) => {
    const form = new FormData();
    form.set('request', JSON.stringify({ connection: valid, mailbox: null, flags: [] }));
    form.set('message', new Blob(['Subject: x']));
    change(form);
    const response = await sidecar().app.request('/append', {
      method: 'POST',
      headers: { authorization: `Bearer ${TOKEN}` },
      body: form,
    });
    expect(response.status).toBe(400);
  });

  it('of /append is rejected without multipart/form-data', async () => {
    expect((await post(sidecar().app, '/append', {})).status).toBe(400);
  });
});

describe('call slots', () => {
  it('are limited: the next caller gets BUSY, and can call again when one is free', async () => {
    const { server, arrival, release } = await startBlocking();
    const { app } = sidecar({ calls: 1 });
    const waiting = verify(app, connectionTo(server.port));
    await arrival;
    expect(await (await app.request('/health')).json()).toMatchObject({ status: 'ok', active: 1 });
    const other = await fake({});
    expect((await verify(app, connectionTo(other.port)))?.code).toBe('BUSY');
    expect(summarise(await fetchFrames(app, connectionTo(other.port)))).toEqual(['failed BUSY']);
    const connection = connectionTo(other.port);
    const saysBusy = async (path: string, body: unknown) =>
      (await post(app, path, body)).headers.has(BUSY_HEADER);
    expect(await saysBusy('/verify', connection)).toBe(true);
    expect(await saysBusy('/fetch', fetchBody(connection))).toBe(true);
    expect(other.connections).toBe(0);
    release();
    expect(await waiting).toBeNull();
    expect(await saysBusy('/verify', connection)).toBe(false);
    expect(await verify(app, connectionTo(other.port))).toBeNull();
  });

  it('are not all for slow calls: mailboxes that hang leave room for others', async () => {
    const { server, arrival, release } = await startBlocking();
    const { app } = sidecar({ calls: 2, slowCalls: 1 });
    const waiting = fetchFrames(app, connectionTo(server.port), { slow: true });
    await arrival;
    const other = await fake({});
    expect(summarise(await fetchFrames(app, connectionTo(other.port), { slow: true }))).toEqual([
      'failed BUSY',
    ]);
    const filing = { connection: connectionTo(other.port), mailbox: null, flags: [] };
    expect((await append(app, filing, 'Subject: Hi')).failure?.code).toBe('BUSY');
    expect(other.connections).toBe(0);
    expect(await verify(app, connectionTo(other.port))).toBeNull();
    release();
    await waiting;
    expect(summarise(await fetchFrames(app, connectionTo(other.port), { slow: true }))).not.toContain(
      'failed BUSY',
    );
  });

  it('are held until the frames are read or the stream is cancelled', async () => {
    const server = await fake({ messages: [{ uid: 1, source: 'Hello' }] });
    const { app, log } = sidecar();
    const active = async () => ((await (await app.request('/health')).json()) as { active: number }).active;
    const response = await post(app, '/fetch', fetchBody(connectionTo(server.port)));
    await allClosed(server);
    expect(await active()).toBe(1);
    await response.body?.cancel();
    expect(await active()).toBe(0);
    const secondResponse = await post(app, '/fetch', fetchBody(connectionTo(server.port)));
    await secondResponse.arrayBuffer();
    expect(await active()).toBe(0);
    expect(log.at(-1)).toMatchObject({ path: '/fetch', messages: 1, skipped: 0, failure: null });
  });

  it('are released when a caller reads too slowly', async () => {
    const server = await fake({ messages: [{ uid: 1, source: 'Hello' }] });
    const { app } = sidecar({ drain: 50 });
    const response = await post(app, '/fetch', fetchBody(connectionTo(server.port)));
    const reader = response.body?.getReader();
    await expect(reader?.closed).rejects.toThrow('not read in time');
    expect(await (await app.request('/health')).json()).toMatchObject({ status: 'ok', active: 0 });
  });
});

describe('over HTTP', () => {
  async function listen(limits = {}) {
    const { app, log } = sidecar(limits);
    const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }) as Server;
    await once(server, 'listening');
    cleanups.push({
      close: () =>
        new Promise((resolve) => {
          server.close(() => resolve());
          server.closeAllConnections();
        }),
    });
    return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, app, log };
  }

  const requestWith = (body: unknown, signal?: AbortSignal): RequestInit => ({
    method: 'POST',
    headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal,
  });

  it('every byte of every message arrives', async () => {
    const all = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte));
    const sources = [
      all,
      Buffer.concat([Buffer.from('{"type":"end"}\n'), all, Buffer.alloc(300_000, 10)]),
      all,
    ];
    const server = await fake({ messages: sources.map((source, index) => ({ uid: index + 1, source })) });
    const { url } = await listen();
    const response = await fetch(
      `${url}/fetch`,
      requestWith(fetchBody(connectionTo(server.port), { max_message_bytes: 1_000_000 })),
    );
    expect(response.headers.get('content-type')).toBe('application/octet-stream');
    const received = parseFrames(Buffer.from(await response.arrayBuffer()));
    expect(summarise(received)).toEqual(['mailbox 7 4', '1 message', '2 message', '3 message', 'end 3']);
    expect(
      received.slice(1, 4).every(({ body }, index) => body?.equals(sources[index] ?? Buffer.alloc(0))),
    ).toBe(true);
  });

  it('a caller that disconnects ends the mail connection', async () => {
    const { server, arrival } = await startBlocking();
    const { url, app } = await listen();
    const caller = new AbortController();
    const call = fetch(`${url}/fetch`, requestWith(fetchBody(connectionTo(server.port)), caller.signal));
    await arrival;
    const closed = allClosed(server);
    caller.abort();
    await expect(call).rejects.toThrow();
    await closed;
    await expect
      .poll(async () => ((await (await app.request('/health')).json()) as { active: number }).active)
      .toBe(0);
  });
});

describe('frameStream', () => {
  it('writes a JSON line for each frame, followed by the bytes of a message', async () => {
    const body = Buffer.from('a\nb\0');
    const message: Frame = { type: 'message', uid: 1, internal_date: null, flags: [], length: 4 };
    let closeCount = 0;
    const stream = frameStream(
      [{ frame: message, body }, { frame: { type: 'end', uid: 1, more: false } }],
      LIMITS.drain,
      () => {
        closeCount += 1;
      },
    );
    const text = await new Response(stream).text();
    expect(text).toBe(`${JSON.stringify(message)}\na\nb\0{"type":"end","uid":1,"more":false}\n`);
    expect(closeCount).toBe(1);
  });
});
