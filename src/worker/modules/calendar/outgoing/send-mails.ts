import type { Ctx } from '../../../platform/ctx.ts';
import { listDueJobs, wakeJobs } from '../../../platform/work/jobs.ts';
import { CALENDAR_MAIL } from './mail-store.ts';

/** Jobs that one change wakes; cron wakes the rest. */
const WOKEN = 100;

/** Tells the queue that there are mails to send. If this is lost, the next cron tick finds them. */
export function wakeInvitationMails(ctx: Ctx): void {
  ctx.defer(listDueJobs(ctx, CALENDAR_MAIL, WOKEN).then((due) => wakeJobs(ctx, CALENDAR_MAIL, due)));
}
