import type { BookingStatus } from '../../../../src/lib/bookings/index.ts';

/** An action at Calendly. Invitees are named `event/invitee`. */
export type Act =
  | `book ${string}/${string}`
  | `cancel ${string}/${string}`
  | `reschedule ${string}/${string} ${string}/${string}`
  | `end ${string}`;

export interface Source {
  events: unknown[];
  end: Record<string, { status: BookingStatus; people: string[] }>;
}

export const eventUri = (event: string) => `https://api.calendly.com/scheduled_events/${event}`;
const inviteeUri = (name: string) => eventUri(name.replace('/', '/invitees/'));

/** Simulates Calendly: plays actions, and returns the events it sends and the state it then has. */
export function playCalendly(acts: Act[]): Source {
  const events: unknown[] = [];
  const active = new Map<string, Set<string>>();
  const groupOf = (name: string) => active.get(name.split('/')[0]!)!;
  const play = (act: Act, at: number) => {
    const send = (event: string, name: string, more: object = {}): void => {
      const [scheduled, person] = name.split('/') as [string, string];
      events.push({
        event,
        created_at: `2026-09-01T08:00:${`${at}`.padStart(2, '0')}.000000Z`,
        payload: {
          uri: inviteeUri(name),
          email: `${person}@x.test`,
          name: person,
          rescheduled: false,
          old_invitee: null,
          ...more,
          scheduled_event: {
            uri: eventUri(scheduled),
            name: 'Call',
            start_time: '2026-10-01T10:00:00.000000Z',
            end_time: '2026-10-01T10:30:00.000000Z',
            status: groupOf(name).size > 0 ? 'active' : 'canceled',
            location: { type: 'zoom', join_url: 'https://meet.test/1' },
            event_memberships: [{ user_email: 'host@us.test', user_name: 'Host' }],
          },
        },
      });
    };
    const join = (name: string) => {
      const [scheduled] = name.split('/') as [string];
      active.set(scheduled, (active.get(scheduled) ?? new Set()).add(name));
    };
    const [verb, name, next] = act.split(' ') as [string, string, string?];
    switch (verb) {
      case 'book':
        join(name);
        return send('invitee.created', name);
      case 'cancel':
        groupOf(name).delete(name);
        return send('invitee.canceled', name);
      case 'reschedule':
        groupOf(name).delete(name);
        join(next!);
        send('invitee.created', next!, { old_invitee: inviteeUri(name) });
        return send('invitee.canceled', name, { rescheduled: true, new_invitee: inviteeUri(next!) });
      case 'end': {
        const people = [...active.get(name)!];
        active.get(name)!.clear();
        for (const person of people) send('invitee.canceled', person);
        return;
      }
      default:
        throw new Error(`Calendly does not ${verb}.`);
    }
  };
  for (const [at, act] of acts.entries()) play(act, at);
  const end = [...active].map(([event, people]): [string, Source['end'][string]] => [
    eventUri(event),
    {
      status: people.size > 0 ? 'accepted' : 'cancelled',
      people: [...people].map((name) => name.split('/')[1]!).toSorted(),
    },
  ]);
  return { events, end: Object.fromEntries(end) };
}

export const CALENDLY_HISTORIES: [name: string, acts: Act[]][] = [
  ['booked', ['book a/x']],
  ['booked and cancelled', ['book a/x', 'cancel a/x']],
  ['ended by the host', ['book a/x', 'end a']],
  ['rescheduled', ['book a/x', 'reschedule a/x b/x']],
  ['rescheduled twice', ['book a/x', 'reschedule a/x b/x', 'reschedule b/x c/x']],
  ['rescheduled and cancelled', ['book a/x', 'reschedule a/x b/x', 'cancel b/x']],
  ['rescheduled and ended by the host', ['book a/x', 'reschedule a/x b/x', 'end b']],
  ['a group', ['book a/x', 'book a/y', 'book a/z']],
  ['a group that one leaves', ['book a/x', 'book a/y', 'cancel a/x']],
  ['a group that all leave', ['book a/x', 'book a/y', 'cancel a/x', 'cancel a/y']],
  ['a group that one leaves and one joins', ['book a/x', 'book a/y', 'cancel a/x', 'book a/z']],
  ['a group that ends', ['book a/x', 'book a/y', 'end a']],
  ['a group that one leaves and that then ends', ['book a/x', 'book a/y', 'cancel a/y', 'end a']],
  ['a group of which one reschedules', ['book a/x', 'book a/y', 'reschedule a/x b/x']],
  ['a group of which all reschedule', ['book a/x', 'book a/y', 'reschedule a/x b/x', 'reschedule a/y b/y']],
  ['a person who moves from group to group', ['book a/x', 'book b/y', 'reschedule a/x b/x', 'cancel b/y']],
  ['two that have nothing to do with each other', ['book a/x', 'book b/y', 'cancel a/x']],
  ['a person who leaves and books anew', ['book a/x', 'cancel a/x', 'book b/x']],
  [
    'a person who leaves a group and comes back as another',
    ['book a/x', 'book a/y', 'cancel a/x', 'book a/x2'],
  ],
];
