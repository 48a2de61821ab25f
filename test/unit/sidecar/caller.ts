import type { Hono } from 'hono';
import { createSidecar, type SidecarOptions } from '../../../src/sidecar/app.ts';
import type { LogEvent } from '../../../src/sidecar/failure.ts';
import type { Limits } from '../../../src/sidecar/limits.ts';
import {
  appendResult,
  type Connection,
  type FetchRequest,
  type Frame,
  frame,
  verifyResult,
} from '../../../src/sidecar/protocol.ts';

export const TOKEN = 'test-token';

export function connectionTo(port: number, other: Partial<Connection> = {}): Connection {
  return { host: '127.0.0.1', port, user: 'testuser', password: 'testpass', tls: false, ...other };
}

/** Creates a sidecar that allows private addresses, with a short LOGOUT timeout. */
export function sidecar(
  limits: Partial<Limits> = {},
  allowPrivateHosts = true,
  watching: Pick<SidecarOptions, 'watchLimits' | 'signal'> = { signal: new AbortController().signal },
): { app: Hono; log: LogEvent[] } {
  const log: LogEvent[] = [];
  const app = createSidecar({
    token: TOKEN,
    allowPrivateHosts,
    log: (event) => log.push(event),
    limits: { logout: 200, ...limits },
    ...watching,
  });
  return { app, log };
}

export async function post(app: Hono, path: string, body: unknown): Promise<Response> {
  return await app.request(path, {
    method: 'POST',
    headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

export async function verify(app: Hono, connection: Connection) {
  const response = await post(app, '/verify', connection);
  if (response.status !== 200) throw new Error(`verify: ${response.status}`);
  return verifyResult.parse(await response.json()).failure;
}

export interface ReceivedFrame {
  frame: Frame;
  body: Buffer | null;
}

/** Parses a complete stream of frames. Throws on a violation of the protocol. */
export function parseFrames(bytes: Buffer): ReceivedFrame[] {
  const received: ReceivedFrame[] = [];
  let at = 0;
  while (at < bytes.length) {
    const end = bytes.indexOf('\n', at);
    if (end === -1) throw new Error('A frame was cut short.');
    const parsed = frame.parse(JSON.parse(bytes.toString('utf8', at, end)));
    at = end + 1;
    const length = parsed.type === 'message' ? parsed.length : 0;
    if (at + length > bytes.length) throw new Error('A message was cut short.');
    received.push({
      frame: parsed,
      body: parsed.type === 'message' ? bytes.subarray(at, at + length) : null,
    });
    at += length;
  }
  return received;
}

export function fetchBody(connection: Connection, other: Partial<FetchRequest> = {}) {
  return {
    connection,
    cursor: null,
    max_messages: 25,
    max_bytes: 1_000_000,
    max_message_bytes: 100_000,
    ...other,
  };
}

export async function fetchFrames(app: Hono, connection: Connection, other: Partial<FetchRequest> = {}) {
  const response = await post(app, '/fetch', fetchBody(connection, other));
  if (response.status !== 200) throw new Error(`fetch: ${response.status}`);
  return parseFrames(Buffer.from(await response.arrayBuffer()));
}

/** Summarises a batch: ['7 message', '8 TOO_LARGE', 'end 8 more']. */
export function summarise(received: { frame: Frame }[]): string[] {
  return received.map(({ frame: one }) => {
    if (one.type === 'mailbox')
      return `mailbox ${one.uidvalidity} ${one.uidnext}${one.reset ? ' reset' : ''}`;
    if (one.type === 'message') return `${one.uid} message`;
    if (one.type === 'skipped') return `${one.uid} ${one.code}`;
    if (one.type === 'end') return `end ${one.uid}${one.more ? ' more' : ''}`;
    return `failed ${one.failure.code}`;
  });
}

export async function append(
  app: Hono,
  request: { connection: Connection; mailbox: string | null; flags: string[] },
  message: string | Uint8Array<ArrayBuffer>,
) {
  const form = new FormData();
  form.set('request', JSON.stringify(request));
  form.set('message', new Blob([message]));
  const response = await app.request('/append', {
    method: 'POST',
    headers: { authorization: `Bearer ${TOKEN}` },
    body: form,
  });
  if (response.status !== 200) throw new Error(`append: ${response.status}`);
  return appendResult.parse(await response.json());
}
