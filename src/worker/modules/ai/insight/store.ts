import { and, eq, sql } from 'drizzle-orm';
import type { EmailAnalysis, ThreadSummary } from '../../../../contract/ai/insight.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { areStored } from '../../mail/index.ts';
import { aiAnalyses, aiSummaries, type KeptSummary } from '../schema.ts';

/** Selects the summary of the thread whose newest email this is, or no row. */
export function selectSummary(ctx: Ctx, lastEmailId: number): Statement<{ summary: KeptSummary }[]> {
  return database(ctx)
    .select({ summary: aiSummaries.summary })
    .from(aiSummaries)
    .where(and(eq(aiSummaries.lastEmailId, lastEmailId), eq(aiSummaries.organizationId, ctx.organizationId)));
}

/** Stores a summary of these emails, the last of which is `lastEmailId`, unless one was deleted meanwhile. */
export function upsertSummary(
  ctx: Ctx,
  lastEmailId: number,
  summary: ThreadSummary,
  emailIds: number[],
): Statement {
  const kept: KeptSummary = { ...summary, email_ids: emailIds };
  return database(
    ctx,
  ).run(sql`INSERT INTO ${aiSummaries} (last_email_id, organization_id, summary, created_at)
    SELECT ${lastEmailId}, ${ctx.organizationId}, ${JSON.stringify(kept)}, ${ctx.now()}
    WHERE ${areStored(ctx, emailIds)}
    ON CONFLICT (last_email_id) DO UPDATE SET summary = excluded.summary, created_at = excluded.created_at
      WHERE organization_id = excluded.organization_id`);
}

/** Selects the analysis of an email, or no row. */
export function selectAnalysis(ctx: Ctx, emailId: number): Statement<{ analysis: EmailAnalysis }[]> {
  return database(ctx)
    .select({ analysis: aiAnalyses.analysis })
    .from(aiAnalyses)
    .where(and(eq(aiAnalyses.emailId, emailId), eq(aiAnalyses.organizationId, ctx.organizationId)));
}

/** Stores the analysis of an email, unless the email was deleted meanwhile. */
export function upsertAnalysis(ctx: Ctx, emailId: number, analysis: EmailAnalysis): Statement {
  return database(ctx).run(sql`INSERT INTO ${aiAnalyses} (email_id, organization_id, analysis, created_at)
    SELECT ${emailId}, ${ctx.organizationId}, ${JSON.stringify(analysis)}, ${ctx.now()}
    WHERE ${areStored(ctx, [emailId])}
    ON CONFLICT (email_id) DO UPDATE SET analysis = excluded.analysis, created_at = excluded.created_at
      WHERE organization_id = excluded.organization_id`);
}
