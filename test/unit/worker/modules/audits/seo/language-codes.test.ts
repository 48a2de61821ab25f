import { expect, test } from 'vitest';
import { primaryLanguage } from '../../../../../../src/worker/modules/audits/seo/language-codes.ts';
import { isGenericText } from '../../../../../../src/worker/modules/audits/seo/link-words.ts';

test.each([
  ['de', 'de'],
  ['DE', 'de'],
  ['de-AT', 'de'],
  ['De-at', 'de'],
  ['de_AT', 'de'],
  ['DE_at.UTF-8', 'de'],
  [' de ', 'de'],
  ['de-Latn-DE-1996', 'de'],
  ['de--', 'de'],
  ['deu', 'deu'],
  ['x-default', 'x'],
  ['_', ''],
])('the language of %j is %j', (tag, language) => {
  expect(primaryLanguage(tag)).toBe(language);
  expect(isGenericText('hier', tag)).toBe(language === 'de');
});
