import fc from 'fast-check';
import twitter from 'twitter-text';
import { describe, expect, test } from 'vitest';
import type { Platform } from '../../../../src/contract/stream/stream.ts';
import { findEntities } from '../../../../src/lib/captions/entities.ts';

const show = (platform: Platform, text: string) =>
  findEntities(platform, text).map(({ kind, start, end }) => `${kind} ${text.slice(start, end)}`);

function byTwitter(text: string): string[] {
  return twitter.extractEntitiesWithIndices(text).map((entity) => {
    const kind =
      'url' in entity
        ? 'link'
        : 'screenName' in entity
          ? 'mention'
          : 'hashtag' in entity
            ? 'hashtag'
            : 'cashtag';
    return `${kind} ${text.slice(...entity.indices)}`;
  });
}

/** The entities of each text by the grammar of twitter-text 3.1.0, which the tests ask, too. */
const CASES: Record<string, [text: string, ...entities: string[]][]> = {
  links: [
    ['https://www.youtube.com/@friend', 'link https://www.youtube.com/@friend'],
    ['https://mastodon.social/@user today', 'link https://mastodon.social/@user'],
    ['https://www.npmjs.com/package/@scope/x', 'link https://www.npmjs.com/package/@scope/x'],
    ['youtube.com/@friend and @kim', 'link youtube.com/@friend', 'mention @kim'],
    ['https://example.com/guide#setup', 'link https://example.com/guide#setup'],
    ['example.org/#news', 'link example.org/#news'],
    ['https://example.com/?tag=#a&b=@c', 'link https://example.com/?tag=#a&b=@c'],
    [
      'https://example.com/?a|#b "https://example.com"#c',
      'link https://example.com/?a|#b',
      'link https://example.com',
      'hashtag #c',
    ],
    ['https://example.com/$AB', 'link https://example.com/$AB'],
    ['今すぐhttps://youtu.be/abcを見る', 'link https://youtu.be/abc'],
    ['見るyoutu.be/abcを', 'link youtu.be/abc'],
    ['(https://example.com/a_(b))', 'link https://example.com/a_(b)'],
    ['example.com・.co/list', 'link example.com・.co/list'],
    ['https://live.example/@a', 'mention @a'],
    ['https://e.example/p0#part0'],
  ],
  hashtags: [
    ['#佐々木 #各〃', 'hashtag #佐々木', 'hashtag #各〃'],
    ['#ネ～ム 夏', 'hashtag #ネ～ム'],
    ['#ハロ〜さん 夏', 'hashtag #ハロ〜さん'],
    ['#カ・タ゠カナ゛ ゜', 'hashtag #カ・タ゠カナ゛'],
    ['#בית־ספר', 'hashtag #בית־ספר'],
    ['#צה״ל ו#ג׳ז', 'hashtag #צה״ל'],
    ['#می‌روم', 'hashtag #می‌روم'],
    ['#ශ්‍රී', 'hashtag #ශ්‍රී'],
    ['#བཀྲ་ཤིས', 'hashtag #བཀྲ་ཤིས'],
    ['#col·lecció', 'hashtag #col·lecció'],
    ['#3 #drei #2nd #_ #_a', 'hashtag #drei', 'hashtag #2nd', 'hashtag #_a'],
    ['Über#cool'],
    ['駅#東京'],
    ['駅、#東京。', 'hashtag #東京'],
    ['𠮷#a 𝟗#b'],
    ['#http://example.com'],
    ['#a#b'],
    ['##a', 'hashtag #a'],
    ['＃全角', 'hashtag ＃全角'],
    ['&#x3b; &#39;'],
    ['#️⃣ #⃣ ❤️#a', 'hashtag #a'],
    ['#a\ufe0f#b'],
    ['(#a),#b', 'hashtag #a', 'hashtag #b'],
    ['#example.com', 'hashtag #example'],
  ],
  mentions: [
    ['@kim', 'mention @kim'],
    ['＠kim: @a_1, (@b)', 'mention ＠kim', 'mention @a_1', 'mention @b'],
    ['@kim/list-1 @kim/1', 'mention @kim/list-1', 'mention @kim'],
    ['東京@kim駅', 'mention @kim'],
    ['kim@example.com'],
    ['josé@example.com', 'mention @example'],
    ['@@kim !@kim #@kim'],
    ['@kimé @kim@lee @http://a'],
    ['rt@kim RT:@kim xrt@kim', 'mention @kim', 'mention @kim'],
    ['@kim.de', 'mention @kim'],
    [`@${'a'.repeat(25)}`, `mention @${'a'.repeat(20)}`],
  ],
  cashtags: [
    ['$HRLD and $BRK.B!', 'cashtag $HRLD', 'cashtag $BRK.B'],
    ['$5 US$AB $TOOLONGS $a-b', 'cashtag $a'],
    ['直$AB 　$AB', 'cashtag $AB'],
  ],
};

describe.each(Object.entries(CASES))('%s on X', (_, cases) => {
  test.each(cases)('%j', (text, ...entities) => {
    expect(byTwitter(text)).toEqual(entities);
    expect(show('x', text)).toEqual(entities);
  });
});

const PIECES = fc.constantFrom(
  ...[
    '#',
    '＃',
    '@',
    '＠',
    '$',
    '&',
    '/',
    ':',
    '://',
    '.',
    ',',
    '-',
    '_',
    '~',
    '+',
    '!',
    '(',
    ')',
    ' ',
    '\n',
  ],
  ...[
    'a',
    'B',
    '1',
    'rt',
    'RT',
    'é',
    'ß',
    'к',
    '直',
    'ス',
    '・',
    '〃',
    '〜',
    '～',
    '·',
    '־',
    '་',
    '𠮷',
    '𝟗',
    '😀',
  ],
  ...['\u200c', '\u200d', '\u200b', '\ufe0e', '\ufe0f', '\u20e3', '\u0301', '\u3000', '\u00a0', '\ufeff'],
  ...['\ud83d', '\ude00', 'https://', 'http://', 'example.com', '.co', 'youtu.be/', '/list', '²', 'Ⅳ'],
);

test('X reads any text as twitter-text does', () => {
  fc.assert(
    fc.property(fc.array(PIECES, { maxLength: 12 }), (pieces) => {
      const text = pieces.join('');
      expect(show('x', text)).toEqual(byTwitter(text));
    }),
    { numRuns: 20_000 },
  );
});

test.each<[Platform, text: string, ...entities: string[]]>([
  ['discord', 'https://localhost/@a youtu.be/a', 'link https://localhost/@a'],
  [
    'discord',
    '<https://example.com/a>, "https://example.com/b".',
    'link https://example.com/a',
    'link https://example.com/b',
  ],
  ['discord', 'https://ja.wikipedia.org/wiki/日本', 'link https://ja.wikipedia.org/wiki/日本'],
  ['discord', '(https://a.com/b) https://a.com/b_(c)', 'link https://a.com/b', 'link https://a.com/b_(c)'],
  ['discord', '$AB'],
  ['facebook', 'https://localhost/@a youtu.be/a', 'link https://localhost/@a', 'link youtu.be/a'],
  ['facebook', '今すぐhttps://youtu.be/abcを見る', 'link https://youtu.be/abc'],
  ['facebook', '@[1234] josé@example.com', 'mention @['],
  [
    'instagram',
    'https://e.example/p0#part0 example.org/#news',
    'link https://e.example/p0#part0',
    'link example.org/#news',
  ],
  ['instagram', '#a#b ##c', 'hashtag #a', 'hashtag #b', 'hashtag #c'],
  ['instagram', '#a#http://b', 'hashtag #a', 'link http://b'],
  ['instagram', '@kim.lee, 東京@kim, kim@example.com', 'mention @kim.lee', 'mention @kim'],
])('%s reads %j', (platform, text, ...entities) => {
  expect(show(platform, text)).toEqual(entities);
});

test('any text takes linear time', () => {
  const texts = [
    '#',
    '#a',
    '#a#',
    '@',
    'rt:',
    '@a/',
    '$a',
    'https://',
    '(https://',
    'https://a)',
    '#\u200c',
    'a.',
  ];
  for (const text of texts) {
    const started = process.cpuUsage().user;
    for (const platform of ['x', 'discord', 'instagram'] as const)
      findEntities(platform, text.repeat(20_000));
    expect((process.cpuUsage().user - started) / 1000, text).toBeLessThan(2000);
  }
});
