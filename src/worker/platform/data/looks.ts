import type { SQL, SQLWrapper } from 'drizzle-orm';
import type { Statement } from './connection.ts';

const looks = new WeakMap<object, SQL>();

/** Registers a SELECT of the rows that a statement writes. Cron runs it first, to see whether there are any. */
export function about<S extends Statement>(statement: S, rows: SQLWrapper): S {
  looks.set(statement, rows.getSQL());
  return statement;
}

/** Returns a SELECT of the rows that the statement is about: the one registered by `about`, or the statement itself. */
export function lookOf(statement: Statement): SQL {
  return looks.get(statement) ?? (statement as unknown as SQLWrapper).getSQL();
}
