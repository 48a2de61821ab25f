import type { Draft } from '../../../../contract/mail/drafts.ts';
import { notFound } from '../../../../lib/errors.ts';
import { type Ctx, userOf } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { deleteWaitingJobs } from '../../../platform/work/jobs.ts';
import { toDraft } from '../drafts/present.ts';
import { draftTaken } from '../drafts/refusal.ts';
import { SEND_DRAFT, selectDraft, updateDraftRow } from '../drafts/store.ts';
import { selectDraftFiles } from '../drafts/upload-store.ts';

/**
 * Cancels the sending of a draft that waits; leaves a draft that does not wait unchanged. Throws `not_found`;
 * DRAFT_TAKEN once it is an email.
 */
export async function cancelDraft(ctx: Ctx, id: number): Promise<Draft> {
  const [, , [row], files] = await commit(database(ctx), [
    updateDraftRow(ctx, id, ['held', 'scheduled'], {
      state: 'draft',
      sendAt: null,
      updatedBy: userOf(ctx.actor)?.userId ?? 0,
    }),
    deleteWaitingJobs(ctx, SEND_DRAFT, [id]),
    selectDraft(ctx, id),
    selectDraftFiles(ctx, id),
  ]);
  if (!row) throw notFound('draft');
  const draft = await toDraft(ctx, row, files);
  if (row.state !== 'draft' && row.state !== 'failed') throw draftTaken(draft);
  return draft;
}
