import { commit } from '../../platform/data/commit/commit.ts';
import type { Database } from '../../platform/data/database.ts';
import { chooseRows } from './copy.ts';
import type { Moving } from './move.ts';
import { type Choice, copyRows } from './rows/copy-rows.ts';
import type { Page } from './rows/page.ts';
import { type Row, selectRows } from './rows/rows-store.ts';
import type { MovedTable } from './rows/tables-store.ts';

/**
 * Reads the first rows of these pages on both sides, and copies again those that differ in anything. Rows that have
 * changed since they were copied are among them; copying them twice does no harm. Returns the tables of these rows, and
 * the remaining pages.
 */
export async function verifyPages(
  moving: Moving,
  tables: Map<string, MovedTable>,
  pages: readonly Page[],
): Promise<{ differing: string[]; left: Page[] }> {
  const { sourceDb, targetDb, organizationId } = moving;
  const { choices, left } = await chooseRows(moving, tables, pages);
  const read = (db: Database) =>
    commit(
      db,
      choices.map(({ table, keys }) => selectRows(db, table, organizationId, keys)),
    );
  const [own, copies] = await Promise.all([read(sourceDb), read(targetDb)]);
  const differing = choices.flatMap(({ table, keys }, i): Choice[] => {
    const [one, other] = [textsOf(table, own[i] ?? []), textsOf(table, copies[i] ?? [])];
    const changed = keys.filter((key) => !one.has(key) || one.get(key) !== other.get(key));
    return changed.length > 0 ? [{ table, keys: changed }] : [];
  });
  await copyRows(moving, differing);
  return { differing: differing.map(({ table }) => table.name), left };
}

/** Returns all values of each row, by its key. */
function textsOf(table: MovedTable, rows: Row[]): Map<string, string> {
  return new Map(
    rows.map((row) => [
      JSON.stringify(table.key.map((name) => row[name])),
      JSON.stringify(table.columns.map(({ name }) => row[name])),
    ]),
  );
}
