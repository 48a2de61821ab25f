import type { BookingStatus } from '../../../../src/lib/bookings/index.ts';

/** An action at Cal.com. The last word of a reschedule is the new uid. */
export type Act =
  | `book ${string}`
  | `request ${string}`
  | `confirm ${string}`
  | `reject ${string}`
  | `cancel ${string}`
  | `cancel-seat ${string}`
  | `ask-to-reschedule ${string}`
  | `reschedule ${string} ${string}`
  | `reschedule-with-request ${string} ${string}`
  | `start-payment ${string}`
  | `pay ${string}`
  | `move-seat ${string}`
  | `meet ${string}`;

export interface Source {
  events: unknown[];
  end: Record<string, { status: BookingStatus; start: string }>;
}

/** Simulates Cal.com: plays actions, and returns the events it sends and the state it then has. */
export function playCalCom(acts: Act[]): Source {
  const events: unknown[] = [];
  const end: Source['end'] = {};
  const play = (act: Act, at: number) => {
    const [verb, uid, next] = act.split(' ') as [string, string, string?];
    const start = (hour: number) => `2026-10-01T${`${hour}`.padStart(2, '0')}:00:00.000Z`;
    const send = (triggerEvent: string, of: string, status: string, more: object = {}): void => {
      events.push({
        triggerEvent,
        createdAt: `2026-09-01T08:00:${`${at}`.padStart(2, '0')}.000Z`,
        payload: {
          uid: of,
          title: 'Call',
          startTime: end[of]!.start,
          endTime: '2026-10-01T23:00:00Z',
          organizer: { email: 'host@us.test', name: 'Host', timeZone: 'Europe/Berlin' },
          attendees: [{ email: 'guest@x.test', name: 'Guest' }],
          location: 'integrations:daily',
          status,
          ...more,
        },
      });
    };
    const set = (of: string, status: BookingStatus, hour?: number) => {
      end[of] = { status, start: hour === undefined ? end[of]!.start : start(hour) };
    };
    switch (verb) {
      case 'book':
        set(uid, 'accepted', at);
        return send('BOOKING_CREATED', uid, 'ACCEPTED');
      case 'request':
        set(uid, 'pending', at);
        return send('BOOKING_REQUESTED', uid, 'PENDING');
      case 'confirm':
        set(uid, 'accepted');
        return send('BOOKING_CREATED', uid, 'ACCEPTED');
      case 'reject':
        set(uid, 'cancelled');
        return send('BOOKING_REJECTED', uid, 'REJECTED');
      case 'cancel':
      case 'ask-to-reschedule':
        set(uid, 'cancelled');
        return send('BOOKING_CANCELLED', uid, 'CANCELLED');
      case 'cancel-seat':
        return send('BOOKING_CANCELLED', uid, 'CANCELLED', { uid: undefined });
      case 'reschedule':
        set(uid, 'rescheduled');
        set(next!, 'accepted', at);
        return send('BOOKING_RESCHEDULED', next!, 'ACCEPTED', { rescheduleUid: uid });
      case 'reschedule-with-request':
        set(uid, 'rescheduled');
        set(next!, 'pending', at);
        return send('BOOKING_REQUESTED', next!, 'PENDING', { rescheduleUid: uid });
      case 'start-payment':
        if (!end[uid]) set(uid, 'pending', at);
        return send('BOOKING_PAYMENT_INITIATED', uid, 'ACCEPTED');
      case 'pay':
        return send('BOOKING_PAID', uid, 'ACCEPTED');
      case 'move-seat':
        set(uid, 'accepted', at);
        return send('BOOKING_RESCHEDULED', uid, 'ACCEPTED', { rescheduleUid: uid });
      case 'meet':
        return send('MEETING_ENDED', uid, 'CANCELLED');
      default:
        throw new Error(`Cal.com does not ${verb}.`);
    }
  };
  for (const [at, act] of acts.entries()) play(act, at);
  return { events, end };
}

export const CAL_COM_HISTORIES: [name: string, acts: Act[]][] = [
  ['booked', ['book a']],
  ['booked and cancelled', ['book a', 'cancel a']],
  ['requested', ['request a']],
  ['requested and confirmed', ['request a', 'confirm a']],
  ['requested and rejected', ['request a', 'reject a']],
  ['requested, confirmed and cancelled', ['request a', 'confirm a', 'cancel a']],
  ['requested and withdrawn', ['request a', 'cancel a']],
  ['rescheduled', ['book a', 'reschedule a b']],
  ['rescheduled twice', ['book a', 'reschedule a b', 'reschedule b c']],
  ['rescheduled three times', ['book a', 'reschedule a b', 'reschedule b c', 'reschedule c d']],
  ['rescheduled and cancelled', ['book a', 'reschedule a b', 'cancel b']],
  ['rescheduled twice and cancelled', ['book a', 'reschedule a b', 'reschedule b c', 'cancel c']],
  ['rescheduled, which the host has to confirm', ['book a', 'reschedule-with-request a b']],
  ['rescheduled and confirmed', ['book a', 'reschedule-with-request a b', 'confirm b']],
  ['rescheduled and rejected', ['book a', 'reschedule-with-request a b', 'reject b']],
  ['requested and rescheduled before it was confirmed', ['request a', 'reschedule-with-request a b']],
  [
    'requested, rescheduled, confirmed and cancelled',
    ['request a', 'reschedule-with-request a b', 'confirm b', 'cancel b'],
  ],
  ['rescheduled because the host asked for it', ['book a', 'ask-to-reschedule a', 'reschedule a b']],
  ['not rescheduled although the host asked for it', ['book a', 'ask-to-reschedule a']],
  ['paid', ['start-payment a', 'pay a', 'confirm a']],
  ['not paid', ['start-payment a']],
  ['paid but not confirmed', ['start-payment a', 'request a', 'pay a']],
  ['paid and then confirmed', ['start-payment a', 'request a', 'pay a', 'confirm a']],
  ['paid and then rejected', ['request a', 'start-payment a', 'pay a', 'reject a']],
  ['cancelled while the payment was on its way', ['book a', 'start-payment a', 'cancel a', 'pay a']],
  ['paid and rescheduled', ['book a', 'pay a', 'reschedule a b']],
  ['rescheduled while the payment was on its way', ['book a', 'reschedule a b', 'pay a']],
  ['held', ['book a', 'meet a']],
  ['two that have nothing to do with each other', ['book a', 'request b', 'cancel a', 'confirm b']],
  ['two, of which one is rescheduled', ['book a', 'book b', 'reschedule a c', 'cancel b']],
  ['seats, of which one is cancelled', ['book a', 'confirm a', 'cancel-seat a']],
  ['a seat that moves within its booking', ['book a', 'move-seat a']],
  ['seats, the last one of which cancels it all', ['book a', 'cancel-seat a', 'cancel a']],
];
