import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isPerson,
  type Known,
  personTyped,
  suggestionsFor,
} from '../../../../src/dashboard/features/mail/find/options.ts';
import { placesOf } from '../../../../src/dashboard/features/mail/find/places.ts';
import { withSearch } from '../../../../src/dashboard/features/mail/find/recent.ts';
import { lastTerm, termsOf, wordsIn } from '../../../../src/dashboard/features/mail/find/terms.ts';
import { searchText } from '../../../../src/dashboard/lib/text/mail/search.ts';
import { fold } from '../../../../src/lib/fold.ts';

/** Returns a text with its marks in brackets. */
const marked = (text: string, words: string[]) =>
  placesOf(text, words)
    .toReversed()
    .reduce((all, [start, end]) => `${all.slice(0, start)}[${all.slice(start, end)}]${all.slice(end)}`, text);

test.each([
  ['The blue kettle', ['kettle'], 'The blue [kettle]'],
  ['The Blue KETTLE', ['blue', 'Kettle'], 'The [Blue] [KETTLE]'],
  ['teakettles', ['kettle'], 'tea[kettle]s'],
  ['the late  parcel\nis late', ['late parcel'], 'the [late  parcel]\nis late'],
  ['Straße und STRASSE', ['strasse'], '[Straße] und [STRASSE]'],
  ['Straße', ['stras'], '[Straß]e'],
  ['Grüße, GRÜSSE', ['grüsse'], '[Grüße], [GRÜSSE]'],
  ['Grüße, GRÜSSE', ['grüße'], '[Grüße], [GRÜSSE]'],
  // Accents differ, as in the search.
  ['Müller und Muller', ['muller'], 'Müller und [Muller]'],
  ['Mu\u0308ller', ['müller'], '[Mu\u0308ller]'],
  ['İstanbul', ['istanbul'], '[İstanbul]'],
  ['ΟΔΟΣ', ['οδός'.normalize('NFC').replace('ό', 'ο')], '[ΟΔΟΣ]'],
  ['ｆｕｌｌ width', ['full'], '[ｆｕｌｌ] width'],
  ['don’t', ["don't"], '[don’t]'],
  ['soft\u00adhyphen', ['softhyphen'], '[soft\u00adhyphen]'],
  ['请把发票寄给我', ['发票'], '请把[发票]寄给我'],
  ['😀 👨‍👩‍👧', ['😀'], '[😀] 👨‍👩‍👧'],
  ['aaaa', ['aa'], '[aaaa]'],
  ['abcabc', ['ab', 'bc'], '[abcabc]'],
  ['nothing here', ['kettle'], 'nothing here'],
  ['nothing', ['', ' ', '\u200b'], 'nothing'],
])('%j with %j marked is %j', (text, words, expected) => {
  expect(marked(text, words)).toBe(expected);
});

test('places are what the search finds, in order and apart', () => {
  const letters = fc.constantFrom(...'aAbß üÜİéﬁ’\n\u00ad');
  const text = fc.array(letters, { maxLength: 30 }).map((all) => all.join(''));
  fc.assert(
    fc.property(text, text, (whole, word) => {
      const places = placesOf(whole, [word]);
      const term = fold(word.normalize('NFC')).trim();
      expect(places.length > 0).toBe(term !== '' && fold(whole.normalize('NFC')).includes(term));
      for (const [index, [start, end]] of places.entries()) {
        expect(start).toBeGreaterThanOrEqual(index === 0 ? 0 : places[index - 1]![1] + 1);
        expect(end).toBeGreaterThan(start);
      }
    }),
  );
});

test('a long text full of the word is marked in part, at once', () => {
  expect(placesOf('kettle '.repeat(100_000), ['kettle']).length).toBe(500);
});

test.each([
  ['parcel', ['parcel'], ['parcel']],
  ['late parcel', ['late', 'parcel'], ['late', 'parcel']],
  ['"late parcel" x', ['late parcel', 'x'], ['late parcel', 'x']],
  ['“late parcel”', ['late parcel'], ['late parcel']],
  ['-parcel from:kim tag:support has:attachment is:unread in:done', [], []],
  ['subject:invoice kettle', ['invoice', 'kettle'], ['kettle']],
  ['SUBJECT:"an invoice"', ['an invoice'], []],
  ['-"late parcel" tea', ['tea'], ['tea']],
  ['http://x.org/a 10:30 Re:', ['http://x.org/a', '10:30', 'Re:'], ['http://x.org/a', '10:30', 'Re:']],
  ['"half open', ['half open'], ['half open']],
  ['from: kim', ['kim'], ['kim']],
  ['constructor', ['constructor'], ['constructor']],
  ['', [], []],
])('%j marks %j in subjects and %j in texts', (q, subject, text) => {
  expect(wordsIn('subject', q)).toEqual(subject);
  expect(wordsIn('text', q)).toEqual(text);
});

test('the words of senders are marked in names', () => {
  expect(wordsIn('from', 'tea from:kim -from:lee subject:x to:bo')).toEqual(['tea', 'kim']);
});

test('every text ends, and each term begins after the one before', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'a-:"” \nfrom') }), (q) => {
      const starts = termsOf(q).map(({ start }) => start);
      expect(starts).toEqual(starts.toSorted((a, b) => a - b));
      expect(new Set(starts).size).toBe(starts.length);
    }),
  );
});

test.each([
  ['from:', { start: 0, isNegated: false, name: 'from', value: '' }],
  ['tea -From:ki', { start: 4, isNegated: true, name: 'from', value: 'ki' }],
  ['from:"Kim S', { start: 0, isNegated: false, name: 'from', value: 'Kim S' }],
  ['from:"Kim ', { start: 0, isNegated: false, name: 'from', value: 'Kim ' }],
  ['from:"Kim S" ', undefined],
  ['tea ', undefined],
  ['', undefined],
])('the last term of %j', (typed, term) => {
  expect(lastTerm(typed)).toEqual(term);
});

const KNOWN: Known = {
  recent: ['kettle from:kim', 'invoice'],
  people: [
    { name: 'Kim Sato', address: 'kim@example.com' },
    { name: '', address: 'lee@example.com' },
  ],
  inboxes: ['Support', 'Info', 'Big orders'],
  labels: [{ id: 7, name: 'Kettles' }],
  meanings: searchText.en.meanings,
  periods: searchText.en.periods,
  date: '2026-11-30',
};
const typedBy = (typed: string, known = KNOWN) => suggestionsFor(typed, known).map((each) => each.typed);

describe('suggestions', () => {
  test.each([
    ['fr', ['from:', 'from:kim@example.com ', 'from:lee@example.com ']],
    ['tea has', ['tea has:attachment ', 'tea from:kim@example.com ', 'tea from:lee@example.com ']],
    ['from:ki', ['from:kim@example.com ', 'from:lee@example.com ']],
    ['tea -to:ki', ['tea -to:kim@example.com ', 'tea -to:lee@example.com ']],
    ['tag:', ['tag:Support ', 'tag:Info ', 'tag:"Big orders" ']],
    ['tag:or', ['tag:"Big orders" ']],
    ['is:', ['is:unread ', 'is:read ']],
    ['is:r', ['is:read ']],
    ['is:read', []],
    ['in:', ['in:done ', 'in:open ', 'in:snoozed ', 'in:spam ', 'in:trash ']],
    ['in:s', ['in:snoozed ', 'in:spam ']],
    ['before:', ['before:2026-11-30 ', 'before:2026-11 ', 'before:2026 ']],
    ['after:2026', ['after:2026-11-30 ', 'after:2026-11 ']],
    ['after:yes', []],
    ['subject:ket', []],
    ['tea ', []],
  ])('for %j', (typed, expected) => {
    expect(typedBy(typed)).toEqual(expected);
  });

  test('first are recent searches, then operators', () => {
    expect(typedBy('').slice(0, 3)).toEqual(['kettle from:kim', 'invoice', 'from:']);
    expect(typedBy(' ', { ...KNOWN, recent: [] })).toContain(' has:attachment ');
  });

  test('a recent search goes on from what is typed, and a label is a filter', () => {
    const found = suggestionsFor('ket', { ...KNOWN, people: [] });
    expect(found.map(({ group, label }) => [group, label])).toEqual([
      ['recent', 'kettle from:kim'],
      ['labels', 'Kettles'],
    ]);
    expect(found[1]).toMatchObject({ labelId: 7, typed: '' });
    expect(suggestionsFor('tea ket', { ...KNOWN, people: [] })[0]).toMatchObject({
      labelId: 7,
      typed: 'tea ',
    });
    expect(suggestionsFor('-ket', { ...KNOWN, people: [] })).toEqual([]);
  });

  test('an operator is found by its meaning, in each language', () => {
    const german = { ...KNOWN, people: [], meanings: searchText.de.meanings };
    expect(typedBy('files', { ...KNOWN, people: [] })).toContain('has:attachment ');
    expect(typedBy('anha', german)).toContain('has:attachment ');
    expect(typedBy('betr', german)).toContain('subject:');
    expect(typedBy('the', { ...KNOWN, people: [] })).toEqual([]);
  });

  test.each([
    ['ki', 'ki'],
    ['k', ''],
    ['from:ki', 'ki'],
    ['to:"Kim S', 'Kim S'],
    ['subject:ki', ''],
    ['tea ', ''],
  ])('people are looked for by %j as %j', (typed, expected) => {
    expect(personTyped(typed)).toBe(expected);
  });
});

test.each([
  ['sat', true],
  ['kim sato', true],
  ['kim@', true],
  ['exam', true],
  ['ato', false],
  ['', false],
])('%j may be the beginning of a person: %s', (words, expected) => {
  expect(isPerson(KNOWN.people[0]!, words)).toBe(expected);
});

test.each([
  [[], 'tea', ['tea']],
  [['tea'], 'tea ', ['tea']],
  [['te'], 'tea', ['tea']],
  [['invoice', 'tea'], 'tea', ['tea', 'invoice']],
  [['invoice'], ' ', ['invoice']],
  [['invoice'], 'x', ['invoice']],
  [
    [...'12345678'].map((each) => `search ${each}`),
    'tea',
    ['tea', ...[...'1234567'].map((each) => `search ${each}`)],
  ],
])('of %j, after %j, %j are kept', (recent, typed, expected) => {
  expect(withSearch(recent, typed)).toEqual(expected);
});
