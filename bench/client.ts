/** Calls the Worker as the owner of an organization. */
import { credentials } from './seed.ts';

export interface Cost {
  rowsRead: number;
  rowsWritten: number;
  roundTrips: number;
}

export interface MeasuredResponse {
  status: number;
  headers: Headers;
  json: unknown;
  cost: Cost;
}

export interface Client {
  organization: number;
  /** Calls the API and measures the cost in D1. Throws unless the status is 2xx. */
  measure(method: string, path: string, body?: unknown): Promise<MeasuredResponse>;
  /** Calls the API without measuring. Throws unless the status is 2xx. */
  call(method: string, path: string, body?: unknown): Promise<void>;
  /** Calls the API without measuring, and returns the response body. Throws unless the status is 2xx. */
  text(method: string, path: string, body?: unknown): Promise<string>;
  /** Uploads bytes. */
  put(path: string, body: Uint8Array): Promise<void>;
}

/** Returns a client signed in as the organization's owner. */
export function signIn(origin: string, organization: number): Client {
  return clientOf(origin, `herald_session=${credentials(organization).secret}`, organization);
}

/** Returns a client that sends byte bodies as a raw message, and other bodies as JSON. */
export function clientOf(origin: string, cookie: string, organization: number): Client {
  const request = async (
    method: string,
    path: string,
    body: unknown,
    extraHeaders: Record<string, string>,
  ) => {
    const isRaw = body instanceof Uint8Array;
    const type = isRaw ? 'message/rfc822' : 'application/json';
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: { cookie, ...(body === undefined ? {} : { 'content-type': type }), ...extraHeaders },
      body: body === undefined ? undefined : isRaw ? new Uint8Array(body) : JSON.stringify(body),
      signal: AbortSignal.timeout(120_000),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text.slice(0, 500)}`);
    return { response, text };
  };
  return {
    organization,
    async measure(method, path, body) {
      const { response, text } = await request(method, path, body, { 'x-bench-count': '1' });
      const { status, headers } = response;
      const readCount = (name: string) => Number(headers.get(`x-bench-${name}`));
      const cost = {
        rowsRead: readCount('rows-read'),
        rowsWritten: readCount('rows-written'),
        roundTrips: readCount('round-trips'),
      };
      return { status, headers, json: JSON.parse(text), cost };
    },
    async call(method, path, body) {
      await request(method, path, body, {});
    },
    text: async (method, path, body) => (await request(method, path, body, {})).text,
    async put(path, body) {
      await request('PUT', path, body, { 'content-type': 'application/octet-stream' });
    },
  };
}

/** Signs up for a new, empty service. Returns the cookie of the session. */
export async function signUp(origin: string): Promise<string> {
  const response = await fetch(`${origin}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ name: 'Bench', email: 'bench@example.com', password: 'correct horse' }),
  });
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0];
  if (!cookie) throw new Error(`Sign-up answered ${response.status} ${await response.text()}`);
  return cookie;
}
