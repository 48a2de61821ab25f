import type { Audit, Recommendation } from '../../../../contract/audits/audits.ts';
import type { Task } from '../../../../contract/tasks.ts';
import { DomainError, isUniqueViolation, notFound } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { publicUrl } from '../../../platform/outside/public-url.ts';
import { tagsOf } from '../../../platform/tags.ts';
import { insertTask, selectTask, toTask } from '../../tasks/index.ts';
import { getAudit } from '../records/get.ts';
import { insertAuditTask } from './store.ts';

/** Pieces of evidence that a task quotes; the report has all. */
const MAX_EVIDENCE = 5;

/**
 * Creates the task of a recommendation, with the failures, the steps, and the address of the report. It is created
 * once: a repetition returns the same task. Throws `not_found`; `conflict` (NOT_COMPLETED).
 */
export async function createTaskFromRecommendation(
  ctx: Ctx,
  auditId: number,
  recommendationId: string,
): Promise<{ task: Task; isNew: boolean }> {
  const audit = await getAudit(ctx, auditId);
  if (audit.results === null) {
    throw new DomainError(
      'conflict',
      'NOT_COMPLETED',
      `The audit is ${audit.status}: only a completed audit has recommendations.`,
    );
  }
  const recommendation = audit.results.recommendations.find(({ id }) => id === recommendationId);
  if (!recommendation) throw notFound('recommendation');
  const task = await findTask(ctx, audit, recommendationId);
  if (task) return { task, isNew: false };

  const [insert, ...counters] = insertTask(
    ctx,
    {
      title: recommendation.title.trim() || recommendation.id,
      description: describe(ctx, audit, recommendation),
      priority: recommendation.impact,
    },
    null,
  );
  try {
    const statements = [insert, ...counters, insertAuditTask(ctx, auditId, recommendationId)] as const;
    const [[row]] = await commit(database(ctx), statements);
    return { task: toTask(row!, await tagsOf(ctx)), isNew: true };
  } catch (error) {
    if (!isUniqueViolation(error, 'audit_tasks.recommendation_id')) throw error;
    // Another request was faster.
    const made = await findTask(ctx, await getAudit(ctx, auditId), recommendationId);
    if (!made) throw error;
    return { task: made, isNew: false };
  }
}

async function findTask(ctx: Ctx, { tasks }: Audit, recommendationId: string): Promise<Task | null> {
  const link = tasks.find(({ recommendation_id: id }) => id === recommendationId);
  if (!link) return null;
  const [[row]] = await commit(database(ctx), [selectTask(ctx, link.task_id)]);
  return row ? toTask(row, await tagsOf(ctx)) : null;
}

function describe(ctx: Ctx, audit: Audit, { dimension, check_id: id, steps }: Recommendation): string {
  const check = audit.results?.dimensions[dimension]?.checks.find((each) => each.id === id);
  const evidence = check?.evidence.slice(0, MAX_EVIDENCE) ?? [];
  const left = (check?.evidence.length ?? 0) - evidence.length;
  const site = audit.results?.final_url ?? audit.url;
  return [
    ...(site === null ? [] : [`Site: ${site}`]),
    ...(check ? [`Failed check: ${check.title}`] : []),
    ...(evidence.length === 0 ? [] : ['', 'Found:', ...evidence.map((text) => `- ${text}`)]),
    ...(left > 0 ? [`- and ${left} more`] : []),
    ...(steps.length === 0 ? [] : ['', 'Steps:', ...steps.map((step, n) => `${n + 1}. ${step}`)]),
    '',
    `Report: ${publicUrl(ctx.env)}/api/audits/${audit.id}/report`,
  ].join('\n');
}
