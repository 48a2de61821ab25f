import type { ServiceCtx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { listDatabases } from '../../../platform/data/databases.ts';
import { type DueJob, updateDueBy, wakeJobs } from '../../../platform/work/jobs.ts';
import { SYNC } from '../../inboxes/index.ts';
import { MAX_WOKEN, START_WAIT } from '../limits.ts';

/**
 * Makes the sync of all inboxes due within a minute, because a sidecar that has just started watches none of them. Runs
 * that it has cut short, or that died with their Worker, go on as soon as their leases end. Returns the number of inboxes.
 */
export async function reportStart(service: ServiceCtx): Promise<number> {
  const counts = await Promise.all(
    listDatabases(service.env).map((number) => wakeSoon({ ...service, database: number })),
  );
  return counts.reduce((a, b) => a + b, 0);
}

async function wakeSoon(ctx: ServiceCtx): Promise<number> {
  const now = ctx.now();
  const [jobs] = await commit(database(ctx), [updateDueBy(ctx, SYNC, now + START_WAIT, MAX_WOKEN)]);
  const wake = (some: DueJob[], at: number) =>
    wakeJobs(ctx, SYNC, some, Math.max(0, Math.ceil((at - now) / 1000)) + 1);
  const [running, idle] = [jobs.filter((job) => job.leaseUntil), jobs.filter((job) => !job.leaseUntil)];
  wake(idle, now + START_WAIT);
  wake(running, Math.max(...running.map((job) => job.leaseUntil ?? 0)));
  return jobs.length;
}
