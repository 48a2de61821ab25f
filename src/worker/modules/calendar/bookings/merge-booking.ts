import type { Booking, Bookings, Invitee } from './booking.ts';

/** What one event says of one booking. */
export interface Change extends Partial<Booking> {
  uid: string;
}

/** What became of an event. */
export interface Applied {
  state: Bookings;
  /** `incomplete`: the event does not say which booking it is about, so that only a sync shows what changed. */
  outcome: 'changed' | 'unchanged' | 'unknown' | 'incomplete' | 'too_many';
}

/** As many as a group event of Calendly can have. */
const MAX_INVITEES = 3_000;

/** Takes changes into a state. The order of changes, and how often each comes, does not matter. */
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

/** Nothing is known. */
const EMPTY: Booking = {
  details: null,
  decision: null,
  isCancelled: false,
  isReplaced: false,
  invitees: {},
};

/** What two sources know of a booking, together. */
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

/** Whether two bookings are the same; with `timeless`, also if only the moments differ at which it was said. */
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
 * Of two of the same moment that differ, the order of their texts decides, as it must for any order of arrival: of a
 * request and its acceptance, the acceptance.
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
