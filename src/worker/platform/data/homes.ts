/**
 * In which database the rows of an organization are, as this isolate last heard. It may be wrong: `residents` of that
 * database then refuses the batch.
 */
import { type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Database, Statement } from './connection.ts';

const homes = new Map<number, number>();
const MOST_HOMES = 10_000;

export function knownHome(organizationId: number): number | undefined {
  return homes.get(organizationId);
}

/** For a directory that begins anew, as each test file has. */
export function forgetHomes(): void {
  homes.clear();
}

/** For a look-up in the directory that finds an organization: a column for `noteHome`, which saves asking. */
export function selectHome(organization: SQLiteColumn): SQL.Aliased<number | null> {
  return sql<number | null>`(SELECT database FROM organizations WHERE id = ${organization})`.as('home');
}

export function noteHome(organizationId: number, home: number | null): void {
  // One that is known may be newer: another call may have found that it has moved.
  if (home !== null && !homes.has(organizationId)) rememberHome(organizationId, home);
}

function rememberHome(organizationId: number, database: number): void {
  homes.delete(organizationId);
  const [oldest] = homes.keys();
  if (oldest !== undefined && homes.size >= MOST_HOMES) homes.delete(oldest);
  homes.set(organizationId, database);
}

/** Asks the directory. Null for an organization that does not exist, or no longer. */
export async function findHome(directory: D1DatabaseSession, organizationId: number): Promise<number | null> {
  const row = await directory
    .prepare('SELECT database FROM organizations WHERE id = ?')
    .bind(organizationId)
    .first<{ database: number }>();
  if (row) rememberHome(organizationId, row.database);
  return row?.database ?? null;
}

/** The highest number of a database that an organization lives in, by one row of an index. */
export function selectHighestHome(directory: Database): Statement<{ highest: number | null }[]> {
  return directory.all(sql`SELECT max(database) AS highest FROM organizations`);
}
