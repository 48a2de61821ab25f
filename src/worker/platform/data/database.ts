import { inArray, lte, type SQL, sql } from 'drizzle-orm';
import { type DrizzleD1Database, drizzle } from 'drizzle-orm/d1';
import type { RunnableQuery } from 'drizzle-orm/runnable-query';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Ctx, ServiceCtx } from '../ctx.ts';
import type { Env } from '../env.ts';
import { changesOf, findWrites, shutOut } from '../live/changes.ts';
import { publish } from '../live/publish.ts';
import { isRaise, type Raised, raiseVersion, selectVersion } from '../live/version.ts';
import { countStatements } from '../work/invocation.ts';
import { closedError, requireOpen } from './closed.ts';
import { currentProof, type Proof, StaleHint } from './proof.ts';

/** Whose pages a commit tells what it has changed. */
type Scope = Pick<ServiceCtx, 'env' | 'defer' | 'deletesClosed'> & {
  organizationId?: number | SQL;
  seen?: Ctx['seen'] | undefined;
};

export type Database = DrizzleD1Database & { $client: D1DatabaseSession; scope?: Scope };

/**
 * A statement that is not run yet, with the rows it answers: stores return them, verbs compose them, and `commit` runs
 * them as one transaction.
 */
export type Statement<Rows = unknown> = RunnableQuery<Rows, 'sqlite'>;

type RowsOf<S> = S extends Statement<infer Rows> ? (Rows extends unknown[] ? Rows : unknown[]) : never;

/** The rows of each statement, at its place. `of` finds those of one whose place is not known, as behind a spread. */
export type Results<S extends readonly Statement[]> = { -readonly [K in keyof S]: RowsOf<S[K]> } & {
  of<Rows extends unknown[]>(statement: Statement<Rows>): Rows;
};

/**
 * A session over the database. Its first query, which is the look-up of who acts, goes to the
 * primary, so whatever this caller wrote before is seen; the reads after it may be answered by a replica that
 * is at least as new.
 */
export function openDatabase(env: Env): Database {
  const session = env.DB.withSession('first-primary');
  return drizzle(session as unknown as D1Database) as unknown as Database;
}

/**
 * The database of the organizations' data. With `directory`, the one seam at which organizations can later be spread
 * over several databases.
 */
export function database(ctx: Pick<ServiceCtx, 'db'> & Scope): Database {
  return scoped(ctx);
}

/**
 * The database of the directory: users, their sessions and keys, organizations and their members, and what leads from
 * outside to an organization. It is read before any organization is known.
 */
export function directory(ctx: Pick<ServiceCtx, 'db'> & Scope): Database {
  return scoped({ ...ctx, seen: undefined });
}

/** Whether `directory` and `database` are one for the organization. */
export function haveSameDatabase(_ctx: Ctx): Promise<boolean> {
  return Promise.resolve(true);
}

function scoped(ctx: Pick<ServiceCtx, 'db'> & Scope): Database {
  return Object.create(ctx.db, { scope: { value: ctx } });
}

/**
 * Runs the statements as one transaction: all or none, in order. Answers the rows of each (of its RETURNING clause or
 * its SELECT).
 */
export async function commit<const S extends readonly Statement[]>(
  db: Database,
  statements: readonly [...S],
): Promise<Results<S>> {
  const rows = statements.length === 0 ? [] : await runBatch(db, statements);
  const of = (statement: Statement) => {
    const place = statements.indexOf(statement);
    if (place < 0) throw new Error('This statement is not in the batch.');
    return rows[place];
  };
  return Object.defineProperty(rows, 'of', { value: of }) as unknown as Results<S>;
}

/** As `commit`. If a `requireThat` fails the batch, throws what `refusal` answers. */
export async function commitUnlessRefused<const S extends readonly Statement[]>(
  db: Database,
  statements: readonly [...S],
  refusal: () => Error | Promise<Error>,
): Promise<Results<S>> {
  try {
    return await commit(db, statements);
  } catch (error) {
    throw isRefusal(error) ? await refusal() : error;
  }
}

async function runBatch(db: Database, given: readonly Statement[]): Promise<unknown[][]> {
  // Not Drizzle's own batch(): it loses the parameters of raw statements.
  const prepare = (statement: Statement) => (statement as unknown as Preparable)._prepare();
  const queries = given.map((statement) => prepare(statement));
  const texts = queries.map((query) => query.getQuery());
  const writes = findWrites(
    given,
    texts.map(({ sql }) => sql),
  );
  const { scope } = db;
  const isShown = writes.some(({ type }) => type !== null);
  const raise =
    isShown && typeof scope?.organizationId === 'number' && !given.some(isRaise)
      ? raiseVersion(db, scope.organizationId)
      : null;
  if (isShown && !raise && !given.some(isRaise)) {
    throw new Error(
      'This batch changes what pages show, of no organization: raise versions in it, or hide it.',
    );
  }
  if (raise) texts.push(prepare(raise).getQuery());
  const isFirstRead = writes.length === 0 && scope?.seen?.version === null;
  if (isFirstRead && typeof scope.organizationId === 'number') {
    texts.push(prepare(selectVersion(db, scope.organizationId)).getQuery());
  }
  const proof = currentProof();
  const asked = proof?.state === 'held' ? undefined : proof;
  const own = scope?.deletesClosed ? undefined : scope?.organizationId;
  const isOpen = typeof own === 'number' && texts.some(({ sql }) => WRITE.test(sql));
  const first = [...(asked ? [requireProof(db, asked)] : []), ...(isOpen ? [requireOpen(db, own)] : [])].map(
    (statement) => prepare(statement).getQuery(),
  );
  countStatements(first.length + texts.length);
  const run = () => runAll(db, [...first, ...texts]);
  const results = (asked ? await proven(asked, run) : await run()).slice(first.length);
  if (isFirstRead) noteVersion(scope, results.at(-1) as D1Result<{ version: number }>);
  if (scope && (writes.length > 0 || raise)) {
    const raised = results.filter((_, i) => i === given.length || isRaise(given[i]!));
    tellPages(scope, writes, results, raised);
  }
  return queries.map((query, i) => {
    const result = results[i]!;
    // D1 answers a batch in objects, in which columns of one name would be one.
    const [first] = result.results;
    if (query.fields && first && Object.keys(first as object).length !== query.fields.length) {
      throw new Error('Two columns of a statement have the same name: give one an alias.');
    }
    const rows = query.mapResult(result, true);
    return Array.isArray(rows) ? rows : [];
  });
}

/** Asks whether the hint of who acts holds, with nothing else. */
export async function prove(db: Database): Promise<void> {
  await runBatch(db, []);
}

/** A statement that fails by an error of its own, which no verb takes for its refusal: an integer overflow. */
function requireProof(db: Database, { condition }: Proof): Statement {
  return db.all(sql`SELECT abs(CASE WHEN ${condition} THEN 1 ELSE -9223372036854775808 END) AS proof`);
}

/** Runs a batch that begins with the proof. Throws StaleHint if it fails there. */
async function proven<T>(proof: Proof, run: () => Promise<T>): Promise<T> {
  if (proof.state === 'failed') throw new StaleHint();
  try {
    const results = await run();
    proof.state = 'held';
    return results;
  } catch (error) {
    if (!(error instanceof Error && error.message.includes('integer overflow'))) throw error;
    proof.state = 'failed';
    throw new StaleHint();
  }
}

/** A statement that is no SELECT. */
const WRITE = /^\s*(?:insert|update|delete|replace|with)\b/i;

/** Throws `conflict`, ORGANIZATION_CLOSED, for a write to an organization that is being deleted. */
async function runAll(db: Database, texts: { sql: string; params: unknown[] }[]): Promise<D1Result[]> {
  try {
    return await db.$client.batch(texts.map(({ sql, params }) => db.$client.prepare(sql).bind(...params)));
  } catch (error) {
    throw closedError(error) ?? error;
  }
}

/** Reads that run at the same time may see different versions: the answer has the lowest. */
function noteVersion({ seen }: Scope, { results: [row] }: D1Result<{ version: number }>): void {
  if (seen) seen.version = Math.min(seen.version ?? Infinity, row?.version ?? 0);
}

/** Tells the pages of each organization whose version a batch has raised, and has sockets checked. */
function tellPages(
  scope: Scope,
  writes: ReturnType<typeof findWrites>,
  results: readonly D1Result[],
  raises: readonly D1Result[],
): void {
  const changes = changesOf(writes, results);
  const mayShutOut = new Set(shutOut(writes, results));
  const { organizationId } = scope;
  if (typeof organizationId === 'number' && writes.some((write) => write.isDoor))
    mayShutOut.add(organizationId);
  const raised = new Map(
    raises.flatMap(({ results }) => (results as Raised[]).map((row) => [row.organization_id, row.version])),
  );
  for (const organization of new Set([...raised.keys(), ...mayShutOut])) {
    const version = raised.get(organization) ?? null;
    publish(scope, organization, { version, changes, mayShutOut: mayShutOut.has(organization) });
  }
}

/**
 * Deletes the rows whose `time` has come by `before`, at most `limit`: the cron takes away a bounded number a run.
 * `key` is the table's primary key.
 */
export function deletePast(
  db: Database,
  key: SQLiteColumn,
  time: SQLiteColumn,
  before: number,
  limit: number,
): Statement {
  const table = key.table as SQLiteTable;
  const past = db.select({ key }).from(table).where(lte(time, before)).limit(limit);
  return db.delete(table).where(inArray(key, past));
}

/**
 * A statement that fails, and with it the whole batch, unless `condition` holds: the batch's other statements
 * then need no guard of their own. SQLite raises errors only in triggers; `json()` of no JSON is one anywhere.
 */
export function requireThat(db: Database, condition: SQL): Statement {
  return db.all(sql`SELECT json(CASE WHEN ${condition} THEN 'true' ELSE 'refused' END)`);
}

/** True when a `requireThat` failed the batch. */
export function isRefusal(error: unknown): boolean {
  return error instanceof Error && error.message.includes('malformed JSON');
}

/** What every Drizzle statement can do, and its types keep to themselves. */
interface Preparable {
  _prepare(): {
    getQuery(): { sql: string; params: unknown[] };
    /** The columns that the builder selects; raw statements have none. */
    fields?: unknown[];
    mapResult(result: D1Result, isFromBatch: true): unknown;
  };
}
