import { type SQL, sql } from 'drizzle-orm';
import { lastId, lastIds } from '../../../platform/data/sequence.ts';
import { ruleCursors } from '../schema.ts';

/** Returns an SQL expression: the last email that rules have processed; NULL if no rule is enabled. */
export function runUpTo(organizationId: SQL): SQL<number | null> {
  return sql`(SELECT reached.run_up_to FROM ${ruleCursors} AS reached
    WHERE reached.organization_id = ${organizationId} AND reached.is_active = 1)`;
}

/** Returns an SQL expression: the last email that rules have processed, or need not. Jobs for new mail stop there. */
export function settledUpTo(organizationId: number): SQL<number> {
  const last = lastId(organizationId, 'email');
  return sql`min(${last}, COALESCE(${runUpTo(sql`${organizationId}`)}, ${last}))`;
}

/** Returns `settledUpTo` of all organizations as a table expression: `organization_id, id`. */
export function settledIds(): SQL {
  return sql`(SELECT newest.organization_id,
      min(newest.id, COALESCE(${runUpTo(sql`newest.organization_id`)}, newest.id)) AS id
    FROM ${lastIds('email')} AS newest)`;
}
