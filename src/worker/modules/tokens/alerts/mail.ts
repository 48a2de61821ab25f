import { type Ctx, forOrganization, type ServiceCtx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { hasRoomForUpkeep } from '../../../platform/invocation/invocation.ts';
import type { Part } from '../../../platform/work/upkeep.ts';
import { notify } from '../../identity/index.ts';
import { wakeNotices } from '../../notices/index.ts';
import { MAIL_LATE, MAILED_PER_TICK } from '../limits.ts';
import { areWaiting, listReached, selectWaitingOrganizations, updateMailed } from './fire-store.ts';
import { noticeOf } from './notice.ts';

/**
 * Mails the admins of the organization about the alerts that have fired and are not mailed yet, in one mail. This
 * follows the batch that fires them, because only that batch knows which alerts fire. Concurrent calls write one
 * mail.
 */
export async function mailReached(ctx: Ctx): Promise<void> {
  const reached = await listReached(ctx);
  if (reached.length === 0) return;
  const stillWait = areWaiting(ctx, reached);
  await commit(database(ctx), [
    ...(await notify(ctx, 'alert_reached', 'admins', (reader) => noticeOf(reached, reader), stillWait)),
    updateMailed(ctx, reached),
  ]);
  wakeNotices(ctx);
}

/** Writes the missing mails of all organizations, one organization at a time. */
export async function mailAlerts(ctx: ServiceCtx): Promise<void> {
  const [waiting] = await commit(database(ctx), [
    selectWaitingOrganizations(ctx, ctx.now() - MAIL_LATE, MAILED_PER_TICK),
  ]);
  for (const { organizationId } of waiting) {
    if (!hasRoomForUpkeep()) return;
    try {
      await mailReached(forOrganization(ctx, organizationId));
    } catch (error) {
      ctx.log.error('token_alert.mail_failed', error, { organization: organizationId });
    }
  }
}

export const mailAlertsPart: Part = {
  look: (ctx) => [selectWaitingOrganizations(ctx, ctx.now() - MAIL_LATE, 1)],
  run: mailAlerts,
};
