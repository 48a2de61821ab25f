import { RESTORE_MINUTES } from '../../../../contract/mail/drafts.ts';
import { type Ctx, forOrganization, type ServiceCtx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { hasRoomForUpkeep } from '../../../platform/invocation/invocation.ts';
import { deleteWaitingJobs } from '../../../platform/work/jobs.ts';
import type { Part } from '../../../platform/work/upkeep.ts';
import { getDraft } from './get.ts';
import { draftTaken } from './refusal.ts';
import { deletePastDrafts, SEND_DRAFT, selectPast, updateToDeleted } from './store.ts';

const REMOVED_A_TICK = 200;

/**
 * Deletes a draft, which can be restored for ten minutes. A waiting draft is not sent. Throws `not_found`; DRAFT_TAKEN
 * while it is being sent.
 */
export async function deleteDraft(ctx: Ctx, id: number): Promise<void> {
  const [deleted] = await commit(database(ctx), [
    updateToDeleted(ctx, id, ctx.now() + RESTORE_MINUTES * 60_000),
    deleteWaitingJobs(ctx, SEND_DRAFT, [id]),
  ]);
  // Throws `not_found` if it does not exist.
  if (deleted.length === 0) throw draftTaken(await getDraft(ctx, id));
}

/** Removes drafts deleted or sent some time ago, a bounded number per tick. Safe to run concurrently. */
export async function sweepDrafts(service: ServiceCtx): Promise<void> {
  const [past] = await commit(database(service), [selectPast(service, REMOVED_A_TICK)]);
  for (const [organizationId, rows] of Map.groupBy(past, (row) => row.organizationId)) {
    if (!hasRoomForUpkeep()) return;
    const ctx = forOrganization(service, organizationId);
    const ids = rows.map(({ id }) => id);
    await commit(database(ctx), [deleteWaitingJobs(ctx, SEND_DRAFT, ids), ...deletePastDrafts(ctx, ids)]);
  }
}

export const sweepDraftsPart: Part = {
  look: (ctx) => [selectPast(ctx, 1)],
  run: sweepDrafts,
};
