/** Damages real mail at random, and expects that what a reader would see is still there. */
import { expect, test } from 'vitest';
import { parseMessage } from '../../src/lib/message/parse.ts';
import { hasCorpora, readMbox, readTar } from '../system/corpora.ts';
import { numbers, pick, type Random } from './random.ts';

const MAILS = Number(process.env['MUTATED_MAILS'] ?? 20_000);
const SEED = Number(process.env['MUTATED_SEED'] ?? 1);

const linesOf = (raw: string) => raw.split('\r\n');
const headerEnd = (lines: string[]) => Math.max(1, lines.indexOf(''));
const CHARSETS = [
  'utf-8',
  'us-ascii',
  'iso-8859-1',
  'windows-1252',
  'iso-2022-jp',
  'gb2312',
  'x-unknown',
  'koi8-r',
  '',
];

const LINE_BREAKS = 'line breaks are others';

/** The ways to damage a message, one character per byte. */
const DAMAGES: Record<string, (raw: string, random: Random) => string> = {
  'a header is missing': (raw, random) => {
    const lines = linesOf(raw);
    const at = random(headerEnd(lines));
    let count = 1;
    while (/^[ \t]/.test(lines[at + count] ?? '')) count++;
    lines.splice(at, count);
    return lines.join('\r\n');
  },
  'a boundary line is broken': (raw, random) => {
    const lines = linesOf(raw);
    // What stands before the first one is no part (RFC 2046 5.1.1).
    const places = [...lines.keys()].filter((i) => lines[i]!.startsWith('--')).slice(1);
    if (places.length > 0) {
      const at = pick(random, places);
      lines[at] = pick(random, ['', lines[at]!.slice(1), `${lines[at]!}x`, lines[at]!.slice(0, -3)]);
    }
    return lines.join('\r\n');
  },
  'the boundary has another name': (raw, random) =>
    raw.replace(/boundary="?[^"\r\n;]{1,5}/i, (start) => start.slice(0, -1 - random(3))),
  'another charset is named': (raw, random) =>
    raw.replace(/charset="?[\w-]+"?/i, () => `charset=${pick(random, CHARSETS)}`),
  'two lines are one': (raw, random) => {
    const lines = linesOf(raw);
    const at = random(Math.max(1, lines.length - 1));
    lines.splice(at, 2, lines[at]! + (lines[at + 1] ?? ''));
    return lines.join('\r\n');
  },
  'bytes are others': (raw, random) => {
    const characters = [...raw];
    for (let i = 0; i < 3; i++) characters[random(characters.length)] = String.fromCharCode(random(256));
    return characters.join('');
  },
  'the type is another': (raw, random) =>
    raw.replace(
      /^content-type: ?[\w-]+\/[\w-]+/im,
      () =>
        `Content-Type: ${pick(random, ['text', 'foo/bar', 'text/x-y', '/', 'TEXT/', 'text/plain plain'])}`,
    ),
  'the encoding is another': (raw, random) =>
    raw.replace(
      /^content-transfer-encoding: ?\S+/im,
      () => `Content-Transfer-Encoding: ${pick(random, ['8bit', '7 bit', 'binary', 'x-none', 'utf-8', ''])}`,
    ),
  [LINE_BREAKS]: (raw, random) => raw.replaceAll('\r\n', pick(random, ['\n', '\r', '\r\r\n'])),
  'lines are empty before the header': (raw, random) => '\r\n'.repeat(1 + random(2)) + raw,
};

const isReadable = (text: string) => (text.match(/\p{L}{2,}/gu) ?? []).length >= 4;
const bytesOf = (raw: string) => Buffer.from(raw, 'latin1');

/** Returns whether a header names a sender: an address of one, as a whole, in angle brackets. */
const namesSender = (raw: string) => {
  const header = raw.replace(/^\s+/, '').split(/(?:\r\n|\r\r\n|\n|\r){2}/, 1)[0]!;
  return /^(?:from|sender|reply-to): [^\r\n<>]*<[\w.+-]+@[\w-]+(?:\.[\w-]+)+>[ \t]*$/im.test(
    header.replaceAll('\r', '\n'),
  );
};

test.skipIf(!hasCorpora)(`${MAILS} damaged mails have their body and sender, at any time`, async () => {
  const random = numbers(SEED);
  const mails = [
    ...readMbox('usrp-users-2000.mbox.gz'),
    ...readTar('bounces.tar.gz', /\.eml$/).map(({ raw }) => raw),
    ...readTar('malformed-eml.tar.gz', /\.eml$/).map(({ raw }) => raw),
  ].filter((raw) => raw.length > 300 && raw.length < 200_000 && isReadable(raw.toString('latin1')));
  const readable = new Map<number, boolean>();
  const found = { withoutBody: [] as string[], withoutSender: [] as string[], slow: [] as string[] };
  const names = Object.keys(DAMAGES);
  for (let n = 0; n < MAILS; n++) {
    const at = random(mails.length);
    const original = mails[at]!;
    if (!readable.has(at)) readable.set(at, isReadable((await parseMessage(original)).text));
    let raw = original.toString('latin1').replace(/\r?\n/g, '\r\n');
    // Other damages look for CRLF, so that of line breaks is the last.
    const chosen = new Set(Array.from({ length: 1 + random(3) }, () => pick(random, names)));
    const damages = [...chosen].sort((a, b) => Number(a === LINE_BREAKS) - Number(b === LINE_BREAKS));
    for (const damage of damages) raw = DAMAGES[damage]!(raw, random);
    if (!/[!-~]/.test(raw)) continue;
    const label = `${n}: ${damages.join(', ')}`;
    const start = process.cpuUsage();
    const email = await parseMessage(bytesOf(raw));
    const { user } = process.cpuUsage(start);
    const texts = [
      email.text,
      email.html,
      ...email.attachments.map(({ content }) => Buffer.from(content).toString('latin1')),
    ];
    if (readable.get(at) && !texts.some(isReadable)) found.withoutBody.push(label);
    if (namesSender(raw) && !email.from.address.includes('@')) found.withoutSender.push(label);
    if (user > 2_000_000) found.slow.push(label);
  }
  expect(found).toEqual({ withoutBody: [], withoutSender: [], slow: [] });
});
