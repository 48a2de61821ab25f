import { type SQL, sql } from 'drizzle-orm';
import { CONVERSATION_STATES, type ConversationState } from '../../../../contract/mail/conversations.ts';
import { MAX_CONVERSATION_LABELS } from '../../../../contract/mail/labels.ts';
import type { Tag } from '../../../../lib/tags.ts';
import type { Ctx, ServiceCtx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { registerRows } from '../../../platform/data/written-rows.ts';
import { recordEvents } from '../../../platform/work/outbox.ts';
import { followingTasks, taskState, updateTasks } from '../../tasks/index.ts';
import { insertFollows } from '../following/store.ts';
import { conversationUndos, emails, threadPlaces, threads } from '../schema.ts';
import { updateTags } from '../tagging/store.ts';
import { deletePastActivities, insertActivities } from '../threads/activity-store.ts';
import { deletePlaces, insertPlaces, isHiddenState } from '../threads/place-store.ts';
import { threadsOf } from '../threads/store.ts';

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
 * Restores the threads that the change with this token affected, from the undo rows. A conversation whose snooze has
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
  const isAwake = sql`state = 'snoozed' AND snoozed_until <= ${ctx.now()}`;
  return [
    insertActivities(
      ctx,
      sql`SELECT id AS thread_id, last_email_id AS email_id, 'state' AS type, 'snoozed' AS from_value, 'open' AS to_value,
        NULL AS until FROM ${threads} WHERE id IN (${ids}) AND ${isAwake}`,
    ),
    ...deletePlaces(ctx, ids),
    database(ctx).run(sql`UPDATE ${threads} SET state = 'open', snoozed_until = NULL
      WHERE id IN (${ids}) AND ${isAwake}`),
    ...insertPlaces(ctx, ids),
  ];
}

/** A change of conversations; null leaves a field unchanged. */
export interface Change {
  state: ConversationState | null;
  /** The end of the snooze (milliseconds since 1970), only with the state `snoozed`. */
  snoozedUntil: number | null;
  /** The new assignee. Null is nobody; undefined leaves it unchanged. */
  assigneeId: number | null | undefined;
  /** Ids of labels. */
  added: number[];
  removed: number[];
  /** The new tag of all of its emails. */
  tag: Tag | null;
}

/** Returns an SQL condition: the undo row `u` has this token. */
const ofToken = (ctx: Ctx, tokenHash: string): SQL =>
  sql`u.organization_id = ${ctx.organizationId} AND u.token_hash = ${tokenHash}`;

/** An SQL condition: the change of an undo row `u` left the state and the end of the snooze unchanged. */
export const keepsState = sql`(u.state = u.new_state AND u.snoozed_until IS u.new_snoozed_until)`;

/** Returns a SELECT of the threads in the change with this token. */
export function threadsOfUndo(ctx: Ctx, tokenHash: string): SQL {
  return sql`SELECT u.thread_id FROM ${conversationUndos} AS u WHERE ${ofToken(ctx, tokenHash)}`;
}

/** Returns a SELECT of threads whose state it changed from spam or trash (`isHidden`), or from another state. */
export function threadsHiddenBefore(ctx: Ctx, tokenHash: string, isHidden: boolean): SQL {
  const not = isHidden ? sql`` : sql`NOT`;
  return sql`${threadsOfUndo(ctx, tokenHash)} AND u.state <> u.new_state AND u.state ${not} IN ('spam', 'trash')`;
}

/** Returns an SQL condition: the change assigns a conversation to this user who did not have it. */
export function assignsTo(ctx: Ctx, tokenHash: string, userId: number): SQL {
  return sql`EXISTS (SELECT 1 FROM ${conversationUndos} AS u WHERE ${ofToken(ctx, tokenHash)}
    AND u.assignee_id IS NOT ${userId})`;
}

/** Records the users to whom the change gives conversations that they did not have, and has them follow these. */
export function insertAssigned(ctx: Ctx, tokenHash: string): Statement[] {
  const changed = sql`FROM ${conversationUndos} AS u JOIN ${threads} AS t ON t.id = u.thread_id
    WHERE ${ofToken(ctx, tokenHash)} AND u.new_assignee_id IS NOT NULL AND u.new_assignee_id IS NOT u.assignee_id`;
  return [
    recordEvents(
      ctx,
      'conversation.assigned',
      sql`SELECT json_object('email_id', t.last_email_id, 'subject', COALESCE(t.subject, ''),
        'assignee_id', u.new_assignee_id, 'previous_assignee_id', u.assignee_id) AS data ${changed}`,
    ),
    insertFollows(ctx, sql`SELECT u.thread_id, u.new_assignee_id AS user_id ${changed}`, {
      evenIfStopped: false,
    }),
  ];
}

/** Completes or assigns the tasks of the conversations in the change. */
export function updateFollowingTasks(
  ctx: Ctx,
  tokenHash: string,
  { state, assigneeId }: Change,
): Statement[] {
  if (state !== 'done' && assigneeId === undefined) return [];
  return updateTasks(ctx, tasksOfUndo(ctx, tokenHash), {
    ...(state === 'done' ? { status: sql`'done'` } : {}),
    ...(assigneeId === undefined ? {} : { assigneeId: sql`CAST(${assigneeId} AS INTEGER)` }),
  });
}

/** Sets the new tag of the emails in the change, and of their tasks. */
export function updateNewTags(ctx: Ctx, tokenHash: string, { tag }: Change): Statement[] {
  if (tag === null) return [];
  return updateTags(ctx, emailsOfUndo(ctx, tokenHash), tag, threadsOfUndo(ctx, tokenHash));
}

/** Restores the tags of the emails in a change, except those whose tag has changed since. */
export function updateTagsBack(ctx: Ctx, tokenHash: string): Statement[] {
  const isUntouched = sql`AND EXISTS (SELECT 1 FROM ${emails} AS e WHERE e.id = mail.value ->> 0 AND e.tag = u.new_tag)`;
  const before = sql`(SELECT mail.value ->> 1 FROM ${conversationUndos} AS u, json_each(u.tags) AS mail
    WHERE ${ofToken(ctx, tokenHash)} AND mail.value ->> 0 = emails.id)`;
  return updateTags(
    ctx,
    sql`${emailsOfUndo(ctx, tokenHash)} ${isUntouched}`,
    before,
    threadsOfUndo(ctx, tokenHash),
  );
}

/**
 * Records the changes of the conversations by the change with this token, or, with `isBack`, that these are taken back.
 * Reads the undo rows, and the conversations only for their newest emails.
 */
export function insertChanges(ctx: Ctx, tokenHash: string, isBack = false): Statement[] {
  const ofChange = sql`FROM ${conversationUndos} AS u`;
  const where = sql`WHERE ${ofToken(ctx, tokenHash)} AND`;
  const ends = (before: SQL, after: SQL) => (isBack ? sql`${after}, ${before}` : sql`${before}, ${after}`);
  const isAwake = sql`(u.state = 'snoozed' AND u.snoozed_until <= ${ctx.now()})`;
  const state = isBack
    ? sql`u.new_state, iif(${isAwake}, 'open', u.state), iif(${isAwake}, NULL, u.snoozed_until)`
    : sql`u.state, u.new_state, u.new_snoozed_until`;
  const labels = (from: string, to: string) => {
    const [gone, come] = [sql.raw(`u.${from}`), sql.raw(`u.${to}`)];
    return [
      sql`SELECT u.thread_id, 'label', NULL, l.value, NULL ${ofChange}, json_each(${come}) AS l
        ${where} l.value NOT IN (SELECT value FROM json_each(${gone}))`,
      sql`SELECT u.thread_id, 'label', l.value, NULL, NULL ${ofChange}, json_each(${gone}) AS l
        ${where} l.value NOT IN (SELECT value FROM json_each(${come}))`,
    ];
  };
  const changes = [
    sql`SELECT u.thread_id, 'state' AS type, ${state} ${ofChange} ${where} NOT ${keepsState}`,
    sql`SELECT u.thread_id, 'assignee', ${ends(sql`u.assignee_id`, sql`u.new_assignee_id`)}, NULL ${ofChange}
      ${where} u.assignee_id IS NOT u.new_assignee_id`,
    ...(isBack ? labels('new_labels', 'labels') : labels('labels', 'new_labels')),
    sql`SELECT u.thread_id, 'tag', ${ends(sql`(SELECT min(mail.value ->> 1) FROM json_each(u.tags) AS mail)`, sql`u.new_tag`)},
      NULL ${ofChange} ${where} u.tags <> '[]'`,
  ];
  const entries = sql`SELECT c.thread_id, t.last_email_id AS email_id, c.type, c.from_value, c.to_value, c.until
    FROM (WITH changes (thread_id, type, from_value, to_value, until) AS (${sql.join(changes, sql` UNION ALL `)})
      SELECT * FROM changes) AS c JOIN ${threads} AS t ON t.id = c.thread_id`;
  return [insertActivities(ctx, entries), deletePastActivities(ctx, threadsOfUndo(ctx, tokenHash))];
}

/** Returns a SELECT of the emails whose tag the change with this token changes. */
function emailsOfUndo(ctx: Ctx, tokenHash: string): SQL {
  return sql`SELECT mail.value ->> 0 FROM ${conversationUndos} AS u, json_each(u.tags) AS mail
    WHERE ${ofToken(ctx, tokenHash)}`;
}

/** Restores status and assignee of the tasks in a change, where they still have the values that it set. */
export function updateTasksBack(ctx: Ctx, tokenHash: string): Statement[] {
  const before = (
    value: SQL,
  ) => sql`(SELECT ${value} FROM ${conversationUndos} AS u, json_each(u.tasks) AS task
    WHERE ${ofToken(ctx, tokenHash)} AND task.value ->> 0 = tasks.id)`;
  const wasAssigned = sql`json_array_length(task.value) = 3 AND tasks.assignee_id IS u.new_assignee_id`;
  return updateTasks(ctx, tasksOfUndo(ctx, tokenHash), {
    status: sql`iif(status = 'done', COALESCE(${before(sql`task.value ->> 1`)}, status), status)`,
    assigneeId: before(sql`iif(${wasAssigned}, task.value ->> 2, tasks.assignee_id)`),
  });
}

/** Returns a SELECT of the tasks in the change with this token. */
function tasksOfUndo(ctx: Ctx, tokenHash: string): SQL {
  return sql`SELECT task.value ->> 0 FROM ${conversationUndos} AS u, json_each(u.tasks) AS task
    WHERE ${ofToken(ctx, tokenHash)}`;
}

/**
 * Records the current state of the conversations of these emails, and of their tasks, where the change has an effect.
 * The other statements of the change find the conversations by these rows. Only emails up to `lastEmailId` get the tag.
 */
export function insertUndo(
  ctx: Ctx,
  tokenHash: string,
  emailIds: number[],
  { state, snoozedUntil, assigneeId, added, removed, tag }: Change,
  expiresAt: number,
  lastEmailId: number | null = null,
): Statement<unknown[]> {
  const emailsOf = sql`SELECT e.id FROM ${emails} AS e WHERE e.thread_id = t.id`;
  const completes = state === 'done';
  const newState = state === null ? sql`t.state` : sql`${state}`;
  const newSnooze = state === null ? sql`t.snoozed_until` : sql`CAST(${snoozedUntil} AS INTEGER)`;
  const newAssignee = assigneeId === undefined ? sql`t.assignee_id` : sql`CAST(${assigneeId} AS INTEGER)`;
  const newLabels =
    added.length + removed.length === 0
      ? sql`t.labels`
      : sql`(SELECT json_group_array(value) FROM (SELECT value FROM json_each(t.labels)
          UNION SELECT value FROM json_each(${JSON.stringify(added)}) ORDER BY value)
        WHERE value NOT IN (SELECT value FROM json_each(${JSON.stringify(removed)})))`;
  const tasks =
    completes || assigneeId !== undefined
      ? followingTasks(emailsOf, assigneeId === undefined ? null : sql`t.task_id`, completes)
      : sql`'[]'`;
  const isIn = lastEmailId === null ? sql`` : sql`AND e.id <= CAST(${lastEmailId} AS INTEGER)`;
  const getsTag = sql`e.thread_id = t.id AND e.tag <> ${tag} ${isIn}`;
  const tags =
    tag === null
      ? sql`'[]'`
      : sql`(SELECT json_group_array(json_array(e.id, e.tag)) FROM ${emails} AS e WHERE ${getsTag})`;
  const changes = [
    sql`t.state <> ${newState}`,
    sql`t.assignee_id IS NOT ${newAssignee}`,
    sql`t.labels <> ${newLabels}`,
    ...(state === 'snoozed' ? [sql`t.snoozed_until IS NOT ${snoozedUntil}`] : []),
    ...(completes ? [sql`t.task_status <> 'done'`] : []),
    ...(tag === null ? [] : [sql`EXISTS (SELECT 1 FROM ${emails} AS e WHERE ${getsTag})`]),
  ];
  return database(
    ctx,
  ).all(sql`INSERT INTO ${conversationUndos} (organization_id, token_hash, thread_id, expires_at, state,
      snoozed_until, assignee_id, labels, new_state, new_assignee_id, new_labels, tasks, shaped_by, tags, new_tag,
      new_snoozed_until)
    SELECT t.organization_id, ${tokenHash}, t.id, ${expiresAt}, t.state, t.snoozed_until, t.assignee_id,
      t.labels, ${newState}, ${newAssignee}, ${newLabels}, ${tasks}, t.shaped_by, ${tags}, ${tag}, ${newSnooze}
    FROM ${threads} AS t WHERE t.id IN (${threadsOf(ctx, emailIds)}) AND +t.organization_id = ${ctx.organizationId}
      AND t.last_email_id IS NOT NULL AND (${sql.join(changes, sql` OR `)})
    RETURNING thread_id`);
}

/** Selects the number of conversations that a token can still restore. */
export function selectUndoCount(ctx: Ctx, tokenHash: string): Statement<{ count: number }[]> {
  return database(ctx).all(sql`SELECT count(*) AS count FROM ${conversationUndos} AS u
    WHERE ${ofToken(ctx, tokenHash)} AND u.expires_at > ${ctx.now()}`);
}

/** Deletes the rows of the token that can no longer be restored: expired, or changed again since. */
export function deleteStaleUndos(ctx: Ctx, tokenHash: string): Statement {
  return database(ctx).run(sql`DELETE FROM ${conversationUndos} AS u WHERE ${ofToken(ctx, tokenHash)}
    AND (u.expires_at <= ${ctx.now()} OR NOT EXISTS (SELECT 1 FROM ${threads} AS t WHERE t.id = u.thread_id
      AND t.organization_id = u.organization_id AND (${keepsState} OR (t.state = u.new_state AND t.snoozed_until IS u.new_snoozed_until))
        AND (u.assignee_id IS u.new_assignee_id OR t.assignee_id IS u.new_assignee_id)
        AND (u.labels = u.new_labels OR t.labels = u.new_labels) AND t.shaped_by IS u.shaped_by))`);
}

/** Deletes the undo rows of a token. Returns a row for each conversation. */
export function deleteUndos(ctx: Ctx, tokenHash: string): Statement<unknown[]> {
  return database(ctx).all(
    sql`DELETE FROM ${conversationUndos} AS u WHERE ${ofToken(ctx, tokenHash)} RETURNING thread_id`,
  );
}

/** Deletes at most `limit` expired undo rows. */
export function deletePastUndos(ctx: ServiceCtx, limit: number): Statement<unknown[]> {
  const past = sql`SELECT organization_id, token_hash, thread_id FROM ${conversationUndos}
    WHERE expires_at <= ${ctx.now()} LIMIT ${limit}`;
  return registerRows(
    database(ctx).all(sql`DELETE FROM ${conversationUndos}
      WHERE (organization_id, token_hash, thread_id) IN (${past}) RETURNING thread_id`),
    past,
  );
}

/** Returns an SQL condition: no conversation in the change exceeds the maximum number of labels. */
export function hasFewLabels(ctx: Ctx, tokenHash: string): SQL {
  return sql`NOT EXISTS (SELECT 1 FROM ${conversationUndos} AS u WHERE ${ofToken(ctx, tokenHash)}
    AND json_array_length(u.new_labels) > ${MAX_CONVERSATION_LABELS})`;
}
