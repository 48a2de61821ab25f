import type { ExpansionCase } from '../case.ts';

/** COUNT and UNTIL, including an UNTIL of another type than DTSTART. */
export const ends: ExpansionCase[] = [
  {
    name: 'COUNT',
    events: [
      `
      DTSTART:20260101T090000Z
      RRULE:FREQ=DAILY;COUNT=3`,
    ],
    range: ['2026-01-01', '2026-02-01'],
    expected: ['2026-01-01T09:00Z', '2026-01-02T09:00Z', '2026-01-03T09:00Z'],
  },
  {
    name: 'COUNT counts from the start, not from the range',
    events: [
      `
      DTSTART:20260101T090000Z
      RRULE:FREQ=DAILY;COUNT=10`,
    ],
    range: ['2026-01-08', '2026-02-01'],
    expected: ['2026-01-08T09:00Z', '2026-01-09T09:00Z', '2026-01-10T09:00Z'],
  },
  {
    name: 'COUNT of a rule with several days',
    events: [
      `
      DTSTART:20260105T090000Z
      RRULE:FREQ=WEEKLY;BYDAY=MO,WE;COUNT=5`,
    ],
    range: ['2026-01-01', '2026-02-01'],
    expected: [
      '2026-01-05T09:00Z',
      '2026-01-07T09:00Z',
      '2026-01-12T09:00Z',
      '2026-01-14T09:00Z',
      '2026-01-19T09:00Z',
    ],
  },
  {
    name: 'COUNT of a series that is long over',
    events: [
      `
      DTSTART:20200101T090000Z
      RRULE:FREQ=DAILY;COUNT=100`,
    ],
    range: ['2026-01-01', '2026-02-01'],
    expected: [],
  },
  {
    name: 'COUNT is not made up for what EXDATE takes away',
    events: [
      `
      DTSTART:20260101T090000Z
      RRULE:FREQ=DAILY;COUNT=4
      EXDATE:20260102T090000Z`,
    ],
    range: ['2026-01-01', '2026-02-01'],
    expected: ['2026-01-01T09:00Z', '2026-01-03T09:00Z', '2026-01-04T09:00Z'],
  },
  {
    name: 'COUNT does not count RDATE',
    events: [
      `
      DTSTART:20260101T090000Z
      RRULE:FREQ=DAILY;COUNT=2
      RDATE:20260105T090000Z`,
    ],
    range: ['2026-01-01', '2026-02-01'],
    expected: ['2026-01-01T09:00Z', '2026-01-02T09:00Z', '2026-01-05T09:00Z'],
  },
  {
    name: 'COUNT=1',
    events: [
      `
      DTSTART:20260101T090000Z
      RRULE:FREQ=YEARLY;COUNT=1`,
    ],
    range: ['2026-01-01', '2026-12-31'],
    expected: ['2026-01-01T09:00Z'],
  },
  {
    name: 'UNTIL is in the series',
    events: [
      `
      DTSTART:20260101T090000Z
      RRULE:FREQ=DAILY;UNTIL=20260103T090000Z`,
    ],
    range: ['2026-01-01', '2026-02-01'],
    expected: ['2026-01-01T09:00Z', '2026-01-02T09:00Z', '2026-01-03T09:00Z'],
  },
  {
    name: 'UNTIL a second before an occurrence',
    events: [
      `
      DTSTART:20260101T090000Z
      RRULE:FREQ=DAILY;UNTIL=20260103T085959Z`,
    ],
    range: ['2026-01-01', '2026-02-01'],
    expected: ['2026-01-01T09:00Z', '2026-01-02T09:00Z'],
  },
  {
    name: 'UNTIL in UTC of a series in a zone',
    events: [
      `
      DTSTART;TZID=Europe/Berlin:20260327T090000
      RRULE:FREQ=DAILY;UNTIL=20260330T070000Z`,
    ],
    range: ['2026-03-01', '2026-04-10'],
    expected: ['2026-03-27T08:00Z', '2026-03-28T08:00Z', '2026-03-29T07:00Z', '2026-03-30T07:00Z'],
    differs: 'UNTIL is in the series (RFC 5545, 3.3.10). The program compares it with another offset.',
  },
  {
    name: 'UNTIL in UTC just before the occurrence after the change',
    events: [
      `
      DTSTART;TZID=Europe/Berlin:20260327T090000
      RRULE:FREQ=DAILY;UNTIL=20260330T065959Z`,
    ],
    range: ['2026-03-01', '2026-04-10'],
    expected: ['2026-03-27T08:00Z', '2026-03-28T08:00Z', '2026-03-29T07:00Z'],
  },
  {
    name: 'UNTIL in UTC falls on the day before in America',
    events: [
      `
      DTSTART;TZID=America/Los_Angeles:20260105T200000
      RRULE:FREQ=DAILY;UNTIL=20260108T040000Z`,
    ],
    range: ['2026-01-01', '2026-02-01'],
    expected: ['2026-01-06T04:00Z', '2026-01-07T04:00Z', '2026-01-08T04:00Z'],
  },
  {
    name: 'UNTIL of days',
    events: [
      `
      DTSTART;VALUE=DATE:20260101
      RRULE:FREQ=DAILY;UNTIL=20260103`,
    ],
    range: ['2026-01-01', '2026-02-01'],
    expected: ['2026-01-01', '2026-01-02', '2026-01-03'],
  },
  {
    name: 'UNTIL of floating times',
    events: [
      `
      DTSTART:20260101T090000
      RRULE:FREQ=DAILY;UNTIL=20260103T090000`,
    ],
    range: ['2026-01-01', '2026-02-01'],
    expected: ['2026-01-01T09:00Z', '2026-01-02T09:00Z', '2026-01-03T09:00Z'],
  },
  {
    name: 'UNTIL is a day, the event has a zone: the whole day counts',
    events: [
      `
      DTSTART;TZID=Europe/Berlin:20260101T090000
      RRULE:FREQ=DAILY;UNTIL=20260103`,
    ],
    range: ['2026-01-01', '2026-02-01'],
    expected: ['2026-01-01T08:00Z', '2026-01-02T08:00Z', '2026-01-03T08:00Z'],
    differs:
      'UNTIL must be in UTC here (RFC 5545, 3.3.10). People mean the day to be in the series; the program ends it with the midnight in UTC before.',
  },
  {
    name: 'UNTIL is a day, the event is in UTC: the whole day counts',
    events: [
      `
      DTSTART:20260101T090000Z
      RRULE:FREQ=DAILY;UNTIL=20260103`,
    ],
    range: ['2026-01-01', '2026-02-01'],
    expected: ['2026-01-01T09:00Z', '2026-01-02T09:00Z', '2026-01-03T09:00Z'],
    differs:
      'UNTIL must be in UTC here (RFC 5545, 3.3.10). People mean the day to be in the series; the program ends it with the midnight in UTC before.',
  },
  {
    name: 'UNTIL is a day, the times are floating: the whole day counts',
    events: [
      `
      DTSTART:20260101T090000
      RRULE:FREQ=DAILY;UNTIL=20260103`,
    ],
    range: ['2026-01-01', '2026-02-01'],
    expected: ['2026-01-01T09:00Z', '2026-01-02T09:00Z', '2026-01-03T09:00Z'],
    differs: 'UNTIL must be a floating time here (RFC 5545, 3.3.10). The program takes the midnight before.',
  },
  {
    name: "UNTIL has no zone, the event has: by the event's clock",
    events: [
      `
      DTSTART;TZID=America/New_York:20260101T210000
      RRULE:FREQ=DAILY;UNTIL=20260103T210000`,
    ],
    range: ['2026-01-01', '2026-02-01'],
    expected: ['2026-01-02T02:00Z', '2026-01-03T02:00Z', '2026-01-04T02:00Z'],
    differs:
      'UNTIL must be in UTC here (RFC 5545, 3.3.10). Programs that write it so mean the clock of the event; the program reads it in UTC.',
  },
  {
    name: 'UNTIL is in UTC, the event is of days: its day counts',
    events: [
      `
      DTSTART;VALUE=DATE:20260101
      RRULE:FREQ=DAILY;UNTIL=20260103T225959Z`,
    ],
    range: ['2026-01-01', '2026-02-01'],
    expected: ['2026-01-01', '2026-01-02', '2026-01-03'],
  },
  {
    name: 'UNTIL is in UTC, the times are floating: by the digits',
    events: [
      `
      DTSTART:20260101T090000
      RRULE:FREQ=DAILY;UNTIL=20260103T090000Z`,
    ],
    range: ['2026-01-01', '2026-02-01'],
    expected: ['2026-01-01T09:00Z', '2026-01-02T09:00Z', '2026-01-03T09:00Z'],
  },
  {
    name: 'UNTIL before the start leaves the start',
    events: [
      `
      DTSTART:20260110T090000Z
      RRULE:FREQ=DAILY;UNTIL=20260105T090000Z`,
    ],
    range: ['2026-01-01', '2026-02-01'],
    expected: [],
  },
  {
    name: 'UNTIL of a series with a time in the hour that occurs twice',
    events: [
      `
      DTSTART;TZID=Europe/Berlin:20261023T023000
      RRULE:FREQ=DAILY;UNTIL=20261025T003000Z`,
    ],
    range: ['2026-10-20', '2026-11-01'],
    expected: ['2026-10-23T00:30Z', '2026-10-24T00:30Z', '2026-10-25T00:30Z'],
    differs: 'Of a time that occurs twice, the first counts (RFC 5545, 3.3.5). The program takes the second.',
  },
  {
    name: 'UNTIL in the second of two hours takes the first',
    events: [
      `
      DTSTART;TZID=Europe/Berlin:20261023T023000
      RRULE:FREQ=DAILY;UNTIL=20261025T011000Z`,
    ],
    range: ['2026-10-20', '2026-11-01'],
    expected: ['2026-10-23T00:30Z', '2026-10-24T00:30Z', '2026-10-25T00:30Z'],
    differs:
      'The occurrence is at 00:30 UTC, before UNTIL. The program compares both by the clock, where 02:30 is after 02:10.',
  },
  {
    name: 'UNTIL far away, as programs write "for ever"',
    events: [
      `
      DTSTART:20260101T090000Z
      RRULE:FREQ=MONTHLY;UNTIL=99991231T235959Z`,
    ],
    range: ['2026-01-01', '2026-04-01'],
    expected: ['2026-01-01T09:00Z', '2026-02-01T09:00Z', '2026-03-01T09:00Z'],
  },
  {
    name: 'COUNT and UNTIL: the first of the two ends it',
    events: [
      `
      DTSTART:20260101T090000Z
      RRULE:FREQ=DAILY;COUNT=10;UNTIL=20260103T090000Z`,
    ],
    range: ['2026-01-01', '2026-02-01'],
    expected: ['2026-01-01T09:00Z', '2026-01-02T09:00Z', '2026-01-03T09:00Z'],
  },
  {
    name: 'UNTIL ends what RDATE does not',
    events: [
      `
      DTSTART:20260101T090000Z
      RRULE:FREQ=DAILY;UNTIL=20260102T090000Z
      RDATE:20260110T090000Z`,
    ],
    range: ['2026-01-01', '2026-02-01'],
    expected: ['2026-01-01T09:00Z', '2026-01-02T09:00Z', '2026-01-10T09:00Z'],
  },
];
