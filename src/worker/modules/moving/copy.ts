import { commit } from '../../platform/data/commit/commit.ts';
import { CHARACTERS_A_STEP, PAGES_A_STEP, ROWS_A_PAGE } from './limits.ts';
import type { Moving } from './move.ts';
import { type Choice, copyRows } from './rows/copy-rows.ts';
import type { Page } from './rows/page.ts';
import { selectEnd, selectKeys } from './rows/pages-store.ts';
import { type MovedTable, orderOf } from './rows/tables-store.ts';

/** Copies the first rows of these pages. Returns the remaining pages. */
export async function copyPages(
  moving: Moving,
  tables: Map<string, MovedTable>,
  pages: readonly Page[],
): Promise<Page[]> {
  const { choices, left } = await chooseRows(moving, tables, pages);
  await copyRows(moving, choices);
  return left;
}

/** Chooses as many of the first rows of these pages as a step reads. Returns them, and the remaining pages. */
export async function chooseRows(
  moving: Moving,
  tables: Map<string, MovedTable>,
  pages: readonly Page[],
): Promise<{ choices: Choice[]; left: Page[] }> {
  const { sourceDb: db, organizationId } = moving;
  const { chosen, ends } = await choosePages(moving, tables, pages, ROWS_A_PAGE);
  const keys = await commit(
    db,
    chosen.map(({ page, table }, i) => selectKeys(db, table, page, organizationId, ends[i] ?? null)),
  );
  const choices: Choice[] = [];
  const left: Page[] = [];
  let characters = 0;
  for (const [i, { page, table }] of chosen.entries()) {
    const found = keys[i] ?? [];
    const taken: string[] = [];
    for (const { row_key: key, row_size: size } of found) {
      if (characters > 0 && characters + size > CHARACTERS_A_STEP) break;
      characters += size;
      taken.push(key);
    }
    if (taken.length > 0) choices.push({ table, keys: taken });
    const last = taken.at(-1);
    if (taken.length < found.length)
      left.push(last === undefined ? page : { ...page, after: orderedKey(table, last) });
    else if (ends[i]) left.push({ ...page, after: ends[i] });
  }
  return { choices, left: [...left, ...pages.slice(PAGES_A_STEP)] };
}

/**
 * Chooses the first pages, and finds the key at which `rows` rows of each end: null if the page has fewer. Leaves out
 * pages of unknown tables.
 */
export async function choosePages(
  { sourceDb, organizationId }: Moving,
  tables: Map<string, MovedTable>,
  pages: readonly Page[],
  rows: number,
): Promise<{ chosen: { page: Page; table: MovedTable }[]; ends: (unknown[] | null)[] }> {
  const chosen = pages.slice(0, PAGES_A_STEP).flatMap((page) => {
    const table = tables.get(page.table);
    return table ? [{ page, table }] : [];
  });
  const found = await commit(
    sourceDb,
    chosen.map(({ page, table }) => selectEnd(sourceDb, table, page, organizationId, rows)),
  );
  return { chosen, ends: found.map(([row]) => (row ? (JSON.parse(row.row_end) as unknown[]) : null)) };
}

const orderedKey = (table: MovedTable, key: string): unknown[] =>
  (JSON.parse(key) as unknown[]).slice(table.key.length - orderOf(table).length);
