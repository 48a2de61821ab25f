import type {
  CalendarEventBody,
  CalendarOccurrence,
  Response,
} from '../../../../contract/calendar/events.ts';
import type { CalendarEvent, Series } from '../../../../lib/ical/index.ts';
import { type Proposal, readInvitation } from '../../../../lib/invitations/index.ts';
import { placeOf, recurrenceIds } from '../../../../lib/recurrence/index.ts';
import { answersIn, titleOf } from '../events/columns.ts';
import type { InstanceAnswer, StoredEvent } from '../events/event.ts';

/**
 * Returns an event as in the API, for a user in `zone` (an IANA name), which also applies to floating times. The event
 * must be shown.
 */
export function toEventBody(
  event: StoredEvent,
  zone: string,
  conflicts: CalendarEventBody['conflicts'],
): CalendarEventBody {
  const { series } = event;
  const shown = shownOf(event);
  const { master, exceptions, zones } = series!;
  const invitation = event.state && readInvitation(event.state);
  const response = responseTo(event, zone);
  const idsOf = (times: CalendarEvent['start'][]) => recurrenceIds(master ?? shown, times, zones, zone);
  return {
    id: event.id,
    event_id: event.id,
    uid: event.uid,
    recurrence_id: null,
    ...shownFields(shown, series!, zone, event.myResponse),
    title: event.title,
    status: event.status,
    source: event.source,
    conference_url: event.conferenceUrl,
    conflicts,
    location: shown.location,
    description: shown.description,
    url: shown.url,
    recurrence: master?.rule ?? null,
    exdates: idsOf(master?.exdates ?? []),
    rdates: idsOf(master?.rdates.map(({ start }) => start) ?? []),
    overrides: exceptions.map((each) => overrideOf(each, series!, zone, response)),
    organizer: shown.organizer && { email: shown.organizer.email, name: shown.organizer.name },
    attendees: shown.attendees.map(({ email, name, status }) => ({ email, name, status })),
    answers: answerBodies(series, answersIn(invitation), zone),
    sequence: shown.sequence,
    is_verified: event.isVerified,
    proposals: invitation?.proposals.map((each) => proposalOf(each, series!, zone)) ?? [],
    other_organizers: invitation?.otherOrganizers ?? [],
    reminder_minutes: event.reminderMinutes,
    inbox_id: event.inboxId,
    email_id: event.emailId,
    task_id: event.taskId,
    created_at: new Date(event.createdAt).toISOString(),
    updated_at: new Date(event.updatedAt).toISOString(),
  };
}

/** Returns the component that represents the event: the series, or the first known occurrence. */
export function shownOf({ uid, series }: StoredEvent): CalendarEvent {
  const shown = series?.master ?? series?.exceptions[0];
  if (!shown) throw new Error(`Nothing of ${uid} is shown.`);
  return shown;
}

function shownFields(event: CalendarEvent, { zones }: Series, zone: string, response: Response | null) {
  const { start, end, isAllDay } = placeOf(event, zones, zone);
  return {
    title: titleOf(event),
    start,
    end,
    all_day: isAllDay,
    timezone: event.start.zone,
    status: event.status,
    my_response: response,
  };
}

function overrideOf(
  exception: CalendarEvent,
  series: Series,
  zone: string,
  response: (recurrenceId: string | null) => Response | null,
): CalendarEventBody['overrides'][number] {
  const id = recurrenceIdOf(exception, series, zone)!;
  return {
    recurrence_id: id,
    this_and_following: exception.isThisAndFuture,
    ...shownFields(exception, series, zone, response(id)),
    location: exception.location,
  };
}

/** Returns this organization's response to an occurrence, by its `recurrence_id`. */
export function responseTo(
  { series, responses, myResponse }: Pick<StoredEvent, 'series' | 'responses' | 'myResponse'>,
  zone: string,
): (recurrenceId: string | null) => Response | null {
  if (!responses || !series) return () => myResponse;
  const byId = new Map(
    responses.map(({ recurrenceId, response }) => [
      recurrenceIds(series.master ?? { start: recurrenceId }, [recurrenceId], series.zones, zone)[0],
      response,
    ]),
  );
  return (id) => (id === null ? undefined : byId.get(id)) ?? myResponse;
}

/** Returns the answers of attendees to an occurrence alone, by its `recurrence_id`. */
export function answersTo(
  { series, answers }: Pick<StoredEvent, 'series' | 'answers'>,
  zone: string,
): (recurrenceId: string | null) => CalendarOccurrence['answers'] {
  const bodies = answerBodies(series, answers ?? [], zone);
  const byId = Map.groupBy(bodies, ({ recurrence_id }) => recurrence_id);
  return (id) =>
    (id === null ? undefined : byId.get(id))?.map(({ email, name, status }) => ({ email, name, status })) ??
    [];
}

function answerBodies(
  series: Series | null,
  answers: InstanceAnswer[],
  zone: string,
): CalendarEventBody['answers'] {
  if (!series || answers.length === 0) return [];
  const times = answers.map(({ recurrenceId }) => recurrenceId);
  const ids = recurrenceIds(series.master ?? { start: times[0]! }, times, series.zones, zone);
  return answers.map(({ email, name, status }, i) => ({ email, name, status, recurrence_id: ids[i]! }));
}

/** Returns the ID as in `expand`; null unless it is an exception. */
function recurrenceIdOf(
  { recurrenceId }: CalendarEvent,
  { master, zones }: Series,
  zone: string,
): string | null {
  if (recurrenceId === null) return null;
  return recurrenceIds(master ?? { start: recurrenceId }, [recurrenceId], zones, zone)[0]!;
}

function proposalOf(
  { email, event, zones, isInvited, isVerified }: Proposal,
  series: Series,
  zone: string,
): CalendarEventBody['proposals'][number] {
  const { start, end } = placeOf(event, zones, zone);
  return {
    email,
    recurrence_id: recurrenceIdOf(event, { ...series, zones: [...zones, ...series.zones] }, zone),
    start,
    end,
    is_invited: isInvited,
    is_verified: isVerified,
  };
}
