import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { emails, threadMessages, threads } from '../schema.ts';
import { hasMoves, STANDING } from './move-store.ts';
import { emailReferences } from './schema.ts';

/** A thread that a merge has shaped last. */
export interface Shaped {
  /** JSON of `Standing`. */
  standing: string;
  newestId: number;
}

/** How a thread stands that a merge or a split has shaped last, and its newest email; or no row. */
export function selectShaped(ctx: Ctx, threadId: number, tokenHash: string): Statement<Shaped[]> {
  return database(ctx).all(sql`SELECT ${STANDING} AS standing,
      (SELECT max(e.id) FROM ${emails} AS e WHERE e.thread_id = t.id) AS newestId
    FROM ${threads} AS t
    WHERE t.id = ${threadId} AND t.organization_id = ${ctx.organizationId} AND t.shaped_by = ${tokenHash}`);
}

/** True, as an expression, if the thread still stands as `selectShaped` answered, and the token is not used yet. */
export function isStillShaped(
  ctx: Ctx,
  threadId: number,
  tokenHash: string,
  { standing, newestId }: Shaped,
): SQL {
  return sql`${hasMoves(ctx, tokenHash)} AND EXISTS (SELECT 1 FROM ${threads} AS t WHERE t.id = ${threadId}
    AND t.organization_id = ${ctx.organizationId} AND ${STANDING} = ${standing}
    AND (SELECT max(e.id) FROM ${emails} AS e WHERE e.thread_id = t.id) = ${newestId})`;
}

/** The ids that mail has brought to a thread after an email. */
export function selectLateIds(ctx: Ctx, threadId: number, after: number): Statement<{ id: string }[]> {
  return database(ctx).all(sql`SELECT message_id AS id FROM ${threadMessages}
    WHERE thread_id = ${threadId} AND +organization_id = ${ctx.organizationId} AND email_id > ${after}`);
}

/** The mail of a thread after an email, with the ids that it names, as JSON; without those that a person has parted. */
export function selectLateMail(
  ctx: Ctx,
  threadId: number,
  after: number,
): Statement<{ id: number; messageId: string; references: string }[]> {
  return database(ctx).all(sql`SELECT e.id, trim(e.message_id, '<>') AS messageId,
      (SELECT json_group_array(r.reference) FROM ${emailReferences} AS r
        WHERE r.email_id = e.id AND r.from_id IS NULL) AS "references"
    FROM ${emails} AS e
    WHERE e.thread_id = ${threadId} AND +e.organization_id = ${ctx.organizationId} AND e.id > ${after}`);
}
