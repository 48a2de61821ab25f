import { getTableName } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { LiveType } from '../../../contract/live.ts';
import type { Statement } from '../data/database.ts';

/** What a page shows of a table. */
interface Shown {
  type: LiveType;
  /** The column that has the id of what is shown. A statement that returns it says which ones it changed. */
  id: string | null;
}

const tables = new Map<string, Shown>();
const doors = new Set<string>();
const unseen = new WeakSet<object>();

/**
 * Declares in a schema that pages show the rows of `table` as `type`: a commit that writes them then raises the version
 * of the organization and tells its pages. `id` is the column that says which one a row is about.
 */
export function shows(type: LiveType, table: SQLiteTable, id: string | null = null): void {
  tables.set(getTableName(table), { type, id });
}

/** Declares that rows of `table` let somebody in: a commit that changes or deletes one has open sockets checked. */
export function letsIn(table: SQLiteTable): void {
  doors.add(getTableName(table));
}

/** A statement whose change no page shows, such as a lease or a cursor. */
export function hidden<S extends Statement>(statement: S): S {
  unseen.add(statement);
  return statement;
}

export function isHidden(statement: Statement): boolean {
  return unseen.has(statement);
}

/** What pages show of the table with this name; undefined if nothing. */
export function shownOf(table: string): Shown | undefined {
  return tables.get(table);
}

export function isDoor(table: string): boolean {
  return doors.has(table);
}
