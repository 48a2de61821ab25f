import type { ServiceCtx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { hasRoomForUpkeep } from '../../../platform/invocation/invocation.ts';
import type { Subscription, Work } from '../../../platform/module.ts';
import { wakeJobs } from '../../../platform/work/jobs.ts';
import { updateDelivered, wakeOutbox } from '../../../platform/work/outbox.ts';
import { WEBHOOK } from '../endpoints/store.ts';
import { EVENTS_AT_ONCE, KEEP_OTHERS, TRANSACTIONS } from '../limits.ts';
import { insertDeliveries, updateSubscribedJobs } from './store.ts';

export type OnEvents = NonNullable<Work['onEvents']>;

/** What other modules do with events. */
export interface Reactions {
  onEvents: OnEvents;
  subscriptions(): Promise<Subscription[]>;
}

const NONE: Reactions = { onEvents: async () => {}, subscriptions: async () => [] };

/**
 * Creates a delivery of each waiting event for each active endpoint that subscribes to it, and wakes these endpoints.
 * One transaction, in which subscriptions take part, changes events and deliveries, so that a crash loses no event and
 * a second call delivers none twice. `onEvents` gets the events, too, but may miss some after a crash.
 */
export async function deliverEvents(
  ctx: ServiceCtx,
  { onEvents, subscriptions }: Reactions = NONE,
): Promise<void> {
  const all = await subscriptions();
  for (let n = 0; n < TRANSACTIONS; n++) {
    const subscribed = updateSubscribedJobs(ctx, EVENTS_AT_ONCE);
    const delivered = updateDelivered(ctx, EVENTS_AT_ONCE);
    const subscribers = all.map((each) => each(ctx, EVENTS_AT_ONCE));
    const results = await commit(database(ctx), [
      ...insertDeliveries(ctx, EVENTS_AT_ONCE, KEEP_OTHERS),
      subscribed,
      ...subscribers.flatMap(({ statements }) => statements),
      delivered,
    ]);
    const events = results.of(delivered);
    wakeJobs(ctx, WEBHOOK, results.of(subscribed));
    for (const { after } of subscribers) after(results);
    await onEvents(ctx, events);
    if (events.length < EVENTS_AT_ONCE) return;
    if (!hasRoomForUpkeep()) break;
  }
  wakeOutbox(ctx);
}
