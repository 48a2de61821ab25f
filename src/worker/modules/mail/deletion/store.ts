import { type SQL, sql } from 'drizzle-orm';
import type { HiddenState } from '../../../../contract/mail/deletion.ts';
import type { Direction, SendState } from '../../../../contract/mail/emails.ts';
import { idKey } from '../../../../lib/message/message-id.ts';
import type { Ctx, ServiceCtx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { keyedHashes } from '../../../platform/encryption.ts';
import { type DueJob, insertJob, type JobKind, updateDue, wakeJobs } from '../../../platform/work/jobs.ts';
import { countEmails } from '../counts/store.ts';
import { deleteFollowsOf } from '../following/store.ts';
import { notes } from '../notes/schema.ts';
import {
  attachments,
  autoReplies,
  bounces,
  conversationUndos,
  emails,
  outgoing,
  outgoingRecipients,
  threadMessages,
  threads,
} from '../schema.ts';
import { deleteGrams } from '../search-index/store.ts';
import { deleteActivitiesOf } from '../threads/activity-store.ts';
import { deletePlaces, insertPlaces } from '../threads/place-store.ts';
import { deleteReferencesOf } from '../threads/reference-store.ts';
import { updateDerivedWithout } from '../threads/store.ts';
import { deletedEmails, emptiedStates } from './schema.ts';

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
    ...countEmails(ctx, sql`id IN (${ids}) AND +${own} AND +is_hidden = 0`, -1),
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

/** Returns a SELECT of the threads of emails. */
function threadsOfEmails(ctx: Ctx, ids: SQL): SQL {
  return sql`SELECT g.thread_id FROM ${emails} AS g WHERE g.id IN (${ids}) AND +g.organization_id = ${ctx.organizationId}`;
}

/** Returns a SELECT of all emails of the conversations of emails. */
export function emailsOfConversations(ctx: Ctx, ids: SQL): SQL {
  return sql`SELECT c.id FROM ${emails} AS c
    WHERE c.thread_id IN (${threadsOfEmails(ctx, ids)}) AND +c.organization_id = ${ctx.organizationId}`;
}

/**
 * Updates the conversations of emails that are about to be deleted. Of a conversation without other emails, keeps only
 * its row, which `deleteEmptyThreads` deletes. Any other conversation keeps all its message ids, so that later replies
 * find it.
 */
export function updateThreadsWithout(ctx: Ctx, ids: SQL): Statement[] {
  const db = database(ctx);
  const own = sql`organization_id = ${ctx.organizationId}`;
  const changing = threadsOfEmails(ctx, ids);
  const emptied = sql`SELECT d.id FROM ${threads} AS d WHERE d.id IN (${changing}) AND +d.${own} AND d.message_count = 0`;
  return [
    ...deletePlaces(ctx, changing),
    updateDerivedWithout(ctx, changing, ids),
    db.run(sql`UPDATE ${threads} SET shown_id =
        (SELECT min(e.id) FROM ${emails} AS e WHERE e.thread_id = threads.id AND e.id NOT IN (${ids}))
      WHERE id IN (${changing}) AND +${own} AND COALESCE(shown_id, id) IN (${ids})`),
    db.run(sql`DELETE FROM ${threadMessages} WHERE thread_id IN (${emptied}) AND +${own}`),
    db.run(sql`DELETE FROM ${conversationUndos} WHERE ${own} AND thread_id IN (${emptied})`),
    ...deleteActivitiesOf(ctx, ids, changing, emptied),
    ...insertPlaces(ctx, changing),
  ];
}

/** Deletes the threads that have no email any more, and who follows them. */
export function deleteEmptyThreads(ctx: Ctx, threadIds: number[]): Statement[] {
  const deletion = database(ctx).run(sql`DELETE FROM ${threads}
    WHERE id IN (SELECT value FROM json_each(${JSON.stringify(threadIds)})) AND +organization_id = ${ctx.organizationId}
      AND message_count = 0 AND NOT EXISTS (SELECT 1 FROM ${emails} AS e WHERE e.thread_id = threads.id)`);
  return [deletion, deleteFollowsOf(ctx, threadIds)];
}

/** Returns an SQL expression: the thread of an email. */
export function threadIdOf(ctx: Ctx, emailId: number): SQL {
  return sql`(SELECT thread_id FROM ${emails} WHERE id = ${emailId} AND organization_id = ${ctx.organizationId})`;
}

/** Marks a conversation in the trash, so that the next run of the job deletes it. `threadId` is an expression. */
export function updateToExpired(ctx: Ctx, threadId: SQL): Statement {
  return database(ctx).run(sql`UPDATE ${threads} SET hidden_at = 0
    WHERE id = ${threadId} AND organization_id = ${ctx.organizationId} AND state = 'trash'`);
}

/** Selects a row if a conversation in the state was moved there, or last received mail there, at `upTo` or before. */
export function selectExpired(ctx: Ctx, state: HiddenState, upTo: number): Statement<{ id: number }[]> {
  return database(ctx).all(sql`SELECT id FROM ${threads} WHERE organization_id = ${ctx.organizationId}
    AND state = ${state} AND hidden_at <= ${upTo} AND hidden_at IS NOT NULL LIMIT 1`);
}

/** Records that the current contents of the state are to be deleted. */
export function upsertEmptied(ctx: Ctx, state: HiddenState): Statement {
  return database(ctx).run(sql`INSERT INTO ${emptiedStates} (organization_id, state, up_to)
    VALUES (${ctx.organizationId}, ${state}, ${ctx.now()})
    ON CONFLICT DO UPDATE SET up_to = max(up_to, excluded.up_to)`);
}

/** Selects each state with the time up to which it was emptied. */
export function selectEmptied(ctx: Ctx): Statement<{ state: HiddenState; upTo: number }[]> {
  return database(ctx).all(sql`SELECT state, up_to AS upTo FROM ${emptiedStates}
    WHERE organization_id = ${ctx.organizationId}`);
}

/** Deletes the records of emptied states up to these times, once their contents are deleted. */
export function deleteEmptied(ctx: Ctx, emptied: { state: HiddenState; upTo: number }[]): Statement[] {
  return emptied.map(({ state, upTo }) =>
    database(ctx).run(sql`DELETE FROM ${emptiedStates} WHERE organization_id = ${ctx.organizationId}
      AND state = ${state} AND up_to <= ${upTo}`),
  );
}

/** The job that deletes mail kept in spam and trash for long enough. One per organization, not due while idle. */
export const DELETION: JobKind = { kind: 'delete-mail', queue: 'SEND', isAlwaysSlow: true };
const SUBJECT = 1;

/** Makes the job due. The second statement returns it. */
export function insertDeletion(ctx: Ctx): [Statement, Statement<DueJob[]>] {
  return [insertJob(ctx, DELETION, SUBJECT), updateDue(ctx, DELETION, [SUBJECT])];
}

export function wakeDeletion(ctx: Ctx, due: DueJob[]): void {
  wakeJobs(ctx, DELETION, due);
}

/** The expression of the index: the end of the common name of raw message and body. */
const NAME = sql`substr(substr(COALESCE(raw_key, body_key), 1, instr(COALESCE(raw_key, body_key), '.') - 1), -12)`;

const nameOf = (key: string): string => key.slice(0, key.indexOf('.')).slice(-12);

/** Selects the keys of raw messages and bodies, of any organization, that an email references. */
export function selectNamedContent(ctx: ServiceCtx, keys: string[]): Statement<{ key: string }[]> {
  const names = JSON.stringify([...new Set(keys.map(nameOf))]);
  return database(ctx).all(sql`SELECT k.value AS key FROM
    (SELECT raw_key, body_key FROM ${emails} WHERE ${NAME} IN (SELECT value FROM json_each(${names}))) AS e
    JOIN json_each(${JSON.stringify(keys)}) AS k ON k.value IN (e.raw_key, e.body_key)`);
}

/** Selects the keys of attachments, of any organization, that an email references. */
export function selectNamedFiles(ctx: ServiceCtx, keys: string[]): Statement<{ key: string }[]> {
  return database(ctx).all(sql`SELECT DISTINCT key FROM ${attachments}
    WHERE key IN (SELECT value FROM json_each(${JSON.stringify(keys)}))`);
}

/** Returns the hashes that identify a deleted email, one per encryption key; the first one is stored. */
export function tombstonesOf(ctx: Ctx, messageId: string, direction: Direction): string[] {
  return keyedHashes(ctx.env, 'deleted email', `${ctx.organizationId} ${direction} ${idKey(messageId)}`);
}

/** Returns an SQL condition: the email with one of these hashes (a SELECT) was deleted. */
export function isDeleted(ctx: Ctx, hashes: SQL): SQL {
  return sql`EXISTS (SELECT 1 FROM ${deletedEmails} WHERE organization_id = ${ctx.organizationId}
    AND hash IN (${hashes}))`;
}

/** Selects the deleted emails, as indexes into `hashes`, which has the hashes of each email. */
export function selectDeleted(ctx: Ctx, hashes: string[][]): Statement<{ place: number }[]> {
  return database(ctx).all(sql`SELECT m.key AS place FROM json_each(${JSON.stringify(hashes)}) AS m
    WHERE ${isDeleted(ctx, sql`SELECT value FROM json_each(m.value)`)}`);
}

/** Deletes the tombstones with these hashes. */
export function deleteTombstones(ctx: Ctx, hashes: string[]): Statement {
  return database(ctx).run(sql`DELETE FROM ${deletedEmails} WHERE organization_id = ${ctx.organizationId}
    AND hash IN (SELECT value FROM json_each(${JSON.stringify(hashes)}))`);
}

/** Inserts the tombstones in `hashes` of emails that are among `emailIds`, a SELECT. */
export function insertTombstones(ctx: Ctx, emailIds: SQL, hashes: { id: number; hash: string }[]): Statement {
  return database(ctx).run(sql`INSERT INTO ${deletedEmails} (organization_id, hash)
    SELECT ${ctx.organizationId}, value ->> 'hash' FROM json_each(${JSON.stringify(hashes)})
    WHERE value ->> 'id' IN (${emailIds}) ON CONFLICT DO NOTHING`);
}
