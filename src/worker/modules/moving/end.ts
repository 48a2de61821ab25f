import { commit } from '../../platform/data/commit/commit.ts';
import { cancelMove, deleteResident } from '../../platform/data/commit/residents.ts';
import type { Database } from '../../platform/data/database.ts';
import { DIRECTORY, listDatabases } from '../../platform/data/databases.ts';
import { deleteUpTo } from '../../platform/data/organization-rows.ts';
import { isPast } from '../../platform/data/sequence.ts';
import { selectIsClosed } from '../identity/index.ts';
import { emptyTables, listAll } from './empty-tables.ts';
import { CLOCK_MS, ROWS_DELETED } from './limits.ts';
import type { Moving, Outcome } from './move.ts';
import { asArriving, requireLeft } from './rows/rows-store.ts';
import type { MovedTable } from './rows/tables-store.ts';
import { dropTrigger, SHARED_TABLES, selectTriggers } from './rows/triggers-store.ts';
import { deleteChanges, selectChanges } from './store.ts';

/** Triggers dropped at once. */
const TRIGGERS_A_STEP = 60;
/** Matches the triggers that let no row change. */
const FREEZES = /_before_(?:insert|update)$/;

/** Deletes the organization's rows in the source after the move, and the move's own data. */
export async function clean(moving: Moving, tables: Map<string, MovedTable>): Promise<Outcome> {
  const { ctx, sourceDb, targetDb, organizationId, position, source } = moving;
  if (!position.tables) {
    // Triggers that record changes are dropped first; those that keep cron from changing stale rows, after these rows.
    const isOver = (name: string) => !FREEZES.test(name);
    if (await dropSome(sourceDb, organizationId, isOver)) return { state: 'cleaning', position };
    if (await dropSome(targetDb, organizationId, () => true)) return { state: 'cleaning', position };
    const stays = source === DIRECTORY ? SHARED_TABLES : [];
    const names = (await listAll(sourceDb, tables)).filter((name) => !stays.includes(name));
    return { state: 'cleaning', position: { ...position, tables: names } };
  }
  if (position.tables.length > 0) {
    const left = await emptyTables(sourceDb, organizationId, tables, position.tables, (deletions) => [
      requireLeft(sourceDb, organizationId),
      ...deletions,
    ]);
    return { state: 'cleaning', position: { ...position, tables: left } };
  }
  const ids = Object.values(position.lastIds ?? {});
  if (source === DIRECTORY && ids.length > 0) {
    // The directory must not assign an id again whose row is still to be deleted.
    if (!ids.every((id) => isPast(id, ctx.now()))) return { state: 'cleaning', position, waitMs: CLOCK_MS };
    const isMore = await deleteShared(moving);
    return { state: 'cleaning', position: isMore ? position : { tables: [] } };
  }
  if (await dropSome(sourceDb, organizationId, () => true)) return { state: 'cleaning', position };
  if (await forgetChanges(moving)) return { state: 'cleaning', position };
  await commit(sourceDb, [deleteResident(sourceDb, organizationId)]);
  return { state: 'over' };
}

/** Deletes everything that the move has created: the organization stays where it was. */
export async function undo(moving: Moving, tables: Map<string, MovedTable>): Promise<Outcome> {
  const { sourceDb, targetDb, directoryDb, organizationId, position, ctx, target } = moving;
  const [[home]] = await commit(directoryDb, [selectIsClosed(ctx, organizationId)]);
  // A database that is not bound has no data of it.
  const isBound = listDatabases(ctx.env).includes(target);
  if (!position.tables) {
    await commit(sourceDb, [cancelMove(sourceDb, organizationId)]);
    if (await dropSome(sourceDb, organizationId, () => true)) return { state: 'undoing', position };
    if (await forgetChanges(moving)) return { state: 'undoing', position };
    if (!isBound) return { state: 'undoing', position: { tables: [] } };
    await commit(targetDb, [deleteResident(targetDb, organizationId)]);
    return { state: 'undoing', position: { tables: await listAll(targetDb, tables) } };
  }
  if (position.tables.length > 0) {
    const left = await emptyTables(targetDb, organizationId, tables, position.tables, (deletions) =>
      asArriving(targetDb, organizationId, deletions),
    );
    return { state: 'undoing', position: { tables: left } };
  }
  if (isBound && (await dropSome(targetDb, organizationId, () => true)))
    return { state: 'undoing', position };
  const isOver = !home || home.isClosed === 1;
  if (!isOver) {
    ctx.log.error('organization.not_moved', new Error('The organization stays where it was.'), {
      organization: organizationId,
    });
  }
  return { state: isOver ? 'over' : 'failed' };
}

/** Drops some triggers of the move. Returns whether it has found any. */
async function dropSome(
  db: Database,
  organizationId: number,
  which: (name: string) => boolean,
): Promise<boolean> {
  const [rows] = await commit(db, [selectTriggers(db, organizationId)]);
  const names = rows.map(({ name }) => name).filter(which);
  const some = names.slice(0, TRIGGERS_A_STEP);
  await commit(
    db,
    some.map((name) => dropTrigger(db, name)),
  );
  return some.length > 0;
}

/** Deletes some recorded changes. Returns whether it has found any. */
async function forgetChanges(moving: Moving): Promise<boolean> {
  const [changes] = await commit(moving.sourceDb, [selectChanges(moving, 0, ROWS_DELETED)]);
  const last = changes.at(-1);
  if (last) await commit(moving.sourceDb, [deleteChanges(moving, last.number + 1)]);
  return last !== undefined;
}

/** Deletes the copied rows from tables that the directory continues to write. Returns whether there may be more. */
async function deleteShared({ sourceDb, organizationId, position }: Moving): Promise<boolean> {
  const lastIds = Object.entries(position.lastIds ?? {});
  const results = await commit(sourceDb, [
    requireLeft(sourceDb, organizationId),
    ...lastIds.map(([table, id]) => deleteUpTo(sourceDb, organizationId, table, id, ROWS_DELETED)),
  ]);
  return results.slice(1).some((rows) => rows.length === ROWS_DELETED);
}
