import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CleanStream, cleanText } from '../../../../src/lib/safety/clean-output.ts';
import { linksOf } from './links-of.ts';

const RULES = {
  allowedHosts: ['docs.own.example', 'own.example:8443', 'own-links.example', 'www.google.com', 't.co'],
  allowedAddresses: ['Support@own.example'],
};
const clean = (text: string) => cleanText(text, RULES).text;

const REMOVED: [string, string, string][] = [
  ['bare', 'see https://evil.example/a?b=1 now', 'see … now'],
  ['markdown', '[Invoice](https://evil.example/x)', 'Invoice …'],
  ['markdown with a title', '[Invoice](https://evil.example "x")', 'Invoice (… "x")'],
  ['markdown in angle brackets', '[a](<https://evil.example/a b>)', 'a ()'],
  [
    'reference-style, use and definition',
    'See [the invoice][i].\n\n[i]: https://evil.example',
    'See the invoice i.\n\ni: …',
  ],
  ['reference-style, shortcut', '[invoice]\n\n[invoice]: evil.example/x "t"', 'invoice\n\ninvoice: … "t"'],
  ['reference-style, in a quotation', '> [1]: <https://evil.example>', '> 1: '],
  ['an automatic link', 'a <https://evil.example> b', 'a  b'],
  ['an anchor', '<a href="https://evil.example">text</a>', 'text'],
  ['an anchor over lines', '<a\nhref="https://evil.example"\n>text</a>', 'text'],
  ['an open anchor', 'text <a href=https://evil.example', 'text a href=…'.replace('href=…', '…')],
  ['javascript:', 'javascript:alert(1)', '…(1)'],
  ['javascript: in markdown', '[a](javascript:alert(1))', 'a (…(1))'],
  ['data:', 'data:text/html;base64,PHN2Zz4=', '…;base64,PHN2Zz4='],
  ['mailto:', 'mailto:eve@evil.example?subject=x', '…'],
  ['hxxp', 'hxxps://evil.example/a', '…'],
  ['dots in brackets', 'evil[.]example and evil(.)example and evil(dot)example', '… and … and …'],
  ['an address in brackets', 'eve(at)evil(dot)example', '…'],
  ['punycode', 'https://xn--80ak6aa92e.com/', '…'],
  ['look-alike letters', 'https://docs.оwn.example and dоcs.own.example', '… and …'],
  ['full-width letters', 'ｈｔｔｐｓ：／／ｅｖｉｌ．ｅｘａｍｐｌｅ', '…'],
  ['scheme-relative', '//evil.example/x', '…'],
  ['backslashes', 'https:\\\\evil.example \\\\evil\\share /\\evil.example', '… … …'],
  ['an IP address', 'http://127.0.0.1/ 10.0.0.1 http://2130706433/ http://[::1]/', '… … … …'],
  ['a bare domain', 'evil.example, www.evil.example and evil.example/path.', '…, … and ….'],
  ['a domain of another alphabet', 'пример.рф', '…'],
  ['between Chinese letters', '请访问https://evil.example。谢谢', '请访问…。谢谢'],
  ['a domain between Chinese letters', '请访问evil.example吧', '请访问…'],
  ['credentials', 'https://docs.own.example@evil.example/', '…'],
  ['a host that begins like an allowed one', 'https://docs.own.example.evil.com', '…'],
  ['a host that ends like an allowed one', 'https://x.docs.own.example', '…'],
  ['another port', 'https://docs.own.example:8080/', '…'],
  ['another scheme', 'ftp://docs.own.example/', '…'],
  ['a redirector', 'https://www.google.com/url?q=x https://t.co/abc', '… …'],
  ['an address in the query', 'https://docs.own.example/?u=https://evil.example', '…'],
  [
    'an address in the query, encoded twice',
    'https://docs.own.example/?u=https%253A%252F%252Fevil.example',
    '…',
  ],
  ['an address in the query, in base64', 'https://docs.own.example/?u=aHR0cHM6Ly9ldmlsLmV4YW1wbGU', '…'],
  ['a domain in the query', 'https://docs.own.example/?next=evil.example', '…'],
  ['an address in the fragment', 'https://docs.own.example/#//evil.example', '…'],
  ['character references', '&#104;ttps&colon;//evil.example', ' ttps …'],
  ['split by an unseen character', 'https://ev\u200bil.exam\u00adple', '…'],
  ['split by a tag', 'evil.ex<b>am</b>ple', '…'],
  ['an address', 'write to eve@evil.example or <eve@evil.example>', 'write to … or '],
  ['an image', '![chart](https://evil.example/?q=secret)', 'chart …'],
  ['an image of HTML', '<img src="//evil.example/?q=secret">x', 'x'],
  ['an image of CSS', 'url(//evil.example/x.png)', 'url(…)'],
  ['nested tags', '<<b>script>alert(1)</<b>script>', 'script>alert(1)/script>'],
  ['a comment', 'a<!-- b -->c', 'ac'],
];

const KEPT: string[] = [
  'See https://docs.own.example/a/b?c=1&d=2#e.',
  'https://own.example:8443/ and HTTPS://DOCS.OWN.EXAMPLE/',
  'Write to support@own.example, please.',
  'Dear Kim,\n\nthe price is EUR 1.200,50 (net), due 12.03.2026 at 10:30.\n\n- a < b\n- 50/50 and/or <3\n',
  'e.g. this, i.e. 3.5 kg, z.B. das, U.S. law, a.m. and p.m., report.pdf, wait...what?',
  'As you wrote [1], and [2], [12].',
  'AT&T, R&D; 100 % & more',
  'Grüße, Łódź, привет, 你好。再见, שלום, 👩‍💻 ❤️, می‌خواهم',
  'Tel: +49 30 123456, Note: C#, @kim, #1',
  'https://docs.own.example/wiki/Foo_(bar)',
];

describe('cleanText', () => {
  test.each(REMOVED)('removes %s', (_, text, expected) => {
    expect(clean(text)).toBe(expected);
    expect(cleanText(text, RULES).removed).not.toEqual([]);
  });

  test.each(KEPT)('keeps %j', (text) => {
    expect(cleanText(text, RULES)).toEqual({ text, removed: [] });
  });

  test('a sentence that begins without a space gets one, so that it is no domain', () => {
    expect(clean('It is done.Thank you')).toBe('It is done. Thank you');
  });

  test('an allowed address loses only its scheme', () => {
    expect(clean('mailto:support@own.example')).toBe('support@own.example');
  });

  test('says what it removed', () => {
    const { removed } = cleanText(
      'a\u200b <b>x</b> ![i](https://evil.example/1) eve@evil.example <img src=x>',
      RULES,
    );
    expect(removed).toEqual([
      { kind: 'control', text: 'U+200B' },
      { kind: 'html', text: '<b>' },
      { kind: 'html', text: '</b>' },
      { kind: 'image', text: '![' },
      { kind: 'link', text: 'https://evil.example/1' },
      { kind: 'address', text: 'eve@evil.example' },
      { kind: 'image', text: '<img src=x>' },
    ]);
  });

  test('reports a bounded number of removals of bounded length', () => {
    const { removed } = cleanText(`${'https://evil.example/x '.repeat(1000)}`, RULES);
    expect(removed).toHaveLength(100);
    expect(cleanText(`https://evil.example/${'x'.repeat(1500)}`, RULES).removed[0]!.text).toHaveLength(200);
  });

  test('a word without end is cut', () => {
    expect(clean('x'.repeat(2001))).toBe(`${'x'.repeat(2000)} x`);
  });
});

const PIECE = fc.oneof(
  fc.constantFrom(
    ...REMOVED.map(([, text]) => text),
    ...KEPT,
    ...'[ ] ( ) ! ![ ]( ]: < > <a </a> <!-- --> & ; &# &amp; &#46; . / // : :// @ \\ … \n \t \r \u200b \u00ad \u200d ( (.) (dot) \ud83d \udc69 。 ． ／ ：'.split(
      ' ',
    ),
    ...'http https hxxp www. javascript: data: mailto: evil example com docs.own.example evil.example support@own.example 1 1.2.3.4 e é 你 рф xn--a'.split(
      ' ',
    ),
    ' ',
    '',
  ),
  fc.string({ maxLength: 8 }),
  fc.string({ unit: 'binary', maxLength: 6 }),
);
const TEXT = fc.array(PIECE, { maxLength: 14 }).map((pieces) => pieces.join(''));

/** Returns whether a link is to allowed hosts. Brackets and commas may join several links into one. */
function isAllowed(link: string): boolean {
  if (
    /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]*support@own\.example[.:!?]*$/iu.test(
      link,
    )
  )
    return true;
  const hosts = RULES.allowedHosts.map((host) => host.replaceAll('.', '\\.')).join('|');
  const rest = link.replace(new RegExp(`https?://(?:${hosts})(?::443)?(?=[./?#"'(),;<>:!]|$)`, 'gi'), ' ');
  return rest.startsWith(' ') && !/\/\/[\p{L}\p{N}]|:\/|evil\.(?:example|com)(?![a-z0-9-])|%2f/iu.test(rest);
}

describe('any text', () => {
  test('is cleaned of every link that is not allowed', () => {
    fc.assert(
      fc.property(TEXT, (text) => {
        const cleaned = clean(text);
        expect(
          linksOf(cleaned).filter((link) => !isAllowed(link)),
          JSON.stringify([text, cleaned]),
        ).toEqual([]);
      }),
      { numRuns: 4000 },
    );
  });

  test('is not changed by a second cleaning', () => {
    fc.assert(
      fc.property(TEXT, (text) => {
        const once = clean(text);
        expect(clean(once)).toBe(once);
      }),
      { numRuns: 4000 },
    );
  });

  test('has the same result however it is divided', () => {
    fc.assert(
      fc.property(TEXT, fc.array(fc.nat(40), { maxLength: 8 }), (text, lengths) => {
        const stream = new CleanStream(RULES);
        let result = '';
        let at = 0;
        for (const length of lengths) {
          result += stream.push(text.slice(at, at + length));
          at += length;
        }
        result += stream.push(text.slice(at)) + stream.end();
        expect(result).toBe(clean(text));
        expect(stream.removed).toEqual(cleanText(text, RULES).removed);
      }),
      { numRuns: 3000 },
    );
  });
});

describe('CleanStream', () => {
  test('holds back only the last word', () => {
    const stream = new CleanStream(RULES);
    expect(stream.push('Dear Kim, see evil')).toBe('Dear Kim, see ');
    expect(stream.push('.example now')).toBe('… ');
    expect(stream.end()).toBe('now');
  });

  test('holds back no more than a tag and a word', () => {
    const stream = new CleanStream(RULES);
    const text = 'a'.repeat(50_000);
    expect(text.length - stream.push(text).length).toBeLessThanOrEqual(2000);
    const open = new CleanStream(RULES);
    const tag = `<a ${'b '.repeat(50_000)}`;
    expect(tag.length - open.push(tag).length).toBeLessThanOrEqual(3100);
  });

  test('brackets of a reference go before its definition comes', () => {
    const stream = new CleanStream(RULES);
    expect(stream.push('See [the invoice][1] now. ')).toBe('See the invoice 1 now. ');
    expect(stream.push('\n[1]: https://evil.example\n')).toBe('\n1: …\n');
  });
});
