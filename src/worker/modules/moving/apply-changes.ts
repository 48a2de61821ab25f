import { commit } from '../../platform/data/commit/commit.ts';
import { indexThese, listUnindexed } from '../mail/index.ts';
import { CHANGES_A_STEP } from './limits.ts';
import { inDatabase, type Moving, type Position } from './move.ts';
import { followRound } from './rounds.ts';
import { copyRows } from './rows/copy-rows.ts';
import { requireNotArrived } from './rows/rows-store.ts';
import type { MovedTable } from './rows/tables-store.ts';
import { deleteChanges, selectChanges, selectNewest } from './store.ts';

/**
 * Applies the oldest changes at the target, and stores which emails are new there. First deletes the changes applied
 * before, as the stored position covers them.
 */
export async function applyChanges(
  moving: Moving,
  tables: Map<string, MovedTable>,
): Promise<{ applied: number; position: Position }> {
  const { sourceDb, position } = moving;
  const { appliedUpTo = 0 } = position;
  const [, changes, [newest]] = await commit(sourceDb, [
    deleteChanges(moving, appliedUpTo),
    selectChanges(moving, appliedUpTo, CHANGES_A_STEP),
    selectNewest(moving),
  ]);
  const last = changes.at(-1);
  if (!last || !newest) return { applied: 0, position };
  const byTable = Map.groupBy(changes, ({ tableName }) => tableName);
  const choices = [...byTable].flatMap(([name, ofTable]) => {
    const table = tables.get(name);
    return table ? [{ table, keys: [...new Set(ofTable.map(({ rowKey }) => rowKey))] }] : [];
  });
  await copyRows(moving, choices);
  const emails = choices.find(({ table }) => table.name === 'emails')?.keys ?? [];
  const ids = emails.map((key) => Number((JSON.parse(key) as unknown[])[0]));
  const unindexed = ids.length > 0 ? await listUnindexed(inDatabase(moving.ctx, moving.target), ids) : [];
  // The changes of one batch are recorded together: by the newest one, an email has its files.
  const arrivals = new Map(position.arrivals);
  for (const id of unindexed) arrivals.set(id, newest.number);
  const done = { count: changes.length, upTo: last.number, newest: newest.number };
  return {
    applied: changes.length,
    position: {
      ...position,
      appliedUpTo: last.number,
      round: followRound(position.round, done),
      arrivals: [...arrivals],
    },
  };
}

/** Indexes some of the emails that have arrived with their files. */
export async function indexArrivals(moving: Moving, position: Position): Promise<Position> {
  const { arrivals = [], appliedUpTo = 0 } = position;
  const due = arrivals.filter(([, change]) => change <= appliedUpTo).map(([id]) => id);
  if (due.length === 0) return position;
  const required = requireNotArrived(moving.targetDb, moving.organizationId);
  const left = new Set(await indexThese(inDatabase(moving.ctx, moving.target), due, required));
  return {
    ...position,
    arrivals: arrivals.filter(([id, change]) => change > appliedUpTo || left.has(id)),
  };
}
