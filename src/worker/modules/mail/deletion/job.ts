import { HIDDEN_STATES } from '../../../../contract/mail/deletion.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import type { DeletionHooks } from '../../../platform/module.ts';
import type { Ending, Job } from '../../../platform/work/run-job.ts';
import { getRetention } from '../../retention/index.ts';
import { EMAILS_A_STEP, removeEmails } from './remove-emails.ts';
import { DELETION, deleteEmptied, type Hidden, selectDoomedInState, selectEmptied } from './store.ts';

const DAY_MS = 86_400_000;
/** A step takes about 50 statements, and D1 allows 1,000 per invocation. */
const STEPS_A_RUN = 10;

/** Permanently deletes mail in spam and trash that has exceeded the organization's retention or was emptied. */
export const deletionJob = (deletionHooks: DeletionHooks): Job => ({
  ...DELETION,
  lease: 120_000,
  wokenAtOnce: 50,
  run: (ctx) => run(ctx, deletionHooks),
});

async function run(ctx: Ctx, deletionHooks: DeletionHooks): Promise<Ending> {
  const days = await getRetention(ctx);
  const [emptied] = await commit(database(ctx), [selectEmptied(ctx)]);
  let steps = 0;
  for (const state of HIDDEN_STATES) {
    const kept = ctx.now() - days[`${state}_days`] * DAY_MS;
    const upTo = Math.max(kept, emptied.find((row) => row.state === state)?.upTo ?? 0);
    while (await removeSome(ctx, { state, upTo }, deletionHooks)) {
      if (++steps < STEPS_A_RUN) continue;
      return { next: { succeeded: true, at: ctx.now() }, wakeAfter: 0 };
    }
  }
  return { next: { succeeded: true, at: null }, statements: deleteEmptied(ctx, emptied) };
}

/** Performs one step. Returns whether there may be more. */
async function removeSome(ctx: Ctx, hidden: Hidden, deletionHooks: DeletionHooks): Promise<boolean> {
  const [doomed] = await commit(database(ctx), [selectDoomedInState(ctx, hidden, EMAILS_A_STEP)]);
  await removeEmails(ctx, doomed, { withTasks: true, hidden }, deletionHooks);
  return doomed.length === EMAILS_A_STEP;
}
