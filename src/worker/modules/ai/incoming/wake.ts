import type { ServiceCtx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { wakeJobs } from '../../../platform/work/jobs.ts';
import type { PastEvent } from '../../../platform/work/outbox.ts';
import { ANALYSIS } from '../analysis.ts';
import { updateAnalysesDue } from './store.ts';

/** Wakes the analysis of organizations with new mail: of these organizations, or of all. */
export async function wakeAnalyses(ctx: ServiceCtx, organizationIds?: number[]): Promise<void> {
  const [due] = await commit(database(ctx), [updateAnalysesDue(ctx, organizationIds)]);
  wakeJobs(ctx, ANALYSIS, due);
}

/** Wakes the analysis promptly after mail is saved. Cron wakes those that this misses. */
export async function wakeAnalysesOf(ctx: ServiceCtx, events: PastEvent[]): Promise<void> {
  const saved = events.filter(({ type }) => type === 'email.saved');
  if (saved.length === 0) return;
  await wakeAnalyses(ctx, [...new Set(saved.map(({ organizationId }) => organizationId))]);
}
