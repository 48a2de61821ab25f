import type { ExpansionCase } from '../case.ts';

/** Rules of years. */
export const years: ExpansionCase[] = [
  {
    name: 'yearly on its own day',
    events: [
      `
      DTSTART:20200229T090000Z
      RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1`,
    ],
    range: ['2026-01-01', '2026-12-31'],
    expected: ['2026-02-28T09:00Z'],
  },
  {
    name: 'every fourth year',
    events: [
      `
      DTSTART:20180704T090000Z
      RRULE:FREQ=YEARLY;INTERVAL=4`,
    ],
    range: ['2026-01-01', '2026-12-31'],
    expected: ['2026-07-04T09:00Z'],
  },
  {
    name: 'yearly in some months on its own day',
    events: [
      `
      DTSTART:20260115T090000Z
      RRULE:FREQ=YEARLY;BYMONTH=1,7`,
    ],
    range: ['2026-01-01', '2026-12-31'],
    expected: ['2026-01-15T09:00Z', '2026-07-15T09:00Z'],
  },
  {
    name: 'yearly on the fourth Thursday of November',
    events: [
      `
      DTSTART:20251127T090000Z
      RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=4TH`,
    ],
    range: ['2026-01-01', '2026-12-31'],
    expected: ['2026-11-26T09:00Z'],
  },
  {
    name: 'yearly on the 20th Monday of the year',
    events: [
      `
      DTSTART:20250519T090000Z
      RRULE:FREQ=YEARLY;BYDAY=20MO`,
    ],
    range: ['2026-01-01', '2026-12-31'],
    expected: ['2026-05-18T09:00Z'],
    differs: 'The program reads numbers of one digit only.',
  },
  {
    name: 'yearly on the last Monday of the year',
    events: [
      `
      DTSTART:20251229T090000Z
      RRULE:FREQ=YEARLY;BYDAY=-1MO`,
    ],
    range: ['2026-01-01', '2026-12-31'],
    expected: ['2026-12-28T09:00Z'],
  },
  {
    name: 'yearly on every Thursday of March',
    events: [
      `
      DTSTART:20260305T090000Z
      RRULE:FREQ=YEARLY;BYDAY=TH;BYMONTH=3`,
    ],
    range: ['2026-01-01', '2026-12-31'],
    expected: ['2026-03-05T09:00Z', '2026-03-12T09:00Z', '2026-03-19T09:00Z', '2026-03-26T09:00Z'],
  },
  {
    name: 'yearly on numbered days of the year',
    events: [
      `
      DTSTART:20260101T090000Z
      RRULE:FREQ=YEARLY;BYYEARDAY=1,100,-1`,
    ],
    range: ['2026-01-01', '2026-12-31T23:00'],
    expected: ['2026-01-01T09:00Z', '2026-04-10T09:00Z', '2026-12-31T09:00Z'],
  },
  {
    name: 'day 366, which only leap years have',
    events: [
      `
      DTSTART:20241231T090000Z
      RRULE:FREQ=YEARLY;BYYEARDAY=366`,
    ],
    range: ['2027-06-01', '2028-06-01'],
    expected: [],
  },
  {
    name: 'day 366 of a leap year',
    events: [
      `
      DTSTART:20241231T090000Z
      RRULE:FREQ=YEARLY;BYYEARDAY=366`,
    ],
    range: ['2028-06-01', '2029-06-01'],
    expected: ['2028-12-31T09:00Z'],
  },
  {
    name: 'the day of an American election',
    events: [
      `
      DTSTART:20241105T090000Z
      RRULE:FREQ=YEARLY;INTERVAL=4;BYMONTH=11;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8`,
    ],
    range: ['2028-01-01', '2028-12-31'],
    expected: ['2028-11-07T09:00Z'],
  },
  {
    name: 'yearly on a month day without a month',
    events: [
      `
      DTSTART:20260113T090000Z
      RRULE:FREQ=YEARLY;BYMONTHDAY=13`,
    ],
    range: ['2026-01-01', '2026-05-01'],
    expected: ['2026-01-13T09:00Z', '2026-02-13T09:00Z', '2026-03-13T09:00Z', '2026-04-13T09:00Z'],
  },
  {
    name: 'a rule that no day matches has its start only',
    events: [
      `
      DTSTART:20260101T090000Z
      RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30`,
    ],
    range: ['2026-01-01', '2026-12-31'],
    expected: ['2026-01-01T09:00Z'],
  },
];
