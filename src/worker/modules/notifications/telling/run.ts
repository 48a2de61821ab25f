import { KEPT_NOTIFICATIONS } from '../../../../contract/notifications/notifications.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { type Claim, wakeJobs } from '../../../platform/work/jobs.ts';
import type { Ending, Job } from '../../../platform/work/run-job.ts';
import { insertDigestJobs } from '../digest/store.ts';
import { EVENTS_A_RUN, MAX_TELL_ATTEMPTS, MAX_WOKEN, TELL_LEASE, TRIMMED_EACH } from '../limits.ts';
import { insertPushJobs, PUSH } from '../pushing/store.ts';
import { makeNotifications } from './make.ts';
import {
  insertNotifications,
  selectLastEvent,
  selectToldEvents,
  TELL,
  toToldEvent,
  trimNotifications,
  updateCursor,
} from './store.ts';

/** Tells the members of an organization of the events since the last run. */
export const tellJob: Job = { ...TELL, lease: TELL_LEASE, wokenAtOnce: MAX_WOKEN, run: tell };

async function tell(ctx: Ctx, claim: Claim): Promise<Ending> {
  const [rows, [last]] = await commit(database(ctx), [
    selectToldEvents(ctx, EVENTS_A_RUN),
    selectLastEvent(ctx),
  ]);
  const isAll = rows.length < EVENTS_A_RUN;
  const end = (isAll ? last?.id : rows.at(-1)?.id) ?? 0;
  // If every attempt died, these events may be what kills the Worker.
  const isGivenUp = claim.attempts >= MAX_TELL_ATTEMPTS;
  if (isGivenUp) ctx.log.error('notifications.given_up', new Error('Every attempt died.'), { upTo: end });
  const made = isGivenUp ? null : await makeNotifications(ctx, rows.map(toToldEvent));
  const upTo = made?.endsAt ?? end;
  const next = { succeeded: true, at: isAll && !made?.endsAt ? null : ctx.now() } as const;
  if (!made || made.rows.length === 0) return { next, statements: [updateCursor(ctx, upTo)] };

  const insert = insertNotifications(ctx, made.rows);
  const pushes = insertPushJobs(ctx, [...new Set(made.rows.flatMap(({ pushTo }) => pushTo))]);
  const digests = insertDigestJobs(ctx, made.digests);
  return {
    next,
    statements: [updateCursor(ctx, upTo), insert, pushes, digests],
    after(results) {
      wakeJobs(ctx, PUSH, results.of(pushes));
      const inserted = results.of(insert);
      ctx.log.info('notifications.told', { events: rows.length, notifications: inserted.length });
      const toTrim = inserted.filter(({ id }) => id % TRIMMED_EACH === 0).map((row) => row.user_id);
      if (toTrim.length > 0)
        ctx.defer(commit(database(ctx), [trimNotifications(ctx, toTrim, KEPT_NOTIFICATIONS)]));
    },
  };
}
