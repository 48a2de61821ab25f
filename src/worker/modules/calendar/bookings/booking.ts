/** Booking services tell each change by itself, so what is known of a booking is a merge: any order ends the same. */
export interface Booking {
  /** What the latest event says of it, or null if only its end is known. */
  details: Details | null;
  decision: Decision | null;
  /** Final: no later event revives it. */
  isCancelled: boolean;
  /** Another booking took its place. Final too. */
  isReplaced: boolean;
  /** Who takes part, by the service's name for each person. Only Calendly names them. */
  invitees: Record<string, Invitee>;
}

export interface Person {
  email: string | null;
  name: string | null;
}

export interface Details {
  /** ISO 8601 in UTC, as `start` and `end`. */
  createdAt: string;
  title: string;
  start: string;
  end: string;
  location: string | null;
  organizer: Person | null;
  attendees: Person[];
}

/** Whether the host has agreed. */
export interface Decision {
  createdAt: string;
  isAccepted: boolean;
}

export interface Invitee {
  /** Null: only the person's end is known. */
  person: Person | null;
  /** Final. */
  isGone: boolean;
}

/** All bookings of one connection that an event is about, by uid. */
export type Bookings = Record<string, Booking>;

export type BookingStatus = 'accepted' | 'pending' | 'cancelled' | 'rescheduled';

/** The state of a booking at its service. */
export function statusOf({ decision, isCancelled, isReplaced, invitees }: Booking): BookingStatus {
  if (isReplaced) return 'rescheduled';
  const people = Object.values(invitees);
  const isLeft = people.length > 0 && people.every(({ isGone }) => isGone);
  if (isCancelled || isLeft) return 'cancelled';
  return decision?.isAccepted ? 'accepted' : 'pending';
}

/** The people who take part. */
export function attendeesOf({ details, invitees }: Booking): Person[] {
  const named = Object.values(invitees).flatMap(({ person, isGone }) => (person && !isGone ? person : []));
  return Object.keys(invitees).length > 0 ? named : (details?.attendees ?? []);
}
