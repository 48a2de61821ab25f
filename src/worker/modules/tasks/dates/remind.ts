import type { Ctx } from '../../../platform/ctx.ts';
import { commit, isRefusal } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { listPeople, notify } from '../../identity/index.ts';
import { wakeNotices } from '../../notices/index.ts';
import { noticeOf } from './notice.ts';
import { type DueTask, requireUnreminded, selectUnreminded, updateReminded } from './store.ts';

/** Attempts in a race with changes of the same tasks. */
const MAX_ATTEMPTS = 5;

/**
 * Mails the assignees of the due ones among these tasks, of an agent its member; admins and owners, if no current member is assigned. Sends one
 * reminder per due date of a task, however often it is called and whatever the clock says: the mail is written in the
 * batch that records it.
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

/** Returns one notice for each recipient. */
async function writeNotices(ctx: Ctx, due: DueTask[]) {
  const assignees = new Set(due.flatMap(({ assigneeId }) => assigneeId ?? []));
  const people = await listPeople(ctx, [...assignees]);
  const members = new Map(
    people.filter(({ role }) => role !== null).map(({ id, actsFor }) => [id, actsFor ?? id]),
  );
  const groups = Map.groupBy(due, ({ assigneeId }) => members.get(assigneeId ?? 0) ?? null);
  const notices = [...groups].map(([userId, tasks]) => {
    const isOfNobody = userId === null;
    return notify(ctx, 'task_due', isOfNobody ? 'admins' : { userId }, (reader) =>
      noticeOf(ctx.env, tasks, isOfNobody, reader),
    );
  });
  return (await Promise.all(notices)).flat();
}
