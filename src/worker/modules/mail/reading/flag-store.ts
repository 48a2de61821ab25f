import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { emails, threads } from '../schema.ts';
import { type EmailFilter, hasFlags, LISTED, newestFirst, type Position } from './list-store.ts';

interface FlagPage {
  after: Position | null;
  limit: number;
  offset: number;
  /** How many emails are looked at. */
  walked: number;
}

/**
 * The emails that are looked at, newest first: what is flagged by the index of such mail, which holds all columns that
 * are filtered by, else all that match the rest.
 */
export function walk(
  ctx: Ctx,
  filter: EmailFilter,
  { after, walked }: Pick<FlagPage, 'after' | 'walked'>,
): SQL {
  const index = filter.is_bounce ? 'bounce' : filter.is_automatic ? 'automatic' : null;
  const more = sql`, tag, direction, is_read, is_automatic, is_bounce`;
  if (index === null) return sql`${newestFirst(ctx, filter, after, more)} LIMIT ${walked}`;
  const range = after ? sql` AND (received_at, sort_id) < (${after.receivedAt}, ${after.id})` : sql``;
  return sql`SELECT id, received_at, sort_id${more} FROM ${emails} INDEXED BY ${sql.raw(`emails_${index}`)}
    WHERE organization_id = ${ctx.organizationId} AND ${sql.raw(`is_${index}`)} = 1${range}
    ORDER BY received_at DESC, sort_id DESC LIMIT ${walked}`;
}

/** Those of the walk that match, as far as the page needs them: nothing is sorted, so that it ends there. */
function matching(ctx: Ctx, filter: EmailFilter, page: FlagPage): SQL {
  const conditions = [hasFlags(filter)];
  if (filter.tag !== undefined) conditions.push(sql`e.tag = ${filter.tag}`);
  if (filter.direction !== undefined) conditions.push(sql`e.direction = ${filter.direction}`);
  if (filter.is_read !== undefined) conditions.push(sql`e.is_read = ${filter.is_read ? 1 : 0}`);
  return sql`SELECT id, received_at, sort_id FROM (${walk(ctx, filter, page)}) AS e
    WHERE ${sql.join(conditions, sql` AND `)} LIMIT ${page.limit} OFFSET ${page.offset}`;
}

/** Rows of ListedRow that match, newest first, of the newest `walked` that are looked at. */
export function flaggedEmails(ctx: Ctx, filter: EmailFilter, page: FlagPage): Statement {
  return database(ctx).all(sql`SELECT ${LISTED} FROM (${matching(ctx, filter, page)}) AS p
    JOIN ${emails} AS e ON e.id = p.id JOIN ${threads} AS t ON t.id = e.thread_id
    ORDER BY p.received_at DESC, p.sort_id DESC`);
}

/** `{id, received_at}` of the last email that was looked at, if the page is not full and there may be more. */
export function endOfWalk(ctx: Ctx, filter: EmailFilter, page: FlagPage): Statement {
  // As the limit, and not as a condition, it is asked before the first email is looked at.
  return database(ctx).all(sql`SELECT id, received_at FROM (${walk(ctx, filter, page)})
    LIMIT (SELECT count(*) < ${page.limit} FROM (${matching(ctx, filter, page)})) OFFSET ${page.walked - 1}`);
}
