import type {
  Attachment,
  BouncedRecipient,
  EmailDetail,
  EmailRecipient,
  EmailSummary,
  Thread,
  ThreadMessage,
} from '../../../../contract/mail/emails.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit, database, type Statement } from '../../../platform/data/database.ts';
import { notFound } from '../../../platform/errors.ts';
import { readCursor, writeCursor } from '../../../platform/http/page.ts';
import type { TaskSource } from '../../tasks/index.ts';
import { newText } from '../message/reply-text.ts';
import { type AutoReplyRow, autoRepliesOf, toAutoReply } from '../replies/auto-reply-store.ts';
import type { EmailId } from '../save/store.ts';
import type { Recipients } from '../schema.ts';
import { recipientsOf } from '../sending/store.ts';
import { bodyOf } from './body.ts';
import { type BounceRow, bounceOf, bouncesOf } from './bounce-store.ts';
import type { ListedRow } from './list-store.ts';
import {
  type DetailRow,
  emailById,
  sourceOfTask,
  threadMessagesOf,
  threadOf,
  type WholeRow,
} from './store.ts';

/** One email has one or two; a loop elsewhere must not make a detail endless. */
const MAX_AUTO_REPLIES = 100;
/** Bodies fetched from R2 at once (a Worker has six connections). */
const PARALLEL_BODIES = 6;
/** Messages fetched at once are as large as this at most, unless it is one. */
const MAX_FETCHED_BYTES = 8_000_000;
/** A page of a thread ends after this many characters of text and HTML: it is in memory whole. */
const MAX_PAGE_CHARACTERS = 4_000_000;

/** One email with everything. Throws `not_found`. */
export async function getEmail(ctx: Ctx, id: number): Promise<EmailDetail> {
  return toDetail(ctx, await commit(database(ctx), readDetail(ctx, id)));
}

/** The statements whose rows `toDetail` takes; they can stand in another batch, which may make the email first. */
export function readDetail(ctx: Ctx, id: EmailId | number): Statement[] {
  return [
    emailById(ctx, id),
    autoRepliesOf(ctx, id, MAX_AUTO_REPLIES),
    recipientsOf(ctx, id),
    bounceOf(ctx, id),
    bouncesOf(ctx, id),
  ];
}

/** Throws `not_found` when the rows are of no email. */
export async function toDetail(ctx: Ctx, results: unknown[][]): Promise<EmailDetail> {
  const [[row], replies, recipients, bounce, bounced] = results as [
    DetailRow[],
    AutoReplyRow[],
    EmailRecipient[],
    BounceRow[],
    BounceRow[],
  ];
  if (!row) throw notFound('email');
  return {
    ...(await wholeMessage(ctx, row, row.message_count)),
    inbox_id: row.inbox_id,
    created_at: new Date(row.created_at).toISOString(),
    task_id: row.task_id,
    recipients: recipients.map(({ address, kind, state, detail }) => ({ address, kind, state, detail })),
    is_automatic: row.is_automatic === 1,
    automatic_reason: row.automatic_reason,
    is_bounce: row.is_bounce === 1,
    bounce: bounce[0]
      ? {
          recipients: bounce.filter(({ recipient }) => recipient !== null).map(toBounced),
          bounced_email_id: bounce[0].bounced_email_id,
          original_message_id: bounce[0].original_message_id,
        }
      : null,
    bounced: bounced.map((each) => ({ ...toBounced(each), email_id: each.email_id })),
    auto_replies: replies.filter(({ status }) => status !== 'skipped').map(toAutoReply),
    auto_reply_skipped: replies.findLast(({ status }) => status === 'skipped')?.reason ?? null,
  };
}

function toBounced({ recipient, action, status, diagnostic }: BounceRow): BouncedRecipient {
  return { address: recipient ?? '', action, status, diagnostic };
}

/** The thread that holds an email, oldest message first, from `cursor` on. Throws `not_found`. */
export async function getThread(
  ctx: Ctx,
  id: number,
  page: { limit: number; cursor?: string },
): Promise<{ thread: Thread; next: string | null }> {
  const [receivedAt, position] = readCursor(page, 2) ?? [];
  const after = receivedAt === undefined || position === undefined ? null : { receivedAt, id: position };
  const [[found], rows] = (await commit(database(ctx), [
    threadOf(ctx, id),
    threadMessagesOf(ctx, id, after, page.limit + 1),
  ])) as [{ message_count: number; first_message_id: string }[], WholeRow[]];
  if (!found) throw notFound('email');

  const shown = rows.slice(0, page.limit);
  const messages: ThreadMessage[] = [];
  let characters = 0;
  while (messages.length < shown.length && characters < MAX_PAGE_CHARACTERS) {
    const some = fetchedTogether(shown.slice(messages.length, messages.length + PARALLEL_BODIES));
    for (const message of await Promise.all(some.map((row) => wholeMessage(ctx, row, found.message_count)))) {
      messages.push(message);
      characters += message.body_text.length + message.body_new.length + message.body_html.length;
    }
  }
  const last = shown[messages.length - 1];
  return {
    thread: { thread_id: found.first_message_id, messages },
    next: last && messages.length < rows.length ? writeCursor(last.received_at, last.id) : null,
  };
}

/** The first of the rows, and as many more as fit in memory with it. */
function fetchedTogether(rows: WholeRow[]): WholeRow[] {
  let bytes = 0;
  return rows.filter((row, i) => {
    bytes += row.body_key === null ? 0 : row.size;
    return i === 0 || bytes <= MAX_FETCHED_BYTES;
  });
}

/** What a task shows of its email, or null when there is no such email in this organization. */
export async function findTaskSource(ctx: Ctx, emailId: number): Promise<TaskSource | null> {
  const [rows] = (await commit(database(ctx), [sourceOfTask(ctx, emailId)])) as [TaskSource[]];
  return rows[0] ?? null;
}

/** What an email shows in a list. */
export function summary(row: ListedRow): EmailSummary {
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

async function wholeMessage(ctx: Ctx, row: WholeRow, messageCount: number): Promise<ThreadMessage> {
  const body = await bodyOf(ctx, row);
  const { to, cc, reply_to } = JSON.parse(row.recipients) as Recipients;
  const files = JSON.parse(row.attachments) as (Omit<Attachment, 'is_inline'> & { is_inline: 0 | 1 })[];
  return {
    ...summary({ ...row, message_count: messageCount }),
    body_text: body.text,
    body_new: newText(body.text, row.subject),
    body_html: body.html,
    to,
    cc,
    reply_to,
    reply_to_address: answeredTo(row, to, reply_to),
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

/** Where an answer goes to. Of several addresses the first. */
function answeredTo(row: WholeRow, to: string[], replyTo: string[]): string {
  const [wanted = ''] = row.direction === 'outbound' ? to : replyTo;
  const address = /<([^<>]+)>$/.exec(wanted)?.[1] ?? wanted;
  if (address.includes('@')) return address;
  return row.direction === 'outbound' ? row.to_address : row.from_address;
}
