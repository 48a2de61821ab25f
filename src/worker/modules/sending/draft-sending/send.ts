import type { Draft, SendDraft } from '../../../../contract/mail/drafts.ts';
import type { DraftState } from '../../../../contract/mail/sending.ts';
import { DomainError, notFound } from '../../../../lib/errors.ts';
import { actorName, type Ctx, userOf } from '../../../platform/ctx.ts';
import { commit, commitUnlessRefused, requireThat } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { runJob } from '../../../platform/work/run-job.ts';
import { findSendHold } from '../../identity/index.ts';
import { selectInboxes } from '../../inboxes/index.ts';
import { updateToTakenBack } from '../draft-of-email-store.ts';
import { getDraft } from '../drafts/get.ts';
import { toDraft } from '../drafts/present.ts';
import { draftRefusal } from '../drafts/refusal.ts';
import { isUnchanged, selectDraft, updateDraftRow } from '../drafts/store.ts';
import { selectDraftFiles } from '../drafts/upload-store.ts';
import { checkRequest, readSendAt, toRequest } from './prepare.ts';
import { insertSendDraftJob, sendDraftJob, wakeSendDraftJob } from './run.ts';

const SENDABLE: DraftState[] = ['draft', 'failed', 'held', 'scheduled'];

/**
 * Sends a draft at a time, else after the hold of the current user, during which it can be cancelled. Reschedules a
 * draft that already waits. Without a hold it is sent at once, and the result has the outcome. Throws `not_found`;
 * DRAFT_CHANGED, DRAFT_TAKEN, each with the current draft; `invalid` for the time; what `checkRequest` throws.
 */
export async function sendDraft(ctx: Ctx, id: number, input: SendDraft): Promise<Draft> {
  const hold = input.send_at === undefined ? await findSendHold(ctx) : 0;
  const sendAt = input.send_at === undefined ? ctx.now() + hold * 1000 : readSendAt(ctx, input.send_at);
  await check(ctx, id, input.version);
  const db = database(ctx);
  const job = insertSendDraftJob(ctx, id, sendAt);
  const row = selectDraft(ctx, id);
  const files = selectDraftFiles(ctx, id);
  const results = await commitUnlessRefused(
    db,
    [
      requireThat(db, isUnchanged(ctx, id, input.version, SENDABLE)),
      updateToTakenBack(ctx, id),
      updateDraftRow(ctx, id, SENDABLE, {
        state: input.send_at === undefined ? 'held' : 'scheduled',
        sendAt,
        emailId: null,
        code: null,
        detail: null,
        updatedBy: userOf(ctx.actor)?.userId ?? 0,
        actor: actorName(ctx.actor),
      }),
      job,
      row,
      files,
    ],
    async () => (await draftRefusal(ctx, id, input.version, true)) ?? changedMeanwhile(),
  );
  const jobs = results.of(job);
  if (sendAt > ctx.now()) {
    wakeSendDraftJob(ctx, jobs, sendAt);
    return toDraft(ctx, results.of(row)[0]!, results.of(files));
  }
  const sending = runJob(ctx, sendDraftJob, jobs[0]!.id);
  ctx.defer(sending);
  await sending;
  return getDraft(ctx, id);
}

/** Throws if the draft cannot be sent. The batch that sends it verifies that the version is unchanged. */
async function check(ctx: Ctx, id: number, version: number): Promise<void> {
  const [[draft], files, inboxes] = await commit(database(ctx), [
    selectDraft(ctx, id),
    selectDraftFiles(ctx, id),
    selectInboxes(ctx),
  ]);
  if (!draft) throw notFound('draft');
  if (draft.version !== version) return;
  await checkRequest(ctx, await toRequest(ctx, draft, files), inboxes);
}

function changedMeanwhile(): DomainError {
  return new DomainError('conflict', 'CHANGED_MEANWHILE', 'Something changed at the same moment. Try again.');
}
