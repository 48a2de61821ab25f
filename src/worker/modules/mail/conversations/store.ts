import { type SQL, sql } from 'drizzle-orm';
import type { ConversationState } from '../../../../contract/mail/conversations.ts';
import type { Direction, SendState } from '../../../../contract/mail/emails.ts';
import type { TaskStatus } from '../../../../contract/tasks.ts';
import type { Tag } from '../../../../lib/tags.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import type { Position } from '../lists/store.ts';
import { type Box, emails, threadCounts, threadPlaces, threads } from '../schema.ts';
import type { Condition } from '../search/conditions.ts';
import { CHECKED_COLUMNS, fulfils, isInState, isOneOf } from '../search/store.ts';

export interface ConversationFilter {
  tag?: Tag;
  label_id?: number;
  direction?: Direction;
  is_read?: boolean;
  states: ConversationState[];
  /** A user, or null for unassigned conversations. */
  assigneeId?: number | null;
}

/** Returns the box of the conversations with a tag, with a label, or of all. */
function boxOf({ tag, label_id: labelId }: ConversationFilter): Box {
  return labelId === undefined ? (tag ?? '') : `${labelId}`;
}

/** A conversation and its last message; times in milliseconds. */
export interface ConversationRow {
  /** The id of the thread. */
  id: number;
  /** The id of one of its emails, shown by the API. */
  shown_id: number;
  first_message_id: string;
  conversation_subject: string;
  message_count: number;
  unread_count: number;
  has_attachment: 0 | 1;
  /** JSON: a list of tags. */
  tags: string;
  /** JSON: a list of `KeptParticipant`. */
  participants: string;
  task_id: number | null;
  task_status: TaskStatus | null;
  assignee_id: number | null;
  state: ConversationState;
  snoozed_until: number | null;
  /** JSON: a list of ids. */
  labels: string;
  last_at: number;
  last_email_id: number;
  from_address: string;
  from_name: string;
  to_address: string;
  subject: string;
  direction: Direction;
  send_state: SendState | null;
  snippet: string;
}

const SHOWN = sql`t.id, COALESCE(t.shown_id, t.id) AS shown_id, t.first_message_id, t.subject AS conversation_subject, t.message_count, t.unread_count,
  t.has_attachment, t.tags, t.participants, t.task_id, t.task_status, t.assignee_id, t.state, t.snoozed_until, t.labels,
  t.last_at, t.last_email_id,
  e.from_address, e.from_name, e.to_address, e.subject, e.direction, e.send_state,
  COALESCE(e.snippet, substr(e.body_text, 1, 300)) AS snippet`;

/** A position in the list, which is sorted by the time of the last message and the id of the thread, newest first. */
export interface Place {
  lastAt: number;
  threadId: number;
}

/**
 * Selects a page of conversations, newest first. Each filter is one range of the places in a state, or up to four that
 * SQLite merges in order, so it reads as many rows of each state as it returns at most, however rare the combination.
 */
export function selectConversations(
  ctx: Ctx,
  filter: ConversationFilter,
  page: { after: Place | null; limit: number; offset: number },
): Statement<ConversationRow[]> {
  const { direction, is_read, assigneeId, states } = filter;
  const { after, limit, offset } = page;
  const range = after ? sql` AND (last_at, thread_id) < (${after.lastAt}, ${after.threadId})` : sql``;
  const ofAssignee = assigneeId === undefined ? sql`` : sql` AND assignee_id = ${assigneeId ?? 0}`;
  const directions = direction === undefined ? (['inbound', 'outbound'] as const) : [direction];
  const reads = is_read === undefined ? [0, 1] : [is_read ? 1 : 0];
  const order = sql`ORDER BY last_at DESC, thread_id DESC`;
  const inState = (state: ConversationState) => {
    const parts = directions.flatMap((d) =>
      reads.map(
        (
          r,
        ) => sql`SELECT last_at, thread_id FROM ${threadPlaces} WHERE organization_id = ${ctx.organizationId}
        AND box = ${boxOf(filter)} AND state = ${state}${ofAssignee} AND direction = ${d} AND is_read = ${r}${range}`,
      ),
    );
    return sql.join(parts, sql` UNION ALL `);
  };
  const [first, ...others] = states.map(inState);
  // One state more is a part more of the outer SELECT: D1 allows five.
  const places =
    others.length === 0
      ? first
      : sql.join(
          [first, ...others].map((each) => sql`SELECT * FROM (${each} ${order} LIMIT ${limit + offset})`),
          sql` UNION ALL `,
        );
  return database(ctx).all(sql`SELECT ${SHOWN} FROM (${places}
      ${order} LIMIT ${limit} OFFSET ${offset}) AS p
    JOIN ${threads} AS t ON t.id = p.thread_id JOIN ${emails} AS e ON e.id = t.last_email_id
    ORDER BY p.last_at DESC, p.thread_id DESC`);
}

/** Selects the number of matching conversations from the stored counts, which ignore assignees. */
export function selectConversationTotal(
  ctx: Ctx,
  filter: ConversationFilter,
): Statement<{ total: number }[]> {
  const { direction, is_read, states } = filter;
  const conditions = [
    sql`organization_id = ${ctx.organizationId} AND box = ${boxOf(filter)} AND ${isOneOf(sql`state`, states)}`,
    ...(direction === undefined ? [] : [sql`direction = ${direction}`]),
    ...(is_read === undefined ? [] : [sql`is_read = ${is_read ? 1 : 0}`]),
  ];
  return database(ctx).all(sql`SELECT COALESCE(sum(count), 0) AS total FROM ${threadCounts}
    WHERE ${sql.join(conditions, sql` AND `)}`);
}

/** Returns an SQL condition: the thread `t` matches the filter. */
export function matchesConversation(filter: ConversationFilter): SQL {
  const { tag, label_id: labelId, direction, is_read, assigneeId, states } = filter;
  const conditions = [sql`${isInState(states)} AND t.last_email_id IS NOT NULL`];
  if (tag !== undefined) conditions.push(sql`instr(t.tags, ${JSON.stringify(tag)})`);
  if (labelId !== undefined)
    conditions.push(sql`EXISTS (SELECT 1 FROM json_each(t.labels) AS l WHERE l.value = ${labelId})`);
  if (direction !== undefined) conditions.push(sql`t.direction = ${direction}`);
  if (is_read !== undefined) conditions.push(sql`(t.unread_count = 0) = ${is_read ? 1 : 0}`);
  if (assigneeId !== undefined) conditions.push(sql`t.assignee_id IS ${assigneeId}`);
  return sql.join(conditions, sql` AND `);
}

/** Selects the conversations with these ids that match a condition on `t`, in the order of the ids. */
export function selectConversationsById(
  ctx: Ctx,
  threadIds: number[],
  condition: SQL,
): Statement<ConversationRow[]> {
  return database(ctx).all(sql`SELECT ${SHOWN} FROM json_each(${JSON.stringify(threadIds)}) AS found
      CROSS JOIN ${threads} AS t ON t.id = found.value JOIN ${emails} AS e ON e.id = t.last_email_id
    WHERE +t.organization_id = ${ctx.organizationId} AND ${condition} ORDER BY found.key`);
}

/** Selects the conversation of an email; no row if there is none or it is not filled in yet. */
export function selectConversation(ctx: Ctx, emailId: number | SQL): Statement<ConversationRow[]> {
  return database(
    ctx,
  ).all(sql`SELECT ${SHOWN} FROM ${emails} AS asked JOIN ${threads} AS t ON t.id = asked.thread_id
    JOIN ${emails} AS e ON e.id = t.last_email_id
    WHERE asked.id = ${emailId} AND asked.organization_id = ${ctx.organizationId}`);
}

/** Selects the thread of an email, or no row. */
export function selectThreadId(ctx: Ctx, emailId: number): Statement<{ threadId: number }[]> {
  return database(ctx).all(sql`SELECT thread_id AS threadId FROM ${emails}
    WHERE id = ${emailId} AND organization_id = ${ctx.organizationId}`);
}

/**
 * The number of newer messages of a conversation that are read to determine whether an earlier page of a search has
 * shown it.
 */
const NEWER_READ = 10;

/**
 * Selects the conversations of the emails that a search found, in their order, without duplicates. Excludes those with
 * a newer match, up to `after`, as an earlier page has shown them.
 */
export function selectConversationsOf(
  ctx: Ctx,
  emailIds: number[],
  conditions: Condition[],
  after: Position | null,
): Statement<ConversationRow[]> {
  const isShown = after
    ? sql`AND NOT EXISTS (SELECT 1 FROM (SELECT ${CHECKED_COLUMNS} FROM ${emails} AS n
        WHERE n.thread_id = t.id AND (n.received_at, n.sort_id) >= (${after.receivedAt}, ${after.id})
        ORDER BY n.received_at, n.sort_id LIMIT ${NEWER_READ}) AS e WHERE ${fulfils(conditions)})`
    : sql``;
  return database(ctx).all(sql`SELECT ${SHOWN}
    FROM json_each(${JSON.stringify(emailIds)}) AS found CROSS JOIN ${emails} AS f ON f.id = found.value
      JOIN ${threads} AS t ON t.id = f.thread_id JOIN ${emails} AS e ON e.id = t.last_email_id
    WHERE +f.organization_id = ${ctx.organizationId} ${isShown} GROUP BY t.id ORDER BY min(found.key)`);
}
