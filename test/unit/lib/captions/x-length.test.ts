import fc from 'fast-check';
import twitter from 'twitter-text';
import { describe, expect, test } from 'vitest';
import { TOP_LEVEL_DOMAINS } from '../../../../src/lib/captions/top-level-domains.ts';
import { hasUrl, weightedLength } from '../../../../src/lib/captions/x-length.ts';

const FAMILY = '👨‍👩‍👧‍👦';

/** The weight of each text by the documentation of twitter-text 3.1.0. */
const CASES: Record<string, [text: string, weight: number][]> = {
  'letters of alphabets and common punctuation weigh 1': [
    ['', 0],
    ['a', 1],
    ['We are live!', 12],
    ['a'.repeat(280), 280],
    ['äöüß', 4],
    ['Привет', 6],
    ['γεια', 4],
    ['שלום', 4],
    ['مرحبا', 5],
    ['नमस्ते', 6],
    ['สวัสดี', 6],
    ['“quoted”', 8],
    ['don’t – stop', 12],
    ['\u10ff', 1],
    ['\u2032\u2037', 2],
  ],
  'all other characters weigh 2': [
    ['直播', 4],
    ['こんにちは', 10],
    ['カタカナ', 8],
    ['안녕하세요', 10],
    ['한글 a', 6],
    ['，。', 4],
    ['\u1100', 2],
    ['…', 2],
    ['€', 2],
    ['•', 2],
    ['→', 2],
    ['™', 2],
    ['𝒳', 2],
    ['𠮷', 2],
    ['ａ', 2],
  ],
  'characters without a width weigh what their place says': [
    ['a\u200bb', 3],
    ['a\u200db', 3],
    ['a\u200eb', 4],
    ['\u2060', 2],
    ['\u00ad', 1],
  ],
  'the text is counted in NFC': [
    ['e\u0301', 1],
    ['cafe\u0301', 4],
    ['a\u0323\u0302', 2],
    ['q\u0301', 2],
    ['\u1112\u1161\u11ab', 2],
    ['か\u3099', 2],
    ['Å', 1],
  ],
  'an emoji weighs 2, however it is composed': [
    ['😀', 2],
    ['😀😀', 4],
    ['❤️', 2],
    ['❤', 2],
    [FAMILY, 2],
    ['👩‍💻', 2],
    ['👍🏽', 2],
    ['👩🏿‍🚀', 2],
    ['🏳️‍🌈', 2],
    ['🇩🇪', 2],
    ['🇩🇪🇫🇷', 4],
    ['🇩', 2],
    ['1️⃣', 2],
    ['#️⃣', 2],
    ['🏴󠁧󠁢󠁥󠁮󠁧󠁿', 2],
    ['🔴 LIVE', 7],
    [`a${FAMILY}b`, 4],
    ['©', 1],
    ['©️', 2],
    ['☎️', 2],
  ],
  'a URL with a protocol weighs 23': [
    ['http://a.co', 23],
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 23],
    ['HTTPS://EXAMPLE.COM', 23],
    [`https://example.com/${'a'.repeat(500)}`, 23],
    ['Live: https://example.com/a, now', 34],
    ['(https://example.com)', 25],
    ['https://example.com.', 24],
    ['https://example.com/a_(b)', 23],
    ['https://example.com/a?b=c&d=e#f', 23],
    ['https://example.com:8080/x', 23],
    ['https://直播.com', 23],
    ['https://bücher.de/ä', 23],
    ['https://xn--bcher-kva.example', 29],
    ['https://xn--bcher-kva.de', 23],
    ['https://t.co/abcDEF1234', 23],
    ['https://t.co/abcDEF1234/x', 25],
    ['https://localhost/x', 19],
    ['https://127.0.0.1/x', 19],
    ['ftp://example.com', 17],
    ['https://a.co https://a.co', 47],
    ['https://a.cohttps://a.co', 24],
    [`https://${'a'.repeat(64)}.com`, 76],
    ['直https://a.co', 25],
    ['xhttps://a.co', 13],
  ],
  'so does a bare domain in ASCII letters': [
    ['example.com', 23],
    ['a.co', 23],
    ['www.example.co.uk', 23],
    ['example.com/a/b?c=d', 23],
    ['example.com?c=d', 27],
    ['example.photography', 23],
    ['example.museum.', 24],
    ['youtu.be/dQw4w9WgXcQ', 23],
    ['notes.md', 23],
    ['example.invalid', 15],
    ['report.pdf', 10],
    ['done.It', 23],
    ['1.5', 3],
    ['直播.com', 8],
    ['直a.com', 25],
    ['kim@example.com', 15],
    ['@a.co', 5],
    ['$a.co', 5],
    ['#a.co', 5],
    ['-a.co', 5],
    ['a_b.co', 6],
    ['a_b.c.co', 25],
    ['xn--bcher-kva.de', 23],
    ['example.рф', 23],
  ],
};

describe.each(Object.entries(CASES))('%s', (_, cases) => {
  test.each(cases)('%j', (text, weight) => {
    expect(twitter.parseTweet(text).weightedLength).toBe(weight);
    expect(weightedLength(text)).toBe(weight);
  });
});

test('every top-level domain of twitter-text makes a link, and no other name does', () => {
  const names = [...TOP_LEVEL_DOMAINS, 'kids', 'music', 'local', 'invalid', 'md5', 'zzz'];
  const wrong = names.filter((name) => {
    const text = `see https://herald.${name}/live now, or herald.${name}`;
    return weightedLength(text) !== twitter.parseTweet(text).weightedLength;
  });
  expect(wrong).toEqual([]);
  expect(names.filter((name) => hasUrl(`https://herald.${name}`))).toEqual([...TOP_LEVEL_DOMAINS]);
});

const PIECES = fc.constantFrom(
  ...[
    'http://',
    'https://',
    'HTTPS://',
    'www.',
    't.co/',
    '.com',
    '.co',
    '.uk',
    '.рф',
    '.公司',
    'xn--',
    '.xn--a',
  ],
  ...[
    'a',
    'b-',
    'é',
    'ом',
    '直',
    'İ',
    'ſ',
    '8',
    ':80',
    '/',
    '/a',
    '(',
    ')',
    '?',
    '=',
    '&',
    '#',
    '@',
    '$',
    '%',
    '~',
  ],
  ...[
    '-',
    '_',
    '.',
    ',',
    ';',
    ':',
    '!',
    '+',
    '|',
    '[',
    ']',
    "'",
    '"',
    '`',
    ' ',
    '\n',
    '…',
    '\u200b',
    '\u202a',
    '\ufeff',
  ],
  ...[FAMILY, '🇩', '🇩🇪', '❤', '\ufe0f', '\u200d', '1\ufe0f\u20e3', '\u0301', '\u3099', '\ud83d', '\ude00'],
);
const texts = fc.oneof(
  fc.array(PIECES, { maxLength: 16 }).map((pieces) => pieces.join('')),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
);

test('whatever the text is, its weight is that of twitter-text', () => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(weightedLength(text)).toBe(twitter.parseTweet(text).weightedLength);
    }),
    { numRuns: 20_000 },
  );
});

/** Returns an upper bound: each code point of NFC by its range alone, and 23 for each dot, which may make a link. */
function strictWeight(text: string): number {
  const isLight = (code: number) => code <= 4351 || (code >= 8192 && code <= 8205);
  const weights = [...text.normalize('NFC')].map((character) => (isLight(character.codePointAt(0)!) ? 1 : 2));
  const dots = text.split('.').length - 1;
  return weights.reduce<number>((sum, weight) => sum + weight, 0) + 23 * dots;
}

test('no text that a strict count lets through is too long for twitter-text or for Herald', () => {
  fc.assert(
    fc.property(texts, fc.integer({ min: 1, max: 30 }), (text, times) => {
      const long = text.repeat(times);
      const strict = strictWeight(long);
      expect(weightedLength(long)).toBeLessThanOrEqual(strict);
      expect(twitter.parseTweet(long).weightedLength).toBeLessThanOrEqual(weightedLength(long));
    }),
    { numRuns: 2000 },
  );
});

test('thousands of marks on one letter count no less than twitter-text counts them', () => {
  const text = `a${'\u0301\u0323'.repeat(200)}`;
  expect(weightedLength(text)).toBeGreaterThanOrEqual(twitter.parseTweet(text).weightedLength);
});
