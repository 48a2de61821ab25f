import { expect, test } from 'vitest';
import { readRule } from '../../../../../src/lib/recurrence/rules/rule.ts';
import { listStarts } from '../../../../../src/lib/recurrence/rules/starts.ts';

/** The expected days are those of python-dateutil 2.9, which follows the table of RFC 5545, 3.3.10. */
test.each([
  ['FREQ=YEARLY;BYYEARDAY=100;BYDAY=MO', '2034-04-10'],
  ['FREQ=YEARLY;BYYEARDAY=307;BYDAY=FR', '2034-11-03'],
  ['FREQ=YEARLY;BYYEARDAY=1,-1;BYDAY=SU', '2028-12-31 2034-01-01 2034-12-31'],
  ['FREQ=YEARLY;INTERVAL=4;BYYEARDAY=1,2,3;BYDAY=MO', '2028-01-03'],
  ['FREQ=YEARLY;BYYEARDAY=1,2,3,4,5,6,7,8,9,10;BYDAY=MO,TU;BYSETPOS=-1;INTERVAL=6', '2024-01-09 2030-01-08'],
  ['FREQ=YEARLY;BYYEARDAY=1,2,3,4,5,6,7,8,9,10;BYDAY=1MO;INTERVAL=5', '2029-01-01 2034-01-02'],
  [
    'FREQ=YEARLY;BYYEARDAY=32,33,34,35,36,37,38;BYMONTH=2;BYDAY=1MO;INTERVAL=5',
    '2024-02-05 2029-02-05 2034-02-06',
  ],
  ['FREQ=YEARLY;BYYEARDAY=60;BYMONTHDAY=1;BYDAY=MO', '2027-03-01'],
  ['FREQ=YEARLY;BYYEARDAY=60;BYMONTHDAY=29', '2024-02-29 2028-02-29 2032-02-29'],
  ['FREQ=YEARLY;BYYEARDAY=8;BYWEEKNO=1', '2027-01-08 2028-01-08 2033-01-08 2034-01-08'],
  ['FREQ=YEARLY;BYYEARDAY=366;BYDAY=TU', '2024-12-31'],
  ['FREQ=YEARLY;BYYEARDAY=100;BYMONTH=3', ''],
  ['FREQ=YEARLY;BYMONTHDAY=13;BYDAY=FR;BYMONTH=1,2', '2026-02-13 2032-02-13 2034-01-13'],
])('%s', (rule, days) => {
  const start = Date.UTC(2024, 0, 2, 10);
  const range = { from: start + 1, to: Date.UTC(2035, 0) };
  const { starts, isComplete } = listStarts(readRule(rule), start, range, 1000);
  expect(starts.map((wall) => new Date(wall).toISOString().slice(0, 10)).join(' ')).toBe(days);
  expect(isComplete).toBe(true);
});
