import { KEPT_NOTIFICATIONS } from '../../../../contract/notifications/notifications.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { type Claim, wakeJobs } from '../../../platform/work/jobs.ts';
import type { Ending, Job } from '../../../platform/work/run-job.ts';
import { type Listener, listListeners } from '../../identity/index.ts';
import { insertDigestJobs } from '../digest/store.ts';
import { nextDigest } from '../digest/times.ts';
import {
  EVENTS_A_RUN,
  MAX_NOTIFICATIONS_A_RUN,
  MAX_TELL_ATTEMPTS,
  MAX_WOKEN,
  TELL_LEASE,
  TRIMMED_EACH,
} from '../limits.ts';
import { insertPushJobs, PUSH } from '../pushing/store.ts';
import { effectiveSettings } from '../settings/effective.ts';
import { selectSettings } from '../settings/store.ts';
import { decide, isTo } from './decide.ts';
import { type Telling, type ToldEvent, tellingsOf } from './kinds.ts';
import { findOpen, type IsOpen } from './open.ts';
import {
  insertNotifications,
  type NewNotification,
  selectLastEvent,
  selectToldEvents,
  TELL,
  toToldEvent,
  trimNotifications,
  updateCursor,
} from './store.ts';

/** Tells the members of an organization of the events since the last run. */
export const tellJob: Job = { ...TELL, lease: TELL_LEASE, wokenAtOnce: MAX_WOKEN, run: tell };

type Told = Telling & { createdAt: number };

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
  const made = isGivenUp ? null : await notificationsOf(ctx, rows.map(toToldEvent));
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

/** Makes the notifications of events. `endsAt` is the last event if not all had room, else null. */
async function notificationsOf(
  ctx: Ctx,
  events: ToldEvent[],
): Promise<{ rows: NewNotification[]; digests: { userId: number; at: number }[]; endsAt: number | null }> {
  const tellings = events.map((event) => ({ event, told: tellingsOf(event) }));
  const audiences = tellings.flatMap(({ told }) => told.map(({ to }) => to));
  const listeners = await listListeners(ctx, idsOf(audiences));
  const isOpen = await findOpen(
    ctx,
    tellings.flatMap(({ told }) => told.map(({ threadId }) => threadId)),
  );
  const [given] = await commit(database(ctx), [
    selectSettings(
      ctx,
      listeners.map(({ id }) => id),
    ),
  ]);
  const settings = new Map(given.map((row) => [row.userId, row.settings]));
  const made = new Map<string, NewNotification>();
  let endsAt: number | null = null;
  for (const { event, told } of tellings) {
    if (made.size >= MAX_NOTIFICATIONS_A_RUN) break;
    for (const telling of told)
      tellListeners(ctx, { ...telling, createdAt: event.createdAt }, { listeners, settings, isOpen, made });
    endsAt = event.id;
  }
  const rows = [...made.values()];
  const digests = listeners
    .filter(({ id }) => rows.some(({ userId, inDigest }) => userId === id && inDigest))
    .map(({ id, timezone }) => ({
      userId: id,
      at: nextDigest(effectiveSettings(settings.get(id) ?? {}, ctx.now()).digest, timezone, ctx.now()),
    }));
  return { rows, digests, endsAt: endsAt === events.at(-1)?.id ? null : endsAt };
}

/** Decides for each member where they are told this. Of the same thing, what is told later replaces the earlier. */
function tellListeners(
  ctx: Ctx,
  telling: Told,
  to: {
    listeners: Listener[];
    settings: Map<number, Parameters<typeof effectiveSettings>[0]>;
    isOpen: IsOpen;
    made: Map<string, NewNotification>;
  },
): void {
  const now = ctx.now();
  const { to: _, ...rest } = telling;
  for (const listener of to.listeners) {
    if (!isTo(telling, listener)) continue;
    const settings = effectiveSettings(to.settings.get(listener.id) ?? {}, now);
    const isOpen = telling.threadId !== null && to.isOpen(telling.threadId, listener.id);
    const decision = decide(telling, listener, settings, { isOpen, now });
    if (decision)
      to.made.set(`${listener.id}:${telling.subject}`, { ...rest, ...decision, userId: listener.id });
  }
}

/** Returns the ids of those who may be told; `members` if it may be everybody. */
function idsOf(audiences: Telling['to'][]): number[] | 'members' {
  const ids = audiences.flatMap((to) => (Array.isArray(to) ? to : []));
  return audiences.some((to) => !Array.isArray(to)) ? 'members' : [...new Set(ids)];
}
