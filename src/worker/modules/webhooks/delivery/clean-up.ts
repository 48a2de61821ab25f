import type { Ctx, ServiceCtx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { deletePastEvents, deletePastEventsOf } from '../../../platform/work/outbox.ts';
import type { Part } from '../../../platform/work/upkeep.ts';
import { deletePastSecrets } from '../endpoints/store.ts';
import { KEEP_EVENTS, REMOVED_PER_TICK } from '../limits.ts';
import { deletePastDeliveries, deletePastDeliveriesOf } from './store.ts';

/** Deletes expired events, deliveries and secrets: a limited number per call, the rest at later calls. */
export async function deletePastWebhookRows(ctx: ServiceCtx): Promise<void> {
  await commit(database(ctx), pastRows(ctx));
}

const pastRows = (ctx: ServiceCtx): Statement[] => [
  deletePastDeliveries(ctx, REMOVED_PER_TICK),
  deletePastSecrets(ctx, REMOVED_PER_TICK),
  ...deletePastEvents(ctx, ctx.now() - KEEP_EVENTS, REMOVED_PER_TICK),
];

export const deletePastWebhookRowsPart: Part = {
  look: (ctx) => pastRows(ctx),
  run: deletePastWebhookRows,
};

/** Deletes delivered events of the organization that are older than `before`. */
export async function removePastEvents(ctx: Ctx, before: number): Promise<void> {
  await commit(database(ctx), deletePastEventsOf(ctx, before, REMOVED_PER_TICK));
}

/** Deletes deliveries of the organization whose event is older than `before`. */
export async function removePastDeliveries(ctx: Ctx, before: number): Promise<void> {
  await commit(database(ctx), [deletePastDeliveriesOf(ctx, before, REMOVED_PER_TICK)]);
}
