import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { afterEach, describe, expect, it } from 'vitest';
import { frameStream } from '../../../src/sidecar/frames.ts';
import { LIMITS } from '../../../src/sidecar/limits.ts';
import type { Frame } from '../../../src/sidecar/protocol.ts';
import {
  brief,
  connectionTo,
  fetchBody,
  fetchFrames,
  parseFrames,
  post,
  sidecar,
  TOKEN,
  verify,
} from './caller.ts';
import { allGone, type Fake, type FakeOptions, startFake } from './fake-imap.ts';

const closing: { close(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(closing.splice(0).map((one) => one.close()));
});

async function fake(options: FakeOptions) {
  const server = await startFake(options);
  closing.push(server);
  return server;
}

/** A fake that keeps callers waiting at the log-in, and how to tell that one waits and to let it go. */
async function waitingRoom() {
  let arrived = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  let letGo = () => {};
  const server: Fake = await fake({
    on: {
      LOGIN: (_args, socket) => {
        letGo = () => socket.write('2 OK in\r\n');
        arrived();
        return null;
      },
    },
  });
  return { server, arrival, letGo: () => letGo() };
}

describe('access', () => {
  it.each([
    ['no token', undefined],
    ['a wrong token', 'Bearer wrong'],
    ['an empty token', 'Bearer '],
    ['a token of another kind', `Basic ${TOKEN}`],
    ['a token with more behind it', `Bearer ${TOKEN}x`],
  ])('is refused with %s', async (_name, authorization) => {
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

  it('to the health is open', async () => {
    const response = await sidecar().app.request('/health');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ status: 'ok', active: 0 });
  });

  it('to what is not there is 404', async () => {
    expect((await post(sidecar().app, '/elsewhere', {})).status).toBe(404);
  });
});

describe('input', () => {
  const good = connectionTo(1);

  it.each([
    ['/verify', {}],
    ['/verify', { ...good, port: 0 }],
    ['/verify', { ...good, port: 70_000 }],
    ['/verify', { ...good, tls: 'yes' }],
    ['/verify', { ...good, host: 'x'.repeat(300) }],
    ['/verify', null],
    ['/fetch', {}],
    ['/fetch', fetchBody(good, { max_messages: 26 })],
    ['/fetch', fetchBody(good, { max_bytes: 0 })],
    ['/fetch', fetchBody(good, { cursor: { uidvalidity: '1', uid: -1 } })],
    ['/fetch', fetchBody(good, { uids: Array.from({ length: 26 }, (_, n) => n + 1) })],
  ])('%s with %j is refused', async (path, body) => {
    const response = await post(sidecar().app, path, body);
    expect(response.status).toBe(400);
    const problem = (await response.json()) as { errors: unknown[] };
    expect(problem).toMatchObject({ code: 'INVALID_INPUT' });
    expect(problem.errors.length).toBeGreaterThan(0);
  });

  it('that is no JSON is refused, and not quoted', async () => {
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
  ])('%s of more than %d bytes is refused', async (path, limit) => {
    const response = await sidecar().app.request(path, {
      method: 'POST',
      headers: { authorization: `Bearer ${TOKEN}`, 'content-length': String(limit + 1) },
      body: 'x',
    });
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ code: 'BODY_TOO_LARGE' });
  });

  it('of more than it said is refused', async () => {
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
    ['a request that is no JSON', (form) => form.set('request', 'x')],
    ['a request of another form', (form) => form.set('request', '{}')],
    ['no message', (form) => form.delete('message')],
    ['an empty message', (form) => form.set('message', new Blob([]))],
    ['a message as text, which would have lost bytes', (form) => form.set('message', 'Subject: x')],
  ])('/append with %s is refused', async (_name, spoil) => {
    const form = new FormData();
    form.set('request', JSON.stringify({ connection: good, mailbox: null, flags: [] }));
    form.set('message', new Blob(['Subject: x']));
    spoil(form);
    const response = await sidecar().app.request('/append', {
      method: 'POST',
      headers: { authorization: `Bearer ${TOKEN}` },
      body: form,
    });
    expect(response.status).toBe(400);
  });

  it('/append without multipart/form-data is refused', async () => {
    expect((await post(sidecar().app, '/append', {})).status).toBe(400);
  });
});

describe('places', () => {
  it('are limited; the next caller is told BUSY, and served when one is free again', async () => {
    const { server, arrival, letGo } = await waitingRoom();
    const { app } = sidecar({ calls: 1 });
    const waiting = verify(app, connectionTo(server.port));
    await arrival;
    expect(await (await app.request('/health')).json()).toEqual({ status: 'ok', active: 1 });
    const other = await fake({});
    expect((await verify(app, connectionTo(other.port)))?.code).toBe('BUSY');
    expect(brief(await fetchFrames(app, connectionTo(other.port)))).toEqual(['failed BUSY']);
    expect(other.connections).toBe(0);
    letGo();
    expect(await waiting).toBeNull();
    expect(await verify(app, connectionTo(other.port))).toBeNull();
  });

  it('are held until the frames were read, or left', async () => {
    const server = await fake({ messages: [{ uid: 1, source: 'Hello' }] });
    const { app, log } = sidecar();
    const active = async () => ((await (await app.request('/health')).json()) as { active: number }).active;
    const response = await post(app, '/fetch', fetchBody(connectionTo(server.port)));
    await allGone(server);
    expect(await active()).toBe(1);
    await response.body?.cancel();
    expect(await active()).toBe(0);
    const read = await post(app, '/fetch', fetchBody(connectionTo(server.port)));
    await read.arrayBuffer();
    expect(await active()).toBe(0);
    expect(log.at(-1)).toMatchObject({ path: '/fetch', messages: 1, skipped: 0, failure: null });
  });

  it('are given back when a caller reads too slowly', async () => {
    const server = await fake({ messages: [{ uid: 1, source: 'Hello' }] });
    const { app } = sidecar({ drain: 50 });
    const response = await post(app, '/fetch', fetchBody(connectionTo(server.port)));
    const reader = response.body?.getReader();
    await expect(reader?.closed).rejects.toThrow('not read in time');
    expect(await (await app.request('/health')).json()).toEqual({ status: 'ok', active: 0 });
  });
});

describe('over HTTP', () => {
  async function listen(limits = {}) {
    const { app, log } = sidecar(limits);
    const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }) as Server;
    await once(server, 'listening');
    closing.push({
      close: () =>
        new Promise((resolve) => {
          server.close(() => resolve());
          server.closeAllConnections();
        }),
    });
    return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, app, log };
  }

  const asked = (body: unknown, signal?: AbortSignal): RequestInit => ({
    method: 'POST',
    headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal,
  });

  it('brings every byte of every message', async () => {
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
      asked(fetchBody(connectionTo(server.port), { max_message_bytes: 1_000_000 })),
    );
    expect(response.headers.get('content-type')).toBe('application/octet-stream');
    const received = parseFrames(Buffer.from(await response.arrayBuffer()));
    expect(brief(received)).toEqual(['mailbox 7 4', '1 message', '2 message', '3 message', 'end 3']);
    expect(
      received.slice(1, 4).every(({ body }, index) => body?.equals(sources[index] ?? Buffer.alloc(0))),
    ).toBe(true);
  });

  it('a caller who hangs up ends the mail connection', async () => {
    const { server, arrival } = await waitingRoom();
    const { url, app } = await listen();
    const caller = new AbortController();
    const call = fetch(`${url}/fetch`, asked(fetchBody(connectionTo(server.port)), caller.signal));
    await arrival;
    const gone = allGone(server);
    caller.abort();
    await expect(call).rejects.toThrow();
    await gone;
    await expect
      .poll(async () => ((await (await app.request('/health')).json()) as { active: number }).active)
      .toBe(0);
  });
});

describe('frameStream', () => {
  it('writes a JSON line for each frame, and the bytes behind a message', async () => {
    const body = Buffer.from('a\nb\0');
    const message: Frame = { type: 'message', uid: 1, internal_date: null, flags: [], length: 4 };
    let done = 0;
    const stream = frameStream(
      [{ frame: message, body }, { frame: { type: 'end', uid: 1, more: false } }],
      LIMITS.drain,
      () => {
        done += 1;
      },
    );
    const text = await new Response(stream).text();
    expect(text).toBe(`${JSON.stringify(message)}\na\nb\0{"type":"end","uid":1,"more":false}\n`);
    expect(done).toBe(1);
  });
});
