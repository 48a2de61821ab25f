import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanText } from '../../../../../../src/lib/safety/clean-output.ts';
import { AnswerCleaner } from '../../../../../../src/worker/modules/ai/chat/citations.ts';

const ALLOWED = { allowedHosts: ['herald.test'], allowedAddresses: [] };
const KNOWN = new Set([4294967297, 4294967298, 12]);

function clean(...pieces: string[]) {
  const cleaner = new AnswerCleaner(ALLOWED, KNOWN);
  const text = pieces.map((piece) => cleaner.push(piece)).join('') + cleaner.end();
  return { text, citations: cleaner.citations(), codes: cleaner.warnings().map(({ code }) => code) };
}

test.each([
  ['It is here [#4294967297].', 'It is here [#4294967297].', [4294967297]],
  ['[#12] says so.', '[#12] says so.', [12]],
  ['Here[#12] and there', 'Here [#12] and there', [12]],
  ['(see [#12])', '(see [#12])', [12]],
  [
    'Both [#12, #4294967298; 4294967297]',
    'Both [#12] [#4294967298] [#4294967297]',
    [12, 4294967298, 4294967297],
  ],
  ['[#12][#4294967298] twice [#12]', '[#12] [#4294967298] twice [#12]', [12, 4294967298]],
  ['Bare [4294967297]', 'Bare [#4294967297]', [4294967297]],
  ['Wide 【#12】 and ［#12］', 'Wide [#12] and [#12]', [12]],
])('%j becomes %j', (answer, text, citations) => {
  expect(clean(answer)).toEqual({ text, citations, codes: [] });
});

test.each([
  ['Gone [#13].', 'Gone .'],
  ['Gone [#12, #13].', 'Gone [#12].'],
  ['Gone 【#13】.', 'Gone .'],
  ['Gone [#[#13]12]', 'Gone #12'],
])('an email that was not given: %j becomes %j, with a warning', (answer, text) => {
  expect(clean(answer)).toMatchObject({ text, codes: ['CITATION_REMOVED'] });
});

test.each([
  ['Order #4711 of 2026', 'Order #4711 of 2026'],
  ['the year [2026] was', 'the year [2026] was'],
  ['left open [#12', 'left open #12'],
  ['[#12 a]', '#12 a'],
  ['[]', ''],
])('what is no citation stays text: %j becomes %j', (answer, text) => {
  expect(clean(answer)).toEqual({ text, citations: [], codes: [] });
});

test.each([
  // The text around a removed citation must not become a link.
  ['evil[#13].example/pay', /evil\.example/],
  ['thief@[#13]evil.example', /@/],
  ['htt[#13]ps://evil.example', /evil/],
  ['<scr[#13]ipt>alert(1)</script>', /script/],
  // A citation that stays must not become part of a link either.
  ['![#12](https://evil.example/i.png)', /evil|!\[/],
  ['[#12](/api/inboxes)', /\]\(/],
  ['[#12]: /api/inboxes', /\]:/],
  ['[#12][12]', /\]\[/],
  ['[text][#12] and [#12][]', /\]\[/],
  ['https://[#12]evil.example/x', /evil/],
  ['&#[#12]60;script>', /&#\d/],
])('%j', (answer, harmful) => {
  expect(clean(answer).text).not.toMatch(harmful);
});

describe('any division into pieces', () => {
  const part = fc.oneof(
    fc.constantFrom(
      '[#12]',
      '[#13]',
      '[#4294967297, #13]',
      '【#12】',
      '[',
      ']',
      '#',
      '12',
      ' ',
      '!',
      '(',
      'evil.example',
    ),
    fc.constantFrom('https://evil.example/a', '<b>', '&#60;', '😀', '\u200b', 'word', '[a](b)', '\n', '…'),
    fc.string({ maxLength: 5, unit: 'grapheme' }),
  );

  test('has the same result, in which each citation is known', () => {
    fc.assert(
      fc.property(fc.array(part, { maxLength: 30 }), fc.integer({ min: 1, max: 7 }), (parts, size) => {
        const answer = parts.join('');
        const pieces = Array.from({ length: Math.ceil(answer.length / size) }, (_, i) =>
          answer.slice(i * size, (i + 1) * size),
        );
        const whole = clean(answer);
        expect(clean(...pieces)).toEqual(whole);
        const cited = [...whole.text.matchAll(/\[#(\d+)\]/g)].map(([, id]) => Number(id));
        expect([...new Set(cited)]).toEqual(whole.citations);
        for (const id of cited) expect(KNOWN.has(id)).toBe(true);
        expect(whole.text).not.toMatch(/\]\(|\]\[|\]:|!\[/);
        for (const between of whole.text.split(/\[#\d+\]/)) {
          expect(cleanText(between, ALLOWED).text).toBe(between);
        }
      }),
      { numRuns: 2_000 },
    );
  });
});
