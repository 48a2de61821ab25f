import type { ExpansionCase } from '../case.ts';

/** Rules of months. */
export const months: ExpansionCase[] = [
  {
    name: 'monthly on its own day',
    events: [
      `
      DTSTART:20260115T090000Z
      RRULE:FREQ=MONTHLY`,
    ],
    range: ['2026-01-01', '2026-05-01'],
    expected: ['2026-01-15T09:00Z', '2026-02-15T09:00Z', '2026-03-15T09:00Z', '2026-04-15T09:00Z'],
  },
  {
    name: 'monthly on the 31st: months without one have none',
    events: [
      `
      DTSTART:20260131T090000Z
      RRULE:FREQ=MONTHLY`,
    ],
    range: ['2026-01-01', '2026-12-31'],
    expected: [
      '2026-01-31T09:00Z',
      '2026-03-31T09:00Z',
      '2026-05-31T09:00Z',
      '2026-07-31T09:00Z',
      '2026-08-31T09:00Z',
      '2026-10-31T09:00Z',
    ],
  },
  {
    name: 'monthly on the 30th leaves out February',
    events: [
      `
      DTSTART:20260130T090000Z
      RRULE:FREQ=MONTHLY;COUNT=3`,
    ],
    range: ['2026-01-01', '2026-12-31'],
    expected: ['2026-01-30T09:00Z', '2026-03-30T09:00Z', '2026-04-30T09:00Z'],
  },
  {
    name: 'monthly on the last day',
    events: [
      `
      DTSTART:20260131T090000Z
      RRULE:FREQ=MONTHLY;BYMONTHDAY=-1`,
    ],
    range: ['2026-01-01', '2026-06-15'],
    expected: [
      '2026-01-31T09:00Z',
      '2026-02-28T09:00Z',
      '2026-03-31T09:00Z',
      '2026-04-30T09:00Z',
      '2026-05-31T09:00Z',
    ],
  },
  {
    name: 'monthly on the second to last day and on the tenth',
    events: [
      `
      DTSTART:20260110T090000Z
      RRULE:FREQ=MONTHLY;BYMONTHDAY=10,-2`,
    ],
    range: ['2026-01-01', '2026-04-15'],
    expected: [
      '2026-01-10T09:00Z',
      '2026-01-30T09:00Z',
      '2026-02-10T09:00Z',
      '2026-02-27T09:00Z',
      '2026-03-10T09:00Z',
      '2026-03-30T09:00Z',
      '2026-04-10T09:00Z',
    ],
  },
  {
    name: 'monthly on the second Tuesday',
    events: [
      `
      DTSTART:20260113T090000Z
      RRULE:FREQ=MONTHLY;BYDAY=2TU`,
    ],
    range: ['2026-01-01', '2026-06-01'],
    expected: [
      '2026-01-13T09:00Z',
      '2026-02-10T09:00Z',
      '2026-03-10T09:00Z',
      '2026-04-14T09:00Z',
      '2026-05-12T09:00Z',
    ],
  },
  {
    name: 'monthly on the last Friday',
    events: [
      `
      DTSTART:20260130T090000Z
      RRULE:FREQ=MONTHLY;BYDAY=-1FR`,
    ],
    range: ['2026-01-01', '2026-06-01'],
    expected: [
      '2026-01-30T09:00Z',
      '2026-02-27T09:00Z',
      '2026-03-27T09:00Z',
      '2026-04-24T09:00Z',
      '2026-05-29T09:00Z',
    ],
  },
  {
    name: 'monthly on a fifth Monday, which few months have',
    events: [
      `
      DTSTART:20260330T090000Z
      RRULE:FREQ=MONTHLY;BYDAY=5MO`,
    ],
    range: ['2026-01-01', '2026-12-31'],
    expected: ['2026-03-30T09:00Z', '2026-06-29T09:00Z', '2026-08-31T09:00Z', '2026-11-30T09:00Z'],
  },
  {
    name: 'monthly on the first and the last Sunday',
    events: [
      `
      DTSTART:20260104T090000Z
      RRULE:FREQ=MONTHLY;BYDAY=1SU,-1SU`,
    ],
    range: ['2026-01-01', '2026-04-15'],
    expected: [
      '2026-01-04T09:00Z',
      '2026-01-25T09:00Z',
      '2026-02-01T09:00Z',
      '2026-02-22T09:00Z',
      '2026-03-01T09:00Z',
      '2026-03-29T09:00Z',
      '2026-04-05T09:00Z',
    ],
  },
  {
    name: 'monthly on every Wednesday',
    events: [
      `
      DTSTART:20260107T090000Z
      RRULE:FREQ=MONTHLY;INTERVAL=2;BYDAY=WE`,
    ],
    range: ['2026-01-01', '2026-04-15'],
    expected: [
      '2026-01-07T09:00Z',
      '2026-01-14T09:00Z',
      '2026-01-21T09:00Z',
      '2026-01-28T09:00Z',
      '2026-03-04T09:00Z',
      '2026-03-11T09:00Z',
      '2026-03-18T09:00Z',
      '2026-03-25T09:00Z',
    ],
  },
  {
    name: 'Friday the 13th',
    events: [
      `
      DTSTART:20260213T090000Z
      RRULE:FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13`,
    ],
    range: ['2026-01-01', '2026-12-31'],
    expected: ['2026-02-13T09:00Z', '2026-03-13T09:00Z', '2026-11-13T09:00Z'],
  },
  {
    name: 'the Saturday after the first Sunday of a month',
    events: [
      `
      DTSTART:20260110T090000Z
      RRULE:FREQ=MONTHLY;BYDAY=SA;BYMONTHDAY=7,8,9,10,11,12,13`,
    ],
    range: ['2026-01-01', '2026-06-01'],
    expected: [
      '2026-01-10T09:00Z',
      '2026-02-07T09:00Z',
      '2026-03-07T09:00Z',
      '2026-04-11T09:00Z',
      '2026-05-09T09:00Z',
    ],
  },
  {
    name: 'every 18 months',
    events: [
      `
      DTSTART:20230115T090000Z
      RRULE:FREQ=MONTHLY;INTERVAL=18`,
    ],
    range: ['2026-01-01', '2026-12-31'],
    expected: ['2026-01-15T09:00Z'],
  },
  {
    name: 'monthly in some months',
    events: [
      `
      DTSTART:20260115T090000Z
      RRULE:FREQ=MONTHLY;BYMONTH=1,6;BYMONTHDAY=15,16`,
    ],
    range: ['2026-01-01', '2026-12-31'],
    expected: ['2026-01-15T09:00Z', '2026-01-16T09:00Z', '2026-06-15T09:00Z', '2026-06-16T09:00Z'],
  },
];
