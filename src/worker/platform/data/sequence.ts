import { type SQL, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { IS_OF_DIRECTORY } from './database.ts';
import { sequences } from './schema.ts';

const SPAN = 2 ** 32;

/**
 * Sequences that count up from the middle of an organization's ids, so that history (rows older than the first of them)
 * can count down from there: lists by id stay in order of age. If an organization had counted from 1 before, its
 * sequence continues in the middle, and its history lies between the two.
 */
const MIDDLE: Record<string, number> = { email: 2 ** 31, task: 2 ** 31 };
const middleOf = (name: string): number => MIDDLE[name] ?? 0;

/** Returns the sequence that counts the ids of history. */
const historyOf = (name: string): string => `${name}_history`;

/** The kind of ids that a statement assigns. */
export interface IdKind {
  /** Whether ids count down from the middle: each is older than all assigned before. */
  isHistory: boolean;
}

/**
 * Returns an organization's range of ids: `organization * 2^32 + n`. Its rows lie together, so newest first is a range
 * of row ids, and moving to another database causes no collision. Stays within 2^53 for fewer than 2^21 organizations.
 * Rows of some tables are older than this scheme and have smaller ids, which one table numbered across all
 * organizations (decision 0049).
 */
export function idRange(organizationId: number): { first: number; last: number } {
  return { first: organizationId * SPAN, last: organizationId * SPAN + SPAN - 1 };
}

/** Returns the organization of an id, or null for an id older than this scheme. The organization need not exist. */
export function organizationOfId(id: number): number | null {
  return id < SPAN ? null : Math.floor(id / SPAN);
}

/** Returns a number below every id of an organization, as an expression. */
export function firstIdOf(organizationId: SQL): SQL {
  return sql`${organizationId} * ${sql.raw(String(SPAN))}`;
}

function countOf(organizationId: number, name: string): SQL {
  return sql`(SELECT value FROM ${sequences} WHERE organization_id = ${organizationId} AND name = ${name})`;
}

const integer = (value: number): SQL => sql`CAST(${value} AS INTEGER)`;
/** Writes a number as a literal: D1 binds numbers as REAL. */
const literal = (value: number): SQL => sql.raw(String(Math.trunc(value)));

/** Returns the last id of `name` assigned outside history, as an expression. Every later one is above it. */
export function lastId(organizationId: number, name: string): SQL<number> {
  return sql`(${integer(organizationId * SPAN)} + COALESCE(${countOf(organizationId, name)}, ${integer(middleOf(name))}))`;
}

/** Returns the last ids of `name` of all organizations, except history, as a table: `organization_id, id`. */
export function lastIds(name: string): SQL {
  return sql`(SELECT organization_id, organization_id * ${sql.raw(String(SPAN))} + value AS id FROM ${sequences}
    WHERE name = ${name})`;
}

/** Returns the next id of `name`, as an expression. The next statement in the same batch must be `advance`. */
export function nextId(organizationId: number, name: string): SQL<number> {
  return nextIds(organizationId, name, 1);
}

/**
 * Returns the first of the next `count` ids of `name`, as an expression; the others follow it, also those of history.
 * The next statement in the same batch must be `advance` by `count`.
 */
export function nextIds(
  organizationId: number,
  name: string,
  count: number,
  { isHistory }: Partial<IdKind> = {},
): SQL<number> {
  if (isHistory) return sql`(${firstHistoryId(organizationId, name)} - ${literal(count)})`;
  if (middleOf(name) === 0) return sql`(1 + ${lastId(organizationId, name)})`;
  return sql`(1 + max(${lastId(organizationId, name)}, ${integer(organizationId * SPAN + middleOf(name))}))`;
}

/** Returns the result of `nextIds` once `advance` has run. */
export function givenIds(
  organizationId: number,
  name: string,
  count: number,
  { isHistory }: Partial<IdKind> = {},
): SQL<number> {
  if (isHistory) return firstHistoryId(organizationId, name);
  return sql`(${lastId(organizationId, name)} - ${literal(count - 1)})`;
}

/** Advances the sequence by `count`, if `when` holds. */
export function advance(
  organizationId: number,
  name: string,
  when: SQL,
  count: number = 1,
  { isHistory }: Partial<IdKind> = {},
): SQL {
  const middle = isHistory ? 0 : middleOf(name);
  const from = middle === 0 ? sql`value` : sql`max(value, ${middle})`;
  return sql`INSERT INTO ${sequences} (organization_id, name, value)
    SELECT ${organizationId}, ${isHistory ? historyOf(name) : name}, ${middle + count} WHERE ${when}
    ON CONFLICT (organization_id, name) DO UPDATE SET value = ${from} + ${count}`;
}

/** Returns the lowest history id of `name`, as an expression; the middle if it has none. Later history is below it. */
export function firstHistoryId(organizationId: number, name: string): SQL<number> {
  return sql`(${integer(organizationId * SPAN + middleOf(name))}
    - COALESCE(${countOf(organizationId, historyOf(name))}, 0))`;
}

/** True, as an expression, if an id of `name` is in history. */
export function isHistoryId(organizationId: number, name: string, id: SQL): SQL {
  return sql`(${id} < ${integer(organizationId * SPAN + middleOf(name))}
    AND ${id} >= ${firstHistoryId(organizationId, name)})`;
}

/**
 * Returns where a reader of new rows continues after `id`, as an expression: `id`, or the end of history if `id` is in
 * it, as for a reader that started before the ids counted from the middle.
 */
export function behindHistory(organizationId: number, name: string, id: number): SQL {
  const middle = organizationId * SPAN + middleOf(name);
  if (id >= middle) return integer(id);
  return sql`iif(${isHistoryId(organizationId, name, integer(id + 1))}, ${integer(middle)}, ${integer(id)})`;
}

/** Above the ids of rows older than `organization * 2^32 + n`, as an expression that indexes contain, too. */
export const OLD_IDS_END = sql.raw(String(SPAN));

/** The epoch of `newId`, which counts seconds. 2^32 of them last until 2160. */
const CLOCK_BEGINS = Date.UTC(2024, 0, 1);
/** The maximum difference between clocks. */
const CLOCKS_DIFFER_MS = 60_000;
const secondsAt = (now: number): SQL => literal(Math.max(1, (now - CLOCK_BEGINS) / 1000));

/** Whether the clock has passed this id of an organization, so that `newId` never assigns it again. */
export function isPast(id: number, now: number): boolean {
  return id < SPAN || id % SPAN < (now - CLOCKS_DIFFER_MS - CLOCK_BEGINS) / 1000;
}

/** The organization of a new row, when it is inserted (milliseconds), and the order of the rows of one INSERT. */
interface NewRow {
  organizationId: number | SQL;
  now: number;
  order?: SQL;
  /** The name under which `keepIds` stores ids that are never assigned again. */
  kept?: string;
  /**
   * Whether the directory has such rows too, which responses merge with the others: ids are even if a batch of
   * `directory` inserts them, else odd.
   */
  isInBoth?: boolean;
}

/**
 * Returns the id of a new row of `table`, as an expression for its INSERT: above all of the organization's ids there,
 * and at least the seconds since 2024. It reads one row and writes none, where `advance` writes one: for frequent rows.
 *
 * Ids grow while rows exist, whatever the clocks say. An id is only reused if the highest rows are deleted and others
 * follow before the clock has passed them: within a second, or longer after a burst of rows. For rows that people or
 * other systems know by id, use `nextId`, or `kept`, which reads another row.
 */
export function newId(
  table: SQLiteTable,
  { organizationId, now, kept, isInBoth = false }: NewRow,
): SQL<number> {
  const first = firstIdOf(typeof organizationId === 'number' ? literal(organizationId) : organizationId);
  const highest = sql`(SELECT given.id FROM ${table} AS given
    WHERE given.id BETWEEN ${first} AND ${first} + ${literal(SPAN - 1)} ORDER BY given.id DESC LIMIT 1)`;
  const others = kept
    ? sql`, 1 + ${first} + COALESCE((SELECT kept.value FROM ${sequences} AS kept
        WHERE kept.organization_id = ${organizationId} AND kept.name = ${kept}), 0)`
    : sql``;
  const next = sql<number>`max(1 + COALESCE(${highest}, 0), ${first} + ${secondsAt(now)}${others})`;
  return isInBoth ? sql<number>`(((${next} + ${IS_OF_DIRECTORY}) | 1) - ${IS_OF_DIRECTORY})` : next;
}

/**
 * Like `newId`, for an INSERT of the rows of a SELECT: each gets the next id, in the order of `order`. The organization
 * may be a column of the SELECT.
 */
export function newIds(table: SQLiteTable, row: Omit<NewRow, 'isInBoth'>): SQL<number> {
  const each = typeof row.organizationId === 'number' ? sql`` : sql`PARTITION BY ${row.organizationId}`;
  const inOrder = row.order ? sql`ORDER BY ${row.order}` : sql``;
  return sql`(${newId(table, row)} - 1 + row_number() OVER (${each} ${inOrder}))`;
}

/**
 * Keeps the ids of rows that a DELETE with ids of `newId` removes from being assigned again. Comes before the DELETE in
 * its batch. `ids` is a SELECT of them. Writes nothing once the clock has passed them.
 */
export function keepIds(name: string, ids: SQL, now: number): SQL {
  return sql`INSERT INTO ${sequences} (organization_id, name, value)
    SELECT past.id >> 32, ${name}, max(past.id & ${literal(SPAN - 1)}) FROM (${ids}) AS past
    WHERE past.id >= ${OLD_IDS_END} AND past.id & ${literal(SPAN - 1)} >= ${secondsAt(now - CLOCKS_DIFFER_MS)}
    GROUP BY 1
    ON CONFLICT (organization_id, name) DO UPDATE SET value = max(value, excluded.value)`;
}
