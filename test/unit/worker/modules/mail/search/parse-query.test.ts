import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DomainError } from '../../../../../../src/lib/errors.ts';
import { Tags } from '../../../../../../src/lib/tags.ts';
import { type Condition, statesOf } from '../../../../../../src/worker/modules/mail/search/conditions.ts';
import { MAX_CONDITIONS, parseQuery } from '../../../../../../src/worker/modules/mail/search/parse-query.ts';

const words = (place: string, term: string, isNegated = false) => ({ kind: 'words', place, term, isNegated });
const day = (text: string) => Date.parse(`${text}T00:00:00Z`);

function errorOf(query: string): DomainError {
  try {
    parseQuery(query, new Tags());
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
  throw new Error(`${query} is not refused`);
}

test.each<[string, unknown[]]>([
  ['', []],
  ['  \n ', []],
  ['Parcel', [words('any', 'parcel')]],
  ['late  parcel', [words('any', 'late'), words('any', 'parcel')]],
  ['"late  Parcel"', [words('any', 'late parcel')]],
  ['“late parcel” „so“', [words('any', 'late parcel'), words('any', 'so')]],
  ['-parcel -"late parcel"', [words('any', 'parcel', true), words('any', 'late parcel', true)]],
  ['from:Anna', [words('from', 'anna')]],
  ['FROM:anna@Example.com', [words('from', 'anna@example.com')]],
  ['-from:"Anna Smith"', [words('from', 'anna smith', true)]],
  [
    'to:support subject:"Re: late"x',
    [words('to', 'support'), words('subject', 're: late'), words('any', 'x')],
  ],
  ['has:attachment', [{ kind: 'attachment', isNegated: false }]],
  ['-HAS:Attachments', [{ kind: 'attachment', isNegated: true }]],
  ['is:unread', [{ kind: 'read', isRead: false }]],
  ['in:done', [{ kind: 'state', state: 'done', isNegated: false }]],
  [
    'IN:Spam -in:"trash"',
    [
      { kind: 'state', state: 'spam', isNegated: false },
      { kind: 'state', state: 'trash', isNegated: true },
    ],
  ],
  [
    '-is:unread is:read',
    [
      { kind: 'read', isRead: true },
      { kind: 'read', isRead: true },
    ],
  ],
  [
    'tag:support -tag:NEO',
    [
      { kind: 'tag', tag: 'Support', isNegated: false },
      { kind: 'tag', tag: 'Neo', isNegated: true },
    ],
  ],
  ['before:2026-11-23', [{ kind: 'before', time: day('2026-11-23') }]],
  ['after:2026/2/9', [{ kind: 'since', time: day('2026-02-09') }]],
  [
    '-before:2026-11 -after:"2025"',
    [
      { kind: 'since', time: day('2026-11-01') },
      { kind: 'before', time: day('2025-01-01') },
    ],
  ],
  [
    'Re: 10:30 http://x.org/a C:\\x :x a-b --x',
    [
      words('any', 're:'),
      words('any', '10:30'),
      words('any', 'http://x.org/a'),
      words('any', 'c:\\x'),
      words('any', ':x'),
      words('any', 'a-b'),
      words('any', '-x', true),
    ],
  ],
  [
    '5" O"Brien OR (a b) * NEAR',
    [
      words('any', '5"'),
      words('any', 'o"brien'),
      words('any', 'or'),
      words('any', '(a'),
      words('any', 'b)'),
      words('any', '*'),
      words('any', 'near'),
    ],
  ],
  [
    'a\0b \u200b\u00ad GRÜSSE ｗｉｄｅ',
    [words('any', 'a'), words('any', 'b'), words('any', 'grüsse'), words('any', 'wide')],
  ],
  [
    'constructor __proto__ toString',
    [words('any', 'constructor'), words('any', '__proto__'), words('any', 'tostring')],
  ],
])('%j is read', (query, conditions) => {
  expect(parseQuery(query, new Tags())).toEqual(conditions);
});

test.each([
  ['parcel', ['open', 'snoozed', 'done']],
  ['in:done', ['done']],
  ['in:spam parcel', ['spam']],
  ['in:done in:done', ['done']],
  ['in:done in:open', []],
  ['-in:done', ['open', 'snoozed']],
  ['-in:spam', ['open', 'snoozed', 'done']],
  ['in:trash -in:done', ['trash']],
  ['in:trash -in:trash', []],
])('%j searches conversations in the states %j', (query, states) => {
  expect(statesOf(parseQuery(query, new Tags()), ['open', 'snoozed', 'done'])).toEqual(states);
});

describe('a wrong query is refused with the place', () => {
  test.each<[string, number, number, RegExp, string]>([
    ['from:', 0, 5, /a value right after from:/, 'value'],
    ['x -to: y', 3, 3, /a value right after to:/, 'value'],
    [
      'form:anna',
      0,
      5,
      /one of from:, to:, subject:, has:, is:, in:, tag:, before:, after:, or quotes/,
      'name',
    ],
    ['x constructor:y', 2, 12, /one of from:/, 'name'],
    ['mailto:a@b', 0, 7, /one of from:/, 'name'],
    ['"late parcel', 0, 12, /a closing quote/, 'quote'],
    ['from:"anna', 5, 5, /a closing quote/, 'quote'],
    ['x ""', 2, 2, /words between the quotes/, 'empty_quotes'],
    ['from:"  "', 5, 4, /words between the quotes/, 'empty_quotes'],
    ['from:\u200b', 5, 1, /letters, digits or signs/, 'nothing'],
    ['"\u200b"', 0, 3, /letters, digits or signs/, 'nothing'],
    ['-', 0, 1, /right after -/, 'negation'],
    ['a - b', 2, 1, /right after -/, 'negation'],
    ['has:wings', 4, 5, /attachment after has:/, 'has'],
    ['is:important', 3, 9, /read or unread after is:/, 'is'],
    ['in:all', 3, 3, /one of open, snoozed, done, trash, spam after in:/, 'in'],
    ['in:', 0, 3, /a value right after in:/, 'value'],
    ['tag:sales', 4, 5, /one of Hello, Partners, Info, Support, Neo after tag:/, 'tag'],
    ['before:yesterday', 7, 9, /a date such as 2026-11-23/, 'date'],
    ['after:2026-02-30', 6, 10, /a date/, 'date'],
    ['after:2026-13', 6, 7, /a date/, 'date'],
    ['after:2026-1/2', 6, 8, /a date/, 'date'],
    ['after:20261', 6, 5, /a date/, 'date'],
    [`${'a '.repeat(20)}bc`, 40, 2, /no more than 20/, 'too_many'],
  ])('%j', (query, offset, length, expected, reason) => {
    const error = errorOf(query);
    expect(error.kind).toBe('invalid');
    expect(error.errors?.map(({ path }) => path)).toEqual(['q']);
    expect(error.fields).toMatchObject({
      reason,
      offset,
      length,
      expected: expect.stringMatching(expected),
    });
    expect(error.message).toMatch(`q: at character ${offset + 1}: expected `);
  });
});

const PIECES = [
  ...[
    'from:',
    'to:',
    'subject:',
    'has:',
    'is:',
    'tag:',
    'before:',
    'after:',
    'x:',
    ':',
    '-',
    '"',
    '“',
    ' ',
    '\n',
    '\0',
  ],
  ...[
    'attachment',
    'unread',
    'Support',
    '2026-11-23',
    '2026',
    'anna',
    'ß',
    '票',
    '😀',
    '\ud800',
    '\u200b',
    '*',
    '(',
    '\\',
  ],
];

test('any text is read or refused, with few conditions, and places that are in it', () => {
  const query = fc.oneof(
    fc.array(fc.constantFrom(...PIECES), { maxLength: 60 }).map((pieces) => pieces.join('')),
    fc.string({ unit: 'binary', maxLength: 100 }),
  );
  fc.assert(
    fc.property(query, (text) => {
      let conditions: Condition[];
      try {
        conditions = parseQuery(text, new Tags());
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        const { offset, length } = error.fields as { offset: number; length: number };
        expect(offset).toBeGreaterThanOrEqual(0);
        expect(length).toBeGreaterThan(0);
        expect(offset + length).toBeLessThanOrEqual(text.length);
        return;
      }
      expect(conditions.length).toBeLessThanOrEqual(MAX_CONDITIONS);
      for (const each of conditions) {
        if (each.kind === 'words') expect(each.term).toMatch(/^\P{Cc}+$/u);
      }
    }),
    { numRuns: 3000 },
  );
});

test.each(['-', '"', 'from:"', 'a"', '\u200b', ' ', 'x:', 'ﷺ', '2026-'])(
  '10,000 characters of %j take no time',
  (piece) => {
    const query = piece.repeat(Math.ceil(10_000 / piece.length));
    const start = process.threadCpuUsage();
    for (let i = 0; i < 10; i++) {
      try {
        parseQuery(query, new Tags());
      } catch (error) {
        expect(error).toBeInstanceOf(DomainError);
      }
    }
    const { user, system } = process.threadCpuUsage(start);
    // With quadratic time, it would take seconds.
    expect((user + system) / 1000).toBeLessThan(1000);
  },
);
