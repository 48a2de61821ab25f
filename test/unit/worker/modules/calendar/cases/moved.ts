import type { ExpansionCase } from './case.ts';

/** Moved occurrences. */
export const moved: ExpansionCase[] = [
  {
    name: 'a moved occurrence, named in UTC',
    events: [
      `
      DTSTART;TZID=Europe/Berlin:20260105T090000
      RRULE:FREQ=WEEKLY;COUNT=3`,
      `
      RECURRENCE-ID:20260112T080000Z
      DTSTART;TZID=Europe/Berlin:20260112T100000`,
    ],
    range: ['2026-01-01', '2026-02-01'],
    expected: ['2026-01-05T08:00Z', '2026-01-12T09:00Z@2026-01-12T08:00Z', '2026-01-19T08:00Z'],
  },
  {
    name: 'an occurrence moved over the beginning of summer time',
    events: [
      `
      DTSTART;TZID=Europe/Berlin:20260322T090000
      DURATION:PT1H
      RRULE:FREQ=WEEKLY;COUNT=3`,
      `
      RECURRENCE-ID;TZID=Europe/Berlin:20260329T090000
      DTSTART;TZID=Europe/Berlin:20260327T090000
      DURATION:PT1H`,
    ],
    range: ['2026-03-01', '2026-05-01'],
    expected: [
      '2026-03-22T08:00Z/2026-03-22T09:00Z',
      '2026-03-27T08:00Z/2026-03-27T09:00Z@2026-03-29T07:00Z',
      '2026-04-05T07:00Z/2026-04-05T08:00Z',
    ],
  },
  {
    name: 'an occurrence moved over the end of summer time',
    events: [
      `
      DTSTART;TZID=America/New_York:20261025T090000
      RRULE:FREQ=WEEKLY;COUNT=3`,
      `
      RECURRENCE-ID;TZID=America/New_York:20261101T090000
      DTSTART;TZID=America/New_York:20261031T090000`,
    ],
    range: ['2026-10-01', '2026-12-01'],
    expected: ['2026-10-25T13:00Z', '2026-10-31T13:00Z@2026-11-01T14:00Z', '2026-11-08T14:00Z'],
  },
  {
    name: 'an occurrence moved out of the gap',
    events: [
      `
      DTSTART;TZID=Europe/Berlin:20260328T023000
      RRULE:FREQ=DAILY;COUNT=3`,
      `
      RECURRENCE-ID;TZID=Europe/Berlin:20260329T023000
      DTSTART;TZID=Europe/Berlin:20260329T013000`,
    ],
    range: ['2026-03-01', '2026-05-01'],
    expected: ['2026-03-28T01:30Z', '2026-03-29T00:30Z@2026-03-29T01:30Z', '2026-03-30T00:30Z'],
  },
  {
    name: 'an occurrence moved into the gap',
    events: [
      `
      DTSTART;TZID=Europe/Berlin:20260328T120000
      RRULE:FREQ=DAILY;COUNT=3`,
      `
      RECURRENCE-ID;TZID=Europe/Berlin:20260329T120000
      DTSTART;TZID=Europe/Berlin:20260329T023000`,
    ],
    range: ['2026-03-01', '2026-05-01'],
    expected: ['2026-03-28T11:00Z', '2026-03-29T01:30Z@2026-03-29T10:00Z', '2026-03-30T10:00Z'],
  },
  {
    name: 'an occurrence moved to another zone',
    events: [
      `
      DTSTART;TZID=Europe/Berlin:20260105T090000
      RRULE:FREQ=WEEKLY;COUNT=2`,
      `
      RECURRENCE-ID;TZID=Europe/Berlin:20260112T090000
      DTSTART;TZID=Asia/Tokyo:20260112T090000`,
    ],
    range: ['2026-01-01', '2026-02-01'],
    expected: ['2026-01-05T08:00Z', '2026-01-12T00:00Z@2026-01-12T08:00Z'],
  },
  {
    name: 'an occurrence moved out of the range',
    events: [
      `
      DTSTART:20260105T090000Z
      RRULE:FREQ=WEEKLY;COUNT=4`,
      `
      RECURRENCE-ID:20260112T090000Z
      DTSTART:20260301T090000Z`,
    ],
    range: ['2026-01-01', '2026-02-01'],
    expected: ['2026-01-05T09:00Z', '2026-01-19T09:00Z', '2026-01-26T09:00Z'],
  },
  {
    name: 'an occurrence moved into the range',
    events: [
      `
      DTSTART:20260105T090000Z
      RRULE:FREQ=WEEKLY;COUNT=4`,
      `
      RECURRENCE-ID:20260112T090000Z
      DTSTART:20260301T090000Z`,
    ],
    range: ['2026-02-15', '2026-03-15'],
    expected: ['2026-03-01T09:00Z@2026-01-12T09:00Z'],
  },
  {
    name: 'two occurrences that change places',
    events: [
      `
      DTSTART:20260105T090000Z
      RRULE:FREQ=WEEKLY;COUNT=3`,
      `
      RECURRENCE-ID:20260105T090000Z
      DTSTART:20260112T110000Z`,
      `
      RECURRENCE-ID:20260112T090000Z
      DTSTART:20260105T110000Z`,
    ],
    range: ['2026-01-01', '2026-02-01'],
    expected: [
      '2026-01-05T11:00Z@2026-01-12T09:00Z',
      '2026-01-12T11:00Z@2026-01-05T09:00Z',
      '2026-01-19T09:00Z',
    ],
  },
  {
    name: 'an occurrence moved onto another one',
    events: [
      `
      DTSTART:20260105T090000Z
      RRULE:FREQ=WEEKLY;COUNT=3`,
      `
      RECURRENCE-ID:20260105T090000Z
      DTSTART:20260112T090000Z`,
    ],
    range: ['2026-01-01', '2026-02-01'],
    expected: ['2026-01-12T09:00Z@2026-01-05T09:00Z', '2026-01-12T09:00Z', '2026-01-19T09:00Z'],
  },
  {
    name: 'the first occurrence is moved',
    events: [
      `
      DTSTART:20260105T090000Z
      RRULE:FREQ=WEEKLY;COUNT=3`,
      `
      RECURRENCE-ID:20260105T090000Z
      DTSTART:20260106T090000Z`,
    ],
    range: ['2026-01-01', '2026-02-01'],
    expected: ['2026-01-06T09:00Z@2026-01-05T09:00Z', '2026-01-12T09:00Z', '2026-01-19T09:00Z'],
  },
];
