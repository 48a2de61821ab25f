import { type SQL, sql } from 'drizzle-orm';
import type { Ctx, ServiceCtx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { idRange, isHistoryId } from '../../../platform/data/sequence.ts';
import { bounces, emails, threadMessages, threads } from '../schema.ts';
import { updateActivitiesOfParts } from '../threads/activity-store.ts';
import { isHiddenState, mostOpen, updateVisibility } from '../threads/place-store.ts';
import { firstEmailOf } from '../threads/reference-store.ts';
import { emailReferences } from '../threads/schema.ts';
import { fillDerived, JOINED, messagesOf, takeIn } from '../threads/store.ts';
import { hasMoves, ofToken, threadsOfMoves, WORK_STATE } from './move-store.ts';
import { conversationMoves, referenceFills, type WorkState } from './schema.ts';

/** A move, and the range of mail that existed before it. */
type Moved = Pick<typeof conversationMoves.$inferSelect, 'intoId' | 'lastEmailId' | 'firstHistoryId'>;

/** A thread whose last change of shape was a merge. */
export interface MergedThread {
  /** JSON of `WorkState`. */
  workState: string;
  /**
   * The id of the newest email and the number of emails, as JSON. Backfilled mail may be older than all others, so both
   * count.
   */
  newest: string;
}

/** The value of `newest` of the thread `t`. */
const NEWEST = sql`(SELECT json_array(max(e.id), count(*)) FROM ${emails} AS e WHERE e.thread_id = t.id)`;

/** Selects the work state of a thread whose last merge or split has this token; or no row. */
export function selectMergedThread(ctx: Ctx, threadId: number, tokenHash: string): Statement<MergedThread[]> {
  return database(ctx).all(sql`SELECT ${WORK_STATE} AS workState,
      ${NEWEST} AS newest
    FROM ${threads} AS t
    WHERE t.id = ${threadId} AND t.organization_id = ${ctx.organizationId} AND t.shaped_by = ${tokenHash}`);
}

/** Returns an SQL condition: the thread is unchanged since `selectMergedThread`, and the token is not used yet. */
export function isUnchanged(
  ctx: Ctx,
  threadId: number,
  tokenHash: string,
  { workState, newest }: MergedThread,
): SQL {
  return sql`${hasMoves(ctx, tokenHash)} AND EXISTS (SELECT 1 FROM ${threads} AS t WHERE t.id = ${threadId}
    AND t.organization_id = ${ctx.organizationId} AND ${WORK_STATE} = ${workState}
    AND ${NEWEST} = ${newest})`;
}

/** Selects the ids that mail has added to a thread since a move. */
export function selectLateIds(ctx: Ctx, { intoId: threadId, ...move }: Moved): Statement<{ id: string }[]> {
  return database(ctx).all(sql`SELECT message_id AS id FROM ${threadMessages}
    WHERE thread_id = ${threadId} AND +organization_id = ${ctx.organizationId}
      AND ${isLater(ctx, sql`email_id`, move)}`);
}

/** Selects the mail of a thread since a move, with the ids that it references, as JSON; without cut edges. */
export function selectLateMail(
  ctx: Ctx,
  { intoId: threadId, ...move }: Moved,
): Statement<{ id: number; messageId: string; references: string }[]> {
  return database(ctx).all(sql`SELECT e.id, trim(e.message_id, '<>') AS messageId,
      (SELECT json_group_array(r.reference) FROM ${emailReferences} AS r
        WHERE r.email_id = e.id AND r.from_id IS NULL) AS "references"
    FROM ${emails} AS e
    WHERE e.thread_id = ${threadId} AND +e.organization_id = ${ctx.organizationId}
      AND ${isLater(ctx, sql`e.id`, move)}`);
}

/** Returns an SQL condition: an email was saved after a move. Ids of new mail ascend, those of history descend. */
function isLater(
  ctx: Ctx,
  id: SQL,
  { lastEmailId, firstHistoryId }: Pick<Moved, 'lastEmailId' | 'firstHistoryId'>,
): SQL {
  const below = firstHistoryId === null ? sql`` : sql` AND ${id} < ${firstHistoryId}`;
  const isHistory = isHistoryId(ctx.organizationId, 'email', id);
  return sql`(${id} > ${lastEmailId} AND NOT ${isHistory} OR ${isHistory}${below})`;
}

/** Cuts the edges between the two threads of a split, and records that they are parted even if there was none. */
export function insertCuts(ctx: Ctx, tokenHash: string): Statement[] {
  const db = database(ctx);
  const { organizationId } = ctx;
  const move = sql`FROM ${conversationMoves} AS u WHERE ${ofToken(ctx, tokenHash)}`;
  const from = sql`(SELECT u.from_id ${move})`;
  const into = sql`(SELECT u.into_id ${move})`;
  const other = (thread: SQL) => sql`iif(${thread} = ${from}, ${into}, ${from})`;
  const keyOf = (threadId: SQL) =>
    sql`(SELECT trim(k.message_id, '<>') FROM ${emails} AS k WHERE k.id = ${firstEmailOf(threadId)})`;
  const ofEmail = sql`(SELECT e.thread_id FROM ${emails} AS e WHERE e.id = r.email_id)`;
  const ofReference = sql`(SELECT k.thread_id FROM ${threadMessages} AS k
    WHERE k.organization_id = ${organizationId} AND k.message_id = r.reference)`;
  const columns = sql.raw('(email_id, reference, organization_id, kind, cut_by, from_id, to_id)');
  return [
    // Both parts stay parted from the threads that the whole was parted from. Expects `updateCuts` to have run.
    db.run(sql`INSERT INTO ${emailReferences} ${columns}
      SELECT c.email_id, ${keyOf(other(sql`c.to_id`))}, c.organization_id, 'parted', ${tokenHash}, c.from_id, ${other(sql`c.to_id`)}
      FROM ${emailReferences} AS c WHERE c.to_id IN (${from}, ${into}) AND c.from_id NOT IN (${from}, ${into})
        AND +c.organization_id = ${organizationId}
      ON CONFLICT DO NOTHING`),
    db.run(sql`INSERT INTO ${emailReferences} ${columns}
      SELECT ${firstEmailOf(other(sql`c.from_id`))}, c.reference, c.organization_id, 'parted', ${tokenHash}, ${other(sql`c.from_id`)}, c.to_id
      FROM ${emailReferences} AS c WHERE c.from_id IN (${from}, ${into}) AND c.to_id NOT IN (${from}, ${into})
        AND +c.organization_id = ${organizationId}
      ON CONFLICT DO NOTHING`),
    db.run(sql`UPDATE ${emailReferences} AS r SET from_id = ${ofEmail}, to_id = ${ofReference}, cut_by = ${tokenHash}
      WHERE r.email_id IN (SELECT e.id FROM ${emails} AS e WHERE e.thread_id IN (${from}, ${into}))
        AND +r.organization_id = ${organizationId} AND r.from_id IS NULL AND ${ofEmail} <> ${ofReference}`),
    db.run(sql`INSERT INTO ${emailReferences} ${columns}
      SELECT ${firstEmailOf(sql`u.into_id`)}, ${keyOf(sql`u.from_id`)}, u.organization_id, 'parted', ${tokenHash}, u.into_id, u.from_id ${move}
      ON CONFLICT DO NOTHING`),
  ];
}

/** Restores the edges between its threads that a split has cut. */
export function deleteCuts(ctx: Ctx, tokenHash: string): Statement[] {
  const db = database(ctx);
  const both = threadsOfMoves(ctx, tokenHash);
  const at = (column: SQL) => sql`SELECT email_id, reference FROM ${emailReferences}
    WHERE ${column} IN (${both}) AND +organization_id = ${ctx.organizationId} AND cut_by = ${tokenHash}`;
  const cut = sql`(email_id, reference) IN (${at(sql`from_id`)} UNION ${at(sql`to_id`)})`;
  return [
    db.run(sql`DELETE FROM ${emailReferences} WHERE ${cut} AND kind = 'parted'`),
    db.run(sql`UPDATE ${emailReferences} SET from_id = NULL, to_id = NULL, cut_by = NULL WHERE ${cut}`),
  ];
}

/** Selects an organization whose older mail is not filled in yet, with the id to continue below; or no row. */
export function selectNextFill(ctx: ServiceCtx): Statement<{ organizationId: number; beforeId: number }[]> {
  return database(ctx).all(sql`SELECT organization_id AS organizationId, before_id AS beforeId
    FROM ${referenceFills} ORDER BY organization_id LIMIT 1`);
}

export interface OlderMail {
  id: number;
  messageId: string;
  inReplyTo: string | null;
  rawKey: string | null;
  /** The Message-ID of the email whose bounce it reports. */
  bounced: string | null;
}

/** Selects the newest emails of the organization with ids below `before`. */
export function selectOlderMail(ctx: Ctx, before: number, limit: number): Statement<OlderMail[]> {
  return database(ctx).all(sql`SELECT e.id, e.message_id AS messageId, e.in_reply_to AS inReplyTo,
      e.raw_key AS rawKey,
      iif(e.is_bounce = 1, (SELECT o.message_id FROM ${bounces} AS b JOIN ${emails} AS o ON o.id = b.bounced_email_id
        WHERE b.email_id = e.id LIMIT 1), NULL) AS bounced
    FROM ${emails} AS e WHERE e.id < ${before} AND e.id >= CAST(${idRange(ctx.organizationId).first} AS INTEGER)
      AND +e.organization_id = ${ctx.organizationId} ORDER BY e.id DESC LIMIT ${limit}`);
}

/** Moves the backfill cursor of references from `before` to `to`. */
export function updateFill(ctx: Ctx, before: number, to: number): Statement {
  return database(ctx).run(sql`UPDATE ${referenceFills} SET before_id = ${to}
    WHERE organization_id = ${ctx.organizationId} AND before_id = ${before}`);
}

/** Ends the backfill of references of the organization. */
export function deleteFill(ctx: Ctx): Statement {
  return database(ctx).run(sql`DELETE FROM ${referenceFills} WHERE organization_id = ${ctx.organizationId}`);
}

/** A conversation that leaves another: its thread, its emails, and the message ids of the thread. */
export interface Part extends WorkState {
  id: number;
  emailIds: number[];
  messageIds: string[];
}

const partsOf = (parts: SQL | string) => sql`json_each(${parts}) AS part`;

/**
 * Returns an SQL expression: the part that leaves in the split of a token, as JSON of `Part[]`. It inherits the state
 * of the whole thread before the split.
 */
export function partOfSplit(ctx: Ctx, tokenHash: string): SQL {
  return sql`(SELECT json_array(json_patch(u.from_before, json_object('id', u.into_id, 'shaped_by', u.token_hash,
      'emailIds', json(u.email_ids), 'messageIds', json(u.message_ids))))
    FROM ${conversationMoves} AS u WHERE ${ofToken(ctx, tokenHash)})`;
}

/**
 * Moves emails and ids of a thread into new threads. `updateParts` must update their columns afterwards, once nothing
 * depends on the edges between them any more. `parts` is JSON of `Part[]`.
 */
export function insertParts(ctx: Ctx, threadId: SQL | number, parts: SQL | string): Statement[] {
  const db = database(ctx);
  const { organizationId } = ctx;
  const moved = (
    list: string,
  ) => sql`(SELECT part.value ->> 'id' AS part_id, one.value AS id FROM ${partsOf(parts)},
    json_each(part.value, ${sql.raw(`'$.${list}'`)}) AS one) AS moved`;
  return [
    db.run(sql`INSERT INTO ${threads} (id, organization_id, message_count, state, snoozed_until, assignee_id, labels,
        shaped_by, hidden_at)
      SELECT part.value ->> 'id', ${organizationId}, 0, part.value ->> 'state', part.value ->> 'snoozed_until',
        part.value ->> 'assignee_id', part.value -> 'labels', part.value ->> 'shaped_by',
        iif(${isHiddenState(sql`part.value ->> 'state'`)}, ${ctx.now()}, NULL) FROM ${partsOf(parts)}`),
    db.run(sql`UPDATE ${emails} SET thread_id = moved.part_id FROM ${moved('emailIds')}
      WHERE emails.id = moved.id AND +thread_id = ${threadId} AND +organization_id = ${organizationId}`),
    db.run(sql`UPDATE ${threadMessages} SET thread_id = moved.part_id FROM ${moved('messageIds')}
      WHERE organization_id = ${organizationId} AND message_id = moved.id AND +thread_id = ${threadId}`),
    updateActivitiesOfParts(ctx, threadId),
  ];
}

/**
 * Recomputes the derived columns of a thread, and of the parts that have left it, from all of their emails. The thread
 * must have been removed from its places before.
 */
export function updateParts(ctx: Ctx, threadIds: SQL): Statement[] {
  const own = sql`e.thread_id = threads.id`;
  const hidden = (is: SQL) => sql`SELECT h.id FROM ${threads} AS h WHERE h.id IN (${threadIds})
    AND +h.organization_id = ${ctx.organizationId} AND ${isHiddenState(sql`h.state`)} = ${is}`;
  return [
    database(ctx).run(sql`UPDATE ${threads} SET last_email_id = NULL,
        shown_id = iif(EXISTS (SELECT 1 FROM ${emails} AS e WHERE e.id = threads.id AND ${own}), NULL,
          (SELECT min(e.id) FROM ${emails} AS e WHERE ${own})),
        message_count = ${messagesOf(sql`threads.id`)}
      WHERE id IN (${threadIds}) AND organization_id = ${ctx.organizationId}`),
    ...updateVisibility(ctx, hidden(sql`1`), true),
    ...updateVisibility(ctx, hidden(sql`0`), false),
    ...fillDerived(ctx, threadIds),
  ];
}

/** Restores the work state of a thread. */
export function updateWorkState(ctx: Ctx, threadId: number, workState: WorkState): Statement {
  return database(ctx).run(sql`UPDATE ${threads} SET state = ${workState.state},
      snoozed_until = ${workState.snoozed_until}, assignee_id = CAST(${workState.assignee_id} AS INTEGER),
      labels = ${JSON.stringify(workState.labels)}, shaped_by = ${workState.shaped_by},
      hidden_at = iif(${isHiddenState(sql`${workState.state}`)}, COALESCE(hidden_at, ${ctx.now()}), NULL)
    WHERE id = ${threadId} AND organization_id = ${ctx.organizationId}`);
}

/**
 * Joins the marked threads of a merge, or of an undone split, to the remaining one, which takes the most open of their
 * states. Its places must be inserted afterwards.
 */
export function takeInMoved(ctx: Ctx, tokenHash: string, threadId: SQL): Statement[] {
  const states = sql`SELECT s.state FROM ${threads} AS s
    WHERE s.id IN (${threadsOfMoves(ctx, tokenHash)}) AND +s.organization_id = ${ctx.organizationId}`;
  return takeIn(ctx, sql`SELECT ${threadId}`, {
    // Mail of a blocked sender may be in one thread, and its copy in the other direction in another.
    messageCount: messagesOf(sql`threads.id`),
    state: mostOpen(sql`SELECT state FROM ${JOINED}`),
    isShown: sql`NOT (${isHiddenState(mostOpen(states))})`,
    mayMerge: true,
  });
}

/** Returns a SELECT of the emails of threads. */
export function emailsIn(ctx: Ctx, threadIds: SQL): SQL {
  return sql`SELECT i.id FROM ${emails} AS i
    WHERE i.thread_id IN (${threadIds}) AND +i.organization_id = ${ctx.organizationId}`;
}
