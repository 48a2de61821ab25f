import type { ExpansionCase } from './case.ts';

/** The part of a series that is in a range. */
export const ranges: ExpansionCase[] = [
  {
    name: 'an event that ends when the range begins is not in it',
    events: [
      `
      DTSTART:20260105T230000Z
      DTEND:20260106T000000Z`,
    ],
    range: ['2026-01-06', '2026-01-07'],
    expected: [],
  },
  {
    name: 'an event that starts when the range ends is not in it',
    events: [
      `
      DTSTART:20260107T000000Z
      DURATION:PT1H`,
    ],
    range: ['2026-01-06', '2026-01-07'],
    expected: [],
  },
  {
    name: 'an event that starts when the range begins is in it',
    events: [
      `
      DTSTART:20260106T000000Z
      DURATION:PT1H`,
    ],
    range: ['2026-01-06', '2026-01-07'],
    expected: ['2026-01-06T00:00Z/2026-01-06T01:00Z'],
  },
  {
    name: 'an event without length at the beginning of the range is in it',
    events: ['DTSTART:20260106T000000Z'],
    range: ['2026-01-06', '2026-01-07'],
    expected: ['2026-01-06T00:00Z'],
  },
  {
    name: 'an event without length at the end of the range is not',
    events: ['DTSTART:20260107T000000Z'],
    range: ['2026-01-06', '2026-01-07'],
    expected: [],
  },
  {
    name: 'an event that reaches into the range is in it',
    events: [
      `
      DTSTART:20260105T220000Z
      DURATION:PT4H
      RRULE:FREQ=WEEKLY`,
    ],
    range: ['2026-01-06', '2026-01-07'],
    expected: ['2026-01-05T22:00Z/2026-01-06T02:00Z'],
  },
  {
    name: 'an event longer than the range is in it',
    events: [
      `
      DTSTART:20260101T000000Z
      DURATION:P20D`,
    ],
    range: ['2026-01-06', '2026-01-07'],
    expected: ['2026-01-01T00:00Z/2026-01-21T00:00Z'],
  },
  {
    name: 'occurrences that overlap each other',
    events: [
      `
      DTSTART:20260101T090000Z
      DURATION:PT50H
      RRULE:FREQ=DAILY;COUNT=5`,
    ],
    range: ['2026-01-03', '2026-01-04'],
    expected: [
      '2026-01-01T09:00Z/2026-01-03T11:00Z',
      '2026-01-02T09:00Z/2026-01-04T11:00Z',
      '2026-01-03T09:00Z/2026-01-05T11:00Z',
    ],
  },
  {
    name: 'an old daily series today',
    events: [
      `
      DTSTART;TZID=Europe/Berlin:19700101T090000
      DURATION:PT15M
      RRULE:FREQ=DAILY`,
    ],
    range: ['2026-11-22', '2026-11-24'],
    expected: ['2026-11-22T08:00Z/2026-11-22T08:15Z', '2026-11-23T08:00Z/2026-11-23T08:15Z'],
  },
  {
    name: 'an old weekly series today',
    events: [
      `
      DTSTART;TZID=America/New_York:19700105T090000
      RRULE:FREQ=WEEKLY;INTERVAL=2`,
    ],
    range: ['2026-11-01', '2026-12-01'],
    expected: ['2026-11-09T14:00Z', '2026-11-23T14:00Z'],
  },
  {
    name: 'an old monthly series today',
    events: [
      `
      DTSTART;TZID=America/New_York:19700105T090000
      RRULE:FREQ=MONTHLY;BYDAY=MO;BYSETPOS=1`,
    ],
    range: ['2026-11-01', '2026-12-31'],
    expected: ['2026-11-02T14:00Z', '2026-12-07T14:00Z'],
  },
  {
    name: 'a series that has not begun',
    events: [
      `
      DTSTART:20270101T090000Z
      RRULE:FREQ=DAILY`,
    ],
    range: ['2026-01-01', '2026-12-31'],
    expected: [],
  },
  {
    name: 'a range of an hour in a minutely series',
    events: [
      `
      DTSTART:20260101T000000Z
      RRULE:FREQ=MINUTELY;INTERVAL=20`,
    ],
    range: ['2026-06-01T10:00', '2026-06-01T11:00'],
    expected: ['2026-06-01T10:00Z', '2026-06-01T10:20Z', '2026-06-01T10:40Z'],
  },
  {
    name: 'a range in the hour that occurs twice',
    events: [
      `
      DTSTART;TZID=Europe/Berlin:20261025T020000
      DURATION:PT30M
      RRULE:FREQ=MINUTELY;INTERVAL=30;COUNT=4`,
    ],
    range: ['2026-10-25T00:30', '2026-10-25T02:00'],
    expected: ['2026-10-25T00:30Z/2026-10-25T01:00Z'],
    differs: 'Of a time that occurs twice, the first counts (RFC 5545, 3.3.5). The program takes the second.',
  },
];
