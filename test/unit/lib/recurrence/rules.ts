import fc from 'fast-check';

const FREQUENCIES = ['YEARLY', 'MONTHLY', 'WEEKLY', 'DAILY', 'HOURLY', 'MINUTELY', 'SECONDLY'];
const DAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU', '1MO', '-1FR', '5SU', '53TH'];

function list(least: number, most: number, size: number) {
  return fc
    .uniqueArray(fc.integer({ min: least, max: most }), { minLength: 1, maxLength: size })
    .map((each) => each.join());
}

function signed(most: number, size: number) {
  const number = fc.integer({ min: 1, max: most }).chain((each) => fc.constantFrom(each, -each));
  return fc.uniqueArray(number, { minLength: 1, maxLength: size }).map((each) => each.join());
}

function sometimes<T>(arbitrary: fc.Arbitrary<T>) {
  return fc.option(arbitrary, { nil: undefined, freq: 1 });
}

/** An arbitrary of RRULE values, many of which are valid: `FREQ=DAILY;BYHOUR=9`. */
export const rules: fc.Arbitrary<string> = fc
  .record({
    FREQ: fc.constantFrom(...FREQUENCIES),
    INTERVAL: sometimes(fc.integer({ min: 1, max: 400 })),
    COUNT: sometimes(fc.integer({ min: 1, max: 10_000 })),
    UNTIL: sometimes(fc.constantFrom('20260701', '20270101T000000Z', '20260315T023000')),
    BYMONTH: sometimes(list(1, 12, 12)),
    BYMONTHDAY: sometimes(signed(31, 31)),
    BYYEARDAY: sometimes(signed(366, 50)),
    BYWEEKNO: sometimes(signed(53, 53)),
    BYDAY: sometimes(
      fc.uniqueArray(fc.constantFrom(...DAYS), { minLength: 1, maxLength: 7 }).map((each) => each.join()),
    ),
    BYHOUR: sometimes(list(0, 23, 24)),
    BYMINUTE: sometimes(list(0, 59, 60)),
    BYSECOND: sometimes(list(0, 59, 60)),
    BYSETPOS: sometimes(signed(20, 5)),
    WKST: sometimes(fc.constantFrom('MO', 'SU', 'SA')),
  })
  .map((parts) => {
    const given = Object.entries(parts).filter(([, value]) => value !== undefined);
    return given.map(([name, value]) => `${name}=${value}`).join(';');
  });
