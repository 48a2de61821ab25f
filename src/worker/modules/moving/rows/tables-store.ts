import { sql } from 'drizzle-orm';
import { commit } from '../../../platform/data/commit/commit.ts';
import type { Database } from '../../../platform/data/database.ts';
import { DIRECTORY_TABLES } from '../../../platform/data/directory-tables.ts';
import { listOwnedTables, type OwnedTable } from '../../../platform/data/organization-rows.ts';
import type { Page } from './page.ts';

/** A table whose rows move with their organization. */
export interface MovedTable extends OwnedTable {
  /** All columns except computed ones. */
  columns: { name: string; isBlob: boolean }[];
}

/** Lists the tables that move, as the database's schema says: none can be forgotten. */
export async function listMovedTables(db: Database): Promise<MovedTable[]> {
  const owned = (await listOwnedTables(db)).filter(
    ({ name }) => name !== 'move_changes' && !DIRECTORY_TABLES.includes(name),
  );
  const names = JSON.stringify(owned.map(({ name }) => name));
  const [columns] = await commit(db, [
    db.all<{ table: string; name: string; type: string }>(sql`SELECT t.value AS "table", c.name, c.type
      FROM json_each(${names}) AS t JOIN pragma_table_xinfo(t.value) AS c
      WHERE c.hidden = 0 ORDER BY t.key, c.cid`),
  ]);
  const byTable = Map.groupBy(columns, ({ table }) => table);
  return owned.map((table) => ({
    ...table,
    columns: (byTable.get(table.name) ?? []).map(({ name, type }) => ({ name, isBlob: type === 'BLOB' })),
  }));
}

/** Returns pages with all rows of an organization in these tables. */
export function firstPages(tables: MovedTable[]): Page[] {
  return tables.flatMap((table): Page[] =>
    isByOrganization(table)
      ? [{ table: table.name, range: 'organization', after: [] }]
      : [
          { table: table.name, range: 'old', after: [] },
          { table: table.name, range: 'own', after: [] },
        ],
  );
}

/** Whether an index leads to the rows of an organization, in the order of the primary key. */
function isByOrganization({ key, hasOwnIndex }: OwnedTable): boolean {
  return key[0] === 'organization_id' || hasOwnIndex;
}

/** Whether its rows are read by ranges of ids, although an index leads to those of an organization. */
export function isCountable(table: OwnedTable): boolean {
  return !isByOrganization(table) && table.indexed.includes('organization_id');
}

/** Returns the columns that order the rows of an organization. */
export function orderOf({ key }: OwnedTable): string[] {
  return key[0] === 'organization_id' ? key.slice(1) : key;
}
