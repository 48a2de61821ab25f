import { beforeAll, describe, expect, test } from 'vitest';
import type { BookingConnection, BookingProvider } from '../../../../../src/contract/calendar/bookings.ts';
import { eventUri } from '../../../../../src/dev/simulators/calendly/world.ts';
import { CAL_COM_HISTORIES, type Act as CalComAct } from '../../../../unit/lib/bookings/cal-com.ts';
import { CALENDLY_HISTORIES, type Act as CalendlyAct } from '../../../../unit/lib/bookings/calendly.ts';
import { catchFetch, makeWorld, TOKENS, type World } from './world.ts';

beforeAll(catchFetch);

type State = Record<string, { status: string; start: string; attendees: string[] }>;

/** Performs these acts at the simulated Cal.com, one per minute. */
function playCalCom({ calCom: { world }, pass }: World, acts: CalComAct[]): void {
  for (const act of acts) {
    const [verb, uid, next] = act.split(' ') as [string, string, string?];
    const verbs: Record<string, () => unknown> = {
      book: () => world.book({ uid }),
      request: () => world.request({ uid }),
      confirm: () => world.confirm(uid),
      reject: () => world.reject(uid),
      cancel: () => world.cancel(uid),
      'ask-to-reschedule': () => world.cancel(uid),
      'cancel-seat': () => world.cancelSeat(uid),
      'move-seat': () => world.moveSeat(uid),
      reschedule: () => world.reschedule(uid, { uid: next! }),
      'reschedule-with-request': () => world.reschedule(uid, { uid: next! }, true),
      'start-payment': () => world.startPayment(uid),
      pay: () => world.pay(uid),
      meet: () => world.meet(uid),
    };
    verbs[verb]!();
    pass(60_000);
  }
}

function playCalendly({ calendly: { world }, pass }: World, acts: CalendlyAct[]): void {
  for (const act of acts) {
    const [verb, name, next] = act.split(' ') as [string, string, string?];
    const [event, person] = name.split('/') as [string, string];
    const verbs: Record<string, () => unknown> = {
      book: () => world.book(event, person),
      cancel: () => world.cancel(event, person),
      reschedule: () => world.reschedule([event, person], next!.split('/') as [string, string]),
      end: () => world.end(event),
    };
    verbs[verb]!();
    pass(60_000);
  }
}

const second = (time: string) => `${new Date(time).toISOString().slice(0, 19)}Z`;

/** Returns the state of the bookings as the simulated service itself reports it. */
function stateOfCalCom({ calCom }: World): State {
  const statuses = {
    accepted: 'confirmed',
    pending: 'tentative',
    cancelled: 'cancelled',
    rejected: 'cancelled',
  };
  return Object.fromEntries(
    [...calCom.world.bookings.values()].map(({ uid, status, start, attendees }) => [
      uid,
      {
        status: statuses[status],
        start: second(start),
        attendees: attendees.map(({ email }) => email).toSorted(),
      },
    ]),
  );
}

function stateOfCalendly({ calendly }: World): State {
  return Object.fromEntries(
    [...calendly.world.events].map(([id, { status, start_time, invitees }]) => [
      eventUri(id),
      {
        status: status === 'active' ? 'confirmed' : 'cancelled',
        start: second(start_time),
        attendees: invitees.flatMap((each) => (each.status === 'active' ? each.email : [])).toSorted(),
      },
    ]),
  );
}

async function stateHere(world: World, connection: BookingConnection, uids: string[]): Promise<State> {
  const state: State = {};
  for (const uid of uids) {
    const { status, start, attendees } = (await world.event(connection, uid))!;
    state[uid] = { status, start, attendees };
  }
  return state;
}

/** Returns the events backwards with repetitions, and rotated by half. A unit test covers all orders. */
function arrivals(events: unknown[]): unknown[][] {
  const half = Math.ceil(events.length / 2);
  return [
    events.toReversed().flatMap((event) => [event, event]),
    [...events.slice(half), ...events.slice(0, half), events.at(-1)],
  ];
}

/** Checks each order of arrival in its own connection, then a pull between the first webhook and all the late ones. */
async function compare(world: World, provider: BookingProvider, events: unknown[], state: State) {
  const uids = Object.keys(state);
  for (const arrival of arrivals(events)) {
    const connection = await world.connect(provider);
    for (const event of arrival) await world.outcome(connection, event);
    expect(await stateHere(world, connection, uids)).toEqual(state);
  }
  const pulled = await world.connect(provider, TOKENS[provider]);
  await world.outcome(pulled, events[0]);
  await world.work();
  expect(await stateHere(world, pulled, uids)).toEqual(state);
  for (const event of events) await world.outcome(pulled, event);
  expect(await stateHere(world, pulled, uids)).toEqual(state);
}

describe('A history of Cal.com ends in its state, in any order, with repetitions, and by pulls', () => {
  test.each(CAL_COM_HISTORIES)('%s', async (_, acts) => {
    const world = await makeWorld();
    playCalCom(world, acts);
    await compare(world, 'cal_com', world.calCom.webhooks.events, stateOfCalCom(world));
  });
});

describe('A history of Calendly ends in its state, in any order, with repetitions, and by pulls', () => {
  test.each(CALENDLY_HISTORIES)('%s', async (_, acts) => {
    const world = await makeWorld();
    playCalendly(world, acts);
    await compare(world, 'calendly', world.calendly.webhooks.events, stateOfCalendly(world));
  });
});
