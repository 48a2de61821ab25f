import { type SQL, sql } from 'drizzle-orm';
import type { BounceAction } from '../../../../contract/mail/emails.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { bounces } from '../schema.ts';

/** A bounce's report on one recipient. */
export interface BounceRow {
  email_id: number;
  /** Null if the bounce names no recipient. */
  recipient: string | null;
  action: BounceAction;
  status: string | null;
  diagnostic: string | null;
  bounced_email_id: number | null;
  original_message_id: string | null;
}

/** The maximum number of recipients shown of a bounce, and of the bounces of an email. */
const MAX_ROWS = 100;

const SELECT = sql`SELECT email_id, recipient, action, status, diagnostic, bounced_email_id, original_message_id
  FROM ${bounces}`;

/** Selects the report of a bounce, by recipient. */
export function selectReport(ctx: Ctx, emailId: number | SQL): Statement<BounceRow[]> {
  return database(
    ctx,
  ).all(sql`${SELECT} WHERE email_id = ${emailId} AND organization_id = ${ctx.organizationId}
    ORDER BY position LIMIT ${MAX_ROWS}`);
}

/** Selects the bounces of an outbound email, by recipient, newest first. */
export function selectBounces(ctx: Ctx, emailId: number | SQL): Statement<BounceRow[]> {
  return database(ctx).all(sql`${SELECT} WHERE bounced_email_id = ${emailId}
    AND +organization_id = ${ctx.organizationId} ORDER BY email_id DESC, position LIMIT ${MAX_ROWS}`);
}
