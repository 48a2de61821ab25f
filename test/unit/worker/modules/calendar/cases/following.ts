import type { ExpansionCase } from './case.ts';

/** Exceptions that hold for all later occurrences: RANGE=THISANDFUTURE. */
export const following: ExpansionCase[] = [
  {
    name: 'THISANDFUTURE shifts the occurrence and all later ones',
    events: [
      `
      DTSTART;TZID=Europe/Berlin:20260105T090000
      DURATION:PT1H
      RRULE:FREQ=WEEKLY;COUNT=4`,
      `
      RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Berlin:20260119T090000
      DTSTART;TZID=Europe/Berlin:20260119T110000
      DURATION:PT2H`,
    ],
    same: [
      `
      DTSTART;TZID=Europe/Berlin:20260105T090000
      DURATION:PT1H
      RRULE:FREQ=WEEKLY;COUNT=2`,
      `
      DTSTART;TZID=Europe/Berlin:20260119T110000
      DURATION:PT2H
      RRULE:FREQ=WEEKLY;COUNT=2`,
    ],
    range: ['2026-01-01', '2026-03-01'],
    expected: [
      '2026-01-05T08:00Z/2026-01-05T09:00Z',
      '2026-01-12T08:00Z/2026-01-12T09:00Z',
      '2026-01-19T10:00Z/2026-01-19T12:00Z@2026-01-19T08:00Z',
      '2026-01-26T10:00Z/2026-01-26T12:00Z@2026-01-26T08:00Z',
    ],
  },
  {
    name: 'THISANDFUTURE shifts by days',
    events: [
      `
      DTSTART;TZID=Europe/Berlin:20260105T090000
      RRULE:FREQ=WEEKLY;COUNT=4`,
      `
      RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Berlin:20260112T090000
      DTSTART;TZID=Europe/Berlin:20260114T090000`,
    ],
    same: [
      'DTSTART;TZID=Europe/Berlin:20260105T090000',
      `
      DTSTART;TZID=Europe/Berlin:20260114T090000
      RRULE:FREQ=WEEKLY;COUNT=3`,
    ],
    range: ['2026-01-01', '2026-03-01'],
    expected: [
      '2026-01-05T08:00Z',
      '2026-01-14T08:00Z@2026-01-12T08:00Z',
      '2026-01-21T08:00Z@2026-01-19T08:00Z',
      '2026-01-28T08:00Z@2026-01-26T08:00Z',
    ],
  },
  {
    name: 'THISANDFUTURE shifts on the wall across summer time',
    events: [
      `
      DTSTART;TZID=Europe/Berlin:20260315T090000
      RRULE:FREQ=WEEKLY;COUNT=4`,
      `
      RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Berlin:20260322T090000
      DTSTART;TZID=Europe/Berlin:20260322T100000`,
    ],
    same: [
      'DTSTART;TZID=Europe/Berlin:20260315T090000',
      `
      DTSTART;TZID=Europe/Berlin:20260322T100000
      RRULE:FREQ=WEEKLY;COUNT=3`,
    ],
    range: ['2026-03-01', '2026-05-01'],
    expected: [
      '2026-03-15T08:00Z',
      '2026-03-22T09:00Z@2026-03-22T08:00Z',
      '2026-03-29T08:00Z@2026-03-29T07:00Z',
      '2026-04-05T08:00Z@2026-04-05T07:00Z',
    ],
  },
  {
    name: 'THISANDFUTURE twice: the later one holds from its own occurrence',
    events: [
      `
      DTSTART:20260105T090000Z
      RRULE:FREQ=DAILY;COUNT=6`,
      `
      RECURRENCE-ID;RANGE=THISANDFUTURE:20260107T090000Z
      DTSTART:20260107T100000Z`,
      `
      RECURRENCE-ID;RANGE=THISANDFUTURE:20260109T090000Z
      DTSTART:20260109T120000Z`,
    ],
    same: [
      `
      DTSTART:20260105T090000Z
      RRULE:FREQ=DAILY;COUNT=2`,
      `
      DTSTART:20260107T100000Z
      RRULE:FREQ=DAILY;COUNT=2`,
      `
      DTSTART:20260109T120000Z
      RRULE:FREQ=DAILY;COUNT=2`,
    ],
    range: ['2026-01-01', '2026-02-01'],
    expected: [
      '2026-01-05T09:00Z',
      '2026-01-06T09:00Z',
      '2026-01-07T10:00Z@2026-01-07T09:00Z',
      '2026-01-08T10:00Z@2026-01-08T09:00Z',
      '2026-01-09T12:00Z@2026-01-09T09:00Z',
      '2026-01-10T12:00Z@2026-01-10T09:00Z',
    ],
  },
  {
    name: 'a single exception within THISANDFUTURE keeps its own time',
    events: [
      `
      DTSTART:20260105T090000Z
      RRULE:FREQ=DAILY;COUNT=5`,
      `
      RECURRENCE-ID;RANGE=THISANDFUTURE:20260107T090000Z
      DTSTART:20260107T100000Z`,
      `
      RECURRENCE-ID:20260108T090000Z
      DTSTART:20260108T200000Z`,
    ],
    same: [
      `
      DTSTART:20260105T090000Z
      RRULE:FREQ=DAILY;COUNT=2`,
      `
      DTSTART:20260107T100000Z
      RRULE:FREQ=DAILY;COUNT=3
      EXDATE:20260108T100000Z`,
      'DTSTART:20260108T200000Z',
    ],
    range: ['2026-01-01', '2026-02-01'],
    expected: [
      '2026-01-05T09:00Z',
      '2026-01-06T09:00Z',
      '2026-01-07T10:00Z@2026-01-07T09:00Z',
      '2026-01-08T20:00Z@2026-01-08T09:00Z',
      '2026-01-09T10:00Z@2026-01-09T09:00Z',
    ],
  },
  {
    name: 'THISANDFUTURE with EXDATE after it',
    events: [
      `
      DTSTART:20260105T090000Z
      RRULE:FREQ=DAILY;COUNT=5
      EXDATE:20260108T090000Z`,
      `
      RECURRENCE-ID;RANGE=THISANDFUTURE:20260107T090000Z
      DTSTART:20260107T100000Z`,
    ],
    same: [
      `
      DTSTART:20260105T090000Z
      RRULE:FREQ=DAILY;COUNT=2`,
      `
      DTSTART:20260107T100000Z
      RRULE:FREQ=DAILY;COUNT=3
      EXDATE:20260108T100000Z`,
    ],
    range: ['2026-01-01', '2026-02-01'],
    expected: [
      '2026-01-05T09:00Z',
      '2026-01-06T09:00Z',
      '2026-01-07T10:00Z@2026-01-07T09:00Z',
      '2026-01-09T10:00Z@2026-01-09T09:00Z',
    ],
  },
  {
    name: 'THISANDFUTURE in another zone stays on its clock',
    events: [
      `
      DTSTART;TZID=Europe/Berlin:20260302T150000
      RRULE:FREQ=WEEKLY;COUNT=4`,
      `
      RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Berlin:20260309T150000
      DTSTART;TZID=America/New_York:20260309T100000`,
    ],
    same: [
      'DTSTART;TZID=Europe/Berlin:20260302T150000',
      `
      DTSTART;TZID=America/New_York:20260309T100000
      RRULE:FREQ=WEEKLY;COUNT=3`,
    ],
    range: ['2026-03-01', '2026-05-01'],
    expected: ['2026-03-02T14:00Z', '2026-03-09T14:00Z', '2026-03-16T14:00Z', '2026-03-23T14:00Z'],
  },
  {
    name: 'THISANDFUTURE of days',
    events: [
      `
      DTSTART;VALUE=DATE:20260105
      RRULE:FREQ=WEEKLY;COUNT=4`,
      `
      RECURRENCE-ID;RANGE=THISANDFUTURE;VALUE=DATE:20260119
      DTSTART;VALUE=DATE:20260120
      DTEND;VALUE=DATE:20260122`,
    ],
    same: [
      `
      DTSTART;VALUE=DATE:20260105
      RRULE:FREQ=WEEKLY;COUNT=2`,
      `
      DTSTART;VALUE=DATE:20260120
      DTEND;VALUE=DATE:20260122
      RRULE:FREQ=WEEKLY;COUNT=2`,
    ],
    range: ['2026-01-01', '2026-02-15'],
    expected: [
      '2026-01-05',
      '2026-01-12',
      '2026-01-20/2026-01-22@2026-01-19',
      '2026-01-27/2026-01-29@2026-01-26',
    ],
  },
  {
    name: 'THISANDFUTURE gives days a time',
    events: [
      `
      DTSTART;VALUE=DATE:20260105
      RRULE:FREQ=WEEKLY;COUNT=3`,
      `
      RECURRENCE-ID;RANGE=THISANDFUTURE;VALUE=DATE:20260112
      DTSTART;TZID=Europe/Berlin:20260112T090000`,
    ],
    same: [
      'DTSTART;VALUE=DATE:20260105',
      `
      DTSTART;TZID=Europe/Berlin:20260112T090000
      RRULE:FREQ=WEEKLY;COUNT=2`,
    ],
    range: ['2026-01-01', '2026-02-15'],
    expected: ['2026-01-05', '2026-01-12T08:00Z@2026-01-12', '2026-01-19T08:00Z@2026-01-19'],
  },
  {
    name: 'THISANDFUTURE shifts an occurrence into the range',
    events: [
      `
      DTSTART:20260105T090000Z
      RRULE:FREQ=WEEKLY;COUNT=4`,
      `
      RECURRENCE-ID;RANGE=THISANDFUTURE:20260112T090000Z
      DTSTART:20260212T090000Z`,
    ],
    same: [
      'DTSTART:20260105T090000Z',
      `
      DTSTART:20260212T090000Z
      RRULE:FREQ=WEEKLY;COUNT=3`,
    ],
    range: ['2026-02-15', '2026-03-15'],
    expected: ['2026-02-19T09:00Z@2026-01-19T09:00Z', '2026-02-26T09:00Z@2026-01-26T09:00Z'],
  },
  {
    name: 'THISANDFUTURE shifts an endless series back',
    events: [
      `
      DTSTART:20260105T090000Z
      RRULE:FREQ=WEEKLY`,
      `
      RECURRENCE-ID;RANGE=THISANDFUTURE:20260202T090000Z
      DTSTART:20260130T090000Z`,
    ],
    same: [
      `
      DTSTART:20260105T090000Z
      RRULE:FREQ=WEEKLY;COUNT=4`,
      `
      DTSTART:20260130T090000Z
      RRULE:FREQ=WEEKLY`,
    ],
    range: ['2026-01-20', '2026-02-20'],
    expected: [
      '2026-01-26T09:00Z',
      '2026-01-30T09:00Z@2026-02-02T09:00Z',
      '2026-02-06T09:00Z@2026-02-09T09:00Z',
      '2026-02-13T09:00Z@2026-02-16T09:00Z',
    ],
  },
];
