import { describe, expect, test } from 'vitest';
import { readRule, writeRule } from '../../../../src/dashboard/features/calendar/time/recurrence.ts';

const BERLIN = 'Europe/Berlin';

describe('rules that the form can build', () => {
  test.each([
    'FREQ=DAILY',
    'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH;COUNT=8',
    'FREQ=MONTHLY;BYDAY=-1FR',
    'FREQ=MONTHLY;BYDAY=2TU;UNTIL=20270301T225959Z',
    'FREQ=YEARLY;COUNT=3',
  ])('%s is read and written as it is', (text) => {
    expect(writeRule(readRule(text, BERLIN)!, BERLIN, false)).toBe(text);
  });

  test('the last date is that of the zone, and plain for whole days', () => {
    const rule = readRule('FREQ=DAILY;UNTIL=20261130T225959Z', BERLIN)!;
    expect(rule.until).toBe('2026-11-30');
    expect(writeRule(rule, BERLIN, true)).toBe('FREQ=DAILY;UNTIL=20261130');
    expect(readRule('FREQ=DAILY;UNTIL=20261130', BERLIN)!.until).toBe('2026-11-30');
  });
});

test.each([
  'FREQ=MONTHLY;BYMONTHDAY=31',
  'FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=1',
  'FREQ=HOURLY',
  'FREQ=WEEKLY;BYDAY=2MO',
  'FREQ=YEARLY;BYDAY=MO',
  'every Monday',
  'FREQ=DAILY;FREQ=WEEKLY',
  'FREQ=DAILY;UNTIL=tomorrow',
  'FREQ=DAILY;INTERVAL=0',
  'FREQ=DAILY;COUNT=x',
])('%s stays a text', (text) => {
  expect(readRule(text, BERLIN)).toBeNull();
});
