import { expect, test } from 'vitest';
import { decodeCalendar } from '../../../../src/lib/message/calendar-text.ts';

const latin1 = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const utf8 = (text: string) => new Uint8Array(Buffer.from(text));
/** Folds a text before each of its octets. */
const folded = (bytes: Uint8Array, fold: string) =>
  new Uint8Array(Buffer.concat([...bytes].map((byte) => Buffer.from([...Buffer.from(fold), byte]))));

test.each([
  ['between the octets of é', latin1('SUMMARY:Caf\xc3\r\n \xa9'), undefined, 'SUMMARY:Café'],
  ['with a tab', latin1('SUMMARY:Caf\xc3\r\n\t\xa9'), undefined, 'SUMMARY:Café'],
  ['without a carriage return', latin1('SUMMARY:Caf\xc3\n \xa9'), undefined, 'SUMMARY:Café'],
  ['with a doubled carriage return', latin1('SUMMARY:Caf\xc3\r\r\n \xa9'), undefined, 'SUMMARY:Café'],
  ['with an empty line', latin1('SUMMARY:Caf\xc3\n\n \xa9'), undefined, 'SUMMARY:Café'],
  ['empty lines that no space follows', utf8('a\r\n\r\nb'), undefined, 'a\r\n\r\nb'],
  ['before each octet of four', folded(utf8('💚'), '\r\n '), 'utf-8', '💚'],
  ['before each octet of a text', folded(utf8('Größe 漢字'), '\n '), undefined, 'Größe 漢字'],
  ['in iso-8859-1', latin1('SUMMARY:Caf\r\n \xe9'), 'iso-8859-1', 'SUMMARY:Café'],
  ['in Shift_JIS', folded(new Uint8Array([0x8a, 0xbf, 0x8e, 0x9a]), '\r\n '), 'shift_jis', '漢字'],
  ['in GB18030', folded(new Uint8Array([0xba, 0xba, 0xd7, 0xd6]), '\r\n '), 'gb18030', '汉字'],
  ['two spaces: the second is of the text', utf8('a\r\n  b'), undefined, 'a b'],
  ['no fold', utf8('a\r\nb\n'), undefined, 'a\r\nb\n'],
  ['a line end at the end', utf8('a\r\n'), undefined, 'a\r\n'],
  [
    'in UTF-16, by its mark',
    new Uint8Array(Buffer.from('\ufeffSUMMARY:Café', 'utf16le')),
    'utf-16',
    'SUMMARY:Café',
  ],
])('%s', (_, bytes, charset, text) => {
  expect(decodeCalendar(bytes, charset)).toBe(text);
});
