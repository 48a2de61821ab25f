import type { ExpansionCase } from '../case.ts';

/** Rules of days and weeks. */
export const daysAndWeeks: ExpansionCase[] = [
  {
    name: 'daily',
    events: [
      `
      DTSTART:20260101T090000Z
      RRULE:FREQ=DAILY`,
    ],
    range: ['2026-01-01', '2026-01-05'],
    expected: ['2026-01-01T09:00Z', '2026-01-02T09:00Z', '2026-01-03T09:00Z', '2026-01-04T09:00Z'],
  },
  {
    name: 'every third day',
    events: [
      `
      DTSTART:20260101T090000Z
      RRULE:FREQ=DAILY;INTERVAL=3`,
    ],
    range: ['2026-01-01', '2026-01-15'],
    expected: [
      '2026-01-01T09:00Z',
      '2026-01-04T09:00Z',
      '2026-01-07T09:00Z',
      '2026-01-10T09:00Z',
      '2026-01-13T09:00Z',
    ],
  },
  {
    name: 'every third day, from a range that begins between two of them',
    events: [
      `
      DTSTART:20200101T090000Z
      RRULE:FREQ=DAILY;INTERVAL=3`,
    ],
    range: ['2026-01-01', '2026-01-15'],
    expected: [
      '2026-01-02T09:00Z',
      '2026-01-05T09:00Z',
      '2026-01-08T09:00Z',
      '2026-01-11T09:00Z',
      '2026-01-14T09:00Z',
    ],
  },
  {
    name: 'daily in some months',
    events: [
      `
      DTSTART:20251230T090000Z
      RRULE:FREQ=DAILY;BYMONTH=1,12`,
    ],
    range: ['2025-12-30', '2026-01-02'],
    expected: ['2025-12-30T09:00Z', '2025-12-31T09:00Z', '2026-01-01T09:00Z'],
  },
  {
    name: 'daily on working days',
    events: [
      `
      DTSTART:20260101T090000Z
      RRULE:FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR`,
    ],
    range: ['2026-01-01', '2026-01-08'],
    expected: [
      '2026-01-01T09:00Z',
      '2026-01-02T09:00Z',
      '2026-01-05T09:00Z',
      '2026-01-06T09:00Z',
      '2026-01-07T09:00Z',
    ],
  },
  {
    name: 'daily, on the last two days of months',
    events: [
      `
      DTSTART:20260130T090000Z
      RRULE:FREQ=DAILY;BYMONTHDAY=-1,-2`,
    ],
    range: ['2026-01-01', '2026-05-01'],
    expected: [
      '2026-01-30T09:00Z',
      '2026-01-31T09:00Z',
      '2026-02-27T09:00Z',
      '2026-02-28T09:00Z',
      '2026-03-30T09:00Z',
      '2026-03-31T09:00Z',
      '2026-04-29T09:00Z',
      '2026-04-30T09:00Z',
    ],
  },
  {
    name: 'daily at several hours and minutes',
    events: [
      `
      DTSTART:20260101T090000Z
      RRULE:FREQ=DAILY;BYHOUR=9,14;BYMINUTE=0,30`,
    ],
    range: ['2026-01-01', '2026-01-03'],
    expected: [
      '2026-01-01T09:00Z',
      '2026-01-01T09:30Z',
      '2026-01-01T14:00Z',
      '2026-01-01T14:30Z',
      '2026-01-02T09:00Z',
      '2026-01-02T09:30Z',
      '2026-01-02T14:00Z',
      '2026-01-02T14:30Z',
    ],
  },
  {
    name: 'weekly on its own day',
    events: [
      `
      DTSTART:20260101T090000Z
      RRULE:FREQ=WEEKLY`,
    ],
    range: ['2026-01-01', '2026-01-31'],
    expected: [
      '2026-01-01T09:00Z',
      '2026-01-08T09:00Z',
      '2026-01-15T09:00Z',
      '2026-01-22T09:00Z',
      '2026-01-29T09:00Z',
    ],
  },
  {
    name: 'weekly on several days',
    events: [
      `
      DTSTART:20260105T090000Z
      RRULE:FREQ=WEEKLY;BYDAY=MO,WE,FR`,
    ],
    range: ['2026-01-01', '2026-01-18'],
    expected: [
      '2026-01-05T09:00Z',
      '2026-01-07T09:00Z',
      '2026-01-09T09:00Z',
      '2026-01-12T09:00Z',
      '2026-01-14T09:00Z',
      '2026-01-16T09:00Z',
    ],
  },
  {
    name: 'every other week on several days, where weeks begin on Monday',
    events: [
      `
      DTSTART:20260106T090000Z
      RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU;WKST=MO`,
    ],
    range: ['2026-01-01', '2026-02-10'],
    expected: [
      '2026-01-06T09:00Z',
      '2026-01-11T09:00Z',
      '2026-01-20T09:00Z',
      '2026-01-25T09:00Z',
      '2026-02-03T09:00Z',
      '2026-02-08T09:00Z',
    ],
  },
  {
    name: 'every other week on several days, where weeks begin on Sunday',
    events: [
      `
      DTSTART:20260106T090000Z
      RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU;WKST=SU`,
    ],
    range: ['2026-01-01', '2026-02-10'],
    expected: [
      '2026-01-06T09:00Z',
      '2026-01-18T09:00Z',
      '2026-01-20T09:00Z',
      '2026-02-01T09:00Z',
      '2026-02-03T09:00Z',
    ],
  },
  {
    name: 'every other week on several days, years after its start',
    events: [
      `
      DTSTART:20160105T090000Z
      RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU;WKST=SU`,
    ],
    range: ['2026-01-01', '2026-02-10'],
    expected: [
      '2026-01-04T09:00Z',
      '2026-01-06T09:00Z',
      '2026-01-18T09:00Z',
      '2026-01-20T09:00Z',
      '2026-02-01T09:00Z',
      '2026-02-03T09:00Z',
    ],
  },
  {
    name: 'every third week in some months',
    events: [
      `
      DTSTART:20260101T090000Z
      RRULE:FREQ=WEEKLY;INTERVAL=3;BYMONTH=1,3`,
    ],
    range: ['2026-01-01', '2026-12-31'],
    expected: ['2026-01-01T09:00Z', '2026-01-22T09:00Z', '2026-03-05T09:00Z', '2026-03-26T09:00Z'],
  },
  {
    name: 'small letters and an X- part',
    events: [
      `
      DTSTART:20260101T090000Z
      RRULE:freq=weekly;count=2;X-NOTE=1`,
    ],
    range: ['2026-01-01', '2026-02-01'],
    expected: ['2026-01-01T09:00Z', '2026-01-08T09:00Z'],
    differs: 'The program does not take a rule with a part of its own name.',
  },
  {
    name: 'the order of its parts does not matter',
    events: [
      `
      DTSTART:20260105T090000Z
      RRULE:BYDAY=MO;COUNT=2;INTERVAL=2;FREQ=WEEKLY`,
    ],
    range: ['2026-01-01', '2026-02-01'],
    expected: ['2026-01-05T09:00Z', '2026-01-19T09:00Z'],
  },
  {
    name: "the days of a rule are those of the event's zone, not those of UTC",
    events: [
      `
      DTSTART;TZID=America/Los_Angeles:20260105T200000
      RRULE:FREQ=WEEKLY;BYDAY=MO`,
    ],
    range: ['2026-01-01', '2026-01-20'],
    expected: ['2026-01-06T04:00Z', '2026-01-13T04:00Z'],
  },
  {
    name: 'a start that the rule does not match is the first occurrence',
    events: [
      `
      DTSTART:20260101T090000Z
      RRULE:FREQ=WEEKLY;BYDAY=MO`,
    ],
    range: ['2026-01-01', '2026-01-20'],
    expected: ['2026-01-01T09:00Z', '2026-01-05T09:00Z', '2026-01-12T09:00Z', '2026-01-19T09:00Z'],
  },
  {
    name: 'a start that the rule does not match counts',
    events: [
      `
      DTSTART:20260101T090000Z
      RRULE:FREQ=WEEKLY;BYDAY=MO;COUNT=3`,
    ],
    range: ['2026-01-01', '2026-02-20'],
    expected: ['2026-01-01T09:00Z', '2026-01-05T09:00Z', '2026-01-12T09:00Z'],
    differs:
      'DTSTART always counts as the first occurrence (RFC 5545, 3.3.10). The program adds it to the three.',
  },
];
