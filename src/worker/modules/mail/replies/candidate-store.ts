import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { idRange } from '../../../platform/data/sequence.ts';
import { taskIdOfEmail } from '../../tasks/index.ts';
import { emails } from '../schema.ts';

/** An inbound email that may be answered automatically. */
export interface CandidateRow {
  id: number;
  message_id: string;
  inbox_id: number | null;
  from_address: string;
  from_name: string;
  subject: string;
  /** JSON: what Reply-To has, as it is displayed. */
  reply_to: string;
  is_addressed: 0 | 1;
  is_automatic: 0 | 1;
  /** It came as a whole message, with its headers. */
  is_whole: 0 | 1;
  task_id: number | null;
}

const CANDIDATE = sql`e.id, e.message_id, e.inbox_id, e.from_address, e.from_name, e.subject,
  e.recipients -> 'reply_to' AS reply_to, e.is_addressed, e.is_automatic,
  e.raw_key IS NOT NULL AS is_whole, ${taskIdOfEmail(sql`e.id`)} AS task_id`;

/** CandidateRow of one inbound email, or no row. */
export function candidate(ctx: Ctx, emailId: number): Statement {
  return database(ctx).all(sql`SELECT ${CANDIDATE} FROM ${emails} AS e
    WHERE e.id = ${emailId} AND e.organization_id = ${ctx.organizationId} AND e.direction = 'inbound'`);
}

/** The `limit` emails of the organization that were saved after the one with this id. */
function savedAfter(ctx: Ctx, id: number, limit: number): SQL {
  return sql`SELECT id FROM ${emails} WHERE id BETWEEN CAST(${id + 1} AS INTEGER)
      AND CAST(${idRange(ctx.organizationId).last} AS INTEGER) AND +organization_id = ${ctx.organizationId}
    ORDER BY id LIMIT ${limit}`;
}

/**
 * Of the `limit` emails saved after an id: CandidateRow of those that came to the inbox after it began to reply, are
 * not old, and not automatic. The second statement gives `{last, count}` of all that were looked at.
 */
export function candidatesAfter(
  ctx: Ctx,
  wanted: { inboxId: number; after: number; limit: number; arrivedFrom: number; receivedFrom: number },
): [Statement, Statement] {
  const looked = savedAfter(ctx, wanted.after, wanted.limit);
  return [
    database(
      ctx,
    ).all(sql`SELECT ${CANDIDATE} FROM (${looked}) AS looked JOIN ${emails} AS e ON e.id = looked.id
      WHERE e.inbox_id = ${wanted.inboxId} AND e.direction = 'inbound' AND e.is_automatic = 0
        AND e.arrived_at >= ${wanted.arrivedFrom} AND e.received_at >= ${wanted.receivedFrom}
      ORDER BY e.id`),
    database(ctx).all(sql`SELECT max(id) AS last, count(*) AS count FROM (${looked})`),
  ];
}

/** True, as an expression, when the conversation of an email has had an automatic reply since a time. */
export function hadAutomaticReply(ctx: Ctx, emailId: number, since: number): SQL {
  return sql`EXISTS (SELECT 1 FROM ${emails} AS o
    WHERE o.thread_id = (SELECT thread_id FROM ${emails} WHERE id = ${emailId}) AND o.received_at > ${since}
      AND +o.organization_id = ${ctx.organizationId} AND o.direction = 'outbound' AND o.is_automatic = 1
      AND COALESCE(o.send_state, 'sent') <> 'failed')`;
}

/** True, as an expression, when somebody has written into the conversation of an email since it was saved. */
export function wasAnswered(ctx: Ctx, emailId: number, since: number): SQL {
  return sql`EXISTS (SELECT 1 FROM ${emails} AS e JOIN ${emails} AS o ON o.thread_id = e.thread_id
    WHERE e.id = ${emailId} AND e.organization_id = ${ctx.organizationId} AND o.received_at > ${since}
      AND +o.organization_id = ${ctx.organizationId} AND o.direction = 'outbound' AND o.is_automatic = 0
      AND o.created_at > e.created_at)`;
}
