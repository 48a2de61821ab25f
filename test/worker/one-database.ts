import { DIRECTORY_TABLES } from '../../src/worker/platform/data/directory-tables.ts';
import { aroundBatches } from './around.ts';

/**
 * The tables of the directory, which may be in another database than the tables of an organization. No batch of the
 * Worker uses both.
 */
export const DIRECTORY = new Set(DIRECTORY_TABLES);
/** The tables that each database has. */
export const SHARED = new Set([
  'audit_log',
  'events',
  'installation',
  'jobs',
  'move_changes',
  'notices',
  'residents',
  'sequences',
]);

/** The use of a database. The first one also has what work for all organizations reads. */
type Use = 'organizations' | 'both';

/** Wraps `db` so that its sessions refuse a batch over tables of both databases. */
export function oneDatabase(db: D1Database, use: Use = 'both'): D1Database {
  return aroundBatches(db, async (run, queries) => {
    requireOneDatabase(
      queries.map(({ sql }) => sql),
      use,
    );
    return run();
  });
}

/** Throws if the queries use tables of the directory and of an organization, or tables that are elsewhere. */
export function requireOneDatabase(batch: string[], use: Use = 'both'): void {
  // With two databases, the hint is checked beside the first batch, and a deleted organization is read in each.
  const queries = batch.filter((query) => !/ AS (proof|deleted)$/.test(query));
  const directory = tablesOf(queries).filter((table) => DIRECTORY.has(table));
  const organization = tablesOf(queries).filter((table) => !DIRECTORY.has(table));
  const isWrong = { directory: organization.length > 0, organizations: directory.length > 0, both: false }[
    use
  ];
  if (!isWrong && (directory.length === 0 || organization.length === 0)) return;
  const used = `tables of the directory (${directory}) and of an organization (${organization})`;
  throw new Error(`A batch uses ${used}. Read from one first.`);
}

/** The names of tables, not of common table expressions or functions. */
const tables = new Set<string>();

/** Reads the names of the existing tables. */
export async function learnTables(db: D1Database): Promise<void> {
  const query = "SELECT name FROM sqlite_master WHERE type = 'table'";
  const { results } = await db.prepare(query).all<{ name: string }>();
  for (const { name } of results) tables.add(name);
}

/** Returns the tables in the queries, without those that each database has. */
export function tablesOf(queries: string[]): string[] {
  const names = queries.flatMap((query) => [...query.matchAll(/\b(?:from|join|into|update)\s+"?(\w+)/gi)]);
  return [...new Set(names.map(([, name]) => name!))].filter((name) => tables.has(name) && !SHARED.has(name));
}
