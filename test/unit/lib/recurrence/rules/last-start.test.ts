import fc from 'fast-check';
import { RRuleTemporal } from 'rrule-temporal';
import { expect, test } from 'vitest';
import { Refused } from '../../../../../src/lib/recurrence/refused.ts';
import { lastCounted } from '../../../../../src/lib/recurrence/rules/last-start.ts';
import { readRule } from '../../../../../src/lib/recurrence/rules/rule.ts';

/** Returns the rule's last start by counting from the first. DTSTART counts, whether or not it matches the rule. */
function counted(rule: string, start: string, count: number): number {
  const first = Date.parse(`${start}Z`);
  const lines = `DTSTART:${start.replaceAll(/[-:]/g, '')}Z\nRRULE:${rule};COUNT=${count}`;
  const all = new RRuleTemporal({ rruleString: lines })
    .all((_, index) => index < count)
    .map(({ epochMilliseconds }) => epochMilliseconds);
  return all[0] === first ? all[count - 1]! : (all[count - 2] ?? first);
}

const rules = fc.constantFrom(
  'FREQ=DAILY',
  'FREQ=DAILY;INTERVAL=3',
  'FREQ=WEEKLY;BYDAY=MO,WE,FR',
  'FREQ=WEEKLY;INTERVAL=2;BYDAY=SU,TU;WKST=SU',
  'FREQ=MONTHLY',
  'FREQ=MONTHLY;BYMONTHDAY=-1,31',
  'FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13',
  'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1',
  'FREQ=YEARLY',
  'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29',
  'FREQ=YEARLY;BYMONTH=5;BYDAY=2SU',
  'FREQ=HOURLY;INTERVAL=5',
  'FREQ=HOURLY;BYHOUR=9,10,11',
  'FREQ=MINUTELY;BYHOUR=9;BYMINUTE=0,30',
);
const starts = fc.constantFrom('2024-02-29T09:00:00', '2025-12-31T23:30:00', '2026-03-15T09:30:00');

test('the last start of a rule is the one that counting from the first finds', () => {
  fc.assert(
    fc.property(rules, starts, fc.integer({ min: 1, max: 60 }), (rule, start, count) => {
      const found = lastCounted(readRule(`${rule};COUNT=${count}`), Date.parse(`${start}Z`));
      expect(found).toBe(counted(rule, start, count));
    }),
    { numRuns: 150 },
  );
});

test('a rule without COUNT has none', () => {
  expect(lastCounted(readRule('FREQ=DAILY;UNTIL=20270101T000000Z'), 0)).toBeNull();
});

test.each([
  'FREQ=HOURLY;BYMONTH=2;BYMONTHDAY=29;COUNT=1000',
  'FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30;COUNT=2',
])('%s takes too long', (rule) => {
  expect(() => lastCounted(readRule(rule), Date.UTC(2026, 0))).toThrow(Refused);
});
