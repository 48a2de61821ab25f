import { type SQL, sql } from 'drizzle-orm';
import type { Direction, Tag } from '../../../../contract/mail/emails.ts';
import { type Ctx, userOf } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { advance, type IdKind, nextId } from '../../../platform/data/sequence.ts';
import { recordEvent } from '../../../platform/work/outbox.ts';
import { taskIdOfEmail } from '../../tasks/index.ts';
import { isHiddenState } from '../conversation-states/visibility-store.ts';
import { isDeleted } from '../deletion/tombstone-store.ts';
import { HTML_RULES } from '../message/html/clean-html.ts';
import { idKey } from '../message/message-id.ts';
import { countSaved } from '../report-counts/store.ts';
import { attachments, emailCounts, emails, type Recipients } from '../schema.ts';
import { insertGrams } from '../search/store.ts';
import { mergeThreads, stateToJoin, type ThreadKeys, threadToJoin } from './thread-store.ts';

export interface EmailRow {
  /** Random. Distinguishes the row of this save from a row that another save wrote first. */
  saveId: string;
  /** By which a deleted email is known. */
  tombstones: string[];
  messageId: string;
  inReplyTo: string | null;
  direction: Direction;
  tag: Tag;
  isRead: boolean;
  /** The user who sends it; null: who acts. */
  sentBy: number | null;
  receivedAt: number;
  fromAddress: string;
  fromName: string;
  toAddress: string;
  recipients: Recipients;
  subject: string;
  bodyText: string;
  /** What follows it, for the search: from `restOf`. */
  textRest: string;
  /** `foldedCharacters` of subject, text and people. */
  folds: string | null;
  /** The first characters of the new text. */
  snippet: string;
  bodyHtml: Uint8Array | null;
  bodyKey: string | null;
  rawKey: string | null;
  size: number;
  inboxId: number | null;
  arrivedAt: number;
  /** To or Cc names the address that it was delivered to. */
  isAddressed: boolean;
  automaticReason: string | null;
  isBounce: boolean;
}

/** The id of an email that exists only once the batch has run. */
export type EmailId = SQL<number>;

export interface AttachmentRow {
  filename: string;
  contentType: string;
  size: number;
  contentId: string | null;
  isInline: boolean;
  key: string;
}

/** True for the email with this Message-ID and direction. The unique index is over the same expression. */
function isMessage(ctx: Ctx, messageId: string, direction: Direction): SQL {
  return sql`organization_id = ${ctx.organizationId} AND trim(message_id, '<>') = ${idKey(messageId)}
    AND direction = ${direction}`;
}

/** The id of the email if this save wrote it, else NULL: every other statement of the save depends on it. */
export function savedId(ctx: Ctx, row: Pick<EmailRow, 'saveId' | 'messageId' | 'direction'>): SQL {
  return sql`(SELECT id FROM ${emails} WHERE ${isMessage(ctx, row.messageId, row.direction)}
    AND save_id = ${row.saveId})`;
}

/** True, as an expression, if this save wrote the email. */
export function isSaved(ctx: Ctx, row: EmailRow): SQL {
  return sql`${savedId(ctx, row)} IS NOT NULL`;
}

/** The id of the stored email with this Message-ID and direction, whichever save wrote it. */
export function storedId(ctx: Ctx, messageId: string, direction: Direction): EmailId {
  return sql`(SELECT id FROM ${emails} WHERE ${isMessage(ctx, messageId, direction)})`;
}

/** The stored email with this Message-ID and direction, or no row. */
export function selectByMessageId(
  ctx: Ctx,
  messageId: string,
  direction: Direction,
): Statement<{ id: number }[]> {
  return database(ctx).all(sql`SELECT id FROM ${emails} WHERE ${isMessage(ctx, messageId, direction)}`);
}

/**
 * Saves an email unless one with its Message-ID and direction exists or was deleted, and merges the threads that
 * its keys connect.
 * `task` are the statements that create its task; `reopens` says whether the email opens its conversation. `isSpam` is an
 * expression: the sender is blocked.
 */
export function insertEmail(
  ctx: Ctx,
  row: EmailRow,
  threadKeys: ThreadKeys,
  files: AttachmentRow[],
  task: Statement[],
  reopens: boolean,
  isSpam: SQL,
  kind: IdKind,
): Statement[] {
  const db = database(ctx);
  const organization = ctx.organizationId;
  const id = nextId(organization, 'email', kind);
  const saved = savedId(ctx, row);
  const isSaved = sql`${saved} IS NOT NULL`;
  const now = ctx.now();
  const isOutbound = row.direction === 'outbound';

  return [
    db.run(sql`INSERT INTO ${emails} (id, organization_id, save_id, thread_id, message_id, in_reply_to, direction, tag,
        is_read, received_at, created_at, from_address, from_name, to_address, recipients, subject, body_text,
        body_html, body_key, raw_key, size, inbox_id, arrived_at, is_addressed, is_automatic, is_bounce, automatic_reason,
        html_rules, snippet, in_contacts, in_reports, sent_by, folds, is_hidden)
      SELECT ${id}, ${organization}, ${row.saveId},
        COALESCE(${threadToJoin(ctx, threadKeys)}, ${id}),
        ${row.messageId}, ${row.inReplyTo}, ${row.direction}, ${row.tag}, ${row.isRead ? 1 : 0}, ${row.receivedAt},
        ${now}, ${row.fromAddress}, ${row.fromName}, ${row.toAddress}, ${JSON.stringify(row.recipients)},
        ${row.subject}, ${row.bodyText}, ${row.bodyHtml}, ${row.bodyKey}, ${row.rawKey}, ${row.size}, ${row.inboxId},
        ${row.arrivedAt}, ${row.isAddressed ? 1 : 0}, ${row.automaticReason === null ? 0 : 1}, ${row.isBounce ? 1 : 0},
        ${row.automaticReason}, ${HTML_RULES}, ${row.snippet},
        1, 1, ${isOutbound ? (row.sentBy ?? userOf(ctx.actor)?.userId ?? null) : null}, ${row.folds},
        ${isSpam} OR ${isHiddenState(stateToJoin(ctx, threadKeys, reopens))}
      WHERE NOT ${isDeleted(ctx, row.tombstones)} ON CONFLICT DO NOTHING RETURNING id`),
    db.run(advance(organization, 'email', isSaved, 1, kind)),
    db.run(sql`INSERT INTO ${emailCounts} (organization_id, tag, direction, is_read, count)
      SELECT organization_id, tag, direction, is_read, 1 FROM ${emails} WHERE id = ${saved} AND is_hidden = 0
      ON CONFLICT DO UPDATE SET count = count + 1`),
    ...insertGrams(ctx, saved, { ...row, hasAttachment: files.some(({ isInline }) => !isInline) }),
    ...(files.length > 0
      ? [
          db.run(sql`INSERT INTO ${attachments} (email_id, position, organization_id, filename, content_type, size,
              content_id, is_inline, key)
            SELECT ${saved}, key + 1, ${organization}, value ->> 'filename', value ->> 'contentType', value ->> 'size',
              value ->> 'contentId', value ->> 'isInline', value ->> 'key'
            FROM json_each(${JSON.stringify(files)}) WHERE ${isSaved}`),
        ]
      : []),
    ...task,
    ...mergeThreads(ctx, saved, row.messageId, threadKeys, reopens),
    ...countSaved(ctx, saved, isOutbound),
  ];
}

/** The stored email, and whether this save wrote it: another may have been first. No row if it was deleted. */
export function selectSaved(ctx: Ctx, row: EmailRow): Statement<{ id: number; created: 0 | 1 }[]> {
  return database(ctx).all(sql`SELECT id, save_id IS ${row.saveId} AS created FROM ${emails}
    WHERE ${isMessage(ctx, row.messageId, row.direction)}`);
}

/** The event `email.saved` of an email that the same batch saves, unless its sender is blocked. */
export function insertSavedEvent(ctx: Ctx, row: EmailRow, isSpam: SQL, isHistory: boolean): Statement {
  const saved = savedId(ctx, row);
  const data = {
    message_id: row.messageId,
    from_address: row.fromAddress,
    to_address: row.toAddress,
    subject: row.subject,
    tag: row.tag,
    direction: row.direction,
    received_at: new Date(row.receivedAt).toISOString(),
    is_automatic: row.automaticReason !== null,
    is_history: isHistory,
  };
  return recordEvent(
    ctx,
    'email.saved',
    sql`json_set(${JSON.stringify(data)}, '$.email_id', ${saved}, '$.task_id', ${taskIdOfEmail(saved)})`,
    sql`${saved} IS NOT NULL AND NOT ${isSpam}`,
  );
}
