import fc from 'fast-check';
import twitter from 'twitter-text';
import { expect, test } from 'vitest';
import { PLATFORMS, type Platform } from '../../../../src/contract/stream/stream.ts';
import type { Fixed } from '../../../../src/lib/captions/body.ts';
import { composeCaption, voiceProblem } from '../../../../src/lib/captions/compose.ts';
import { findEntities } from '../../../../src/lib/captions/entities.ts';
import { hashtagsOf } from '../../../../src/lib/captions/hashtags.ts';
import { captionLength, MAX_LENGTH } from '../../../../src/lib/captions/length.ts';

const URL = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
const fixed: Fixed = { url: URL, coreHashtags: ['#HeraldLive', 'Boats'], cta: 'Join the chat!' };
const TAIL = `Join the chat!\n${URL}\n#HeraldLive #Boats`;

test('a caption is the body, the call to action, the link and the hashtags', () => {
  for (const platform of PLATFORMS) {
    expect(composeCaption(platform, 'We are live!', fixed)).toBe(`We are live!\n${TAIL}`);
  }
  expect(composeCaption('x', 'Thank you!', { url: null, coreHashtags: [], cta: '' })).toBe('Thank you!');
});

test.each([
  ['the link', `We are live: ${URL}`, 'We are live'],
  ['the link in the middle', `Watch ${URL} now`, 'Watch now'],
  ['the link without its protocol', 'Live: www.youtube.com/watch?v=dQw4w9WgXcQ', 'Live'],
  ['the call to action', 'We are live!\nJoin the chat!', 'We are live!'],
  ['the call to action in other letters', 'We are live!\nJOIN THE CHAT!', 'We are live!'],
  ['the call to action in a sentence', 'We are live! Join the chat! Now', 'We are live!\nNow'],
  ['the hashtags', 'We are live! #heraldlive #boats', 'We are live!'],
  ['a hashtag in a sentence', 'On #HeraldLive tonight', 'On HeraldLive tonight'],
  ['a hashtag with two signs', '##HeraldLive is on', 'HeraldLive is on'],
  ['a hashtag of its own', 'Live #sailing', 'Live #sailing'],
  ['all', `Live ${URL}\nJoin the chat!\n#HeraldLive #BOATS`, 'Live'],
])('a body that has %s already has it once', (_, body, kept) => {
  expect(composeCaption('facebook', body, fixed)).toBe(`${kept}\n${TAIL}`);
});

test('a longer URL than the link is not the link', () => {
  expect(composeCaption('facebook', `See ${URL}&list=1`, fixed)).toContain(`See ${URL}&list=1\n`);
});

test('a call to action may have the link and hashtags itself', () => {
  const cta = `Join us at ${URL} #heraldlive`;
  expect(composeCaption('facebook', 'Live', { ...fixed, cta })).toBe(`Live\n${cta}\n#Boats`);
});

test('more than five hashtags become words', () => {
  const text = composeCaption('instagram', '#a #b #c #d #e #f', fixed);
  expect(text.split('\n')[0]).toBe('#a #b #c d e f');
});

/** Each body, and what it becomes on a platform, or on all but Discord, which has its own markup. */
test.each<[Platform | null, body: string, shown: string]>([
  [null, 'With https://www.youtube.com/@friend today', 'With https://www.youtube.com/@friend today'],
  [null, 'See https://mastodon.social/@user, @venue', 'See https://mastodon.social/@user, @\u200bvenue'],
  [null, 'npm: https://www.npmjs.com/package/@scope/x', 'npm: https://www.npmjs.com/package/@scope/x'],
  [
    'discord',
    'https://a_b.example/@x_y (*) <https://a.com/_>',
    'https://a_b.example/@x_y (\\*) <https://a.com/_>',
  ],
  ['facebook', 'https://localhost/@me#boats', 'https://localhost/@me#boats'],
  [null, 'Mail kim@example.com', 'Mail kim@example.com'],
  [null, 'https://example.com/guide#boats now', 'https://example.com/guide#boats now'],
  [null, 'Über#Boats stays, 駅#HeraldLive too', 'Über#Boats stays, 駅#HeraldLive too'],
  [null, 'Read https://example.com/#a #b #c #d #e', 'Read https://example.com/#a #b #c #d e'],
  ['facebook', 'Go to https://join.example/Join the chat!/x', 'Go to https://join.example/Join the chat!/x'],
  [
    null,
    'Also https://example.com/?v=www.youtube.com/watch?v=dQw4w9WgXcQ',
    'Also https://example.com/?v=www.youtube.com/watch?v=dQw4w9WgXcQ',
  ],
  [null, `今すぐ${URL}を見る`, '今すぐ を見る'],
  [null, 'سلام می‌خواهم ببینم', 'سلام می‌خواهم ببینم'],
  [null, 'ශ්‍රී ന്‍ র‍্য क्‍ष ᠠ᠎ᠠ', 'ශ්‍රී ന്‍ র‍্য क्‍ष ᠠ᠎ᠠ'],
  [null, '👩‍💻 ❤️‍🔥 🏴󠁧󠁢󠁥󠁮󠁧󠁿 1️⃣', '👩‍💻 ❤️‍🔥 🏴󠁧󠁢󠁥󠁮󠁧󠁿 1️⃣'],
  [null, 'a\u200cb\u200dc \u{e0041}d\u00ade\ufefff\uffffg\ufffeh', 'abc defgh'],
  [null, 'ev\u200bil.example', 'evil.example'],
])('%s: %j stays what it is', (platform, body, shown) => {
  for (const each of platform ? [platform] : PLATFORMS.filter((one) => one !== 'discord')) {
    expect(composeCaption(each, body, fixed).split(`\n${TAIL}`)[0]).toBe(shown);
  }
});

test('a text is not cut within a link, and the ellipsis is not part of one', () => {
  const link = 'https://www.youtube.com/@friend';
  const body = (length: number) => `${'a'.repeat(length)} ${link} ${'b '.repeat(1000)}`;
  const ends = Array.from({ length: 60 }, (_, i) =>
    composeCaption('discord', body(1870 + i), fixed)
      .split('\n')[0]!
      .replace(/^a{1870,}/, '')
      .replace(/(?: b)+/, ' b'),
  );
  expect([...new Set(ends)]).toEqual([` ${link} b…`, ` ${link} …`, '…']);
});

test('invisible characters of the settings are left out', () => {
  const text = composeCaption('x', 'Live', {
    url: 'https://a.com/\u200bb\uffff',
    coreHashtags: [],
    cta: 'Join\ufeff!',
  });
  expect(text).toBe('Live\nJoin!\nhttps://a.com/%E2%80%8Bb%EF%BF%BF');
});

test.each([
  ['mentions', '@everyone come, ＠kim and <@123>', 'come'],
  ['controls and marks of direction', 'a\u0000b\u202ec\u2066d\u200be', 'abcde'],
  ['line breaks', 'a\r\n\r\n\r\n\r\nb\u2028c', 'a\n\nb\nc'],
])('%s in a title do no harm', (_, body, shown) => {
  for (const platform of PLATFORMS) {
    const text = composeCaption(platform, body, { url: null, coreHashtags: [], cta: '' });
    expect(text).toContain(shown);
    expect(findEntities(platform, text)).toEqual([]);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the expression looks for them
    expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u202a-\u202e\u2066-\u2069]/);
  }
});

test('Discord shows the markup of a title as it is', () => {
  const text = composeCaption('discord', '# *Big* __day__ ||hi|| `x` [a](b) <#1>\n> no', {
    ...fixed,
    cta: '',
  });
  expect(text.split('\n').slice(0, 2)).toEqual([
    '\\# \\*Big\\* \\_\\_day\\_\\_ \\|\\|hi\\|\\| \\`x\\` \\[a\\](b) \\<#1>',
    '\\> no',
  ]);
  expect(composeCaption('facebook', '*Big* day', fixed)).toContain('*Big* day\n');
});

test('what is too long is the body, which ends at a word with an ellipsis', () => {
  const text = composeCaption('x', 'Building a boat '.repeat(40), fixed);
  expect(text).toMatch(/(?:boat|a|Building)…\nJoin the chat!\n/);
  expect(text.endsWith(TAIL)).toBe(true);
  expect(captionLength('x', text)).toBeLessThanOrEqual(280);
  expect(captionLength('x', text)).toBeGreaterThan(265);
  expect(composeCaption('x', '直播'.repeat(200), fixed)).toMatch(/^(?:直播)+直?…\n/);
  expect(composeCaption('x', '👨‍👩‍👧‍👦'.repeat(300), fixed)).toMatch(/^(?:👨‍👩‍👧‍👦)+…\n/u);
});

test('a link of 1,900 characters puts out on Discord what has no room beside it, and the hashtags first', () => {
  const compose = (length: number) =>
    composeCaption('discord', 'Live!', { ...fixed, url: URL.padEnd(length, 'y') }).replace(/y{9,}/, '…');
  expect(compose(1950)).toBe(`Live!\nJoin the chat!\n${URL}…\n#HeraldLive #Boats`);
  expect(compose(1980)).toBe(`Liv…\nJoin the chat!\n${URL}…`);
  expect(compose(1993)).toBe(`Live!\n${URL}…`);
  expect(compose(2000)).toBe(`${URL}…`);
  expect(compose(2001)).toBe('Live!');
});

test('what is no http address is no link', () => {
  for (const url of ['javascript:alert(1)', 'https://a b', 'https://', '']) {
    expect(composeCaption('x', 'Live', { url, coreHashtags: [], cta: '' })).toBe('Live');
  }
});

test('settings are refused that leave fewer than 60 characters for the words', () => {
  const tags = (count: number) => Array.from({ length: count }, (_, i) => `#${String(i).padStart(9, 'a')}`);
  // Of 280, the link takes 23, line breaks take 2, and the call to action 195.
  expect(voiceProblem('x', { coreHashtags: [], cta: 'a'.repeat(195) })).toBeNull();
  expect(voiceProblem('x', { coreHashtags: [], cta: 'a'.repeat(196) })).toContain('leave 59 of 280');
  expect(voiceProblem('x', { coreHashtags: [], cta: '直'.repeat(98) })).toContain('leave 59 of 280');
  expect(voiceProblem('x', { coreHashtags: tags(10), cta: 'a'.repeat(85) })).toBeNull();
  expect(voiceProblem('x', { coreHashtags: tags(10), cta: 'a'.repeat(86) })).toContain('leave 59');
  const most = { coreHashtags: tags(10).map((tag) => tag.padEnd(101, 'b')), cta: 'a'.repeat(200) };
  expect(voiceProblem('x', most)).toContain('leave 0');
  for (const platform of ['discord', 'instagram', 'facebook'] as const)
    expect(voiceProblem(platform, most)).toBeNull();
});

const words = fc.oneof(
  fc.constantFrom(
    URL,
    '#HeraldLive',
    '#heraldlive',
    'Join the chat!',
    '@everyone',
    '#other',
    '\n',
    '*',
    '\\',
    '<@1>',
    'https://mastodon.social/@user',
    'kim@example.com',
  ),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.string({ unit: 'binary', maxLength: 30 }),
);
const bodies = fc
  .tuple(fc.array(words, { maxLength: 20 }), fc.integer({ min: 1, max: 40 }))
  .map(([parts, times]) => `${parts.join(' ')} `.repeat(times));
const settings = fc.record({
  url: fc.option(fc.constantFrom(URL, 'https://youtu.be/dQw4w9WgXcQ', 'https://live.example/a_b?c=d#e')),
  coreHashtags: fc.array(fc.stringMatching(/^#?[a-zA-Z_]{0,20}[a-zé]$/), { maxLength: 5 }),
  cta: fc.constantFrom('', 'Join the chat!', 'Schaltet ein 🎉', '今すぐ見る'),
});

test('whatever the body is, the text fits, and has the link, each hashtag and the call to action once', () => {
  fc.assert(
    fc.property(fc.constantFrom(...PLATFORMS), bodies, settings, (platform, body, given) => {
      fc.pre(voiceProblem(platform, given) === null);
      const text = composeCaption(platform, body, given);
      expect(captionLength(platform, text)).toBeLessThanOrEqual(MAX_LENGTH[platform]);
      if (given.url) expect(text.split(given.url)).toHaveLength(2);
      if (given.cta) expect(text.split(given.cta)).toHaveLength(2);
      const tags = hashtagsOf(text.replace(given.url ?? '', '')).map((tag) => tag.toLowerCase());
      for (const tag of given.coreHashtags) {
        const name = `#${tag.replace(/^#/, '').toLowerCase()}`;
        expect(tags.filter((each) => each === name)).toHaveLength(1);
      }
      expect(findEntities(platform, text).filter(({ kind }) => kind === 'mention')).toEqual([]);
      expect(twitter.hasInvalidCharacters(text)).toBe(false);
    }),
    { numRuns: 2000 },
  );
});
