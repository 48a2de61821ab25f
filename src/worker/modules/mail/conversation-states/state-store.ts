import { type SQL, sql } from 'drizzle-orm';
import { CONVERSATION_STATES } from '../../../../contract/mail/conversations.ts';
import type { Ctx, ServiceCtx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { taskState } from '../../tasks/index.ts';
import { conversationUndos, threadPlaces, threads } from '../schema.ts';
import { threadsOf } from '../threads/kept-store.ts';
import { deletePlaces, insertPlaces } from '../threads/place-store.ts';
import { isHiddenState } from '../threads/visibility-store.ts';
import { type Change, keepsState } from './undo-store.ts';

/** Updates state, assignee and labels of threads. Must follow the statements that change their tasks. */
export function updateStates(
  ctx: Ctx,
  threadIds: SQL,
  tokenHash: string,
  { state, snoozedUntil, assigneeId }: Change,
): Statement {
  const newState =
    state === null
      ? sql``
      : sql`state = ${state}, snoozed_until = ${snoozedUntil},
      hidden_at = ${state === 'spam' || state === 'trash' ? sql`iif(state = ${state}, hidden_at, ${ctx.now()})` : sql`NULL`},`;
  const assignee = assigneeId === undefined ? sql`assignee_id` : sql`CAST(${assigneeId} AS INTEGER)`;
  return database(ctx).run(sql`UPDATE ${threads} SET ${newState}
      labels = (SELECT u.new_labels FROM ${conversationUndos} AS u WHERE u.organization_id = ${ctx.organizationId}
        AND u.token_hash = ${tokenHash} AND u.thread_id = threads.id),
      (task_id, task_status, assignee_id) = ${taskState(sql`task_id`, assignee)}
    WHERE id IN (${threadIds}) AND organization_id = ${ctx.organizationId}`);
}

/**
 * Restores what the change with this token changed of its threads, from the undo rows. A conversation whose snooze has
 * ended meanwhile becomes open.
 */
export function updateStatesBack(ctx: Ctx, threadIds: SQL, tokenHash: string): Statement {
  const before = (column: SQL) => sql`(SELECT ${column} FROM ${conversationUndos} AS u
    WHERE u.organization_id = ${ctx.organizationId} AND u.token_hash = ${tokenHash} AND u.thread_id = threads.id)`;
  const isAwake = sql`u.state = 'snoozed' AND u.snoozed_until <= ${ctx.now()}`;
  const assignee = before(sql`iif(u.assignee_id IS u.new_assignee_id, threads.assignee_id, u.assignee_id)`);
  return database(ctx).run(sql`UPDATE ${threads} SET
      labels = ${before(sql`iif(u.labels = u.new_labels, threads.labels, u.labels)`)},
      state = ${before(sql`CASE WHEN ${keepsState} THEN threads.state WHEN ${isAwake} THEN 'open' ELSE u.state END`)},
      snoozed_until = ${before(sql`CASE WHEN ${keepsState} THEN threads.snoozed_until
        WHEN ${isAwake} THEN NULL ELSE u.snoozed_until END`)},
      hidden_at = ${before(sql`CASE WHEN ${keepsState} THEN threads.hidden_at
        WHEN ${isHiddenState(sql`u.state`)} THEN ${ctx.now()} END`)},
      (task_id, task_status, assignee_id) = ${taskState(sql`task_id`, assignee)}
    WHERE id IN (${threadIds}) AND organization_id = ${ctx.organizationId}`);
}

/** Selects subjects of these emails' conversations not assigned to this user, latest first, and their count. */
export function selectSubjectsToAssign(
  ctx: Ctx,
  emailIds: number[],
  userId: number,
  limit: number,
): Statement<{ subject: string; count: number }[]> {
  return database(ctx).all(sql`SELECT t.subject, count(*) OVER () AS count FROM ${threads} AS t
    WHERE t.id IN (${threadsOf(ctx, emailIds)}) AND +t.organization_id = ${ctx.organizationId}
      AND t.last_email_id IS NOT NULL AND t.assignee_id IS NOT ${userId} ORDER BY t.last_at DESC LIMIT ${limit}`);
}

/** Selects an email of each conversation assigned to this user, in any state; at most `limit`. */
export function selectAssigned(ctx: Ctx, userId: number, limit: number): Statement<{ emailId: number }[]> {
  const states = JSON.stringify(CONVERSATION_STATES);
  return database(ctx).all(sql`SELECT t.last_email_id AS emailId FROM json_each(${states}) AS s
    CROSS JOIN ${threadPlaces} AS p ON p.organization_id = ${ctx.organizationId} AND p.box = '' AND p.state = s.value
      AND p.assignee_id = ${userId} JOIN ${threads} AS t ON t.id = p.thread_id LIMIT ${limit}`);
}

/** Selects at most `limit` snoozed conversations, of all organizations, whose snooze has ended. */
export function selectAwake(
  ctx: ServiceCtx,
  limit: number,
): Statement<{ id: number; organizationId: number }[]> {
  return database(ctx).all(sql`SELECT id, organization_id AS organizationId FROM ${threads}
    WHERE state = 'snoozed' AND snoozed_until <= ${ctx.now()} ORDER BY snoozed_until LIMIT ${limit}`);
}

/** Opens those of the threads that are still snoozed and whose snooze has ended. */
export function updateAwake(ctx: Ctx, threadIds: number[]): Statement[] {
  const ids = sql`SELECT w.id FROM ${threads} AS w WHERE w.organization_id = ${ctx.organizationId}
    AND w.id IN (SELECT value FROM json_each(${JSON.stringify(threadIds)}))`;
  return [
    ...deletePlaces(ctx, ids),
    database(ctx).run(sql`UPDATE ${threads} SET state = 'open', snoozed_until = NULL
      WHERE id IN (${ids}) AND state = 'snoozed' AND snoozed_until <= ${ctx.now()}`),
    ...insertPlaces(ctx, ids),
  ];
}
