import { forOrganization, type ServiceCtx } from '../../../platform/ctx.ts';
import { commit, database, isRefusal } from '../../../platform/data/database.ts';
import { selectNotInReports, updateInReports } from './store.ts';

const EMAILS_A_STEP = 200;
/** A step is six statements, and D1 runs 1,000 an invocation, those of other upkeep among them. */
const STEPS_A_TICK = 20;
/** A cron tick works for this long and leaves the rest to the next tick. */
const WORKING_MS = 15_000;

/**
 * Continues to count mail that is older than the reports, newest first. New mail is counted from the start. Each email counts
 * once, also if two runs meet.
 */
export async function continueCountingEmails(service: ServiceCtx): Promise<void> {
  const until = service.now() + WORKING_MS;
  for (let step = 0; step < STEPS_A_TICK && service.now() < until; step++) {
    const [found] = await commit(database(service), [selectNotInReports(service, EMAILS_A_STEP)]);
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
