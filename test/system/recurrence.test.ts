import { describe, expect, test } from 'vitest';
import { writeCalendar } from '../../src/lib/ical/index.ts';
import { expand } from '../../src/lib/recurrence/index.ts';
import {
  CASES,
  type ExpansionCase,
  rangeOf,
  seriesOf,
  textForReference,
} from '../unit/worker/modules/calendar/cases/index.ts';
import { askReference, hasReference, placeText } from './recurrence/reference.ts';

const why = hasReference ? '' : ' (skipped: needs python3-recurring-ical-events)';
const all = Object.values(CASES).flat();

/** Returns the result of recurring-ical-events for each text, with the range and time zone of its case. */
function ask(cases: [text: string, each: ExpansionCase][]) {
  return askReference(cases.map(([text, each]) => ({ text, ...rangeOf(each), zone: each.zone ?? 'UTC' })));
}

function expansionOf(each: ExpansionCase): string[] {
  const { occurrences } = expand(seriesOf(each), { ...rangeOf(each), zone: each.zone ?? 'UTC' });
  return occurrences.map(placeText).toSorted();
}

describe.skipIf(!hasReference)(`recurrence compared with recurring-ical-events${why}`, () => {
  const answers = hasReference ? ask(all.map((each) => [textForReference(each), each])) : [];
  const compared = all.map((each, index) => ({ ...each, answer: answers[index] }));

  test.each(compared.filter(({ differs }) => differs === undefined))('$name', ({ answer, ...each }) => {
    expect(answer).toEqual({ occurrences: expansionOf(each) });
  });

  // If a difference no longer exists, remove it from its case.
  test.each(compared.filter(({ differs }) => differs !== undefined))(
    '$name: $differs',
    ({ answer, ...each }) => {
      expect(answer).not.toEqual({ occurrences: expansionOf(each) });
    },
  );

  test('it reads what Herald writes as it reads what Herald has read', () => {
    // The reference lacks THISANDFUTURE, and needs X-WR-TIMEZONE, which Herald writes as the zone of each time.
    const cases = all.filter((each) => !each.same && !each.calendar?.includes('X-WR-TIMEZONE'));
    const originals = ask(cases.map((each) => [textForReference(each), each]));
    const written = ask(cases.map((each) => [writeCalendar([seriesOf(each)]), each]));
    const readable = cases.flatMap((each, index) => (originals[index]?.error ? [] : [{ each, index }]));
    expect(readable.length).toBeGreaterThan(230);
    const differing = readable.filter(({ index }) => {
      return JSON.stringify(originals[index]) !== JSON.stringify(written[index]);
    });
    // Herald replaces the name of this time zone with its standard name.
    expect(differing.map(({ each }) => each.name)).toEqual(['a zone of Mozilla with a prefix']);
  });
});
