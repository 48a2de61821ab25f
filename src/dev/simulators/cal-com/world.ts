/** The bookings of the simulated Cal.com, and the actions on them. */

export interface Person {
  name: string;
  email: string;
  timeZone: string;
}

/** A booking as in Cal.com's database. */
export interface Booking {
  id: number;
  uid: string;
  title: string;
  status: 'accepted' | 'pending' | 'cancelled' | 'rejected';
  start: string;
  end: string;
  /** The name of its video call service, or a place. */
  location: string;
  videoCallUrl: string | null;
  attendees: Person[];
  rescheduledFromUid: string | null;
  rescheduledToUid: string | null;
  createdAt: string;
  updatedAt: string;
}

export interface NewBooking {
  uid?: string;
  title?: string;
  /** ISO 8601. Default: tomorrow at this time. */
  start?: string;
  minutes?: number;
  location?: string;
  videoCallUrl?: string | null;
  attendees?: Person[];
}

export const HOST = {
  id: 1,
  name: 'Demo',
  email: 'demo@herald.test',
  username: 'demo',
  timeZone: 'Europe/Berlin',
};
const GUEST: Person = { name: 'Kim Guest', email: 'kim@guest.example', timeZone: 'Europe/Berlin' };
const DAY = 86_400_000;
const MINUTE = 60_000;

export type World = ReturnType<typeof createWorld>;

/** `tell` receives each event: its trigger and its payload. */
export function createWorld(now: () => number, tell: (trigger: string, payload: object) => void) {
  const bookings = new Map<string, Booking>();
  const time = (at = now()) => new Date(at).toISOString();

  function find(uid: string): Booking {
    const booking = bookings.get(uid);
    if (!booking) throw new Error(`There is no booking ${uid}.`);
    return booking;
  }

  function add(status: Booking['status'], given: NewBooking, from: Booking | null = null): Booking {
    const start = given.start ?? from?.start ?? time(now() + DAY);
    const length = from ? Date.parse(from.end) - Date.parse(from.start) : 30 * MINUTE;
    const uid = given.uid ?? `booking-${bookings.size + 1}`;
    if (bookings.has(uid)) throw new Error(`There is a booking ${uid} already.`);
    const booking: Booking = {
      id: bookings.size + 1,
      uid,
      title: given.title ?? from?.title ?? `30 min between ${HOST.name} and ${GUEST.name}`,
      status,
      start: time(Date.parse(start)),
      end: time(Date.parse(start) + (given.minutes ? given.minutes * MINUTE : length)),
      location: given.location ?? from?.location ?? 'integrations:daily',
      videoCallUrl: given.videoCallUrl ?? from?.videoCallUrl ?? null,
      attendees: given.attendees ?? from?.attendees ?? [GUEST],
      rescheduledFromUid: from?.uid ?? null,
      rescheduledToUid: null,
      createdAt: time(),
      updatedAt: time(),
    };
    bookings.set(uid, booking);
    return booking;
  }

  function change(uid: string, changes: Partial<Booking>): Booking {
    return Object.assign(find(uid), changes, { updatedAt: time() });
  }

  function send(trigger: string, booking: Booking, more: object = {}): Booking {
    const { uid, title, start, end, location, videoCallUrl, attendees, status } = booking;
    tell(trigger, {
      uid,
      bookingId: booking.id,
      type: '30min',
      title,
      startTime: start,
      endTime: end,
      organizer: HOST,
      attendees,
      location,
      status: status.toUpperCase(),
      metadata: videoCallUrl ? { videoCallUrl } : {},
      ...more,
    });
    return booking;
  }

  return {
    bookings,
    book: (given: NewBooking = {}) => send('BOOKING_CREATED', add('accepted', given)),
    /** Adds a booking that the host has to confirm. */
    request(given: NewBooking = {}) {
      const paying = given.uid === undefined ? undefined : bookings.get(given.uid);
      return send('BOOKING_REQUESTED', paying ? change(paying.uid, {}) : add('pending', given));
    },
    confirm: (uid: string) => send('BOOKING_CREATED', change(uid, { status: 'accepted' })),
    reject: (uid: string) => send('BOOKING_REJECTED', change(uid, { status: 'rejected' })),
    cancel: (uid: string) => send('BOOKING_CANCELLED', change(uid, { status: 'cancelled' })),
    /** Removes an attendee from a booking with seats: the event does not name the booking. */
    cancelSeat(uid: string, email?: string) {
      const { attendees } = find(uid);
      // Attendees are separate rows, so the booking counts as unchanged.
      const booking = Object.assign(find(uid), {
        attendees: attendees.filter((person) => person.email !== email),
      });
      return send('BOOKING_CANCELLED', booking, { uid: undefined, status: 'CANCELLED' });
    },
    /** Moves an attendee to another seat of the same booking. */
    moveSeat: (uid: string) => send('BOOKING_RESCHEDULED', change(uid, {}), { rescheduleUid: uid }),
    reschedule(uid: string, given: NewBooking = {}, needsConfirmation = false) {
      const booking = add(needsConfirmation ? 'pending' : 'accepted', given, find(uid));
      change(uid, { status: 'cancelled', rescheduledToUid: booking.uid });
      const trigger = needsConfirmation ? 'BOOKING_REQUESTED' : 'BOOKING_RESCHEDULED';
      return send(trigger, booking, { rescheduleUid: uid });
    },
    startPayment: (uid: string) =>
      // An unpaid booking is reported as accepted.
      send('BOOKING_PAYMENT_INITIATED', bookings.get(uid) ?? add('pending', { uid }), { status: 'ACCEPTED' }),
    pay: (uid: string) => send('BOOKING_PAID', find(uid), { status: 'ACCEPTED' }),
    meet: (uid: string) => send('MEETING_ENDED', find(uid), { status: 'CANCELLED' }),
    /** Changes a booking without an event, as when an event is lost. */
    set: (uid: string, changes: Partial<Booking>) => change(uid, changes),
  };
}
