import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { test } from 'vitest';
import { type Meter, metered } from '../../bench/counting.ts';
import { sha256 } from '../../src/lib/hash.ts';
import worker from '../../src/worker/index.ts';
import { type Ctx, forOrganization, type Role, type ServiceCtx } from '../../src/worker/platform/ctx.ts';
import type { Env } from '../../src/worker/platform/env.ts';
import { randomBase62 } from '../../src/worker/platform/random.ts';
import { serviceCtx } from '../../src/worker/platform/service-ctx.ts';
import { nameDatabase } from '../../src/worker/platform/work/jobs.ts';
import { lookingInBoth } from './apart.ts';
import { type Around, aroundBatches } from './around.ts';
import { oneDatabase } from './one-database.ts';

/** A hub that discards updates, for tests without open pages. */
const discardingHub = {
  getByName: () => ({ publish: async () => {}, end: async () => {}, whoHasOpen: async () => [] }),
};
/** A queue that drops wake-ups, because their jobs would run during other tests. Tests run the jobs they need. */
const discardingQueue = { send: async () => {}, sendBatch: async () => {} };
export const testEnv = {
  ...env,
  // Only for tests of moving organizations: no other tests use a third database.
  DB_3: undefined,
  ...databases(),
  SYNC_QUEUE: discardingQueue,
  SYNC_SLOW_QUEUE: discardingQueue,
  SEND_QUEUE: discardingQueue,
  SEND_SLOW_QUEUE: discardingQueue,
  WEBHOOK_QUEUE: discardingQueue,
  WEBHOOK_SLOW_QUEUE: discardingQueue,
  AUDIT_QUEUE: discardingQueue,
  AUDIT_SLOW_QUEUE: discardingQueue,
  EVENT_QUEUE: discardingQueue,
  LIVE: discardingHub,
} as unknown as Env;

/** Returns one database or, if `npm run test:soak` says so, one for the directory and one for the organizations. */
function databases(): Pick<Env, 'DB' | 'DB_2'> {
  const { DB, DB_2 } = env as unknown as Env;
  if (!DB_2) return { DB: oneDatabase(DB) };
  return { DB: lookingInBoth(oneDatabase(DB), DB_2), DB_2: oneDatabase(DB_2, 'organizations') };
}

/** Returns `env` with each of its databases wrapped. */
export function wrapDatabases<E extends Env>(env: E, wrap: (db: D1Database) => D1Database): E {
  const databases = Object.entries(env).filter(([name, db]) => db && /^DB(_\d+)?$/.test(name));
  return { ...env, ...Object.fromEntries(databases.map(([name, db]) => [name, wrap(db)])) };
}

/** Returns `env` with databases whose batches run through `around`. */
export function withBatches<E extends Env>(env: E, around: Around): E {
  return wrapDatabases(env, (db) => aroundBatches(db, around));
}

/** Returns `env` with databases that record the cost of their batches in `meter`. */
export function meteredEnv(meter: Meter, env = testEnv): Env {
  return wrapDatabases(env, (db) => metered(db, meter));
}

/** A test that counts rows or trips of one database. Two add a check of the hint, and a fence to batches that read. */
export const testOfOneDatabase = test.skipIf(testEnv.DB_2 !== undefined);

export interface Client {
  organizationId: number;
  userId: number;
  cookie: string;
  /** Sends a request with this client's session. A body that is neither a string nor bytes is sent as JSON. */
  request(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
}

/** Returns the id of the n-th new email or task of an organization. Historical ones have ids below the first. */
export const idOf = (organizationId: number, n: number): number => organizationId * 2 ** 32 + 2 ** 31 + n;

/** Calls the Worker's fetch handler directly: each call of `exports.default.fetch` takes longer than the one before. */
export async function fetchWorker(request: Request): Promise<Response> {
  return worker.fetch(request, testEnv, createExecutionContext());
}

/** Returns the URL and the cookie of a call with a session. Production accepts only https. */
export function callOf({ ENVIRONMENT }: Pick<Env, 'ENVIRONMENT'>, path: string, cookie: string) {
  const isProduction = ENVIRONMENT === 'production';
  return isProduction
    ? { url: `https://localhost${path}`, cookie: `__Host-${cookie}` }
    : { url: `http://localhost${path}`, cookie };
}

/** Calls the Worker without a session. Sends the length of a body, as every HTTP client does. */
export function call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  const url = `http://localhost${path}`;
  if (body === undefined) return fetchWorker(new Request(url, { method, headers }));
  if (body instanceof FormData) return fetchWorker(new Request(url, { method, headers, body }));
  const isBytes = body instanceof Uint8Array;
  const content = isBytes || typeof body === 'string' ? body : JSON.stringify(body);
  const about = {
    'content-length': String(isBytes ? body.length : Buffer.byteLength(content as string)),
    ...(content === body ? {} : { 'content-type': 'application/json' }),
  };
  return fetchWorker(
    new Request(url, { method, headers: { ...about, ...headers }, body: content as BodyInit }),
  );
}

/** Creates an organization with one signed-in user of the given role. */
export async function makeOrganization(role: Role = 'owner'): Promise<Client> {
  const slug = randomBase62(12);
  const organization = await testEnv.DB.prepare(
    'INSERT INTO organizations (name, slug, created_at) VALUES (?, ?, ?) RETURNING id',
  )
    .bind(slug, slug, Date.now())
    .first<{ id: number }>();
  return addMember(organization!.id, role);
}

/** Adds a signed-in user with a verified address to an organization. */
export async function addMember(organizationId: number, role: Role): Promise<Client> {
  const now = Date.now();
  const user = await testEnv.DB.prepare(
    'INSERT INTO users (email, name, email_verified, created_at, updated_at) VALUES (?, ?, 1, ?, ?) RETURNING id',
  )
    .bind(`${randomBase62(12).toLowerCase()}@example.com`, 'Test User', now, now)
    .first<{ id: number }>();
  const userId = user!.id;
  const token = randomBase62(40);
  await testEnv.DB.batch([
    testEnv.DB.prepare(
      'INSERT INTO members (organization_id, user_id, role, created_at) VALUES (?, ?, ?, ?)',
    ).bind(organizationId, userId, role, now),
    testEnv.DB.prepare(
      'INSERT INTO sessions (id_hash, public_id, user_id, organization_id, created_at, updated_at, expires_at) VALUES (?, ?, ?, ?, ?, ?, ?)',
    ).bind(sha256(token), randomBase62(20), userId, organizationId, now, now, now + 30 * 86_400_000),
  ]);
  const cookie = `herald_session=${token}`;
  return {
    organizationId,
    userId,
    cookie,
    request: (method, path, body, headers = {}) => call(method, path, body, { cookie, ...headers }),
  };
}

/** Marks the user's address as not verified. Returns the same user. */
export async function unverified<T extends Client>(made: Promise<T>): Promise<T> {
  const client = await made;
  await testEnv.DB.prepare('UPDATE users SET email_verified = 0 WHERE id = ?').bind(client.userId).run();
  return client;
}

/** The number of the database with the organizations. */
const HOME = testEnv.DB_2 ? 2 : 1;

/** The name of that database in queue messages. */
export const inHome = nameDatabase(HOME);

/** Returns the context of cron and queues, in the database of the organizations. */
export function testService(execution: Pick<ExecutionContext, 'waitUntil'>, env = testEnv): ServiceCtx {
  return serviceCtx(env, execution, 'test', 'system', HOME);
}

/** Returns a verb's context in an organization. `waited()` waits for what the verb deferred. */
export function testCtx(
  organizationId: number,
  over: Partial<Ctx> = {},
): Ctx & { waited(): Promise<unknown> } {
  const deferred: Promise<unknown>[] = [];
  const ctx = forOrganization(testService({ waitUntil: (work) => deferred.push(work) }), organizationId);
  return { ...ctx, ...over, waited: () => Promise.all(deferred) };
}
