import { type SQL, sql } from 'drizzle-orm';
import type { Tag, Tags } from '../../../lib/tags.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { database, type Statement } from '../../platform/data/database.ts';
import { BOUNDS } from './durations.ts';
import { reportCounts } from './schema.ts';

/** Returns the bucket of a duration in minutes, as an expression. */
export function bucketOf(minutes: SQL): SQL {
  return sql`(SELECT count(*) FROM json_each(${JSON.stringify(BOUNDS)}) WHERE value <= ${minutes})`;
}

/**
 * Adds numbers to the counts. `numbers` is a SELECT of `at` (milliseconds), `tag`, `user_id` (0: nobody), `measure`,
 * `n`; an agent counts by its own id. Measures: `r` inbound email, `s` outbound by a person, `a` outbound by none, `o` open task, `d` done task; `f`
 * and `t` with a bucket's number: duration until a first reply, and until a task is done. Writes one row for each tag,
 * month and user, and none for sums of 0.
 */
export function addCounts(ctx: Ctx, numbers: SQL): Statement {
  const { organizationId } = ctx;
  // Only the changing numbers are read; a patch with NULL removes a number.
  const sums = (column: SQL) => sql`json_patch(report_counts.${column},
    (SELECT json_group_object(key, nullif(value + COALESCE(report_counts.${column} ->> key, 0), 0))
      FROM json_each(excluded.${column})))`;
  const objectOf = (condition: SQL) => sql`json_group_object(key, n) FILTER (WHERE ${condition})`;
  return database(ctx).run(sql`INSERT INTO ${reportCounts}
      (organization_id, tag, is_person, month, user_id, counts, open)
    SELECT ${organizationId}, tag, user_id > 0, month, user_id, ${objectOf(sql`measure <> 'o'`)},
      ${objectOf(sql`measure = 'o'`)}
    FROM (SELECT tag, user_id, CAST(strftime('%Y%m', at / 1000, 'unixepoch') AS INTEGER) AS month, measure,
          strftime('%d%H', at / 1000, 'unixepoch') || measure AS key, sum(n) AS n
        FROM (${numbers}) GROUP BY tag, user_id, month, key HAVING sum(n) <> 0)
    WHERE true GROUP BY tag, user_id, month
    ON CONFLICT DO UPDATE SET counts = ${sums(sql`counts`)}, open = ${sums(sql`open`)}`);
}

/** The counts of a month. */
export interface MonthRow {
  tag: Tag | '';
  month: number;
  userId: number;
  /** JSON: a number for each day, hour and measure. */
  counts: string;
}

/** Returns the tags as an SQL list: without a filter all of them, because the primary key begins with the tag. */
function listOf(tag: Tag | undefined, { list }: Tags): SQL {
  const all = ['', ...list.entries.map((entry) => entry.tag)];
  return sql`(SELECT value FROM json_each(${JSON.stringify(tag === undefined ? all : [tag])}))`;
}

/** Selects the counts of these months, in UTC. */
export function selectMonths(
  ctx: Ctx,
  tag: Tag | undefined,
  tags: Tags,
  { first, last }: { first: number; last: number },
): Statement<MonthRow[]> {
  return database(ctx).all(sql`SELECT tag, month, user_id AS userId, counts FROM ${reportCounts}
    WHERE organization_id = ${ctx.organizationId} AND tag IN ${listOf(tag, tags)} AND is_person IN (0, 1)
      AND month BETWEEN ${first} AND ${last}`);
}

/** The tasks of a month that are still open. */
export interface OpenRow {
  month: number;
  /** JSON: their number by day and hour of their start, such as `2309o`. */
  open: string;
}

/** Selects the months with open tasks. */
export function selectOpen(ctx: Ctx, tag: Tag | undefined, tags: Tags): Statement<OpenRow[]> {
  return database(ctx).all(sql`SELECT month, open FROM ${reportCounts}
    WHERE organization_id = ${ctx.organizationId} AND tag IN ${listOf(tag, tags)} AND is_person = 0 AND open <> '{}'`);
}
