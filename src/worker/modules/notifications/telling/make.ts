import type { NotificationSettings } from '../../../../contract/notifications/settings.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { type Listener, listListeners } from '../../identity/index.ts';
import { nextDigest } from '../digest/times.ts';
import { MAX_NOTIFICATIONS_A_RUN } from '../limits.ts';
import { effectiveSettings } from '../settings/effective.ts';
import { selectSettings } from '../settings/store.ts';
import { decide, isTo } from './decide.ts';
import { type Telling, type ToldEvent, tellingsOf } from './kinds.ts';
import { findOpen, type IsOpen } from './open.ts';
import type { NewNotification } from './store.ts';

interface Made {
  rows: NewNotification[];
  /** When members get the digest that these wait for. */
  digests: { userId: number; at: number }[];
  /** The last event that notifications were made of, if not all had room; else null. */
  endsAt: number | null;
}

/** A member who may be told, and what they want. */
interface Person {
  listener: Listener;
  settings: NotificationSettings;
}

/** Makes the notifications of events: of as many as have room. */
export async function makeNotifications(ctx: Ctx, events: ToldEvent[]): Promise<Made> {
  const told = events.map((event) => ({ event, tellings: tellingsOf(event) }));
  const all = told.flatMap(({ tellings }) => tellings);
  const people = await listPeople(ctx, all);
  const isOpen = await findOpen(
    ctx,
    all.map(({ threadId }) => threadId),
  );
  const made = new Map<string, NewNotification>();
  let endsAt: number | null = null;
  for (const { event, tellings } of told) {
    if (made.size >= MAX_NOTIFICATIONS_A_RUN) break;
    for (const row of tellings.flatMap((telling) => notificationsOf(ctx, event, telling, people, isOpen))) {
      // Of the same thing, what is told later replaces the earlier.
      made.set(`${row.userId}:${row.subject}`, row);
    }
    endsAt = event.id;
  }
  const rows = [...made.values()];
  return {
    rows,
    digests: digestsOf(ctx, people, rows),
    endsAt: endsAt === events.at(-1)?.id ? null : endsAt,
  };
}

/** Lists the members who may be told, and what they want. */
async function listPeople(ctx: Ctx, tellings: Telling[]): Promise<Person[]> {
  const named = tellings.flatMap(({ to }) => (Array.isArray(to) ? to : []));
  const mayBeAll = tellings.some(({ to }) => !Array.isArray(to));
  const listeners = await listListeners(ctx, mayBeAll ? 'members' : [...new Set(named)]);
  const ids = listeners.map(({ id }) => id);
  const [given] = await commit(database(ctx), [selectSettings(ctx, ids)]);
  const settings = new Map(given.map((row) => [row.userId, row.settings]));
  return listeners.map((listener) => ({
    listener,
    settings: effectiveSettings(settings.get(listener.id) ?? {}, ctx.now()),
  }));
}

/** Decides for each member whether and where they are told this. */
function notificationsOf(
  ctx: Ctx,
  { createdAt }: ToldEvent,
  telling: Telling,
  people: Person[],
  isOpen: IsOpen,
): NewNotification[] {
  const { to: _, ...what } = telling;
  return people.flatMap(({ listener, settings }) => {
    if (!isTo(telling, listener)) return [];
    const hasItOpen = telling.threadId !== null && isOpen(telling.threadId, listener.id);
    const decision = decide(telling, listener, settings, { isOpen: hasItOpen, now: ctx.now() });
    return decision ? [{ ...what, ...decision, userId: listener.id, createdAt }] : [];
  });
}

function digestsOf(ctx: Ctx, people: Person[], rows: NewNotification[]): Made['digests'] {
  const waiting = new Set(rows.filter(({ inDigest }) => inDigest).map(({ userId }) => userId));
  return people
    .filter(({ listener }) => waiting.has(listener.id))
    .map(({ listener: { id, timezone }, settings: { digest } }) => ({
      userId: id,
      at: nextDigest(digest, timezone, ctx.now()),
    }));
}
