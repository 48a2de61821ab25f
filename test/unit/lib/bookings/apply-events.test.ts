import { describe, expect, test } from 'vitest';
import {
  type Applied,
  applyCalComEvent,
  applyCalendlyEvent,
  attendeesOf,
  type Bookings,
  statusOf,
} from '../../../../src/lib/bookings/index.ts';
import { CAL_COM_HISTORIES, playCalCom } from './cal-com.ts';
import { CALENDLY_HISTORIES, eventUri, playCalendly } from './calendly.ts';

type Apply = (state: Bookings, body: unknown) => Applied;

function permutations<T>(items: T[]): T[][] {
  if (items.length < 2) return [items];
  return items.flatMap((item, at) => permutations(items.toSpliced(at, 1)).map((rest) => [item, ...rest]));
}

function applyAll(apply: Apply, events: unknown[]): Bookings {
  return events.reduce<Bookings>((state, event) => apply(state, event).state, {});
}

/** Yields every order, once with all events repeated, and once with each event doubled and the first at the end. */
function* arrivals(events: unknown[]): Generator<unknown[]> {
  for (const order of permutations(events)) {
    yield [...order, ...order];
    yield [...order.flatMap((each) => [each, each]), order[0]];
  }
}

test('There are 30 or more histories.', () => {
  expect(CAL_COM_HISTORIES.length).toBeGreaterThanOrEqual(30);
  expect(CALENDLY_HISTORIES.length).toBeGreaterThanOrEqual(15);
});

describe('A history of Cal.com ends in its state, in any order and with repetitions', () => {
  test.each(CAL_COM_HISTORIES)('%s', (_, acts) => {
    const { events, end } = playCalCom(acts);
    const state = applyAll(applyCalComEvent, events);
    for (const arrival of arrivals(events)) {
      expect(JSON.stringify(applyAll(applyCalComEvent, arrival))).toBe(JSON.stringify(state));
    }
    const shown = Object.entries(state).map(([uid, booking]) => [
      uid,
      { status: statusOf(booking), start: booking.details?.start },
    ]);
    expect(Object.fromEntries(shown)).toEqual(end);
  });
});

describe('A history of Calendly ends in its state, in any order and with repetitions', () => {
  test.each(CALENDLY_HISTORIES)('%s', (_, acts) => {
    const { events, end } = playCalendly(acts);
    const state = applyAll(applyCalendlyEvent, events);
    for (const arrival of arrivals(events)) {
      expect(JSON.stringify(applyAll(applyCalendlyEvent, arrival))).toBe(JSON.stringify(state));
    }
    const shown = Object.entries(state).map(([uri, booking]) => [
      uri,
      {
        status: statusOf(booking),
        people: attendeesOf(booking)
          .map(({ name }) => name)
          .toSorted(),
      },
    ]);
    expect(Object.fromEntries(shown)).toEqual(end);
  });

  test('The event that an invitee left is over, also if Calendly never tells so itself.', () => {
    const { events } = playCalendly(['book a/x', 'reschedule a/x b/x']);
    const state = applyAll(applyCalendlyEvent, events.slice(0, 2));
    expect(statusOf(state[eventUri('a')]!)).toBe('cancelled');
    expect(statusOf(state[eventUri('b')]!)).toBe('accepted');
  });
});

test('Of a request and its acceptance in the same moment, the acceptance counts.', () => {
  const { events } = playCalCom(['request a', 'confirm a']);
  const atOnce = events.map((event) => ({ ...(event as object), createdAt: '2026-09-01T08:00:00Z' }));
  for (const arrival of [atOnce, atOnce.toReversed()]) {
    expect(statusOf(applyAll(applyCalComEvent, arrival)['a']!)).toBe('accepted');
  }
});

describe('An event', () => {
  const [booked] = playCalCom(['book a']).events as [{ payload: object }];
  const altered = (more: object) => ({ ...booked, payload: { ...booked.payload, ...more } });

  test('is told from what changes nothing.', () => {
    const { state, outcome } = applyCalComEvent({}, booked);
    expect(outcome).toBe('changed');
    expect(applyCalComEvent(state, booked)).toEqual({ state, outcome: 'unchanged' });
    const bodies = [
      null,
      'text',
      [],
      {},
      { ...booked, triggerEvent: 'MEETING_STARTED' },
      { ...booked, triggerEvent: '__proto__' },
      { ...booked, createdAt: 'yesterday' },
      altered({ uid: 'x'.repeat(201) }),
      altered({ startTime: '2026-10-02T00:00:00Z', endTime: '2026-10-01T00:00:00Z' }),
    ];
    for (const body of bodies) {
      expect(applyCalComEvent(state, body)).toEqual({ state, outcome: 'unknown' });
      expect(applyCalendlyEvent(state, body)).toEqual({ state, outcome: 'unknown' });
    }
  });

  test('without a uid says that it is incomplete, and still ends what it replaces.', () => {
    const { state } = applyCalComEvent({}, booked);
    expect(applyCalComEvent(state, altered({ uid: null }))).toEqual({ state, outcome: 'incomplete' });
    const next = applyCalComEvent(state, altered({ uid: undefined, rescheduleUid: 'a' }));
    expect(next.outcome).toBe('incomplete');
    expect(statusOf(next.state['a']!)).toBe('rescheduled');
  });

  test('names the bookings that it is about.', () => {
    const moved = playCalCom(['book a', 'reschedule a b']).events[1];
    expect(Object.keys(applyCalComEvent({}, moved).state)).toEqual(['a', 'b']);
    const [, joined] = playCalendly(['book a/x', 'reschedule a/x b/x']).events;
    expect(Object.keys(applyCalendlyEvent({}, joined).state)).toEqual([eventUri('a'), eventUri('b')]);
  });

  test('may have a uid that objects have a meaning for.', () => {
    const { state } = applyCalComEvent({}, altered({ uid: '__proto__', rescheduleUid: 'constructor' }));
    expect(Object.keys(state)).toEqual(['__proto__', 'constructor']);
    expect(Object.getPrototypeOf(state)).toBe(Object.prototype);
  });

  test('has its times in UTC, and long words cut.', () => {
    const long = altered({ title: 'x'.repeat(10_000), startTime: '2026-10-01T12:00:00+02:00' });
    expect(applyCalComEvent({}, long).state['a']?.details).toMatchObject({
      title: 'x'.repeat(500),
      start: '2026-10-01T10:00:00.000Z',
    });
  });

  test('cannot bring more invitees than a group can have.', () => {
    const acts = Array.from({ length: 3_001 }, (_, n) => `book a/p${n}` as const);
    const [first, ...others] = playCalendly(acts.slice(0, 2)).events;
    const state = applyCalendlyEvent({}, first).state;
    const uri = eventUri('a');
    const invitee = Object.values(state[uri]!.invitees)[0]!;
    const full = Object.fromEntries(acts.slice(0, 3_000).map((_, n) => [`full-${n}`, invitee]));
    const crowded = { [uri]: { ...state[uri]!, invitees: full } };
    expect(applyCalendlyEvent(crowded, others[0])).toEqual({ state: crowded, outcome: 'too_many' });
  });
});
