import { describe, expect, test } from 'vitest';
import { readCalendar } from '../../../../src/lib/ical/index.ts';
import { calendar, event } from './texts.ts';

function reasonFor(text: string): string | undefined {
  const { events, refused } = readCalendar(text);
  expect(events).toEqual([]);
  expect(refused).toHaveLength(1);
  return refused[0]?.reason;
}

describe('what is refused, and why', () => {
  const people = (count: number) =>
    Array.from({ length: count }, (_, index) => `ATTENDEE:mailto:p${index}@example.com`);
  const nested = (depth: number) => [
    ...Array.from({ length: depth }, () => 'BEGIN:VALARM'),
    ...Array.from({ length: depth }, () => 'END:VALARM'),
  ];
  test.each([
    ['a text that is no calendar', 'Hello', 'The text is not a calendar.'],
    ['an event that is cut off', event().slice(0, -30), 'It is cut off: its end is missing.'],
    ['more than 1,000 attendees', event(...people(1001)), 'It has more than 1000 attendees.'],
    ['nesting of more than five', event(...nested(4)), 'It has more than 5 levels of components.'],
    [
      'a rule that is none',
      event('RRULE:FREQ=MOONLY'),
      'The recurrence rule does not say how often the event repeats (FREQ).',
    ],
    ['two rules', event('RRULE:FREQ=DAILY', 'RRULE:FREQ=WEEKLY'), 'It has more than one recurrence rule.'],
    ['EXRULE', event('EXRULE:FREQ=DAILY'), 'It has a rule for exceptions (EXRULE), which RFC 5545 withdrew.'],
    ['a task', event().replaceAll('VEVENT', 'VTODO'), 'It is a task, not an event.'],
    [
      'a long UID',
      event().replace('UID:one', `UID:${'x'.repeat(1001)}`),
      'Its UID has more than 1000 characters.',
    ],
    ['no start', event().replace('DTSTART', 'DTSTOP'), 'It has no start.'],
    ['the year 0001', event().replace('20260101', '00010101'), 'Its year, 1, is not between 1600 and 2999.'],
    [
      'RANGE=THISANDPRIOR',
      event('RECURRENCE-ID;RANGE=THISANDPRIOR:20260101T090000Z'),
      'It changes occurrences before a date.',
    ],
    [
      'more than 5,000 dates',
      event(`EXDATE:${'20260101T090000Z,'.repeat(5001)}`),
      'It has more than 5000 single dates.',
    ],
  ])('%s', (_, text, reason) => {
    expect(reasonFor(text)).toBe(reason);
  });

  test('more than 500 events', () => {
    const events = Array.from({ length: 501 }, (_, index) => [
      'BEGIN:VEVENT',
      `UID:${index}`,
      'DTSTART:20260101',
      'END:VEVENT',
    ]);
    expect(reasonFor(calendar(...events.flat()))).toBe(
      'The calendar has 501 events. At most 500 are taken at once.',
    );
    expect(readCalendar(calendar(...events.slice(1).flat())).events).toHaveLength(500);
  });

  test('10 MB, at once', () => {
    expect(reasonFor(event(`DESCRIPTION:${'x'.repeat(10_000_000)}`))).toBe(
      'The calendar has more than 1000000 bytes.',
    );
  });

  test('more than 1 MB in fewer characters', () => {
    expect(reasonFor(event(`DESCRIPTION:${'€'.repeat(400_000)}`))).toBe(
      'The calendar has more than 1000000 bytes.',
    );
  });

  test('100,000 attendees', () => {
    const limits = { maxBytes: 10_000_000, maxEvents: 500 };
    const { events, refused } = readCalendar(event(people(100_000).join('\r\n')), limits);
    expect(events).toEqual([]);
    expect(refused).toEqual([{ uid: 'one', reason: 'It has more than 1000 attendees.' }]);
  });

  test('a megabyte of BEGIN', () => {
    const { events, refused } = readCalendar(calendar('BEGIN:VALARM\r\n'.repeat(70_000)));
    expect({ events, refused }).toEqual({ events: [], refused: [] });
  });

  test('a zone with more rules than a zone has', () => {
    const rule = ['DTSTART:20000101T000000', 'TZOFFSETFROM:+0000', 'TZOFFSETTO:+0100', 'RRULE:FREQ=YEARLY'];
    const parts = Array.from({ length: 21 }, () => ['BEGIN:STANDARD', ...rule, 'END:STANDARD']).flat();
    const zone = ['BEGIN:VTIMEZONE', 'TZID:Own', ...parts, 'END:VTIMEZONE'];
    const text = calendar(...zone, 'BEGIN:VEVENT', 'UID:a', 'DTSTART;TZID=Own:20260101T090000', 'END:VEVENT');
    expect(reasonFor(text)).toBe('Its time zone "Own" cannot be read. It has too many rules.');
  });

  test('a zone with more changes than a zone has had', () => {
    const text = (changes: number) => {
      const parts = Array.from({ length: changes }, (_, n) => [
        'BEGIN:STANDARD',
        `DTSTART:${1800 + n}0101T000000`,
        'TZOFFSETFROM:+0000',
        'TZOFFSETTO:+0100',
        'END:STANDARD',
      ]).flat();
      const zone = ['BEGIN:VTIMEZONE', 'TZID:Own', ...parts, 'END:VTIMEZONE'];
      return calendar(...zone, 'BEGIN:VEVENT', 'UID:a', 'DTSTART;TZID=Own:20260101T090000', 'END:VEVENT');
    };
    expect(reasonFor(text(201))).toBe('Its time zone "Own" cannot be read. It has too many parts.');
    expect(readCalendar(text(200)).refused).toEqual([]);
  });

  test.each(['RRULE:FREQ=DAILY', 'RRULE:FREQ=YEARLY;BYHOUR=1,2'])('a zone that changes by %s', (rule) => {
    const part = [
      'BEGIN:STANDARD',
      'DTSTART:20000101T000000',
      'TZOFFSETFROM:+0000',
      'TZOFFSETTO:+0100',
      rule,
      'END:STANDARD',
    ];
    const zone = ['BEGIN:VTIMEZONE', 'TZID:Own', ...part, 'END:VTIMEZONE'];
    const text = calendar(...zone, 'BEGIN:VEVENT', 'UID:a', 'DTSTART;TZID=Own:20260101T090000', 'END:VEVENT');
    expect(reasonFor(text)).toBe(
      'Its time zone "Own" cannot be read. It changes more often than once a year.',
    );
  });

  const dates = (zones: string[]) => zones.map((zone) => `EXDATE;TZID=${zone}:20260101T090000`);

  test('more than ten zones', () => {
    const zones = Intl.supportedValuesOf('timeZone').filter((zone) => zone.includes('/'));
    expect(reasonFor(event(...dates(zones.slice(0, 10))))).toBe('It has more than 10 time zones.');
    expect(readCalendar(event(...dates(zones.slice(0, 9)))).refused).toEqual([]);
  });

  test('more than three zones of its own', () => {
    const part = [
      'BEGIN:STANDARD',
      'DTSTART:20000101T000000',
      'TZOFFSETFROM:+0000',
      'TZOFFSETTO:+0100',
      'END:STANDARD',
    ];
    const names = ['A', 'B', 'C', 'D'];
    const zones = names.flatMap((name) => ['BEGIN:VTIMEZONE', `TZID:${name}`, ...part, 'END:VTIMEZONE']);
    const lines = ['BEGIN:VEVENT', 'UID:a', 'DTSTART:20260101T090000Z', ...dates(names), 'END:VEVENT'];
    expect(reasonFor(calendar(...zones, ...lines))).toBe('It has more than 3 time zones of its own.');
  });

  test('dates more than a century apart', () => {
    expect(reasonFor(event('EXDATE:18990101T090000Z'))).toBe('Its dates are more than 100 years apart.');
  });

  test('later occurrences that move by more than a year', () => {
    const text = event('RECURRENCE-ID;RANGE=THISANDFUTURE:20241201T090000Z');
    expect(reasonFor(text)).toBe('It moves all later occurrences by more than a year.');
  });
});
