import { type SQL, sql } from 'drizzle-orm';
import type { ListBody } from '../../../../contract/mail/emails.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { idRange } from '../../../platform/data/sequence.ts';
import { walk } from '../lists/flag-store.ts';
import {
  type EmailFilter,
  hasFlags,
  type ListedRow,
  listed,
  newestFirst,
  type Position,
} from '../lists/list-store.ts';
import { emails, threads } from '../schema.ts';
import { columnConditions, fulfils } from './check-store.ts';
import type { Condition } from './conditions.ts';

export interface SearchFilter extends EmailFilter {
  /** A condition on the thread `t` of the email. */
  ofThread?: SQL;
}

export interface Search {
  /** The MATCH expression that all results match; null if the index does not help. */
  match: string | null;
  conditions: Condition[];
  filter: SearchFilter;
  after: Position | null;
}

/** The extent of one statement. */
export interface Part {
  /** The maximum number of candidates that are sorted and read. If there are more, reads the newest emails instead. */
  most: number;
  /** Newest emails that the scan skips. */
  skipped: number;
  /** Emails that the scan reads. */
  walked: number;
  /** Whether to compute `end`. */
  needsEnd: boolean;
}

/** An email found; each row also has the extent of the search. */
export interface ResultRow extends ListedRow {
  /** Whether all candidates were read; 0 if the newest emails were scanned. */
  is_all: 0 | 1;
  /** JSON: received_at and id of the last email scanned, or null if there is no older email. */
  end: string | null;
}

/** Returns an SQL condition: the row of `email_terms` may match. Casts because D1 binds numbers as REAL. */
function mayMatch(ctx: Ctx, match: string): SQL {
  const { first, last } = idRange(ctx.organizationId);
  return sql`email_terms MATCH ${match}
    AND email_terms.rowid BETWEEN CAST(${first} AS INTEGER) AND CAST(${last} AS INTEGER)`;
}

/** Returns a SELECT of the ids of all candidates, newest first, without reading their texts. */
function candidates(ctx: Ctx, match: string, { conditions, filter, after }: Search): SQL {
  const older = after ? sql`AND (e.received_at, e.id) < (${after.receivedAt}, ${after.id})` : sql``;
  return sql`SELECT e.id, e.received_at FROM email_terms CROSS JOIN ${emails} AS e ON e.id = email_terms.rowid
    WHERE ${mayMatch(ctx, match)} AND e.organization_id = ${ctx.organizationId} ${older}
      AND ${hasColumns(filter)} AND ${columnConditions(conditions)}
    ORDER BY e.received_at DESC, e.id DESC`;
}

/** Returns a SELECT of the ids of the newest emails that match the indexed part of the filter. */
function newest(ctx: Ctx, { filter, after }: Search, { skipped, walked }: Part): SQL {
  const hasFlag = filter.is_automatic !== undefined || filter.is_bounce !== undefined;
  const inOrder = hasFlag
    ? walk(ctx, filter, { after, walked: skipped + walked })
    : newestFirst(ctx, filter, after);
  return sql`SELECT id, received_at FROM (${inOrder}) LIMIT ${walked} OFFSET ${skipped}`;
}

/**
 * Selects the emails that fulfil the conditions, newest first; if there are none, one row without an id. Reads texts in
 * this order, and only until the page is full.
 */
export function selectResults(
  ctx: Ctx,
  search: Search,
  part: Part,
  page: { limit: number; offset: number; body: ListBody },
): Statement<ResultRow[]> {
  const { match } = search;
  // LIMIT 0 keeps SQLite from starting; a condition would be evaluated per row.
  const upTo = (most: number, condition: SQL) =>
    sql`LIMIT (SELECT CASE WHEN ${condition} THEN CAST(${most} AS INTEGER) ELSE 0 END FROM how)`;
  const usesIndex = match !== null && part.most > 0;
  const isAll = usesIndex
    ? sql`NOT EXISTS (SELECT 1 FROM search_fills) AND
        (SELECT count(*) FROM (SELECT 1 FROM email_terms WHERE ${mayMatch(ctx, match)} LIMIT ${part.most + 1})) <= ${part.most}`
    : sql`false`;
  const ofIndex = usesIndex
    ? sql`SELECT * FROM (${candidates(ctx, match, search)} ${upTo(part.most, sql`is_all`)}) UNION ALL`
    : sql``;
  const end = part.needsEnd
    ? sql`CASE WHEN NOT how.is_all THEN (SELECT json_array(received_at, id)
        FROM (${newest(ctx, search, part)}) LIMIT 1 OFFSET ${part.walked - 1}) END`
    : sql`NULL`;
  return database(ctx).all<ResultRow>(sql`WITH how(is_all) AS MATERIALIZED (SELECT ${isAll}),
    found AS (SELECT e.id, e.received_at FROM (${ofIndex}
        SELECT * FROM (SELECT * FROM (${newest(ctx, search, part)}) ${upTo(part.walked, sql`NOT is_all`)})) AS p
      CROSS JOIN ${emails} AS e ON e.id = p.id
      WHERE ${hasColumns(search.filter)} AND ${ofThread(search.filter)} AND ${fulfils(search.conditions)}
      LIMIT ${page.limit} OFFSET ${page.offset})
    SELECT how.is_all, ${listed(page.body)}, ${end} AS end
    FROM how LEFT JOIN found LEFT JOIN ${emails} AS e ON e.id = found.id LEFT JOIN ${threads} AS t ON t.id = e.thread_id
    ORDER BY found.received_at DESC, found.id DESC`);
}

/** Returns an SQL condition: the row of the email `e` matches the filter. */
function hasColumns(filter: SearchFilter): SQL {
  const conditions = [hasFlags(filter), sql`e.is_hidden = ${filter.isHidden ? 1 : 0}`];
  if (filter.tag !== undefined) conditions.push(sql`e.tag = ${filter.tag}`);
  if (filter.direction !== undefined) conditions.push(sql`e.direction = ${filter.direction}`);
  if (filter.is_read !== undefined) conditions.push(sql`e.is_read = ${filter.is_read ? 1 : 0}`);
  return sql.join(conditions, sql` AND `);
}

function ofThread(filter: SearchFilter): SQL {
  if (filter.ofThread === undefined) return sql`true`;
  return sql`EXISTS (SELECT 1 FROM ${threads} AS t WHERE t.id = e.thread_id AND ${filter.ofThread})`;
}
