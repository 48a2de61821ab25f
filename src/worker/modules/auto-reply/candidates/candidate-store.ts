import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { savedAfter } from '../../mail/index.ts';
import { emails } from '../../mail/schema.ts';
import { taskIdOfEmail } from '../../tasks/index.ts';
import type { Candidate } from './decide.ts';

/** An inbound email that may get an automatic reply. */
export interface CandidateRow {
  id: number;
  message_id: string;
  inbox_id: number | null;
  from_address: string;
  from_name: string;
  subject: string;
  /** JSON: the addresses in Reply-To, as displayed. */
  reply_to: string;
  is_addressed: 0 | 1;
  is_automatic: 0 | 1;
  /** Whether it was saved as a whole message, with its headers. */
  is_whole: 0 | 1;
  task_id: number | null;
}

/** The columns of a candidate, from an email `e`. */
export const CANDIDATE = sql`e.id, e.message_id, e.inbox_id, e.from_address, e.from_name, e.subject,
  e.recipients -> 'reply_to' AS reply_to, e.is_addressed, e.is_automatic,
  e.raw_key IS NOT NULL AS is_whole, ${taskIdOfEmail(sql`e.id`)} AS task_id`;

/** Selects one inbound email, or no row. */
export function selectCandidate(ctx: Ctx, emailId: number): Statement<CandidateRow[]> {
  return database(ctx).all(sql`SELECT ${CANDIDATE} FROM ${emails} AS e
    WHERE e.id = ${emailId} AND e.organization_id = ${ctx.organizationId} AND e.direction = 'inbound'`);
}

/**
 * Selects, among the first `limit` emails after an id, those to the inbox that are neither automatic nor in spam or
 * trash and are recent enough. The second statement returns the last id and the number of all checked emails.
 */
export function selectCandidates(
  ctx: Ctx,
  range: { inboxId: number; after: number; limit: number; arrivedFrom: number; receivedFrom: number },
): [Statement<CandidateRow[]>, Statement<{ last: number | null; count: number }[]>] {
  const db = database(ctx);
  const checked = savedAfter(ctx, range.after, range.limit);
  return [
    db.all(sql`SELECT ${CANDIDATE} FROM (${checked}) AS checked JOIN ${emails} AS e ON e.id = checked.id
      WHERE NOT checked.is_history AND e.inbox_id = ${range.inboxId} AND e.direction = 'inbound' AND e.is_automatic = 0 AND +e.is_hidden = 0
        AND e.arrived_at >= ${range.arrivedFrom} AND e.received_at >= ${range.receivedFrom}
      ORDER BY e.id`),
    db.all(sql`SELECT max(id) AS last, count(*) AS count FROM (${checked})`),
  ];
}

/** Returns an SQL condition: the conversation of an email has had an automatic reply since this time. */
export function hadAutomaticReply(ctx: Ctx, emailId: number, since: number): SQL {
  return sql`EXISTS (SELECT 1 FROM ${emails} AS o
    WHERE o.thread_id = (SELECT thread_id FROM ${emails} WHERE id = ${emailId}) AND o.received_at > ${since}
      AND +o.organization_id = ${ctx.organizationId} AND o.direction = 'outbound' AND o.is_automatic = 1
      AND COALESCE(o.send_state, 'sent') <> 'failed')`;
}

/** Returns an SQL condition: a user has written in the conversation of an email since the email was saved. */
export function wasAnswered(ctx: Ctx, emailId: number, since: number): SQL {
  return sql`EXISTS (SELECT 1 FROM ${emails} AS e JOIN ${emails} AS o ON o.thread_id = e.thread_id
    WHERE e.id = ${emailId} AND e.organization_id = ${ctx.organizationId} AND o.received_at > ${since}
      AND +o.organization_id = ${ctx.organizationId} AND o.direction = 'outbound' AND o.is_automatic = 0
      AND o.created_at > e.created_at)`;
}

export function toCandidate(row: CandidateRow): Candidate {
  return {
    id: row.id,
    message_id: row.message_id,
    from_address: row.from_address,
    from_name: row.from_name,
    subject: row.subject,
    reply_to: JSON.parse(row.reply_to) as string[],
    is_addressed: row.is_addressed === 1,
    is_whole: row.is_whole === 1,
    task_id: row.task_id,
  };
}
