import { type SQL, sql } from 'drizzle-orm';
import { sequences } from './schema.ts';

const SPAN = 2 ** 32;

/**
 * Ids of emails and tasks are `organization * 2^32 + n`: an organization's rows lie together, so that newest
 * first is a range of row ids. Within 2^53 as long as there are fewer than 2^21 organizations.
 */
export function idRange(organizationId: number): { first: number; last: number } {
  return { first: organizationId * SPAN, last: organizationId * SPAN + SPAN - 1 };
}

/** Below every id of an organization, as an expression. */
export function firstIdOf(organizationId: SQL): SQL {
  return sql`${organizationId} * ${sql.raw(String(SPAN))}`;
}

/** The last id of `name` that was given out, as an expression. */
export function lastId(organizationId: number, name: string): SQL<number> {
  return sql`(CAST(${organizationId * SPAN} AS INTEGER) + COALESCE((SELECT value FROM ${sequences}
    WHERE organization_id = ${organizationId} AND name = ${name}), 0))`;
}

/** The last ids of `name` of all organizations as a table expression: `organization_id, id`. */
export function lastIds(name: string): SQL {
  return sql`(SELECT organization_id, organization_id * ${sql.raw(String(SPAN))} + value AS id FROM ${sequences}
    WHERE name = ${name})`;
}

/** The next id of `name`, as an expression. The statement after must be `advance` in the same batch. */
export function nextId(organizationId: number, name: string): SQL<number> {
  return sql`(1 + ${lastId(organizationId, name)})`;
}

/** Moves the sequence on by `count`, if `when` holds. */
export function advance(organizationId: number, name: string, when: SQL, count = 1): SQL {
  return sql`INSERT INTO ${sequences} (organization_id, name, value)
    SELECT ${organizationId}, ${name}, ${count} WHERE ${when}
    ON CONFLICT (organization_id, name) DO UPDATE SET value = value + excluded.value`;
}
