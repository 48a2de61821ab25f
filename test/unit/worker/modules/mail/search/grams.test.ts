import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold, foldedCharacters, foldings } from '../../../../../../src/lib/fold.ts';
import { gramsOf, indexed } from '../../../../../../src/worker/modules/mail/search-index/grams.ts';

const text = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...[
          'the ',
          'Straße',
          'İstanbul',
          'ΟΔΟΣ',
          'ἘΝ',
          '发票',
          'トウキョウ',
          'ｆｕｌｌ',
          '한국어',
          '😀',
          '’',
          '  ',
          '\r\n',
          '--',
          '\u00ad',
          'ﬁ',
        ],
      ),
      fc.string({ unit: 'grapheme', maxLength: 6 }),
    ),
    { maxLength: 30 },
  )
  .map((parts) => parts.join('').toWellFormed().normalize('NFC'));

test('folding a folded text changes nothing', () => {
  fc.assert(
    fc.property(text, (any) => {
      expect(fold(fold(any))).toBe(fold(any));
    }),
    { examples: [['a        b']] },
  );
});

test.each([
  ['MÜNCHEN', 'münchen'],
  ['Straße', 'STRASSE'],
  ['ΟΔΟΣ', 'οδος'],
  ['ΌΔΟΣ', 'όδος'],
  ['İstanbul', 'istanbul'],
  ['IŞIK', 'ışık'],
  ['ПРИВЕТ Ё', 'привет ё'],
  ['ＦＵＬＬ　Ｗｉｄｔｈ１', 'full width1'],
  ['ﬁn ﬅ', 'fin st'],
  ['don’t “so” a–b', 'don\'t "so" a-b'],
  ['soft\u00adhy\u200bphen', 'softhyphen'],
  ['line\r\nbreak\t\u00a0 tab', 'line break tab'],
])('%j is %j', (one, other) => {
  expect(fold(one)).toBe(fold(other));
});

test('a text has all grams of its parts', () => {
  fc.assert(
    fc.property(text, fc.nat(), fc.integer({ min: 1, max: 40 }), (any, at, length) => {
      const folded = fold(any);
      const start = at % Math.max(1, folded.length);
      const term = folded.slice(start, start + length).toWellFormed();
      fc.pre(folded.includes(term));
      const grams = new Set(gramsOf(any));
      for (const gram of gramsOf(term)) expect(grams).toContain(gram);
    }),
    { numRuns: 2000 },
  );
});

test('grams contain no quotes and no spaces for FTS5', () => {
  fc.assert(
    fc.property(text, (any) => {
      for (const gram of gramsOf(any)) expect(gram).toMatch(/^[a-z0-9_\u0080-\uffff]{2,3}$/);
    }),
  );
});

test('two characters are enough in Chinese, Japanese and Korean', () => {
  expect(gramsOf('发票')).toEqual(['发票']);
  expect(gramsOf('한국어')).toEqual(['한국', '국어']);
  expect(gramsOf('票')).toEqual([]);
  expect(gramsOf('zu')).toEqual([]);
});

test('the index keeps sender, recipients and text apart, and does not grow without end', () => {
  const email = {
    subject: 'Ab!',
    bodyText: '(ab) x',
    textRest: 'yz1',
    fromName: 'Kim',
    fromAddress: 'k@b',
    toAddress: 'u@v',
    recipients: { to: ['票务 <u@v>'], cc: [] },
    hasAttachment: true,
  };
  expect(indexed(email)).toBe(
    'ab_ b_a _ab b_x _x_ x_y _yz yz1 <kim <im_ <m_k <_k_ <k_b >票务 >务_ >_u_ >u_v >_v_ >v_u @@@',
  );
  const many = Array.from({ length: 100_000 }, (_, i) =>
    String.fromCharCode(0x4e00 + (i % 251), 0x4e00 + (i % 20_000)),
  );
  const grams = indexed({ ...email, textRest: many.join('') }).split(' ');
  expect(grams).toContain('***');
  expect(grams).toContain('b_x');
  expect(grams.length).toBeLessThan(100);
});

test('the foldings of a term are bounded', () => {
  const long = Array.from({ length: 200 }, (_, i) => String.fromCharCode(0xe0 + i)).join('');
  const { term, foldings: all } = foldings(fold(long));
  expect(all.length).toBeLessThanOrEqual(75);
  expect(fold(long).startsWith(term)).toBe(true);
  expect(term.length).toBeGreaterThan(10);
});

test('what folding changes in a text is known by its characters', () => {
  expect(foldedCharacters('Plain Text,\r\nline by line: naïve müller 票 😀')).toBe('');
  expect(foldedCharacters('É É ß\u00ad “x” a\rb Ｗ')).toBe('Éß\u00ad“”\rＷ');
  expect(
    foldedCharacters(Array.from({ length: 300 }, (_, i) => String.fromCharCode(0xc0 + i)).join('')),
  ).toBeNull();
});

test('a text without the characters that a word needs holds it exactly where its lower case does', () => {
  const lower = (any: string) => any.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
  fc.assert(
    fc.property(text, fc.nat(), fc.integer({ min: 1, max: 6 }), (any, at, length) => {
      const whole = any.normalize('NFC');
      const start = at % Math.max(1, whole.length);
      const term = fold(whole.slice(start, start + length));
      const characters = foldedCharacters(whole);
      if (term === '' || term.includes(' ') || characters === null) return;
      const needed = foldings(term).foldings.map(({ from }) => from);
      if (needed.some((from) => characters.includes(from))) return;
      expect(lower(whole).includes(term)).toBe(fold(whole).includes(term));
    }),
    { numRuns: 3000 },
  );
});
