import { expect, test } from 'vitest';
import { decodePage } from '../../../../../src/worker/modules/audits/page/decode.ts';
import { titleOf } from '../../../../../src/worker/modules/audits/page/elements.ts';
import { readDocument } from '../../../../../src/worker/modules/audits/page/read.ts';

const title = (bytes: number[]) => [...new TextEncoder().encode('<title>'), ...bytes];

test.each([
  ['utf-8', [0xe2, 0x82, 0xac], '€'],
  ['iso-8859-1', [0x80], '€'],
  ['windows-1252', [0x81, 0x8d], '\u0081\u008d'],
  ['latin1', [0xe9], 'é'],
  ['windows-1251', [0xe9], 'й'],
  ['iso-8859-2', [0xb1], 'ą'],
  ['koi8-r', [0xc1], 'а'],
  ['macintosh', [0x8e], 'é'],
  ['shift_jis', [0x93, 0xfa], '日'],
  ['euc-jp', [0xc6, 0xfc], '日'],
  ['iso-2022-jp', [0x1b, 0x24, 0x42, 0x46, 0x7c, 0x1b, 0x28, 0x42], '日'],
  ['gb2312', [0xc8, 0xd5], '日'],
  ['gb18030', [0xc8, 0xd5], '日'],
  ['big5', [0xa4, 0xe9], '日'],
  ['euc-kr', [0xc0, 0xcf], '일'],
  ['no-such-charset', [0xe9, 0x2e], 'é.'],
])('workerd decodes a page in %s', (charset, bytes, text) => {
  const page = decodePage(Uint8Array.from(title(bytes)), `text/html; charset=${charset}`);
  expect(titleOf(readDocument(page))).toBe(text);
});
