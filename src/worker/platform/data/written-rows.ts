import type { SQL, SQLWrapper } from 'drizzle-orm';
import type { Statement } from './database.ts';

const written = new WeakMap<object, SQL>();

/** Registers a SELECT of the rows that a statement writes. Cron runs it first, to see whether there are any. */
export function registerRows<S extends Statement>(statement: S, rows: SQLWrapper): S {
  written.set(statement, rows.getSQL());
  return statement;
}

/** Returns a SELECT of the rows of a statement: those that `registerRows` was given, or the statement itself. */
export function rowsOf(statement: Statement): SQL {
  return written.get(statement) ?? (statement as unknown as SQLWrapper).getSQL();
}
