import { type SQL, sql } from 'drizzle-orm';
import type { HiddenState } from '../../../../contract/mail/deletion.ts';
import type { Direction, SendState } from '../../../../contract/mail/emails.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { notes } from '../notes/schema.ts';
import { countEmails } from '../report-counts/store.ts';
import {
  attachments,
  autoReplies,
  bounces,
  emailCounts,
  emails,
  outgoing,
  outgoingRecipients,
  threads,
} from '../schema.ts';
import { deleteGrams } from '../search-index/store.ts';
import { deleteReferencesOf } from '../threads/reference-store.ts';

/** An email about to be deleted. */
export interface DoomedEmail {
  id: number;
  threadId: number;
  messageId: string;
  direction: Direction;
  sendState: SendState | null;
  receivedAt: number;
  isBounce: 0 | 1;
  fromAddress: string;
  fromName: string;
  /** JSON: `Recipients`. */
  recipients: string;
}

const DOOMED = sql`e.id, e.thread_id AS threadId, e.message_id AS messageId, e.direction, e.send_state AS sendState,
  e.received_at AS receivedAt, e.is_bounce AS isBounce, e.from_address AS fromAddress, e.from_name AS fromName, e.recipients`;

export function selectDoomedEmail(ctx: Ctx, id: number): Statement<DoomedEmail[]> {
  return database(ctx).all(sql`SELECT ${DOOMED} FROM ${emails} AS e
    WHERE e.id = ${id} AND e.organization_id = ${ctx.organizationId}`);
}

/** Selects at most `limit` emails of a thread. */
export function selectDoomedOfThread(ctx: Ctx, threadId: SQL, limit: number): Statement<DoomedEmail[]> {
  return database(ctx).all(sql`SELECT ${DOOMED} FROM ${emails} AS e
    WHERE e.thread_id = ${threadId} AND +e.organization_id = ${ctx.organizationId} LIMIT ${limit}`);
}

/** Spam or trash, with what was moved there up to a time. */
export interface Hidden {
  state: HiddenState;
  upTo: number;
}

const isInState = (ctx: Ctx, { state, upTo }: Hidden): SQL => sql`t.organization_id = ${ctx.organizationId}
  AND t.state = ${state} AND t.hidden_at <= ${upTo} AND t.hidden_at IS NOT NULL`;

/** Selects at most `limit` emails in spam or trash, in the order they got there; without those being sent. */
export function selectDoomedInState(ctx: Ctx, hidden: Hidden, limit: number): Statement<DoomedEmail[]> {
  return database(
    ctx,
  ).all(sql`SELECT ${DOOMED} FROM ${threads} AS t CROSS JOIN ${emails} AS e ON e.thread_id = t.id
    WHERE ${isInState(ctx, hidden)} AND ${isNotBeingSent} ORDER BY t.hidden_at LIMIT ${limit}`);
}

const isNotBeingSent = sql`e.send_state IS NOT 'queued' AND e.send_state IS NOT 'sending'`;

/** Returns a SELECT of the emails that may be deleted: not being sent, and, given `hidden`, still in spam or trash. */
export function chosenEmails(ctx: Ctx, ids: number[], hidden: Hidden | null): SQL {
  const isThere = hidden
    ? sql`AND EXISTS (SELECT 1 FROM ${threads} AS t WHERE t.id = e.thread_id AND ${isInState(ctx, hidden)})`
    : sql``;
  return sql`SELECT e.id FROM ${emails} AS e WHERE e.id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))
    AND +e.organization_id = ${ctx.organizationId} AND ${isNotBeingSent} ${isThere}`;
}

/**
 * Deletes all data of emails except their own rows, which the statements read. `ids` is a SELECT. An automatic reply
 * whose sent email is deleted keeps its row without the text, so that nobody gets a second one.
 */
export function deletePartsOfEmails(
  ctx: Ctx,
  ids: SQL,
): { statements: Statement[]; files: Statement<KeyRow[]> } {
  const { organizationId } = ctx;
  const db = database(ctx);
  const own = sql`organization_id = ${organizationId}`;
  const files = db.all<KeyRow>(
    sql`DELETE FROM ${attachments} WHERE email_id IN (${ids}) AND ${own} RETURNING key`,
  );
  const statements = [
    db.run(sql`INSERT INTO ${emailCounts} (organization_id, tag, direction, is_read, count)
      SELECT ${organizationId}, tag, direction, is_read, -count(*) FROM ${emails}
      WHERE id IN (${ids}) AND +${own} AND +is_hidden = 0 GROUP BY tag, direction, is_read
      ON CONFLICT DO UPDATE SET count = count + excluded.count`),
    countEmails(ctx, sql`id IN (${ids}) AND +${own} AND +is_hidden = 0`, -1),
    ...deleteGrams(ctx, ids),
    files,
    ...deleteReferencesOf(ctx, ids),
    db.run(sql`DELETE FROM ${bounces} WHERE email_id IN (${ids}) AND ${own} RETURNING email_id`),
    db.run(sql`UPDATE ${bounces} SET bounced_email_id = NULL
      WHERE bounced_email_id IN (${ids}) AND ${own} RETURNING email_id`),
    db.run(sql`DELETE FROM ${autoReplies} WHERE email_id IN (${ids}) AND ${own} RETURNING id`),
    db.run(sql`UPDATE ${autoReplies} SET sent_email_id = NULL, message_id = NULL, status = 'sent', subject = '', body = '',
        html = '' WHERE sent_email_id IN (${ids}) AND ${own} RETURNING id`),
    // Members' notes are about the conversation: they move to another email of it.
    db.run(sql`UPDATE ${notes} SET email_id = (SELECT other.id FROM ${emails} AS e JOIN ${emails} AS other
          ON other.thread_id = e.thread_id AND other.id NOT IN (${ids})
        WHERE e.id = notes.email_id ORDER BY other.received_at DESC LIMIT 1)
      WHERE email_id IN (${ids}) AND +${own} AND EXISTS (SELECT 1 FROM ${emails} AS e JOIN ${emails} AS other
          ON other.thread_id = e.thread_id AND other.id NOT IN (${ids}) WHERE e.id = notes.email_id) RETURNING id`),
    db.run(sql`DELETE FROM ${notes} WHERE email_id IN (${ids}) AND +${own} RETURNING id`),
    db.run(sql`DELETE FROM ${outgoing} WHERE email_id IN (${ids}) AND ${own} RETURNING email_id`),
    db.run(sql`DELETE FROM ${outgoingRecipients} WHERE email_id IN (${ids}) AND ${own} RETURNING email_id`),
  ];
  return { statements, files };
}

export interface KeyRow {
  key: string;
}

/** Deletes the rows of emails. Must be the last statement that reads them. */
export function deleteEmailRows(
  ctx: Ctx,
  ids: SQL,
): Statement<{ id: number; threadId: number; rawKey: string | null; bodyKey: string | null }[]> {
  return database(
    ctx,
  ).all(sql`DELETE FROM ${emails} WHERE id IN (${ids}) AND +organization_id = ${ctx.organizationId}
    RETURNING id, thread_id AS threadId, raw_key AS rawKey, body_key AS bodyKey`);
}
