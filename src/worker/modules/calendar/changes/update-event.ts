import type {
  CalendarEventBody,
  UpdateEvent,
  UpdateEventQuery,
} from '../../../../contract/calendar/events.ts';
import type { Series } from '../../../../lib/ical/index.ts';
import { openClocks } from '../../../../lib/recurrence/clock.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { findTimezone } from '../../identity/index.ts';
import { changeEvent, type EventChange, newUid } from '../events/change-event.ts';
import type { EventContent, StoredEvent } from '../events/event.ts';
import { type Organizer, requireOrganizer } from '../outgoing/index.ts';
import { presentEvent } from '../reading/present.ts';
import { findOccurrence } from './find-occurrence.ts';
import { readChange } from './input/read-change.ts';
import { readPeople, withoutOrganizer } from './input/read-people.ts';
import { contentOf, organized, sending, tellOf } from './organize.ts';
import { requireChangeable, requireShown } from './require-changeable.ts';
import { changeSeries, type Fields } from './series/index.ts';

/**
 * Changes all occurrences of an event, one, or one and all following, which become an event of their own. Returns the
 * event with the change. Throws `invalid`; `not_found` for the event, and for the occurrence (NO_SUCH_OCCURRENCE);
 * NOT_THE_ORGANIZER, BOOKED_ELSEWHERE, ONLY_OCCURRENCES, RECURRENCE_NEEDED, NOT_OF_THE_RULE, SMTP_MISSING,
 * NO_SUCH_INBOX, TOO_MANY_SERIES, EVENT_TOO_LARGE (`refused`); CHANGED_MEANWHILE (`conflict`).
 */
export async function updateCalendarEvent(
  ctx: Ctx,
  id: number,
  query: UpdateEventQuery,
  input: UpdateEvent,
): Promise<CalendarEventBody> {
  const zone = await findTimezone(ctx);
  const event = await changeEvent(ctx, { id }, async (found): Promise<EventChange | null> => {
    const shown = requireShown(found);
    return isReminder(query, input) ? withReminder(shown, input) : plan(ctx, shown, query, input, zone);
  });
  return presentEvent(ctx, requireShown(event));
}

/** Returns whether only the reminder changes, which is allowed for every event. */
function isReminder({ scope }: UpdateEventQuery, { notify, ...input }: UpdateEvent): boolean {
  return scope === 'all' && Object.keys(input).every((name) => name === 'reminder_minutes');
}

function withReminder(event: StoredEvent, { reminder_minutes }: UpdateEvent): EventChange | null {
  if (reminder_minutes === undefined || reminder_minutes === event.reminderMinutes) return null;
  return { content: { ...contentOf(event), reminderMinutes: reminder_minutes } };
}

async function plan(
  ctx: Ctx,
  event: StoredEvent,
  query: UpdateEventQuery,
  input: UpdateEvent,
  zone: string,
): Promise<EventChange | null> {
  const uid = newUid();
  const series = requireChangeable(event);
  const clocks = openClocks(series.zones, zone);
  const { scope } = query;
  const instance = findOccurrence(series, query, clocks);
  const change = readChange(input, { scope, instance }, series.master, zone, clocks);
  const { people, organizer } = await readInvited(ctx, event, series, input);
  const fields = { ...change.fields, ...people };
  const next = changeSeries(series, { scope, instance }, { ...change, fields }, uid, clocks);
  const content: EventContent = { ...contentOf(event), inboxId: organizer?.inboxId ?? event.inboxId };
  const { reminderMinutes } = content;
  const reminder = {
    reminderMinutes: input.reminder_minutes === undefined ? reminderMinutes : input.reminder_minutes,
  };
  if (!next.following) {
    const isSame =
      JSON.stringify(next.series) === JSON.stringify(series) && reminder.reminderMinutes === reminderMinutes;
    if (isSame) return null;
    const after = organized(ctx, { ...content, ...reminder }, next.series);
    const mails = input.notify ? tellOf(ctx, after, series, after.series) : [];
    return { content: after, ...sending(ctx, mails) };
  }
  const before = organized(ctx, content, next.series);
  const following = organized(ctx, { ...content, ...reminder, series: null, state: null }, next.following);
  const mails = input.notify
    ? [...tellOf(ctx, before, series, before.series), ...tellOf(ctx, following, null, following.series)]
    : [];
  return { content: before, create: { uid, content: following }, ...sending(ctx, mails) };
}

/** Reads the attendees of the request, and the organizer if nobody was invited before. */
async function readInvited(
  ctx: Ctx,
  event: StoredEvent,
  { master }: Series,
  { attendees }: UpdateEvent,
): Promise<{ people: Pick<Fields, 'people' | 'organizer'>; organizer: Organizer | null }> {
  if (attendees === undefined) return { people: {}, organizer: null };
  const people = readPeople(attendees);
  if (people.length === 0) return { people: { people }, organizer: null };
  if (event.state !== null && master?.organizer) {
    return { people: { people: withoutOrganizer(people, master.organizer) }, organizer: null };
  }
  const organizer = await requireOrganizer(ctx, event.inboxId, event.emailId);
  const { email, name } = organizer;
  const invited = withoutOrganizer(people, organizer);
  return { people: { people: invited, organizer: { email, name, sentBy: null } }, organizer };
}
