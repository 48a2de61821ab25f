/** The scheduled events of the simulated Calendly, and the actions on them. */

export interface Invitee {
  uri: string;
  email: string;
  name: string;
  status: 'active' | 'canceled';
  rescheduled: boolean;
  old_invitee: string | null;
  new_invitee: string | null;
  created_at: string;
  updated_at: string;
}

export interface ScheduledEvent {
  uri: string;
  name: string;
  status: 'active' | 'canceled';
  start_time: string;
  end_time: string;
  location: Record<string, unknown>;
  event_memberships: { user: string; user_email: string; user_name: string }[];
  created_at: string;
  updated_at: string;
  invitees: Invitee[];
}

export interface NewEvent {
  name?: string;
  /** ISO 8601. Default: tomorrow at this time. */
  start?: string;
  minutes?: number;
  location?: Record<string, unknown>;
}

export const API = 'https://api.calendly.com';
export const USER = `${API}/users/herald-demo`;
export const ORGANIZATION = `${API}/organizations/herald-demo`;
const DAY = 86_400_000;
const MINUTE = 60_000;

export type World = ReturnType<typeof createWorld>;

export const eventUri = (id: string) => `${API}/scheduled_events/${id}`;
const inviteeUri = (event: string, id: string) => `${eventUri(event)}/invitees/${id}`;

/** `tell` receives each event: its type and its payload. */
export function createWorld(now: () => number, tell: (event: string, payload: object) => void) {
  const events = new Map<string, ScheduledEvent>();
  const time = (at = now()) => new Date(at).toISOString().replace('Z', '000Z');

  function find(id: string): ScheduledEvent {
    const event = events.get(id);
    if (!event) throw new Error(`There is no event ${id}.`);
    return event;
  }

  function findInvitee(id: string, person: string): Invitee {
    const invitee = find(id).invitees.find(({ uri }) => uri === inviteeUri(id, person));
    if (!invitee) throw new Error(`${person} is not invited to ${id}.`);
    return invitee;
  }

  function join(id: string, person: string, given: NewEvent, old: Invitee | null): Invitee {
    const start = Date.parse(given.start ?? time(now() + DAY));
    const event = events.get(id) ?? {
      uri: eventUri(id),
      name: given.name ?? '30 Minute Meeting',
      status: 'active',
      start_time: time(start),
      end_time: time(start + (given.minutes ?? 30) * MINUTE),
      location: given.location ?? { type: 'zoom', status: 'pushed', join_url: 'https://zoom.example/j/1' },
      event_memberships: [{ user: USER, user_email: 'demo@herald.test', user_name: 'Demo' }],
      created_at: time(),
      updated_at: time(),
      invitees: [],
    };
    events.set(id, event);
    const invitee: Invitee = {
      uri: inviteeUri(id, person),
      email: `${person}@guest.example`,
      name: person,
      status: 'active',
      rescheduled: false,
      old_invitee: old?.uri ?? null,
      new_invitee: null,
      created_at: time(),
      updated_at: time(),
    };
    event.invitees.push(invitee);
    return invitee;
  }

  function leave(id: string, invitee: Invitee, next: Invitee | null = null): void {
    const changes = { rescheduled: next !== null, new_invitee: next?.uri ?? null };
    Object.assign(invitee, { status: 'canceled', updated_at: time(), ...changes });
    const event = find(id);
    if (event.invitees.every(({ status }) => status === 'canceled')) {
      Object.assign(event, { status: 'canceled', updated_at: time() });
    }
  }

  function send(type: string, id: string, invitee: Invitee): void {
    tell(type, { ...invitee, event: eventUri(id), scheduled_event: outputOf(find(id)) });
  }

  return {
    events,
    book(id: string, person: string, given: NewEvent = {}) {
      send('invitee.created', id, join(id, person, given, null));
    },
    cancel(id: string, person: string) {
      const invitee = findInvitee(id, person);
      leave(id, invitee);
      send('invitee.canceled', id, invitee);
    },
    reschedule([id, person]: [string, string], [nextId, nextPerson]: [string, string], given: NewEvent = {}) {
      const old = findInvitee(id, person);
      const invitee = join(nextId, nextPerson, given, old);
      leave(id, old, invitee);
      send('invitee.created', nextId, invitee);
      send('invitee.canceled', id, old);
    },
    /** Cancels the event for all invitees, as its host. */
    end(id: string) {
      const left = find(id).invitees.filter(({ status }) => status === 'active');
      for (const invitee of left) leave(id, invitee);
      for (const invitee of left) send('invitee.canceled', id, invitee);
    },
  };
}

/** Returns a scheduled event as in the API and webhooks. */
export function outputOf({ invitees, ...event }: ScheduledEvent) {
  const active = invitees.filter(({ status }) => status === 'active').length;
  return {
    ...event,
    event_type: `${API}/event_types/herald-demo`,
    event_guests: [],
    invitees_counter: { total: invitees.length, active, limit: 10 },
  };
}
