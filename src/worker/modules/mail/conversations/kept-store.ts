import { type SQL, sql } from 'drizzle-orm';
import { MAX_CONVERSATION_LABELS } from '../../../../contract/mail/labels.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { newestTaskIdOf, taskState } from '../../tasks/index.ts';
import { attachments, emails, threads } from '../schema.ts';
import { updatePlacesAssignee } from './place-store.ts';

/** Participants of a conversation that are kept: those with the latest emails. */
const MAX_PARTICIPANTS = 10;
const MAX_ADDRESS_CHARACTERS = 254;
const MAX_NAME_CHARACTERS = 100;
/** Digits of an id before a name. */
const ID_DIGITS = 16;

export interface Change {
  /** The threads that are changed: the SELECT or the expression of their ids. */
  threadIds: SQL;
  /** The ids of the threads that a thread becomes, itself among them: their kept columns are added up. Null: none counts. */
  joined: SQL | null;
  /** The emails that are not in these columns yet, as a condition on `e`. Default: none but those of `fresh`. */
  added?: SQL;
  /** The same, as a SELECT of the columns of emails that say what is kept: their `thread_id` says which thread they are in. */
  fresh?: SQL | undefined;
  /** The new number of messages. */
  messageCount: SQL;
  /** The new state. Null: it stays. */
  state: SQL | null;
  /** Emails that are about to leave the threads, as a SELECT of ids. They count no more. */
  leaving?: SQL;
  /** The assignee if there is no task. Default: one of the threads that are joined. */
  assignee?: SQL;
}

/** The threads that a thread becomes, of those that are updated: a table expression. */
export const JOINED = sql`(SELECT * FROM joined WHERE joined.into_id = threads.id) AS joined`;

/**
 * Brings the kept columns of threads up to date, from those of the threads that they take in (marked by
 * `merged_into`) and from the emails that are new in them; it reads no others. All these emails are in the threads already. If
 * one of the threads is not filled in yet, this one is not either: `fill` then reads all of its emails.
 */
export function updateKept(
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
  // A merge or a split of what is gone cannot be taken back.
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

/** Who sent the inbound emails, and to whom the outbound ones went. `named` sorts by the id of the email. */
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

/** The name of a kept participant: it stands behind the id of its email. */
export function participantName(named: string): string {
  return named.slice(ID_DIGITS);
}

/** The thread of an email of the organization, as an expression. */
const threadOf = (ctx: Ctx, emailId: number | SQL) => sql`(SELECT thread_id FROM ${emails}
  WHERE id = ${emailId} AND organization_id = ${ctx.organizationId})`;

/**
 * Brings the task of a conversation up to date: it is the newest task of all its emails. Stands after the statements
 * that create or change a task of the email.
 */
export function updateTaskOfConversation(ctx: Ctx, emailId: number | SQL): Statement[] {
  const threadId = threadOf(ctx, emailId);
  return [
    database(ctx).run(sql`UPDATE ${threads} SET (task_id, task_status, assignee_id) = ${taskState(
      sql`max(COALESCE(task_id, 0), COALESCE(${newestTaskIdOf(sql`${emailId}`)}, 0))`,
      sql`assignee_id`,
    )}
      WHERE id = ${threadId} AND organization_id = ${ctx.organizationId}`),
    updatePlacesAssignee(ctx, threadId),
  ];
}

/** The same before a task of the email is deleted. */
export function updateConversationWithout(ctx: Ctx, emailId: SQL, taskId: number): Statement[] {
  const threadId = threadOf(ctx, emailId);
  const emailIds = sql`SELECT e.id FROM ${emails} AS e WHERE e.thread_id = threads.id`;
  return [
    database(ctx).run(sql`UPDATE ${threads}
      SET (task_id, task_status, assignee_id) = ${taskState(newestTaskIdOf(emailIds, taskId), sql`assignee_id`)}
      WHERE id = ${threadId} AND organization_id = ${ctx.organizationId} AND task_id = ${taskId}`),
    updatePlacesAssignee(ctx, threadId),
  ];
}

/** Brings threads up to date before emails leave them, from the emails that stay. Both are SELECTs of ids. */
export function updateKeptWithout(ctx: Ctx, threadIds: SQL, leaving: SQL): Statement {
  const stays = sql`e.thread_id = threads.id AND e.id NOT IN (${leaving})`;
  return updateKept(ctx, {
    threadIds,
    joined: null,
    added: stays,
    messageCount: sql`(SELECT count(DISTINCT trim(e.message_id, '<>')) FROM ${emails} AS e WHERE ${stays})`,
    state: null,
    leaving,
    assignee: sql`assignee_id`,
  });
}

/** The conversations of emails that change when all of their emails become read, or unread. */
export function threadsToMark(ctx: Ctx, emailIds: number[], isRead: boolean): SQL {
  const changes = isRead
    ? sql`m.unread_count > 0`
    : sql`EXISTS (SELECT 1 FROM ${emails} AS e WHERE e.thread_id = m.id AND +e.is_read = 1)`;
  return sql`SELECT m.id FROM ${threads} AS m WHERE m.id IN (${threadsOf(ctx, emailIds)})
    AND +m.organization_id = ${ctx.organizationId} AND ${changes}`;
}

/** The ids of the threads of these emails. */
export function threadsOf(ctx: Ctx, emailIds: number[]): SQL {
  return sql`SELECT thread_id FROM ${emails} WHERE +organization_id = ${ctx.organizationId}
    AND id IN (SELECT value FROM json_each(${JSON.stringify(emailIds)}))`;
}

/** Sets the number of unread emails of threads whose emails all become read, or unread. */
export function updateUnreadCount(ctx: Ctx, threadIds: SQL, isRead: boolean): Statement {
  const unread = isRead ? sql`0` : sql`(SELECT count(*) FROM ${emails} AS e WHERE e.thread_id = threads.id)`;
  return database(ctx).run(sql`UPDATE ${threads} SET unread_count = ${unread}
    WHERE id IN (${threadIds}) AND organization_id = ${ctx.organizationId}`);
}

/** The ids as a SELECT. */
export function selectOf(ids: number[]): SQL {
  return sql`SELECT value FROM json_each(${JSON.stringify(ids)})`;
}
