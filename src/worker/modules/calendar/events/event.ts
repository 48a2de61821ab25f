import type { EventSource, EventStatus, Response } from '../../../../contract/calendar/events.ts';
import type { CalendarTime, Series } from '../ical/index.ts';
import type { ObjectState } from '../invitations/index.ts';

/** What is written of an event; the rest of its row follows from this. */
export interface EventContent {
  source: EventSource;
  /** Null: only a cancellation is known, so that nothing is shown. */
  series: Series | null;
  /** Null: no invitation to it came or went by mail. */
  state: ObjectState | null;
  /** Null: this organization was not invited. */
  myResponse: Response | null;
  /** It is shown in conflicts, and members are reminded of it. */
  isBusy: boolean;
  inFeed: boolean;
  isVerified: boolean | null;
  reminderMinutes: number | null;
  inboxId: number | null;
  emailId: number | null;
  taskId: number | null;
  connectionId: number | null;
}

/** What this organization answered to one occurrence of an invitation. */
export interface InstanceResponse {
  recurrenceId: CalendarTime;
  response: Response;
}

/** An event as it is stored. */
export interface StoredEvent extends EventContent {
  id: number;
  uid: string;
  /** Every change raises it. */
  version: number;
  title: string;
  status: EventStatus;
  conferenceUrl: string | null;
  /** Answers to single occurrences, which count before `myResponse`. Null: there are none. */
  responses: InstanceResponse[] | null;
  /** What `lastStartOf` says. */
  lastStart: number | null;
  startsAt: number;
  endsAt: number;
  isLong: boolean;
  isShown: boolean;
  /** When it is to be looked at for reminders. */
  remindAt: number | null;
  /** Of occurrences that start no later, nobody is reminded any more. */
  remindedUntil: number;
  userId: number | null;
  deletedAt: number | null;
  createdAt: number;
  updatedAt: number;
}
