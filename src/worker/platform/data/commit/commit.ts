/**
 * The one way to read and change rows (docs/commit.md): statements in, one transaction, rows out. `placement.ts` runs
 * the batch in the database with the organization's rows; `announcing.ts` notifies the pages of what it changed.
 */
import { fillPlaceholders, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { limitErrorOf } from '../../limits.ts';
import { type Database, knownIn, prepare, type Statement } from '../database.ts';
import { registerRows } from '../written-rows.ts';
import { announcementOf } from './announcing.ts';
import { runInPlace } from './placement.ts';

type Returned<S> = S extends Statement<infer Rows> ? (Rows extends unknown[] ? Rows : unknown[]) : never;

/** The rows of each statement, by its position. `of` finds those of a statement after a spread. */
export type Results<S extends readonly Statement[]> = { -readonly [K in keyof S]: Returned<S[K]> } & {
  of<Rows extends unknown[]>(statement: Statement<Rows>): Rows;
};

/**
 * Runs the statements as one transaction: all or none, in order. Returns the rows of each (of its RETURNING clause or
 * its SELECT). Throws the DomainError of a limit that the organization has reached.
 */
export async function commit<const S extends readonly Statement[]>(
  db: Database,
  statements: readonly [...S],
): Promise<Results<S>> {
  const rows = statements.length === 0 ? [] : await runBatch(db, statements).catch(rethrow);
  const of = (statement: Statement) => {
    const place = statements.indexOf(statement);
    if (place < 0) throw new Error('This statement is not in the batch.');
    return rows[place];
  };
  return Object.defineProperty(rows, 'of', { value: of }) as unknown as Results<S>;
}

/** Runs `commit`. If a `requireThat` fails the batch, throws the error that `refusal` returns. */
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

/** Checks the hint about the caller, without other statements. */
export async function prove(db: Database): Promise<void> {
  await runBatch(db, []);
}

async function runBatch(db: Database, statements: readonly Statement[]): Promise<unknown[][]> {
  const prepared = statements.map(prepare);
  const queries = prepared.map((each) => {
    const { sql, params } = each.getQuery();
    return { sql, params: fillPlaceholders(params, knownIn(db)) };
  });
  const announcement = announcementOf(db, statements, queries);
  const results = await runInPlace(db, [...queries, ...announcement.queries]);
  await announcement.publish(results);
  return prepared.map((each, i) => {
    const result = results[i]!;
    // D1 returns the rows of a batch as objects, in which columns of the same name would be merged.
    const [first] = result.results;
    if (each.fields && first && Object.keys(first as object).length !== each.fields.length) {
      throw new Error('Two columns of a statement have the same name: give one an alias.');
    }
    const rows = each.mapResult(result, true);
    return Array.isArray(rows) ? rows : [];
  });
}

function rethrow(error: unknown): never {
  throw limitErrorOf(error) ?? error;
}

/**
 * Builds a statement that fails, and with it the whole batch, unless `condition` holds: the batch's other statements
 * then need no guard. SQLite raises errors only in triggers, but `json()` fails anywhere on invalid JSON.
 */
export function requireThat(db: Database, condition: SQL): Statement {
  return db.all(sql`SELECT json(CASE WHEN ${condition} THEN 'true' ELSE 'refused' END)`);
}

/** Whether a `requireThat` failed the batch. */
export function isRefusal(error: unknown): boolean {
  return error instanceof Error && error.message.includes('malformed JSON');
}

/**
 * Deletes at most `limit` rows with a `time` up to `before`: cron deletes a bounded number per run. `key` is the
 * table's primary key.
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
  return registerRows(db.delete(table).where(inArray(key, past)), past);
}
