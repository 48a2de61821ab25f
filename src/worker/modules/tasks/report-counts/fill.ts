import { forOrganization, type ServiceCtx } from '../../../platform/ctx.ts';
import { commit, database, isRefusal } from '../../../platform/data/database.ts';
import { selectNotInReports, updateInReports } from './store.ts';

const TASKS_A_STEP = 200;
/** A step is five statements, and D1 runs 1,000 an invocation, those of other upkeep among them. */
const STEPS_A_TICK = 20;

/**
 * Continues to count tasks that are older than the reports, newest first. New ones are counted from the start. Each counts
 * once, also if two runs meet.
 */
export async function continueCountingTasks(service: ServiceCtx): Promise<void> {
  for (let step = 0; step < STEPS_A_TICK; step++) {
    const [found] = await commit(database(service), [selectNotInReports(service, TASKS_A_STEP)]);
    const [first] = found;
    if (!first) return;
    const ctx = forOrganization(service, first.organizationId);
    const ids = found
      .filter(({ organizationId }) => organizationId === ctx.organizationId)
      .map(({ id }) => id);
    try {
      await commit(database(ctx), updateInReports(ctx, ids));
    } catch (error) {
      // Another run has counted some of them; the next step reads the others.
      if (!isRefusal(error)) throw error;
    }
  }
}
