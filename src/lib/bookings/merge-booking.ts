import type { Booking, Bookings, Invitee } from './booking.ts';

/** The changes of one event to one booking. */
export interface Change extends Partial<Booking> {
  uid: string;
}

/** The result of applying an event. */
export interface Applied {
  state: Bookings;
  /** `incomplete`: the event does not name its booking, so only a sync shows the change. */
  outcome: 'changed' | 'unchanged' | 'unknown' | 'incomplete' | 'too_many';
}

/** The most invitees that a Calendly group event can have. */
const MAX_INVITEES = 3_000;

/** Merges changes into a state. Idempotent, and independent of their order. */
export function mergeChanges(state: Bookings, changes: Change[]): Applied {
  const merged = new Map(Object.entries(state));
  for (const change of changes) merged.set(change.uid, mergeBooking(merged.get(change.uid), change));
  if ([...merged.values()].some(({ invitees }) => Object.keys(invitees).length > MAX_INVITEES)) {
    return { state, outcome: 'too_many' };
  }
  const next = sorted([...merged]);
  const isSame = JSON.stringify(next) === JSON.stringify(sorted(Object.entries(state)));
  return isSame ? { state, outcome: 'unchanged' } : { state: next, outcome: 'changed' };
}

/** A booking of which nothing is known. */
const EMPTY: Booking = {
  details: null,
  decision: null,
  isCancelled: false,
  isReplaced: false,
  invitees: {},
};

/** Merges a change into a booking. */
export function mergeBooking(booking: Booking | undefined, change: Partial<Booking>): Booking {
  if (!booking) return mergeBooking(EMPTY, change);
  return {
    details: latest(booking.details, change.details ?? null),
    decision: latest(booking.decision, change.decision ?? null),
    isCancelled: booking.isCancelled || (change.isCancelled ?? false),
    isReplaced: booking.isReplaced || (change.isReplaced ?? false),
    invitees: mergeInvitees(booking.invitees, change.invitees ?? {}),
  };
}

/** Whether two bookings are equal; with `timeless`, ignoring when they were reported. */
export function isSameBooking(a: Booking, b: Booking, { timeless = false } = {}): boolean {
  const write = ({ details, decision, ...rest }: Booking): string =>
    JSON.stringify({
      details: details && { ...details, createdAt: timeless ? '' : details.createdAt },
      decision: decision && { ...decision, createdAt: timeless ? '' : decision.createdAt },
      ...rest,
    });
  return write(a) === write(b);
}

/**
 * Returns the later one. If both have the same time, their texts decide, so the order of arrival does not matter: an
 * acceptance wins over its request.
 */
function latest<T extends { createdAt: string }>(a: T | null, b: T | null): T | null {
  if (a === null || b === null) return a ?? b;
  if (a.createdAt !== b.createdAt) return a.createdAt > b.createdAt ? a : b;
  return JSON.stringify(a) >= JSON.stringify(b) ? a : b;
}

function mergeInvitees(a: Record<string, Invitee>, b: Record<string, Invitee>): Record<string, Invitee> {
  const merged = new Map(Object.entries(a));
  for (const [uri, invitee] of Object.entries(b)) {
    const other = merged.get(uri);
    const [person = null] = [other?.person, invitee.person]
      .filter((each) => each !== null && each !== undefined)
      .toSorted((x, y) => (JSON.stringify(x) < JSON.stringify(y) ? -1 : 1));
    merged.set(uri, { person, isGone: invitee.isGone || (other?.isGone ?? false) });
  }
  return sorted([...merged]);
}

function sorted<T>(entries: [string, T][]): Record<string, T> {
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : Number(a > b))));
}
