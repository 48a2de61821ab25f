import type { CalendarEvent, Series } from '../../../../lib/ical/index.ts';
import { type Components, type Difference, differenceOf } from './difference.ts';
import type { InvitationMail, Person } from './message.ts';
import { stampAfter } from './stamp.ts';

/** The maximum number of attendees in all components of a CANCEL. RFC 5546, 3.2.5, requires some of them. */
const MAX_NAMED = 2_000;
/** The maximum number of occurrences that are cancelled one by one. For more, the series as a whole is sent. */
const MAX_SINGLE = 50;

/** The components sent to one person, by key; '' is the series. */
interface Mailed {
  request: string[];
  cancel: string[];
  isUpdate: boolean;
}

/** The people invited to the same components, before and after, by key. */
interface Group {
  people: Person[];
  old: Set<string>;
  next: Set<string>;
}

/**
 * Returns the mails that notify the attendees of a change to an event organized here: REQUEST to those invited or whose
 * meeting changed; CANCEL to those no longer invited (RFC 5546, 3.2.2 and 3.2.5). Null stands for no event. Changes
 * that do not concern a person, such as replies or new attendees, are not sent, nor is anything to the organizer.
 * `after` has the SEQUENCE and DTSTAMP to send; a cancellation is newer than both.
 */
export function tellAttendees(before: Series | null, after: Series | null, now: number): InvitationMail[] {
  const series = after ?? before;
  if (!series) return [];
  const difference = differenceOf(before, after);
  const mails = groupsOf(difference).map((group) => ({
    to: group.people,
    mailed: mailedTo(group, difference),
  }));
  const together = Map.groupBy(mails, (each) => JSON.stringify(each.mailed));
  return [...together.values()].flatMap((same) => {
    const { request, cancel, isUpdate } = same[0]!.mailed;
    const to = same.flatMap((each) => each.to);
    const requested = request.map((key) => difference.next.get(key)!);
    const named = to.slice(0, Math.max(1, Math.floor(MAX_NAMED / cancel.length)));
    const cancelled = cancel.map((key) => cancellation(key, difference, named, now));
    return [
      ...mailOf('REQUEST', to, series, requested, isUpdate),
      ...mailOf('CANCEL', to, series, cancelled, false),
    ];
  });
}

const keyOf = (email: string) => email.trim().toLowerCase();

function groupsOf({ old, next }: Difference): Group[] {
  const events = [...old.values(), ...next.values()];
  const organizers = new Set(events.map(({ organizer }) => keyOf(organizer?.email ?? '')));
  const people = new Map<string, Person>();
  for (const { email, name } of events.flatMap(({ attendees }) => attendees)) {
    if (!organizers.has(keyOf(email))) people.set(keyOf(email), { email, name });
  }
  const [before, after] = [invitedTo(old), invitedTo(next)];
  const keysOf = (email: string) => [before.get(email) ?? [], after.get(email) ?? []];
  const groups = Map.groupBy(people, ([email]) => JSON.stringify(keysOf(email)));
  return [...groups.values()].map((members) => {
    const [was, is] = keysOf(members[0]![0]);
    return { people: members.map(([, person]) => person), old: new Set(was), next: new Set(is) };
  });
}

/** Returns the components that each person is invited to, except cancelled ones. */
function invitedTo(components: Components): Map<string, string[]> {
  const invited = new Map<string, string[]>();
  for (const [key, { status, attendees }] of components) {
    const emails = status === 'cancelled' ? [] : new Set(attendees.map(({ email }) => keyOf(email)));
    for (const email of emails) {
      const keys = invited.get(email);
      if (keys) keys.push(key);
      else invited.set(email, [key]);
    }
  }
  return invited;
}

function mailedTo(group: Group, { old, next, occurrences, changed, takenOut, isBack }: Difference): Mailed {
  const [before, after] = [group.old.has(''), group.next.has('')];
  const isUpdate = group.old.size > 0;
  // An occurrence without a component of its own belongs to the series.
  const had = (key: string) => (old.has(key) ? group.old.has(key) : before);
  const has = (key: string) => (next.has(key) ? group.next.has(key) : after);
  const lost = before && !after ? [''] : occurrences.filter((key) => had(key) && !has(key));
  if (after && (!before || isBack || changed.has('') || lost.length > MAX_SINGLE)) {
    const own = occurrences.filter((key) => next.has(key));
    const absent = own.filter((key) => !has(key) && !takenOut.has(key));
    return { request: ['', ...own.filter(has)], cancel: absent, isUpdate };
  }
  const news = occurrences.filter((key) => group.next.has(key) && !(had(key) && !changed.has(key)));
  return { request: news, cancel: lost, isUpdate };
}

/**
 * Cancels a component for these people. If it goes on without them, it has no STATUS (RFC 5546, 3.2.5) and keeps its
 * SEQUENCE, so that they can be invited again.
 */
function cancellation(key: string, { old, next }: Difference, to: Person[], now: number): CalendarEvent {
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
    attendees: [was, event, old.get(''), next.get('')]
      .flatMap((each) => each?.attendees ?? [])
      .filter(({ email }) => addressed.delete(keyOf(email))),
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
