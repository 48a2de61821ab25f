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
    expect(firstLink(`(${LINK})`)?.href).toBe(LINK);
    expect(firstLink('no link')).toBeNull();
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
