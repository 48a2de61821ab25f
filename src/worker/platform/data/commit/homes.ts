/**
 * The database of each organization, as this isolate last read it. If it is outdated, `residents` of that database
 * refuses the batch.
 */
import { type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Database, Statement } from '../database.ts';

const homes = new Map<number, number>();
const MOST_HOMES = 10_000;

export function knownHome(organizationId: number): number | undefined {
  return homes.get(organizationId);
}

/** Clears the cache for a new directory, as each test file has. */
export function forgetHomes(): void {
  homes.clear();
}

/** Builds a column for `noteHome` in a query of the directory that finds an organization; it saves another query. */
export function selectHome(organization: SQLiteColumn): SQL.Aliased<number | null> {
  return sql<number | null>`(SELECT database FROM organizations WHERE id = ${organization})`.as('home');
}

export function noteHome(organizationId: number, home: number | null): void {
  // The known value may be newer: another call may have found that the organization has moved.
  if (home !== null && !homes.has(organizationId)) rememberHome(organizationId, home);
}

function rememberHome(organizationId: number, database: number): void {
  homes.delete(organizationId);
  const [oldest] = homes.keys();
  if (oldest !== undefined && homes.size >= MOST_HOMES) homes.delete(oldest);
  homes.set(organizationId, database);
}

/** Reads the organization's database from the directory. Null if the organization does not exist, or no longer. */
export async function findHome(directory: D1DatabaseSession, organizationId: number): Promise<number | null> {
  const row = await directory
    .prepare('SELECT database FROM organizations WHERE id = ?')
    .bind(organizationId)
    .first<{ database: number }>();
  if (row) rememberHome(organizationId, row.database);
  return row?.database ?? null;
}

/** Selects the highest number of a database with organizations, by one row of an index. */
export function selectHighestHome(directory: Database): Statement<{ highest: number | null }[]> {
  return directory.all(sql`SELECT max(database) AS highest FROM organizations`);
}
