import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Series } from '../../../../../../src/lib/ical/index.ts';
import { readCalendar, writeCalendar } from '../../../../../../src/lib/ical/index.ts';
import {
  applyInvitation,
  type ObjectState,
  readInvitation,
} from '../../../../../../src/lib/invitations/index.ts';
import { expand } from '../../../../../../src/lib/recurrence/index.ts';
import type { InvitationMail } from '../../../../../../src/worker/modules/calendar/outgoing/message.ts';
import { tellAttendees } from '../../../../../../src/worker/modules/calendar/outgoing/tell-attendees.ts';
import {
  ANN,
  BEN,
  BOSS,
  EVE,
  message,
  type Part,
  person,
  utc,
} from '../../../../lib/invitations/messages.ts';

const NOW = Date.parse('2026-09-02T09:00:00.500Z');
const people = (...emails: string[]) => ({ attendees: emails.map((email) => person(email)) });
const meeting = (part: Part = {}, exceptions: Part[] = []): Series =>
  message('REQUEST', [{ stamp: 1, ...part }, ...exceptions]).series;
const weekly = (part: Part = {}, exceptions: Part[] = []) =>
  meeting({ rule: 'FREQ=WEEKLY', ...part }, exceptions);
const withoutDays = (series: Series, ...days: number[]): Series => ({
  ...series,
  master: { ...series.master!, exdates: days.map((day) => utc(day, 10)) },
});

/** Returns summaries of the mails: `CANCEL ann: 14 #2` is for the occurrence of 14 September, with SEQUENCE 2. */
function told(before: Series | null, after: Series | null): string[] {
  return tellAttendees(before, after, NOW).map(({ method, isUpdate, to, series }) => {
    const components = [...(series.master ? [series.master] : []), ...series.exceptions];
    const parts = components.map(({ recurrenceId, sequence, status }) => {
      const name = recurrenceId ? Number(recurrenceId.wall.slice(8, 10)) : 'all';
      return `${name} #${sequence}${status === 'cancelled' ? ' cancelled' : ''}`;
    });
    const names = to.map(({ email }) => email.split('@')[0]).join('+');
    return `${method}${isUpdate ? ' again' : ''} ${names}: ${parts.join(', ')}`;
  });
}

describe('Attendees are told', () => {
  test.each<[string, Series | null, Series | null, string[]]>([
    ['of a new meeting', null, meeting(), ['REQUEST ann+ben: all #0']],
    ['of another time', meeting(), meeting({ at: [8, 9], sequence: 1 }), ['REQUEST again ann+ben: all #1']],
    ['of another title', meeting(), meeting({ summary: 'Monthly' }), ['REQUEST again ann+ben: all #0']],
    ['of a meeting that is deleted', meeting({ sequence: 2 }), null, ['CANCEL ann+ben: all #3 cancelled']],
    [
      'of a meeting that is cancelled',
      meeting(),
      meeting({ status: 'cancelled', sequence: 1 }),
      ['CANCEL ann+ben: all #1 cancelled'],
    ],
    [
      'each what concerns them: who is new, and who is no longer invited',
      meeting(people(ANN, BEN)),
      meeting(people(BEN, EVE)),
      ['CANCEL ann: all #0', 'REQUEST eve: all #0'],
    ],
    [
      'together of a change, and apart of being invited',
      meeting(people(ANN, BEN)),
      meeting({ ...people(BEN, EVE), summary: 'Monthly' }),
      ['CANCEL ann: all #0', 'REQUEST again ben: all #0', 'REQUEST eve: all #0'],
    ],
    [
      'of one occurrence that moves',
      weekly(),
      weekly({}, [{ instance: 14, at: [15, 10], sequence: 1 }]),
      ['REQUEST again ann+ben: 14 #1'],
    ],
    [
      'of one occurrence that is taken out',
      weekly({ sequence: 1 }),
      withoutDays(weekly({ sequence: 1 }), 14),
      ['CANCEL ann+ben: 14 #2 cancelled'],
    ],
    [
      'of one that had moved and is taken out',
      weekly({}, [{ instance: 14, at: [15, 10], sequence: 4 }]),
      withoutDays(weekly(), 14),
      ['CANCEL ann+ben: 14 #5 cancelled'],
    ],
    [
      'of one occurrence that is cancelled, although it then has no people',
      weekly(),
      weekly({}, [{ instance: 14, status: 'cancelled', sequence: 1, attendees: [] }]),
      ['CANCEL ann+ben: 14 #1 cancelled'],
    ],
    [
      'of one occurrence that they alone are invited to',
      weekly(),
      weekly({}, [{ instance: 14, ...people(ANN, BEN, EVE), at: [14, 10] }]),
      ['REQUEST again ann+ben: 14 #0', 'REQUEST eve: 14 #0'],
    ],
    [
      'that they need not come to one occurrence',
      weekly(),
      weekly({}, [{ instance: 14, ...people(ANN), summary: 'With Ann' }]),
      ['REQUEST again ann: 14 #0', 'CANCEL ben: 14 #0'],
    ],
    [
      'of all of a series that changes, with the occurrences that differ',
      weekly({}, [{ instance: 14, at: [15, 10] }]),
      weekly({ summary: 'Monthly' }, [{ instance: 14, at: [15, 10] }]),
      ['REQUEST again ann+ben: all #0, 14 #0'],
    ],
    [
      'of all of it if an occurrence is again as the series says',
      weekly({}, [{ instance: 14, at: [15, 10] }]),
      weekly({ sequence: 1 }),
      ['REQUEST again ann+ben: all #1'],
    ],
    [
      'of a meeting that takes place after all, as if it were new',
      meeting({ status: 'cancelled' }),
      meeting({ sequence: 2 }),
      ['REQUEST ann+ben: all #2'],
    ],
  ])('%s', (_, before, after, mails) => {
    expect(told(before, after)).toEqual(mails);
  });
});

describe('Nobody is told', () => {
  const answered = { attendees: [person(ANN, { status: 'accepted' }), person(BEN)] };
  test.each<[string, Series | null, Series | null]>([
    ['of nothing', null, null],
    ['of a meeting without attendees', null, meeting({ attendees: [] })],
    ['of what others answer', meeting(), meeting({ ...answered, stamp: 5 })],
    [
      'that somebody else wrote their name differently',
      meeting(),
      meeting({ attendees: [person(ANN, { name: 'A' }), person(BEN)] }),
    ],
    ['that a meeting which does not take place is deleted', meeting({ status: 'cancelled' }), null],
    ['of their own meeting', meeting(people(BOSS)), meeting({ ...people(BOSS), at: [9, 9] })],
    ['twice, whatever the case of an address', meeting(people('Ann@US.test')), meeting(people(ANN))],
  ])('%s', (_, before, after) => {
    expect(told(before, after)).toEqual([]);
  });
});

test('Who is no longer invited learns nothing of the others, and the event has no STATUS', () => {
  const [mail] = tellAttendees(meeting(people(ANN, BEN)), meeting(people(BEN)), NOW);
  const text = writeCalendar([mail!.series], { method: 'CANCEL' }).replaceAll('\r\n ', '');
  expect(text).toContain('ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:ann@us.test');
  expect(text).toContain('SEQUENCE:0');
  expect(text).toContain('DTSTAMP:20260902T090000Z');
  expect(text).not.toMatch(/ben@|STATUS/);
});

/** Returns the state of a person's calendar after the mails, which are read from text as other programs do. */
function receive(state: ObjectState | null, email: string, mails: InvitationMail[]): ObjectState | null {
  return mails
    .filter(({ to }) => to.some((each) => each.email === email))
    .reduce((known, { method, series }) => {
      const calendar = readCalendar(writeCalendar([series], { method }));
      expect(calendar).toMatchObject({ method, refused: [] });
      const envelope = { from: BOSS, sender: 'known', authentication: 'pass' } as const;
      return applyInvitation(known, { method, series: calendar.events[0]!, ...envelope }).state;
    }, state);
}

const SEPTEMBER = { from: Date.UTC(2026, 8, 1), to: Date.UTC(2026, 9, 1), zone: 'UTC' };

function occurrencesFor(series: Series | null | undefined, email: string): string[] {
  if (!series) return [];
  return expand(series, SEPTEMBER).occurrences.flatMap(({ start, event }) => {
    const isInvited = event.attendees.some((each) => each.email === email);
    return event.status !== 'cancelled' && isInvited ? [`${start} ${event.summary}`] : [];
  });
}

interface Plan {
  invited: string[];
  hour: number;
  summary: string;
  moved: Record<string, { day: number; invited: string[] }>;
  without: number[];
}

const everybody = [ANN, BEN, EVE];
const plan: fc.Arbitrary<Plan> = fc.record({
  invited: fc.subarray(everybody),
  hour: fc.constantFrom(10, 11),
  summary: fc.constantFrom('Weekly', 'Monthly'),
  moved: fc.dictionary(
    fc.constantFrom('14', '21'),
    fc.record({ day: fc.constantFrom(15, 16), invited: fc.subarray(everybody) }),
  ),
  without: fc.subarray([7, 14, 28]),
});

/** Returns a series as a change of the previous version writes it, with a new DTSTAMP and SEQUENCE. */
function seriesOf({ invited, hour, summary, moved, without }: Plan, version: number): Series {
  const stamp = version * 5;
  const common = { stamp, summary, sequence: version };
  // An exception refers to a start of the series, and attendees who leave the series leave its exceptions.
  const exceptions = Object.entries(hour === 10 ? moved : {})
    .filter(([day]) => !without.includes(Number(day)))
    .map(
      ([day, each]): Part => ({
        ...common,
        instance: Number(day),
        at: [each.day, 12],
        ...people(...each.invited.filter((email) => invited.includes(email))),
      }),
    );
  const master: Part = { ...common, rule: 'FREQ=WEEKLY', at: [7, hour], ...people(...invited) };
  const { master: written, ...rest } = message('REQUEST', [master, ...exceptions]).series;
  return { ...rest, master: { ...written!, exdates: without.map((day) => utc(day, hour)) } };
}

test('Whatever changes, everybody then has the occurrences that they are invited to, and no others', () => {
  fc.assert(
    fc.property(plan, plan, fc.boolean(), (first, second, isDeleted) => {
      const before = seriesOf(first, 0);
      const after = isDeleted ? null : seriesOf(second, 1);
      for (const email of everybody) {
        const invitation = receive(null, email, tellAttendees(null, before, NOW));
        const shown = invitation && readInvitation(invitation)?.series;
        expect(occurrencesFor(shown, email)).toEqual(occurrencesFor(before, email));
        const changed = receive(invitation, email, tellAttendees(before, after, NOW));
        const then = changed && readInvitation(changed)?.series;
        expect(occurrencesFor(then, email)).toEqual(occurrencesFor(after, email));
      }
    }),
    { numRuns: 300 },
  );
});

test('Thousands of people, exceptions and deleted days are told of at once, by the series', () => {
  const many = Array.from({ length: 1_000 }, (_, i) => `a${i}@us.test`);
  const exceptions = Array.from({ length: 9 }, (_, i): Part => ({ instance: utc(7, i), ...people(...many) }));
  const days = Array.from({ length: 5_000 }, (_, i) => {
    const wall = new Date(Date.UTC(2027, 0, i + 1, 10)).toISOString().slice(0, 19);
    return { wall, zone: 'UTC' };
  });
  const before = weekly({ rule: 'FREQ=DAILY', ...people(...many) }, exceptions);
  const after = { ...before, master: { ...before.master!, exdates: days } };
  const [mail, ...others] = tellAttendees(before, after, NOW);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ method: 'REQUEST', isUpdate: true, series: after });
  expect(mail!.to).toHaveLength(1_000);
});

test('A CANCEL of many occurrences for many people names only some of them', () => {
  const many = Array.from({ length: 1_000 }, (_, i) => `a${i}@us.test`);
  const exceptions = Array.from(
    { length: 500 },
    (_, i): Part => ({ instance: utc(7, 0), ...people(ANN), summary: `${i}` }),
  );
  const days = exceptions.map((part, i) => {
    const wall = new Date(Date.UTC(2026, 8, 7 * (i + 1), 10)).toISOString().slice(0, 19);
    return { ...part, instance: { wall, zone: 'UTC' } };
  });
  const mails = tellAttendees(null, weekly(people(...many), days), NOW);
  const cancel = mails.find(({ method }) => method === 'CANCEL');
  expect(cancel!.to).toHaveLength(1_000);
  expect(cancel!.series.exceptions.map(({ attendees }) => attendees.length)).toEqual(days.map(() => 4));
});
