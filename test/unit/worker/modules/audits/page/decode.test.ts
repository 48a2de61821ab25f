import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodePage } from '../../../../../../src/worker/modules/audits/page/decode.ts';

const bytesOf = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const utf8 = (text: string) => new TextEncoder().encode(text);

test.each([
  ['a mark of UTF-8 before all else', '\xef\xbb\xbf\xc3\xa9', 'text/html; charset=windows-1251', 'é'],
  ['a mark of UTF-16, little end first', '\xff\xfe\xe9\0', 'text/html; charset=utf-8', 'é'],
  ['a mark of UTF-16, big end first', '\xfe\xff\0\xe9', null, 'é'],
  [
    'the Content-Type before the page',
    '<meta charset=koi8-r>\xe9',
    'text/html; CHARSET="windows-1251"',
    '<meta charset=koi8-r>й',
  ],
  ['<meta charset>', '<meta charset=windows-1251>\xe9', 'text/html', '<meta charset=windows-1251>й'],
  [
    '<meta http-equiv>',
    '<meta http-equiv=Content-Type content="text/html;charset=koi8-r">\xc1',
    null,
    undefined,
  ],
  [
    'a charset that nobody knows in Content-Type',
    '<meta charset=windows-1251>\xe9',
    'text/html; charset=boats',
    '<meta charset=windows-1251>й',
  ],
  ['UTF-16 in <meta>, which cannot be', '<meta charset=utf-16>\xc3\xa9', null, '<meta charset=utf-16>é'],
  ['<meta> in a comment', '<!--<meta charset=koi8-r>-->\xe9.', null, '<!--<meta charset=koi8-r>-->é.'],
  ['iso-8859-1, which is windows-1252', '\x80', 'text/html; charset=iso-8859-1', '€'],
  ['nothing, for UTF-8', '\xc3\xa9', null, 'é'],
  ['nothing, for a page cut within a character', '\xc3\xa9\xe2\x82', null, 'é\ufffd'],
  ['nothing, for what is not UTF-8', '\xe9 \x80 x', null, 'é € x'],
  ['UTF-8 for what is not UTF-8', 'a\xe9b', 'text/html; charset=utf-8', 'a\ufffdb'],
])('a page is decoded by %s', (_, bytes, contentType, text) => {
  expect(decodePage(bytesOf(bytes), contentType)).toBe(
    text ?? '<meta http-equiv=Content-Type content="text/html;charset=koi8-r">а',
  );
});

test('a <meta> after 1,024 bytes does not count', () => {
  const [early, late] = [1000, 1020].map((length) =>
    decodePage(bytesOf(`${' '.repeat(length)}<meta charset=koi8-r>\xc1.`), null),
  );
  expect(early?.at(-2)).toBe('а');
  expect(late?.at(-2)).toBe('Á');
});

test('any bytes with any Content-Type are decoded', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 50 }), fc.string(), (bytes, type) => {
      expect(typeof decodePage(bytes, `text/html; charset=${type}`)).toBe('string');
    }),
  );
});

test('text in UTF-8 comes back', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const page = `<meta charset=utf-8>${text.replaceAll('\ufeff', '')}`;
      expect(decodePage(utf8(page), null)).toBe(page);
    }),
  );
});
