import type { Ctx } from '../../../platform/ctx.ts';
import { commit, database, isRefusal } from '../../../platform/data/database.ts';
import { findTimezone, listPeople, notify } from '../../identity/index.ts';
import { wakeNotices } from '../../notices/index.ts';
import { noticeOf } from './notice.ts';
import { type DueTask, requireUnreminded, selectUnreminded, updateReminded } from './store.ts';

/** Attempts against others who change the same tasks at the same time. */
const MAX_ATTEMPTS = 5;

/**
 * Mails the assignees of those of these tasks that are due; admins and owners, if nobody is assigned who is still a member.
 * Each due date of a task is reminded of once, however often this is called and whatever the clock says: the mail is
 * written in the batch that notes it.
 */
export async function remindOfTasks(ctx: Ctx, ids: number[]): Promise<void> {
  const db = database(ctx);
  for (let attempt = 1; ; attempt++) {
    const [due] = await commit(db, [selectUnreminded(ctx, ids)]);
    if (due.length === 0) return;
    try {
      await commit(db, [
        requireUnreminded(ctx, due),
        ...(await writeNotices(ctx, due)),
        updateReminded(ctx, due),
      ]);
      wakeNotices(ctx);
      return;
    } catch (error) {
      if (!isRefusal(error) || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}

/** One mail to each of those who are reminded. */
async function writeNotices(ctx: Ctx, due: DueTask[]) {
  const assignees = new Set(due.flatMap(({ assigneeId }) => assigneeId ?? []));
  const people = await listPeople(ctx, [...assignees]);
  const members = new Set(people.filter(({ role }) => role !== null).map(({ id }) => id));
  const zone = await findTimezone(ctx);
  const groups = Map.groupBy(due, ({ assigneeId }) =>
    assigneeId !== null && members.has(assigneeId) ? assigneeId : null,
  );
  const notices = [...groups].map(([userId, tasks]) => {
    const notice = noticeOf(ctx.env, tasks, zone, userId === null);
    return notify(ctx, 'task_due', userId === null ? 'admins' : { userId }, notice);
  });
  return (await Promise.all(notices)).flat();
}
