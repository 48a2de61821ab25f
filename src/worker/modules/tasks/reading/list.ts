import type { Task } from '../../../../contract/tasks.ts';
import { type Ctx, workerOf } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { cutPage, type Page, readCursor, writeCursor } from '../../../platform/http/page.ts';
import { tagIfNamed, tagsOf } from '../../../platform/tags.ts';
import { toTask } from '../present.ts';
import {
  selectOverdue,
  selectSnoozedCount,
  selectTaskCounts,
  selectTasks,
  type TaskFilter,
} from './list-store.ts';

interface TaskQuery extends Omit<TaskFilter, 'assigneeId' | 'tag'> {
  /** A name or key. */
  tag?: string;
  assignee_id?: number | 'me' | 'none';
  overdue?: boolean;
  limit: number;
  offset: number;
  cursor?: string;
}

/**
 * Returns the user or agent, null for nobody, or undefined for anyone. `me` is the current user, an API key's creator, or
 * the agent.
 */
export function assigneeIdOf({ actor }: Ctx, assignee: TaskQuery['assignee_id']): number | null | undefined {
  if (assignee === 'none') return null;
  if (assignee !== 'me') return assignee;
  return workerOf(actor);
}

/**
 * Lists tasks of the organization by position; overdue ones by due date. Includes `total` if the stored counts have
 * it: for all, or one status; and for snoozed or other tasks, unless there are too many.
 */
export async function listTasks(ctx: Ctx, query: TaskQuery): Promise<Page<Task>> {
  if (query.overdue) return listOverdue(ctx, query);
  const filter = await filterOf(ctx, query);
  const tags = await tagsOf(ctx);
  // Negative: somebody has given the task a position.
  const [last] = readCursor(query, 1) ?? [];
  const [rows, counts, [asleep]] = await commit(database(ctx), [
    selectTasks(ctx, filter, {
      after: last === undefined ? null : { id: Math.abs(last), isMoved: last < 0 },
      limit: query.limit + 1,
      offset: query.offset,
    }),
    selectTaskCounts(ctx),
    selectSnoozedCount(ctx, query.status),
  ]);
  const page = cutPage(rows, query.limit, ({ id, place }) => writeCursor(place === null ? id : -id));
  const counted = counts
    .filter(({ status }) => query.status === undefined || query.status === status)
    .reduce((sum, { count }) => sum + count, 0);
  const { tag, priority, assignee_id: assignee, snoozed } = query;
  const isCounted = [tag, priority, assignee].every((filter) => filter === undefined);
  const total = totalOf(counted, asleep?.count, snoozed);
  const isKnown = isCounted && total !== undefined;
  return { rows: page.rows.map((row) => toTask(row, tags)), next: page.next, ...(isKnown ? { total } : {}) };
}

/** Returns the number of all, of snoozed, or of other tasks; undefined if `asleep` is needed but unknown. */
function totalOf(all: number, asleep: number | undefined, snoozed: boolean | undefined) {
  if (snoozed === undefined) return all;
  return snoozed || asleep === undefined ? asleep : all - asleep;
}

async function listOverdue(ctx: Ctx, query: TaskQuery): Promise<Page<Task>> {
  const [dueAt, id] = readCursor(query, 2) ?? [];
  const after = dueAt === undefined || id === undefined ? null : { dueAt, id };
  const { limit, offset } = query;
  const filter = await filterOf(ctx, query);
  const tags = await tagsOf(ctx);
  const [rows] = await commit(database(ctx), [
    selectOverdue(ctx, filter, { after, limit: limit + 1, offset }),
  ]);
  const page = cutPage(rows, limit, (last) => writeCursor(last.dueAt ?? 0, last.id));
  return { rows: page.rows.map((row) => toTask(row, tags)), next: page.next };
}

async function filterOf(ctx: Ctx, query: TaskQuery): Promise<TaskFilter> {
  const tag = await tagIfNamed(ctx, query.tag);
  return { ...query, tag, assigneeId: assigneeIdOf(ctx, query.assignee_id) };
}
