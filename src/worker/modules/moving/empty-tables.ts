import { commit } from '../../platform/data/commit/commit.ts';
import type { Database, Statement } from '../../platform/data/database.ts';
import { deleteIndexed, deleteOwned, listTextIndexes } from '../../platform/data/organization-rows.ts';
import { ROWS_DELETED, TABLES_A_STEP } from './limits.ts';
import type { MovedTable } from './rows/tables-store.ts';

/** Lists all tables with rows of an organization, and the search index. Jobs come first, so that none starts. */
export async function listAll(db: Database, tables: Map<string, MovedTable>): Promise<string[]> {
  const names = [...tables.keys()].filter((name) => name !== 'jobs');
  return ['jobs', ...names, ...(await listTextIndexes(db))];
}

/**
 * Deletes some rows of the organization from the first of these tables, in one batch that `within` builds from the
 * deletions. Returns the tables that have more.
 */
export async function emptyTables(
  db: Database,
  organizationId: number,
  tables: Map<string, MovedTable>,
  names: readonly string[],
  within: (deletions: Statement[]) => Statement[],
): Promise<string[]> {
  const chosen = names.slice(0, TABLES_A_STEP);
  const deletions = chosen.map((name) => {
    const table = tables.get(name);
    return table
      ? deleteOwned(db, organizationId, table, ROWS_DELETED)
      : deleteIndexed(db, organizationId, name, ROWS_DELETED);
  });
  const results = await commit(db, within(deletions.flat()));
  const more = chosen.filter((_, i) =>
    deletions[i]!.some((statement) => results.of(statement as Statement<unknown[]>).length === ROWS_DELETED),
  );
  return [...more, ...names.slice(TABLES_A_STEP)];
}
