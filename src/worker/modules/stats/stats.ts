import { TAGS, type Tag } from '../../../contract/mail/emails.ts';
import type { Stats } from '../../../contract/stats.ts';
import { TASK_STATUSES, type TaskStatus } from '../../../contract/tasks.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { commit, database } from '../../platform/data/database.ts';
import { emailCountsByTag } from '../mail/index.ts';
import { taskCountsByStatus } from '../tasks/index.ts';

/** The organization's numbers, from the kept counts: they cost the same at ten emails and at ten million. */
export async function getStats(ctx: Ctx): Promise<Stats> {
  const [emails, tasks] = (await commit(database(ctx), [emailCountsByTag(ctx), taskCountsByStatus(ctx)])) as [
    { tag: Tag; count: number }[],
    { status: TaskStatus; count: number }[],
  ];
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
  const found = new Map(counts);
  return Object.fromEntries(keys.map((key) => [key, found.get(key) ?? 0])) as Record<K, number>;
}
