import { type SQL, sql } from 'drizzle-orm';
import type { Ctx, ServiceCtx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { idRange, lastId, lastIds } from '../../../platform/data/sequence.ts';
import {
  type Claim,
  type DueJob,
  holdsLease,
  insertJob,
  type JobKind,
  updateIdleDue,
} from '../../../platform/work/jobs.ts';
import { ruleCursors } from '../../mail/schema.ts';
import { rules } from '../schema.ts';
import { WOKEN_PER_TICK } from './limits.ts';

/** The jobs that run rules: one for each organization that has ever had a rule, with the organization as subject. */
export const RULES: JobKind = { kind: 'rules', queue: 'SEND' };

/**
 * Returns the statements that must follow a change of rules in its batch. If no rule was enabled before, the rules
 * start with the next email, not with those that arrived in the meantime.
 */
export function startRules(ctx: Ctx): Statement[] {
  const { organizationId } = ctx;
  const { first, last } = idRange(organizationId);
  return [
    database(ctx).run(sql`INSERT INTO ${ruleCursors} (organization_id, run_up_to, is_active)
      SELECT ${organizationId}, ${lastId(organizationId, 'email')}, EXISTS (SELECT 1 FROM ${rules}
        WHERE organization_id = ${organizationId} AND is_enabled = 1
          AND id BETWEEN CAST(${first} AS INTEGER) AND CAST(${last} AS INTEGER)) WHERE true
      ON CONFLICT DO UPDATE SET run_up_to = iif(is_active, run_up_to, excluded.run_up_to),
        is_active = excluded.is_active`),
    insertJob(ctx, RULES, organizationId),
  ];
}

/** Selects the last email that rules have processed; no row if none is enabled. */
export function selectRunUpTo(ctx: Ctx): Statement<{ runUpTo: number }[]> {
  return database(ctx).all(sql`SELECT run_up_to AS runUpTo FROM ${ruleCursors}
    WHERE organization_id = ${ctx.organizationId} AND is_active = 1`);
}

/** Records that the rules have processed every email up to this id, if the claim still holds. */
export function updateRunUpTo(ctx: Ctx, claim: Claim, id: number): Statement {
  return database(ctx).run(sql`UPDATE ${ruleCursors} SET run_up_to = max(run_up_to, CAST(${id} AS INTEGER))
    WHERE organization_id = ${ctx.organizationId} AND ${holdsLease(claim)}`);
}

/** Returns an SQL expression for the next due time: now if there is unprocessed mail, else NULL. */
export function dueForNewMail(ctx: Ctx): SQL {
  const { organizationId } = ctx;
  return sql`(SELECT CASE WHEN run_up_to < ${lastId(organizationId, 'email')} THEN CAST(${ctx.now()} AS INTEGER) END
    FROM ${ruleCursors} WHERE organization_id = ${organizationId} AND is_active = 1)`;
}

/** Makes the jobs of organizations with mail unprocessed by rules due; of these organizations, or of all. */
export function updateRulesDue(ctx: ServiceCtx, organizationIds?: number[]): Statement<DueJob[]> {
  const some = organizationIds
    ? sql`AND c.organization_id IN (SELECT value FROM json_each(${JSON.stringify(organizationIds)}))`
    : sql``;
  return updateIdleDue(
    ctx,
    RULES,
    sql`SELECT c.organization_id, c.organization_id AS subject_id FROM ${ruleCursors} AS c
      JOIN ${lastIds('email')} AS last ON last.organization_id = c.organization_id
      WHERE c.is_active = 1 AND c.run_up_to < last.id ${some} LIMIT ${WOKEN_PER_TICK}`,
  );
}
