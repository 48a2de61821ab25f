import type { CalendarEventBody, CreateEvent } from '../../../../contract/calendar/events.ts';
import { DomainError } from '../../../../lib/errors.ts';
import type { CalendarEvent } from '../../../../lib/ical/index.ts';
import { openClocks } from '../../../../lib/recurrence/clock.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { findTimezone } from '../../identity/index.ts';
import { selectTask } from '../../tasks/index.ts';
import { changeEvent, type EventChange, newUid } from '../events/change-event.ts';
import type { EventContent } from '../events/event.ts';
import { type Organizer, requireOrganizer } from '../outgoing/index.ts';
import { presentEvent } from '../reading/present.ts';
import { acceptSuggestion } from '../suggestions/accept.ts';
import { readPeople, withoutOrganizer } from './input/read-people.ts';
import { readRecurrence } from './input/read-recurrence.ts';
import { readTimes } from './input/read-times.ts';
import { organized, sending, tellOf } from './organize.ts';
import { invited, type Person } from './series/index.ts';

/**
 * Creates an event and emails invitations to its attendees. Throws `invalid`; `not_found` for an unknown suggestion;
 * NO_SUCH_TASK, NO_SUCH_INBOX, SMTP_MISSING, TOO_MANY_SERIES (`refused`); SUGGESTION_CLOSED (`conflict`).
 */
export async function createCalendarEvent(ctx: Ctx, input: CreateEvent): Promise<CalendarEventBody> {
  const uid = newUid();
  const master = readMaster(uid, input, await findTimezone(ctx));
  const task = await findTask(ctx, input.task_id);
  const event = await changeEvent(ctx, { uid }, async (): Promise<EventChange> => {
    const accepted = input.suggestion_id ? await acceptSuggestion(ctx, input.suggestion_id, uid) : null;
    const emailId = accepted?.emailId ?? task?.emailId ?? null;
    const people = readPeople(input.attendees);
    const organizer = await organizerOf(ctx, input, people, emailId);
    const content: EventContent = {
      source: accepted ? 'suggestion' : 'manual',
      series: null,
      state: null,
      myResponse: null,
      isBusy: true,
      inFeed: true,
      isVerified: null,
      reminderMinutes: input.reminder_minutes,
      inboxId: organizer?.inboxId ?? null,
      emailId,
      taskId: task?.id ?? null,
      connectionId: null,
    };
    const planned = organized(ctx, content, {
      uid,
      master: withPeople(master, people, organizer),
      exceptions: [],
      zones: [],
    });
    const mails = input.notify ? tellOf(ctx, planned, null, planned.series) : [];
    const sent = sending(ctx, mails);
    return { content: planned, ...sent, also: [...(accepted?.also ?? []), ...mails] };
  });
  return presentEvent(ctx, event!);
}

function readMaster(uid: string, input: CreateEvent, zone: string): CalendarEvent {
  const clocks = openClocks([], zone);
  const times = readTimes(input, null, zone, clocks);
  return {
    uid,
    recurrenceId: null,
    isThisAndFuture: false,
    ...times,
    rule: input.recurrence ? readRecurrence(input.recurrence, times.start, clocks) : null,
    exdates: [],
    rdates: [],
    status: input.status,
    sequence: 0,
    stamp: null,
    organizer: null,
    attendees: [],
    summary: input.title,
    description: input.description || null,
    location: input.location || null,
    url: null,
    conference: input.conference_url ?? null,
    isTransparent: false,
  };
}

function withPeople(master: CalendarEvent, people: Person[], organizer: Organizer | null): CalendarEvent {
  if (people.length === 0 || !organizer) return master;
  const { email, name } = organizer;
  return {
    ...master,
    organizer: { email, name, sentBy: null },
    attendees: withoutOrganizer(people, organizer).map(invited),
  };
}

/** Returns the organizer, needed only with attendees. A given inbox is always checked. */
async function organizerOf(
  ctx: Ctx,
  { inbox_id }: CreateEvent,
  people: Person[],
  emailId: number | null,
): Promise<Organizer | null> {
  if (people.length === 0 && inbox_id === undefined) return null;
  return requireOrganizer(ctx, inbox_id, emailId);
}

async function findTask(ctx: Ctx, taskId: number | undefined) {
  if (taskId === undefined) return null;
  const [[task]] = await commit(database(ctx), [selectTask(ctx, taskId)]);
  if (task) return task;
  const detail = 'task_id: there is no such task in this organization.';
  throw new DomainError('refused', 'NO_SUCH_TASK', detail);
}
