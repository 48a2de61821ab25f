import type { Attachment, EmailSummary, ThreadMessage } from '../../../../contract/mail/emails.ts';
import type { EarlierEmail } from '../../../../lib/message/reply/known-quotations.ts';
import { newText } from '../../../../lib/message/reply-text.ts';
import type { Tags } from '../../../../lib/tags.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { withoutDetail } from '../../../platform/plus-address.ts';
import { tagsOf } from '../../../platform/tags.ts';
import { bodyOf } from '../content/body.ts';
import type { ListedRow } from '../lists/store.ts';
import type { Recipients } from '../schema.ts';
import { findNames, type Names, toPerson } from './people.ts';
import type { WholeRow } from './store.ts';

/** The number of concurrent fetches of bodies from R2 (a Worker has six connections). */
const PARALLEL_BODIES = 6;
/** The maximum total size of messages whose bodies are fetched together. A larger message is fetched alone. */
const MAX_FETCHED_BYTES = 8_000_000;
/** The number of characters of text and HTML after which a list of whole emails ends, as all of it is in memory. */
const MAX_CHARACTERS = 4_000_000;

/** Returns emails as a list shows them. */
export async function toSummaries(ctx: Ctx, rows: ListedRow[]): Promise<EmailSummary[]> {
  const tags = await tagsOf(ctx);
  const names = await findNames(
    ctx,
    rows.map(({ actor }) => actor),
  );
  return rows.map((row) => toSummary(row, tags, names));
}

function toSummary(row: ListedRow, tags: Tags, names: Names): EmailSummary {
  return {
    id: row.id,
    message_id: row.message_id,
    from_address: row.from_address,
    from_name: row.from_name,
    to_address: row.to_address,
    subject: row.subject,
    body_text: row.body_text,
    tag: tags.nameOf(row.tag),
    direction: row.direction,
    is_read: row.is_read === 1,
    thread_count: row.message_count,
    received_at: new Date(row.received_at).toISOString(),
    in_reply_to_message_id: row.in_reply_to,
    send_state: row.send_state,
    sent_by: toPerson(row.actor, names),
  };
}

/** Returns an email as its thread shows it, with the whole body. */
export async function toThreadMessage(
  ctx: Ctx,
  row: WholeRow & Pick<ListedRow, 'message_count'>,
  earlier: EarlierEmail[],
  names: Names,
): Promise<ThreadMessage> {
  const body = await bodyOf(ctx, row);
  const { to, cc, reply_to } = JSON.parse(row.recipients) as Recipients;
  const files = JSON.parse(row.attachments) as (Omit<Attachment, 'is_inline'> & { is_inline: 0 | 1 })[];
  return {
    ...toSummary(row, await tagsOf(ctx), names),
    body_text: body.text,
    body_new: newText(body.text, row.subject, { author: row.from_address, earlier }),
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
    problems: JSON.parse(row.problems ?? '[]'),
  };
}

/**
 * Returns the rows as a thread shows them, in order, up to the one that reaches `MAX_CHARACTERS`. `earlierThan`
 * returns the emails that one of them may quote.
 */
export async function toThreadMessages<Row extends Parameters<typeof toThreadMessage>[1]>(
  ctx: Ctx,
  rows: Row[],
  earlierThan: (row: Row) => EarlierEmail[],
): Promise<ThreadMessage[]> {
  const messages: ThreadMessage[] = [];
  const names = await findNames(
    ctx,
    rows.map(({ actor }) => actor),
  );
  let characters = 0;
  while (messages.length < rows.length && characters < MAX_CHARACTERS) {
    const group = firstGroup(rows.slice(messages.length, messages.length + PARALLEL_BODIES));
    for (const message of await Promise.all(
      group.map((row) => toThreadMessage(ctx, row, earlierThan(row), names)),
    )) {
      messages.push(message);
      characters += message.body_text.length + message.body_new.length + message.body_html.length;
    }
  }
  return messages;
}

/** Returns the first of the rows, and as many of the next ones as fit in memory with it. */
function firstGroup<Row extends WholeRow>(rows: Row[]): Row[] {
  let bytes = 0;
  return rows.filter((row, i) => {
    bytes += row.body_key === null ? 0 : row.size;
    return i === 0 || bytes <= MAX_FETCHED_BYTES;
  });
}

/** Returns the address of a reply: the first that belongs to none of the organization's inboxes, if there is one. */
function replyAddress(row: WholeRow, to: string[], replyTo: string[]): string {
  const last = row.direction === 'outbound' ? row.to_address : row.from_address;
  const own = new Set(JSON.parse(row.own_addresses) as string[]);
  const isOwn = (address: string) => own.has(withoutDetail(address.toLowerCase()));
  const asked = [...(row.direction === 'outbound' ? to : replyTo), last]
    .map((recipient) => /<([^<>]+)>$/.exec(recipient)?.[1] ?? recipient)
    .filter((address) => address.includes('@'));
  return asked.find((address) => !isOwn(address)) ?? last;
}
