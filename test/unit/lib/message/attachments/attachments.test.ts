import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readTnef } from '../../../../../src/lib/message/attachments/tnef.ts';
import { takeUuencoded } from '../../../../../src/lib/message/decoding/uuencode.ts';
import { parseMessage } from '../../../../../src/lib/message/parse.ts';
import {
  attached,
  attribute,
  binary,
  mailWith,
  named,
  number,
  object,
  properties,
  text8,
  text16,
  tnef,
} from './tnef.ts';

const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const parse = (raw: string) => parseMessage(bytes(raw));
const multipart = (kind: string, ...parts: string[]) =>
  parse(
    `From: kim@example.com\r\nContent-Type: multipart/${kind}; boundary=b\r\n\r\n${parts.map((part) => `--b\r\n${part}\r\n`).join('')}--b--\r\n`,
  );
const listed = ({ attachments }: Awaited<ReturnType<typeof parse>>) =>
  attachments.map(({ filename, contentType, content }) => [
    filename,
    contentType,
    Buffer.from(content).toString('latin1').trimEnd(),
  ]);

describe('parts without a name are named by their type', () => {
  test.each([
    ['text/calendar; method=REQUEST', 'invite.ics'],
    ['message/rfc822\r\nContent-Disposition: attachment', 'message.eml'],
    ['message/delivery-status', 'delivery-status.txt'],
    ['text/rfc822-headers', 'headers.txt'],
    ['application/pgp-signature', 'signature.asc'],
    ['application/pkcs7-signature', 'smime.p7s'],
    ['application/ms-tnef', 'winmail.dat'],
    ['text/vcard', 'contact.vcf'],
    ['image/png', 'image-1.png'],
    ['image/jpeg', 'image-1.jpg'],
    ['audio/mpeg', 'audio-1.mp3'],
    ['application/pdf', 'attachment-1.pdf'],
    ['text/csv', 'attachment-1.csv'],
    ['application/octet-stream', 'attachment-1'],
    ['x/__proto__', 'attachment-1'],
    ['x/constructor', 'attachment-1'],
    ['application/pdf; name="../.."', 'attachment-1.pdf'],
  ])('%s', async (type, name) => {
    const { attachments } = await multipart('mixed', `Content-Type: ${type}\r\n\r\nx`);
    expect(attachments.map(({ filename }) => filename)).toEqual([name]);
  });

  test('several of one type are numbered', async () => {
    const types = ['image/png', 'text/calendar', 'image/jpeg', 'application/pdf', 'text/calendar'];
    const { attachments } = await multipart(
      'mixed',
      ...types.map((type) => `Content-Type: ${type}\r\n\r\nx`),
    );
    expect(attachments.map(({ filename }) => filename)).toEqual([
      'image-1.png',
      'invite.ics',
      'image-2.jpg',
      'attachment-1.pdf',
      'invite-2.ics',
    ]);
  });

  test('encrypted mail', async () => {
    const email = await multipart(
      'encrypted',
      'Content-Type: application/pgp-encrypted\r\n\r\nVersion: 1',
      'Content-Type: application/octet-stream\r\n\r\n-----BEGIN PGP MESSAGE-----',
    );
    expect(listed(email).map(([name]) => name)).toEqual(['version.asc', 'encrypted.asc']);
  });
});

describe('text parts with a name', () => {
  const log = (disposition: string, type = 'text/plain') =>
    `Content-Type: ${type}\r\nContent-Disposition: ${disposition}\r\n\r\nline 1 `;

  test('are both text and attachment if they are inline', async () => {
    const email = await multipart(
      'mixed',
      'Content-Type: text/plain\r\n\r\nSee below.',
      log('inline; filename=a.log'),
    );
    expect(listed(email)).toEqual([['a.log', 'text/plain', 'line 1']]);
    expect(email.attachments[0]!.isInline).toBe(true);
    expect(email.text).toBe('See below.\n\nline 1 \n');
  });

  test('also if only the type has the name', async () => {
    const email = await multipart(
      'mixed',
      'Content-Type: text/html; name="a.html"\r\n\r\n<script>1</script><p>x',
    );
    expect(listed(email)).toEqual([['a.html', 'text/html', '<script>1</script><p>x']]);
    expect(email.html).toBe('<p>x\n</p>');
  });

  test('keep their bytes, although their text is unflowed', async () => {
    const flowed = log('inline; filename=a.txt', 'text/plain; format=flowed').replace('line 1', 'line\r\n1');
    expect(listed(await multipart('mixed', flowed))).toEqual([['a.txt', 'text/plain', 'line\r\n1']]);
  });

  test('are not attachments if they are the main text', async () => {
    const named = 'Content-Type: text/plain; name=body.txt\r\n\r\nx';
    expect((await parse(`From: kim@example.com\r\n${named}`)).attachments).toEqual([]);
    const email = await multipart(
      'alternative',
      named,
      'Content-Type: text/html; name=body.html\r\n\r\n<p>x',
    );
    expect(email.attachments).toEqual([]);
  });
});

describe('uuencoded files', () => {
  const CAT = 'begin 644 cat.txt\n#0V%T\n`\nend';

  test('become attachments and are removed from the text', async () => {
    const email = await parse(
      `From: kim@example.com\r\n\r\nHere:\r\n${CAT.replaceAll('\n', '\r\n')}\r\nAnn\r\n`,
    );
    expect(listed(email)).toEqual([['cat.txt', 'text/plain', 'Cat']]);
    expect(email.text).toBe('Here:\nAnn\n');
  });

  test.each([
    [
      'a full line',
      'begin 755 a b.bin\nM" $" P0%!@<("0H+# T.#Q 1$A,4%187&!D:&QP=\'A\\@(2(C)"4F)R@I*BLL\n`\nend',
      45,
    ],
    ['no line for the end', 'begin 0644 x\n#0V%T\nend', 3],
    ['a checksum in each line', 'begin 644 x\n#0V%TA\n \nend', 3],
    ['spaces that are lost', 'begin 644 x\n#\n\nend', 3],
    ['nothing', 'begin 644 x\n`\nend', 0],
  ])('with %s', (_, text, size) => {
    const result = takeUuencoded(`a\n${text}\nb`);
    expect(result.files.map(({ content }) => content.length)).toEqual([size]);
    expect(result.text).toBe('a\nb');
  });

  test('two files', () => {
    const { text, files } = takeUuencoded(`${CAT}\n\n${CAT.replace('cat', 'dog')}`);
    expect(files.map(({ name }) => name)).toEqual(['cat.txt', 'dog.txt']);
    expect(text).toBe('');
  });

  test.each([
    ['a sentence', 'begin 644 times\nand end'],
    ['no end', CAT.replace('\nend', '')],
    ['words between', CAT.replace('`', 'and then')],
    ['a line that is too short', 'begin 644 x\nM\nend'],
    ['a line that is too long', 'begin 644 x\n#0V%T0V%T\nend'],
    ['a quotation', `> ${CAT.replaceAll('\n', '\n> ')}`],
  ])('are not recognised if there is %s', (_, text) => {
    expect(takeUuencoded(text)).toEqual({ text, files: [] });
  });

  test('a file that begins inside an unfinished one', () => {
    const { text, files } = takeUuencoded(`begin 644 a\n#0V%T\n${CAT}`);
    expect(files.map(({ name }) => name)).toEqual(['cat.txt']);
    expect(text).toBe('begin 644 a\n#0V%T');
  });

  test('every decoded file equals the original', () => {
    const encode = (content: Uint8Array) => {
      const lines = [];
      for (let i = 0; i < content.length; i += 45) {
        const part = [...content.subarray(i, i + 45)];
        let line = String.fromCharCode(32 + part.length);
        for (let j = 0; j < part.length; j += 3) {
          const group = (part[j]! << 16) | ((part[j + 1] ?? 0) << 8) | (part[j + 2] ?? 0);
          for (const shift of [18, 12, 6, 0]) line += String.fromCharCode(32 + ((group >> shift) & 63));
        }
        lines.push(line.replaceAll(' ', '`'));
      }
      return ['begin 644 x', ...lines, '`', 'end'].join('\n');
    };
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (content) => {
        expect(takeUuencoded(`a\n${encode(content)}`)).toEqual({
          text: 'a',
          files: [{ name: 'x', content }],
        });
      }),
    );
  });
});

describe('winmail.dat', () => {
  const pdf = bytes('%PDF-1');

  test('is replaced by the files in it', async () => {
    const email = await parse(
      mailWith(
        tnef(
          properties(1, [number(0x3fde, 1252), named('x-own', 'y')]),
          attached('INVOIC~1.PDF', pdf, [
            number(0x3705, 1),
            named('x-own', 'y'),
            text16(0x3707, 'Invoice Müller.pdf'),
            text8(0x370e, 'Application/PDF'),
          ]),
          attached('\x9a.png', pdf, [text8(0x3712, 'image001@01D1')]),
          attached('notes.xyz', pdf),
        ),
      ),
    );
    expect(listed(email)).toEqual([
      ['Invoice Müller.pdf', 'application/pdf', '%PDF-1'],
      ['Ü.png', 'image/png', '%PDF-1'],
      ['notes.xyz', 'application/octet-stream', '%PDF-1'],
    ]);
    expect(email.attachments.map(({ contentId, isInline }) => [contentId, isInline])).toEqual([
      [null, false],
      ['image001@01D1', true],
      [null, false],
    ]);
    expect(email.text).toBe('See the attached.\n');
  });

  test('provides the text of a mail without one', async () => {
    const html = bytes('<meta charset=windows-1251><p>\xcf\xf0\xe8<script>1</script>');
    const email = await parse(mailWith(tnef(properties(1, [binary(0x1013, html)])), null));
    expect(email.html).toContain('При');
    expect(email.html).not.toContain('script');
    expect(email.text.trim()).toBe('При');
    expect(email.attachments).toEqual([]);
    const plain = await parse(mailWith(tnef(attribute(1, 0x800c, [...bytes('Gr\x81\xe1e\0')])), null));
    expect(plain.text).toBe('Grüße');
  });

  const whole = attached('a.pdf', pdf);
  test.each<[string, Uint8Array, string[]]>([
    ['nothing that can be read', bytes('no TNEF'), ['winmail.dat']],
    ['no files', tnef(properties(1, [number(0x3fde, 1252)])), ['winmail.dat']],
    [
      'an attached message',
      tnef(whole, attached('m', null, [object(0x3701, [1, 2])])),
      ['a.pdf', 'winmail.dat'],
    ],
    ['a lost end', tnef(whole, attached('b.pdf', pdf)).slice(0, -20), ['a.pdf', 'winmail.dat']],
    ['a file of 4 GB', tnef(whole, [2, 15, 128, 6, 0, 255, 255, 255, 255, 1]), ['a.pdf', 'winmail.dat']],
    ['very many files', tnef(...Array(201).fill(whole)), ['winmail.dat']],
  ])('stays if it has %s', async (_, winmail, names) => {
    const email = await parse(mailWith(winmail));
    expect(email.attachments.map(({ filename }) => filename)).toEqual(names);
    expect(email.attachments.at(-1)!.content).toEqual(winmail);
  });

  test('is read to the end for any content, and holds no more than its bytes', () => {
    const source = tnef(
      properties(1, [text8(0x1000, 'x'), named('a', 'b')]),
      attached('a', pdf, [text16(0x3707, 'a.pdf'), binary(0x3701, pdf)]),
    );
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(source.length - 1), fc.integer({ min: 0, max: 255 })), { maxLength: 8 }),
        fc.nat(source.length),
        (changes, length) => {
          const changed = source.slice(0, length);
          for (const [at, value] of changes) if (at >= 4 && at < length) changed[at] = value;
          const size = (readTnef(changed)?.files ?? []).reduce((sum, { content }) => sum + content.length, 0);
          expect(size).toBeLessThanOrEqual(changed.length);
        },
      ),
      { numRuns: 2000 },
    );
  });
});
