import type { ServiceCtx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { hasRoomForUpkeep } from '../../../platform/invocation/invocation.ts';
import type { Module } from '../../../platform/module.ts';
import { wakeJobs } from '../../../platform/work/jobs.ts';
import { updateDelivered, wakeOutbox } from '../../../platform/work/outbox.ts';
import { WEBHOOK } from '../endpoints/store.ts';
import { EVENTS_AT_ONCE, KEEP_OTHERS, TRANSACTIONS } from '../limits.ts';
import { insertDeliveries, updateSubscribedJobs } from './store.ts';

export type OnEvents = NonNullable<Module['onEvents']>;

/**
 * Creates a delivery of each waiting event for each active endpoint that subscribes to it, and wakes these endpoints.
 * One transaction changes events and deliveries, so that a crash loses no event and a second call delivers none
 * twice. `onEvents` gets the events, too, but may miss some after a crash.
 */
export async function deliverEvents(ctx: ServiceCtx, onEvents: OnEvents = async () => {}): Promise<void> {
  for (let n = 0; n < TRANSACTIONS; n++) {
    const subscribed = updateSubscribedJobs(ctx, EVENTS_AT_ONCE);
    const delivered = updateDelivered(ctx, EVENTS_AT_ONCE);
    const results = await commit(database(ctx), [
      ...insertDeliveries(ctx, EVENTS_AT_ONCE, KEEP_OTHERS),
      subscribed,
      delivered,
    ]);
    const events = results.of(delivered);
    wakeJobs(ctx, WEBHOOK, results.of(subscribed));
    await onEvents(ctx, events);
    if (events.length < EVENTS_AT_ONCE) return;
    if (!hasRoomForUpkeep()) break;
  }
  wakeOutbox(ctx);
}
