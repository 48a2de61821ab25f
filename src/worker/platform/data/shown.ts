import { getTableName } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { LiveType } from '../../../contract/live/types.ts';
import type { Statement } from './database.ts';

/** How pages show a table. */
interface Shown {
  type: LiveType;
  /** The column with the id of the shown item. A statement that returns it tells which items it changed. */
  id: string | null;
}

const tables = new Map<string, Shown>();
const accessTables = new Set<string>();
const unseen = new WeakSet<object>();

/**
 * Declares that pages show the rows of `table` as `type`: a commit that writes them then raises the organization's
 * version and notifies its pages. `id` is the column with the id of a row's item.
 */
export function shows(type: LiveType, table: SQLiteTable, id: string | null = null): void {
  tables.set(getTableName(table), { type, id });
}

/** Declares that rows of `table` grant access: a commit that changes or deletes one has open sockets checked. */
export function grantsAccess(table: SQLiteTable): void {
  accessTables.add(getTableName(table));
}

/** Marks a statement whose change no page shows, such as a lease or a cursor. */
export function hidden<S extends Statement>(statement: S): S {
  unseen.add(statement);
  return statement;
}

export function isHidden(statement: Statement): boolean {
  return unseen.has(statement);
}

/** Returns how pages show the table with this name; undefined if they do not. */
export function shownOf(table: string): Shown | undefined {
  return tables.get(table);
}

export function isAccessTable(table: string): boolean {
  return accessTables.has(table);
}
