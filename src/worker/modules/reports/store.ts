import { type SQL, sql } from 'drizzle-orm';
import { TAGS, type Tag } from '../../../contract/mail/emails.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { database, type Statement } from '../../platform/data/database.ts';
import { BOUNDS } from './durations.ts';
import { reportCounts } from './schema.ts';

/** The bucket of a duration in minutes, as an expression. */
export function bucketOf(minutes: SQL): SQL {
  return sql`(SELECT count(*) FROM json_each(${JSON.stringify(BOUNDS)}) WHERE value <= ${minutes})`;
}

/**
 * Adds numbers to the counts. `numbers` is a SELECT of `at` (milliseconds), `tag`, `user_id` (0: nobody), `measure` and
 * `n`. Measures are `r` an inbound email, `s` an outbound one of a person, `a` one of no person, `o` a task that is open, `d` one
 * that is done; `f` and `t` with the number of a bucket the duration until a first reply, and until a task is done. Writes one row for each tag, month and user of them, and none where they add up to 0.
 */
export function addCounts(ctx: Ctx, numbers: SQL): Statement {
  const { organizationId } = ctx;
  // Only the numbers that change are read; a patch with NULL takes a number away.
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

/** The tags are named, because the key begins with them. */
function tagsOf(tag: Tag | undefined): SQL {
  return sql`(SELECT value FROM json_each(${JSON.stringify(tag === undefined ? ['', ...TAGS] : [tag])}))`;
}

/** The counts of these months, in UTC. */
export function selectMonths(
  ctx: Ctx,
  tag: Tag | undefined,
  { first, last }: { first: number; last: number },
): Statement<MonthRow[]> {
  return database(ctx).all(sql`SELECT tag, month, user_id AS userId, counts FROM ${reportCounts}
    WHERE organization_id = ${ctx.organizationId} AND tag IN ${tagsOf(tag)} AND is_person IN (0, 1)
      AND month BETWEEN ${first} AND ${last}`);
}

/** The tasks of a month that are open still. */
export interface OpenRow {
  month: number;
  /** JSON: their number for each day and hour of the time that they count from, such as `2309o`. */
  open: string;
}

/** The months that have open tasks. */
export function selectOpen(ctx: Ctx, tag: Tag | undefined): Statement<OpenRow[]> {
  return database(ctx).all(sql`SELECT month, open FROM ${reportCounts}
    WHERE organization_id = ${ctx.organizationId} AND tag IN ${tagsOf(tag)} AND is_person = 0 AND open <> '{}'`);
}
