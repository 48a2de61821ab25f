import type { Stats } from '../../../contract/stats.ts';
import { TASK_STATUSES } from '../../../contract/tasks.ts';
import { isBuiltIn } from '../../../lib/tags.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { commit } from '../../platform/data/commit/commit.ts';
import { database } from '../../platform/data/database.ts';
import { tagsOf } from '../../platform/tags.ts';
import { selectEmailCountsByTag } from '../mail/index.ts';
import { selectTaskCounts } from '../tasks/index.ts';

/** Returns the organization's numbers, from stored counts: the cost does not grow with the number of emails. */
export async function getStats(ctx: Ctx): Promise<Stats> {
  const [emails, tasks] = await commit(database(ctx), [selectEmailCountsByTag(ctx), selectTaskCounts(ctx)]);
  const tags = await tagsOf(ctx);
  return {
    totalEmails: emails.reduce((sum, { count }) => sum + count, 0),
    tasksByStatus: withZeros(
      TASK_STATUSES,
      tasks.map(({ status, count }) => [status, count]),
    ),
    emailsByTag: Object.fromEntries(
      tags.entries.flatMap((entry) => {
        const count = emails
          .filter(({ tag }) => tags.nameOf(tag) === entry.name)
          .reduce((sum, each) => sum + each.count, 0);
        return isBuiltIn(entry) || count > 0 ? [[entry.name, count]] : [];
      }),
    ),
  };
}

function withZeros<K extends string>(keys: readonly K[], counts: [K, number][]): Record<K, number> {
  const countOf = new Map(counts);
  return Object.fromEntries(keys.map((key) => [key, countOf.get(key) ?? 0])) as Record<K, number>;
}
