import type { ServiceCtx } from '../../../platform/ctx.ts';
import { commit, database } from '../../../platform/data/database.ts';
import { type DueJob, wakeJobs } from '../../../platform/work/jobs.ts';
import { wakeOutbox } from '../../../platform/work/outbox.ts';
import { WEBHOOK } from '../endpoints/store.ts';
import { EVENTS_AT_ONCE, KEEP_OTHERS, TRANSACTIONS } from '../limits.ts';
import { fanOut } from './store.ts';

/**
 * Makes a delivery of each waiting event for each active endpoint that wants it, and wakes these. Events and
 * deliveries change in one transaction, so that a crash loses none and a second call makes none twice.
 */
export async function deliverEvents(ctx: ServiceCtx): Promise<void> {
  for (let n = 0; n < TRANSACTIONS; n++) {
    const [, jobs, events] = await commit(database(ctx), fanOut(ctx, EVENTS_AT_ONCE, KEEP_OTHERS));
    wakeJobs(ctx, WEBHOOK, jobs as DueJob[]);
    if (events!.length < EVENTS_AT_ONCE) return;
  }
  wakeOutbox(ctx);
}
