import type { ExpansionCase } from './case.ts';

/** Time zones: odd offsets, changes of their rules, and Windows names. */
export const zones: ExpansionCase[] = [
  {
    name: 'a zone with 45 minutes',
    events: [
      `
      DTSTART;TZID=Asia/Kathmandu:20260101T090000
      RRULE:FREQ=WEEKLY;COUNT=3`,
    ],
    range: ['2026-01-01', '2026-02-01'],
    expected: ['2026-01-01T03:15Z', '2026-01-08T03:15Z', '2026-01-15T03:15Z'],
  },
  {
    name: 'a zone with half an hour and summer time',
    events: [
      `
      DTSTART;TZID=America/St_Johns:20260306T083000
      RRULE:FREQ=DAILY;COUNT=4`,
    ],
    range: ['2026-03-01', '2026-04-01'],
    expected: ['2026-03-06T12:00Z', '2026-03-07T12:00Z', '2026-03-08T11:00Z', '2026-03-09T11:00Z'],
  },
  {
    name: 'a zone with 45 minutes and summer time',
    events: [
      `
      DTSTART;TZID=Pacific/Chatham:20260403T090000
      RRULE:FREQ=DAILY;COUNT=4`,
    ],
    range: ['2026-04-01', '2026-04-10'],
    expected: ['2026-04-02T19:15Z', '2026-04-03T19:15Z', '2026-04-04T20:15Z', '2026-04-05T20:15Z'],
  },
  {
    name: 'a zone 14 hours ahead',
    events: [
      `
      DTSTART;TZID=Pacific/Kiritimati:20260101T003000
      RRULE:FREQ=DAILY;COUNT=2`,
    ],
    range: ['2025-12-30', '2026-01-05'],
    expected: ['2025-12-31T10:30Z', '2026-01-01T10:30Z'],
  },
  {
    name: 'a zone that left out a day',
    events: [
      `
      DTSTART;TZID=Pacific/Apia:20111228T090000
      RRULE:FREQ=DAILY;COUNT=4`,
    ],
    range: ['2011-12-27', '2012-01-05'],
    expected: ['2011-12-28T19:00Z', '2011-12-29T19:00Z', '2011-12-30T19:00Z'],
    differs:
      'The day that Apia left out has the instant of the day after it, which the recurrence set has once (RFC 5545, 3.8.5.3). The program lists it twice.',
  },
  {
    name: 'a zone that gave up summer time',
    events: [
      `
      DTSTART;TZID=Europe/Istanbul:20160101T090000
      RRULE:FREQ=YEARLY;COUNT=3`,
    ],
    range: ['2016-01-01', '2016-12-31'],
    expected: ['2016-01-01T07:00Z'],
  },
  {
    name: 'a zone that gave up summer time, in a later year',
    events: [
      `
      DTSTART;TZID=Europe/Istanbul:20160101T090000
      RRULE:FREQ=YEARLY;COUNT=3`,
    ],
    range: ['2018-01-01', '2018-12-31'],
    expected: ['2018-01-01T06:00Z'],
  },
  {
    name: 'a zone whose summer time Ramadan interrupts',
    events: [
      `
      DTSTART;TZID=Africa/Casablanca:20240309T090000
      RRULE:FREQ=DAILY;COUNT=3`,
    ],
    range: ['2024-03-01', '2024-03-31'],
    expected: ['2024-03-09T08:00Z', '2024-03-10T09:00Z', '2024-03-11T09:00Z'],
  },
  {
    name: 'a zone with a reversed name',
    events: [
      `
      DTSTART;TZID=Etc/GMT+5:20260101T090000
      RRULE:FREQ=MONTHLY;COUNT=2`,
    ],
    range: ['2026-01-01', '2026-12-31'],
    expected: ['2026-01-01T14:00Z', '2026-02-01T14:00Z'],
  },
  {
    name: 'a zone in the American Midwest with a name of three parts',
    events: [
      `
      DTSTART;TZID=America/Indiana/Knox:20260307T090000
      RRULE:FREQ=DAILY;COUNT=3`,
    ],
    range: ['2026-03-01', '2026-04-01'],
    expected: ['2026-03-07T15:00Z', '2026-03-08T14:00Z', '2026-03-09T14:00Z'],
  },
  {
    name: 'an alias of a zone',
    events: [
      `
      DTSTART;TZID=US/Pacific:20260307T090000
      RRULE:FREQ=DAILY;COUNT=3`,
    ],
    range: ['2026-03-01', '2026-04-01'],
    expected: ['2026-03-07T17:00Z', '2026-03-08T16:00Z', '2026-03-09T16:00Z'],
  },
  {
    name: 'an alias without a region',
    events: [
      `
      DTSTART;TZID=EST5EDT:20260307T090000
      RRULE:FREQ=DAILY;COUNT=3`,
    ],
    range: ['2026-03-01', '2026-04-01'],
    expected: ['2026-03-07T14:00Z', '2026-03-08T13:00Z', '2026-03-09T13:00Z'],
  },
  {
    name: 'UTC by its name',
    events: [
      `
      DTSTART;TZID=Etc/UTC:20260327T090000
      RRULE:FREQ=DAILY;COUNT=3`,
    ],
    range: ['2026-03-01', '2026-04-01'],
    expected: ['2026-03-27T09:00Z', '2026-03-28T09:00Z', '2026-03-29T09:00Z'],
  },
  {
    name: 'an end in another zone, as of a flight',
    events: [
      `
      DTSTART;TZID=Europe/Berlin:20260301T100000
      DTEND;TZID=America/New_York:20260301T130000`,
    ],
    range: ['2026-03-01', '2026-03-02'],
    expected: ['2026-03-01T09:00Z/2026-03-01T18:00Z'],
  },
  {
    name: 'a flight that lands by the clock before it starts',
    events: [
      `
      DTSTART;TZID=Asia/Tokyo:20260301T170000
      DTEND;TZID=America/Los_Angeles:20260301T100000`,
    ],
    range: ['2026-03-01', '2026-03-02'],
    expected: ['2026-03-01T08:00Z/2026-03-01T18:00Z'],
  },
  {
    name: 'a Windows name',
    events: [
      `
      DTSTART;TZID=W. Europe Standard Time:20260322T090000
      RRULE:FREQ=WEEKLY;COUNT=3`,
    ],
    range: ['2026-03-01', '2026-05-01'],
    expected: ['2026-03-22T08:00Z', '2026-03-29T07:00Z', '2026-04-05T07:00Z'],
  },
  {
    name: 'a Windows name of America',
    events: [
      `
      DTSTART;TZID=Pacific Standard Time:20260307T090000
      RRULE:FREQ=DAILY;COUNT=3`,
    ],
    range: ['2026-03-01', '2026-04-01'],
    expected: ['2026-03-07T17:00Z', '2026-03-08T16:00Z', '2026-03-09T16:00Z'],
  },
  {
    name: 'a Windows name of India',
    events: [
      `
      DTSTART;TZID=India Standard Time:20260307T090000
      RRULE:FREQ=DAILY;COUNT=2`,
    ],
    range: ['2026-03-01', '2026-04-01'],
    expected: ['2026-03-07T03:30Z', '2026-03-08T03:30Z'],
  },
  {
    name: 'a Windows name of Australia',
    events: [
      `
      DTSTART;TZID=AUS Eastern Standard Time:20260403T080000
      RRULE:FREQ=DAILY;COUNT=4`,
    ],
    range: ['2026-04-01', '2026-04-10'],
    expected: ['2026-04-02T21:00Z', '2026-04-03T21:00Z', '2026-04-04T22:00Z', '2026-04-05T22:00Z'],
  },
  {
    name: 'a zone of Mozilla with a prefix',
    events: [
      `
      DTSTART;TZID=/mozilla.org/20050126_1/Europe/Berlin:20260322T090000
      RRULE:FREQ=WEEKLY;COUNT=2`,
    ],
    range: ['2026-03-01', '2026-05-01'],
    expected: ['2026-03-22T08:00Z', '2026-03-29T07:00Z'],
    differs:
      'Without a VTIMEZONE the end of the name is all there is. The program does not know it and takes the time for a floating one.',
  },
];
