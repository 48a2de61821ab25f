import { createExecutionContext } from 'cloudflare:test';

import { createApp } from '../../../../src/worker/app.ts';
import type { Env } from '../../../../src/worker/platform/env.ts';
import { randomBase62 } from '../../../../src/worker/platform/random.ts';
import { fetchWorker, testEnv } from '../../helpers.ts';

export const PASSWORD = 'planted-password-Zq81';
export const DASHBOARD = 'https://dashboard.example';

export const newEmail = () => `${randomBase62(14).toLowerCase()}@example.com`;
/** Returns a new network address, so that the per-network limit counts from zero. */
export const newAddress = () => {
  const [a, b, c, d] = crypto.getRandomValues(new Uint16Array(4));
  return `2001:${[a, b, c].map((n) => (n ?? 0).toString(16)).join(':')}::${(d ?? 0).toString(16)}`;
};

/** POSTs JSON to the Worker, by default from a new network address. */
export function post(url: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetchWorker(request('POST', url, body, headers));
}

export function get(url: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetchWorker(request('GET', url, undefined, headers));
}

/** Fetches with these settings over those of the tests. */
export async function withEnv(env: Partial<Env>, req: Request): Promise<Response> {
  return createApp().fetch(req, { ...testEnv, ...env }, createExecutionContext());
}

export function request(
  method: string,
  url: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Request {
  return new Request(new URL(url, 'http://localhost'), {
    method,
    headers: {
      'cf-connecting-ip': newAddress(),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
}

/** Returns `name=value` of the cookie that a response sets. */
export function cookieOf(response: Response): string {
  const [cookie] = response.headers.get('set-cookie')?.split(';') ?? [];
  if (!cookie) throw new Error(`no cookie in the response ${response.status}`);
  return cookie;
}

export async function signUp(email = newEmail()) {
  const response = await post('/api/auth/sign-up/email', { name: 'Ada Moreau', email, password: PASSWORD });
  if (response.status !== 200) throw new Error(`sign-up: ${response.status} ${await response.text()}`);
  return { email, cookie: cookieOf(response), body: (await response.json()) as SignedUp };
}

interface SignedUp {
  token: string;
  user: { id: string; email: string };
}

/** Returns one value of one row. */
export async function value<T>(sql: string, ...params: unknown[]): Promise<T | null> {
  const row = await testEnv.DB.prepare(sql)
    .bind(...params)
    .first<Record<string, T>>();
  return row ? (Object.values(row)[0] ?? null) : null;
}

/** Returns the whole database as one text. */
export async function dump(): Promise<string> {
  const { results } = await testEnv.DB.prepare(
    // A contentless search index cannot be read as a whole; its shadow tables are read like all others.
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_cf%' ESCAPE '\\' AND sql NOT LIKE 'CREATE VIRTUAL%'",
  ).all<{ name: string }>();
  const tables = await testEnv.DB.batch(
    results.map(({ name }) => testEnv.DB.prepare(`SELECT * FROM "${name}"`)),
  );
  return JSON.stringify(tables.map((table) => table.results));
}
