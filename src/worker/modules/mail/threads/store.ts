import { type SQL, sql } from 'drizzle-orm';
import { MAX_CONVERSATION_LABELS } from '../../../../contract/mail/labels.ts';
import type { Ctx, ServiceCtx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { newestTaskIdOf, taskState } from '../../tasks/index.ts';
import { updateFollowsOfMerged } from '../following/store.ts';
import { attachments, emails, threadMessages, threads } from '../schema.ts';
import { updateActivitiesOfMerged } from './activity-store.ts';
import {
  deletePlaces,
  insertPlaces,
  isHiddenState,
  updatePlacesAssignee,
  updateVisibility,
} from './place-store.ts';
import { updateCutsOfMerged } from './reference-store.ts';

/** The maximum number of stored participants of a conversation: those with the latest emails. */
const MAX_PARTICIPANTS = 10;
const MAX_ADDRESS_CHARACTERS = 254;
const MAX_NAME_CHARACTERS = 100;
/** Digits of the email id that prefixes a name. */
const ID_DIGITS = 16;

export interface Change {
  /** The threads to change: a SELECT or an expression of their ids. */
  threadIds: SQL;
  /** The ids of the threads to join, including the thread itself: their derived columns are added up. Null for none. */
  joined: SQL | null;
  /** The emails not yet included in these columns, as a condition on `e`. Default: only those of `fresh`. */
  added?: SQL;
  /** The emails not yet included, as a SELECT of the columns needed, with their `thread_id`. */
  fresh?: SQL | undefined;
  /** The new number of messages. */
  messageCount: SQL;
  /** The new state. Null leaves it unchanged. */
  state: SQL | null;
  /** Emails about to leave the threads, as a SELECT of ids. They are excluded. */
  leaving?: SQL;
  /** The assignee if there is no task. Default: that of one of the joined threads. */
  assignee?: SQL;
}

/** The threads that join the updated thread: a table expression. */
export const JOINED = sql`(SELECT * FROM joined WHERE joined.into_id = threads.id) AS joined`;

/**
 * Updates the derived columns of threads from those of the threads that join them (marked by `merged_into`) and from
 * their new emails, all of which are already in the threads. Reads no other emails. If one of the threads is not filled
 * in yet, neither is this one: `fill` then reads all of its emails.
 */
export function updateDerived(
  ctx: Ctx,
  { threadIds, joined, added = sql`false`, fresh, messageCount, state, leaving, assignee }: Change,
): Statement {
  const from = fresh
    ? sql`FROM fresh AS e WHERE e.thread_id = threads.id`
    : sql`FROM ${emails} AS e WHERE ${added}`;
  const newState = state
    ? sql`state = ${state},
      hidden_at = CASE WHEN ${state} IN ('spam', 'trash') THEN ${ctx.now()} END,
      snoozed_until = CASE ${state} WHEN 'snoozed' THEN (SELECT min(snoozed_until) FROM ${JOINED}) END,
      labels = (SELECT json_group_array(value) FROM (SELECT DISTINCT l.value FROM ${JOINED}, json_each(joined.labels) AS l
        ORDER BY l.value LIMIT ${MAX_CONVERSATION_LABELS})),`
    : sql``;
  // A merge or split of deleted mail cannot be undone.
  const newShape = leaving ? sql`shaped_by = NULL,` : sql``;
  const ofThread = sql`FROM ${emails} AS e WHERE e.thread_id = threads.id
    ${leaving ? sql`AND e.id NOT IN (${leaving})` : sql``}`;
  return database(
    ctx,
  ).run(sql`WITH joined AS MATERIALIZED (SELECT *, COALESCE(merged_into, id) AS into_id FROM ${threads}
      WHERE ${joined ? sql`id IN (${joined}) AND +organization_id = ${ctx.organizationId}` : sql`false`})${fresh ? sql`, fresh AS MATERIALIZED (${fresh})` : sql``}
    UPDATE ${threads} SET ${newState} ${newShape} message_count = ${messageCount},
      unread_count = COALESCE((SELECT sum(unread_count) FROM ${JOINED}), 0)
        + (SELECT count(*) ${from} AND +e.is_read = 0),
      has_attachment = EXISTS (SELECT 1 FROM ${JOINED} WHERE has_attachment = 1)
        OR EXISTS (SELECT 1 FROM ${attachments} AS a WHERE a.email_id IN (SELECT e.id ${from}) AND a.is_inline = 0),
      tags = (SELECT json_group_array(tag) FROM
        (SELECT t.value AS tag FROM ${JOINED}, json_each(joined.tags) AS t UNION SELECT e.tag ${from} ORDER BY tag)),
      participants = ${participants(from)},
      (last_email_id, last_at, direction) = (SELECT CASE
          WHEN EXISTS (SELECT 1 FROM ${JOINED} WHERE last_email_id IS NULL AND message_count > 0) THEN NULL ELSE e.id END,
        e.received_at, e.direction ${ofThread} ORDER BY e.received_at DESC, e.sort_id DESC LIMIT 1),
      (first_message_id, subject) = (SELECT e.message_id, e.subject ${ofThread}
        ORDER BY e.received_at, e.sort_id LIMIT 1),
      (task_id, task_status, assignee_id) = ${taskState(
        sql`max(COALESCE((SELECT max(task_id) FROM ${JOINED}), 0), COALESCE(${newestTaskIdOf(sql`SELECT e.id ${from}`)}, 0))`,
        assignee ?? sql`(SELECT max(assignee_id) FROM ${JOINED})`,
      )}
    WHERE id IN (${threadIds}) AND +organization_id = ${ctx.organizationId}`);
}

/** Returns the senders of the inbound and recipients of the outbound emails. `named` sorts by the id of the email. */
function participants(from: SQL): SQL {
  const address = sql`lower(substr(CASE e.direction WHEN 'inbound' THEN e.from_address ELSE e.to_address END,
    1, ${sql.raw(String(MAX_ADDRESS_CHARACTERS))}))`;
  const named = sql.raw(`CASE WHEN e.direction = 'inbound' AND e.from_name <> ''
    THEN printf('%0${ID_DIGITS}d', e.id) || substr(e.from_name, 1, ${MAX_NAME_CHARACTERS}) ELSE '' END`);
  return sql`(SELECT json_group_array(json_array(email_id, address, named)) FROM
    (SELECT max(email_id) AS email_id, address, max(named) AS named FROM
      (SELECT p.value ->> 0 AS email_id, p.value ->> 1 AS address, p.value ->> 2 AS named
        FROM ${JOINED}, json_each(joined.participants) AS p
      UNION ALL SELECT e.id, ${address}, ${named} ${from})
    WHERE address <> '' GROUP BY address ORDER BY email_id DESC, address LIMIT ${MAX_PARTICIPANTS}))`;
}

/** Returns the name of a stored participant, which is prefixed with the id of its email. */
export function participantName(named: string): string {
  return named.slice(ID_DIGITS);
}

/** Returns an SQL expression: the thread of an email of the organization. */
const threadOf = (ctx: Ctx, emailId: number | SQL) => sql`(SELECT thread_id FROM ${emails}
  WHERE id = ${emailId} AND organization_id = ${ctx.organizationId})`;

/**
 * Updates the task of a conversation: the newest task of all its emails. Must follow the statements that create or
 * change a task of the email.
 */
export function updateTaskOfConversation(ctx: Ctx, emailId: number | SQL): Statement[] {
  const threadId = threadOf(ctx, emailId);
  return [
    database(ctx).run(sql`UPDATE ${threads} SET (task_id, task_status, assignee_id) = ${taskState(
      sql`max(COALESCE(task_id, 0), COALESCE(${newestTaskIdOf(sql`${emailId}`)}, 0))`,
      sql`assignee_id`,
    )}
      WHERE id = ${threadId} AND organization_id = ${ctx.organizationId}`),
    ...updatePlacesAssignee(ctx, threadId),
  ];
}

/** Updates the task of a conversation before a task of the email is deleted. */
export function updateConversationWithout(ctx: Ctx, emailId: SQL, taskId: number): Statement[] {
  const threadId = threadOf(ctx, emailId);
  const emailIds = sql`SELECT e.id FROM ${emails} AS e WHERE e.thread_id = threads.id`;
  return [
    database(ctx).run(sql`UPDATE ${threads}
      SET (task_id, task_status, assignee_id) = ${taskState(newestTaskIdOf(emailIds, taskId), sql`assignee_id`)}
      WHERE id = ${threadId} AND organization_id = ${ctx.organizationId} AND task_id = ${taskId}`),
    ...updatePlacesAssignee(ctx, threadId),
  ];
}

/** Updates threads before emails leave them, from the emails that stay. Both are SELECTs of ids. */
export function updateDerivedWithout(ctx: Ctx, threadIds: SQL, leaving: SQL): Statement {
  const stays = sql`e.thread_id = threads.id AND e.id NOT IN (${leaving})`;
  return updateDerived(ctx, {
    threadIds,
    joined: null,
    added: stays,
    messageCount: countMessages(stays),
    state: null,
    leaving,
    assignee: sql`assignee_id`,
  });
}

/** Returns a SELECT of the conversations of emails that change if all their emails are marked as read, or unread. */
export function threadsToMark(ctx: Ctx, emailIds: number[], isRead: boolean): SQL {
  const changes = isRead
    ? sql`m.unread_count > 0`
    : sql`EXISTS (SELECT 1 FROM ${emails} AS e WHERE e.thread_id = m.id AND +e.is_read = 1)`;
  return sql`SELECT m.id FROM ${threads} AS m WHERE m.id IN (${threadsOf(ctx, emailIds)})
    AND +m.organization_id = ${ctx.organizationId} AND ${changes}`;
}

/** Returns a SELECT of the threads of these emails. */
export function threadsOf(ctx: Ctx, emailIds: number[]): SQL {
  return sql`SELECT thread_id FROM ${emails} WHERE +organization_id = ${ctx.organizationId}
    AND id IN (SELECT value FROM json_each(${JSON.stringify(emailIds)}))`;
}

/** Returns an SQL condition: an email (an expression) is in the conversation of one of these. */
export function isInThreadsOf(ctx: Ctx, emailId: SQL, emailIds: number[]): SQL {
  return sql`(SELECT own.thread_id FROM ${emails} AS own WHERE own.id = ${emailId}) IN (${threadsOf(ctx, emailIds)})`;
}

/** Sets the number of unread emails of threads whose emails all become read, or unread. */
export function updateUnreadCount(ctx: Ctx, threadIds: SQL, isRead: boolean): Statement {
  const unread = isRead ? sql`0` : sql`(SELECT count(*) FROM ${emails} AS e WHERE e.thread_id = threads.id)`;
  return database(ctx).run(sql`UPDATE ${threads} SET unread_count = ${unread}
    WHERE id IN (${threadIds}) AND organization_id = ${ctx.organizationId}`);
}

/** Returns the ids as a SELECT. */
export function selectOf(ids: number[]): SQL {
  return sql`SELECT value FROM json_each(${JSON.stringify(ids)})`;
}

/** Selects threads of all organizations with ids below `before` and unfilled derived columns; newest first. */
export function selectUnfilled(
  ctx: ServiceCtx,
  before: number,
  limit: number,
): Statement<{ id: number; organizationId: number }[]> {
  // The conditions match the partial index.
  return database(ctx).all(sql`SELECT id, organization_id AS organizationId FROM ${threads}
    WHERE last_email_id IS NULL AND message_count > 0 AND id < ${before} ORDER BY id DESC LIMIT ${limit}`);
}

const inThreads = (ctx: Ctx, threadIds: number[]): SQL =>
  sql`thread_id IN (SELECT value FROM json_each(${JSON.stringify(threadIds)}))
    AND +organization_id = ${ctx.organizationId}`;

/** Selects emails of these threads that have no snippet yet. */
export function selectWithoutSnippet(
  ctx: Ctx,
  threadIds: number[],
  limit: number,
): Statement<{ id: number; subject: string; bodyText: string }[]> {
  return database(ctx).all(sql`SELECT id, subject, body_text AS bodyText FROM ${emails}
    WHERE ${inThreads(ctx, threadIds)} AND snippet IS NULL LIMIT ${limit}`);
}

export function updateSnippets(ctx: Ctx, snippets: { id: number; snippet: string }[]): Statement {
  const rows = JSON.stringify(snippets);
  return database(ctx).run(sql`UPDATE ${emails}
    SET snippet = (SELECT value ->> 'snippet' FROM json_each(${rows}) WHERE value ->> 'id' = emails.id)
    WHERE id IN (SELECT value ->> 'id' FROM json_each(${rows})) AND +organization_id = ${ctx.organizationId}`);
}

/** Fills in the derived columns of threads from all of their emails, if they are not. `threadIds` is a SELECT. */
export function fillDerived(ctx: Ctx, threadIds: SQL): Statement[] {
  const kept = updateDerived(ctx, {
    threadIds: sql`SELECT n.id FROM ${threads} AS n WHERE n.id IN (${threadIds}) AND n.last_email_id IS NULL`,
    joined: null,
    added: sql`e.thread_id = threads.id`,
    messageCount: sql`message_count`,
    state: null,
    assignee: sql`threads.assignee_id`,
  });
  return [kept, ...insertPlaces(ctx, threadIds)];
}

/** Returns an SQL expression: the number of messages of a thread, from all of its emails. */
export function messagesOf(threadId: SQL): SQL {
  return countMessages(sql`e.thread_id = ${threadId}`);
}

/** Returns an SQL expression: the number of messages among the emails `e` that fulfil a condition. */
function countMessages(which: SQL): SQL {
  return sql`(SELECT count(DISTINCT ${messageOf('e')}) FROM ${emails} AS e WHERE ${which})`;
}

/**
 * Returns an SQL expression that is the same for the two emails of a message that is stored in both directions: mail
 * from one own address to another. A message of another sender with the same id is another one.
 */
export function messageOf(alias: string): SQL {
  return sql.raw(`(trim(${alias}.message_id, '<>') || ' ' || lower(${alias}.from_address))`);
}

/** The maximum number of emails of a thread that are read: the newest. */
const MAX_THREAD_EMAILS = 200;

/** Returns a SELECT of the ids of an email and of others in its thread; empty if the organization has no such email. */
export function emailsOfThread(ctx: Ctx, emailId: number): SQL {
  const isOwn = sql`organization_id = ${ctx.organizationId}`;
  return sql`SELECT id FROM ${emails} WHERE id = ${emailId} AND ${isOwn}
    UNION SELECT id FROM (SELECT id FROM ${emails}
      WHERE thread_id = (SELECT thread_id FROM ${emails} WHERE id = ${emailId} AND ${isOwn}) AND +${isOwn}
      ORDER BY received_at DESC LIMIT ${MAX_THREAD_EMAILS})`;
}

/** The changes of threads that take in others. */
export interface TakingIn extends Pick<Change, 'fresh' | 'messageCount' | 'state'> {
  /** An SQL condition on a thread `j` that is merged or stays: the resulting thread is not in spam or trash. */
  isShown: SQL;
  /** False if there are no marked threads. */
  mayMerge: boolean;
}

/**
 * Merges the marked threads (`merged_into`) into the threads that take them in, a SELECT, and updates the derived
 * columns of these, except their places. Shows emails that were in spam or trash again if `isShown`.
 */
export function takeIn(ctx: Ctx, threadIds: SQL, change: TakingIn): Statement[] {
  const db = database(ctx);
  const organization = ctx.organizationId;
  const others = sql`SELECT id FROM ${threads} WHERE merged_into IN (${threadIds})`;
  const joined = sql`${threadIds} UNION ${others}`;
  const revealed = sql`SELECT j.id FROM ${threads} AS j WHERE j.id IN (${joined})
    AND +j.organization_id = ${organization} AND ${isHiddenState(sql`j.state`)} AND ${change.isShown}`;
  const target = sql`(SELECT t.merged_into FROM ${threads} AS t WHERE t.id = thread_id)`;

  // The plus before organization_id keeps SQLite from scanning the whole organization instead of a few threads.
  return [
    ...deletePlaces(ctx, joined),
    ...updateVisibility(ctx, revealed, false),
    db.run(sql`UPDATE ${emails} SET thread_id = ${target}
      WHERE thread_id IN (${others}) AND +organization_id = ${organization}`),
    updateDerived(ctx, {
      threadIds,
      joined,
      fresh: change.fresh,
      messageCount: change.messageCount,
      state: change.state,
    }),
    db.run(sql`UPDATE ${threadMessages} SET thread_id = ${target}
      WHERE thread_id IN (${others}) AND +organization_id = ${organization}`),
    ...(change.mayMerge
      ? [
          updateCutsOfMerged(ctx, others),
          updateActivitiesOfMerged(ctx, others),
          ...updateFollowsOfMerged(ctx, others),
        ]
      : []),
    db.run(
      sql`DELETE FROM ${threads} WHERE merged_into IN (${threadIds}) AND organization_id = ${organization}`,
    ),
  ];
}
