import type { ServiceCtx } from '../../../platform/ctx.ts';
import { fillIn } from '../../../platform/work/fill-in.ts';
import type { Part } from '../../../platform/work/upkeep.ts';
import { selectNotInReports, selectWithoutPeriods, updateInReports, updatePeriods } from './store.ts';

const EMAILS_A_STEP = 200;

/** Continues the backfill of report counts from mail older than reports, newest first. New mail is counted at once. */
export async function continueCountingEmails(service: ServiceCtx): Promise<void> {
  await fillIn(
    service,
    () => selectNotInReports(service, EMAILS_A_STEP),
    (ctx, emails) =>
      updateInReports(
        ctx,
        emails.map(({ id }) => id),
      ),
  );
}

export const continueCountingEmailsPart: Part = {
  look: (ctx) => [selectNotInReports(ctx, 1)],
  run: continueCountingEmails,
};

/** Counts the emails of organizations that are older than the counts by period. */
export async function continueCountingPeriods(service: ServiceCtx): Promise<void> {
  await fillIn(
    service,
    () => selectWithoutPeriods(service),
    (ctx) => [updatePeriods(ctx)],
  );
}

export const continueCountingPeriodsPart: Part = {
  look: (ctx) => [selectWithoutPeriods(ctx)],
  run: continueCountingPeriods,
};
