import { commit } from '../../platform/data/database.ts';
import { indexThese, listUnindexed } from '../mail/index.ts';
import { CHANGES_A_STEP } from './limits.ts';
import { inDatabase, type Moving, type Position } from './move.ts';
import { copyRows } from './rows/copy-rows.ts';
import { requireNotArrived } from './rows/rows-store.ts';
import type { MovedTable } from './rows/tables-store.ts';
import { deleteChanges, selectChanges } from './store.ts';

/**
 * Applies the oldest changes at the target, and notes emails that are new there. What has been applied before is taken away
 * first: by then the position of the move says so.
 */
export async function applyChanges(
  moving: Moving,
  tables: Map<string, MovedTable>,
): Promise<{ applied: number; position: Position }> {
  const { sourceDb, position } = moving;
  const { appliedUpTo = 0 } = position;
  const [, changes] = await commit(sourceDb, [
    deleteChanges(moving, appliedUpTo),
    selectChanges(moving, appliedUpTo, CHANGES_A_STEP),
  ]);
  const last = changes.at(-1);
  if (!last) return { applied: 0, position };
  const byTable = Map.groupBy(changes, ({ tableName }) => tableName);
  const choices = [...byTable].flatMap(([name, ofTable]) => {
    const table = tables.get(name);
    return table ? [{ table, keys: [...new Set(ofTable.map(({ rowKey }) => rowKey))] }] : [];
  });
  await copyRows(moving, choices);
  const emails = choices.find(({ table }) => table.name === 'emails')?.keys ?? [];
  const ids = emails.map((key) => Number((JSON.parse(key) as unknown[])[0]));
  const unindexed = ids.length > 0 ? await listUnindexed(inDatabase(moving.ctx, moving.target), ids) : [];
  return {
    applied: changes.length,
    position: {
      ...position,
      appliedUpTo: last.number,
      emailIds: [...new Set([...(position.emailIds ?? []), ...unindexed])],
    },
  };
}

/** Indexes some of the emails that have come. Once all changes are applied, each has its files. */
export async function indexArrivals(moving: Moving, position: Position): Promise<Position> {
  const { emailIds = [] } = position;
  if (emailIds.length === 0) return position;
  const required = requireNotArrived(moving.targetDb, moving.organizationId);
  const left = await indexThese(inDatabase(moving.ctx, moving.target), emailIds, required);
  return { ...position, emailIds: left };
}
