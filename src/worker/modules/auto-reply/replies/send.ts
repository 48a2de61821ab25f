import type { AutoReply } from '../../../../contract/mail/emails.ts';
import { DomainError } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { sendReply } from './hand-over.ts';
import { getReply, notADraft } from './reply.ts';
import { updateDraftToPending, updateRefused } from './store.ts';

/**
 * Sends a draft and returns it with its outcome as status. Throws `not_found`; `conflict` with NOT_A_DRAFT, or with
 * ALREADY_REPLIED if another reply to that email is sent or being sent; and what `sendReply` throws, after which the
 * reply is a draft again.
 */
export async function sendDraft(ctx: Ctx, id: number): Promise<AutoReply> {
  const claim = crypto.randomUUID();
  const [[draft]] = await commit(database(ctx), [updateDraftToPending(ctx, id, claim)]);
  if (!draft) throw await notSendable(ctx, id);
  try {
    await sendReply(ctx, draft);
  } catch (error) {
    if (error instanceof DomainError) {
      await commit(database(ctx), [updateRefused(ctx, id, claim, 'draft', null)]);
    }
    throw error;
  }
  return getReply(ctx, id);
}

async function notSendable(ctx: Ctx, id: number): Promise<DomainError> {
  const reply = await getReply(ctx, id);
  if (reply.status !== 'draft') return notADraft(reply);
  return new DomainError(
    'conflict',
    'ALREADY_REPLIED',
    'Another automatic reply to this email was sent or is being sent, and an email gets only one. Discard this draft.',
  );
}
