import { expect, test } from 'vitest';
import { withoutWrapper } from '../../../src/lib/json-ld.ts';

const JSON_LD = '{"a":1}';

test.each([
  JSON_LD,
  `\n  ${JSON_LD}\n`,
  `<!--${JSON_LD}-->`,
  `<!-- ${JSON_LD} //-->`,
  `<![CDATA[${JSON_LD}]]>`,
  `//<![CDATA[\n${JSON_LD}\n//]]>`,
  `/*<![CDATA[*/ ${JSON_LD} /*]]>*/`,
  `<!--//--><![CDATA[//><!--\n${JSON_LD}\n//--><!]]>`,
])('%j is read without its wrapper', (script) => {
  expect(withoutWrapper(script)).toBe(JSON_LD);
});

test.each(['', '//', '<!-- -->', '<![CDATA[]]>'])('%j is empty', (script) => {
  expect(withoutWrapper(script)).toBe('');
});
