import type { Ctx } from '../../platform/ctx.ts';
import { commit, database } from '../../platform/database.ts';
import { claimEvents, markDelivered } from './store.ts';

const BATCH = 100;
const LEASE_MS = 60_000;
/** One call delivers at most this many batches; the next wake-up or tick goes on. */
const BATCHES = 20;

/**
 * Takes waiting events from the outbox, delivers them and marks them. An event is taken under a lease: one that
 * was taken by a process that died comes back when the lease runs out.
 */
export async function deliverEvents(ctx: Ctx): Promise<void> {
  for (let i = 0; i < BATCHES; i++) {
    const claimed = await claimEvents(ctx, BATCH, LEASE_MS);
    if (claimed.length === 0) return;
    await commit(database(ctx), [
      markDelivered(
        ctx,
        claimed.map((event) => event.id),
      ),
    ]);
    if (claimed.length < BATCH) return;
  }
  await ctx.env.EVENT_QUEUE.send({ kind: 'deliver-events' });
}
