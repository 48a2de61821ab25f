import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanHtml, textOfHtml } from '../../../../../src/lib/message/html/clean-html.ts';
import { dangersOf } from './danger.ts';
import { HOSTILE } from './hostile-html.ts';

const imagesOf = (html: string) => html.match(/<img data-src="[^"]*"/g);

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
      'vbscript: links',
      '<a href="vbscript:msgbox(1)">a</a>',
      '<a target="_blank" rel="noopener noreferrer nofollow">a</a>',
    ],
    [
      'links of mail stay',
      '<a href=" https://example.com/a b?c=1&amp;d=ü#e">a</a><a href="mailto:kim@example.com?subject=Hello">b</a>' +
        '<a href="TEL:+49-30-1">c</a><a href="cid:part1">d</a>',
      '<a href="https://example.com/a%20b?c=1&amp;d=%C3%BC#e" target="_blank" rel="noopener noreferrer nofollow">a</a>' +
        '<a href="mailto:kim@example.com?subject=Hello" target="_blank" rel="noopener noreferrer nofollow">b</a>' +
        '<a href="tel:+49-30-1" target="_blank" rel="noopener noreferrer nofollow">c</a>' +
        '<a href="cid:part1" target="_blank" rel="noopener noreferrer nofollow">d</a>',
    ],
    [
      'relative links',
      '<a href="/api/auth/sign-out" name="x">a</a>',
      '<a target="_blank" rel="noopener noreferrer nofollow">a</a>',
    ],
    [
      'remote images wait to be asked for',
      '<img alt="A" src="http://example.com/a b.png?x=1&amp;y=&quot;2&quot;" srcset="http://example.com/b.png 2x" width="9">',
      '<img data-src="http://example.com/a%20b.png?x=1&amp;y=%222%22" alt="A" width="9" />',
    ],
    [
      'images whose address is longer than can be asked for',
      `<img src="https://example.com/${'a'.repeat(3980)}"><img src="https://example.com/${'a'.repeat(3981)}">`,
      `<img data-src="https://example.com/${'a'.repeat(3980)}" /><img />`,
    ],
    ['images by javascript:', '<img src="javascript:alert(1)">', '<img />'],
    ['relative images', '<img src="/logo.png"><img src="//example.com/logo.png">', '<img /><img />'],
    [
      'margins that are not negative stay',
      '<p style="margin:0 auto;margin-left:.5in;margin-top:-1px;margin-right:calc(0px - 9px)">a</p>',
      '<p style="margin:0 auto;margin-left:.5in">a</p>',
    ],
    [
      'lists of word processors hang, letters are set tight',
      '<p style="text-indent:-.25in">a</p><p style="text-indent:-18.0pt;letter-spacing:-0.5px">b</p>' +
        '<p style="text-indent:-999px;letter-spacing:-1em">c</p><p style="letter-spacing:-12px">d</p>',
      '<p style="text-indent:-.25in">a</p><p style="text-indent:-18.0pt;letter-spacing:-0.5px">b</p><p>c</p><p>d</p>',
    ],
    [
      'lengths of the viewport',
      '<p style="width:100vw;height:9.5dvh;font-size:calc(1vw + 2px);max-width:calc(100% - 2*8px);color:#5aa">a</p>',
      '<p style="max-width:calc(100% - 2*8px);color:#5aa">a</p>',
    ],
    [
      'protocol-relative links',
      '<a href="//evil.example">a</a>',
      '<a target="_blank" rel="noopener noreferrer nofollow">a</a>',
    ],
  ])('%s', (_, html, cleaned) => {
    expect(cleanHtml(html)).toBe(cleaned);
  });

  test('a newsletter keeps its look', () => {
    const font = 'font-family:&quot;Segoe UI Web (West European)&quot;, -apple-system, Arial, sans-serif';
    const letter = `<table width="100%" border="0" cellpadding="0" cellspacing="0" bgcolor="#f4f4f4"><tbody><tr><td align="center" valign="top" style="padding:24px 0 12.5px;background-color:rgb(244, 244, 244)">
      <table width="600" align="center" style="width:600px;max-width:100%;margin:0 auto;border-collapse:collapse;border:1px solid #dddddd"><tbody><tr><td colspan="2" style="${font};font-size:16px;line-height:1.5;color:#333333;text-align:left !important;mso-line-height-rule:exactly">
        <img src="https://cdn.example.com/hero.jpg?w=600&amp;h=200" alt="Hero" width="600" height="200" border="0" style="display:block;width:100%;max-width:600px;height:auto" />
        <h1 style="margin:0 0 .5em 0;font:bold 24px/1.2 Georgia, 'Times New Roman', serif;letter-spacing:-0.5px">Spring</h1>
        <p style="margin:0in 0in 0.0001pt;text-indent:-.25in"><font color="red" face="Arial" size="2">New</font></p>
        <div style="display:inline-block;width:calc(230400px - 48000%);min-width:50%;vertical-align:top">Left</div>
        <a href="https://example.com/shop?a=1&amp;b=2" target="_blank" rel="noopener noreferrer nofollow" style="display:inline-block;padding:12px 24px;border-radius:4px;background-color:#0a7d5a;color:#ffffff;text-decoration:none">Shop</a>
      </td></tr></tbody></table></td></tr></tbody></table>`;
    const waiting = letter.replace('src=', 'data-src=').replace(';mso-line-height-rule:exactly', '');
    expect(cleanHtml(letter)).toBe(waiting);
  });

  test.each(HOSTILE)('%s: nothing loads, runs or leaves its place', (_, html) => {
    expect(dangersOf(cleanHtml(html))).toEqual([]);
    // An open tag before it makes no difference.
    for (const around of [
      '<table><tr><td>',
      '<a href="https://a.test"><b>',
      '<p title="',
      '<div style="color:',
    ]) {
      expect(dangersOf(cleanHtml(around + html)), around).toEqual([]);
    }
  });

  test.each(['http:/a.png">', 'https://a.test/?\\">'])('an image at %s has no address', (rest) => {
    expect(cleanHtml(` title="</xmp><img src=${rest}`)).not.toContain('data-src');
  });

  test('any combination: nothing loads, runs or leaves its place; cleaning it again keeps its images', () => {
    const sample = fc.constantFrom(...HOSTILE.map(([, html]) => html));
    const part = fc
      .tuple(sample, fc.nat(400), fc.nat(400))
      .map(([html, from, length]) => html.slice(from % html.length).slice(0, length));
    const piece = fc.oneof(
      sample,
      part,
      fc.constantFrom(
        '<p style="',
        '<a href="',
        '<img src="',
        '"',
        "'",
        '>',
        '<',
        '</p>',
        '<table>',
        '<!--',
        '\\',
        ';',
      ),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const cleaned = cleanHtml(pieces.join(''));
        expect(dangersOf(cleaned)).toEqual([]);
        expect(imagesOf(cleanHtml(cleaned))).toEqual(imagesOf(cleaned));
      }),
      { numRuns: 1000 },
    );
  });

  test('never throws, and its result runs nothing', () => {
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

  test('survives deep nesting', () => {
    expect(cleanHtml('<div>'.repeat(20_000))).toBe('');
    expect(textOfHtml(`${'<div>'.repeat(20_000)}deep`)).toBeTypeOf('string');
  });

  test('HTML that is too long is not shown', () => {
    expect(cleanHtml(`<p>${'a'.repeat(2_000_000)}`)).toBe('');
  });
});
