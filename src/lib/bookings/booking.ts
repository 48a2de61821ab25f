/** The merge of all known changes of a booking: services report each change separately, in any order. */
export interface Booking {
  /** The details of the latest event, or null if only the end of the booking is known. */
  details: Details | null;
  decision: Decision | null;
  /** Whether it is cancelled. Final: no later event revives it. */
  isCancelled: boolean;
  /** Whether another booking replaced it. Final. */
  isReplaced: boolean;
  /** The participants by the service's ID of each person. Only Calendly has IDs. */
  invitees: Record<string, Invitee>;
}

export interface Person {
  email: string | null;
  name: string | null;
}

export interface Details {
  /** ISO 8601 in UTC, like `start` and `end`. */
  createdAt: string;
  title: string;
  start: string;
  end: string;
  location: string | null;
  organizer: Person | null;
  attendees: Person[];
}

/** Whether the host has accepted. */
export interface Decision {
  createdAt: string;
  isAccepted: boolean;
}

export interface Invitee {
  /** Null if only the person's cancellation is known. */
  person: Person | null;
  /** Whether the person cancelled. Final. */
  isGone: boolean;
}

/** The bookings of one connection that an event concerns, by UID. */
export type Bookings = Record<string, Booking>;

export type BookingStatus = 'accepted' | 'pending' | 'cancelled' | 'rescheduled';

/** Returns the status of a booking at its service. */
export function statusOf({ decision, isCancelled, isReplaced, invitees }: Booking): BookingStatus {
  if (isReplaced) return 'rescheduled';
  const people = Object.values(invitees);
  const isLeft = people.length > 0 && people.every(({ isGone }) => isGone);
  if (isCancelled || isLeft) return 'cancelled';
  return decision?.isAccepted ? 'accepted' : 'pending';
}

/** Returns the participants. */
export function attendeesOf({ details, invitees }: Booking): Person[] {
  const named = Object.values(invitees).flatMap(({ person, isGone }) => (person && !isGone ? person : []));
  return Object.keys(invitees).length > 0 ? named : (details?.attendees ?? []);
}
