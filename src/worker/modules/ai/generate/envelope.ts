import type { EmailDetail } from '../../../../contract/mail/emails.ts';
import type { TagName } from '../../../../contract/tags.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { replyAddress } from '../../auto-reply/index.ts';
import { listSmtpInboxes } from '../../inboxes/index.ts';
import { findReplyChain } from '../../sending/index.ts';

/** The recipients of a reply, determined from the headers and the inboxes only, whatever the mail or the model says. */
export interface Envelope {
  to: string;
  cc: string[];
  from_inbox: TagName | null;
  parent_message_id: string;
  references_chain: string;
}

/**
 * Returns the envelope of a reply to the sender. Uses Reply-To only within the sender's domain: otherwise a stranger
 * could direct the reply to third parties.
 */
export async function envelopeOf(
  ctx: Ctx,
  email: EmailDetail,
): Promise<{ envelope: Envelope; inboxName: string | null }> {
  const [inboxes, chain] = await Promise.all([listSmtpInboxes(ctx), findReplyChain(ctx, email.message_id)]);
  const inbox = inboxes.find(({ tag }) => tag === email.tag) ?? inboxes[0];
  // The only address in Reply-To may be one of the organization's inboxes.
  const asked = email.reply_to.length > 1 ? email.reply_to : [email.reply_to_address];
  const envelope: Envelope = {
    to: email.direction === 'outbound' ? email.reply_to_address : replyAddress({ ...email, reply_to: asked }),
    cc: [],
    from_inbox: inbox?.tag ?? null,
    parent_message_id: email.message_id,
    references_chain: chain.join(' '),
  };
  return { envelope, inboxName: inbox?.name ?? null };
}
