import type { ExpansionCase } from './case.ts';

/** Durations across changes of daylight saving time. */
export const lengths: ExpansionCase[] = [
  {
    name: 'DTEND gives each night the same exact length when clocks go forward',
    events: [
      `
      DTSTART;TZID=Europe/Berlin:20260327T220000
      DTEND;TZID=Europe/Berlin:20260328T060000
      RRULE:FREQ=DAILY;COUNT=3`,
    ],
    range: ['2026-03-27', '2026-04-01'],
    expected: [
      '2026-03-27T21:00Z/2026-03-28T05:00Z',
      '2026-03-28T21:00Z/2026-03-29T05:00Z',
      '2026-03-29T20:00Z/2026-03-30T04:00Z',
    ],
  },
  {
    name: 'DTEND gives each night the same exact length when clocks go back',
    events: [
      `
      DTSTART;TZID=Europe/Berlin:20261023T220000
      DTEND;TZID=Europe/Berlin:20261024T060000
      RRULE:FREQ=DAILY;COUNT=3`,
    ],
    range: ['2026-10-23', '2026-10-28'],
    expected: [
      '2026-10-23T20:00Z/2026-10-24T04:00Z',
      '2026-10-24T20:00Z/2026-10-25T04:00Z',
      '2026-10-25T21:00Z/2026-10-26T05:00Z',
    ],
  },
  {
    name: 'a DURATION of a day is a day on the wall',
    events: [
      `
      DTSTART;TZID=Europe/Berlin:20260327T120000
      DURATION:P1D
      RRULE:FREQ=DAILY;COUNT=3`,
    ],
    range: ['2026-03-27', '2026-04-01'],
    expected: [
      '2026-03-27T11:00Z/2026-03-28T11:00Z',
      '2026-03-28T11:00Z/2026-03-29T10:00Z',
      '2026-03-29T10:00Z/2026-03-30T10:00Z',
    ],
    differs:
      'DURATION:P1D is nominal (RFC 5545, 3.8.5.3): it ends at 12:00 on the wall. The program adds 24 hours.',
  },
  {
    name: 'a DURATION of 24 hours is exact',
    events: [
      `
      DTSTART;TZID=Europe/Berlin:20260327T120000
      DURATION:PT24H
      RRULE:FREQ=DAILY;COUNT=3`,
    ],
    range: ['2026-03-27', '2026-04-01'],
    expected: [
      '2026-03-27T11:00Z/2026-03-28T11:00Z',
      '2026-03-28T11:00Z/2026-03-29T11:00Z',
      '2026-03-29T10:00Z/2026-03-30T10:00Z',
    ],
  },
  {
    name: 'a DURATION of a week over the end of summer time ends at the same time on the wall',
    events: [
      `
      DTSTART;TZID=America/New_York:20261028T090000
      DURATION:P1W
      RRULE:FREQ=MONTHLY;COUNT=2`,
    ],
    range: ['2026-10-01', '2026-12-31'],
    expected: ['2026-10-28T13:00Z/2026-11-04T14:00Z', '2026-11-28T14:00Z/2026-12-05T14:00Z'],
    differs:
      'DURATION:P1W is nominal (RFC 5545, 3.8.5.3): it ends at 09:00 on the wall. The program adds 168 hours.',
  },
  {
    name: 'an event that begins before the change and ends after it',
    events: [
      `
      DTSTART;TZID=Europe/Berlin:20260329T013000
      DTEND;TZID=Europe/Berlin:20260329T033000`,
    ],
    range: ['2026-03-28', '2026-03-31'],
    expected: ['2026-03-29T00:30Z/2026-03-29T01:30Z'],
  },
];
