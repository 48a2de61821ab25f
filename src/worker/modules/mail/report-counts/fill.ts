import type { ServiceCtx } from '../../../platform/ctx.ts';
import { fillIn } from '../../../platform/work/fill-in.ts';
import { selectNotInReports, updateInReports } from './store.ts';

const EMAILS_A_STEP = 200;

/** Continues to count mail that is older than the reports, newest first. New mail is counted from the start. */
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
