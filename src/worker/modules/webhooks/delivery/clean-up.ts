import type { ServiceCtx } from '../../../platform/ctx.ts';
import { commit, database } from '../../../platform/data/database.ts';
import { deletePastSecrets } from '../endpoints/store.ts';
import { KEEP_EVENTS, REMOVED_PER_TICK } from '../limits.ts';
import { removePastDeliveries, removePastEvents } from './store.ts';

/** Takes away events, deliveries and secrets whose time is over, a bounded number a call; the next call takes the rest. */
export async function removePastWebhookRows(ctx: ServiceCtx): Promise<void> {
  await commit(database(ctx), [
    removePastDeliveries(ctx, REMOVED_PER_TICK),
    deletePastSecrets(ctx, REMOVED_PER_TICK),
    removePastEvents(ctx, ctx.now() - KEEP_EVENTS, REMOVED_PER_TICK),
  ]);
}
