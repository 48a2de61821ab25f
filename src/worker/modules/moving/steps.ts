import { commit } from '../../platform/data/commit/commit.ts';
import {
  deleteResident,
  freezeRows,
  holdJobs,
  insertResident,
  refuseReads,
  releaseJobs,
} from '../../platform/data/commit/residents.ts';
import { DIRECTORY, listDatabases } from '../../platform/data/databases.ts';
import { selectLastIds } from '../../platform/data/organization-rows.ts';
import { idRange } from '../../platform/data/sequence.ts';
import { deleteJobsOfMoved, selectRunning } from '../../platform/work/jobs.ts';
import { deleteWaitingEventsOfMoved } from '../../platform/work/outbox.ts';
import { updateHome } from '../identity/index.ts';
import { indexNextEmails, isIndexed, isIndexFilling } from '../mail/index.ts';
import { deleteNoticesOfMoved } from '../notices/index.ts';
import { applyChanges, indexArrivals } from './apply-changes.ts';
import { comparePages, listIncomplete } from './compare.ts';
import { copyPages } from './copy.ts';
import { emptyTables, listAll } from './empty-tables.ts';
import { clean, undo } from './end.ts';
import { CHANGES_A_STEP, DRAIN_MS, EMAILS_FROZEN, FILL_MS, LOOK_MS, TABLES_A_STEP, TRIES } from './limits.ts';
import { inDatabase, type MoveState, type Moving, type Outcome } from './move.ts';
import { paceOf } from './rounds.ts';
import { asArriving, requireLeft, requireNotArrived } from './rows/rows-store.ts';
import { firstPages, type MovedTable } from './rows/tables-store.ts';
import { createArrivalTriggers, createTriggers } from './rows/triggers-store.ts';
import { verifyPages } from './verify.ts';

export type Tables = Map<string, MovedTable>;
type Step = (moving: Moving, tables: Tables) => Promise<Outcome>;

const INDEX = 'email_terms';

/** The step of each state. A step is bounded, may be repeated, and returns the next state. */
export const STEPS: Record<Exclude<MoveState, 'failed'>, Step> = {
  ordered: empty,
  watching: watch,
  copying: copy,
  verifying: verify,
  indexing: index,
  'catching-up': catchUp,
  'falling-behind': catchUp,
  draining: drain,
  freezing: freeze,
  comparing: compare,
  mending: mend,
  arriving: arrive,
  leaving: leave,
  cleaning: clean,
  undoing: undo,
};

/** Waits for a search index that is being filled, and deletes an earlier move's data at the target. */
async function empty(moving: Moving, tables: Tables): Promise<Outcome> {
  const { ctx, targetDb, organizationId, position, source, target } = moving;
  if (!listDatabases(ctx.env).includes(target)) return { state: 'undoing' };
  if (await isIndexFilling(inDatabase(ctx, source))) return { state: 'ordered', position, waitMs: FILL_MS };
  if (!position.tables) await commit(targetDb, [deleteResident(targetDb, organizationId)]);
  const names = position.tables ?? (await listAll(targetDb, tables));
  const left = await emptyTables(targetDb, organizationId, tables, names, (deletions) =>
    asArriving(targetDb, organizationId, deletions),
  );
  if (left.length > 0) return { state: 'ordered', position: { tables: left } };
  return { state: 'watching' };
}

/** Starts recording changes at the source, and lets only the mover write at the target. */
async function watch(
  { sourceDb, targetDb, source, organizationId, position }: Moving,
  tables: Tables,
): Promise<Outcome> {
  const names = position.tables ?? [...tables.keys()];
  const chosen = names.slice(0, TABLES_A_STEP).flatMap((name) => tables.get(name) ?? []);
  await commit(sourceDb, [
    insertResident(sourceDb, organizationId),
    ...chosen.flatMap((table) => createTriggers(sourceDb, table, organizationId, source === DIRECTORY)),
  ]);
  await commit(
    targetDb,
    chosen.flatMap((table) => createArrivalTriggers(targetDb, table, organizationId)),
  );
  const left = names.slice(TABLES_A_STEP);
  if (left.length > 0) return { state: 'watching', position: { tables: left } };
  return { state: 'copying', position: { pages: firstPages([...tables.values()]) } };
}

async function copy(moving: Moving, tables: Tables): Promise<Outcome> {
  const pages = await copyPages(moving, tables, moving.position.pages ?? []);
  return pages.length > 0 ? { state: 'copying', position: { pages } } : { state: 'verifying' };
}

/** Compares all rows with their copies while they are in use, so that the last step only compares checksums. */
async function verify(moving: Moving, tables: Tables): Promise<Outcome> {
  const { ctx, organizationId, position } = moving;
  const pages = position.pages ?? firstPages([...tables.values()]);
  const { differing, left } = await verifyPages(moving, tables, pages);
  if (differing.length > 0) {
    ctx.log.info('organization.rows_copied_again', { organization: organizationId, tables: differing });
  }
  return left.length > 0 ? { state: 'verifying', position: { pages: left } } : { state: 'indexing' };
}

/** Builds the search index at the target. Emails that arrive meanwhile are indexed again once they have their files. */
async function index(moving: Moving, tables: Tables): Promise<Outcome> {
  const { ctx, target, targetDb, organizationId } = moving;
  const { position } = await applyChanges(moving, tables);
  const after = position.indexedUpTo ?? idRange(organizationId).first - 1;
  const required = requireNotArrived(targetDb, organizationId);
  const last = await indexNextEmails(inDatabase(ctx, target), organizationId, after, required);
  if (last !== null) return { state: 'indexing', position: { ...position, indexedUpTo: last } };
  return { state: 'catching-up', position };
}

async function catchUp(moving: Moving, tables: Tables): Promise<Outcome> {
  const { position, isCaughtUp, pace } = await follow(moving, tables);
  if (isCaughtUp) return { state: 'draining', position: { ...position, since: moving.ctx.now() } };
  return { state: pace === 'behind' ? 'falling-behind' : 'catching-up', position };
}

/** Applies changes and indexes emails. It has caught up when the rest can be done while calls wait. */
async function follow(moving: Moving, tables: Tables) {
  const { applied, position } = await applyChanges(moving, tables);
  const next = await indexArrivals(moving, position);
  const { arrivals = [], round } = next;
  const isBusy = applied === CHANGES_A_STEP;
  const pace = isBusy ? paceOf(round) : 'nearer';
  if (pace === 'behind' && moving.state !== 'falling-behind') {
    moving.ctx.log.warn('organization.move_falls_behind', { organization: moving.organizationId });
  }
  const isCaughtUp =
    (!isBusy && arrivals.length === 0) || (pace === 'close' && arrivals.length <= EMAILS_FROZEN);
  return { position: next, isBusy, isCaughtUp, pace };
}

/** Lets no job of the organization start, and waits for those that run. */
async function drain(moving: Moving, tables: Tables): Promise<Outcome> {
  const { ctx, sourceDb, organizationId } = moving;
  const since = moving.position.since ?? ctx.now();
  const [, running] = await commit(sourceDb, [
    holdJobs(sourceDb, organizationId, ctx.now()),
    selectRunning(sourceDb, organizationId, ctx.now()),
  ]);
  const { position, isBusy, isCaughtUp, pace } = await follow(moving, tables);
  const next = { ...position, since };
  if (pace === 'behind') {
    // Jobs continue meanwhile.
    await commit(sourceDb, [releaseJobs(sourceDb, organizationId)]);
    return { state: 'falling-behind', position };
  }
  if (running.length > 0 && since > ctx.now() - DRAIN_MS) {
    return { state: 'draining', position: next, waitMs: isBusy ? 0 : LOOK_MS };
  }
  return { state: isCaughtUp ? 'freezing' : 'draining', position: next };
}

/** Stops all writes, and applies the remaining changes. */
async function freeze(moving: Moving, tables: Tables): Promise<Outcome> {
  const { ctx, sourceDb, organizationId } = moving;
  await commit(sourceDb, [freezeRows(sourceDb, organizationId, ctx.now())]);
  const { applied, position } = await applyChanges(moving, tables);
  if (applied > 0) return { state: 'freezing', position };
  const next = await indexArrivals(moving, position);
  if (next.arrivals?.length) return { state: 'freezing', position: next };
  return { state: 'comparing', position: { pages: firstPages([...tables.values()]) } };
}

/** Requires that both sides have the same rows. */
async function compare(moving: Moving, tables: Tables): Promise<Outcome> {
  const { position, ctx, organizationId, target } = moving;
  const { differing, left } = await comparePages(moving, tables, position.pages ?? []);
  const found = [...new Set([...(position.differing ?? []), ...differing])];
  if (left.length > 0) return { state: 'comparing', position: { pages: left, differing: found } };
  found.push(...(await listIncomplete(moving, tables)).filter((name) => !found.includes(name)));
  if (!(await isIndexed(inDatabase(ctx, target), organizationId))) found.push(INDEX);
  if (found.length === 0) return { state: 'arriving' };
  const tries = moving.tries + 1;
  const error = new Error(`After copying, these tables differ: ${found.join(', ')}.`);
  ctx.log.error('organization.copy_differs', error, { organization: organizationId, tries });
  if (tries >= TRIES) return { state: 'undoing', tries };
  return { state: 'mending', position: { tables: found, differing: found }, tries };
}

/** Empties the tables that differ, to copy them again. */
async function mend(moving: Moving, tables: Tables): Promise<Outcome> {
  const { targetDb, organizationId, position } = moving;
  const { differing = [], tables: names = differing } = position;
  const left = await emptyTables(targetDb, organizationId, tables, names, (deletions) =>
    asArriving(targetDb, organizationId, deletions),
  );
  if (left.length > 0) return { state: 'mending', position: { tables: left, differing } };
  const again = differing.flatMap((name) => tables.get(name) ?? []);
  return { state: 'copying', position: { pages: firstPages(again) } };
}

/** Makes the rows at the target the organization's live rows. */
async function arrive(moving: Moving): Promise<Outcome> {
  const { sourceDb, targetDb, organizationId } = moving;
  const [lastIds] = await commit(sourceDb, [
    selectLastIds(sourceDb, organizationId, ['audit_log', 'events']),
  ]);
  await commit(targetDb, [insertResident(targetDb, organizationId)]);
  return {
    state: 'leaving',
    position: { lastIds: Object.fromEntries(lastIds.map(({ name, id }) => [name, id])) },
  };
}

/** Switches the directory to the target. Calls wait between the two commits. */
async function leave({ ctx, sourceDb, source, target, organizationId, ...move }: Moving): Promise<Outcome> {
  const left = [refuseReads(sourceDb, organizationId, ctx.now()), requireLeft(sourceDb, organizationId)];
  const home = updateHome(ctx, organizationId, source, target);
  if (source === DIRECTORY) {
    // The directory continues to process its rows of these: none is processed twice.
    const work = [
      deleteJobsOfMoved(sourceDb, organizationId),
      deleteNoticesOfMoved(sourceDb, organizationId),
      ...deleteWaitingEventsOfMoved(inDatabase(ctx, source), organizationId),
    ];
    await commit(move.directoryDb, [...left, ...work, home]);
  } else {
    await commit(sourceDb, left);
    await commit(move.directoryDb, [home]);
  }
  return { state: 'cleaning', position: move.position };
}
