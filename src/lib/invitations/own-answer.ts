import type { AttendeeStatus, CalendarEvent, CustomZone } from '../recurrence/event.ts';
import { replyTo } from './attendees.ts';
import { instanceKey } from './instance-key.ts';
import type { ObjectState, Reply } from './state.ts';

/**
 * Returns this organization's response to the series or to an occurrence, or null. A response to the series applies to
 * its occurrences; one to an older SEQUENCE does not count.
 */
export function ownAnswer(
  state: ObjectState,
  organizer: string,
  event: CalendarEvent,
  zones: CustomZone[],
): AttendeeStatus | null {
  return replyTo(event, instanceKey(event, zones), ownReplies(state, organizer))?.status ?? null;
}

/** Returns the DTSTAMP of each response of this organization. */
export function ownStamps(state: ObjectState, organizer: string): string[] {
  return ownReplies(state, organizer).map(({ stamp }) => stamp);
}

function ownReplies({ claims }: ObjectState, organizer: string): Reply[] {
  return Object.values(claims[organizer]?.replies ?? {}).filter(({ isOwn }) => isOwn);
}
