import { describe, expect, test } from 'vitest';
import { parseMessage } from '../../../../src/lib/message/parse.ts';

const latin1 = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const read = (headers: string, body: string) =>
  parseMessage(latin1(`From: kim@example.com\r\n${headers}\r\n\r\n${body}`));
const plain = (charset: string) => `Content-Type: text/plain; charset=${charset}`;

describe('the charset of a text', () => {
  test.each([
    ['cp437', 'Gr\x81\xe1e \xb3 50 \x9b', 'Grüße │ 50 ¢'],
    ['IBM437', '\x9c 12', '£ 12'],
    ['cp850', 'Gr\x81\xe1e \xb8 2024', 'Grüße © 2024'],
    ['IBM00858', '50 \xd5', '50 €'],
    ['x-cp852', '\xe7', 'š'],
    ['"DOS-862"', '\x80', 'א'],
    ['utf-7', 'Gr+APwA3w-e +- 1 + 2+AKM, +2D3eAA-', 'Grüße + 1 + 2£, 😀'],
    ['UNICODE-1-1-UTF-7', 'a+ZeVnLIqe-b', 'a日本語b'],
    ['iso-8859-15', '50 \xa4', '50 €'],
    ['cp932', '\x93\xfa\x96{', '日本'],
    ['no-such-charset', 'caf\xe9', 'café'],
  ])('%s', async (charset, body, text) => {
    expect((await read(plain(charset), body)).text.trimEnd()).toBe(text);
    const encoded = Buffer.from(body, 'latin1').toString('base64');
    expect((await read(`${plain(charset)}\r\nContent-Transfer-Encoding: base64`, encoded)).text).toBe(text);
  });

  test.each([
    ['<meta charset="windows-1251">', '\xcf\xf0\xe8\xe2\xe5\xf2', 'Привет'],
    ['<META http-equiv=Content-Type content="text/html; charset=koi8-r">', '\xf0\xd2\xc9', 'При'],
    ["<meta name=x><meta charset = 'cp850'>", '\x81', 'ü'],
    ['<meta charset=utf-16>', 'Ã¼', 'ü'],
    ['<title>charset=windows-1251</title>', 'Ã¼', 'ü'],
  ])('named only in %s', async (meta, body, text) => {
    const email = await read(
      'Content-Type: text/html',
      `<html><head>${meta}</head><body>${body}</body></html>`,
    );
    expect(email.text.trim()).toBe(text);
    expect(email.html).toContain(text.slice(-1));
  });

  test('the MIME charset takes precedence over the one in HTML', async () => {
    const { text } = await read('Content-Type: text/html; charset=utf-8', '<meta charset=windows-1251>Ã¼');
    expect(text).toBe('ü');
  });

  test('an unnamed charset is UTF-8, or windows-1252 if most of the text is not UTF-8', async () => {
    expect((await read('', 'Ã¼ber')).text.trim()).toBe('über');
    expect((await read('', '\xfcber caf\xe9')).text.trim()).toBe('über café');
    expect((await read('', 'Ã¼Ã¼ber caf\xe9')).text.trim()).toBe('üüber caf\ufffd');
  });
});

describe('headers with raw 8-bit characters', () => {
  test.each([
    ['UTF-8', 'Gr\xc3\xbc\xc3\x9fe', 'text/plain; charset=iso-8859-1', 'Grüße'],
    ['the charset of the text', '\xcf\xf0\xe8', 'text/plain; charset=windows-1251', 'При'],
    ['that of a code page', 'Gr\x81\xe1e', 'text/plain; charset=cp850', 'Grüße'],
    ['no charset', 'Gr\xfc\xdfe', 'text/plain', 'Grüße'],
    ['no UTF-8, though the text is', 'Gr\xfc\xdfe', 'text/plain; charset=utf-8', 'Grüße'],
    ['a charset that nobody knows', 'Gr\xfc\xdfe', 'text/plain; charset=no-such-charset', 'Grüße'],
  ])('in %s', async (_, word, type, expected) => {
    const { subject, from, to } = await parseMessage(
      latin1(
        `Subject: ${word}\r\nFrom: ${word} <kim@example.com>\r\nTo: "${word}" <a@example.com>\r\nContent-Type: ${type}\r\n\r\nx`,
      ),
    );
    expect([subject, from.name, to[0]!.name]).toEqual([expected, expected, expected]);
  });

  test('headers of a part have the charset of the first text', async () => {
    const { subject, attachments } = await read(
      'Subject: \xb9\r\nContent-Type: multipart/mixed; boundary=b',
      `--b\r\n${plain('iso-8859-2')}\r\n\r\nx\r\n--b\r\nContent-Type: application/pdf; name="\xb9.pdf"\r\n\r\nx\r\n--b--\r\n`,
    );
    expect(subject).toBe('š');
    expect(attachments[0]!.filename).toBe('š.pdf');
  });

  test('all header lines are read, however many', async () => {
    const headers = `X: \xfc\r\n`.repeat(30_000);
    const { subject } = await read(`${headers}Subject: \xfc\r\n${plain('iso-8859-1')}`, 'x'.repeat(100_000));
    expect(subject).toBe('ü');
  });

  test('UTF-8 headers are kept if the message is too large to parse', async () => {
    const { subject } = await read(`Subject: Gr\xc3\xbc\xc3\x9fe`, '\n'.repeat(300_000));
    expect(subject).toBe('Grüße');
  });

  test.each([
    ['=?cp850?Q?Gr=81=E1e_an?= Kim', 'Grüße an Kim'],
    ['=?IBM437*de?B?R3KB4WU=?=\r\n =?cp437?Q?!?=', 'Grüße!'],
    ['=?utf-7?Q?Gr+APwA3w-e?=', 'Grüße'],
    ['=?iso-8859-1?Q?Gr=FC=DFe?=', 'Grüße'],
    ['Is it 5?= =?x?Q?', 'Is it 5?= =?x?Q?'],
  ])('encoded words: %s', async (header, subject) => {
    expect((await read(`Subject: ${header}`, 'x')).subject).toBe(subject);
  });
});
