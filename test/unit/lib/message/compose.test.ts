import fc from 'fast-check';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { compose, type Letter, type LetterFile } from '../../../../src/lib/message/compose.ts';
import { cutChain } from '../../../../src/worker/modules/sending/outgoing/reply-headers.ts';

const letter = (over: Partial<Letter> = {}): Letter => ({
  messageId: '<own@example.com>',
  date: Date.parse('2026-11-21T09:00:00Z'),
  from: { name: 'Support', address: 'support@example.com' },
  to: [{ name: '', address: 'kim@example.net' }],
  cc: [],
  subject: 'Hello',
  text: 'Hi',
  html: '<p>Hi</p>',
  automaticReason: null,
  inReplyTo: null,
  references: [],
  ...over,
});
const text = async (over: Partial<Letter>, files: LetterFile[] = []) =>
  new TextDecoder().decode(await compose(letter(over), files));
const headOf = (message: string) => message.slice(0, message.indexOf('\r\n\r\n'));
const NAMES = [
  'From',
  'To',
  'Cc',
  'Subject',
  'In-Reply-To',
  'References',
  'Message-ID',
  'Date',
  'MIME-Version',
  'Content-Type',
  'Content-Transfer-Encoding',
  'Auto-Submitted',
  'X-Auto-Response-Suppress',
];

test('no field can add a header or end the headers', async () => {
  const nasty = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string(),
    fc.constantFrom(
      '\r\nX-Injected: yes',
      'a\nBcc: x@example.net',
      'a\r\rX: y',
      '\r\n\r\nbody',
      '\u2028X: y',
      'a\0b',
    ),
  );
  await fc.assert(
    fc.asyncProperty(nasty, nasty, nasty, nasty, async (name, subject, filename, id) => {
      const over = {
        from: { name, address: 'support@example.com' },
        to: [{ name, address: 'kim@example.net' }],
        cc: [{ name, address: 'zoe@example.net' }],
        subject,
        inReplyTo: id,
        references: [id],
      };
      const file = { filename, contentType: 'text/plain', open: async () => new Blob(['x']).stream() };
      const message = await text(over, [file]);
      const names = headOf(message)
        .split('\r\n')
        .filter((line) => !/^[ \t]/.test(line))
        .map((line) => line.split(':')[0]!);
      expect(NAMES).toEqual(expect.arrayContaining(names));
      expect(new Set(names).size).toBe(names.length);
      expect(message.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    }),
    { numRuns: 200 },
  );
});

test('lines with long ids and chains stay below 998 characters, and are parsed completely', async () => {
  const chain = Array.from(
    { length: 100 },
    (_, i) => `<${i}.${'x'.repeat(i % 7 === 0 ? 880 : 30)}@example.net>`,
  );
  const message = await text({ inReplyTo: chain.at(-1)!, references: chain });
  for (const line of headOf(message).split('\r\n')) expect(line.length).toBeLessThanOrEqual(998);
  const { references, inReplyTo } = await PostalMime.parse(message);
  expect(references!.split(/\s+/)).toEqual(chain);
  expect(inReplyTo).toBe(chain.at(-1));
});

test('any text and HTML is parsed unchanged', async () => {
  const words = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 2000 });
  const lines = fc.array(
    fc.oneof(words, fc.constantFrom('.', '..', '', 'From x', ' ', 'ends with a space ')),
  );
  await fc.assert(
    fc.asyncProperty(lines, async (given) => {
      const body = `${given.join('\n')}|`.replace(/[\r\0\f\v\u0085\u2028\u2029\ufeff]/g, '');
      const message = await text({ text: body, html: body });
      const mail = await PostalMime.parse(message);
      expect(mail.text!.replace(/\n$/, '')).toBe(body);
      expect(mail.html!.replace(/\n$/, '')).toBe(body);
    }),
  );
});

test('a chain that is too long keeps its root and its end', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(400), { maxLength: 400 }),
      fc.integer({ min: 1, max: 1000 }),
      (numbers, length) => {
        const ids = numbers.map((n) => `<${n}.${'x'.repeat(n % 3 ? 20 : length)}@example.net>`);
        const cut = cutChain(ids);
        const usable = ids.filter((id) => id.length <= 900);
        expect(new Set(cut).size).toBe(cut.length);
        expect(cut.length).toBeLessThanOrEqual(100);
        expect(cut.join(' ').length).toBeLessThanOrEqual(8000);
        expect(cut[0]).toBe(usable[0]);
        const last = usable.findLast((id) => id !== usable[0]);
        if (last) expect(cut.at(-1)).toBe(last);
      },
    ),
  );
  const short = Array.from({ length: 40 }, (_, i) => `<${i}@example.net>`);
  expect(cutChain(short)).toEqual(short);
});

test('a calendar is an alternative to the text, with its method, and a file', async () => {
  const content = 'BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nX-NAME:Zoë ✓\r\nEND:VCALENDAR\r\n';
  const raw = await compose(letter(), [], { calendar: { method: 'REQUEST', content } });
  const message = new TextDecoder().decode(raw);
  expect(message).toMatch(
    /multipart\/mixed[\s\S]*multipart\/alternative[\s\S]*text\/plain[\s\S]*text\/html[\s\S]*text\/calendar/,
  );
  expect(message).toContain('Content-Type: text/calendar; charset=utf-8; method=REQUEST\r\n');
  const { attachments } = await PostalMime.parse(raw, { attachmentEncoding: 'utf8' });
  expect(attachments.map(({ mimeType, filename, method }) => ({ mimeType, filename, method }))).toEqual([
    { mimeType: 'text/calendar', filename: null, method: 'REQUEST' },
    { mimeType: 'application/ics', filename: 'invite.ics', method: undefined },
  ]);
  // The parser writes line ends as \n.
  const lines = (text: unknown) => String(text).trim().split(/\r?\n/);
  expect(attachments.map((each) => lines(each.content))).toEqual([lines(content), lines(content)]);
});
