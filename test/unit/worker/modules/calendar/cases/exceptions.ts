import type { ExpansionCase } from './case.ts';

/** Exceptions: RECURRENCE-ID. */
export const exceptions: ExpansionCase[] = [
  {
    name: 'a moved occurrence',
    events: [
      `
      DTSTART;TZID=Europe/Berlin:20260105T090000
      DURATION:PT1H
      RRULE:FREQ=WEEKLY;COUNT=3`,
      `
      RECURRENCE-ID;TZID=Europe/Berlin:20260112T090000
      DTSTART;TZID=Europe/Berlin:20260113T140000
      DURATION:PT2H`,
    ],
    range: ['2026-01-01', '2026-02-01'],
    expected: [
      '2026-01-05T08:00Z/2026-01-05T09:00Z',
      '2026-01-13T13:00Z/2026-01-13T15:00Z@2026-01-12T08:00Z',
      '2026-01-19T08:00Z/2026-01-19T09:00Z',
    ],
  },
  {
    name: 'an exception before its series in the text',
    events: [
      `
      RECURRENCE-ID;TZID=Europe/Berlin:20260112T090000
      DTSTART;TZID=Europe/Berlin:20260112T110000`,
      `
      DTSTART;TZID=Europe/Berlin:20260105T090000
      RRULE:FREQ=WEEKLY;COUNT=3`,
    ],
    range: ['2026-01-01', '2026-02-01'],
    expected: ['2026-01-05T08:00Z', '2026-01-12T10:00Z@2026-01-12T08:00Z', '2026-01-19T08:00Z'],
  },
  {
    name: 'a cancelled occurrence stays, with its status',
    events: [
      `
      DTSTART:20260105T090000Z
      RRULE:FREQ=WEEKLY;COUNT=3`,
      `
      RECURRENCE-ID:20260112T090000Z
      DTSTART:20260112T090000Z
      STATUS:CANCELLED`,
    ],
    range: ['2026-01-01', '2026-02-01'],
    expected: ['2026-01-05T09:00Z', '2026-01-12T09:00Z', '2026-01-19T09:00Z'],
  },
  {
    name: 'an exception lasts longer',
    events: [
      `
      DTSTART:20260105T090000Z
      DURATION:PT1H
      RRULE:FREQ=WEEKLY;COUNT=2`,
      `
      RECURRENCE-ID:20260112T090000Z
      DTSTART:20260112T090000Z
      DURATION:PT8H`,
    ],
    range: ['2026-01-01', '2026-02-01'],
    expected: ['2026-01-05T09:00Z/2026-01-05T10:00Z', '2026-01-12T09:00Z/2026-01-12T17:00Z'],
  },
  {
    name: 'an exception of a day',
    events: [
      `
      DTSTART;VALUE=DATE:20260105
      RRULE:FREQ=WEEKLY;COUNT=3`,
      `
      RECURRENCE-ID;VALUE=DATE:20260112
      DTSTART;VALUE=DATE:20260114`,
    ],
    range: ['2026-01-01', '2026-02-01'],
    expected: ['2026-01-05', '2026-01-14@2026-01-12', '2026-01-19'],
  },
  {
    name: 'a day that gets a time',
    events: [
      `
      DTSTART;VALUE=DATE:20260105
      RRULE:FREQ=WEEKLY;COUNT=3`,
      `
      RECURRENCE-ID;VALUE=DATE:20260112
      DTSTART;TZID=Europe/Berlin:20260112T090000
      DURATION:PT1H`,
    ],
    range: ['2026-01-01', '2026-02-01'],
    expected: ['2026-01-05', '2026-01-12T08:00Z/2026-01-12T09:00Z@2026-01-12', '2026-01-19'],
  },
  {
    name: 'a time that becomes a day',
    events: [
      `
      DTSTART:20260105T090000Z
      RRULE:FREQ=WEEKLY;COUNT=3`,
      `
      RECURRENCE-ID:20260112T090000Z
      DTSTART;VALUE=DATE:20260112`,
    ],
    range: ['2026-01-01', '2026-02-01'],
    expected: ['2026-01-05T09:00Z', '2026-01-12@2026-01-12T09:00Z', '2026-01-19T09:00Z'],
  },
  {
    name: 'the exception to an occurrence of RDATE',
    events: [
      `
      DTSTART:20260105T090000Z
      RDATE:20260120T090000Z`,
      `
      RECURRENCE-ID:20260120T090000Z
      DTSTART:20260121T090000Z`,
    ],
    range: ['2026-01-01', '2026-02-01'],
    expected: ['2026-01-05T09:00Z', '2026-01-21T09:00Z@2026-01-20T09:00Z'],
  },
  {
    name: 'an exception alone, as when one is invited to one occurrence',
    events: [
      `
      RECURRENCE-ID:20260112T090000Z
      DTSTART:20260112T100000Z
      DURATION:PT1H`,
    ],
    range: ['2026-01-01', '2026-02-01'],
    expected: ['2026-01-12T10:00Z/2026-01-12T11:00Z@2026-01-12T09:00Z'],
  },
  {
    name: 'an exception to what is not in the series is shown',
    events: [
      `
      DTSTART:20260105T090000Z
      RRULE:FREQ=WEEKLY;COUNT=2`,
      `
      RECURRENCE-ID:20260107T090000Z
      DTSTART:20260107T100000Z`,
    ],
    range: ['2026-01-01', '2026-02-01'],
    expected: ['2026-01-05T09:00Z', '2026-01-07T10:00Z@2026-01-07T09:00Z', '2026-01-12T09:00Z'],
  },
  {
    name: 'EXDATE of an occurrence that is moved too deletes it',
    events: [
      `
      DTSTART:20260105T090000Z
      RRULE:FREQ=WEEKLY;COUNT=3
      EXDATE:20260112T090000Z`,
      `
      RECURRENCE-ID:20260112T090000Z
      DTSTART:20260113T090000Z`,
    ],
    range: ['2026-01-01', '2026-02-01'],
    expected: ['2026-01-05T09:00Z', '2026-01-19T09:00Z'],
    differs:
      'EXDATE takes the occurrence out of the recurrence set (RFC 5545, 3.8.5.1), so the exception replaces nothing. The program shows it.',
  },
  {
    name: 'one of two occurrences of a day is moved',
    events: [
      `
      DTSTART:20260105T090000Z
      RRULE:FREQ=DAILY;BYHOUR=9,15;COUNT=4`,
      `
      RECURRENCE-ID:20260105T150000Z
      DTSTART:20260105T160000Z`,
    ],
    range: ['2026-01-01', '2026-02-01'],
    expected: [
      '2026-01-05T09:00Z',
      '2026-01-05T16:00Z@2026-01-05T15:00Z',
      '2026-01-06T09:00Z',
      '2026-01-06T15:00Z',
    ],
  },
];
