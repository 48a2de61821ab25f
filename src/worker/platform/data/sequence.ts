import { type SQL, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { IS_OF_DIRECTORY } from './connection.ts';
import { sequences } from './schema.ts';

const SPAN = 2 ** 32;

/**
 * Sequences that count up from the middle of an organization's ids, so that what is older than the first of them (history)
 * can count down from there: lists by id stay in order of age. Those of an organization that had counted from 1 before go on
 * in the middle; its history lies between the two.
 */
const MIDDLE: Record<string, number> = { email: 2 ** 31, task: 2 ** 31 };
const middleOf = (name: string): number => MIDDLE[name] ?? 0;

/** The sequence that counts the ids of history. */
const historyOf = (name: string): string => `${name}_history`;

/** Which ids a statement gives out. */
export interface IdKind {
  /** Ids that count down from the middle: each is older than all that were given out before. */
  isHistory: boolean;
}

/**
 * Ids are `organization * 2^32 + n`: an organization's rows lie together, so that newest first is a range of row ids, and
 * none has the id of another organization's when it moves to their database. Within 2^53 as long as there are fewer than
 * 2^21 organizations. Rows of some tables are older than this and have smaller ids, which one table counted for all
 * organizations together (decision 0049).
 */
export function idRange(organizationId: number): { first: number; last: number } {
  return { first: organizationId * SPAN, last: organizationId * SPAN + SPAN - 1 };
}

/** The organization of an id, or null for one that was given out before ids named it. It need not exist. */
export function organizationOfId(id: number): number | null {
  return id < SPAN ? null : Math.floor(id / SPAN);
}

/** Below every id of an organization, as an expression. */
export function firstIdOf(organizationId: SQL): SQL {
  return sql`${organizationId} * ${sql.raw(String(SPAN))}`;
}

function countOf(organizationId: number, name: string): SQL {
  return sql`(SELECT value FROM ${sequences} WHERE organization_id = ${organizationId} AND name = ${name})`;
}

const integer = (value: number): SQL => sql`CAST(${value} AS INTEGER)`;
/** D1 binds numbers as REAL. */
const literal = (value: number): SQL => sql.raw(String(Math.trunc(value)));

/** The last id of `name` that was given out to what is no history, as an expression. Every later one is above it. */
export function lastId(organizationId: number, name: string): SQL<number> {
  return sql`(${integer(organizationId * SPAN)} + COALESCE(${countOf(organizationId, name)}, ${integer(middleOf(name))}))`;
}

/** The last ids of `name` of all organizations as a table expression: `organization_id, id`. History has none. */
export function lastIds(name: string): SQL {
  return sql`(SELECT organization_id, organization_id * ${sql.raw(String(SPAN))} + value AS id FROM ${sequences}
    WHERE name = ${name})`;
}

/** The next id of `name`, as an expression. The statement after must be `advance` in the same batch. */
export function nextId(organizationId: number, name: string): SQL<number> {
  return nextIds(organizationId, name, 1);
}

/**
 * The first of the next `count` ids of `name`, as an expression; the others follow it, also those of history. The statement
 * after must be `advance` by `count` in the same batch.
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

/** What `nextIds` answered, once `advance` has run. */
export function givenIds(
  organizationId: number,
  name: string,
  count: number,
  { isHistory }: Partial<IdKind> = {},
): SQL<number> {
  if (isHistory) return firstHistoryId(organizationId, name);
  return sql`(${lastId(organizationId, name)} - ${literal(count - 1)})`;
}

/** Moves the sequence on by `count`, if `when` holds. */
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

/** The lowest id of the history of `name`, as an expression; without any, the middle. Later history is below it. */
export function firstHistoryId(organizationId: number, name: string): SQL<number> {
  return sql`(${integer(organizationId * SPAN + middleOf(name))}
    - COALESCE(${countOf(organizationId, historyOf(name))}, 0))`;
}

/** True, as an expression, if an id of `name` is of history. */
export function isHistoryId(organizationId: number, name: string, id: SQL): SQL {
  return sql`(${id} < ${integer(organizationId * SPAN + middleOf(name))}
    AND ${id} >= ${firstHistoryId(organizationId, name)})`;
}

/**
 * Where a reader of what is new goes on that has come to `id`, as an expression: `id`, or behind the history if it stands in
 * it, as a reader does that began before the ids counted from the middle.
 */
export function behindHistory(organizationId: number, name: string, id: number): SQL {
  const middle = organizationId * SPAN + middleOf(name);
  if (id >= middle) return integer(id);
  return sql`iif(${isHistoryId(organizationId, name, integer(id + 1))}, ${integer(middle)}, ${integer(id)})`;
}

/** Above the ids of rows that are older than `organization * 2^32 + n`, as an expression that indexes have too. */
export const OLD_IDS_END = sql.raw(String(SPAN));

/** Where `newId` counts seconds from. 2^32 of them last until 2160. */
const CLOCK_BEGINS = Date.UTC(2024, 0, 1);
/** Clocks differ by less. */
const CLOCKS_DIFFER_MS = 60_000;
const secondsAt = (now: number): SQL => literal(Math.max(1, (now - CLOCK_BEGINS) / 1000));

/** Whether the clock has passed this id of an organization, so that `newId` gives it to no row again. */
export function isPast(id: number, now: number): boolean {
  return id < SPAN || id % SPAN < (now - CLOCKS_DIFFER_MS - CLOCK_BEGINS) / 1000;
}

/** Whose row it is, when it is inserted (milliseconds), and the order of the rows of one INSERT. */
interface NewRow {
  organizationId: number | SQL;
  now: number;
  order?: SQL;
  /** The name under which `keepIds` notes ids that are never given again. */
  kept?: string;
  /**
   * The directory has such rows too, and answers show both together: the ids are even where a batch of `directory` inserts
   * them, and odd otherwise.
   */
  isInBoth?: boolean;
}

/**
 * The id of a new row of `table`, as an expression for its INSERT: above all that the organization has there, and at least
 * the seconds since 2024. It reads one row and writes none, where `advance` writes one: for what nearly each batch inserts.
 *
 * Ids grow while rows are there, whatever the clocks say. An id is given out again only if the highest rows are deleted and
 * others follow before the clock has passed them: within a second, or longer after a burst of rows. What people or other
 * systems know by its id takes `nextId`, or `kept`, for which another row is read.
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
 * As `newId`, for an INSERT of the rows of a SELECT: each gets the next one, in the order of `order`. The organization may be
 * a column of the SELECT.
 */
export function newIds(table: SQLiteTable, row: Omit<NewRow, 'isInBoth'>): SQL<number> {
  const each = typeof row.organizationId === 'number' ? sql`` : sql`PARTITION BY ${row.organizationId}`;
  const inOrder = row.order ? sql`ORDER BY ${row.order}` : sql``;
  return sql`(${newId(table, row)} - 1 + row_number() OVER (${each} ${inOrder}))`;
}

/**
 * Comes before a DELETE of rows that have ids of `newId`, in its batch, so that the ids are never given again. `ids` is a
 * SELECT of them. It writes nothing once the clock has passed them.
 */
export function keepIds(name: string, ids: SQL, now: number): SQL {
  return sql`INSERT INTO ${sequences} (organization_id, name, value)
    SELECT past.id >> 32, ${name}, max(past.id & ${literal(SPAN - 1)}) FROM (${ids}) AS past
    WHERE past.id >= ${OLD_IDS_END} AND past.id & ${literal(SPAN - 1)} >= ${secondsAt(now - CLOCKS_DIFFER_MS)}
    GROUP BY 1
    ON CONFLICT (organization_id, name) DO UPDATE SET value = max(value, excluded.value)`;
}
