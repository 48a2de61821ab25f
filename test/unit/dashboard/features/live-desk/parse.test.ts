import { describe, expect, test } from 'vitest';
import {
  firstLink,
  foldOf,
  partsOf,
} from '../../../../../src/dashboard/features/live-desk/previews/parse.ts';

const LINK = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';

describe('partsOf', () => {
  test('shortens links on X as X shows them', () => {
    expect(partsOf('x', `Now: ${LINK}.`)).toEqual([
      { kind: 'text', text: 'Now: ' },
      { kind: 'link', text: 'youtube.com/watch?v=dQw4w9W…' },
      { kind: 'text', text: '.' },
    ]);
  });

  test('knows hashtags, and that a number is none', () => {
    expect(partsOf('x', 'Day #3 of #HeraldLive')).toEqual([
      { kind: 'text', text: 'Day #3 of ' },
      { kind: 'tag', text: '#HeraldLive' },
    ]);
  });

  test('shows escaped markup as Discord does, without hashtags', () => {
    expect(partsOf('discord', '2 \\* 3 #tag')).toEqual([{ kind: 'text', text: '2 * 3 #tag' }]);
  });

  test('links nothing on Instagram', () => {
    expect(partsOf('instagram', `See ${LINK}`)).toEqual([{ kind: 'text', text: `See ${LINK}` }]);
  });
});

describe('firstLink', () => {
  test('leaves the punctuation of the sentence out', () => {
    expect(firstLink('discord', `(${LINK})`)?.href).toBe(LINK);
    expect(firstLink('x', 'no link')).toBeNull();
  });
});

describe('parts', () => {
  const tags = (platform: Parameters<typeof partsOf>[0], text: string) =>
    partsOf(platform, text)
      .filter(({ kind }) => kind !== 'text')
      .map(({ text }) => text);

  test.each<[Parameters<typeof partsOf>[0], text: string, ...shown: string[]]>([
    ['x', 'https://a.com/@kim#b youtu.be/c @kim #d $EF', 'a.com/@kim#b', 'youtu.be/c', '@kim', '#d', '$EF'],
    ['x', 'Über#cool, @\u200bkim, kim@example.com'],
    ['x', '今すぐhttps://youtu.be/abcを見る #ハロ〜さん', 'youtu.be/abc', '#ハロ〜さん'],
    ['discord', 'https://a_b.example/@kim \\<https://a.com', 'https://a_b.example/@kim', 'https://a.com'],
    ['instagram', 'https://a.com/#b #c#d @kim.lee', '#c', '#d', '@kim.lee'],
    ['facebook', 'youtube.com/@kim #b', 'youtube.com/@kim', '#b'],
  ])('%s shows %j', (platform, text, ...shown) => {
    expect(tags(platform, text)).toEqual(shown);
  });

  test('a link without a protocol has a card, too', () => {
    expect(firstLink('facebook', 'See youtube.com/@kim')?.href).toBe('https://youtube.com/@kim');
    expect(firstLink('discord', 'See youtube.com/@kim')).toBeNull();
  });
});

describe('foldOf', () => {
  test('folds at the end of a word', () => {
    const text = `${'word '.repeat(30)}`;
    const fold = foldOf('instagram', text)!;
    expect(fold).toBeLessThanOrEqual(125);
    expect(text[fold]).toBe(' ');
  });

  test('folds nothing that is short, and nothing on Discord', () => {
    expect(foldOf('facebook', 'short')).toBeNull();
    expect(foldOf('discord', 'a'.repeat(2000))).toBeNull();
  });
});
