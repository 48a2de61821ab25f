import { and, eq } from 'drizzle-orm';
import type { EmailAnalysis } from '../../../../contract/ai/insight.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { aiAnalyses, aiSummaries, type KeptSummary } from '../schema.ts';

/** The summary of the thread whose newest email this is, or no row. */
export function selectSummary(ctx: Ctx, lastEmailId: number): Statement<{ summary: KeptSummary }[]> {
  return database(ctx)
    .select({ summary: aiSummaries.summary })
    .from(aiSummaries)
    .where(and(eq(aiSummaries.lastEmailId, lastEmailId), eq(aiSummaries.organizationId, ctx.organizationId)));
}

export function upsertSummary(ctx: Ctx, lastEmailId: number, summary: KeptSummary): Statement {
  const row = { summary, createdAt: ctx.now() };
  return database(ctx)
    .insert(aiSummaries)
    .values({ ...row, lastEmailId, organizationId: ctx.organizationId })
    .onConflictDoUpdate({
      target: aiSummaries.lastEmailId,
      set: row,
      setWhere: eq(aiSummaries.organizationId, ctx.organizationId),
    });
}

/** The analysis of an email, or no row. */
export function selectAnalysis(ctx: Ctx, emailId: number): Statement<{ analysis: EmailAnalysis }[]> {
  return database(ctx)
    .select({ analysis: aiAnalyses.analysis })
    .from(aiAnalyses)
    .where(and(eq(aiAnalyses.emailId, emailId), eq(aiAnalyses.organizationId, ctx.organizationId)));
}

export function upsertAnalysis(ctx: Ctx, emailId: number, analysis: EmailAnalysis): Statement {
  const row = { analysis, createdAt: ctx.now() };
  return database(ctx)
    .insert(aiAnalyses)
    .values({ ...row, emailId, organizationId: ctx.organizationId })
    .onConflictDoUpdate({
      target: aiAnalyses.emailId,
      set: row,
      setWhere: eq(aiAnalyses.organizationId, ctx.organizationId),
    });
}
