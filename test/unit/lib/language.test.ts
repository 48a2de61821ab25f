import { expect, test } from 'vitest';
import { firstLanguage } from '../../../src/lib/language.ts';

test.each<[tags: string[], language: string]>([
  [['de'], 'de'],
  [['de-AT', 'en'], 'de'],
  [['DE'], 'de'],
  [['fr', 'de', 'en'], 'de'],
  [['en-GB', 'de'], 'en'],
  [['fr'], 'en'],
  [['deutsch'], 'en'],
  [[''], 'en'],
  [[], 'en'],
])('the first language of %j is %s', (tags, language) => {
  expect(firstLanguage(tags)).toBe(language);
});
