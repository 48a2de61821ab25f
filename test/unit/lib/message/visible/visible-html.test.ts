import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { splitHtml } from '../../../../../src/lib/message/visible/visible-html.ts';
import { hiddenText, visibleTextOfHtml } from '../../../../../src/lib/message/visible/visible-text.ts';

const text = (html: string) => visibleTextOfHtml(html).replace(/\s+/g, ' ').trim();
const style = (css: string, tag = 'div') => `<${tag} style="${css}">secret</${tag}>`;
const sheet = (css: string, body: string) =>
  `<html><head><style>${css}</style></head><body>${body}</body></html>`;

const HIDDEN: [string, string][] = [
  ['display', style('display:none')],
  ['display, important and in capitals', style('DISPLAY : NONE !important; display:block')],
  ['display, escaped', style('d\\69 splay:\\6eone')],
  ['display, between comments', style('/* a */display/**/:/*;*/none')],
  ['display, before an unknown value', style('display:none;display:visible')],
  ['display, after a string with a comment mark', style("font-family:'/*';display:none;x:'*/'")],
  ['display, by character references', '<p style="display&colon;n&#111;ne">secret</p>'],
  ['visibility', style('visibility:hidden')],
  ['opacity', style('opacity:0')],
  ['opacity, nearly 0', style('opacity:.01')],
  ['opacity, multiplied', `<div style="opacity:.2">${style('opacity:20%')}</div>`],
  ['filter', style('filter:opacity(0%)')],
  ['font-size', style('font-size:0')],
  ['font-size of one pixel', style('font-size:1px;line-height:1px')],
  ['font-size, relative to nothing', `<div style="font-size:0">${style('font-size:3em')}</div>`],
  ['font-size in other units', style('font-size:.5pt')],
  ['font', style('font: 0/0 a')],
  ['font, in full', style('font: italic bold 1px/2 Arial, sans-serif')],
  ['white on white', style('color:white')],
  ['nearly white on white', style('color:#fdfdfd')],
  ['a named pale colour', style('color:ghostwhite')],
  ['<font color>', '<font color="#FFFFFF">secret</font>'],
  ['white by rgb()', style('color: rgb(100% 100% 100%)')],
  ['white by hsl()', style('color:hsl(0, 0%, 99%)')],
  ['the colour of a cell', '<table><tr><td bgcolor="#003366" style="color:#003367">secret</td></tr></table>'],
  ['an inherited background', '<body bgcolor="black"><div><p style="color:#000">secret</p></div></body>'],
  [
    'a background below a transparent one',
    `<div style="background:#eee">${style('background:transparent;color:#eee')}</div>`,
  ],
  ['a transparent colour', style('color:transparent')],
  ['a colour without opacity', style('color:rgba(0,0,0,0.02)')],
  ['-webkit-text-fill-color', style('-webkit-text-fill-color:transparent')],
  ['<body text>', '<body text="white">secret</body>'],
  ['position', style('position:absolute;left:-9999px')],
  ['position, far above', style('position:fixed;top:-100em')],
  ['text-indent', style('text-indent:-9999px')],
  ['negative margin', style('margin-left:-5000px')],
  ['negative margin, shorthand', style('margin:0 0 0 -9999px')],
  ['no height', style('height:0;overflow:hidden')],
  ['max-height', style('max-height:0px;overflow:hidden')],
  ['no width', style('width:0;overflow:hidden', 'p')],
  ['an inline block without a width', style('display:inline-block;width:0;overflow:hidden', 'span')],
  ['clip', style('position:absolute;clip:rect(0 0 0 0)')],
  ['clip-path', style('clip-path:inset(100%)')],
  ['clip-path, circle', style('clip-path:circle(0)')],
  ['transform', style('transform:scale(0)')],
  ['transform, moved', style('transform:translateX(-9999px)')],
  ['scale', style('scale:0')],
  ['letter-spacing', style('letter-spacing:-1em')],
  ['lines without height', style('line-height:0;overflow:hidden')],
  ['content-visibility', style('content-visibility:hidden')],
  ['the attribute hidden', '<div hidden>secret</div>'],
  ['comments', '<!-- secret -->'],
  ['comments, cut off', 'a<!-- secret'],
  ['conditional comments', '<!--[if mso]><p>secret</p><![endif]-->'],
  ['title', '<title>secret</title>'],
  ['template', '<template><p>secret</p></template>'],
  ['noscript', '<noscript>secret</noscript>'],
  ['script', '<script>secret</script>'],
  ['the inside of frames and players', '<iframe>secret</iframe><video>secret</video><object>secret</object>'],
  ['a class', sheet('.preheader { display:none !important; }', '<div class="a preheader">secret</div>')],
  ['a class of a tag', sheet('td.x, span.x{font-size:0}', '<span class="x">secret</span>')],
  ['an id', sheet('#p{visibility:hidden}', '<p id="p">secret</p>')],
  ['a tag', sheet('h6{display:none}', '<h6>secret</h6>')],
  ['a descendant', sheet('.w .x{display:none}', '<div class=w><p><b class=x>secret</b></p></div>')],
  ['a child', sheet('.w > p{display:none}', '<div class=w><p>secret</p></div>')],
  ['an attribute', sheet('[class~="x"]{display:none}', '<div class="w x">secret</div>')],
  [
    'a rule for screens',
    sheet('@media all and (min-width:1px){.x{display:none}}', '<div class=x>secret</div>'),
  ],
  [
    'a rule for no screen that shows it again',
    sheet('.x{display:none}@media (max-width:1px){.x{display:block}}', '<p class=x>secret'),
  ],
  [
    'a rule for dark colours that shows it',
    sheet('.x{color:#fff}@media (prefers-color-scheme:dark){.x{color:#000}}', '<p class=x>secret'),
  ],
  ['a style sheet after the text', '<div class="x">secret</div><style>.x{display:none}</style>'],
  ['a style sheet in a comment of HTML', sheet('<!-- .x{display:none} -->', '<div class="x">secret</div>')],
  ['a rule after a broken one', sheet('}} .y{color:"a\n} .x{display:none}', '<div class="x">secret</div>')],
  ['an open element', '<div style="display:none">secret<p>secret'],
  ['a formatting element that goes on after a block', '<div><b style="display:none">secret</div>secret'],
  ['an end tag that closes nothing', '<div><span style="display:none"><div>secret</span>secret</div></div>'],
  ['an end of the body', '<body style="display:none">secret</body>secret'],
  ['an address of a link', '<a href="https://secret.example" style="display:none">secret</a>'],
  ['an address of a link without colour', '<a href="https://secret.example" style="color:#fff">secret</a>'],
];

const SHOWN: [string, string][] = [
  ['white on a dark cell', '<table><tr><td bgcolor="#333"><font color="white">seen</font></td></tr></table>'],
  [
    'white on a dark table around',
    '<table style="background:#1a1a1a url(x.png)"><tr><td><p style="color:#fff">seen</p></td></tr></table>',
  ],
  ['white on a background image', '<td background="hero.png" style="color:#fff">seen</td>'],
  ['white on a gradient', '<div style="background:linear-gradient(#fff,#000);color:#fff">seen</div>'],
  [
    'white on a coloured class',
    sheet('.btn{background-color:#0a7d5a}', '<a class="btn" style="color:#fff" href="#">seen</a>'),
  ],
  [
    'white on rows coloured by their number',
    sheet('tr:nth-child(odd) td{background:#000;color:#fff}', '<table><tr><td>seen</td></tr></table>'),
  ],
  ['red on green', '<div style="background:#008000;color:#c00000">seen</div>'],
  ['light grey on white', '<p style="color:#ccc">seen</p>'],
  ['visible again', '<div style="visibility:hidden"><b style="visibility:visible">seen</b></div>'],
  ['large again', '<div style="font-size:0"><p style="font-size:14px">seen</p></div>'],
  ['dark again', '<div style="color:#fff"><p style="color:#111">seen</p></div>'],
  [
    'shown on phones only',
    sheet(
      '.m{display:none}@media only screen and (max-width:600px){.m{display:block!important}}',
      '<p class=m>seen</p>',
    ),
  ],
  [
    'hidden on phones only',
    sheet('@media only screen and (max-width:600px){.d{display:none!important}}', '<p class=d>seen</p>'),
  ],
  ['hidden in print only', sheet('@media print{p{display:none}}', '<p>seen</p>')],
  [
    'hidden in dark colours only',
    sheet('@media (prefers-color-scheme: dark){.l{display:none}}', '<p class=l>seen</p>'),
  ],
  ['hidden under the mouse only', sheet('p:hover{display:none}', '<p>seen</p>')],
  [
    'a button that Outlook draws by itself',
    '<!--[if mso]><v:rect>x</v:rect><![endif]--><a href="#" style="background:#00f;color:#fff;mso-hide:all">seen</a>',
  ],
  ['closed details', '<details><summary>seen</summary><p>seen</p></details>'],
  ['hidden from screen readers', '<span aria-hidden="true">seen</span>'],
  ['a table cell without a height', '<table><tr><td style="height:0;overflow:hidden">seen</td></tr></table>'],
  ['an inline element without a height', '<span style="height:0;overflow:hidden">seen</span>'],
  ['no height, but nothing cut off', '<div style="height:0">seen</div>'],
  ['a list of a word processor', '<p style="margin-left:.5in;text-indent:-.25in">seen</p>'],
  ['tight letters', '<p style="letter-spacing:-0.5px">seen</p>'],
  ['a paragraph after a hidden one', '<p style="display:none">x<p>seen'],
  ['a block in a hidden paragraph, which it ends', '<p style="display:none">x<div>seen</div>'],
  ['a cell after a hidden one', '<table><tr><td style="display:none">x<td>seen</table>'],
  ['text after a hidden element with other tags open', '<div style="display:none"><b><span>x</div>seen'],
  ['a block that outlives a hidden element', '<b style="display:none">x<p>x</b>seen'],
  ['display of a later rule', sheet('.x{display:none}.x{display:block}', '<p class=x>seen</p>')],
  ['display of a stronger rule', sheet('#a{display:block}.x{display:none}', '<p class=x id=a>seen</p>')],
  [
    'display of the element over that of a rule',
    sheet('.x{display:none}', '<p class=x style="display:block">seen</p>'),
  ],
  ['a rule of a style sheet that is a comment', '<!-- <style>p{display:none}</style> --><p>seen</p>'],
  ['text areas', '<textarea>seen</textarea>'],
  ['text after the end of the body', '<html><body>seen</body></html>seen'],
  ['a link in its own colour', '<body text="#fff" bgcolor="#ffffff"><a href="#x">seen</a></body>'],
];

describe('splitHtml', () => {
  test.each(HIDDEN)('hides by %s', (_, html) => {
    expect(text(`before ${html}`)).not.toContain('secret');
    expect(text(`${html.replace('secret', 'shown')}`)).not.toContain('shown');
  });

  test.each(HIDDEN)('keeps what follows %s', (_, html) => {
    // Open elements hide what follows them.
    if (/^a<!--|<p>secret$|<\/div>secret$|<\/body>secret$|<p class=x>secret$/.test(html)) return;
    if (html.startsWith('<body')) return;
    expect(text(`<p>before</p>${html}<p>after</p>`)).toMatch(/^before.*after$/);
  });

  test.each(SHOWN)('shows %s', (_, html) => {
    expect(text(html)).toContain('seen');
    expect(text(html).match(/seen/g)).toEqual(html.match(/seen/g));
  });

  test('keeps the hidden text to be judged, but no code', () => {
    const html =
      '<style>.x{color:red}</style><script>code()</script><p>a</p><p style="display:none">one</p><!-- two --><title>three</title>';
    expect(hiddenText('', html).split(/\s+/).sort()).toEqual(['one', 'three', 'two']);
  });

  test('writes the structure that the text is laid out by', () => {
    expect(visibleTextOfHtml('<ul><li>a</li><li hidden>b</li><li>c</li></ul>')).toBe(' * a\n * c');
    expect(visibleTextOfHtml('<table><tr><td>a</td><td hidden>x</td><td>b</td></tr></table>')).toBe('a\tb');
    expect(visibleTextOfHtml('<a href="https://a.example/?b=1&amp;c=2">a</a>')).toBe(
      'a [https://a.example/?b=1&c=2]',
    );
  });

  test('a tag cannot be made of the pieces around a hidden one', () => {
    const html = '<<!-- -->img src=x>&<b hidden></b>lt;b&gt;';
    expect(text(html)).toBe('<img src=x>&lt;b>');
  });

  test('never throws, and writes neither comments nor attributes but addresses', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        ...HIDDEN.map(([, html]) => html),
        ...SHOWN.map(([, html]) => html),
        ...'<p <a <b <table <td <style> </style> </p> </b> </td> </table> <!-- --> " \' = > < / style=" class=x { } : ;'.split(
          ' ',
        ),
      ),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const { html } = splitHtml(pieces.join(''));
        expect(html).not.toMatch(/<!|<style|<script|<[a-z][^>]* (?!href=|start=|type=)[a-z-]+=/);
      }),
      { numRuns: 1000 },
    );
  });

  test.each([
    ['tags that are never closed', '<b style="color:red">'.repeat(90_000)],
    ['end tags of the outermost element', `${'<i>'.repeat(300_000)}${'</b>'.repeat(200_000)}`],
    ['formatting elements around blocks', `${'<b><div>'.repeat(150_000)}${'</b>'.repeat(100_000)}`],
    [
      'formatting elements that open again',
      `${'<b style="color:red">'.repeat(50)}${'<div>x</div>x'.repeat(100_000)}`,
    ],
    [
      'many rules for one class',
      `<style>${'.a{color:red}'.repeat(15_000)}</style>${'<p class=a>x'.repeat(50_000)}`,
    ],
    [
      'more rules than are compared',
      `<style>${'.a,.a{color:red}'.repeat(30_000)}</style>${'<p class=a>x'.repeat(50_000)}`,
    ],
    ['brackets', `<p style="${'color:rgb('.repeat(900)}">x</p>`],
    ['nested media', `<style>${'@media all{'.repeat(50_000)}`],
  ])('takes linear time for %s', (_, html) => {
    expect(splitHtml(html).html).toBeTypeOf('string');
  });

  test('text whose rules are too many to be compared is not taken for visible', () => {
    const rules = '.a{color:#fff}'.repeat(20_001);
    expect(text(`<style>${rules}</style><p class=a>secret</p>`)).toBe('');
  });
});
