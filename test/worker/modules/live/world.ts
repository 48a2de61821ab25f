import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import type { ServerMessage } from '../../../../src/contract/live/live.ts';
import worker from '../../../../src/worker/index.ts';
import type { Env } from '../../../../src/worker/platform/env.ts';
import { type Client, testEnv } from '../../helpers.ts';

/** The bindings of tests with the real hubs, for pages that listen. */
export const liveEnv = { ...testEnv, LIVE: env.LIVE } as unknown as Env;

/** Makes a call. Resolves when its deferred work has ended too. */
export async function send(
  client: Pick<Client, 'cookie'>,
  method: string,
  path: string,
  body?: unknown,
  { headers = {}, over = {} }: { headers?: Record<string, string>; over?: Partial<Env> } = {},
): Promise<Response> {
  const execution = createExecutionContext();
  const request = new Request(`http://localhost${path}`, {
    method,
    headers: {
      ...(client.cookie ? { cookie: client.cookie } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const response = await worker.fetch(request, { ...liveEnv, ...over }, execution);
  await waitOnExecutionContext(execution);
  return response;
}

export function upgrade(client: Pick<Client, 'cookie'>, headers: Record<string, string> = {}) {
  return send(client, 'GET', '/api/live', undefined, { headers: { upgrade: 'websocket', ...headers } });
}

/** An open socket, with the messages that it has received and not yet taken. */
export class Page {
  readonly received: ServerMessage[] = [];
  closed: { code: number; reason: string } | null = null;
  private wake = Promise.withResolvers<void>();

  readonly socket: WebSocket;

  constructor(socket: WebSocket) {
    this.socket = socket;
    socket.addEventListener('message', ({ data }) => {
      this.received.push(data === 'pong' ? (data as never) : JSON.parse(data as string));
      this.wake.resolve();
    });
    socket.addEventListener('close', ({ code, reason }) => {
      this.closed = { code, reason };
      this.wake.resolve();
    });
    socket.accept();
  }

  /** Waits until a received message, or the end of the socket, makes `find` return something. */
  async until<T>(find: (page: Page) => T | undefined | null | false): Promise<T> {
    for (;;) {
      const found = find(this);
      if (found) return found;
      await this.wake.promise;
      this.wake = Promise.withResolvers();
    }
  }

  /** Takes the next message of this type. */
  async take<T extends ServerMessage['type']>(type: T): Promise<Extract<ServerMessage, { type: T }>> {
    const found = await this.until(({ received }) => received.find((message) => message.type === type));
    this.received.splice(this.received.indexOf(found), 1);
    return found as Extract<ServerMessage, { type: T }>;
  }

  say(message: unknown): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }
}

export async function openPage(
  client: Pick<Client, 'cookie'>,
  headers?: Record<string, string>,
): Promise<Page> {
  const { status, webSocket } = await upgrade(client, headers);
  if (status !== 101 || !webSocket) throw new Error(`The upgrade was answered ${status}.`);
  return new Page(webSocket);
}

/** Returns the organization's hub. */
export const hubOf = ({ organizationId }: Client) => env.LIVE.getByName(String(organizationId));

export async function versionOf(client: Client): Promise<number> {
  const response = await send(client, 'GET', '/api/live/version');
  return ((await response.json()) as { version: number }).version;
}
