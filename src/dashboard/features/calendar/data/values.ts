/** The form values of an event, and their conversion to the API. */
import type { components } from '../../../api/schema.d.ts';
import { addDays, clockText, daysBetween, instantOf, isZone, minuteOf, wallOf } from '../../../lib/zones.ts';

type Schemas = components['schemas'];

/** The initial values of a new event. */
export interface Slot {
  date: string;
  /** Minutes of the day. If missing, the event is all-day or starts at the next full hour. */
  startMinute?: number;
  endMinute?: number;
  isAllDay?: boolean;
  /** The last date, if it differs. */
  endDate?: string;
  title?: string;
  /** The suggestion that the event accepts. */
  suggestionId?: number;
}

export interface Person {
  email: string;
  name: string | null;
}

export interface Values {
  title: string;
  isAllDay: boolean;
  /** Dates and times as in the browser's inputs. `endDate` is the last day. */
  startDate: string;
  startTime: string;
  endDate: string;
  endTime: string;
  zone: string;
  /** An RRULE; empty if the event does not repeat. */
  rule: string;
  people: Person[];
  location: string;
  conferenceUrl: string;
  description: string;
  /** Minutes, or empty. */
  reminder: string;
  inboxId: string;
}

const HOUR = 60;

/** Returns the values of a new event in a slot. Without a time, it begins at the next full hour. */
export function valuesOfSlot(slot: Slot, now: { date: string; minute: number }, zone: string): Values {
  const nextHour = slot.date === now.date ? Math.min(23, Math.floor(now.minute / HOUR) + 1) * HOUR : 9 * HOUR;
  const start = slot.startMinute ?? nextHour;
  const end = slot.endMinute ?? start + HOUR;
  return {
    title: slot.title ?? '',
    isAllDay: slot.isAllDay ?? false,
    startDate: slot.date,
    startTime: clockText(start),
    endDate: slot.endDate ?? addDays(slot.date, Math.floor(end / 1440)),
    endTime: clockText(end % 1440),
    zone,
    rule: '',
    people: [],
    location: '',
    conferenceUrl: '',
    description: '',
    reminder: '15',
    inboxId: '',
  };
}

/** Returns the values of an existing event at one of its occurrences, in the event's time zone. */
export function valuesOfEvent(
  event: Schemas['CalendarEvent'],
  times: { start: string; end: string },
  home: string,
): Values {
  const zone = event.timezone && isZone(event.timezone) ? event.timezone : home;
  const isAllDay = event.all_day;
  const start = isAllDay ? { date: times.start.slice(0, 10), minute: 9 * HOUR } : wallOf(times.start, zone);
  const end = isAllDay
    ? { date: addDays(times.end.slice(0, 10), -1), minute: 10 * HOUR }
    : wallOf(times.end, zone);
  return {
    title: event.title,
    isAllDay,
    startDate: start.date,
    startTime: clockText(start.minute),
    endDate: end.date,
    endTime: clockText(end.minute),
    zone,
    rule: event.recurrence ?? '',
    people: event.attendees
      .filter(({ email }) => email !== event.organizer?.email)
      .map(({ email, name }) => ({ email, name })),
    location: event.location ?? '',
    conferenceUrl: event.conference_url ?? '',
    description: event.description ?? '',
    reminder: event.reminder_minutes === null ? '' : String(event.reminder_minutes),
    inboxId: '',
  };
}

/** Changes the start. The end keeps its distance from it. */
export function withStart(values: Values, startDate: string, startTime: string): Values {
  if (!startDate || !startTime) return { ...values, startDate, startTime };
  const days = daysBetween(values.startDate || startDate, startDate);
  const shift = minuteOf(startTime) - minuteOf(values.startTime || startTime);
  const end = minuteOf(values.endTime) + shift;
  const over = Math.floor(end / 1440);
  return {
    ...values,
    startDate,
    startTime,
    endDate: addDays(values.endDate || startDate, days + over),
    endTime: clockText(end - over * 1440),
  };
}

/** Returns whether the event ends after it begins, in its time zone. */
export function isInOrder({ isAllDay, startDate, startTime, endDate, endTime, zone }: Values): boolean {
  if (isAllDay) return endDate >= startDate;
  const start = instantOf(startDate, minuteOf(startTime), zone);
  return instantOf(endDate, minuteOf(endTime), zone) > start;
}

/** Returns all values as an API request. Empty fields are null. */
export function bodyOf(values: Values) {
  const { isAllDay, startDate, startTime, endDate, endTime } = values;
  return {
    title: values.title.trim(),
    all_day: isAllDay,
    start: isAllDay ? startDate : `${startDate}T${startTime}`,
    end: isAllDay ? addDays(endDate, 1) : `${endDate}T${endTime}`,
    timezone: values.zone,
    recurrence: values.rule.trim() || null,
    attendees: values.people,
    location: values.location.trim() || null,
    conference_url: values.conferenceUrl.trim() || null,
    description: values.description.trim() || null,
    reminder_minutes: values.reminder === '' ? null : Number(values.reminder),
  } satisfies Partial<Schemas['UpdateCalendarEvent']>;
}

type Body = ReturnType<typeof bodyOf>;

/** Returns the changed fields. Start, end and time zone are sent together, as they depend on each other. */
export function changesOf(before: Values, after: Values): Partial<Body> {
  const old = bodyOf(before);
  const entries = Object.entries(bodyOf(after)) as [keyof Body, unknown][];
  const changed = new Set(
    entries
      .filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(old[name]))
      .map(([name]) => name),
  );
  const times = ['start', 'end', 'timezone', 'all_day'] as const;
  if (times.some((name) => changed.has(name))) for (const name of times) changed.add(name);
  return Object.fromEntries(entries.filter(([name]) => changed.has(name))) as Partial<Body>;
}
