import { notFound } from '../../../../lib/errors.ts';
import { type Ctx, forOrganization, type ServiceCtx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { hasRoomForUpkeep } from '../../../platform/invocation/invocation.ts';
import type { Part } from '../../../platform/work/upkeep.ts';
import {
  deleteLabelRow,
  selectDeletedLabel,
  selectLabeled,
  updateToDeleted,
  updateWithoutLabel,
} from './store.ts';

const CONVERSATIONS_A_STEP = 200;
/**
 * The number of steps of one tick. A step takes eight statements, and D1 allows 1,000 per invocation, including other
 * upkeep.
 */
const STEPS_A_TICK = 20;

/** Deletes a label. Cron removes it from its conversations. Throws `not_found`. */
export async function deleteLabel(ctx: Ctx, id: number): Promise<void> {
  const [deleted] = await commit(database(ctx), [updateToDeleted(ctx, id)]);
  if (deleted.length === 0) throw notFound('label');
}

/** Removes deleted labels from their conversations, a bounded number per tick. Safe to run concurrently. */
export async function removeDeletedLabels(service: ServiceCtx): Promise<void> {
  for (let step = 0; step < STEPS_A_TICK; step++) {
    if (!hasRoomForUpkeep()) return;
    const [[label]] = await commit(database(service), [selectDeletedLabel(service)]);
    if (!label) return;
    const ctx = forOrganization(service, label.organizationId);
    const [labeled] = await commit(database(ctx), [selectLabeled(ctx, label.id, CONVERSATIONS_A_STEP)]);
    const ids = labeled.map(({ id }) => id);
    await commit(
      database(ctx),
      ids.length > 0 ? updateWithoutLabel(ctx, label.id, ids) : [deleteLabelRow(ctx, label.id)],
    );
  }
}

export const removeDeletedLabelsPart: Part = {
  look: (ctx) => [selectDeletedLabel(ctx)],
  run: removeDeletedLabels,
};
