import type { ServiceCtx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { wakeJobs } from '../../../platform/work/jobs.ts';
import type { PastEvent } from '../../../platform/work/outbox.ts';
import type { Part } from '../../../platform/work/upkeep.ts';
import { deletePastLog } from '../log-store.ts';
import { RULES, updateRulesDue } from './cursor-store.ts';
import { LOG_KEPT_MS, LOG_REMOVED_PER_TICK } from './limits.ts';

/** Wakes the rules of organizations with new mail: of these organizations, or of all. */
export async function wakeRules(ctx: ServiceCtx, organizationIds?: number[]): Promise<void> {
  const [due] = await commit(database(ctx), [updateRulesDue(ctx, organizationIds)]);
  wakeJobs(ctx, RULES, due);
}

/** Wakes the rules promptly after mail is saved. Cron wakes those that this misses. */
export async function wakeRulesOf(ctx: ServiceCtx, events: PastEvent[]): Promise<void> {
  const saved = events.filter(({ type }) => type === 'email.saved');
  if (saved.length === 0) return;
  await wakeRules(ctx, [...new Set(saved.map(({ organizationId }) => organizationId))]);
}

/** Deletes log entries past their retention, a bounded number per tick. */
export async function removePastRuleLog(ctx: ServiceCtx): Promise<void> {
  await commit(database(ctx), [pastLog(ctx)]);
}

const pastLog = (ctx: ServiceCtx) => deletePastLog(ctx, ctx.now() - LOG_KEPT_MS, LOG_REMOVED_PER_TICK);

export const removePastRuleLogPart: Part = {
  look: (ctx) => [pastLog(ctx)],
  run: removePastRuleLog,
};
