import type { ExpansionCase } from './case.ts';

/** Time zones of a calendar: VTIMEZONE and X-WR-TIMEZONE. */
export const calendars: ExpansionCase[] = [
  {
    name: 'a Windows name with a VTIMEZONE, as Outlook writes it',
    calendar: `
      BEGIN:VTIMEZONE
      TZID:Eastern Standard Time
      BEGIN:STANDARD
      DTSTART:16010101T020000
      TZOFFSETFROM:-0400
      TZOFFSETTO:-0500
      RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=11
      END:STANDARD
      BEGIN:DAYLIGHT
      DTSTART:16010101T020000
      TZOFFSETFROM:-0500
      TZOFFSETTO:-0400
      RRULE:FREQ=YEARLY;BYDAY=2SU;BYMONTH=3
      END:DAYLIGHT
      END:VTIMEZONE`,
    events: [
      `
      DTSTART;TZID=Eastern Standard Time:20260306T090000
      RRULE:FREQ=DAILY;COUNT=4`,
    ],
    range: ['2026-03-01', '2026-04-01'],
    expected: ['2026-03-06T14:00Z', '2026-03-07T14:00Z', '2026-03-08T13:00Z', '2026-03-09T13:00Z'],
  },
  {
    name: 'a zone that only its VTIMEZONE describes',
    calendar: `
      BEGIN:VTIMEZONE
      TZID:Moon/Base
      BEGIN:STANDARD
      DTSTART:20000101T000000
      TZOFFSETFROM:+0130
      TZOFFSETTO:+0130
      END:STANDARD
      END:VTIMEZONE`,
    events: [
      `
      DTSTART;TZID=Moon/Base:20260101T090000
      RRULE:FREQ=DAILY;COUNT=3`,
    ],
    range: ['2026-01-01', '2026-02-01'],
    expected: ['2026-01-01T07:30Z', '2026-01-02T07:30Z', '2026-01-03T07:30Z'],
  },
  {
    name: 'a custom zone with rules for summer and winter time',
    calendar: `
      BEGIN:VTIMEZONE
      TZID:Customized Time Zone
      BEGIN:STANDARD
      DTSTART:20001029T030000
      TZOFFSETFROM:+0200
      TZOFFSETTO:+0100
      RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
      END:STANDARD
      BEGIN:DAYLIGHT
      DTSTART:20000326T020000
      TZOFFSETFROM:+0100
      TZOFFSETTO:+0200
      RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
      END:DAYLIGHT
      END:VTIMEZONE`,
    events: [
      `
      DTSTART;TZID=Customized Time Zone:20260322T090000
      DURATION:PT1H
      RRULE:FREQ=WEEKLY;COUNT=3`,
    ],
    range: ['2026-03-01', '2026-05-01'],
    expected: [
      '2026-03-22T08:00Z/2026-03-22T09:00Z',
      '2026-03-29T07:00Z/2026-03-29T08:00Z',
      '2026-04-05T07:00Z/2026-04-05T08:00Z',
    ],
  },
  {
    name: 'a custom zone with changes by RDATE',
    calendar: `
      BEGIN:VTIMEZONE
      TZID:By Date
      BEGIN:STANDARD
      DTSTART:20251026T030000
      TZOFFSETFROM:+0200
      TZOFFSETTO:+0100
      RDATE:20261025T030000
      END:STANDARD
      BEGIN:DAYLIGHT
      DTSTART:20250330T020000
      TZOFFSETFROM:+0100
      TZOFFSETTO:+0200
      RDATE:20260329T020000
      END:DAYLIGHT
      END:VTIMEZONE`,
    events: [
      `
      DTSTART;TZID=By Date:20260322T090000
      RRULE:FREQ=WEEKLY;COUNT=3`,
    ],
    range: ['2026-03-01', '2026-05-01'],
    expected: ['2026-03-22T08:00Z', '2026-03-29T07:00Z', '2026-04-05T07:00Z'],
  },
  {
    name: 'a custom zone whose rule ended: the last offset stays',
    calendar: `
      BEGIN:VTIMEZONE
      TZID:Ended
      BEGIN:STANDARD
      DTSTART:20151025T030000
      TZOFFSETFROM:+0200
      TZOFFSETTO:+0100
      RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU;UNTIL=20181028T010000Z
      END:STANDARD
      BEGIN:DAYLIGHT
      DTSTART:20150329T020000
      TZOFFSETFROM:+0100
      TZOFFSETTO:+0200
      RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU;UNTIL=20180325T010000Z
      END:DAYLIGHT
      END:VTIMEZONE`,
    events: [
      `
      DTSTART;TZID=Ended:20180601T090000
      RRULE:FREQ=YEARLY;COUNT=3`,
    ],
    range: ['2018-01-01', '2018-12-31'],
    expected: ['2018-06-01T07:00Z'],
    differs: 'The program does not read a VTIMEZONE with UNTIL.',
  },
  {
    name: 'a custom zone whose rule ended, a year later',
    calendar: `
      BEGIN:VTIMEZONE
      TZID:Ended
      BEGIN:STANDARD
      DTSTART:20151025T030000
      TZOFFSETFROM:+0200
      TZOFFSETTO:+0100
      RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU;UNTIL=20181028T010000Z
      END:STANDARD
      BEGIN:DAYLIGHT
      DTSTART:20150329T020000
      TZOFFSETFROM:+0100
      TZOFFSETTO:+0200
      RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU;UNTIL=20180325T010000Z
      END:DAYLIGHT
      END:VTIMEZONE`,
    events: [
      `
      DTSTART;TZID=Ended:20180601T090000
      RRULE:FREQ=YEARLY;COUNT=3`,
    ],
    range: ['2019-01-01', '2019-12-31'],
    expected: ['2019-06-01T08:00Z'],
    differs: 'The program does not read a VTIMEZONE with UNTIL.',
  },
  {
    name: 'an IANA name counts more than a VTIMEZONE that is cut to one winter',
    calendar: `
      BEGIN:VTIMEZONE
      TZID:Europe/Berlin
      BEGIN:STANDARD
      DTSTART:20251026T030000
      TZOFFSETFROM:+0200
      TZOFFSETTO:+0100
      END:STANDARD
      END:VTIMEZONE`,
    events: [
      `
      DTSTART;TZID=Europe/Berlin:20260322T090000
      RRULE:FREQ=WEEKLY;COUNT=2`,
    ],
    range: ['2026-03-01', '2026-05-01'],
    expected: ['2026-03-22T08:00Z', '2026-03-29T07:00Z'],
  },
  {
    name: 'a VTIMEZONE with seconds in its offset',
    calendar: `
      BEGIN:VTIMEZONE
      TZID:Local Mean Time
      BEGIN:STANDARD
      DTSTART:18000101T000000
      TZOFFSETFROM:+005328
      TZOFFSETTO:+005328
      END:STANDARD
      END:VTIMEZONE`,
    events: [
      `
      DTSTART;TZID=Local Mean Time:20260101T090000
      RRULE:FREQ=DAILY;COUNT=2`,
    ],
    range: ['2026-01-01', '2026-02-01'],
    expected: ['2026-01-01T08:06:32Z', '2026-01-02T08:06:32Z'],
    differs: 'The program rounds offsets to minutes.',
  },
  {
    name: 'X-WR-TIMEZONE: a series in UTC recurs by that clock',
    calendar: 'X-WR-TIMEZONE:America/New_York',
    events: [
      `
      DTSTART:20260307T140000Z
      DTEND:20260307T150000Z
      RRULE:FREQ=DAILY;COUNT=3`,
    ],
    range: ['2026-03-01', '2026-04-01'],
    expected: [
      '2026-03-07T14:00Z/2026-03-07T15:00Z',
      '2026-03-08T13:00Z/2026-03-08T14:00Z',
      '2026-03-09T13:00Z/2026-03-09T14:00Z',
    ],
  },
  {
    name: 'X-WR-TIMEZONE: a series in another zone stays there',
    calendar: 'X-WR-TIMEZONE:America/New_York',
    events: [
      `
      DTSTART;TZID=Europe/Berlin:20260307T140000
      RRULE:FREQ=WEEKLY;COUNT=4`,
    ],
    range: ['2026-03-01', '2026-04-01'],
    expected: ['2026-03-07T13:00Z', '2026-03-14T13:00Z', '2026-03-21T13:00Z', '2026-03-28T13:00Z'],
  },
  {
    name: 'X-WR-TIMEZONE: an exception in UTC is found',
    calendar: 'X-WR-TIMEZONE:Europe/Berlin',
    events: [
      `
      DTSTART:20260327T080000Z
      RRULE:FREQ=DAILY;COUNT=4
      EXDATE:20260329T070000Z`,
    ],
    range: ['2026-03-01', '2026-04-10'],
    expected: ['2026-03-27T08:00Z', '2026-03-28T08:00Z', '2026-03-30T07:00Z'],
  },
  {
    name: 'X-WR-TIMEZONE: the days of a rule are those of that clock',
    calendar: 'X-WR-TIMEZONE:Asia/Tokyo',
    events: [
      `
      DTSTART:20260301T220000Z
      RRULE:FREQ=WEEKLY;BYDAY=MO;COUNT=3`,
    ],
    range: ['2026-03-01', '2026-04-10'],
    expected: ['2026-03-01T22:00Z', '2026-03-08T22:00Z', '2026-03-15T22:00Z'],
  },
  {
    name: 'X-WR-TIMEZONE: floating times stay floating',
    calendar: 'X-WR-TIMEZONE:America/New_York',
    events: [
      `
      DTSTART:20260307T090000
      RRULE:FREQ=DAILY;COUNT=2`,
    ],
    zone: 'Europe/Berlin',
    range: ['2026-03-01', '2026-04-01'],
    expected: ['2026-03-07T08:00Z', '2026-03-08T08:00Z'],
    differs:
      'A floating time is the same on the wall everywhere (RFC 5545, 3.3.5). The program puts it into X-WR-TIMEZONE.',
  },
  {
    name: 'X-WR-TIMEZONE: of two equal hours, the one that UTC says',
    calendar: 'X-WR-TIMEZONE:Europe/Berlin',
    events: [
      `
      DTSTART:20261025T013000Z
      DTEND:20261025T023000Z`,
    ],
    range: ['2026-10-01', '2026-11-01'],
    expected: ['2026-10-25T01:30Z/2026-10-25T02:30Z'],
  },
];
