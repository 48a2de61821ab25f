import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fetchItems, fetchResponse } from '../../../../../src/dev/simulators/imap/fetch.ts';
import { readPart } from '../../../../../src/dev/simulators/imap/mime.ts';
import { bodyStructure, envelope } from '../../../../../src/dev/simulators/imap/structure.ts';

const crlf = (...lines: string[]) => Buffer.from(lines.join('\r\n'), 'latin1');

/** Returns the FETCH response for one item, without its label. */
function fetchOne(raw: Buffer, item: string): string {
  const message = { uid: 1, raw, date: new Date(0), flags: new Set<string>() };
  const [parsed] = fetchItems({ kind: 'list', items: [{ kind: 'atom', text: item }] }, false);
  const response = Buffer.concat(fetchResponse(1, message, [parsed!])).toString('latin1');
  return response.slice(`* 1 FETCH (${parsed!.label} `.length, -')\r\n'.length);
}

/** Returns whether a value is a single parenthesised list with complete strings and literals. */
function isBalanced(value: string): boolean {
  let depth = 0;
  for (let at = 0; at < value.length; ) {
    const [string] = /^"(?:[^"\\\r\n]|\\["\\])*"/.exec(value.slice(at)) ?? [];
    const [literal, size] = /^\{(\d+)\}\r\n/.exec(value.slice(at)) ?? [];
    if (at > 0 && depth === 0) return false;
    if (value[at] === '(') depth += 1;
    if (value[at] === ')') depth -= 1;
    at += string?.length ?? (literal === undefined ? 1 : literal.length + Number(size));
  }
  return depth === 0;
}

const MIXED = crlf(
  'From: "Sato, Kim" <kim@example.com>',
  'To: a@example.com, Team: b@example.com, "C" <c@example.com>;',
  'Cc: undisclosed-recipients:;',
  'Subject: =?utf-8?q?Gr=C3=BC=C3=9Fe?=',
  ' and more',
  'Date: Sat, 21 Nov 2026 09:30:00 +0100',
  'Message-ID: <1@example.com>',
  'In-Reply-To: <0@example.com>',
  'MIME-Version: 1.0',
  'Content-Type: multipart/mixed; boundary="a b"',
  '',
  'Not a part.',
  '--a b',
  'Content-Type: multipart/alternative; boundary=in',
  '',
  '--in',
  '',
  'Hello',
  '--in  ',
  'Content-Type: text/html; charset=utf-8',
  'Content-Transfer-Encoding: quoted-printable',
  '',
  '<b>Hello</b>',
  '',
  '--in--',
  '--a b',
  'Content-Type: application/pdf; name="in\\"voice.pdf"',
  'Content-Disposition: attachment; filename="in\\"voice.pdf"; size=4',
  'Content-ID: <p@example.com>',
  'Content-Transfer-Encoding: base64',
  '',
  'AAAA',
  '--a b',
  'Content-Type: message/rfc822',
  '',
  'Subject: inner',
  '',
  'in',
  'side',
  '--a b--',
  'The end.',
);

describe('BODYSTRUCTURE', () => {
  test('describes a message with parts, files and an attached message', () => {
    expect(fetchOne(MIXED, 'BODYSTRUCTURE')).toBe(
      [
        '((',
        '("TEXT" "PLAIN" ("CHARSET" "us-ascii") NIL NIL "7bit" 5 0 NIL NIL NIL NIL)',
        '("TEXT" "HTML" ("CHARSET" "utf-8") NIL NIL "quoted-printable" 14 1 NIL NIL NIL NIL)',
        ' "ALTERNATIVE" ("BOUNDARY" "in") NIL NIL NIL)',
        '("APPLICATION" "PDF" ("NAME" "in\\"voice.pdf") "<p@example.com>" NIL "base64" 4 NIL',
        ' ("ATTACHMENT" ("FILENAME" "in\\"voice.pdf" "SIZE" "4")) NIL NIL)',
        '("MESSAGE" "RFC822" NIL NIL NIL "7bit" 26 (NIL "inner" NIL NIL NIL NIL NIL NIL NIL NIL)',
        ' ("TEXT" "PLAIN" ("CHARSET" "us-ascii") NIL NIL "7bit" 8 1 NIL NIL NIL NIL) 3 NIL NIL NIL NIL)',
        ' "MIXED" ("BOUNDARY" "a b") NIL NIL NIL)',
      ].join(''),
    );
  });

  test('BODY is BODYSTRUCTURE without the extension data of RFC 3501', () => {
    expect(fetchOne(crlf('Subject: x', '', 'a', 'b', ''), 'BODY')).toBe(
      '("TEXT" "PLAIN" ("CHARSET" "us-ascii") NIL NIL "7bit" 6 2)',
    );
    expect(fetchOne(MIXED, 'BODY')).toMatch(/ "MIXED"\)$/);
  });

  test.each<[string, Buffer, string]>([
    ['no header', crlf('', 'text'), '("TEXT" "PLAIN" ("CHARSET" "us-ascii") NIL NIL "7bit" 4 0)'],
    ['no content at all', Buffer.alloc(0), '("TEXT" "PLAIN" ("CHARSET" "us-ascii") NIL NIL "7bit" 0 0)'],
    [
      'an invalid content type',
      crlf('Content-Type: text', '', 'x'),
      '("TEXT" "PLAIN" ("CHARSET" "us-ascii") NIL NIL "7bit" 1 0)',
    ],
    [
      'a multipart without boundary',
      crlf('Content-Type: multipart/mixed', '', 'x'),
      '("APPLICATION" "OCTET-STREAM" NIL NIL NIL "7bit" 1)',
    ],
    [
      'a multipart without parts',
      crlf('Content-Type: multipart/mixed; boundary=x', '', '--y', '', 'z'),
      '(("TEXT" "PLAIN" ("CHARSET" "us-ascii") NIL NIL "7bit" 0 0) "MIXED")',
    ],
    [
      'a multipart without an end',
      crlf('Content-Type: multipart/digest; boundary=x', '', '--xy', '--x', '', 'Subject: y', '', 'z'),
      '(("MESSAGE" "RFC822" NIL NIL NIL "7bit" 15 (NIL "y" NIL NIL NIL NIL NIL NIL NIL NIL) ("TEXT" "PLAIN" ("CHARSET" "us-ascii") NIL NIL "7bit" 1 0) 2) "DIGEST")',
    ],
    [
      'bytes above 127 and line breaks, which become literals',
      crlf('Content-Type: application/x; name="gr\xfc\xdfe"', 'Content-Description: a\rb', '', 'x'),
      '("APPLICATION" "X" ("NAME" {5}\r\ngr\xfc\xdfe) NIL {3}\r\na\rb "7bit" 1)',
    ],
  ])('describes a message with %s', (_what, raw, structure) => {
    expect(fetchOne(raw, 'BODY')).toBe(structure);
  });

  test('stays small for deeply nested and for numerous parts', () => {
    const deep = Array.from(
      { length: 5_000 },
      (_, i) => `--b\r\nContent-Type: multipart/mixed; boundary=b${i}\r\n\r\n--b${i}\r\n`,
    );
    const raw = crlf('Content-Type: multipart/mixed; boundary=b', '', ...deep);
    expect(bodyStructure(readPart(raw), true).length).toBeLessThan(1_000_000);
    const nested = Buffer.from('Content-Type: message/rfc822\r\n\r\n'.repeat(20_000));
    expect(bodyStructure(readPart(nested), true).length).toBeLessThan(10_000);
  });

  test('has balanced parentheses for arbitrary bytes', () => {
    const piece = fc.constantFrom(
      ...[
        'Content-Type: ',
        'multipart/mixed; boundary=',
        'message/rfc822',
        '--',
        'x',
        '"',
        '\\',
        ';',
        '=',
        '(',
        '<',
        ':',
        '\r\n',
        '\n',
        ' ',
        '\xff',
        'To: ',
      ],
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const raw = crlf(pieces.join(''));
        for (const text of [fetchOne(raw, 'BODYSTRUCTURE'), fetchOne(raw, 'ENVELOPE')]) {
          expect(isBalanced(text)).toBe(true);
        }
      }),
    );
  });
});

describe('ENVELOPE', () => {
  test('names groups, and uses From for a missing Sender and Reply-To', () => {
    const from = '(("Sato, Kim" NIL "kim" "example.com"))';
    expect(fetchOne(MIXED, 'ENVELOPE')).toBe(
      [
        '("Sat, 21 Nov 2026 09:30:00 +0100"',
        '"=?utf-8?q?Gr=C3=BC=C3=9Fe?= and more"',
        from,
        from,
        from,
        '((NIL NIL "a" "example.com")(NIL NIL "Team" NIL)(NIL NIL "b" "example.com")("C" NIL "c" "example.com")(NIL NIL NIL NIL))',
        '((NIL NIL "undisclosed-recipients" NIL)(NIL NIL NIL NIL))',
        'NIL',
        '"<0@example.com>"',
        '"<1@example.com>")',
      ].join(' '),
    );
  });

  test('handles a sender without a domain and empty header fields', () => {
    expect(envelope(crlf('From: Mailer <daemon>', '', ''))).toContain('(("Mailer" NIL "daemon" ""))');
    expect(envelope(crlf('From:', 'Subject:', '', ''))).toBe('(NIL "" NIL NIL NIL NIL NIL NIL NIL NIL)');
  });
});

describe('sections by part number', () => {
  test.each([
    ['BODY[1.1]', '{5}\r\nHello'],
    [
      'BODY[1.2.MIME]',
      '{87}\r\nContent-Type: text/html; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n',
    ],
    ['BODY[2]', '{4}\r\nAAAA'],
    ['BODY[3.HEADER]', '{18}\r\nSubject: inner\r\n\r\n'],
    ['BODY[3.HEADER.FIELDS (SUBJECT)]', '{18}\r\nSubject: inner\r\n\r\n'],
    ['BODY[3.TEXT]', '{8}\r\nin\r\nside'],
    ['BODY[3.1]', '{8}\r\nin\r\nside'],
    ['BODY[3.1]<1.3>', '{3}\r\nn\r\n'],
    ['BODY[3.2]', 'NIL'],
    ['BODY[3.1.1]', 'NIL'],
    ['BODY[4]', 'NIL'],
    ['BODY[2.HEADER]', 'NIL'],
  ])('FETCH returns %s', (item, value) => {
    expect(fetchOne(MIXED, item)).toBe(value);
  });

  test('a message that is not a multipart is its own part 1', () => {
    const raw = crlf('Subject: x', '', 'text');
    expect(fetchOne(raw, 'BODY[1]')).toBe('{4}\r\ntext');
    expect(fetchOne(raw, 'BODY[1.MIME]')).toBe('{14}\r\nSubject: x\r\n\r\n');
    expect(fetchOne(raw, 'BODY[1.1]')).toBe('NIL');
  });
});
