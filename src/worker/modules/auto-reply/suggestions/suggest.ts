import { MAX_REPLY_CHARACTERS } from '../../../../contract/mail/auto-replies.ts';
import { htmlOfText } from '../../../../lib/message/html/html-of-text.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { addressesOf, selectInboxes } from '../../inboxes/index.ts';
import { selectCandidate, toCandidate } from '../candidates/candidate-store.ts';
import { decide, normalAddress, replyAddress } from '../candidates/decide.ts';
import { MAX_SUBJECT_CHARACTERS } from '../candidates/limits.ts';
import { insertEngineReply } from '../replies/store.ts';
import { isUnanswered, selectUnanswered } from './store.ts';

/**
 * Returns whether a reply may be suggested: a person may have written the email, nobody has replied, and no reply or
 * draft was recorded. If automatic replies are on, the auto-responder writes the one that an email gets.
 */
export async function isWithoutReply(ctx: Ctx, emailId: number): Promise<boolean> {
  const [[row], [state], inboxes] = await commit(database(ctx), [
    selectCandidate(ctx, emailId),
    selectUnanswered(ctx, emailId),
    selectInboxes(ctx),
  ]);
  if (!row || row.is_automatic === 1 || state?.isUnanswered !== 1) return false;
  if (inboxes.some(({ id, autoReplySince }) => id === row.inbox_id && autoReplySince !== null)) return false;
  const decision = decide(toCandidate(row), inboxes.flatMap(addressesOf));
  return !('skip' in decision && ['bad_sender', 'own_address'].includes(decision.skip));
}

/** Records a draft, at most one per email; none if it has a reply or a draft meanwhile. */
export async function recordSuggestion(
  ctx: Ctx,
  suggestion: { emailId: number; subject: string; text: string; model: string },
): Promise<void> {
  const { emailId } = suggestion;
  const [[row]] = await commit(database(ctx), [selectCandidate(ctx, emailId)]);
  if (!row) return;
  const text = suggestion.text.slice(0, MAX_REPLY_CHARACTERS).toWellFormed();
  const reply = {
    email_id: emailId,
    subject: suggestion.subject.slice(0, MAX_SUBJECT_CHARACTERS).toWellFormed(),
    body: text,
    html: htmlOfText(text),
    status: 'draft' as const,
    model: suggestion.model,
  };
  const recipient = normalAddress(replyAddress(toCandidate(row)));
  const email = { id: emailId, inboxId: row.inbox_id };
  await commit(database(ctx), insertEngineReply(ctx, email, recipient, reply, isUnanswered(ctx, emailId)));
}
