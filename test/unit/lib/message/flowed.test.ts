import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { unflow } from '../../../../src/lib/message/flowed.ts';
import { parseMessage } from '../../../../src/lib/message/parse.ts';
import { newText } from '../../../../src/lib/message/reply-text.ts';

const flowed = (lines: string[], parameters = '') =>
  parseMessage(
    new TextEncoder().encode(
      `From: kim@example.com\r\nSubject: Re: S\r\nContent-Type: text/plain; charset=utf-8; format=flowed${parameters}\r\n\r\n${lines.join('\r\n')}`,
    ),
  ).then(({ text }) => text.replace(/\n$/, ''));

describe('format=flowed', () => {
  test.each<[string, string[], string]>([
    ['a paragraph', ['It left ', 'today.', 'Ann'], 'It left today.\nAnn'],
    ['an answer below a quotation', ['> Where is ', 'It left today.'], '> Where is \nIt left today.'],
    ['a quotation below an answer', ['It left ', '> Where is it?'], 'It left \n> Where is it?'],
    ['a quoted paragraph', ['> Where is ', '> my ', '> parcel?', 'Here.'], '> Where is my parcel?\nHere.'],
    ['quotations of two depths', ['>> One ', '>> and ', '> two ', '> three'], '>> One and \n> two three'],
    ['a quotation without spaces', ['>Where is ', '>it?'], '>Where is it?'],
    ['a quoted empty line', ['> a ', '>', '> b'], '> a \n> b'],
    ['quote marks in a line', ['> > a ', '> > b'], '> > a > b'],
    ['a stuffed line', [' > no quotation', ' From here ', '  there'], '> no quotation\nFrom here  there'],
    ['a line of one space', ['a', ' ', 'b'], 'a\n\nb'],
    ['the delimiter of a signature', ['Bye ', '-- ', 'Ann'], 'Bye \n-- \nAnn'],
    ['the delimiter of a quoted signature', ['> Bye ', '> -- ', '> Ann'], '> Bye \n> -- \n> Ann'],
    ['an end that flows', ['a ', 'b '], 'a b '],
  ])('%s', async (_, lines, text) => {
    expect(await flowed(lines)).toBe(text);
  });

  test('DelSp removes the space at the break', async () => {
    expect(await flowed(['It le ', 'ft.', '> Wh ', 'ere'], '; DelSp=yes')).toBe('It left.\n> Wh\nere');
    expect(await flowed(['-- ', 'Ann'], '; delsp=Yes')).toBe('-- \nAnn');
  });

  test('the answer is the new part', async () => {
    const text = await flowed([
      'On 5/1/24 10:00, Kim wrote:',
      '> Hello, ',
      '> where is my parcel? ',
      'It left today, ',
      'I hope.',
      '-- ',
      'Ann',
    ]);
    expect(newText(text, 'Re: S')).toBe('It left today, I hope.');
  });

  test('is also unflowed in an enclosed message', async () => {
    const inner =
      'Subject: Inner\r\nContent-Type: text/plain; format=flowed\r\n\r\n> Where is \r\n> it? \r\nHere.\r\n';
    const { text } = await parseMessage(
      new TextEncoder().encode(`From: kim@example.com\r\nContent-Type: message/rfc822\r\n\r\n${inner}`),
    );
    expect(text).toContain('> Where is it? \nHere.');
  });

  test('keeps every word in order, and never lengthens a text', () => {
    const line = fc
      .tuple(fc.constantFrom('', '>', '> ', '>> ', ' '), fc.constantFrom('a', 'b c', '', '-- '), fc.boolean())
      .map(([quote, words, flows]) => `${quote}${words}${flows ? ' ' : ''}`);
    const words = (text: string) => text.split(/[\s>]+/).filter(Boolean);
    fc.assert(
      fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
        const text = lines.join('\n');
        expect(words(unflow(text, false))).toEqual(words(text));
        expect(unflow(text, false).length).toBeLessThanOrEqual(text.length);
      }),
    );
  });
});
