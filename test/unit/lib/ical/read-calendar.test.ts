import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCalendar } from '../../../../src/lib/ical/index.ts';
import { calendar, event } from './texts.ts';

test('an event is read', () => {
  const text = calendar(
    'BEGIN:VEVENT',
    'UID:meeting@example.com',
    'DTSTAMP:20251201T101112Z',
    'DTSTART;TZID=Europe/Berlin:20260105T090000',
    'DTEND;TZID=Europe/Berlin:20260105T100000',
    'RRULE:freq=weekly;count=3',
    'EXDATE;TZID=Europe/Berlin:20260112T090000',
    'SEQUENCE:2',
    'STATUS:TENTATIVE',
    'TRANSP:TRANSPARENT',
    'SUMMARY:Plan\\, budget\\; and\\nmore',
    'DESCRIPTION:A long text that is folded in the mi',
    ' ddle',
    'LOCATION:Room 4',
    'URL:https://example.com/meeting',
    'CONFERENCE;VALUE=URI;FEATURE=VIDEO:https://meet.example.com/abc',
    'ORGANIZER;CN="Ada: Chair";SENT-BY="mailto:office@example.com":MAILTO:ada@example.com',
    'ATTENDEE;CN=Bo;PARTSTAT=ACCEPTED;ROLE=OPT-PARTICIPANT;RSVP=TRUE:mailto:bo@example.com',
    'ATTENDEE;DELEGATED-TO="mailto:bo@example.com","mailto:di@example.com";PARTSTAT=DELEGATED:mailto:cy@example.com',
    'ATTENDEE:urn:uuid:0',
    'ATTENDEE;EMAIL=eve@example.com:urn:uuid:1',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DESCRIPTION:not this',
    'TRIGGER:-PT15M',
    'END:VALARM',
    'END:VEVENT',
  );
  const { method, events, refused } = readCalendar(text);
  expect(refused).toEqual([]);
  expect(method).toBe('REQUEST');
  const berlin = (wall: string) => ({ wall, zone: 'Europe/Berlin' });
  const person = {
    name: null,
    role: 'REQ-PARTICIPANT',
    isReplyWanted: false,
    delegatedTo: [],
    delegatedFrom: [],
    sentBy: null,
  };
  expect(events).toEqual([
    {
      uid: 'meeting@example.com',
      exceptions: [],
      zones: [],
      master: {
        uid: 'meeting@example.com',
        recurrenceId: null,
        isThisAndFuture: false,
        start: berlin('2026-01-05T09:00:00'),
        end: berlin('2026-01-05T10:00:00'),
        duration: null,
        rule: 'FREQ=WEEKLY;COUNT=3',
        exdates: [berlin('2026-01-12T09:00:00')],
        rdates: [],
        status: 'tentative',
        sequence: 2,
        stamp: '2025-12-01T10:11:12.000Z',
        organizer: { email: 'ada@example.com', name: 'Ada: Chair', sentBy: 'office@example.com' },
        attendees: [
          {
            ...person,
            email: 'bo@example.com',
            name: 'Bo',
            status: 'accepted',
            role: 'OPT-PARTICIPANT',
            isReplyWanted: true,
          },
          {
            ...person,
            email: 'cy@example.com',
            status: 'delegated',
            delegatedTo: ['bo@example.com', 'di@example.com'],
          },
          { ...person, email: 'eve@example.com', status: 'needs_action' },
        ],
        summary: 'Plan, budget; and\nmore',
        description: 'A long text that is folded in the middle',
        location: 'Room 4',
        url: 'https://example.com/meeting',
        conference: 'https://meet.example.com/abc',
        isTransparent: true,
      },
    },
  ]);
});

describe('series', () => {
  const part = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];

  test('exceptions are with their series, before or after it', () => {
    const text = calendar(
      ...part('UID:a', 'RECURRENCE-ID:20260102T090000Z', 'DTSTART:20260102T100000Z'),
      ...part('UID:b', 'DTSTART:20260101T090000Z'),
      ...part('UID:a', 'DTSTART:20260101T090000Z', 'RRULE:FREQ=DAILY'),
      ...part('UID:a', 'RECURRENCE-ID;RANGE=THISANDFUTURE:20260103T090000Z', 'DTSTART:20260103T100000Z'),
    );
    const found = readCalendar(text).events.map(({ uid, master, exceptions }) => [
      uid,
      master?.rule,
      exceptions.length,
    ]);
    expect(found).toEqual([
      ['a', 'FREQ=DAILY', 2],
      ['b', null, 0],
    ]);
  });

  test('of two of the same, the newer counts, whatever their order', () => {
    const versions = [
      part('UID:a', 'SEQUENCE:1', 'DTSTAMP:20260101T000000Z', 'DTSTART:20260101T090000Z', 'SUMMARY:old'),
      part(
        'UID:a',
        'SEQUENCE:2',
        'DTSTAMP:20260101T000000Z',
        'DTSTART:20260101T090000Z',
        'SUMMARY:older stamp',
      ),
      part('UID:a', 'SEQUENCE:2', 'DTSTAMP:20260102T000000Z', 'DTSTART:20260101T090000Z', 'SUMMARY:new'),
    ];
    const orders = [
      [0, 1, 2],
      [2, 1, 0],
      [1, 2, 0],
      [2, 0, 1],
    ];
    for (const order of orders) {
      const text = calendar(...order.flatMap((index) => versions[index]!));
      expect(readCalendar(text).events[0]?.master?.summary).toBe('new');
    }
  });

  test('a series with one exception that cannot be read is refused as a whole, and the others are taken', () => {
    const text = calendar(
      ...part('UID:a', 'DTSTART:20260101T090000Z', 'RRULE:FREQ=DAILY'),
      ...part('UID:a', 'RECURRENCE-ID:20260102T090000Z', 'DTSTART;TZID=Nowhere:20260102T100000'),
      ...part('UID:b', 'DTSTART:20260101T090000Z'),
    );
    const { events, refused } = readCalendar(text);
    expect(events.map(({ uid }) => uid)).toEqual(['b']);
    expect(refused).toEqual([{ uid: 'a', reason: 'Nobody knows its time zone "Nowhere".' }]);
  });
});

describe('what is harmless', () => {
  const read = (...lines: string[]) => readCalendar(event(...lines)).events[0]?.master;

  test.each(['javascript:alert(1)', 'file:///etc/passwd', 'https://a b.example', 'not a link'])(
    'the link %s is dropped',
    (link) => {
      expect(read(`URL:${link}`, `CONFERENCE:${link}`)).toMatchObject({ url: null, conference: null });
    },
  );

  test('control characters are dropped', () => {
    expect(read('SUMMARY:a\u0000b\u001bc\u007f')?.summary).toBe('abc');
  });

  test('parameters with the names of what every object has', () => {
    const line = 'ATTENDEE;CONSTRUCTOR=1;__PROTO__=2;TOSTRING=3;VALUE=RECUR:mailto:a@example.com';
    expect(read(line)?.attendees).toMatchObject([{ email: 'a@example.com', name: null }]);
  });

  test('ends of lines of all kinds', () => {
    for (const end of ['\r\n', '\n', '\r']) {
      expect(readCalendar(event('SUMMARY:Ends').replaceAll('\r\n', end)).events[0]?.master?.summary).toBe(
        'Ends',
      );
    }
  });
});

describe('folded lines', () => {
  test.each([
    ['\r\n '],
    ['\r\n\t'],
    ['\n '],
    ['\r '],
    ['\r\r\n '],
    ['\r\r\r\n '],
    ['\r\n\r\n '],
    ['\n\n '],
    ['\n\n\t'],
    ['\n\r\n '],
    ['\r\n \r\n '],
  ])('%j', (fold) => {
    const text = event(`DTEND${fold};VALUE=DATE-TIME${fold}:20260101T100000Z`, `SUMMARY:Two lin${fold}es`);
    const { events, refused } = readCalendar(text);
    expect(events[0]?.master).toMatchObject({ summary: 'Two lines', end: { wall: '2026-01-01T10:00:00' } });
    expect(refused).toEqual([]);
  });

  test('a text after the end of the calendar changes nothing', () => {
    const { events, refused } = readCalendar(`${event('SUMMARY:Kept')}\r\n\r\n  Regards: Ann\r\n`);
    expect(events[0]?.master?.summary).toBe('Kept');
    expect(refused).toEqual([]);
  });

  test('a megabyte of empty lines, at once', () => {
    const before = process.cpuUsage();
    readCalendar(event('\r'.repeat(450_000), '\n'.repeat(450_000)));
    expect(process.cpuUsage(before).user).toBeLessThan(2_000_000);
  });
});

describe('whatever the text is, nothing is thrown', () => {
  const good = event(
    'DTEND:20260101T100000Z',
    'RRULE:FREQ=DAILY;COUNT=2',
    'ATTENDEE;CN="A, B":mailto:a@example.com',
  );

  test('any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(readCalendar(text).events).toEqual([]);
      }),
    );
  });

  test('any lines in a calendar', () => {
    const name = fc.constantFrom(
      'DTSTART',
      'DTEND',
      'RRULE',
      'EXDATE',
      'RDATE',
      'DURATION',
      'ATTENDEE',
      'BEGIN',
      'END',
      'UID',
    );
    const value = fc.oneof(
      fc.string(),
      fc.constantFrom('VEVENT', 'VCALENDAR', 'VTIMEZONE', '20260101', 'P1D', 'FREQ=DAILY'),
    );
    const parameter = fc.oneof(
      fc.constant(''),
      fc.constantFrom(';TZID=', ';VALUE=DATE', ';VALUE=PERIOD', ';=', ';"', ';X="'),
    );
    const line = fc.tuple(name, parameter, value).map(([a, b, c]) => `${a}${b}:${c}`);
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const { events, refused } = readCalendar(event(...lines));
        expect(events.length + refused.length).toBeLessThanOrEqual(lines.length + 1);
      }),
    );
  });

  test('a calendar in which some characters are others', () => {
    const change = fc.tuple(fc.nat(good.length), fc.nat(5), fc.string({ maxLength: 5 }));
    fc.assert(
      fc.property(fc.array(change, { maxLength: 5 }), (changes) => {
        const text = changes.reduce(
          (old, [at, length, put]) => old.slice(0, at) + put + old.slice(at + length),
          good,
        );
        const { events, refused } = readCalendar(text);
        expect(refused.every(({ reason }) => reason.length > 5)).toBe(true);
        expect(events.length).toBeLessThanOrEqual(1);
      }),
      { numRuns: 500 },
    );
  });
});
