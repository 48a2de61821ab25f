import type { ExpansionCase } from './case.ts';

/** Days, and 29 February. */
export const days: ExpansionCase[] = [
  {
    name: 'a day',
    events: ['DTSTART;VALUE=DATE:20260105'],
    range: ['2026-01-01', '2026-02-01'],
    expected: ['2026-01-05'],
  },
  {
    name: 'a day with its end',
    events: [
      `
      DTSTART;VALUE=DATE:20260105
      DTEND;VALUE=DATE:20260106`,
    ],
    range: ['2026-01-01', '2026-02-01'],
    expected: ['2026-01-05'],
  },
  {
    name: 'three days',
    events: [
      `
      DTSTART;VALUE=DATE:20260105
      DTEND;VALUE=DATE:20260108
      RRULE:FREQ=MONTHLY;COUNT=2`,
    ],
    range: ['2026-01-01', '2026-03-01'],
    expected: ['2026-01-05/2026-01-08', '2026-02-05/2026-02-08'],
  },
  {
    name: 'a DURATION of days',
    events: [
      `
      DTSTART;VALUE=DATE:20260105
      DURATION:P2D`,
    ],
    range: ['2026-01-01', '2026-02-01'],
    expected: ['2026-01-05/2026-01-07'],
  },
  {
    name: 'days across summer time are still days',
    events: [
      `
      DTSTART;VALUE=DATE:20260328
      DTEND;VALUE=DATE:20260330
      RRULE:FREQ=WEEKLY;COUNT=2`,
    ],
    zone: 'Europe/Berlin',
    range: ['2026-03-01', '2026-05-01'],
    expected: ['2026-03-28/2026-03-30', '2026-04-04/2026-04-06'],
  },
  {
    name: 'a day without the word VALUE',
    events: ['DTSTART:20260105'],
    range: ['2026-01-01', '2026-02-01'],
    expected: ['2026-01-05'],
  },
  {
    name: "a day is the user's day in the east",
    events: ['DTSTART;VALUE=DATE:20260105'],
    zone: 'Asia/Tokyo',
    range: ['2026-01-04T15:00', '2026-01-04T16:00'],
    expected: ['2026-01-05'],
    differs: "The user's day begins at 15:00 UTC. The program compares days as if they were in UTC.",
  },
  {
    name: "a day is the user's day in the west",
    events: ['DTSTART;VALUE=DATE:20260105'],
    zone: 'America/Los_Angeles',
    range: ['2026-01-05T00:00', '2026-01-05T08:00'],
    expected: [],
    differs: "The user's day begins at 08:00 UTC. The program compares days as if they were in UTC.",
  },
  {
    name: 'a series of days, years after its start',
    events: [
      `
      DTSTART;VALUE=DATE:20100101
      RRULE:FREQ=WEEKLY;BYDAY=SA,SU`,
    ],
    range: ['2026-01-01', '2026-01-20'],
    expected: ['2026-01-03', '2026-01-04', '2026-01-10', '2026-01-11', '2026-01-17', '2026-01-18'],
  },
  {
    name: 'a birthday on 29 February comes in leap years only',
    events: [
      `
      DTSTART;VALUE=DATE:20240229
      RRULE:FREQ=YEARLY`,
    ],
    range: ['2025-01-01', '2025-12-31'],
    expected: [],
  },
  {
    name: 'a birthday on 29 February in the next leap year',
    events: [
      `
      DTSTART;VALUE=DATE:20240229
      RRULE:FREQ=YEARLY`,
    ],
    range: ['2028-01-01', '2028-12-31'],
    expected: ['2028-02-29'],
  },
  {
    name: 'a meeting on 29 February in the next leap year',
    events: [
      `
      DTSTART;TZID=Europe/Berlin:20240229T090000
      RRULE:FREQ=YEARLY`,
    ],
    range: ['2028-01-01', '2028-12-31'],
    expected: ['2028-02-29T08:00Z'],
  },
  {
    name: '2100 is no leap year',
    events: [
      `
      DTSTART;VALUE=DATE:20960229
      RRULE:FREQ=YEARLY;COUNT=2`,
    ],
    range: ['2100-01-01', '2100-12-31'],
    expected: [],
  },
  {
    name: 'after 2096 comes 2104',
    events: [
      `
      DTSTART;VALUE=DATE:20960229
      RRULE:FREQ=YEARLY;COUNT=2`,
    ],
    range: ['2104-01-01', '2104-12-31'],
    expected: ['2104-02-29'],
  },
  {
    name: '29 February by COUNT',
    events: [
      `
      DTSTART;VALUE=DATE:20200229
      RRULE:FREQ=YEARLY;COUNT=3`,
    ],
    range: ['2028-01-01', '2028-12-31'],
    expected: ['2028-02-29'],
  },
  {
    name: 'the last day of February',
    events: [
      `
      DTSTART;VALUE=DATE:20240229
      RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1`,
    ],
    range: ['2028-01-01', '2028-12-31'],
    expected: ['2028-02-29'],
  },
  {
    name: 'day 60 is 29 February in a leap year',
    events: [
      `
      DTSTART;VALUE=DATE:20230301
      RRULE:FREQ=YEARLY;BYYEARDAY=60`,
    ],
    range: ['2024-01-01', '2024-12-31'],
    expected: ['2024-02-29'],
  },
  {
    name: 'a birthday of 1604, as Apple stores one without a year',
    events: [
      `
      DTSTART;VALUE=DATE:16040510
      RRULE:FREQ=YEARLY`,
    ],
    range: ['2026-01-01', '2026-12-31'],
    expected: ['2026-05-10'],
  },
  {
    name: 'monthly on the 29th leaves out February of common years',
    events: [
      `
      DTSTART;VALUE=DATE:20260129
      RRULE:FREQ=MONTHLY;COUNT=3`,
    ],
    range: ['2026-01-01', '2026-12-31'],
    expected: ['2026-01-29', '2026-03-29', '2026-04-29'],
  },
  {
    name: 'every 29 February, as a monthly rule',
    events: [
      `
      DTSTART;VALUE=DATE:20240229
      RRULE:FREQ=MONTHLY;INTERVAL=12`,
    ],
    range: ['2027-06-01', '2028-05-31'],
    expected: ['2028-02-29'],
  },
  {
    name: 'a day off in UTC terms is not off by one',
    events: [
      `
      DTSTART;VALUE=DATE:20260105
      RRULE:FREQ=DAILY;COUNT=2`,
    ],
    zone: 'Pacific/Auckland',
    range: ['2026-01-01', '2026-02-01'],
    expected: ['2026-01-05', '2026-01-06'],
  },
];
