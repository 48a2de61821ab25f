import type { ExpansionCase } from './case.ts';

/** Floating times. */
export const floating: ExpansionCase[] = [
  {
    name: 'a floating time takes the zone of the user',
    events: [
      `
      DTSTART:20260105T090000
      DURATION:PT1H`,
    ],
    zone: 'Europe/Berlin',
    range: ['2026-01-01', '2026-02-01'],
    expected: ['2026-01-05T08:00Z/2026-01-05T09:00Z'],
  },
  {
    name: 'the same floating time elsewhere',
    events: [
      `
      DTSTART:20260105T090000
      DURATION:PT1H`,
    ],
    zone: 'America/New_York',
    range: ['2026-01-01', '2026-02-01'],
    expected: ['2026-01-05T14:00Z/2026-01-05T15:00Z'],
  },
  {
    name: 'a floating series across summer time',
    events: [
      `
      DTSTART:20260327T090000
      DURATION:PT1H
      RRULE:FREQ=DAILY;COUNT=4`,
    ],
    zone: 'Europe/Berlin',
    range: ['2026-03-01', '2026-05-01'],
    expected: [
      '2026-03-27T08:00Z/2026-03-27T09:00Z',
      '2026-03-28T08:00Z/2026-03-28T09:00Z',
      '2026-03-29T07:00Z/2026-03-29T08:00Z',
      '2026-03-30T07:00Z/2026-03-30T08:00Z',
    ],
  },
  {
    name: 'a floating time in the gap',
    events: [
      `
      DTSTART:20260328T023000
      RRULE:FREQ=DAILY;COUNT=3`,
    ],
    zone: 'Europe/Berlin',
    range: ['2026-03-01', '2026-05-01'],
    expected: ['2026-03-28T01:30Z', '2026-03-29T01:30Z', '2026-03-30T00:30Z'],
  },
  {
    name: 'a floating time that occurs twice',
    events: [
      `
      DTSTART:20261024T023000
      RRULE:FREQ=DAILY;COUNT=3`,
    ],
    zone: 'Europe/Berlin',
    range: ['2026-10-01', '2026-11-30'],
    expected: ['2026-10-24T00:30Z', '2026-10-25T00:30Z', '2026-10-26T01:30Z'],
  },
  {
    name: 'EXDATE of a floating series',
    events: [
      `
      DTSTART:20260105T090000
      RRULE:FREQ=DAILY;COUNT=3
      EXDATE:20260106T090000`,
    ],
    zone: 'Asia/Tokyo',
    range: ['2026-01-01', '2026-02-01'],
    expected: ['2026-01-05T00:00Z', '2026-01-07T00:00Z'],
  },
  {
    name: 'the exception to a floating series',
    events: [
      `
      DTSTART:20260105T090000
      RRULE:FREQ=DAILY;COUNT=3`,
      `
      RECURRENCE-ID:20260106T090000
      DTSTART:20260106T110000`,
    ],
    zone: 'Asia/Tokyo',
    range: ['2026-01-01', '2026-02-01'],
    expected: ['2026-01-05T00:00Z', '2026-01-06T02:00Z@2026-01-06T00:00Z', '2026-01-07T00:00Z'],
  },
  {
    name: 'RDATE of a floating series',
    events: [
      `
      DTSTART:20260105T090000
      RDATE:20260107T090000`,
    ],
    zone: 'America/New_York',
    range: ['2026-01-01', '2026-02-01'],
    expected: ['2026-01-05T14:00Z', '2026-01-07T14:00Z'],
  },
];
