import { type Ctx, forOrganization, type ServiceCtx } from '../../platform/ctx.ts';
import { commit } from '../../platform/data/commit/commit.ts';
import { database, directory } from '../../platform/data/database.ts';
import { OF_THE_SERVICE } from '../../platform/data/databases.ts';
import { statementsLeft } from '../../platform/invocation/invocation.ts';
import { type Claim, insertJob, type JobKind, wakeJobs } from '../../platform/work/jobs.ts';
import type { Ending, Job } from '../../platform/work/run-job.ts';
import type { Part } from '../../platform/work/upkeep.ts';
import { selectIsClosed } from '../identity/index.ts';
import { FAILURES, RETRY_MS, STATEMENTS_A_STEP, WORKING_MS } from './limits.ts';
import { type Move, type MoveState, type Moving, openMove } from './move.ts';
import { listMovedTables } from './rows/tables-store.ts';
import { STEPS, type Tables } from './steps.ts';
import { deleteMove, selectMove, selectMoving, updateFailures, updateMove } from './store.ts';

/** Organizations that one cron tick starts to move. */
const MOVES_A_TICK = 20;

/** Moves an organization: a job of the service, whose subject is the organization's id. */
const MOVE: JobKind = { kind: 'move-organization', queue: 'SEND', isAlwaysSlow: true };

export const moveJob: Job = {
  ...MOVE,
  lease: 5 * 60_000,
  wokenAtOnce: 5,
  run: () => Promise.reject(new Error('An organization is moved by a job of the service.')),
  runForService: run,
};

/** Creates a job for each organization that is to move. One that has a job already keeps it. */
export async function beginMoves(ctx: ServiceCtx): Promise<void> {
  const [moves] = await commit(directory(ctx), [selectMoving(ctx, MOVES_A_TICK)]);
  if (moves.length === 0) return;
  const own = forOrganization(ctx, OF_THE_SERVICE);
  const results = await commit(
    database(ctx),
    moves.map(({ organizationId }) => insertJob(own, MOVE, organizationId)),
  );
  wakeJobs(ctx, MOVE, results.flat());
}

export const beginMovesPart: Part = {
  looksInDirectory: true,
  look: (ctx) => [selectMoving(ctx, 1)],
  run: beginMoves,
};

/** Runs steps of a move for a while. A run may die after any commit: the next one continues. */
async function run(ctx: ServiceCtx, { subjectId: id }: Claim): Promise<Ending> {
  const until = ctx.now() + WORKING_MS;
  try {
    let move = await findMove(ctx, id);
    if (!move || move.state === 'failed') return { next: 'done' };
    const tables = await tablesOf(openMove(ctx, move));
    do {
      const { next, waitMs } = await step(openMove(ctx, move), tables);
      if (!next || next.state === 'failed') return { next: 'done' };
      if (waitMs > 0) return { next: { succeeded: true, at: ctx.now() + waitMs } };
      move = next;
    } while (ctx.now() < until && statementsLeft() > STATEMENTS_A_STEP);
    return { next: { succeeded: true, at: ctx.now() }, wakeAfter: 0 };
  } catch (error) {
    ctx.log.error('organization.move_failed', error, { organization: id });
    await commit(directory(ctx), [updateFailures(ctx, id)]);
    return { next: { succeeded: false, at: ctx.now() + RETRY_MS } };
  }
}

/**
 * Ends the move of an organization that is being deleted: it stays where it is, or the rows that it has left are
 * deleted. Does a part per call, and returns whether nothing is left.
 */
export async function endMove({ organizationId, ...ctx }: Ctx): Promise<boolean> {
  const move = await findMove(ctx, organizationId);
  if (!move) return true;
  const moving = openMove(ctx, move);
  if (move.state === 'failed') await commit(moving.directoryDb, [deleteMove(moving)]);
  else await step(moving, await tablesOf(moving));
  return false;
}

async function findMove(ctx: ServiceCtx, id: number): Promise<Move | undefined> {
  const [[move]] = await commit(directory(ctx), [selectMove(ctx, id)]);
  return move;
}

const tablesOf = async ({ sourceDb }: Moving): Promise<Tables> =>
  new Map((await listMovedTables(sourceDb)).map((table) => [table.name, table]));

/** States from which a move cannot be cancelled. */
const ENDS: MoveState[] = ['leaving', 'cleaning', 'undoing'];

/** Runs a step. Returns the move after it, or null if it is over, and how long it waits. */
async function step(moving: Moving, tables: Tables): Promise<{ next: Move | null; waitMs: number }> {
  const { directoryDb, ctx, organizationId, source, target, state, failures } = moving;
  const [[home]] = await commit(directoryDb, [selectIsClosed(ctx, organizationId)]);
  const isGivenUp = !home || home.isClosed === 1 || failures >= FAILURES;
  const does = state === 'failed' || (isGivenUp && !ENDS.includes(state)) ? 'undoing' : state;
  const outcome = await STEPS[does](does === state ? moving : { ...moving, position: {} }, tables);
  if (outcome.state === 'over') {
    await commit(directoryDb, [deleteMove(moving)]);
    if (does === 'cleaning')
      ctx.log.info('organization.moved', { organization: organizationId, source, target });
    return { next: null, waitMs: 0 };
  }
  const [[next]] = await commit(directoryDb, [updateMove(moving, { ...outcome, state: outcome.state })]);
  if (!next) throw new Error('Another run has moved the organization meanwhile.');
  return { next, waitMs: outcome.waitMs ?? 0 };
}
