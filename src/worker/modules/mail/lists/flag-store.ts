import { type SQL, sql } from 'drizzle-orm';
import type { ListBody } from '../../../../contract/mail/emails.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { emails, threads } from '../schema.ts';
import {
  type EmailFilter,
  hasFlags,
  type ListedRow,
  listed,
  newestFirst,
  type Position,
  rangeOf,
} from './list-store.ts';

interface FlagPage {
  after: Position | null;
  limit: number;
  offset: number;
  /** The number of emails to scan. */
  walked: number;
  body: ListBody;
}

/**
 * Returns a SELECT of the emails to scan, newest first. Flagged emails come from their own index, which has all columns
 * of the filter; for unflagged ones, all emails that match the rest of the filter are scanned.
 */
export function walk(
  ctx: Ctx,
  filter: EmailFilter,
  { after, walked }: Pick<FlagPage, 'after' | 'walked'>,
): SQL {
  const index = filter.is_bounce ? 'bounce' : filter.is_automatic ? 'automatic' : null;
  const more = sql`, tag, direction, is_read, is_automatic, is_bounce`;
  if (index === null) return sql`${newestFirst(ctx, filter, after, more)} LIMIT ${walked}`;
  const range = rangeOf(filter, after);
  return sql`SELECT id, received_at, sort_id${more} FROM ${emails} INDEXED BY ${sql.raw(`emails_${index}`)}
    WHERE organization_id = ${ctx.organizationId} AND ${sql.raw(`is_${index}`)} = 1 AND is_hidden = 0${range}
    ORDER BY received_at DESC, sort_id DESC LIMIT ${walked}`;
}

/** Returns a SELECT of the matches up to the end of the page. Nothing is sorted, so the scan ends there. */
function matching(ctx: Ctx, filter: EmailFilter, page: FlagPage): SQL {
  const conditions = [hasFlags(filter)];
  if (filter.tag !== undefined) conditions.push(sql`e.tag = ${filter.tag}`);
  if (filter.direction !== undefined) conditions.push(sql`e.direction = ${filter.direction}`);
  if (filter.is_read !== undefined) conditions.push(sql`e.is_read = ${filter.is_read ? 1 : 0}`);
  return sql`SELECT id, received_at, sort_id FROM (${walk(ctx, filter, page)}) AS e
    WHERE ${sql.join(conditions, sql` AND `)} LIMIT ${page.limit} OFFSET ${page.offset}`;
}

/** Selects the matching emails, newest first, among the newest `walked`. */
export function selectFlaggedEmails(ctx: Ctx, filter: EmailFilter, page: FlagPage): Statement<ListedRow[]> {
  return database(ctx).all(sql`SELECT ${listed(page.body)} FROM (${matching(ctx, filter, page)}) AS p
    JOIN ${emails} AS e ON e.id = p.id JOIN ${threads} AS t ON t.id = e.thread_id
    ORDER BY p.received_at DESC, p.sort_id DESC`);
}

/** Selects the last email scanned, if the page is not full and there may be more; else no row. */
export function selectEndOfWalk(
  ctx: Ctx,
  filter: EmailFilter,
  page: FlagPage,
): Statement<{ id: number; received_at: number }[]> {
  // SQLite evaluates the LIMIT clause, unlike a condition, before it reads the first email.
  return database(ctx).all(sql`SELECT id, received_at FROM (${walk(ctx, filter, page)})
    LIMIT (SELECT count(*) < ${page.limit} FROM (${matching(ctx, filter, page)})) OFFSET ${page.walked - 1}`);
}
