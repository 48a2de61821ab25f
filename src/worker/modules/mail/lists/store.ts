import { type SQL, sql } from 'drizzle-orm';
import type { Direction, ListBody, SendState } from '../../../../contract/mail/emails.ts';
import type { Tag } from '../../../../lib/tags.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { emailCounts, emails, threads } from '../schema.ts';

export interface EmailFilter {
  tag?: Tag | undefined;
  direction?: Direction;
  is_read?: boolean;
  is_automatic?: boolean;
  is_bounce?: boolean;
  /** Whether to list conversations in spam and trash, or all others. */
  isHidden?: boolean;
  /** The earliest time of receipt (milliseconds since 1970). Only searches use it. */
  since?: number;
}

/** A row of the list; times in milliseconds. */
export interface ListedRow {
  id: number;
  message_id: string;
  from_address: string;
  from_name: string;
  to_address: string;
  subject: string;
  /** The first 2,000 characters of the text, or the snippet. */
  body_text: string;
  tag: Tag;
  direction: Direction;
  is_read: 0 | 1;
  received_at: number;
  in_reply_to: string | null;
  send_state: SendState | null;
  /** The actor who had it sent (`actorName`). */
  actor: string | null;
  message_count: number;
}

/** A position in the list, which is sorted by `received_at` and id, newest first. */
export interface Position {
  receivedAt: number;
  id: number;
}

/**
 * Returns a SELECT of the ids of the matching emails, newest first. Each filter is one range of an index, or up to four
 * ranges that SQLite merges in order, so it reads only the rows that it returns, however rare the combination. (D1
 * allows at most five parts in a compound SELECT.)
 */
export function newestFirst(ctx: Ctx, filter: EmailFilter, after: Position | null, more: SQL = sql``): SQL {
  return newestOf(ctx, filter, rangeOf(filter, after), more);
}

/** The same of a range: conditions for the beginning and the end. */
function newestOf(ctx: Ctx, filter: EmailFilter, range: SQL, more: SQL = sql``): SQL {
  const { tag, direction, is_read } = filter;
  const columns = sql`id, received_at, sort_id${more}`;
  // All indexes of lists are partial, on either value.
  const hidden = sql.raw(filter.isHidden ? '1' : '0');
  const ofOrganization = sql`SELECT ${columns} FROM ${emails}
    WHERE organization_id = ${ctx.organizationId} AND is_hidden = ${hidden}`;
  const ofTag = tag === undefined ? sql`` : sql` AND tag = ${tag}`;
  const order = sql` ORDER BY received_at DESC, sort_id DESC`;
  if (tag === undefined && direction === undefined && is_read === undefined) {
    return sql`${ofOrganization}${range}${order}`;
  }
  const directions = direction === undefined ? (['inbound', 'outbound'] as const) : [direction];
  const reads = is_read === undefined ? [0, 1] : [is_read ? 1 : 0];
  const parts = directions.flatMap((d) =>
    reads.map((r) => sql`${ofOrganization}${ofTag} AND direction = ${d} AND is_read = ${r}${range}`),
  );
  return sql`${sql.join(parts, sql` UNION ALL `)}${order}`;
}

/** Returns the conditions for the beginning and the end of a list. */
export function rangeOf({ since }: EmailFilter, after: Position | null): SQL {
  // No CAST here: SQLite seeks on a pair only if both values have the columns' own type.
  const first = after ? sql` AND (received_at, sort_id) < (${after.receivedAt}, ${after.id})` : sql``;
  return since === undefined ? first : sql`${first} AND received_at >= ${since}`;
}

/** Returns an SQL condition: the email `e` has the flags of the filter. */
export function hasFlags({ is_automatic, is_bounce }: EmailFilter): SQL {
  const conditions = [sql`true`];
  if (is_automatic !== undefined) conditions.push(sql`e.is_automatic = ${is_automatic ? 1 : 0}`);
  if (is_bounce !== undefined) conditions.push(sql`e.is_bounce = ${is_bounce ? 1 : 0}`);
  return sql.join(conditions, sql` AND `);
}

/** Returns the columns of a list, with the first 2,000 characters of the text, or the snippet. */
export function listed(body: ListBody): SQL {
  // Older mail has no snippet until the backfill.
  const text =
    body === 'snippet' ? 'COALESCE(e.snippet, substr(e.body_text, 1, 300))' : 'substr(e.body_text, 1, 2000)';
  return sql`e.id, e.message_id, e.from_address, e.from_name, e.to_address, e.subject, ${sql.raw(text)} AS body_text,
    e.tag, e.direction, e.is_read, e.received_at, e.in_reply_to, e.send_state, e.actor, t.message_count`;
}

/** The offset from which a list skips whole periods, whose counts cost about as much as this many emails. */
const DEEP = 500;
const END_OF_TIME = sql.raw(String(Number.MAX_SAFE_INTEGER));

/** Selects the emails of a page, newest first. */
export function selectEmails(
  ctx: Ctx,
  filter: EmailFilter,
  { after, limit, offset, body }: { after: Position | null; limit: number; offset: number; body: ListBody },
): Statement<ListedRow[]> {
  const isDeep = offset > DEEP;
  const start = isDeep ? sql`WITH start AS MATERIALIZED (${startOf(ctx, filter, offset)})` : sql``;
  const found = isDeep
    ? sql`${newestOf(ctx, filter, sql` AND received_at < (SELECT received_before FROM start)`)}
      LIMIT ${limit} OFFSET (SELECT rest FROM start)`
    : sql`${newestFirst(ctx, filter, after)} LIMIT ${limit} OFFSET ${offset}`;
  return database(ctx).all(sql`${start} SELECT ${listed(body)} FROM (${found}) AS p
    JOIN ${emails} AS e ON e.id = p.id JOIN ${threads} AS t ON t.id = e.thread_id
    ORDER BY p.received_at DESC, p.sort_id DESC`);
}

/**
 * Returns a SELECT of the end of the period that has the email at this offset, and of the offset from there. If not all
 * emails are counted by period, it is the end of time, and the whole offset.
 */
function startOf(ctx: Ctx, filter: EmailFilter, offset: number): SQL {
  const counted = isCounted(ctx, filter);
  // SQLite takes `n` from the row that has the minimum.
  return sql`WITH numbers AS MATERIALIZED (SELECT CAST(p.key AS INTEGER) AS period, sum(p.value) AS n
        FROM ${emailCounts} AS c, json_each(c.periods) AS p WHERE ${counted} GROUP BY 1),
      skipped AS (SELECT period, sum(n) OVER (ORDER BY period DESC) - n AS n FROM numbers)
    SELECT COALESCE((min(period) + 1) << 31, ${END_OF_TIME}) AS received_before, ${offset} - COALESCE(n, 0) AS rest
    FROM skipped WHERE n <= ${offset} AND (SELECT sum(n) FROM numbers) = (SELECT sum(count) FROM ${emailCounts} WHERE ${counted})`;
}

/** Selects the number of matching emails from the stored counts. */
export function selectTotal(ctx: Ctx, filter: EmailFilter): Statement<{ total: number }[]> {
  return database(ctx).all(sql`SELECT COALESCE(sum(count), 0) AS total FROM ${emailCounts}
    WHERE ${isCounted(ctx, filter)}`);
}

/** Returns a condition on `email_counts`: the counts are of the filter. */
function isCounted(ctx: Ctx, { tag, direction, is_read }: EmailFilter): SQL {
  const conditions = [sql`organization_id = ${ctx.organizationId}`];
  if (tag !== undefined) conditions.push(sql`tag = ${tag}`);
  if (direction !== undefined) conditions.push(sql`direction = ${direction}`);
  if (is_read !== undefined) conditions.push(sql`is_read = ${is_read ? 1 : 0}`);
  return sql.join(conditions, sql` AND `);
}

/** Selects the number of emails per tag, and of unread ones, from the stored counts, without tags that have none. */
export function selectEmailCountsByTag(ctx: Ctx): Statement<{ tag: Tag; count: number; unread: number }[]> {
  return database(ctx).all(sql`SELECT tag, sum(count) AS count,
      sum(iif(direction = 'inbound' AND is_read = 0, count, 0)) AS unread FROM ${emailCounts}
    WHERE organization_id = ${ctx.organizationId} GROUP BY tag`);
}

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
