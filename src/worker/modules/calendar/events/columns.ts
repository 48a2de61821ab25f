import type { Response } from '../../../../contract/calendar/events.ts';
import { DomainError } from '../../../../lib/errors.ts';
import { type Attendee, type CalendarEvent, isDay, type Series } from '../../../../lib/ical/index.ts';
import { type Invitation, readInvitation } from '../../../../lib/invitations/index.ts';
import { expand, lastStartOf, recurs, spanOf } from '../../../../lib/recurrence/index.ts';
import { MAX_EVENT_BYTES } from '../limits.ts';
import type { EventContent, InstanceAnswer, StoredEvent } from './event.ts';

export const MINUTE = 60_000;
const DAY = 86_400_000;
/** The maximum duration of an event that is found by its start. Longer events are searched among the recurring ones. */
export const SHORT_SPAN = 10 * DAY;
/** The time after the start of an event at which a reminder of it is useless. */
export const MAX_LATE = 10 * MINUTE;
/** The maximum number of cancelled or past reminders that are skipped in a search. */
const REMINDERS_READ = 100;
/** The maximum number of answers to single occurrences that lists show: those to the latest occurrences. */
const MAX_ANSWERS = 500;
const NEVER = Number.MAX_SAFE_INTEGER;
const MAX_TITLE = 500;
const NO_TITLE = '(no title)';

type Computed = Pick<
  StoredEvent,
  | 'title'
  | 'status'
  | 'responses'
  | 'answers'
  | 'lastStart'
  | 'startsAt'
  | 'endsAt'
  | 'isLong'
  | 'isShown'
  | 'conferenceUrl'
  | 'remindAt'
  | 'remindedUntil'
>;

/**
 * Returns the derived columns of the content, so that lists and cron read only the rows they need. `before` is the old
 * row; null if it is new.
 */
export function columnsOf(
  { series, state, reminderMinutes, isBusy }: EventContent,
  before: Pick<StoredEvent, 'deletedAt' | 'remindedUntil'> | null,
  now: number,
): Computed {
  requireSmall(series, state);
  // Whoever adds an event that starts sooner needs no reminder.
  const remindedUntil = before?.remindedUntil ?? now + (reminderMinutes ?? 0) * MINUTE;
  const shown = series?.master ?? series?.exceptions[0];
  if (!series || !shown) return { ...NOTHING_SHOWN, remindedUntil };
  const lastStart = lastStartOf(series);
  const { from, to } = spanOf(series, lastStart);
  const isShown = (before?.deletedAt ?? null) === null;
  const status = isCancelled(series) ? 'cancelled' : shown.status === 'tentative' ? 'tentative' : 'confirmed';
  const isReminded = isShown && isBusy && reminderMinutes !== null;
  return {
    title: titleOf(shown),
    status,
    ...instanceAnswers(state),
    lastStart,
    startsAt: Math.floor(from),
    endsAt: to === null ? NEVER : Math.ceil(to),
    isLong: recurs(series) || to === null || to - from > SHORT_SPAN,
    isShown,
    conferenceUrl: shown.conference,
    remindAt: isReminded ? firstReminder({ series, lastStart }, reminderMinutes, remindedUntil, now) : null,
    remindedUntil,
  };
}

const NOTHING_SHOWN: Omit<Computed, 'remindedUntil'> = {
  title: '',
  status: 'cancelled',
  responses: null,
  answers: null,
  lastStart: null,
  startsAt: 0,
  endsAt: 0,
  isLong: false,
  isShown: false,
  conferenceUrl: null,
  remindAt: null,
};

/** Returns the title for lists: at most 500 characters. */
export function titleOf({ summary }: CalendarEvent): string {
  const title = summary?.trim().slice(0, MAX_TITLE) || NO_TITLE;
  return title.isWellFormed() ? title : title.slice(0, -1);
}

function instanceAnswers(state: EventContent['state']): Pick<Computed, 'responses' | 'answers'> {
  const invitation = state && readInvitation(state);
  const responses = (invitation?.responses ?? []).flatMap(({ recurrenceId, status }) =>
    recurrenceId === null ? [] : [{ recurrenceId, response: responseOf(status) }],
  );
  const answers = answersIn(invitation)
    .toSorted((a, b) => (a.recurrenceId.wall < b.recurrenceId.wall ? 1 : -1))
    .slice(0, MAX_ANSWERS);
  return { responses: responses.length > 0 ? responses : null, answers: answers.length > 0 ? answers : null };
}

/** Returns the answers of attendees to single occurrences. */
export function answersIn(invitation: Invitation | null): InstanceAnswer[] {
  return (invitation?.instanceReplies ?? []).flatMap(({ recurrenceId, email, name, status }) =>
    recurrenceId === null ? [] : [{ recurrenceId, email, name, status }],
  );
}

/** Returns the response that a status of participation stands for. Someone who delegates does not attend. */
export function responseOf(status: Attendee['status']): Response {
  return status === 'delegated' ? 'declined' : status;
}

function isCancelled({ master, exceptions }: Series): boolean {
  return master ? master.status === 'cancelled' : exceptions.every(({ status }) => status === 'cancelled');
}

/** A series with its `lastStartOf`, if known. */
interface KnownSeries {
  series: Series;
  lastStart: number | null;
}

function firstReminder(
  known: KnownSeries,
  minutes: number,
  remindedUntil: number,
  now: number,
): number | null {
  const { master, exceptions } = known.series;
  const isFloating = [master, ...exceptions].some(
    (event) => event?.start.zone === null && !isDay(event.start),
  );
  // The user's zone for floating times is only known when reminders are checked.
  if (isFloating) return now;
  return nextReminder(known, minutes, Math.max(remindedUntil, now - MAX_LATE), 'UTC');
}

/**
 * Returns the time of the next check of the reminders (milliseconds since 1970): `minutes` before the first occurrence
 * that starts after `after` and is neither cancelled nor all day; or later in the year, if none was found and the event
 * goes on. May be in the past. Floating times are in `zone`.
 */
export function nextReminder(
  { series, lastStart }: KnownSeries,
  minutes: number,
  after: number,
  zone: string,
): number | null {
  const range = { from: after + 1, to: after + 366 * DAY, zone, startsOnly: true, lastStart };
  const { occurrences } = expand(series, { ...range, limit: REMINDERS_READ });
  const next = occurrences.find(({ isAllDay, event }) => !isAllDay && event.status !== 'cancelled');
  if (next) return next.from - minutes * MINUTE;
  const read = occurrences.length === REMINDERS_READ ? occurrences.at(-1)!.from : range.to;
  const { to } = spanOf(series, lastStart ?? lastStartOf(series));
  return to === null || to > read ? read - minutes * MINUTE : null;
}

function requireSmall(...parts: unknown[]): void {
  const bytes = parts.map((part) => new TextEncoder().encode(JSON.stringify(part)).length);
  if (bytes.reduce((sum, each) => sum + each, 0) > MAX_EVENT_BYTES) {
    throw new DomainError('refused', 'EVENT_TOO_LARGE', 'The event has too many people or exceptions.');
  }
}
