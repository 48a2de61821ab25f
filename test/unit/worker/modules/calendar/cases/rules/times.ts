import type { ExpansionCase } from '../case.ts';

/** Rules of hours, minutes and seconds. */
export const times: ExpansionCase[] = [
  {
    name: 'hourly',
    events: [
      `
      DTSTART:20260101T220000Z
      RRULE:FREQ=HOURLY;COUNT=4`,
    ],
    range: ['2026-01-01', '2026-01-03'],
    expected: ['2026-01-01T22:00Z', '2026-01-01T23:00Z', '2026-01-02T00:00Z', '2026-01-02T01:00Z'],
  },
  {
    name: 'every fifth hour, months after its start',
    events: [
      `
      DTSTART:20250101T000000Z
      RRULE:FREQ=HOURLY;INTERVAL=5`,
    ],
    range: ['2026-01-01', '2026-01-02'],
    expected: [
      '2026-01-01T00:00Z',
      '2026-01-01T05:00Z',
      '2026-01-01T10:00Z',
      '2026-01-01T15:00Z',
      '2026-01-01T20:00Z',
    ],
  },
  {
    name: 'hourly at some hours only',
    events: [
      `
      DTSTART:20260101T090000Z
      RRULE:FREQ=HOURLY;BYHOUR=9,11`,
    ],
    range: ['2026-01-01', '2026-01-03'],
    expected: ['2026-01-01T09:00Z', '2026-01-01T11:00Z', '2026-01-02T09:00Z', '2026-01-02T11:00Z'],
  },
  {
    name: 'hourly at two minutes',
    events: [
      `
      DTSTART:20260101T090000Z
      RRULE:FREQ=HOURLY;BYMINUTE=0,20;COUNT=5`,
    ],
    range: ['2026-01-01', '2026-01-03'],
    expected: [
      '2026-01-01T09:00Z',
      '2026-01-01T09:20Z',
      '2026-01-01T10:00Z',
      '2026-01-01T10:20Z',
      '2026-01-01T11:00Z',
    ],
  },
  {
    name: 'every 90 minutes',
    events: [
      `
      DTSTART:20260101T090000Z
      RRULE:FREQ=MINUTELY;INTERVAL=90;COUNT=4`,
    ],
    range: ['2026-01-01', '2026-01-03'],
    expected: ['2026-01-01T09:00Z', '2026-01-01T10:30Z', '2026-01-01T12:00Z', '2026-01-01T13:30Z'],
  },
  {
    name: 'every 20 minutes of the morning',
    events: [
      `
      DTSTART:20260101T090000Z
      RRULE:FREQ=MINUTELY;INTERVAL=20;BYHOUR=9,10`,
    ],
    range: ['2026-01-01', '2026-01-02'],
    expected: [
      '2026-01-01T09:00Z',
      '2026-01-01T09:20Z',
      '2026-01-01T09:40Z',
      '2026-01-01T10:00Z',
      '2026-01-01T10:20Z',
      '2026-01-01T10:40Z',
    ],
  },
  {
    name: 'every 30 seconds',
    events: [
      `
      DTSTART:20260101T090000Z
      RRULE:FREQ=SECONDLY;INTERVAL=30;COUNT=3`,
    ],
    range: ['2026-01-01', '2026-01-03'],
    expected: ['2026-01-01T09:00Z', '2026-01-01T09:00:30Z', '2026-01-01T09:01Z'],
  },
];
