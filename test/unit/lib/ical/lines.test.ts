import { describe, expect, test } from 'vitest';
import { readCalendar } from '../../../../src/lib/ical/index.ts';
import { calendar, event } from './texts.ts';

/** Reads an event with a line, and returns what is shown of it and what is said of its lines. */
function read(...lines: string[]) {
  const { events, refused } = readCalendar(event(...lines));
  return { shown: events[0]?.master, words: refused.map(({ reason }) => reason) };
}

describe('an event is taken without a line that it can do without, and a word says so', () => {
  test.each([
    ['DTSTAMP:00000000T000000Z', 'Its DTSTAMP is not a time in UTC: 00000000T000000Z'],
    ['DTSTAMP:20260101T000000', 'Its DTSTAMP is not a time in UTC: 20260101T000000'],
    ['DTSTAMP', 'Its line DTSTAMP is broken.'],
    ['DTEND:', 'Its DTEND is not a date or time: '],
    ['DTEND:None', 'Its DTEND is not a date or time: None'],
    ['DTEND:20260101T080000Z', 'It ends before it starts.'],
    ['DTEND;TZID=Europe/Helsinki:20260101T105900', 'It ends before it starts.'],
    ['DTEND;TZID=America/New_York:20260101T035959', 'It ends before it starts.'],
    ['DTEND;TZID=Pacific/Auckland:20260101T100000', 'It ends before it starts.'],
    ['DTEND;TZID=UTC+05:30:20260101T142959', 'It ends before it starts.'],
    ['RDATE;VALUE=PERIOD:20260102T090000Z/20260102T085959Z', 'It ends before it starts.'],
    ['RDATE;VALUE=PERIOD;TZID=Asia/Tokyo:20260102T090000/20260101T235959Z', 'It ends before it starts.'],
    ['DTEND;VALUE=DATE:20260102', 'Of its start and its end, one is a day and one a time.'],
    ['DTEND;TZID=Nowhere:20260101T100000', 'Nobody knows its time zone "Nowhere".'],
    ['DTEND:99991231T235959Z', 'It lasts longer than ten years.'],
    ['DURATION:', 'Its DURATION is not a duration of at most ten years.'],
    ['DURATION:-PT1H', 'Its DURATION is not a duration of at most ten years.'],
    ['DURATION:P999999999999999999W', 'Its DURATION is not a duration of at most ten years.'],
    ['DURATION:P4100D', 'It lasts longer than ten years.'],
    ['RRULE:', 'Its RRULE is not a rule: '],
    ['RRULE:None', 'Its RRULE is not a rule: NONE'],
    ['EXDATE:', 'Its EXDATE is not a date or time: '],
    ['EXDATE:20260231T090000Z', 'Its EXDATE is not a date or time: 20260231T090000Z'],
    ['EXDATE:20260201T090000+0100', 'Its EXDATE is not a date or time: 20260201T090000+0100'],
    ['RDATE;VALUE=PERIOD:20260102T090000Z/forever', 'Its RDATE is not a date or time: forever'],
    ['RDATE:00010101T090000Z', 'Its year, 1, is not between 1600 and 2999.'],
    ['SEQUENCE:first', 'Its SEQUENCE is not a number: first'],
    ['SEQUENCE:-1', 'Its SEQUENCE is not a number: -1'],
    ['DTSTART:20260102T090000Z', 'Another line DTSTART comes first.'],
    ['URL:javascript:alert(1)', 'Its URL is not a link that a browser can open.'],
    ['SUMMARY', 'Its line SUMMARY is broken.'],
  ])('%s', (line, reason) => {
    const [name] = line.split(/[;:]/);
    const { shown, words } = read(line);
    expect(shown?.start.wall).toBe('2026-01-01T09:00:00');
    // A line without a colon has no name that begins it.
    const said = words.filter((word) => !word.includes('no name'));
    expect(said).toEqual(line.includes(':') ? [`It is taken without its line ${name}. ${reason}`] : said);
    expect(words).not.toEqual([]);
  });

  test('many lines are named once', () => {
    const { words } = read('EXDATE:a,b', 'EXDATE:c');
    expect(words).toEqual([
      'It is taken without 3 lines or values of EXDATE. Its EXDATE is not a date or time: a',
    ]);
  });

  test('the rest of a text that was not folded', () => {
    const { shown, words } = read('DESCRIPTION:Agenda', 'See you there', 'SUMMARY:Plan');
    expect(shown).toMatchObject({ description: 'Agenda', summary: 'Plan' });
    expect(words).toEqual(['It is taken without a line that has no name: See you there']);
  });

  test('a line of a megabyte of parameters', () => {
    const { shown, words } = read(`ATTENDEE${';A=B'.repeat(240_000)}:mailto:a@example.com`);
    expect(shown?.attendees).toEqual([]);
    expect(words).toEqual(['It is taken without its line ATTENDEE. Its line ATTENDEE is broken.']);
  });
});

describe('what decides when an event takes place is not left out', () => {
  test.each([
    ['RRULE:FREQ=SOMETIMES', 'The recurrence rule does not say how often the event repeats (FREQ).'],
    ['RRULE:FREQ=MONTHLY;SKIP=FORWARD', 'The recurrence rule moves days that a month does not have (SKIP).'],
    ['RECURRENCE-ID:', 'Its RECURRENCE-ID is not a date or time: '],
    ['RECURRENCE-ID', 'Its line RECURRENCE-ID is broken.'],
  ])('%s', (line, reason) => {
    const { shown, words } = read(line);
    expect(shown).toBeUndefined();
    expect(words).toEqual(line.includes(':') ? [reason] : words);
  });

  test.each(['DTSTART:', 'DTSTART:soon', 'DTSTART', 'DTSTART;TZID=Nowhere:20260101T090000'])('%s', (line) => {
    const text = event().replace('DTSTART:20260101T090000Z', line);
    expect(readCalendar(text)).toMatchObject({ events: [], refused: [{ uid: 'one' }] });
  });
});

describe('lines whose meaning is plain', () => {
  const stamp = '2026-01-02T03:04:00.000Z';
  test.each([
    ['DTSTAMP:2026-01-02T03:04:00Z', { stamp }],
    ['DTSTAMP:20260102T0304Z', { stamp }],
    ['DTSTAMP:2026-01-02T03:04:00.123Z', { stamp }],
    ['DTEND:2026-01-01T10:00:00Z', { end: { wall: '2026-01-01T10:00:00', zone: 'UTC' } }],
    ['DTEND;X-NONE:20260101T100000Z', { end: { wall: '2026-01-01T10:00:00', zone: 'UTC' } }],
    ['DTEND;:20260101T100000Z', { end: { wall: '2026-01-01T10:00:00', zone: 'UTC' } }],
    ['ATTENDEE;CN="Ann:mailto:ann@example.com', { attendees: [{ email: 'ann@example.com', name: 'Ann' }] }],
    [
      'ATTENDEE;CN="Ann;PARTSTAT=ACCEPTED:mailto:ann@example.com',
      { attendees: [{ email: 'ann@example.com', status: 'accepted' }] },
    ],
    ['ATTENDEE;CN="Ann" Lee":mailto:ann@example.com', { attendees: [{ name: 'Ann Lee' }] }],
    ['ATTENDEE:mailto: ann@example.com', { attendees: [{ email: 'ann@example.com' }] }],
    ['ATTENDEE;CN=Lee, Ann:MAILTO:ann@example.com', { attendees: [{ name: 'Lee, Ann' }] }],
    ["ATTENDEE;CN=Ann ^'A^' ^^ Lee:mailto:ann@example.com", { attendees: [{ name: 'Ann "A" ^ Lee' }] }],
    ['RRULE:FREQ=MONTHLY;BYMONTHDAY=31;SKIP=OMIT', { rule: 'FREQ=MONTHLY;BYMONTHDAY=31' }],
    ['RRULE:FREQ=DAILY\\;COUNT=10', { rule: 'FREQ=DAILY;COUNT=10' }],
    ['RRULE:FREQ=WEEKLY\\;BYDAY=MO\\,TH;COUNT=4', { rule: 'FREQ=WEEKLY;BYDAY=MO,TH;COUNT=4' }],
    [
      'EXDATE:20260102T090000Z;20260103T090000Z',
      {
        exdates: [
          { wall: '2026-01-02T09:00:00', zone: 'UTC' },
          { wall: '2026-01-03T09:00:00', zone: 'UTC' },
        ],
      },
    ],
    ['RDATE:20260102T090000Z;20260103T090000Z', { rdates: [{}, {}] }],
    // Nine o'clock in UTC is eleven in Helsinki, four in New York and twenty-two in Auckland.
    ['DTEND;TZID=Europe/Helsinki:20260101T110000', { end: { zone: 'Europe/Helsinki' } }],
    ['DTEND;TZID=America/New_York:20260101T050000', { end: { zone: 'America/New_York' } }],
    ['DTEND;TZID=Pacific/Auckland:20260101T220100', { end: { zone: 'Pacific/Auckland' } }],
    ['DTEND;TZID=UTC+05:30:20260101T143000', { end: { zone: 'UTC+05:30' } }],
    ['URL:', { url: null }],
  ])('%s', (line, expected) => {
    const { shown, words } = read(line);
    expect(shown).toMatchObject(expected);
    expect(words).toEqual([]);
  });
});

describe('addresses of conferences', () => {
  const zoom = 'https://us02web.zoom.us/j/123456789';
  const teams = 'https://teams.microsoft.com/l/meetup-join/19%3ameeting_x/0?context=y';
  test.each([
    [['CONFERENCE:tel:+1-555-0100', 'CONFERENCE:https://meet.example/abc'], 'https://meet.example/abc'],
    [['CONFERENCE:http://a.example/1', 'CONFERENCE:https://b.example/2'], 'https://b.example/2'],
    [['CONFERENCE:http://a.example/1'], 'http://a.example/1'],
    [
      ['X-GOOGLE-CONFERENCE:https://meet.google.com/abc-defg-hij', 'CONFERENCE:tel:1'],
      'https://meet.google.com/abc-defg-hij',
    ],
    [['CONFERENCE:https://a.example/1', `LOCATION:${zoom}`], 'https://a.example/1'],
    [[`LOCATION:${zoom}`], zoom],
    [[`LOCATION:Room 4; ${zoom}`], zoom],
    [[`DESCRIPTION:Join: ${teams}`], teams],
    [[`DESCRIPTION:Join <${teams}>\\nSee you`], teams],
    [['DESCRIPTION:(https://meet.jit.si/Harbour).'], 'https://meet.jit.si/Harbour'],
    [[`URL:${zoom}`], zoom],
    [['LOCATION:https://company.webex.com/meet/ann'], 'https://company.webex.com/meet/ann'],
    [['LOCATION:https://example.com/room'], null],
    [['LOCATION:https://zoom.us/pricing'], null],
    [['LOCATION:https://zoom.us.example.com/j/1'], null],
    [['LOCATION:https://notzoom.us/j/1'], null],
    [['LOCATION:https://zoom.us@example.com/j/1'], null],
    [['LOCATION:https://user@zoom.us/j/1'], null],
    [['LOCATION:http://zoom.us/j/1'], null],
    [['DESCRIPTION:https://meet.google.com/'], null],
  ])('%s', (lines, address) => {
    expect(read(...lines).shown?.conference).toBe(address);
  });
});

describe('UIDs', () => {
  const part = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];

  test('an event without one gets that of what it says, the same each time it is published', () => {
    const uidOf = (...lines: string[]) =>
      readCalendar(calendar(...part('DTSTART:20260101T090000Z', ...lines))).events[0]?.uid;
    const uid = uidOf('DTSTAMP:20260101T000000Z', 'SUMMARY:Plan');
    expect(uid).toMatch(/^[0-9a-f]{40}@without-uid$/);
    expect(uidOf('DTSTAMP:20260202T000000Z', 'LAST-MODIFIED:20260202T000000Z', 'SUMMARY:Plan')).toBe(uid);
    expect(uidOf('SUMMARY:Another')).not.toBe(uid);
  });

  test('a message about an event that nobody can name is refused', () => {
    const text = calendar(...part('DTSTART:20260101T090000Z'));
    expect(readCalendar(text, { isMail: true }).refused).toEqual([{ uid: null, reason: 'It has no UID.' }]);
  });

  test('of two events with one UID, that which is not taken is named', () => {
    const text = calendar(
      ...part('UID:a', 'DTSTART:20260610T130000Z', 'SUMMARY:Rowing'),
      ...part('UID:a', 'DTSTART:20260617T130000Z', 'SUMMARY:Sailing'),
    );
    const { events, refused } = readCalendar(text);
    expect(events.map(({ master }) => master?.summary)).toEqual(['Sailing']);
    expect(refused).toEqual([
      {
        uid: 'a',
        reason:
          '"Rowing" of 2026-06-10T13:00:00 is not taken: another event with its UID is newer or comes later.',
      },
    ]);
  });

  test('of two equal events with one UID nothing is said', () => {
    const one = part('UID:a', 'DTSTART:20260610T130000Z', 'SUMMARY:Rowing');
    expect(readCalendar(calendar(...one, ...one)).refused).toEqual([]);
  });

  test('a rule in an exception counts for nothing', () => {
    const text = calendar(
      ...part('UID:a', 'DTSTART:20260101T090000Z', 'RRULE:FREQ=DAILY'),
      ...part('UID:a', 'RECURRENCE-ID:20260102T090000Z', 'DTSTART:20260102T100000Z', 'RRULE:FREQ=DAILY'),
    );
    const { events, refused } = readCalendar(text);
    expect(events[0]).toMatchObject({ master: { rule: 'FREQ=DAILY' }, exceptions: [{ rule: null }] });
    expect(refused.map(({ reason }) => reason)).toEqual([
      'It is taken without its line RRULE. An exception cannot recur by itself.',
    ]);
  });
});

describe('a message needs only what says who answers what, or what is cancelled', () => {
  const people = ['ORGANIZER:mailto:a@example.com', 'ATTENDEE;PARTSTAT=ACCEPTED:mailto:b@example.com'];
  const message = (method: string, ...lines: string[]) =>
    readCalendar(
      calendar('BEGIN:VEVENT', 'UID:a', ...people, ...lines, 'END:VEVENT').replace('request', method),
      {
        isMail: true,
      },
    );
  const useless = [
    'DTSTART;TZID=Eastern:20260101T090000',
    'DTSTART:soon',
    'DTEND:',
    'DURATION:long',
    'RRULE:FREQ=SOMETIMES',
    'EXDATE;TZID=Nowhere:20260101T090000',
    'RDATE:x',
    'SUMMARY',
    'CONFERENCE:x',
    `EXDATE:${'20260101T090000Z,'.repeat(5001)}`,
  ];
  for (const method of ['REPLY', 'CANCEL', 'REFRESH', 'DECLINECOUNTER']) {
    test.each(useless)(`${method} with %s`, (line) => {
      const { events, refused } = message(method, 'SEQUENCE:3', line);
      expect(events).toMatchObject([
        { uid: 'a', master: { sequence: 3, attendees: [{ status: 'accepted' }] } },
      ]);
      expect(refused).toEqual([]);
    });
  }

  test('an occurrence that cannot be read is refused: the answer is not for all of them', () => {
    expect(message('REPLY', 'RECURRENCE-ID;TZID=Nowhere:20260101T090000').events).toEqual([]);
  });

  test('a REQUEST needs a start', () => {
    expect(message('REQUEST', 'DTSTART;TZID=Eastern:20260101T090000').events).toEqual([]);
  });

  test('a file is read as events, whatever its METHOD', () => {
    const text = event('SUMMARY:Plan').replace('request', 'CANCEL');
    expect(readCalendar(text).events[0]?.master?.summary).toBe('Plan');
  });
});

test.each(['  ', '\r\n\r\n', '\ufeff', ' \t\n'])('blanks before the calendar: %j', (blanks) => {
  expect(readCalendar(blanks + event()).events).toHaveLength(1);
});

describe('a damaged structure loses nothing without a word', () => {
  const one = ['BEGIN:VEVENT', 'UID:one', 'DTSTART:20260101T090000Z', 'END:VEVENT'];
  const two = ['BEGIN:VEVENT', 'UID:two', 'DTSTART:20260101T090000Z', 'END:VEVENT'];
  const [begin, end] = ['BEGIN:VCALENDAR', 'END:VCALENDAR'];
  test.each<[string, string[], string[], (string | null)[]]>([
    ['an event without END', [begin, ...one.slice(0, 3), ...two, end], ['two'], ['one']],
    ['a zone without END', [begin, 'BEGIN:VTIMEZONE', 'TZID:x', ...one, ...two, end], ['one', 'two'], []],
    ['a calendar without END', [begin, ...one, begin, ...two, end], ['one', 'two'], []],
    ['a calendar that begins twice', [begin, begin, ...one, ...two, end], ['one', 'two'], []],
    ['a calendar that ends twice', [begin, ...one, end, ...two, end], ['one'], ['two']],
    ['a calendar whose name is cut', ['BEGIN:VCALE', ...one, end, begin, ...two, end], ['two'], ['one']],
    ['no calendar', one, [], [null]],
    [
      'an alarm without END',
      [begin, ...one.slice(0, 3), 'BEGIN:VALARM', 'END:VEVENT', ...two, end],
      ['two'],
      ['one'],
    ],
    ['an END alone', [begin, 'END:VALARM', ...one, ...two, end], ['one', 'two'], []],
  ])('%s', (_, lines, taken, refused) => {
    const calendars = readCalendar(lines.join('\r\n'));
    expect(calendars.events.map(({ uid }) => uid)).toEqual(taken);
    expect(calendars.refused.map(({ uid }) => uid)).toEqual(refused);
  });
});
