import twitter from 'twitter-text';
import { expect, test } from 'vitest';
import { PLATFORMS } from '../../../../src/contract/stream/stream.ts';
import { captionLength, MAX_LENGTH } from '../../../../src/lib/captions/length.ts';
import { costOf, textProblems } from '../../../../src/lib/captions/problems.ts';

const codes = (...args: Parameters<typeof textProblems>) => textProblems(...args).map(({ code }) => code);
const image = { hasImage: true };

test('each platform counts in its own measure', () => {
  const lengths = PLATFORMS.map((platform) => [platform, captionLength(platform, '👍🏽 https://a.co')]);
  expect(Object.fromEntries(lengths)).toEqual({ discord: 15, x: 26, instagram: 17, facebook: 17 });
});

test('a text of the longest length fits, and one more character does not', () => {
  for (const platform of PLATFORMS) {
    const text = 'a'.repeat(MAX_LENGTH[platform]);
    expect(codes(platform, text, image)).toEqual([]);
    expect(codes(platform, `${text}b`, image)).toEqual(['TEXT_TOO_LONG']);
  }
  expect(codes('x', `${'a'.repeat(256)} https://example.com/${'b'.repeat(100)}`, image)).toEqual([]);
  expect(codes('x', '直'.repeat(141), image)).toEqual(['TEXT_TOO_LONG']);
  expect(codes('discord', '😀'.repeat(2000), image)).toEqual([]);
});

test('a text of spaces is empty', () => {
  for (const platform of PLATFORMS) expect(codes(platform, ' \n', image)).toEqual(['TEXT_EMPTY']);
});

test('Instagram takes thirty hashtags, twenty mentions, and no post without an image', () => {
  const tags = Array.from({ length: 30 }, (_, i) => `#tag${i}`).join(' ');
  const mentions = Array.from({ length: 20 }, (_, i) => `@kim${i}`).join(' ');
  expect(codes('instagram', `${tags} ${mentions} #1 kim@example.com`, image)).toEqual([]);
  expect(codes('instagram', `${tags}#more`, image)).toEqual(['TOO_MANY_HASHTAGS']);
  expect(codes('instagram', `${mentions} @more`, image)).toEqual(['TOO_MANY_MENTIONS']);
  expect(codes('instagram', 'Live', { hasImage: false })).toEqual(['IMAGE_MISSING']);
  expect(codes('facebook', `${tags}#more ${mentions} @more`, { hasImage: false })).toEqual([]);
});

test('what is in links is no hashtag and no mention', () => {
  const lines = (line: (i: number) => string) => Array.from({ length: 31 }, (_, i) => line(i)).join('\n');
  const texts = [
    lines((i) => `https://e.example/p${i}#part${i}`),
    lines((i) => `e${i}.example.org/#news`),
    lines((i) => `#http://e.example/${i}`),
    lines((i) => `https://www.youtube.com/@kim${i}`),
    `${lines((i) => `駅${i}#東京${i}号、`)}`,
    `${Array.from({ length: 30 }, (_, i) => `#t${i}`).join(' ')} https://e.example/a#b`,
  ];
  for (const text of texts) expect(codes('instagram', text, image)).toEqual([]);
  expect(
    codes(
      'instagram',
      lines((i) => `#tag${i}`),
      image,
    ),
  ).toEqual(['TOO_MANY_HASHTAGS']);
});

test.each(['\ufeff', '\ufffe', '\uffff'])('X takes no %j', (character) => {
  for (const text of [character, `${character}Live`, `Live${character}!`, `https://a.com/${character}b`]) {
    expect(twitter.parseTweet(text).valid).toBe(false);
    expect(codes('x', `a${text}`, image)).toEqual(['INVALID_CHARACTERS']);
    expect(codes('facebook', `a${text}`, image)).toEqual([]);
  }
  for (const text of ['\u200b', '\ufffd', '\ufdd0', '👩‍💻'])
    expect(codes('x', `a${text}`, image)).toEqual([]);
});

test('X charges more for what it takes for a URL', () => {
  expect(costOf('x', 'We are live')).toBe(0.015);
  expect(costOf('x', 'We are live: https://youtu.be/dQw4w9WgXcQ')).toBe(0.2);
  expect(costOf('x', 'We are live on youtube.com')).toBe(0.2);
  expect(costOf('x', 'kim@example.com')).toBe(0.015);
  for (const platform of ['discord', 'instagram', 'facebook'] as const)
    expect(costOf(platform, 'https://youtu.be/dQw4w9WgXcQ')).toBeNull();
});
