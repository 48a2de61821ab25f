import type { Attachment, EmailSummary, ThreadMessage } from '../../../../contract/mail/emails.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { newText } from '../message/reply-text.ts';
import type { Recipients } from '../schema.ts';
import { bodyOf } from './body.ts';
import type { ListedRow } from './list-store.ts';
import type { WholeRow } from './store.ts';

/** An email as a list shows it. */
export function toSummary(row: ListedRow): EmailSummary {
  return {
    id: row.id,
    message_id: row.message_id,
    from_address: row.from_address,
    from_name: row.from_name,
    to_address: row.to_address,
    subject: row.subject,
    body_text: row.body_text,
    tag: row.tag,
    direction: row.direction,
    is_read: row.is_read === 1,
    thread_count: row.message_count,
    received_at: new Date(row.received_at).toISOString(),
    in_reply_to_message_id: row.in_reply_to,
    send_state: row.send_state,
  };
}

/** An email as its thread shows it, with the whole body. */
export async function toThreadMessage(
  ctx: Ctx,
  row: WholeRow & Pick<ListedRow, 'message_count'>,
): Promise<ThreadMessage> {
  const body = await bodyOf(ctx, row);
  const { to, cc, reply_to } = JSON.parse(row.recipients) as Recipients;
  const files = JSON.parse(row.attachments) as (Omit<Attachment, 'is_inline'> & { is_inline: 0 | 1 })[];
  return {
    ...toSummary(row),
    body_text: body.text,
    body_new: newText(body.text, row.subject),
    body_html: body.html,
    to,
    cc,
    reply_to,
    reply_to_address: replyAddress(row, to, reply_to),
    size: row.size,
    attachments: files
      .map((file) => ({
        id: file.id,
        filename: file.filename,
        content_type: file.content_type,
        size: file.size,
        content_id: file.content_id,
        is_inline: file.is_inline === 1,
      }))
      .sort((a, b) => a.id - b.id),
  };
}

/** Where a reply goes: of several addresses, to the first. */
function replyAddress(row: WholeRow, to: string[], replyTo: string[]): string {
  const [recipient = ''] = row.direction === 'outbound' ? to : replyTo;
  const address = /<([^<>]+)>$/.exec(recipient)?.[1] ?? recipient;
  if (address.includes('@')) return address;
  return row.direction === 'outbound' ? row.to_address : row.from_address;
}
