import { commit } from '../../platform/data/commit/commit.ts';
import type { Database } from '../../platform/data/database.ts';
import { choosePages } from './copy.ts';
import { PAGES_A_STEP, ROWS_COMPARED } from './limits.ts';
import type { Moving } from './move.ts';
import type { Page } from './rows/page.ts';
import { selectChecksum, selectCount } from './rows/pages-store.ts';
import { isCountable, type MovedTable } from './rows/tables-store.ts';

/** Compares the first rows of these pages on both sides. Returns the tables that differ, and the remaining pages. */
export async function comparePages(
  moving: Moving,
  tables: Map<string, MovedTable>,
  pages: readonly Page[],
): Promise<{ differing: string[]; left: Page[] }> {
  const { sourceDb, targetDb, organizationId } = moving;
  const { chosen, ends } = await choosePages(moving, tables, pages, ROWS_COMPARED);
  const sums = (db: Database) =>
    commit(
      db,
      chosen.map(({ page, table }, i) => selectChecksum(db, table, page, organizationId, ends[i] ?? null)),
    );
  const [own, copies] = await Promise.all([sums(sourceDb), sums(targetDb)]);
  const differing = chosen.filter((_, i) => {
    const [one, other] = [own[i]?.[0], copies[i]?.[0]];
    return one?.rows !== other?.rows || one?.checksum !== other?.checksum;
  });
  const left = chosen.flatMap(({ page }, i): Page[] => (ends[i] ? [{ ...page, after: ends[i] }] : []));
  return {
    differing: [...new Set(differing.map(({ page }) => page.table))],
    left: [...left, ...pages.slice(PAGES_A_STEP)],
  };
}

/** Lists tables with rows outside all ranges of ids: these would be lost. */
export async function listIncomplete(
  { sourceDb, targetDb, organizationId }: Moving,
  tables: Map<string, MovedTable>,
): Promise<string[]> {
  const counted = [...tables.values()].filter(isCountable);
  const counts = (db: Database) =>
    commit(
      db,
      counted.map((table) => selectCount(db, table, organizationId)),
    );
  const [own, copies] = await Promise.all([counts(sourceDb), counts(targetDb)]);
  return counted.filter((_, i) => own[i]?.[0]?.rows !== copies[i]?.[0]?.rows).map(({ name }) => name);
}
