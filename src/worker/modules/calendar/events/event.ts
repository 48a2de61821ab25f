import type { EventSource, EventStatus, Response } from '../../../../contract/calendar/events.ts';
import type { Attendee, CalendarTime, Series } from '../../../../lib/ical/index.ts';
import type { ObjectState } from '../../../../lib/invitations/index.ts';

/** The stored content of an event; the rest of its row is derived from it. */
export interface EventContent {
  source: EventSource;
  /** The series. Null if only a cancellation is known, so nothing is shown. */
  series: Series | null;
  /** The state of the invitation. Null if no invitation to the event was sent or received by mail. */
  state: ObjectState | null;
  /** The response of this organization. Null if it was not invited. */
  myResponse: Response | null;
  /** Whether the event conflicts with others, and members are reminded of it. */
  isBusy: boolean;
  inFeed: boolean;
  isVerified: boolean | null;
  reminderMinutes: number | null;
  inboxId: number | null;
  emailId: number | null;
  taskId: number | null;
  connectionId: number | null;
}

/** This organization's response to one occurrence of an invitation. */
export interface InstanceResponse {
  recurrenceId: CalendarTime;
  response: Response;
}

/** An attendee's answer to one occurrence, which counts there instead of that in the series. */
export interface InstanceAnswer {
  recurrenceId: CalendarTime;
  email: string;
  name: string | null;
  status: Attendee['status'];
}

/** A stored event. */
export interface StoredEvent extends EventContent {
  id: number;
  uid: string;
  /** Incremented by every change. */
  version: number;
  title: string;
  status: EventStatus;
  conferenceUrl: string | null;
  /** Responses to single occurrences, which override `myResponse`. Null if there are none. */
  responses: InstanceResponse[] | null;
  /** Answers of attendees to single occurrences, the latest ones. Null if there are none. */
  answers: InstanceAnswer[] | null;
  /** The result of `lastStartOf`. */
  lastStart: number | null;
  startsAt: number;
  endsAt: number;
  isLong: boolean;
  isShown: boolean;
  /** The time of the next check of the reminders. */
  remindAt: number | null;
  /** The time up to which members were reminded: nobody is reminded of occurrences that start at or before it. */
  remindedUntil: number;
  userId: number | null;
  deletedAt: number | null;
  createdAt: number;
  updatedAt: number;
}
