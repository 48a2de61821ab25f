import { type SQL, sql } from 'drizzle-orm';
import type { Ctx, ServiceCtx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { type Claim, type DueJob, holdsLease, updateIdleDue } from '../../../platform/work/jobs.ts';
import { settledIds, settledUpTo } from '../../mail/index.ts';
import { ANALYSIS } from '../analysis.ts';
import { ANALYSES_PER_TICK } from '../limits.ts';
import { aiPreferences } from '../schema.ts';

/** Records that every email up to this id was processed, if the claim still holds. */
export function updateAnalyzedUpTo(ctx: Ctx, claim: Claim, id: number): Statement {
  return database(ctx).run(sql`UPDATE ${aiPreferences}
    SET analyzed_up_to = max(analyzed_up_to, CAST(${id} AS INTEGER))
    WHERE organization_id = ${ctx.organizationId} AND ${holdsLease(claim)}`);
}

/** Returns an SQL expression for the next due time: now if there is unprocessed mail, else NULL. */
export function dueForNewMail(ctx: Ctx): SQL {
  const { organizationId } = ctx;
  return sql`(SELECT CASE WHEN analyzed_up_to < ${settledUpTo(organizationId)} THEN CAST(${ctx.now()} AS INTEGER) END
    FROM ${aiPreferences} WHERE organization_id = ${organizationId} AND analyze_new_emails = 1 AND is_enabled = 1)`;
}

/** Makes the jobs of organizations with unprocessed mail due; of these organizations, or of all. */
export function updateAnalysesDue(ctx: ServiceCtx, organizationIds?: number[]): Statement<DueJob[]> {
  const some = organizationIds
    ? sql`AND p.organization_id IN (SELECT value FROM json_each(${JSON.stringify(organizationIds)}))`
    : sql``;
  return updateIdleDue(
    ctx,
    ANALYSIS,
    sql`SELECT p.organization_id, p.organization_id AS subject_id FROM ${aiPreferences} AS p
      JOIN ${settledIds()} AS last ON last.organization_id = p.organization_id
      WHERE p.analyze_new_emails = 1 AND p.is_enabled = 1 AND p.analyzed_up_to < last.id ${some}
      LIMIT ${ANALYSES_PER_TICK}`,
  );
}
