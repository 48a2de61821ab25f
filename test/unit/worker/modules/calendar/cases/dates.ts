import type { ExpansionCase } from './case.ts';

/** EXDATE and RDATE. */
export const dates: ExpansionCase[] = [
  {
    name: 'EXDATE takes one occurrence away and no other',
    events: [
      `
      DTSTART:20260101T090000Z
      RRULE:FREQ=DAILY;COUNT=4
      EXDATE:20260103T090000Z`,
    ],
    range: ['2026-01-01', '2026-02-01'],
    expected: ['2026-01-01T09:00Z', '2026-01-02T09:00Z', '2026-01-04T09:00Z'],
  },
  {
    name: 'EXDATE in the zone of the event',
    events: [
      `
      DTSTART;TZID=Europe/Berlin:20260328T090000
      RRULE:FREQ=DAILY;COUNT=4
      EXDATE;TZID=Europe/Berlin:20260329T090000`,
    ],
    range: ['2026-03-01', '2026-04-10'],
    expected: ['2026-03-28T08:00Z', '2026-03-30T07:00Z', '2026-03-31T07:00Z'],
  },
  {
    name: 'EXDATE in UTC of an event in a zone',
    events: [
      `
      DTSTART;TZID=Europe/Berlin:20260328T090000
      RRULE:FREQ=DAILY;COUNT=4
      EXDATE:20260329T070000Z`,
    ],
    range: ['2026-03-01', '2026-04-10'],
    expected: ['2026-03-28T08:00Z', '2026-03-30T07:00Z', '2026-03-31T07:00Z'],
  },
  {
    name: 'EXDATE in another zone',
    events: [
      `
      DTSTART;TZID=Europe/Berlin:20260105T150000
      RRULE:FREQ=DAILY;COUNT=3
      EXDATE;TZID=America/New_York:20260106T090000`,
    ],
    range: ['2026-01-01', '2026-02-01'],
    expected: ['2026-01-05T14:00Z', '2026-01-07T14:00Z'],
  },
  {
    name: 'several EXDATE in one line and in two',
    events: [
      `
      DTSTART:20260101T090000Z
      RRULE:FREQ=DAILY;COUNT=6
      EXDATE:20260102T090000Z,20260104T090000Z
      EXDATE:20260106T090000Z`,
    ],
    range: ['2026-01-01', '2026-02-01'],
    expected: ['2026-01-01T09:00Z', '2026-01-03T09:00Z', '2026-01-05T09:00Z'],
  },
  {
    name: 'EXDATE of a day',
    events: [
      `
      DTSTART;VALUE=DATE:20260101
      RRULE:FREQ=DAILY;COUNT=4
      EXDATE;VALUE=DATE:20260102`,
    ],
    range: ['2026-01-01', '2026-02-01'],
    expected: ['2026-01-01', '2026-01-03', '2026-01-04'],
  },
  {
    name: 'EXDATE of the start',
    events: [
      `
      DTSTART:20260101T090000Z
      RRULE:FREQ=DAILY;COUNT=3
      EXDATE:20260101T090000Z`,
    ],
    range: ['2026-01-01', '2026-02-01'],
    expected: ['2026-01-02T09:00Z', '2026-01-03T09:00Z'],
  },
  {
    name: 'EXDATE at another time takes nothing away',
    events: [
      `
      DTSTART:20260101T090000Z
      RRULE:FREQ=DAILY;COUNT=3
      EXDATE:20260102T093000Z`,
    ],
    range: ['2026-01-01', '2026-02-01'],
    expected: ['2026-01-01T09:00Z', '2026-01-02T09:00Z', '2026-01-03T09:00Z'],
  },
  {
    name: 'EXDATE in the gap',
    events: [
      `
      DTSTART;TZID=Europe/Berlin:20260328T023000
      RRULE:FREQ=DAILY;COUNT=3
      EXDATE;TZID=Europe/Berlin:20260329T023000`,
    ],
    range: ['2026-03-01', '2026-04-10'],
    expected: ['2026-03-28T01:30Z', '2026-03-30T00:30Z'],
  },
  {
    name: 'EXDATE in the gap, in UTC',
    events: [
      `
      DTSTART;TZID=Europe/Berlin:20260328T023000
      RRULE:FREQ=DAILY;COUNT=3
      EXDATE:20260329T013000Z`,
    ],
    range: ['2026-03-01', '2026-04-10'],
    expected: ['2026-03-28T01:30Z', '2026-03-30T00:30Z'],
  },
  {
    name: 'EXDATE is a day, the event has a time: the occurrence of that day',
    events: [
      `
      DTSTART;TZID=Europe/Berlin:20260101T090000
      RRULE:FREQ=DAILY;COUNT=3
      EXDATE;VALUE=DATE:20260102`,
    ],
    range: ['2026-01-01', '2026-02-01'],
    expected: ['2026-01-01T08:00Z', '2026-01-03T08:00Z'],
    differs:
      'EXDATE must be a time here (RFC 5545, 3.8.5.1). Programs that write a day mean all of that day; the program takes its midnight.',
  },
  {
    name: "EXDATE is floating, the event has a zone: by the event's clock",
    events: [
      `
      DTSTART;TZID=Europe/Berlin:20260101T090000
      RRULE:FREQ=DAILY;COUNT=3
      EXDATE:20260102T090000`,
    ],
    range: ['2026-01-01', '2026-02-01'],
    expected: ['2026-01-01T08:00Z', '2026-01-03T08:00Z'],
  },
  {
    name: 'EXDATE of all occurrences leaves nothing',
    events: [
      `
      DTSTART:20260101T090000Z
      RRULE:FREQ=DAILY;COUNT=2
      EXDATE:20260101T090000Z,20260102T090000Z`,
    ],
    range: ['2026-01-01', '2026-02-01'],
    expected: [],
  },
  {
    name: 'RDATE without a rule',
    events: [
      `
      DTSTART:20260101T090000Z
      DURATION:PT1H
      RDATE:20260110T090000Z,20260120T150000Z`,
    ],
    range: ['2026-01-01', '2026-02-01'],
    expected: [
      '2026-01-01T09:00Z/2026-01-01T10:00Z',
      '2026-01-10T09:00Z/2026-01-10T10:00Z',
      '2026-01-20T15:00Z/2026-01-20T16:00Z',
    ],
  },
  {
    name: 'RDATE in the zone of the event',
    events: [
      `
      DTSTART;TZID=Europe/Berlin:20260301T090000
      RDATE;TZID=Europe/Berlin:20260401T090000`,
    ],
    range: ['2026-02-01', '2026-05-01'],
    expected: ['2026-03-01T08:00Z', '2026-04-01T07:00Z'],
  },
  {
    name: 'RDATE in UTC of an event in a zone',
    events: [
      `
      DTSTART;TZID=Europe/Berlin:20260301T090000
      RDATE:20260401T100000Z`,
    ],
    range: ['2026-02-01', '2026-05-01'],
    expected: ['2026-03-01T08:00Z', '2026-04-01T10:00Z'],
  },
  {
    name: 'RDATE of days',
    events: [
      `
      DTSTART;VALUE=DATE:20260101
      RDATE;VALUE=DATE:20260115,20260120`,
    ],
    range: ['2026-01-01', '2026-02-01'],
    expected: ['2026-01-01', '2026-01-15', '2026-01-20'],
  },
  {
    name: 'RDATE that the rule has too is one occurrence',
    events: [
      `
      DTSTART:20260101T090000Z
      RRULE:FREQ=DAILY;COUNT=3
      RDATE:20260102T090000Z`,
    ],
    range: ['2026-01-01', '2026-02-01'],
    expected: ['2026-01-01T09:00Z', '2026-01-02T09:00Z', '2026-01-03T09:00Z'],
  },
  {
    name: 'RDATE that is the start is one occurrence',
    events: [
      `
      DTSTART:20260101T090000Z
      RDATE:20260101T090000Z,20260105T090000Z`,
    ],
    range: ['2026-01-01', '2026-02-01'],
    expected: ['2026-01-01T09:00Z', '2026-01-05T09:00Z'],
  },
  {
    name: 'RDATE before the start',
    events: [
      `
      DTSTART:20260110T090000Z
      RRULE:FREQ=DAILY;COUNT=2
      RDATE:20260105T090000Z`,
    ],
    range: ['2026-01-01', '2026-02-01'],
    expected: ['2026-01-05T09:00Z', '2026-01-10T09:00Z', '2026-01-11T09:00Z'],
  },
  {
    name: 'EXDATE takes RDATE away',
    events: [
      `
      DTSTART:20260101T090000Z
      RDATE:20260105T090000Z,20260106T090000Z
      EXDATE:20260105T090000Z`,
    ],
    range: ['2026-01-01', '2026-02-01'],
    expected: ['2026-01-01T09:00Z', '2026-01-06T09:00Z'],
  },
  {
    name: 'RDATE has its own time of day',
    events: [
      `
      DTSTART;TZID=Europe/Berlin:20260105T090000
      DTEND;TZID=Europe/Berlin:20260105T093000
      RRULE:FREQ=WEEKLY;COUNT=2
      RDATE;TZID=Europe/Berlin:20260107T183000`,
    ],
    range: ['2026-01-01', '2026-02-01'],
    expected: [
      '2026-01-05T08:00Z/2026-01-05T08:30Z',
      '2026-01-07T17:30Z/2026-01-07T18:00Z',
      '2026-01-12T08:00Z/2026-01-12T08:30Z',
    ],
  },
  {
    name: 'RDATE with a period brings its end',
    events: [
      `
      DTSTART:20260101T090000Z
      DURATION:PT1H
      RDATE;VALUE=PERIOD:20260105T090000Z/20260105T120000Z`,
    ],
    range: ['2026-01-01', '2026-02-01'],
    expected: ['2026-01-01T09:00Z/2026-01-01T10:00Z', '2026-01-05T09:00Z/2026-01-05T12:00Z'],
    differs: 'The period has its own end (RFC 5545, 3.8.5.2). The program does not read periods.',
  },
  {
    name: 'RDATE with a period brings its length',
    events: [
      `
      DTSTART;TZID=Europe/Berlin:20260101T090000
      DURATION:PT1H
      RDATE;VALUE=PERIOD;TZID=Europe/Berlin:20260105T090000/PT30M,20260106T090000/PT2H`,
    ],
    range: ['2026-01-01', '2026-02-01'],
    expected: [
      '2026-01-01T08:00Z/2026-01-01T09:00Z',
      '2026-01-05T08:00Z/2026-01-05T08:30Z',
      '2026-01-06T08:00Z/2026-01-06T10:00Z',
    ],
    differs: 'The period has its own length (RFC 5545, 3.8.5.2). The program does not read periods.',
  },
];
