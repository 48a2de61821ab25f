import { sql } from 'drizzle-orm';
import type { ConversationState } from '../../../../contract/mail/conversations.ts';
import type { Direction } from '../../../../contract/mail/emails.ts';
import type { TaskPriority, TaskStatus } from '../../../../contract/tasks.ts';
import type { Tag } from '../../../../lib/tags.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { behindHistory, idRange, isHistoryId } from '../../../platform/data/sequence.ts';
import { CANDIDATE, type CandidateRow } from '../../auto-reply/index.ts';
import { newestFirst } from '../../mail/index.ts';
import { emails, threads } from '../../mail/schema.ts';
import { priorityOfEmail } from '../../tasks/index.ts';
import { isLogged } from '../log-store.ts';
import { rules } from '../schema.ts';

/** An email as the rules process it; times in milliseconds. */
export interface RuleEmailRow extends CandidateRow {
  tag: Tag;
  direction: Direction;
  is_hidden: 0 | 1;
  received_at: number;
  arrived_at: number;
  created_at: number;
  is_history: 0 | 1;
}

const columns = (ctx: Ctx) => sql`${CANDIDATE}, e.tag, e.direction, e.is_hidden, e.received_at, e.arrived_at,
  e.created_at, ${isHistoryId(ctx.organizationId, 'email', sql`e.id`)} AS is_history`;

/** Selects the first `limit` emails of the organization after this id, of any kind. */
export function selectSavedAfter(ctx: Ctx, id: number, limit: number): Statement<RuleEmailRow[]> {
  return database(ctx).all(sql`SELECT ${columns(ctx)} FROM ${emails} AS e
    WHERE e.id BETWEEN 1 + ${behindHistory(ctx.organizationId, 'email', id)} AND CAST(${idRange(ctx.organizationId).last} AS INTEGER)
      AND +e.organization_id = ${ctx.organizationId}
    ORDER BY e.id LIMIT ${limit}`);
}

/** Selects the newest inbound emails that are not in spam or trash. */
export function selectNewestInbound(ctx: Ctx, limit: number): Statement<{ id: number }[]> {
  return database(ctx).all(
    sql`SELECT id FROM (${newestFirst(ctx, { direction: 'inbound' }, null)}) LIMIT ${limit}`,
  );
}

/** Selects these emails, newest first. */
export function selectRuleEmails(ctx: Ctx, ids: number[]): Statement<RuleEmailRow[]> {
  return database(ctx).all(sql`SELECT ${columns(ctx)} FROM ${emails} AS e
    WHERE e.id IN (SELECT value FROM json_each(${JSON.stringify(ids)})) AND +e.organization_id = ${ctx.organizationId}
    ORDER BY e.received_at DESC, e.sort_id DESC`);
}

/** The current state of the conversation of an email. */
export interface Moment {
  is_hidden: 0 | 1;
  /** Whether the rule has run for the email. */
  is_logged: 0 | 1;
  /** Whether the conversation is older mail that is not filled in yet. */
  is_unfilled: 0 | 1;
  state: ConversationState;
  assignee_id: number | null;
  /** To whom the rule has assigned a conversation last. */
  last_assignee_id: number | null;
  task_status: TaskStatus | null;
  /** JSON: ids. */
  labels: string;
  /** JSON: the tags of its emails. */
  tags: string;
  /** The priority of the email's task; null if it has none. */
  priority: TaskPriority | null;
}

/** Selects the state of the conversation of an email before a rule runs; no row if there is no such email. */
export function selectMoment(ctx: Ctx, ruleId: number, emailId: number): Statement<Moment[]> {
  return database(ctx).all(sql`SELECT e.is_hidden, ${isLogged(ctx, ruleId, emailId)} AS is_logged,
      t.last_email_id IS NULL AS is_unfilled, t.state, t.assignee_id, t.task_status, t.labels, t.tags,
      ${priorityOfEmail(sql`e.id`)} AS priority, (SELECT last_assignee_id FROM ${rules}
        WHERE id = ${ruleId} AND organization_id = ${ctx.organizationId}) AS last_assignee_id
    FROM ${emails} AS e JOIN ${threads} AS t ON t.id = e.thread_id
    WHERE e.id = ${emailId} AND e.organization_id = ${ctx.organizationId}`);
}
