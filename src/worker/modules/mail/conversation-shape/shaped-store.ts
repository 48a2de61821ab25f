import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { isHistoryId } from '../../../platform/data/sequence.ts';
import { emails, threadMessages, threads } from '../schema.ts';
import { hasMoves, STANDING } from './move-store.ts';
import { type conversationMoves, emailReferences } from './schema.ts';

/** A move, and the mail that there was before it. */
type Moved = Pick<typeof conversationMoves.$inferSelect, 'intoId' | 'lastEmailId' | 'firstHistoryId'>;

/** A thread that a merge has shaped last. */
export interface Shaped {
  /** JSON of `Standing`. */
  standing: string;
  /** JSON: its newest email, and how many it has. Mail that is older than all others may come, too. */
  newest: string;
}

/** `newest` of the thread `t`. */
const NEWEST = sql`(SELECT json_array(max(e.id), count(*)) FROM ${emails} AS e WHERE e.thread_id = t.id)`;

/** How a thread stands that a merge or a split has shaped last; or no row. */
export function selectShaped(ctx: Ctx, threadId: number, tokenHash: string): Statement<Shaped[]> {
  return database(ctx).all(sql`SELECT ${STANDING} AS standing,
      ${NEWEST} AS newest
    FROM ${threads} AS t
    WHERE t.id = ${threadId} AND t.organization_id = ${ctx.organizationId} AND t.shaped_by = ${tokenHash}`);
}

/** True, as an expression, if the thread still stands as `selectShaped` answered, and the token is not used yet. */
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

/** The ids that mail has brought to a thread after a move. */
export function selectLateIds(ctx: Ctx, { intoId: threadId, ...move }: Moved): Statement<{ id: string }[]> {
  return database(ctx).all(sql`SELECT message_id AS id FROM ${threadMessages}
    WHERE thread_id = ${threadId} AND +organization_id = ${ctx.organizationId}
      AND ${isLater(ctx, sql`email_id`, move)}`);
}

/** The mail of a thread after a move, with the ids that it names, as JSON; without those that a person has parted. */
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

/** True, as an expression, if an email was saved after a move: ids of new mail go up, and those of history down. */
function isLater(
  ctx: Ctx,
  id: SQL,
  { lastEmailId, firstHistoryId }: Pick<Moved, 'lastEmailId' | 'firstHistoryId'>,
): SQL {
  const below = firstHistoryId === null ? sql`` : sql` AND ${id} < ${firstHistoryId}`;
  const isHistory = isHistoryId(ctx.organizationId, 'email', id);
  return sql`(${id} > ${lastEmailId} AND NOT ${isHistory} OR ${isHistory}${below})`;
}
