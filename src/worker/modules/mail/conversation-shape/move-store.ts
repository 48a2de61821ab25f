import { and, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { Ctx, ServiceCtx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { firstHistoryId, lastId } from '../../../platform/data/sequence.ts';
import { registerRows } from '../../../platform/data/written-rows.ts';
import { emails, threadMessages, threads } from '../schema.ts';
import { deletePastActivities, insertActivities } from '../threads/activity-store.ts';
import { firstEmailOf } from '../threads/reference-store.ts';
import { emailReferences } from '../threads/schema.ts';
import { threadsOf } from '../threads/store.ts';
import { conversationMoves } from './schema.ts';

/** The token by which a merge or split can be undone. */
export interface UndoToken {
  tokenHash: string;
  /** The time up to which the merge or split can be undone (milliseconds since 1970). */
  expiresAt: number;
}

/** The `WorkState` of the thread `t`, as JSON. */
export const WORK_STATE = sql`json_object('state', t.state, 'snoozed_until', t.snoozed_until, 'assignee_id', t.assignee_id,
  'labels', json(t.labels), 'shaped_by', t.shaped_by)`;

const COLUMNS =
  sql.raw(`organization_id, token_hash, kind, expires_at, from_id, into_id, email_ids, message_ids,
  synthetic_id, last_email_id, first_history_id, from_before, into_before`);

/** Returns an SQL condition: the move `u` has this token. */
export const ofToken = (ctx: Ctx, tokenHash: string): SQL =>
  sql`u.organization_id = ${ctx.organizationId} AND u.token_hash = ${tokenHash}`;

/** Returns an SQL expression: the source or the target thread of the moves of a token. */
export function threadOfMoves(ctx: Ctx, tokenHash: string, end: 'from' | 'into'): SQL {
  return sql`(SELECT ${sql.raw(`u.${end}_id`)} FROM ${conversationMoves} AS u WHERE ${ofToken(ctx, tokenHash)} LIMIT 1)`;
}

/** Returns a SELECT of all threads in the moves of a token. */
export function threadsOfMoves(ctx: Ctx, tokenHash: string): SQL {
  return sql`SELECT u.from_id FROM ${conversationMoves} AS u WHERE ${ofToken(ctx, tokenHash)}
    UNION SELECT u.into_id FROM ${conversationMoves} AS u WHERE ${ofToken(ctx, tokenHash)}`;
}

/** Returns an SQL expression: an email of the thread of a split that does not contain this email. */
export function emailOfOther(ctx: Ctx, tokenHash: string, emailId: number): SQL {
  const other = sql`iif(u.from_id = (SELECT thread_id FROM ${emails} WHERE id = ${emailId}), u.into_id, u.from_id)`;
  return sql`(SELECT ${firstEmailOf(other)} FROM ${conversationMoves} AS u WHERE ${ofToken(ctx, tokenHash)})`;
}

/** Returns an SQL condition: the organization has all of these emails, and their merge has begun. */
export function isMergeOf(ctx: Ctx, tokenHash: string, emailIds: number[]): SQL {
  return sql`${hasMoves(ctx, tokenHash)} AND (SELECT count(*) FROM ${emails}
    WHERE id IN (SELECT value FROM json_each(${JSON.stringify(emailIds)}))
      AND +organization_id = ${ctx.organizationId}) = ${emailIds.length}`;
}

/** Selects how many of these emails exist, the number of their conversations, and how many messages would move. */
export function selectMergeCheck(
  ctx: Ctx,
  emailIds: number[],
): Statement<{ known: number; conversations: number; moving: number }[]> {
  return database(ctx).all(sql`SELECT count(*) AS conversations,
      sum(message_count) - max(message_count) AS moving,
      (SELECT count(*) FROM ${emails} WHERE id IN (SELECT value FROM json_each(${JSON.stringify(emailIds)}))
        AND +organization_id = ${ctx.organizationId}) AS known
    FROM ${threads} WHERE id IN (${threadsOf(ctx, emailIds)}) AND +organization_id = ${ctx.organizationId}`);
}

/**
 * Records that the conversations of these emails merge into the one with the most messages, unless more than
 * `mostMoved` messages would move. The other statements of the batch read the threads from these rows.
 */
export function insertMerge(
  ctx: Ctx,
  emailIds: number[],
  { tokenHash, expiresAt }: UndoToken,
  syntheticId: string,
  mostMoved: number,
): Statement<unknown[]> {
  const { organizationId } = ctx;
  return database(ctx).all(sql`INSERT INTO ${conversationMoves} (${COLUMNS})
    WITH merging AS MATERIALIZED (SELECT t.id, t.message_count, ${WORK_STATE} AS workState FROM ${threads} AS t
        WHERE t.id IN (${threadsOf(ctx, emailIds)}) AND +t.organization_id = ${organizationId}),
      stays AS MATERIALIZED (SELECT id, workState FROM merging ORDER BY message_count DESC, id LIMIT 1)
    SELECT ${organizationId}, ${tokenHash}, 'merge', ${expiresAt}, m.id, stays.id,
      (SELECT json_group_array(e.id) FROM ${emails} AS e WHERE e.thread_id = m.id),
      (SELECT json_group_array(k.id) FROM (SELECT message_id AS id FROM ${threadMessages} WHERE thread_id = m.id
        UNION SELECT trim(message_id, '<>') FROM ${emails} WHERE thread_id = m.id) AS k),
      ${syntheticId}, ${lastId(organizationId, 'email')}, ${firstHistoryId(organizationId, 'email')}, m.workState, stays.workState
    FROM merging AS m JOIN stays ON stays.id <> m.id
    WHERE (SELECT sum(message_count) - max(message_count) FROM merging) <= ${mostMoved}
    RETURNING from_id`);
}

/** Marks the threads that end: those that are merged into another, or the one that a split created. */
export function updateMarks(ctx: Ctx, tokenHash: string, ending: 'from' | 'into'): Statement {
  const stays = threadOfMoves(ctx, tokenHash, ending === 'from' ? 'into' : 'from');
  return database(ctx).run(sql`UPDATE ${threads} SET merged_into = ${stays}
    WHERE organization_id = ${ctx.organizationId} AND id IN (SELECT ${sql.raw(`u.${ending}_id`)}
      FROM ${conversationMoves} AS u WHERE ${ofToken(ctx, tokenHash)})`);
}

/** Selects the moves of a merge or a split that can still be undone. */
export function selectMoves(
  ctx: Ctx,
  tokenHash: string,
): Statement<(typeof conversationMoves.$inferSelect)[]> {
  const { organizationId, tokenHash: hash, expiresAt } = conversationMoves;
  return database(ctx)
    .select()
    .from(conversationMoves)
    .where(and(eq(organizationId, ctx.organizationId), eq(hash, tokenHash), gt(expiresAt, ctx.now())));
}

/** Returns an SQL condition: the moves of a token still exist. */
export function hasMoves(ctx: Ctx, tokenHash: string): SQL {
  return sql`EXISTS (SELECT 1 FROM ${conversationMoves} AS u WHERE ${ofToken(ctx, tokenHash)})`;
}

/** Returns an SQL condition: no later merge or split has changed the two threads of this split. */
export function isLastSplit(ctx: Ctx, tokenHash: string): SQL {
  return sql`(SELECT count(*) FROM ${conversationMoves} AS u JOIN ${threads} AS t ON t.id IN (u.from_id, u.into_id)
    WHERE ${ofToken(ctx, tokenHash)} AND t.shaped_by = u.token_hash) = 2`;
}

/** Restores `shaped_by` of the source thread to its value before the split. */
export function restoreShapedBy(ctx: Ctx, tokenHash: string): Statement {
  return database(ctx).run(sql`UPDATE ${threads} SET shaped_by = (SELECT u.from_before ->> 'shaped_by'
      FROM ${conversationMoves} AS u WHERE ${ofToken(ctx, tokenHash)})
    WHERE id = ${threadOfMoves(ctx, tokenHash, 'from')} AND organization_id = ${ctx.organizationId}`);
}

/**
 * Connects the threads of a merge by a synthetic id, which the first email of each references. Must precede the moves
 * of the emails.
 */
export function insertMergeEdges(ctx: Ctx, tokenHash: string): Statement[] {
  const db = database(ctx);
  const move = sql`FROM ${conversationMoves} AS u WHERE ${ofToken(ctx, tokenHash)}`;
  return [
    db.run(sql`INSERT INTO ${emailReferences} (email_id, reference, organization_id, kind)
      SELECT ${firstEmailOf(sql`u.from_id`)}, u.synthetic_id, u.organization_id, 'merged' ${move}
      UNION SELECT ${firstEmailOf(sql`u.into_id`)}, u.synthetic_id, u.organization_id, 'merged' ${move}`),
    db.run(sql`INSERT INTO ${threadMessages} (organization_id, message_id, thread_id)
      SELECT DISTINCT u.organization_id, u.synthetic_id, u.into_id ${move}`),
  ];
}

/** Records the last merge or split of threads. */
export function updateShapedBy(ctx: Ctx, threadIds: SQL, tokenHash: string): Statement {
  return database(ctx).run(sql`UPDATE ${threads} SET shaped_by = ${tokenHash}
    WHERE id IN (${threadIds}) AND organization_id = ${ctx.organizationId}`);
}

/** Records the state of the merged conversation after the merge. */
export function updateMoveResult(ctx: Ctx, tokenHash: string): Statement {
  return database(ctx).run(sql`UPDATE ${conversationMoves} AS u
    SET into_after = (SELECT ${WORK_STATE} FROM ${threads} AS t WHERE t.id = u.into_id) WHERE ${ofToken(ctx, tokenHash)}`);
}

/**
 * Records that the messages of these emails leave the conversation of an email, with the ids that no other message of
 * it has or references. Actually moves the part without the email that gave the thread its id, so that the thread keeps
 * its id. Records nothing if an email is of another conversation, if all would leave, or if more than `mostMoved`
 * emails would move. The other statements of the batch read the threads from this row.
 */
export function insertSplit(
  ctx: Ctx,
  emailId: number,
  leaving: number[],
  { tokenHash, expiresAt }: UndoToken,
  mostMoved: number,
): Statement<unknown[]> {
  const { organizationId } = ctx;
  const key = (email: string) => sql.raw(`trim(${email}.message_id, '<>')`);
  return database(ctx).all(sql`INSERT INTO ${conversationMoves} (${COLUMNS})
    WITH thread AS MATERIALIZED (SELECT t.id, ${WORK_STATE} AS workState FROM ${threads} AS t
        WHERE t.id = (SELECT thread_id FROM ${emails} WHERE id = ${emailId} AND organization_id = ${organizationId})),
      leaving AS MATERIALIZED (SELECT ${key('n')} AS id FROM ${emails} AS n
        WHERE n.id IN (SELECT value FROM json_each(${JSON.stringify(leaving)}))
          AND n.thread_id = (SELECT id FROM thread) AND +n.organization_id = ${organizationId}),
      inside AS MATERIALIZED (SELECT e.id, ${key('e')} AS message, ${key('e')} IN (SELECT id FROM leaving) AS leaves
        FROM ${emails} AS e WHERE e.thread_id = (SELECT id FROM thread) AND +e.organization_id = ${organizationId}),
      named AS MATERIALIZED (SELECT r.reference, min(i.leaves) AS leaves
        FROM inside AS i JOIN ${emailReferences} AS r ON r.email_id = i.id WHERE r.from_id IS NULL GROUP BY r.reference),
      leaving_ids AS MATERIALIZED (SELECT message AS id FROM inside WHERE leaves
        UNION SELECT reference FROM named WHERE leaves AND reference NOT IN (SELECT message FROM inside)),
      root AS MATERIALIZED (SELECT COALESCE((SELECT leaves FROM inside WHERE id = (SELECT id FROM thread)), 0) AS leaves),
      moving AS MATERIALIZED (SELECT i.id FROM inside AS i, root WHERE i.leaves <> root.leaves)
    SELECT ${organizationId}, ${tokenHash}, 'split', ${expiresAt}, thread.id, (SELECT min(id) FROM moving),
      (SELECT json_group_array(id) FROM moving),
      (SELECT json_group_array(k.message_id) FROM ${threadMessages} AS k, root WHERE k.thread_id = thread.id
        AND (k.message_id IN (SELECT id FROM leaving_ids)) <> root.leaves),
      NULL, ${lastId(organizationId, 'email')}, ${firstHistoryId(organizationId, 'email')}, thread.workState, NULL
    FROM thread WHERE (SELECT count(*) FROM moving) BETWEEN 1 AND ${mostMoved}
      AND (SELECT count(*) FROM leaving) = ${leaving.length}
    RETURNING from_id`);
}

/**
 * Selects the number of emails in the conversation of an email, how many would leave with these emails, and how many of
 * these it contains; or no row.
 */
export function selectSplitCheck(
  ctx: Ctx,
  emailId: number,
  leaving: number[],
): Statement<{ all: number; leaving: number; known: number }[]> {
  const { organizationId } = ctx;
  const named = sql`${emails} AS n WHERE n.id IN (SELECT value FROM json_each(${JSON.stringify(leaving)}))
    AND n.thread_id = asked.thread_id AND +n.organization_id = ${organizationId}`;
  return database(ctx).all(sql`SELECT count(*) AS "all", (SELECT count(*) FROM ${named}) AS known,
      sum(trim(e.message_id, '<>') IN (SELECT trim(n.message_id, '<>') FROM ${named})) AS leaving
    FROM ${emails} AS asked JOIN ${emails} AS e ON e.thread_id = asked.thread_id AND +e.organization_id = ${organizationId}
    WHERE asked.id = ${emailId} AND asked.organization_id = ${organizationId} GROUP BY asked.id`);
}

/** Deletes the moves of a merge or a split, so that it cannot be undone any more. */
export function deleteMoves(ctx: Ctx, tokenHash: string): Statement {
  return database(ctx).run(sql`DELETE FROM ${conversationMoves} AS u WHERE ${ofToken(ctx, tokenHash)}`);
}

/** Deletes at most `limit` expired moves. */
export function deletePastMoves(ctx: ServiceCtx, limit: number): Statement {
  const past = sql`SELECT organization_id, token_hash, from_id, into_id FROM ${conversationMoves}
    WHERE expires_at <= ${ctx.now()} LIMIT ${limit}`;
  return registerRows(
    database(ctx).run(sql`DELETE FROM ${conversationMoves}
      WHERE (organization_id, token_hash, from_id, into_id) IN (${past})`),
    past,
  );
}

/** Records a merge in the conversation that takes the others in, with the number of these. */
export function insertMerged(ctx: Ctx, tokenHash: string): Statement[] {
  return recordShape(
    ctx,
    sql`SELECT t.id AS thread_id, t.last_email_id AS email_id, 'merge' AS type, NULL AS from_value,
      count(*) AS to_value, NULL AS until
    FROM ${conversationMoves} AS u JOIN ${threads} AS t ON t.id = u.into_id WHERE ${ofToken(ctx, tokenHash)} GROUP BY t.id`,
  );
}

/** Records in a conversation that a merge of `others` other conversations is taken back. */
export function insertUnmerged(ctx: Ctx, threadId: number, others: number): Statement[] {
  return recordShape(
    ctx,
    sql`SELECT t.id AS thread_id, t.last_email_id AS email_id, 'merge' AS type, CAST(${others} AS INTEGER) AS from_value,
      NULL AS to_value, NULL AS until
    FROM ${threads} AS t WHERE t.id = ${threadId} AND t.organization_id = ${ctx.organizationId}`,
  );
}

/** Records a split in both conversations: each names the other one. */
export function insertParted(ctx: Ctx, tokenHash: string): Statement[] {
  const other = sql`COALESCE(o.shown_id, o.id)`;
  return recordShape(
    ctx,
    sql`SELECT t.id AS thread_id, t.last_email_id AS email_id, 'split' AS type, iif(t.id = u.into_id, ${other}, NULL) AS from_value,
      iif(t.id = u.into_id, NULL, ${other}) AS to_value, NULL AS until
    FROM ${conversationMoves} AS u JOIN ${threads} AS t ON t.id IN (u.from_id, u.into_id)
      JOIN ${threads} AS o ON o.id = iif(t.id = u.into_id, u.from_id, u.into_id) WHERE ${ofToken(ctx, tokenHash)}`,
  );
}

/** Records that a split is taken back. Must precede `deleteMoves`. */
export function insertUnparted(ctx: Ctx, tokenHash: string): Statement[] {
  return recordShape(
    ctx,
    sql`SELECT t.id AS thread_id, t.last_email_id AS email_id, 'split' AS type, u.email_ids ->> 0 AS from_value,
      NULL AS to_value, NULL AS until
    FROM ${conversationMoves} AS u JOIN ${threads} AS t ON t.id = u.from_id WHERE ${ofToken(ctx, tokenHash)}`,
  );
}

function recordShape(ctx: Ctx, entries: SQL): Statement[] {
  return [insertActivities(ctx, entries), deletePastActivities(ctx, sql`SELECT thread_id FROM (${entries})`)];
}
