import type { ConversationDeleted } from '../../../../contract/mail/deletion.ts';
import { notFound } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import type { DeletionHooks } from '../../../platform/module.ts';
import { updateConversation } from '../conversation-states/update.ts';
import { requireNoneBeingSent } from './delete-email.ts';
import { EMAILS_A_STEP, removeEmails } from './remove-emails.ts';
import { insertDeletion, selectDoomedOfThread, threadIdOf, updateToExpired, wakeDeletion } from './store.ts';

/**
 * Deletes the conversation of an email. Moves it to the trash, which can be undone and is idempotent. `permanently`
 * deletes it for good, with its tasks: at once, or by a job if it has more emails than one step deletes. Throws
 * `not_found`; `conflict` (EMAIL_BEING_SENT).
 */
export async function deleteConversation(
  ctx: Ctx,
  emailId: number,
  permanently: boolean,
  deletionHooks: DeletionHooks,
): Promise<ConversationDeleted> {
  if (!permanently) {
    const { undo } = await updateConversation(ctx, emailId, { state: 'trash' });
    return { is_permanent: false, is_done: true, undo };
  }
  const threadId = threadIdOf(ctx, emailId);
  const [doomed] = await commit(database(ctx), [selectDoomedOfThread(ctx, threadId, EMAILS_A_STEP + 1)]);
  if (doomed.length === 0) throw notFound('email');
  requireNoneBeingSent(doomed);
  const isLarge = doomed.length > EMAILS_A_STEP;
  if (isLarge) {
    await updateConversation(ctx, emailId, { state: 'trash' });
    const job = insertDeletion(ctx);
    const results = await commit(database(ctx), [updateToExpired(ctx, threadId), ...job]);
    wakeDeletion(ctx, results.of(job[1]));
  } else {
    await removeEmails(ctx, doomed, { withTasks: true }, deletionHooks);
  }
  return { is_permanent: true, is_done: !isLarge, undo: null };
}
