import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { isHistoryId } from '../../../platform/data/sequence.ts';
import { emails, threadMessages, threads } from '../schema.ts';
import { emailReferences } from '../threads/schema.ts';
import { hasMoves, STANDING } from './move-store.ts';
import type { conversationMoves } from './schema.ts';

/** A move, and the range of mail that existed before it. */
type Moved = Pick<typeof conversationMoves.$inferSelect, 'intoId' | 'lastEmailId' | 'firstHistoryId'>;

/** A thread whose last change of shape was a merge. */
export interface Shaped {
  /** JSON of `Standing`. */
  standing: string;
  /** JSON: its newest email and the number of emails. Backfilled mail may be older than all others, so both count. */
  newest: string;
}

/** The value of `newest` of the thread `t`. */
const NEWEST = sql`(SELECT json_array(max(e.id), count(*)) FROM ${emails} AS e WHERE e.thread_id = t.id)`;

/** Selects the standing of a thread whose last merge or split has this token; or no row. */
export function selectShaped(ctx: Ctx, threadId: number, tokenHash: string): Statement<Shaped[]> {
  return database(ctx).all(sql`SELECT ${STANDING} AS standing,
      ${NEWEST} AS newest
    FROM ${threads} AS t
    WHERE t.id = ${threadId} AND t.organization_id = ${ctx.organizationId} AND t.shaped_by = ${tokenHash}`);
}

/** Returns an SQL condition: the thread is unchanged since `selectShaped`, and the token is not used yet. */
export function isStillShaped(
  ctx: Ctx,
  threadId: number,
  tokenHash: string,
  { standing, newest }: Shaped,
): SQL {
  return sql`${hasMoves(ctx, tokenHash)} AND EXISTS (SELECT 1 FROM ${threads} AS t WHERE t.id = ${threadId}
    AND t.organization_id = ${ctx.organizationId} AND ${STANDING} = ${standing}
    AND ${NEWEST} = ${newest})`;
}

/** Selects the ids that mail has added to a thread since a move. */
export function selectLateIds(ctx: Ctx, { intoId: threadId, ...move }: Moved): Statement<{ id: string }[]> {
  return database(ctx).all(sql`SELECT message_id AS id FROM ${threadMessages}
    WHERE thread_id = ${threadId} AND +organization_id = ${ctx.organizationId}
      AND ${isLater(ctx, sql`email_id`, move)}`);
}

/** Selects the mail of a thread since a move, with the ids that it references, as JSON; without cut edges. */
export function selectLateMail(
  ctx: Ctx,
  { intoId: threadId, ...move }: Moved,
): Statement<{ id: number; messageId: string; references: string }[]> {
  return database(ctx).all(sql`SELECT e.id, trim(e.message_id, '<>') AS messageId,
      (SELECT json_group_array(r.reference) FROM ${emailReferences} AS r
        WHERE r.email_id = e.id AND r.from_id IS NULL) AS "references"
    FROM ${emails} AS e
    WHERE e.thread_id = ${threadId} AND +e.organization_id = ${ctx.organizationId}
      AND ${isLater(ctx, sql`e.id`, move)}`);
}

/** Returns an SQL condition: an email was saved after a move. Ids of new mail ascend, those of history descend. */
function isLater(
  ctx: Ctx,
  id: SQL,
  { lastEmailId, firstHistoryId }: Pick<Moved, 'lastEmailId' | 'firstHistoryId'>,
): SQL {
  const below = firstHistoryId === null ? sql`` : sql` AND ${id} < ${firstHistoryId}`;
  const isHistory = isHistoryId(ctx.organizationId, 'email', id);
  return sql`(${id} > ${lastEmailId} AND NOT ${isHistory} OR ${isHistory}${below})`;
}
