import type { SQL, SQLWrapper } from 'drizzle-orm';
import type { Statement } from './connection.ts';

const looks = new WeakMap<object, SQL>();

/** Notes which rows a statement is about that writes: those of `rows`, a SELECT. Cron looks there before it runs it. */
export function about<S extends Statement>(statement: S, rows: SQLWrapper): S {
  looks.set(statement, rows.getSQL());
  return statement;
}

/** A SELECT with the rows that the statement is about; that is a SELECT itself, or says so by `about`. */
export function lookOf(statement: Statement): SQL {
  return looks.get(statement) ?? (statement as unknown as SQLWrapper).getSQL();
}
