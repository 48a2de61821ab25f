import type { Ctx } from '../../platform/ctx.ts';
import { commit, database } from '../../platform/data/database.ts';
import { limitOutside } from '../../platform/outside/limit.ts';
import { dueJobs, makeDue, wakeSyncJobs } from '../../platform/work/jobs.ts';
import { activeInboxes } from '../inboxes/index.ts';
import { WOKEN } from './limits.ts';
import { findOutage } from './store.ts';

/** Cron: wakes the sync jobs that are due, and those whose worker died. Logs an outage of the sidecar, if that is why. */
export async function wakeDueSyncs(ctx: Ctx): Promise<void> {
  const jobs = await dueJobs(database(ctx), 'sync', ctx.now(), WOKEN);
  const outage = jobs.length > 0 ? await findOutage(ctx, jobs) : null;
  if (outage) ctx.log.error('sync.sidecar_unavailable', new Error(outage.error), { inboxes: outage.inboxes });
  wakeSyncJobs(ctx, jobs);
}

/**
 * Makes all active inboxes of the organization be read now, also those that wait after a failure or are not
 * tried any more; one that is being read is read once more. Answers how many. Throws what `limitOutside` throws.
 */
export async function startSync(ctx: Ctx): Promise<number> {
  await limitOutside(ctx, 'mail-server');
  const ids = (await activeInboxes(ctx)).map(({ id }) => id);
  const [jobs = []] = await commit(database(ctx), [
    makeDue(database(ctx), 'sync', ctx.organizationId, ids, ctx.now()),
  ]);
  wakeSyncJobs(ctx, jobs as { id: number }[]);
  return jobs.length;
}
