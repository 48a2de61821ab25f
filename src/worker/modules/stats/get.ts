import { TAGS } from '../../../contract/mail/emails.ts';
import type { Stats } from '../../../contract/stats.ts';
import { TASK_STATUSES } from '../../../contract/tasks.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { commit } from '../../platform/data/commit/commit.ts';
import { database } from '../../platform/data/database.ts';
import { selectEmailCountsByTag } from '../mail/index.ts';
import { selectTaskCounts } from '../tasks/index.ts';

/** Returns the organization's numbers, from stored counts: the cost does not grow with the number of emails. */
export async function getStats(ctx: Ctx): Promise<Stats> {
  const [emails, tasks] = await commit(database(ctx), [selectEmailCountsByTag(ctx), selectTaskCounts(ctx)]);
  return {
    totalEmails: emails.reduce((sum, { count }) => sum + count, 0),
    tasksByStatus: withZeros(
      TASK_STATUSES,
      tasks.map(({ status, count }) => [status, count]),
    ),
    emailsByTag: withZeros(
      TAGS,
      emails.map(({ tag, count }) => [tag, count]),
    ),
  };
}

function withZeros<K extends string>(keys: readonly K[], counts: [K, number][]): Record<K, number> {
  const countOf = new Map(counts);
  return Object.fromEntries(keys.map((key) => [key, countOf.get(key) ?? 0])) as Record<K, number>;
}
