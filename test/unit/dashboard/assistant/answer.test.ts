import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  citedIn,
  type Inline,
  parseAnswer,
} from '../../../../src/dashboard/features/assistant/parse-answer.ts';

const textOf = (inlines: Inline[]) =>
  inlines.map((inline) => ('text' in inline ? inline.text : `[#${inline.emailId}]`)).join('');

describe('an answer', () => {
  test('has paragraphs, headings, lists and code', () => {
    const blocks = parseAnswer(
      '# Mail\nTwo lines\nof text\n\n- one\n* two\n\n1. first\n2) second\n```\n<b>\n```',
    );
    expect(blocks).toEqual([
      { kind: 'heading', inlines: [{ kind: 'text', text: 'Mail' }] },
      { kind: 'paragraph', inlines: [{ kind: 'text', text: 'Two lines\nof text' }] },
      {
        kind: 'list',
        isOrdered: false,
        items: [[{ kind: 'text', text: 'one' }], [{ kind: 'text', text: 'two' }]],
      },
      {
        kind: 'list',
        isOrdered: true,
        items: [[{ kind: 'text', text: 'first' }], [{ kind: 'text', text: 'second' }]],
      },
      { kind: 'code', text: '<b>' },
    ]);
  });

  test('has bold, italic, code, links and citations in a line', () => {
    expect(parseAnswer('**a** *b* `c` [d](https://e.example/f) https://g.example. [#12]')[0]).toEqual({
      kind: 'paragraph',
      inlines: [
        { kind: 'bold', text: 'a' },
        { kind: 'text', text: ' ' },
        { kind: 'italic', text: 'b' },
        { kind: 'text', text: ' ' },
        { kind: 'code', text: 'c' },
        { kind: 'text', text: ' ' },
        { kind: 'link', text: 'd', href: 'https://e.example/f' },
        { kind: 'text', text: ' ' },
        { kind: 'link', text: 'https://g.example', href: 'https://g.example' },
        { kind: 'text', text: '. ' },
        { kind: 'citation', emailId: 12 },
      ],
    });
  });

  test.each([
    '[x](javascript:alert(1))',
    '<img src=x onerror=alert(1)>',
    '[x](data:text/html,y)',
    '<a href="//e">z</a>',
  ])('%j is text', (text) => {
    const [block] = parseAnswer(text);
    expect(block).toEqual({ kind: 'paragraph', inlines: [{ kind: 'text', text }] });
  });

  test('loses no letter, whatever a model writes, and links lead to pages and mail only', () => {
    const piece = fc.constantFrom(
      '**',
      '*',
      '`',
      '[',
      '](',
      ')',
      '[#1]',
      'https://a.example',
      'javascript:',
      'word',
      ' ',
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const text = `x${pieces.join('')}`;
        const inlines = parseAnswer(text).flatMap((block) => ('inlines' in block ? block.inlines : []));
        const letters = (words: string) => words.replaceAll(/[^a-z]/g, '').replaceAll('httpsaexample', '');
        expect(letters(textOf(inlines))).toBe(letters(text));
        for (const each of inlines)
          if (each.kind === 'link') expect(each.href).toMatch(/^(?:https?:\/\/|mailto:)/);
      }),
    );
  });

  test('cites each mail once, in the order of the text', () => {
    expect(citedIn('a [#3] b [#1] [#3]')).toEqual([3, 1]);
  });
});
