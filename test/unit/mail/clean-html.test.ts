import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanHtml, textOfHtml } from '../../../src/worker/modules/mail/ingest/clean-html.ts';

describe('cleanHtml', () => {
  test.each([
    ['script', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
    ['event handlers', '<p onclick="x()" ONMOUSEOVER=x()>a</p>', '<p>a</p>'],
    [
      'javascript: links',
      '<a href="javascript:alert(1)">a</a>',
      '<a target="_blank" rel="noopener noreferrer nofollow">a</a>',
    ],
    [
      'javascript: with tricks',
      '<a href="java\tscript&#58;alert(1)">a</a>',
      '<a target="_blank" rel="noopener noreferrer nofollow">a</a>',
    ],
    [
      'data: links',
      '<a href="data:text/html,x">a</a>',
      '<a target="_blank" rel="noopener noreferrer nofollow">a</a>',
    ],
    ['data: images that are no raster', '<img src="data:image/svg+xml;base64,PHN2Zz4=">', '<img />'],
    [
      'data: raster images stay',
      '<img src="data:image/png;base64,iVBORw0=">',
      '<img src="data:image/png;base64,iVBORw0=" />',
    ],
    ['cid: images stay', '<img src="cid:logo" onerror="x()">', '<img src="cid:logo" />'],
    [
      'style sheets, frames, forms',
      '<style>p{}</style><iframe src="//x"></iframe><form action="/x"><input></form>b',
      'b',
    ],
    [
      'styles that load',
      '<p style="color:red;background-image:url(//x);width:expression(1)">a</p>',
      '<p style="color:red">a</p>',
    ],
    [
      'styles that load after a line break',
      '<p style="color:red\nurl(//x);border:1px\n var(--x);width:1px">a</p>',
      '<p style="width:1px">a</p>',
    ],
    [
      'protocol-relative links',
      '<a href="//evil.example">a</a>',
      '<a target="_blank" rel="noopener noreferrer nofollow">a</a>',
    ],
  ])('%s', (_, html, cleaned) => {
    expect(cleanHtml(html)).toBe(cleaned);
  });

  test('never throws, and nothing it lets through runs', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '<script>',
        '</script>',
        '<img src=x onerror=a()>',
        '<svg><a xlink:href="javascript:1">',
        '<!--',
        '-->',
        '<math>',
        '<style>',
        '<a href=',
        'javascript:',
        '"',
        "'",
        '<',
        '>',
        '\0',
      ),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const cleaned = cleanHtml(pieces.join(''));
        expect(cleaned).not.toMatch(
          /<script|<svg|<math|<style|<[a-z][^>]*\son[a-z]+=|<[^>]*href="javascript:/i,
        );
      }),
    );
  });

  test('deep nesting does not break it', () => {
    expect(cleanHtml('<div>'.repeat(20_000))).toBe('');
    expect(textOfHtml(`${'<div>'.repeat(20_000)}deep`)).toBeTypeOf('string');
  });

  test('too much to clean is not shown', () => {
    expect(cleanHtml(`<p>${'a'.repeat(2_000_000)}`)).toBe('');
  });
});
