import PostalMime from 'postal-mime';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { cleanHtml, textOfHtml } from '../../../../src/lib/message/html/clean-html.ts';
import { parseMessage } from '../../../../src/lib/message/parse.ts';
import { hasCorpora, readMbox, readTar } from '../../../system/corpora.ts';

afterEach(() => vi.restoreAllMocks());

const HEAD = 'From: kim@example.com\r\nTo: support@herald.test\r\nSubject: S\r\n';
const bytes = (text: string) => new TextEncoder().encode(text);
const filled = (piece: string, size: number) => piece.repeat(size / piece.length);

/** Counts the open tags that the HTML parsers move while `work` runs: an array has the innermost tag first. */
function tagsMoved(work: () => void): number {
  let moved = 0;
  const { shift, unshift } = Array.prototype;
  const replace = (name: string, value: unknown) => Object.defineProperty(Array.prototype, name, { value });
  replace('unshift', function (this: unknown[], ...items: unknown[]) {
    moved += this.length;
    return unshift.apply(this, items);
  });
  replace('shift', function (this: unknown[]) {
    moved += this.length;
    return shift.apply(this);
  });
  try {
    work();
  } finally {
    replace('unshift', unshift);
    replace('shift', shift);
  }
  return moved;
}

/** Counts the input of the MIME parser, including enclosed messages, while `work` runs. */
async function parserInput(work: () => Promise<unknown>): Promise<{ messages: number; lines: number }> {
  const input = { messages: 0, lines: 0 };
  const { parse } = PostalMime.prototype;
  vi.spyOn(PostalMime.prototype, 'parse').mockImplementation(function (this: PostalMime, raw) {
    const view = typeof raw === 'string' ? bytes(raw) : new Uint8Array(raw as Uint8Array);
    input.messages++;
    for (let at = view.indexOf(10); at >= 0; at = view.indexOf(10, at + 1)) input.lines++;
    return parse.call(this, raw);
  });
  await work();
  vi.restoreAllMocks();
  return input;
}

describe('HTML', () => {
  const deep: [string, string, number][] = [
    ['tags that nothing closes', '<b>', 0],
    ['tags that something else closes', '<b>x</i>', 0],
    ['tags closed in a comment', '<b><!--</b>-->', 0],
    ['tags closed in an attribute', '<b><img alt="</b>">', 0],
    ['tags closed in a style sheet', '<b><style></b></style>', 0],
    ['tags that seem to close themselves', '<b/>', 0],
    ['lists in lists', '<ul><li>', 0],
    ['tables in tables', '<table><tr><td>', 0],
    ['drawings in drawings', '<svg>', 0],
    ['frames that hide tags', '<iframe></iframe><b>', 0],
  ];
  test.each(deep)('%s are not parsed to their full depth', (_, piece) => {
    const html = piece.repeat(60_000);
    expect(tagsMoved(() => cleanHtml(html))).toBeLessThan(3_000_000);
    expect(cleanHtml(html)).toBe('');
    expect(tagsMoved(() => textOfHtml(html))).toBeLessThan(3_000_000);
  });

  test('the greatest depth is shown, one more is not', () => {
    expect(cleanHtml(`${'<b>'.repeat(1000)}x`)).toContain('x');
    expect(cleanHtml(`${'<b>'.repeat(1001)}x`)).toBe('');
  });

  test('wide HTML is shown', () => {
    expect(cleanHtml('<p>a<br>b</p>'.repeat(140_000))).toHaveLength(15 * 140_000);
  });

  test('the text is kept if there are too many tags, or the parser fails', () => {
    const odd =
      '<style>p{a:b}</style><b>One</b> &amp; tw<i>o</i>&#33; 1 < 2<p>three\n<!-- not -->four</p><li>&eacute;';
    expect(textOfHtml(`${odd}${'<b>'.repeat(60_000)}`)).toBe('One & two! 1 < 2\nthree\nfour\n&eacute;');
    expect(textOfHtml('<ol type="i" start="10000"><li>One<li>two</ol>')).toBe('One\ntwo');
  });
});

describe('messages at the size limit are read in time, and keep their subject', () => {
  const size = 25_000_000;
  const part = (headers: string, body = 'x') => `--b\r\n${headers}\r\n\r\n${body}\r\n`;
  const multipart = (piece: string, n = size) =>
    `${HEAD}Content-Type: multipart/mixed; boundary=b\r\n\r\n${filled(piece, n)}--b--\r\n`;
  const nested = (depth: number) => 'Content-Type: message/rfc822\r\n\r\n'.repeat(depth);
  const winmail = (attribute: number[]) =>
    `Content-Type: application/ms-tnef\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.concat([
      Buffer.from([0x78, 0x9f, 0x3e, 0x22, 0, 0]),
      Buffer.alloc(13_000_000, Buffer.from(attribute)),
    ])
      .toString('base64')
      .replace(/.{76}/g, '$&\r\n')}`;
  const long = 'Hello there, this is a line of about eighty characters, as people write them.\r\n';
  test.each([
    ['line breaks', `${HEAD}\r\n${filled('\n', size)}`],
    ['short lines', `${HEAD}\r\n${filled('a\n', size)}`],
    ['parts without headers', multipart('--b\n')],
    ['parts', multipart(part(''))],
    ['attachments', multipart(part('Content-Type: a/b\r\nContent-Transfer-Encoding: base64', 'QUJD'))],
    ['enclosed messages', multipart(part('Content-Type: message/rfc822\r\n\r\nSubject: a'))],
    ['messages enclosed in each other', `${HEAD}${nested(12)}\r\n${filled(long, 4_000_000)}`],
    ['one long line', `${HEAD}\r\n${filled('a', size)}`],
    ['header lines', `${HEAD}${filled('a: b\r\n', size)}\r\nx`],
    ['one long header', `${HEAD}X: ${filled('a', size)}\r\n\r\nx`],
    ['a folded header', `${HEAD}X: a${filled('\r\n b', size)}\r\n\r\nx`],
    ['recipients', `${HEAD}Cc: a@b.example${filled(',\r\n a@b.example', size)}\r\n\r\nx`],
    ['groups in groups', `${HEAD}Cc: ${filled('a:', 2_000_000)}\r\n\r\nx`],
    ['encoded words', `${HEAD}X: ${filled('=?utf-8?Q?a?= ', 2_000_000)}\r\n\r\nx`],
    ['parameters', `${HEAD}Content-Type: text/plain; ${filled('a*0=b; ', 2_000_000)}\r\n\r\nx`],
    ['ids', `${HEAD}References: ${filled('<a@b> ', 2_000_000)}\r\n\r\nx`],
    ['HTML parts', multipart(part('Content-Type: text/html', '<b>'))],
    ['deep HTML', `${HEAD}Content-Type: text/html\r\n\r\n${filled('<b>', 2_000_000)}`],
    ['deep HTML, longer than is cleaned', `${HEAD}Content-Type: text/html\r\n\r\n${filled('<b>', size)}`],
    [
      'deep HTML beside text',
      multipart(part('Content-Type: text/html', filled('<b>', 2_000_000)), 2_000_100),
    ],
    ['comments', `${HEAD}Content-Type: text/html\r\n\r\n${filled('<!--', 2_000_000)}`],
    ['entities', `${HEAD}Content-Type: text/html\r\n\r\n${filled('&amp', 2_000_000)}`],
    ['angle brackets', `${HEAD}Content-Type: text/html\r\n\r\n${filled('<', 2_000_000)}`],
    ['attributes', `${HEAD}Content-Type: text/html\r\n\r\n<p ${filled('a=1 ', 2_000_000)}>`],
    [
      'flowed quotations',
      `${HEAD}Content-Type: text/plain; format=flowed\r\n\r\n${filled(`> ${long.trim()} \r\n`, 8_000_000)}`,
    ],
    ['quote marks', `${HEAD}Content-Type: text/plain; format=flowed\r\n\r\n${filled('>', size)}`],
    ['UTF-7', `${HEAD}Content-Type: text/plain; charset=utf-7\r\n\r\n${filled('+AA-', size)}`],
    ['a code page', `${HEAD}Content-Type: text/plain; charset=cp850\r\n\r\n${filled('\u00ff', size / 2)}`],
    ['words in a code page', `${HEAD}${filled('X: =?cp850?Q?=81?=\r\n', 200_000)}\r\nx`],
    ['beginnings of uuencoded files', `${HEAD}\r\n${filled(`begin 644 ${'a'.repeat(40)}\r\n`, 8_000_000)}`],
    ['uuencoded files', `${HEAD}\r\n${filled('begin 644 a\r\n#0V%T\r\nend\r\n', 1_000_000)}`],
    ['a uuencoded file', `${HEAD}\r\nbegin 644 a\r\n${filled(`M${'`'.repeat(60)}\r\n`, 8_000_000)}end\r\n`],
    ['a winmail.dat', `${HEAD}${winmail([2, 2, 144, 6, 0, 0, 0, 0, 0, 0, 0])}`],
    [
      'properties in a winmail.dat',
      `${HEAD}${winmail([1, 3, 144, 6, 0, 4, 0, 0, 0, 255, 255, 255, 255, 0, 0])}`,
    ],
    [
      'rows',
      `${HEAD}Content-Type: text/html\r\n\r\n<table>${filled('<tr><td>a</td><td>b</td></tr>', 400_000)}`,
    ],
    ['cells', `${HEAD}Content-Type: text/html\r\n\r\n<table><tr>${filled('<td>a', 200_000)}`],
    [
      'tables in tables',
      `${HEAD}Content-Type: text/html\r\n\r\n${filled('<table><tr><td>a</td><td>', 200_000)}`,
    ],
    ['styles', `${HEAD}Content-Type: text/html\r\n\r\n<p style="${filled('a{', 2_000_000)}">`],
  ])('%s', async (_, source) => {
    const raw = bytes(source);
    const input = await parserInput(async () => {
      const email = await parseMessage(raw);
      expect(email).toMatchObject({ subject: 'S', from: { address: 'kim@example.com' } });
      expect(email.attachments.length).toBeLessThanOrEqual(200);
    });
    // Either the message once and its enclosed messages twice, or only the headers.
    expect(input.lines).toBeLessThanOrEqual(3 * 500_000);
    expect(input.messages).toBeLessThanOrEqual(2 + 20_000);
  });

  test('the largest attachment in base64 is complete', async () => {
    const line = `${'QUJD'.repeat(19)}\r\n`;
    const { attachments } = await parseMessage(
      bytes(
        `${HEAD}Content-Type: application/pdf\r\nContent-Transfer-Encoding: base64\r\n\r\n${filled(line, 25_000_000)}`,
      ),
    );
    expect(attachments[0]?.content).toHaveLength(Math.floor(25_000_000 / line.length) * 57);
  });
});

test.skipIf(!hasCorpora)(
  'real mail is far from every bound',
  async () => {
    const messages = [
      ...readTar('bounces.tar.gz', /\.eml$/).map(({ raw }) => raw),
      ...readMbox('usrp-users-2000.mbox.gz'),
    ];
    for (const raw of messages) {
      expect(raw.toString('latin1').split('\n').length).toBeLessThan(10_000);
      const { html } = await PostalMime.parse(raw);
      if (html?.replace(/<[^>]*>/g, '').trim()) expect(cleanHtml(html), html.slice(0, 200)).not.toBe('');
    }
  },
  120_000,
);
