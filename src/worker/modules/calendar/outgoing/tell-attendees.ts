import type { CalendarEvent, Series } from '../ical/index.ts';
import { recurrenceIds } from '../recurrence/index.ts';
import type { InvitationMail, Person } from './message.ts';
import { stampAfter } from './stamp.ts';

/** What one person is told. Components are named by their keys: '' is the series. */
interface Told {
  request: string[];
  cancel: string[];
  isUpdate: boolean;
}

/** A series by the original starts of its components, as lists write them; '' is the series itself. */
type Components = Map<string, CalendarEvent>;

/**
 * The mails that tell the attendees of a change of an event that is organized here: REQUEST to who is invited, or whose
 * meeting changed; CANCEL to who no longer is (RFC 5546, 3.2.2 and 3.2.5). Null is an event that is not there. Nobody is
 * told of what does not concern them, such as other people's answers or new attendees; the organizer never is. `after`
 * has the SEQUENCE and DTSTAMP that are sent; a cancellation is newer than both.
 */
export function tellAttendees(before: Series | null, after: Series | null, now: number): InvitationMail[] {
  const [old, next] = [componentsOf(before), componentsOf(after)];
  const series = after ?? before;
  if (!series) return [];
  const people = peopleOf([...old.values(), ...next.values()]);
  const groups = Map.groupBy(people, ({ email }) => JSON.stringify(toldOf(email, old, next)));
  return [...groups].flatMap(([key, to]) => {
    const { request, cancel, isUpdate } = JSON.parse(key) as Told;
    const requested = request.map((each) => next.get(each)!);
    const cancelled = cancel.map((each) => cancellation(each, old, next, to, now));
    return [
      ...mailOf('CANCEL', to, series, cancelled, false),
      ...mailOf('REQUEST', to, series, requested, isUpdate),
    ];
  });
}

function componentsOf(series: Series | null): Components {
  if (!series) return new Map();
  const { master, exceptions, zones } = series;
  const reference = master ?? exceptions[0];
  if (!reference) return new Map();
  const nameOf = (time: CalendarEvent['start']) => recurrenceIds(reference, [time], zones, 'UTC')[0]!;
  const parts: [string, CalendarEvent][] = exceptions.map((each) => [
    nameOf(each.recurrenceId ?? each.start),
    each,
  ]);
  // An occurrence that is taken out of the series is one that is cancelled.
  const taken = (master?.exdates ?? []).map((time): [string, CalendarEvent] => [
    nameOf(time),
    { ...instanceOf(master!, time), status: 'cancelled' },
  ]);
  return new Map([...(master ? [['', master] as const] : []), ...parts, ...taken]);
}

function instanceOf(master: CalendarEvent, time: CalendarEvent['start']): CalendarEvent {
  return {
    ...master,
    ...{ recurrenceId: time, isThisAndFuture: false, start: time, end: null, duration: null },
    ...{ rule: null, exdates: [], rdates: [] },
  };
}

function peopleOf(events: CalendarEvent[]): Person[] {
  const organizers = new Set(events.map(({ organizer }) => keyOf(organizer?.email ?? '')));
  const people = events.flatMap(({ attendees }) => attendees.map(({ email, name }) => ({ email, name })));
  const byEmail = new Map(people.map((each) => [keyOf(each.email), each]));
  return [...byEmail].flatMap(([email, person]) => (organizers.has(email) ? [] : [person]));
}

const keyOf = (email: string) => email.trim().toLowerCase();

function isInvited(event: CalendarEvent | undefined, email: string): boolean {
  if (!event || event.status === 'cancelled') return false;
  return event.attendees.some((each) => keyOf(each.email) === keyOf(email));
}

function toldOf(email: string, old: Components, next: Components): Told {
  const [before, after] = [isInvited(old.get(''), email), isInvited(next.get(''), email)];
  const wasThere = [...old.values()].some((event) => isInvited(event, email));
  const keys = [...new Set([...old.keys(), ...next.keys()])].filter((key) => key !== '');
  // An occurrence without a component of its own is one of the series.
  const had = (key: string) => (old.has(key) ? isInvited(old.get(key), email) : before);
  const has = (key: string) => (next.has(key) ? isInvited(next.get(key), email) : after);
  // Only the series itself can say that an occurrence is again as it says.
  const isBack = keys.some(
    (key) => old.has(key) && (!next.has(key) || (isTakenOut(key, old) && !isTakenOut(key, next))),
  );
  if (after && (!before || isBack || isOther(old.get('')!, next.get('')!))) {
    const own = keys.filter((key) => next.has(key));
    const absent = own.filter((key) => !has(key) && !isTakenOut(key, next));
    return { request: ['', ...own.filter(has)], cancel: absent, isUpdate: wasThere };
  }
  const changed = keys.filter((key) => {
    const [event, was] = [next.get(key), old.get(key)];
    return event && has(key) && !(was && had(key) && !isOther(was, event));
  });
  const lost = before && !after ? [''] : keys.filter((key) => had(key) && !has(key));
  return { request: changed, cancel: lost, isUpdate: wasThere };
}

/** Whether EXDATE of the series says that there is no such occurrence: then its component was made of that. */
function isTakenOut(key: string, components: Components): boolean {
  const [master, event] = [components.get(''), components.get(key)];
  return master?.exdates.some((time) => time === event?.recurrenceId) ?? false;
}

const TOLD_OF = ['start', 'end', 'duration', 'rule', 'rdates', 'status', 'summary', 'description'] as const;
const ALSO_TOLD_OF = ['location', 'url', 'conference'] as const;

/** Whether an attendee has to know of the difference. What is taken out of a series is told by itself. */
function isOther(before: CalendarEvent, after: CalendarEvent): boolean {
  return [...TOLD_OF, ...ALSO_TOLD_OF].some(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
}

/**
 * A component that is no longer for these people. If it is for nobody, it is cancelled as such; if it goes on without them, it
 * has no STATUS (RFC 5546, 3.2.5) and keeps its SEQUENCE, so that they can be invited again.
 */
function cancellation(
  key: string,
  old: Components,
  next: Components,
  to: Person[],
  now: number,
): CalendarEvent {
  const [was, is] = [old.get(key), next.get(key)];
  const event = (is ?? was)!;
  const goesOn = is !== undefined && is.status !== 'cancelled';
  const before = was ?? old.get('');
  const addressed = new Set(to.map(({ email }) => keyOf(email)));
  return {
    ...event,
    status: goesOn ? 'confirmed' : 'cancelled',
    sequence: goesOn ? event.sequence : Math.max(event.sequence, (before?.sequence ?? 0) + 1),
    stamp: stampAfter(now, before?.stamp ?? null),
    attendees: [...(was?.attendees ?? []), ...event.attendees, ...(old.get('')?.attendees ?? [])].filter(
      ({ email }) => addressed.delete(keyOf(email)),
    ),
  };
}

function mailOf(
  method: InvitationMail['method'],
  to: Person[],
  { uid, zones }: Series,
  components: CalendarEvent[],
  isUpdate: boolean,
): InvitationMail[] {
  if (components.length === 0) return [];
  const series: Series = {
    uid,
    master: components.find(({ recurrenceId }) => recurrenceId === null) ?? null,
    exceptions: components.filter(({ recurrenceId }) => recurrenceId !== null),
    zones,
  };
  return [{ method, to, series, isUpdate, comment: null }];
}
