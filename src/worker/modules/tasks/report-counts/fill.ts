import type { ServiceCtx } from '../../../platform/ctx.ts';
import { fillIn } from '../../../platform/work/fill-in.ts';
import type { Part } from '../../../platform/work/upkeep.ts';
import { selectNotInReports, updateInReports } from './store.ts';

const TASKS_A_STEP = 200;

/** Continues the backfill of report counts from tasks older than reports, newest first. New ones count at once. */
export async function continueCountingTasks(service: ServiceCtx): Promise<void> {
  await fillIn(
    service,
    () => selectNotInReports(service, TASKS_A_STEP),
    (ctx, tasks) =>
      updateInReports(
        ctx,
        tasks.map(({ id }) => id),
      ),
  );
}

export const continueCountingTasksPart: Part = {
  look: (ctx) => [selectNotInReports(ctx, 1)],
  run: continueCountingTasks,
};
