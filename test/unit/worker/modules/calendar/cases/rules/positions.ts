import type { ExpansionCase } from '../case.ts';

/** BYSETPOS and BYWEEKNO. */
export const positions: ExpansionCase[] = [
  {
    name: 'the last working day of a month',
    events: [
      `
      DTSTART:20260130T090000Z
      RRULE:FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1`,
    ],
    range: ['2026-01-01', '2026-06-15'],
    expected: [
      '2026-01-30T09:00Z',
      '2026-02-27T09:00Z',
      '2026-03-31T09:00Z',
      '2026-04-30T09:00Z',
      '2026-05-29T09:00Z',
    ],
  },
  {
    name: 'the second and the second to last working day',
    events: [
      `
      DTSTART:20260102T090000Z
      RRULE:FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=2,-2`,
    ],
    range: ['2026-01-01', '2026-04-01'],
    expected: [
      '2026-01-02T09:00Z',
      '2026-01-29T09:00Z',
      '2026-02-03T09:00Z',
      '2026-02-26T09:00Z',
      '2026-03-03T09:00Z',
      '2026-03-30T09:00Z',
    ],
  },
  {
    name: 'the third of three days of a week',
    events: [
      `
      DTSTART:20260108T090000Z
      RRULE:FREQ=WEEKLY;BYDAY=TU,WE,TH;BYSETPOS=3`,
    ],
    range: ['2026-01-01', '2026-02-01'],
    expected: ['2026-01-08T09:00Z', '2026-01-15T09:00Z', '2026-01-22T09:00Z', '2026-01-29T09:00Z'],
  },
  {
    name: 'the first of the hours of a day',
    events: [
      `
      DTSTART:20260101T080000Z
      RRULE:FREQ=DAILY;BYHOUR=8,12,16;BYSETPOS=1,-1`,
    ],
    range: ['2026-01-01', '2026-01-04'],
    expected: [
      '2026-01-01T08:00Z',
      '2026-01-01T16:00Z',
      '2026-01-02T08:00Z',
      '2026-01-02T16:00Z',
      '2026-01-03T08:00Z',
      '2026-01-03T16:00Z',
    ],
  },
  {
    name: 'a position counts what comes before the start in the first period',
    events: [
      `
      DTSTART:20260107T090000Z
      RRULE:FREQ=WEEKLY;BYDAY=MO,WE,FR;BYSETPOS=2;COUNT=3`,
    ],
    range: ['2026-01-01', '2026-02-01'],
    expected: ['2026-01-07T09:00Z', '2026-01-14T09:00Z', '2026-01-21T09:00Z'],
    differs:
      'Positions are those of a whole week (RFC 5545, 3.3.10). The program cuts the first week off at the start.',
  },
  {
    name: 'the first Monday of the year',
    events: [
      `
      DTSTART:20260105T090000Z
      RRULE:FREQ=YEARLY;BYDAY=MO;BYSETPOS=1`,
    ],
    range: ['2026-01-01', '2026-12-31'],
    expected: ['2026-01-05T09:00Z'],
  },
  {
    name: 'the tenth weekend day of a year',
    events: [
      `
      DTSTART:20260201T090000Z
      RRULE:FREQ=YEARLY;BYDAY=SA,SU;BYSETPOS=10`,
    ],
    range: ['2026-01-01', '2026-12-31'],
    expected: ['2026-02-01T09:00Z'],
  },
  {
    name: 'a position that no period has',
    events: [
      `
      DTSTART:20260105T090000Z
      RRULE:FREQ=WEEKLY;BYDAY=MO,TU;BYSETPOS=3`,
    ],
    range: ['2026-01-01', '2026-02-01'],
    expected: ['2026-01-05T09:00Z'],
  },
  {
    name: 'the last day of a quarter',
    events: [
      `
      DTSTART:20260331T090000Z
      RRULE:FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=28,29,30,31;BYSETPOS=-1`,
    ],
    range: ['2026-01-01', '2026-12-31T12:00'],
    expected: ['2026-03-31T09:00Z', '2026-06-30T09:00Z', '2026-09-30T09:00Z', '2026-12-31T09:00Z'],
  },
  {
    name: 'the last quarter of each hour',
    events: [
      `
      DTSTART:20260101T090000Z
      RRULE:FREQ=HOURLY;BYMINUTE=0,15,30,45;BYSETPOS=-1;COUNT=3`,
    ],
    range: ['2026-01-01', '2026-01-02'],
    expected: ['2026-01-01T09:00Z', '2026-01-01T09:45Z', '2026-01-01T10:45Z'],
    differs:
      'DTSTART always counts as the first occurrence (RFC 5545, 3.3.10). The program adds it to the three.',
  },
  {
    name: 'a position across summer time is counted on the wall',
    events: [
      `
      DTSTART;TZID=Europe/Berlin:20260327T010000
      RRULE:FREQ=DAILY;BYHOUR=1,2,3;BYSETPOS=2`,
    ],
    range: ['2026-03-28', '2026-04-01'],
    expected: ['2026-03-28T01:00Z', '2026-03-29T01:00Z', '2026-03-30T00:00Z', '2026-03-31T00:00Z'],
  },
  {
    name: 'week 1',
    events: [
      `
      DTSTART:20251229T090000Z
      RRULE:FREQ=YEARLY;BYWEEKNO=1;BYDAY=MO`,
    ],
    range: ['2025-12-01', '2026-11-30'],
    expected: ['2025-12-29T09:00Z'],
  },
  {
    name: 'week 20 on its own weekday',
    events: [
      `
      DTSTART:20250512T090000Z
      RRULE:FREQ=YEARLY;BYWEEKNO=20`,
    ],
    range: ['2026-01-01', '2026-12-31'],
    expected: ['2026-05-11T09:00Z'],
    differs:
      'Without BYDAY the weekday is that of DTSTART (RFC 5545, 3.3.10). The program takes all days of the week.',
  },
  {
    name: 'week 20 on several days',
    events: [
      `
      DTSTART:20260511T090000Z
      RRULE:FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO,WE`,
    ],
    range: ['2026-01-01', '2026-12-31'],
    expected: ['2026-05-11T09:00Z', '2026-05-13T09:00Z'],
  },
  {
    name: 'week 53 in a year that has one',
    events: [
      `
      DTSTART:20201228T090000Z
      RRULE:FREQ=YEARLY;BYWEEKNO=53;BYDAY=MO`,
    ],
    range: ['2026-06-01', '2027-05-31'],
    expected: ['2026-12-28T09:00Z'],
  },
  {
    name: 'week 53 in a year without one',
    events: [
      `
      DTSTART:20201228T090000Z
      RRULE:FREQ=YEARLY;BYWEEKNO=53;BYDAY=MO`,
    ],
    range: ['2027-06-01', '2028-05-31'],
    expected: [],
  },
  {
    name: 'the last week',
    events: [
      `
      DTSTART:20251222T090000Z
      RRULE:FREQ=YEARLY;BYWEEKNO=-1;BYDAY=MO`,
    ],
    range: ['2025-12-01', '2026-11-30'],
    expected: ['2025-12-22T09:00Z'],
  },
  {
    name: 'the last week of the year after',
    events: [
      `
      DTSTART:20251222T090000Z
      RRULE:FREQ=YEARLY;BYWEEKNO=-1;BYDAY=MO`,
    ],
    range: ['2026-06-01', '2027-05-31'],
    expected: ['2026-12-28T09:00Z'],
  },
  {
    name: 'a week number where weeks begin on Sunday',
    events: [
      `
      DTSTART:20260104T090000Z
      RRULE:FREQ=YEARLY;BYWEEKNO=1,2;BYDAY=SU;WKST=SU`,
    ],
    range: ['2026-01-01', '2026-12-31'],
    expected: ['2026-01-04T09:00Z', '2026-01-11T09:00Z'],
  },
  {
    name: 'a week number and a position',
    events: [
      `
      DTSTART:20260511T090000Z
      RRULE:FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1`,
    ],
    range: ['2026-06-01', '2027-06-01'],
    expected: ['2027-05-21T09:00Z'],
  },
  {
    name: 'the first week of a month by days and positions',
    events: [
      `
      DTSTART:20260105T090000Z
      RRULE:FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYMONTHDAY=1,2,3,4,5,6,7;BYSETPOS=1`,
    ],
    range: ['2026-01-06', '2026-06-01'],
    expected: ['2026-02-02T09:00Z', '2026-03-02T09:00Z', '2026-04-01T09:00Z', '2026-05-01T09:00Z'],
  },
];
