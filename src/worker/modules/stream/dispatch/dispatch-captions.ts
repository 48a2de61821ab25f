import type { DispatchCaptions, DryRun, Queued } from '../../../../contract/stream/captions.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { dryRun } from './dry-run.ts';
import { queueCaptions } from './queue.ts';
import { selectApproved } from './store.ts';

/** Queues the approved captions: all, or those in `ids`. Other captions stay unchanged. */
export async function dispatchCaptions(ctx: Ctx, { ids }: Pick<DispatchCaptions, 'ids'>): Promise<Queued> {
  return queueCaptions(ctx, ['approved'], ids);
}

/** Returns the requests that `dispatchCaptions` would send. */
export async function planDispatch(ctx: Ctx, { ids }: Pick<DispatchCaptions, 'ids'>): Promise<DryRun> {
  const [rows] = await commit(database(ctx), [selectApproved(ctx, ids)]);
  return dryRun(ctx, rows);
}
