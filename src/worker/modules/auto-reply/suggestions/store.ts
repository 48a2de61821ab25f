import { type SQL, sql } from 'drizzle-orm';
import type { Tags } from '../../../../lib/tags.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { nameInSql } from '../../../platform/tags.ts';
import { recordEvent } from '../../../platform/work/outbox.ts';
import { autoReplies, emails } from '../../mail/schema.ts';
import { wasAnswered } from '../candidates/candidate-store.ts';
import { MAX_AGE_MS } from '../candidates/limits.ts';

/** Returns an SQL condition: no user has replied to the email, and it never had an automatic reply or a draft. */
export function isUnanswered(ctx: Ctx, emailId: number): SQL {
  return sql`(NOT EXISTS (SELECT 1 FROM ${autoReplies} AS a WHERE a.email_id = ${emailId}
      AND a.organization_id = ${ctx.organizationId} AND a.status <> 'skipped')
    AND NOT ${wasAnswered(ctx, emailId, ctx.now() - MAX_AGE_MS)})`;
}

export function selectUnanswered(ctx: Ctx, emailId: number): Statement<{ isUnanswered: 0 | 1 }[]> {
  return database(ctx).all(sql`SELECT ${isUnanswered(ctx, emailId)} AS isUnanswered`);
}

/** Records the event `reply.requested` for an email without a reply, if `when` holds. */
export function insertReplyRequest(ctx: Ctx, emailId: number, tags: Tags, when: SQL): Statement {
  return recordEvent(
    ctx,
    'reply.requested',
    sql`(SELECT json_object('email_id', id, 'message_id', message_id, 'inbox_id', inbox_id, 'tag', ${nameInSql(tags, sql`tag`)},
        'from_address', from_address, 'subject', subject, 'auto_reply_id', NULL)
      FROM ${emails} WHERE id = ${emailId} AND organization_id = ${ctx.organizationId})`,
    sql`${isUnanswered(ctx, emailId)} AND ${when}`,
  );
}
