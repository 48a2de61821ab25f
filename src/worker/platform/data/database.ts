import { inArray, lte, type SQL, sql } from 'drizzle-orm';
import { type DrizzleD1Database, drizzle } from 'drizzle-orm/d1';
import type { RunnableQuery } from 'drizzle-orm/runnable-query';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { ServiceCtx } from '../ctx.ts';
import type { Env } from '../env.ts';
import { countStatements } from '../work/invocation.ts';

export type Database = DrizzleD1Database & { $client: D1DatabaseSession };

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
export function database(ctx: Pick<ServiceCtx, 'db'>): Database {
  return ctx.db;
}

/**
 * The database of the directory: users, their sessions and keys, organizations and their members, and what leads from
 * outside to an organization. It is read before any organization is known.
 */
export function directory(ctx: Pick<ServiceCtx, 'db'>): Database {
  return ctx.db;
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

async function runBatch(db: Database, statements: readonly Statement[]): Promise<unknown[][]> {
  countStatements(statements.length);
  // Not Drizzle's own batch(): it loses the parameters of raw statements.
  const queries = statements.map((statement) => (statement as unknown as Preparable)._prepare());
  const results = await db.$client.batch(
    queries.map((query) => {
      const { sql, params } = query.getQuery();
      return db.$client.prepare(sql).bind(...params);
    }),
  );
  return results.map((result, i) => {
    const query = queries[i]!;
    // D1 answers a batch in objects, in which columns of one name would be one.
    const [first] = result.results;
    if (query.fields && first && Object.keys(first as object).length !== query.fields.length) {
      throw new Error('Two columns of a statement have the same name: give one an alias.');
    }
    const rows = query.mapResult(result, true);
    return Array.isArray(rows) ? rows : [];
  });
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
