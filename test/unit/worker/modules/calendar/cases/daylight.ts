import type { ExpansionCase } from './case.ts';

/** Changes of daylight saving time: gaps, and hours that occur twice. */
export const daylight: ExpansionCase[] = [
  {
    name: 'a weekly meeting keeps its time on the wall when summer time begins',
    events: [
      `
      DTSTART;TZID=Europe/Berlin:20260315T090000
      DTEND;TZID=Europe/Berlin:20260315T100000
      RRULE:FREQ=WEEKLY`,
    ],
    range: ['2026-03-15', '2026-04-13'],
    expected: [
      '2026-03-15T08:00Z/2026-03-15T09:00Z',
      '2026-03-22T08:00Z/2026-03-22T09:00Z',
      '2026-03-29T07:00Z/2026-03-29T08:00Z',
      '2026-04-05T07:00Z/2026-04-05T08:00Z',
      '2026-04-12T07:00Z/2026-04-12T08:00Z',
    ],
  },
  {
    name: 'a weekly meeting keeps its time on the wall when summer time ends',
    events: [
      `
      DTSTART;TZID=Europe/Berlin:20261011T090000
      DTEND;TZID=Europe/Berlin:20261011T100000
      RRULE:FREQ=WEEKLY`,
    ],
    range: ['2026-10-11', '2026-11-09'],
    expected: [
      '2026-10-11T07:00Z/2026-10-11T08:00Z',
      '2026-10-18T07:00Z/2026-10-18T08:00Z',
      '2026-10-25T08:00Z/2026-10-25T09:00Z',
      '2026-11-01T08:00Z/2026-11-01T09:00Z',
      '2026-11-08T08:00Z/2026-11-08T09:00Z',
    ],
  },
  {
    name: 'a daily event crosses the beginning of summer time in New York',
    events: [
      `
      DTSTART;TZID=America/New_York:20260306T180000
      DURATION:PT45M
      RRULE:FREQ=DAILY`,
    ],
    range: ['2026-03-06', '2026-03-11'],
    expected: [
      '2026-03-06T23:00Z/2026-03-06T23:45Z',
      '2026-03-07T23:00Z/2026-03-07T23:45Z',
      '2026-03-08T22:00Z/2026-03-08T22:45Z',
      '2026-03-09T22:00Z/2026-03-09T22:45Z',
      '2026-03-10T22:00Z/2026-03-10T22:45Z',
    ],
  },
  {
    name: 'a daily event crosses the end of summer time in New York',
    events: [
      `
      DTSTART;TZID=America/New_York:20261030T180000
      DURATION:PT45M
      RRULE:FREQ=DAILY`,
    ],
    range: ['2026-10-30', '2026-11-04'],
    expected: [
      '2026-10-30T22:00Z/2026-10-30T22:45Z',
      '2026-10-31T22:00Z/2026-10-31T22:45Z',
      '2026-11-01T23:00Z/2026-11-01T23:45Z',
      '2026-11-02T23:00Z/2026-11-02T23:45Z',
      '2026-11-03T23:00Z/2026-11-03T23:45Z',
    ],
  },
  {
    name: 'a time in the gap counts with the offset before it: 02:30 is 03:30',
    events: [
      `
      DTSTART;TZID=Europe/Berlin:20260327T023000
      RRULE:FREQ=DAILY;COUNT=4`,
    ],
    range: ['2026-03-27', '2026-04-02'],
    expected: ['2026-03-27T01:30Z', '2026-03-28T01:30Z', '2026-03-29T01:30Z', '2026-03-30T00:30Z'],
  },
  {
    name: 'the time after the gap is not moved on the day after it',
    events: [
      `
      DTSTART;TZID=America/New_York:20260307T023000
      RRULE:FREQ=DAILY;COUNT=3`,
    ],
    range: ['2026-03-07', '2026-03-12'],
    expected: ['2026-03-07T07:30Z', '2026-03-08T07:30Z', '2026-03-09T06:30Z'],
  },
  {
    name: 'a start in the gap is that of a single event',
    events: [
      `
      DTSTART;TZID=Europe/Berlin:20260329T021500
      DURATION:PT30M`,
    ],
    range: ['2026-03-29', '2026-03-30'],
    expected: ['2026-03-29T01:15Z/2026-03-29T01:45Z'],
  },
  {
    name: 'a time that occurs twice is the first of the two',
    events: [
      `
      DTSTART;TZID=Europe/Berlin:20261023T023000
      RRULE:FREQ=DAILY;COUNT=4`,
    ],
    range: ['2026-10-23', '2026-10-28'],
    expected: ['2026-10-23T00:30Z', '2026-10-24T00:30Z', '2026-10-25T00:30Z', '2026-10-26T01:30Z'],
    differs: 'Of a time that occurs twice, the first counts (RFC 5545, 3.3.5). The program takes the second.',
  },
  {
    name: 'a single event at a time that occurs twice is at the first',
    events: [
      `
      DTSTART;TZID=America/Chicago:20261101T013000
      DURATION:PT10M`,
    ],
    range: ['2026-11-01', '2026-11-02'],
    expected: ['2026-11-01T06:30Z/2026-11-01T06:40Z'],
    differs: 'Of a time that occurs twice, the first counts (RFC 5545, 3.3.5). The program takes the second.',
  },
  {
    name: 'a monthly event falls into the gap once',
    events: [
      `
      DTSTART;TZID=Europe/Paris:20260129T023000
      RRULE:FREQ=MONTHLY;COUNT=4`,
    ],
    range: ['2026-01-01', '2026-12-31'],
    expected: ['2026-01-29T01:30Z', '2026-03-29T01:30Z', '2026-04-29T00:30Z', '2026-05-29T00:30Z'],
  },
  {
    name: 'in the south, summer time begins in October',
    events: [
      `
      DTSTART;TZID=Australia/Sydney:20261002T080000
      RRULE:FREQ=DAILY;COUNT=4`,
    ],
    range: ['2026-09-30', '2026-10-10'],
    expected: ['2026-10-01T22:00Z', '2026-10-02T22:00Z', '2026-10-03T21:00Z', '2026-10-04T21:00Z'],
  },
  {
    name: 'in the south, summer time ends in April',
    events: [
      `
      DTSTART;TZID=Australia/Sydney:20260403T080000
      RRULE:FREQ=DAILY;COUNT=4`,
    ],
    range: ['2026-04-01', '2026-04-10'],
    expected: ['2026-04-02T21:00Z', '2026-04-03T21:00Z', '2026-04-04T22:00Z', '2026-04-05T22:00Z'],
  },
  {
    name: 'a gap of half an hour, on Lord Howe Island',
    events: [
      `
      DTSTART;TZID=Australia/Lord_Howe:20261003T021500
      RRULE:FREQ=DAILY;COUNT=3`,
    ],
    range: ['2026-10-01', '2026-10-10'],
    expected: ['2026-10-02T15:45Z', '2026-10-03T15:45Z', '2026-10-04T15:15Z'],
  },
  {
    name: 'an hour that occurs half twice, on Lord Howe Island',
    events: [
      `
      DTSTART;TZID=Australia/Lord_Howe:20260404T014500
      RRULE:FREQ=DAILY;COUNT=3`,
    ],
    range: ['2026-04-01', '2026-04-10'],
    expected: ['2026-04-03T14:45Z', '2026-04-04T14:45Z', '2026-04-05T15:15Z'],
    differs: 'Of a time that occurs twice, the first counts (RFC 5545, 3.3.5). The program takes the second.',
  },
  {
    name: 'a gap at midnight, in Cairo',
    events: [
      `
      DTSTART;TZID=Africa/Cairo:20240425T003000
      RRULE:FREQ=DAILY;COUNT=3`,
    ],
    range: ['2024-04-24', '2024-04-30'],
    expected: ['2024-04-24T22:30Z', '2024-04-25T22:30Z', '2024-04-26T21:30Z'],
  },
  {
    name: 'a yearly event is in summer time once and in winter time once',
    events: [
      `
      DTSTART;TZID=Europe/London:20240329T100000
      RRULE:FREQ=YEARLY;COUNT=4`,
    ],
    range: ['2024-01-01', '2024-12-31'],
    expected: ['2024-03-29T10:00Z'],
  },
  {
    name: 'a yearly event on the last of March changes its offset with the year',
    events: [
      `
      DTSTART;TZID=Europe/London:20240327T100000
      RRULE:FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=27,28`,
    ],
    range: ['2026-01-01', '2026-12-31'],
    expected: ['2026-03-27T10:00Z', '2026-03-28T10:00Z'],
  },
  {
    name: 'an hourly event takes the time that occurs twice once',
    events: [
      `
      DTSTART;TZID=Europe/Berlin:20261025T000000
      RRULE:FREQ=HOURLY;COUNT=5`,
    ],
    range: ['2026-10-24', '2026-10-26'],
    expected: [
      '2026-10-24T22:00Z',
      '2026-10-24T23:00Z',
      '2026-10-25T00:00Z',
      '2026-10-25T02:00Z',
      '2026-10-25T03:00Z',
    ],
    differs: 'Of a time that occurs twice, the first counts (RFC 5545, 3.3.5). The program takes the second.',
  },
  {
    name: 'an hourly event neither lists nor counts the hour that is skipped',
    events: [
      `
      DTSTART;TZID=Europe/Berlin:20260329T000000
      RRULE:FREQ=HOURLY;COUNT=5`,
    ],
    range: ['2026-03-28', '2026-03-30'],
    expected: [
      '2026-03-28T23:00Z',
      '2026-03-29T00:00Z',
      '2026-03-29T01:00Z',
      '2026-03-29T02:00Z',
      '2026-03-29T03:00Z',
    ],
    differs:
      'A time that does not exist is ignored and not counted (RFC 5545, 3.3.10). The program moves it to the next hour, which it lists twice.',
  },
  {
    name: "an event in UTC does not move with anyone's clock",
    events: [
      `
      DTSTART:20260327T090000Z
      RRULE:FREQ=DAILY;COUNT=4`,
    ],
    range: ['2026-03-27', '2026-04-01'],
    expected: ['2026-03-27T09:00Z', '2026-03-28T09:00Z', '2026-03-29T09:00Z', '2026-03-30T09:00Z'],
  },
  {
    name: 'COUNT counts the occurrence in the gap',
    events: [
      `
      DTSTART;TZID=America/New_York:20260301T023000
      RRULE:FREQ=WEEKLY;COUNT=3`,
    ],
    range: ['2026-02-01', '2026-04-01'],
    expected: ['2026-03-01T07:30Z', '2026-03-08T07:30Z', '2026-03-15T06:30Z'],
  },
  {
    name: 'BYHOUR that names an hour in the gap and the hour after it gives one occurrence',
    events: [
      `
      DTSTART;TZID=Europe/Berlin:20260328T020000
      RRULE:FREQ=DAILY;BYHOUR=2,3;COUNT=4`,
    ],
    range: ['2026-03-27', '2026-04-01'],
    expected: ['2026-03-28T01:00Z', '2026-03-28T02:00Z', '2026-03-29T01:00Z'],
    differs: 'The recurrence set has an instant once (RFC 5545, 3.8.5.3). The program lists it twice.',
  },
];
