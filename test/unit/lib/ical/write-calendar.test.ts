import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Attendee,
  type CalendarEvent,
  readCalendar,
  type Series,
  writeCalendar,
} from '../../../../src/lib/ical/index.ts';
import { expand } from '../../../../src/lib/recurrence/index.ts';
import { CASES, seriesOf } from '../../worker/modules/calendar/cases/index.ts';
import { calendar, event } from './texts.ts';

function masterOf(text: string): CalendarEvent {
  const { events, refused } = readCalendar(text);
  expect(refused).toEqual([]);
  return events[0]!.master!;
}

function written(...lines: string[]): string {
  return writeCalendar(readCalendar(event(...lines)).events);
}

const octets = (line: string) => new TextEncoder().encode(line).length;

test('a calendar is written', () => {
  expect(
    written(
      'DURATION:PT1H30M',
      'RRULE:FREQ=DAILY',
      'EXDATE:20260102T090000Z',
      'SUMMARY:One\\, two',
      'SEQUENCE:3',
    ),
  ).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Herald//Calendar//EN',
      'CALSCALE:GREGORIAN',
      'BEGIN:VEVENT',
      'UID:one',
      'DTSTAMP:19700101T000000Z',
      'SEQUENCE:3',
      'DTSTART:20260101T090000Z',
      'DURATION:PT1H30M0S',
      'RRULE:FREQ=DAILY',
      'EXDATE:20260102T090000Z',
      'STATUS:CONFIRMED',
      'TRANSP:OPAQUE',
      'SUMMARY:One\\, two',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  );
});

test('the method and the name of a calendar are written', () => {
  const text = writeCalendar([], { method: 'CANCEL', name: 'Work; and more' });
  expect(text).toContain('\r\nMETHOD:CANCEL\r\n');
  expect(text).toContain('\r\nX-WR-CALNAME:Work\\; and more\r\n');
});

describe('lines', () => {
  test('have at most 75 octets and break between characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 }), (summary) => {
        const series = readCalendar(event()).events.map((each) => ({
          ...each,
          master: { ...each.master!, summary },
        }));
        const text = writeCalendar(series);
        expect(text.split('\r\n').every((line) => octets(line) <= 75)).toBe(true);
        expect(text).not.toMatch(/\p{Cs}/u);
        expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
      }),
    );
  });

  test('of 75 octets are not folded, and of 76 are', () => {
    const fill = (length: number) => written(`SUMMARY:${'x'.repeat(length - 'SUMMARY:'.length)}`);
    expect(fill(75)).not.toContain('\r\n ');
    expect(fill(76)).toContain('\r\n x\r\n');
  });

  test('are not ended by what somebody writes', () => {
    const evil = 'a\r\nATTENDEE:mailto:evil@example.com\nSTATUS:CANCELLED';
    const master: CalendarEvent = {
      ...masterOf(event()),
      summary: evil,
      location: evil,
      url: `https://example.com/${evil}`,
      organizer: { email: 'ada@example.com', name: `"${evil}`, sentBy: null },
    };
    const text = writeCalendar([{ uid: 'one', master, exceptions: [], zones: [] }]);
    expect(text.split('\r\n').filter((line) => /^(?:ATTENDEE|STATUS)/.test(line))).toEqual([
      'STATUS:CONFIRMED',
    ]);
  });
});

describe('identity is kept when a calendar is written and read', () => {
  test.each(Object.values(CASES).flat())('$name', (each) => {
    const series = seriesOf(each);
    expect(readCalendar(writeCalendar([series]))).toEqual({ method: null, events: [series], refused: [] });
  });

  const text = fc.option(fc.string({ unit: 'grapheme', maxLength: 90 }), { nil: null });
  const email = fc.constantFrom('ada@example.com', 'bo+x@example.org', "o'neil@example.com");
  const attendee: fc.Arbitrary<Attendee> = fc.record({
    email,
    name: text,
    status: fc.constantFrom('needs_action', 'accepted', 'declined', 'tentative', 'delegated'),
    role: fc.constantFrom('CHAIR', 'REQ-PARTICIPANT', 'OPT-PARTICIPANT'),
    isReplyWanted: fc.boolean(),
    delegatedTo: fc.array(email, { maxLength: 2 }),
    delegatedFrom: fc.array(email, { maxLength: 2 }),
    sentBy: fc.option(email, { nil: null }),
  });
  const zone = fc.constantFrom('UTC', 'Europe/Berlin', 'America/New_York', null);
  const start = fc.record({ wall: fc.constantFrom('2026-03-29T02:30:00', '1999-12-31T23:59:59'), zone });
  const changes = fc.record({
    uid: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 90 }),
    start,
    exdates: fc.array(start, { maxLength: 3 }),
    duration: fc.option(fc.record({ days: fc.nat(900), seconds: fc.nat(90_000) }), { nil: null }),
    rule: fc.constantFrom(null, 'FREQ=DAILY;COUNT=3', 'FREQ=MONTHLY;BYDAY=-1FR'),
    status: fc.constantFrom('confirmed', 'tentative', 'cancelled'),
    sequence: fc.nat(2_147_483_647),
    stamp: fc.constantFrom('2026-01-01T00:00:00.000Z', '2025-12-31T23:59:59.000Z'),
    organizer: fc.option(fc.record({ email, name: text, sentBy: fc.option(email, { nil: null }) }), {
      nil: null,
    }),
    attendees: fc.array(attendee, { maxLength: 3 }),
    summary: text,
    description: text,
    location: text,
    url: fc.option(fc.webUrl({ withQueryParameters: true }), { nil: null }),
    isTransparent: fc.boolean(),
  });

  test('of any event: a second time it is the same text and the same event', () => {
    const base = masterOf(event());
    fc.assert(
      fc.property(changes, (change) => {
        const master = { ...base, ...change } as CalendarEvent;
        // Reading cleans texts: a text that has been read once does not change again.
        const [first] = readCalendar(
          writeCalendar([{ uid: master.uid, master, exceptions: [], zones: [] }]),
        ).events;
        const again = writeCalendar([first!]);
        expect(readCalendar(again).events).toEqual([first]);
        const { uid, start, exdates, duration, rule, status, sequence, stamp, url } = change;
        // An identifier of blanks is none: the reader makes one.
        expect(first?.master).toMatchObject({
          uid: uid.trim() === '' ? expect.stringMatching(/^[0-9a-f]{40}@without-uid$/) : uid.trim(),
          start,
          exdates,
          duration,
          rule,
          status,
          sequence,
          stamp,
          url,
        });
        expect(first?.master?.attendees.map((each) => each.email)).toEqual(
          change.attendees.map((each) => each.email),
        );
      }),
    );
  });
});

describe('the VTIMEZONE of a zone says what the zone does', () => {
  /** Returns the same series, with a time zone defined only by the VTIMEZONE. */
  function byItsText(series: Series): Series {
    const text = writeCalendar([series]).replaceAll(/TZID([:=])[A-Za-z_/]+/g, 'TZID$1Own Zone');
    const { events, refused } = readCalendar(text);
    expect(refused).toEqual([]);
    return events[0]!;
  }

  test.each([
    'Europe/Berlin',
    'America/New_York',
    'Australia/Sydney',
    'Australia/Lord_Howe',
    'Asia/Jerusalem',
    'Africa/Casablanca',
    'Asia/Tehran',
    'Pacific/Apia',
    'Europe/Istanbul',
    'Asia/Kathmandu',
    'America/Sao_Paulo',
  ])('%s', (zone) => {
    const lines = [`DTSTART;TZID=${zone}:20100101T120000`, 'RRULE:FREQ=DAILY'];
    const [series] = readCalendar(calendar('BEGIN:VEVENT', 'UID:a', ...lines, 'END:VEVENT')).events;
    const own = byItsText(series!);
    expect(own.zones[0]?.name).toBe('Own Zone');
    for (let year = 2010; year <= 2040; year += 1) {
      const range = { from: Date.UTC(year, 0, 1), to: Date.UTC(year, 11, 31), zone: 'UTC' };
      const starts = (each: Series) => expand(each, range).occurrences.map(({ start }) => start);
      expect(starts(own)).toEqual(starts(series!));
    }
  });

  test('zones of one name and different rules get different names', () => {
    const zoneLines = (offset: string) =>
      ['BEGIN:VTIMEZONE', 'TZID:Custom', 'BEGIN:STANDARD', 'DTSTART:20000101T000000'].concat([
        `TZOFFSETFROM:${offset}`,
        `TZOFFSETTO:${offset}`,
        'END:STANDARD',
        'END:VTIMEZONE',
      ]);
    const one = (uid: string, offset: string) =>
      readCalendar(
        calendar(
          ...zoneLines(offset),
          'BEGIN:VEVENT',
          `UID:${uid}`,
          'DTSTART;TZID=Custom:20260101T090000',
          'END:VEVENT',
        ),
      ).events[0]!;
    const text = writeCalendar([one('a', '+0100'), one('b', '+0200'), one('c', '+0100')]);
    const range = { from: Date.UTC(2026, 0, 1), to: Date.UTC(2026, 0, 2), zone: 'UTC' };
    const { events } = readCalendar(text);
    expect(events.map((each) => expand(each, range).occurrences[0]?.start)).toEqual([
      '2026-01-01T08:00:00.000Z',
      '2026-01-01T07:00:00.000Z',
      '2026-01-01T08:00:00.000Z',
    ]);
    expect(text.match(/TZID:.*/g)).toEqual(['TZID:Custom', 'TZID:Custom 2']);
  });
});
