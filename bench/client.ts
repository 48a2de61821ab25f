/** Calls the Worker as the owner of an organization. */
import { credentials } from './seed.ts';

export interface Cost {
  rowsRead: number;
  rowsWritten: number;
  roundTrips: number;
}

export interface Answer {
  status: number;
  headers: Headers;
  json: unknown;
  cost: Cost;
}

export interface Client {
  organization: number;
  /** With what it cost at D1; throws unless the answer is 2xx. */
  counted(method: string, path: string, body?: unknown): Promise<Answer>;
  /** As it would be without anybody counting; throws unless the answer is 2xx. */
  call(method: string, path: string, body?: unknown): Promise<void>;
}

/** Bodies that are no bytes go as JSON, bytes as a raw message. */
export function signedIn(origin: string, organization: number): Client {
  const cookie = `herald_session=${credentials(organization).secret}`;
  const request = async (method: string, path: string, body: unknown, more: Record<string, string>) => {
    const raw = body instanceof Uint8Array;
    const type = raw ? 'message/rfc822' : 'application/json';
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: { cookie, ...(body === undefined ? {} : { 'content-type': type }), ...more },
      body: body === undefined ? undefined : raw ? new Uint8Array(body) : JSON.stringify(body),
      signal: AbortSignal.timeout(120_000),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text.slice(0, 500)}`);
    return { response, text };
  };
  return {
    organization,
    async counted(method, path, body) {
      const { response, text } = await request(method, path, body, { 'x-bench-count': '1' });
      const { status, headers } = response;
      const count = (name: string) => Number(headers.get(`x-bench-${name}`));
      const cost = {
        rowsRead: count('rows-read'),
        rowsWritten: count('rows-written'),
        roundTrips: count('round-trips'),
      };
      return { status, headers, json: JSON.parse(text), cost };
    },
    async call(method, path, body) {
      await request(method, path, body, {});
    },
  };
}
