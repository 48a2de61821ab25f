import { z } from 'zod';
import { type Ctx, forOrganization, type ServiceCtx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { queueMessage } from '../../../platform/module.ts';
import { sendAll } from '../../../platform/work/jobs.ts';
import { wakeOutbox } from '../../../platform/work/outbox.ts';
import type { Part } from '../../../platform/work/upkeep.ts';
import { remindOfTasks } from './remind.ts';
import { selectAwake, selectAwakeAmong, selectToRemind, updateAwake } from './store.ts';

const KIND = 'task-dates';
/** Tasks of each kind that one tick wakes. The next tick continues. */
const WOKEN_PER_TICK = 2_500;
const TASKS_A_MESSAGE = 50;

export const taskDatesMessage = queueMessage(
  KIND,
  z.object({ organization_id: z.int(), task_ids: z.array(z.int()) }),
  (ctx, body) => followDates(forOrganization(ctx, body.organization_id), body.task_ids),
);

/** Queues messages about tasks whose snooze is over or that are due, by organization. */
export async function wakeTaskDates(ctx: ServiceCtx): Promise<void> {
  const [awake, due] = await commit(database(ctx), [
    selectAwake(ctx, WOKEN_PER_TICK),
    selectToRemind(ctx, WOKEN_PER_TICK),
  ]);
  const messages = [...Map.groupBy([...awake, ...due], (task) => task.organizationId)].flatMap(
    ([id, tasks]) =>
      chunk([...new Set(tasks.map((task) => task.id))]).map((ids) => ({
        body: { kind: KIND, organization_id: id, task_ids: ids },
      })),
  );
  if (messages.length > 0) ctx.defer(sendAll(ctx.env.SEND_QUEUE, messages));
}

export const wakeTaskDatesPart: Part = {
  look: (ctx) => [selectAwake(ctx, 1), selectToRemind(ctx, 1)],
  run: wakeTaskDates,
};

/** Ends the snoozes of these tasks that are over, and sends reminders of those that are due. */
export async function followDates(ctx: Ctx, ids: number[]): Promise<void> {
  const db = database(ctx);
  const [awake] = await commit(db, [selectAwakeAmong(ctx, ids)]);
  if (awake.length > 0) {
    await commit(db, updateAwake(ctx, ids));
    wakeOutbox(ctx);
  }
  await remindOfTasks(ctx, ids);
}

function chunk(ids: number[]): number[][] {
  const count = Math.ceil(ids.length / TASKS_A_MESSAGE);
  return Array.from({ length: count }, (_, i) => ids.slice(i * TASKS_A_MESSAGE, (i + 1) * TASKS_A_MESSAGE));
}
