import { type Ctx, forOrganization, type ServiceCtx } from '../../../platform/ctx.ts';
import { commit, database } from '../../../platform/data/database.ts';
import { notify } from '../../identity/index.ts';
import { wakeNotices } from '../../notices/index.ts';
import { MAIL_LATE, MAILED_PER_TICK } from '../limits.ts';
import { areWaiting, endWaiting, organizationsWaiting, selectReached } from './fire-store.ts';
import { noticeOf } from './notice.ts';

/**
 * Mails the admins of the organization about the alerts that were reached and not told of yet: one mail for all of
 * them. Apart from the batch that fires them, as only then it is known which these are. Two at once write one mail.
 */
export async function mailReached(ctx: Ctx): Promise<void> {
  const reached = await selectReached(ctx);
  if (reached.length === 0) return;
  const stillWaiting = areWaiting(ctx, reached);
  await commit(database(ctx), [
    ...(await notify(ctx, 'alert_reached', 'admins', noticeOf(reached), stillWaiting)),
    endWaiting(ctx, reached),
  ]);
  wakeNotices(ctx);
}

/** The same for alerts of all organizations whose mail was lost on the way; each organization on its own. */
export async function mailAlerts(ctx: ServiceCtx): Promise<void> {
  const waiting = await organizationsWaiting(ctx, ctx.now() - MAIL_LATE, MAILED_PER_TICK);
  for (const { organizationId } of waiting) {
    try {
      await mailReached(forOrganization(ctx, organizationId));
    } catch (error) {
      ctx.log.error('token_alert.mail_failed', error, { organization: organizationId });
    }
  }
}
