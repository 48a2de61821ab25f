import { type SQL, sql } from 'drizzle-orm';
import type { BounceAction } from '../../../../contract/mail/emails.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { bounces } from '../schema.ts';

/** What a bounce says of one recipient; of none where it names none. */
export interface BounceRow {
  email_id: number;
  recipient: string | null;
  action: BounceAction;
  status: string | null;
  diagnostic: string | null;
  bounced_email_id: number | null;
  original_message_id: string | null;
}

const SHOWN = 100;

const SELECT = sql`SELECT email_id, recipient, action, status, diagnostic, bounced_email_id, original_message_id
  FROM ${bounces}`;

/** BounceRow of a bounce. */
export function bounceOf(ctx: Ctx, emailId: number | SQL): Statement {
  return database(
    ctx,
  ).all(sql`${SELECT} WHERE email_id = ${emailId} AND organization_id = ${ctx.organizationId}
    ORDER BY position LIMIT ${SHOWN}`);
}

/** BounceRow of what came back of an outbound email, newest first. */
export function bouncesOf(ctx: Ctx, emailId: number | SQL): Statement {
  return database(ctx).all(sql`${SELECT} WHERE bounced_email_id = ${emailId}
    AND +organization_id = ${ctx.organizationId} ORDER BY email_id DESC, position LIMIT ${SHOWN}`);
}
