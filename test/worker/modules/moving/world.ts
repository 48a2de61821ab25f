import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import worker from '../../../../src/worker/index.ts';
import { beginMoves, moveJob } from '../../../../src/worker/modules/moving/run.ts';
import type { ServiceCtx } from '../../../../src/worker/platform/ctx.ts';
import type { Env } from '../../../../src/worker/platform/env.ts';
import { serviceCtx } from '../../../../src/worker/platform/service-ctx.ts';
import { runJob } from '../../../../src/worker/platform/work/run-job.ts';
import { type Client, testEnv, withBatches } from '../../helpers.ts';
import { DIRECTORY, oneDatabase } from '../../one-database.ts';

/** Whether there are three databases, which these tests need and the tests called `apart` have. */
export const isApart = env.DB_3 !== undefined;

/** The unwrapped databases, by number. */
export const databases = { 1: env.DB, 2: env.DB_2, 3: env.DB_3 } as Record<number, D1Database>;

/** The Worker's bindings, with a third database. */
export const movingEnv = {
  ...testEnv,
  ...(env.DB_3 && { DB_3: oneDatabase(env.DB_3, 'organizations') }),
} as Env;

export interface Clock {
  at: number;
}

/** Returns the context of cron. */
export function cron(clock: Clock, over: Env = movingEnv): ServiceCtx {
  const ctx = serviceCtx(over, { waitUntil: () => {} }, 'test', 'system', 1);
  return { ...ctx, now: () => clock.at };
}

/** Runs the tick of a database other than the first, which a message starts. */
export async function tickOf(database: number): Promise<void> {
  const body = { kind: 'tick', database, deletes: true };
  const message = { id: 'tick', timestamp: new Date(), attempts: 1, body, ack: () => {}, retry: () => {} };
  const execution = createExecutionContext();
  const batch = { queue: 'herald-events', messages: [message], ackAll: () => {}, retryAll: () => {} };
  await worker.queue(batch as unknown as MessageBatch, movingEnv, execution);
  await waitOnExecutionContext(execution);
}

/** Makes a call of a client to the Worker with three databases. */
export function ask(client: Client, method: string, path: string, body?: unknown): Promise<Response> {
  const text = body === undefined ? undefined : JSON.stringify(body);
  const request = new Request(`http://localhost${path}`, {
    method,
    headers: {
      cookie: client.cookie,
      ...(text !== undefined && {
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(text)),
      }),
    },
    ...(text !== undefined && { body: text }),
  });
  return Promise.resolve(worker.fetch(request, movingEnv, createExecutionContext()));
}

export async function said<T>(answer: Promise<Response>): Promise<T> {
  const response = await answer;
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return response.json();
}

let serial = 0;

/** Saves a mail, by default one with a file and a body of which a part is in R2. Returns its id. */
export async function save(client: Client, more: object = {}): Promise<number> {
  serial++;
  const { id } = await said<{ id: number }>(
    ask(client, 'POST', '/api/emails', {
      from_address: `writer${serial}@example.org`,
      to_address: 'support@example.com',
      subject: `Moving ${serial}`,
      body_text: `quokka ${'again '.repeat(4000)} wombat${serial}`,
      message_id: `<moving-${crypto.randomUUID()}@example.org>`,
      ...more,
    }),
  );
  return id;
}

/** Returns the number of emails that a search finds in the index of the database. */
export async function found(client: Client, word: string): Promise<number> {
  return (await said<unknown[]>(ask(client, 'GET', `/api/emails?search=${word}&limit=200`))).length;
}

/** Makes the database of the directory the home of the organization. */
export async function settleInFirst(id: number): Promise<void> {
  await env.DB.batch([
    env.DB.prepare('UPDATE organizations SET database = 1 WHERE id = ?').bind(id),
    env.DB.prepare('INSERT INTO residents (organization_id) VALUES (?)').bind(id),
  ]);
}

/** Orders a move, as `npm run move-organization` does. */
export async function order(organizationId: number, target: number): Promise<void> {
  await env.DB.prepare(
    `INSERT INTO moves (organization_id, source, target, ordered_at)
      SELECT id, database, ?, 0 FROM organizations WHERE id = ?`,
  )
    .bind(target, organizationId)
    .run();
}

export async function stateOf(organizationId: number): Promise<string | null> {
  return env.DB.prepare('SELECT state FROM moves WHERE organization_id = ?')
    .bind(organizationId)
    .first<string>('state');
}

export async function homeOf(organizationId: number): Promise<number | null> {
  return env.DB.prepare('SELECT database FROM organizations WHERE id = ?')
    .bind(organizationId)
    .first<number>('database');
}

/** Runs a tick of cron, and the job if it is due. Returns whether the move goes on. */
export async function run(ctx: ServiceCtx, clock: Clock, organizationId: number): Promise<boolean> {
  await beginMoves(ctx);
  const job = await jobOf(organizationId);
  if (!job) return false;
  clock.at = Math.max(clock.at, job.due ?? 0);
  await runJob(ctx, moveJob, job.id);
  return (await jobOf(organizationId)) !== null;
}

async function jobOf(organizationId: number) {
  return env.DB.prepare(
    `SELECT id, COALESCE(lease_until + 1, due_at) AS due FROM jobs
      WHERE organization_id = 0 AND kind = 'move-organization' AND subject_id = ?`,
  )
    .bind(organizationId)
    .first<{ id: number; due: number | null }>();
}

/** Runs the move to its end. */
export async function moveWhole(clock: Clock, organizationId: number, ctx = cron(clock)): Promise<void> {
  for (let runs = 0; runs < 500; runs++) if (!(await run(ctx, clock, organizationId))) return;
  throw new Error('The move does not end.');
}

async function tableNames(db: D1Database): Promise<string[]> {
  const { results } = await db
    .prepare(
      `SELECT name FROM sqlite_master WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%'
      AND name NOT LIKE '\\_cf%' ESCAPE '\\' AND name NOT LIKE 'd1\\_%' ESCAPE '\\' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'`,
    )
    .all<{ name: string }>();
  return results.map(({ name }) => name);
}

async function columnsOf(db: D1Database, table: string): Promise<string[]> {
  const { results } = await db
    .prepare('SELECT name FROM pragma_table_xinfo(?)')
    .bind(table)
    .all<{ name: string }>();
  return results.map(({ name }) => name);
}

/** Returns the rows of an organization, or of all others, as texts that name their table. Omits the directory's. */
export async function rowsOf(number: number, organizationId: number, isIts = true): Promise<string[]> {
  const db = databases[number]!;
  const rows: string[] = [];
  for (const name of await tableNames(db)) {
    if (DIRECTORY.has(name) || name === 'residents' || /^email_(?:terms|search)_/.test(name)) continue;
    const columns = await columnsOf(db, name);
    if (!columns.includes('organization_id')) continue;
    const parts = columns.map((column) => `quote("${column}")`);
    const halves = [parts.slice(0, 30), parts.slice(30)].filter((half) => half.length > 0);
    const text = halves.map((half) => `json_array(${half})`).join(' || ');
    const { results } = await db
      .prepare(
        `SELECT ${text} AS line FROM "${name}" WHERE organization_id ${isIts ? '=' : '<>'} ${organizationId}`,
      )
      .all<{ line: string }>();
    for (const { line } of results) rows.push(`${name} ${line}`);
  }
  return rows.sort();
}

/** Returns tables with rows or ids of an organization, and triggers. Omits those of the directory. */
export async function leftIn(number: number, organizationId: number): Promise<string[]> {
  const db = databases[number]!;
  const first = organizationId * 2 ** 32;
  const found: string[] = [];
  for (const name of await tableNames(db)) {
    if (DIRECTORY.has(name)) continue;
    const conditions = (await columnsOf(db, name)).map((column) =>
      column === 'organization_id'
        ? `organization_id = ${organizationId}`
        : `("${column}" BETWEEN ${first} AND ${first + 2 ** 32 - 1} AND typeof("${column}") = 'integer'
            AND "${column}" < 1000000000000)`,
    );
    const row = await db
      .prepare(`SELECT 1 AS found FROM "${name}" WHERE ${conditions.join(' OR ')} LIMIT 1`)
      .first();
    if (row) found.push(name);
  }
  const { results } = await db
    .prepare(`SELECT name FROM sqlite_master WHERE type = 'trigger' AND name LIKE 'move_${organizationId}_%'`)
    .all<{ name: string }>();
  return [...found, ...results.map(({ name }) => name)];
}

/** Returns bindings over databases whose every batch calls `around`. */
export const watched = (around: (commit: () => Promise<D1Result[]>) => Promise<D1Result[]>): Env =>
  withBatches(movingEnv, around);

/** Creates a wait for more commits of the mover. A test may have 10,000 timeouts, and each call has some. */
export function paced() {
  let made = 0;
  return {
    /** Counts a commit of the mover. */
    count: () => void made++,
    after: async (commits: number, isOver: () => boolean): Promise<void> => {
      const until = made + commits;
      while (made < until && !isOver()) await env.DB.prepare('SELECT 1').run();
    },
  };
}
