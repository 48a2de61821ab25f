import { type SQL, sql } from 'drizzle-orm';
import type { Series } from '../../../../lib/ical/index.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { calendarEvents } from './schema.ts';

const { series } = calendarEvents;

/** New values for fields of an event; `field` reads a current one. */
type Reduction = (field: (name: string) => SQL) => Record<string, SQL>;

/**
 * Returns the series as text with reduced events: hundreds of people and long texts would exhaust the memory of readers
 * of many events.
 */
export function reducedSeries(reduction: Reduction): SQL {
  const exceptions = sql`SELECT json_group_array(json(${reduce(sql`value`, '$', reduction)}))
    FROM json_each(${series}, '$.exceptions')`;
  return sql`json_replace(${reduce(sql`${series}`, '$.master', reduction)}, '$.exceptions', json((${exceptions})))`;
}

function reduce(json: SQL, path: '$' | '$.master', reduction: Reduction): SQL {
  const at = (name: string) => sql.raw(`'${path}.${name}'`);
  const changes = Object.entries(reduction((name) => sql`json_extract(${json}, ${at(name)})`));
  const values = changes.map(([name, value]) => sql`${at(name)}, ${value}`);
  return sql`json_replace(${json}, ${sql.join(values, sql`, `)})`;
}

/** The series reduced to what lists need. */
export const listedSeries = reducedSeries((field) => ({
  uid: sql`''`,
  attendees: sql`json('[]')`,
  organizer: sql`NULL`,
  description: sql`NULL`,
  location: sql`NULL`,
  url: sql`NULL`,
  summary: sql`substr(${field('summary')}, 1, 1000)`,
}));

/**
 * Returns an SQL condition: an event is among the smallest of `rows` (a SELECT of `id` and of `size`, in bytes), up to
 * `bytes` in total.
 */
export function isAmong(ctx: Ctx, rows: SQL, bytes: number): SQL {
  // The plus keeps SQLite from using the index by organization, which would read all events.
  return sql`+organization_id = ${ctx.organizationId} AND id IN (
    SELECT id FROM (SELECT id, sum(size) OVER (ORDER BY size, id) AS bytes FROM (${rows}))
    WHERE bytes <= ${bytes})`;
}

/** Parses the text of the column `series`. */
export function asSeries(text: SQL) {
  return text.mapWith((value: string): Series | null => JSON.parse(value)).as('series_text');
}
