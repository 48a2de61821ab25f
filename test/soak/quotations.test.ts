/**
 * Measures the new text of answers beside the rules of other projects: answers made of real emails, so that what their
 * writers wrote is known. The other projects' packages are installed for this test only.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseMessage } from '../../src/lib/message/parse.ts';
import { newText } from '../../src/lib/message/reply-text.ts';
import { hasCorpora, readMbox } from '../system/corpora.ts';

interface Mail {
  name: string;
  address: string;
  subject: string;
  text: string;
}

const quote = (text: string) => text.replace(/^(?=>)/gm, '>').replace(/^(?!>)/gm, '> ');

/** Breaks each paragraph into lines of at most `width` characters. */
const wrap = (text: string, width: number) =>
  text
    .replace(/(?<!\n)\n(?!\n)/g, ' ')
    .replace(new RegExp(`(.{1,${width}})(?: +|$)`, 'gm'), '$1\n')
    .trimEnd();

/** The labels of sender, date, recipient and subject in header blocks. */
const LABELS = [
  'From,Sent,To,Subject',
  'Von,Gesendet,An,Betreff',
  'De,Envoyé,À,Objet',
  'Feladó,Elküldve,Címzett,Tárgy',
  'Από,Στάλθηκε,Προς,Θέμα',
  'מאת,נשלח,אל,נושא',
  'من,أرسلت,إلى,الموضوع',
  'จาก,ส่ง,ถึง,เรื่อง',
  'Từ,Đã gửi,Đến,Chủ đề',
  'Від,Надіслано,Кому,Тема',
  'Šalje,Poslano,Prima,Predmet',
  'De la,Trimis,Către,Subiect',
].map((labels) => labels.split(','));

function headerBlock({ name, address, subject }: Mail, i: number): string {
  const [from, sent, to, about] = LABELS[i % LABELS.length]!;
  return `${from}: ${name} <${address}>\n${sent}: 3 Nov 2025 10:00\n${to}: support@herald.test\n${about}: ${subject}`;
}

const above = (attribution: (mail: Mail) => string) => (own: string, mail: Mail) =>
  `${own}\n\n${attribution(mail)}\n\n${quote(mail.text)}`;

function between(own: string, mail: Mail): string {
  const [lines, answers] = [mail.text.split('\n'), own.split('\n')];
  const [half, first] = [lines.length >> 1, Math.max(1, answers.length >> 1)];
  const parts = [lines.slice(0, half), answers.slice(0, first), lines.slice(half), answers.slice(first)];
  const [a, b, c, d] = parts.map((part) => part.join('\n'));
  return `On 11/03/2025 10:00 AM, ${mail.name} wrote:\n${quote(a!)}\n\n${b}\n\n${quote(c!)}\n\n${d}`;
}

/** The forms in which mail programs quote, made of the writer's own text and the email that it answers. */
const FORMS: Record<string, (own: string, mail: Mail, i: number) => string> = {
  'Gmail, English': above(
    ({ name, address }) => `On Mon, Nov 3, 2025 at 10:00 AM ${name} <${address}> wrote:`,
  ),
  'Gmail, wrapped': above(
    ({ name, address }) => `On Mon, Nov 3, 2025 at 10:00 AM ${name}\n<${address}> wrote:`,
  ),
  'Gmail, Hungarian': above(
    ({ name, address }) => `${name} <${address}> ezt írta (időpont: 2025. nov. 3., H, 10:00):`,
  ),
  'Gmail, Vietnamese': above(
    ({ name, address }) => `Vào Th 2, 3 thg 11, 2025 vào lúc 10:00 ${name} <${address}> đã viết:`,
  ),
  'Gmail, Hebrew': above(
    ({ name, address }) => `‫בתאריך יום ב׳, 3 בנוב׳ 2025 ב-10:00 מאת ‪${name}‬‏ <‪${address}‬‏>:‬`,
  ),
  'Gmail, Thai': above(({ name, address }) => `เมื่อ จ. 3 พ.ย. 2025 เวลา 10:00 ${name} <${address}> เขียนว่า:`),
  Outlook: (own, mail, i) => `${own}\n\n${headerBlock(mail, i)}\n\n${mail.text}`,
  'Outlook, with a rule': (own, mail, i) =>
    `${own}\n\n${'_'.repeat(32)}\n${headerBlock(mail, i)}\n\n${mail.text}`,
  'Outlook, old': (own, mail) =>
    `${own}\n\n-----Original Message-----\n${headerBlock(mail, 0)}\n\n${mail.text}`,
  'Outlook, other line breaks': (own, mail, i) =>
    `${own}\n\n${headerBlock(mail, i)}\n\n${wrap(mail.text, 90)}`,
  Yahoo: (own, { name, address, text }) =>
    `${own}\n\n    On Monday, November 3, 2025 at 10:00:00 AM GMT+1, ${name} <${address}> wrote:  \n \n ${text.replaceAll('\n', '\n ')}`,
  Apple: (own, { name, address, text }) =>
    `${own}\n\n> On 3 Nov 2025, at 10:00, ${name} <${address}> wrote:\n> \n${quote(text)}`,
  'Thunderbird, German': above(({ name }) => `Am 03.11.2025 um 10:00 schrieb ${name}:`),
  'an unknown language, unmarked': (own, { name, text }) =>
    `${own}\n\nJe la 3-a de novembro 2025 10:00 ${name} skribis:\n\n${text}`,
  'Lotus Notes': (own, { name, address, text }) =>
    `${own}\n\n\n\n${name} <${address}>\n03.11.2025 10:00\n\nTo\nsupport@herald.test\n\n${text}`,
  'no attribution': (own, { text }) => `${own}\n\n${text}`,
  'other line breaks': (own, { name, text }) =>
    `${own}\n\nOn 11/03/2025 10:00 AM, ${name} wrote:\n${quote(wrap(text, 60))}`,
  'answer below': (own, { name, text }) => `On 11/03/2025 10:00 AM, ${name} wrote:\n${quote(text)}\n\n${own}`,
  'answer below, unmarked': (own, { name, address, text }) =>
    `Je la 3-a de novembro 2025 10:00 ${name} <${address}> skribis:\n\n${text}\n\n${own}`,
  'answers between': between,
};

type Parser = (text: string, mail: Mail) => string;

const HERALD: Record<string, Parser> = {
  Herald: (text, { name, address, subject, text: earlier }) =>
    newText(text, `Re: ${subject}`, {
      author: 'support@herald.test',
      earlier: [{ text: earlier, fromName: name, fromAddress: address }],
    }),
  'Herald, by form alone': (text, { subject }) => newText(text, `Re: ${subject}`),
};

const folder = mkdtempSync(join(tmpdir(), 'herald-quotations-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function installPeers(): Record<string, Parser> {
  const packages = ['email-reply-parser@2.3.9', 'node-email-reply-parser@0.1.4', 'planer@1.2.0'];
  execFileSync('npm', [
    'install',
    '--prefix',
    folder,
    '--omit=optional',
    '--no-audit',
    '--no-fund',
    ...packages,
  ]);
  const load = createRequire(join(folder, 'package.json'));
  const Crisp = load('email-reply-parser');
  const crisp = new (Crisp.default ?? Crisp)();
  const github = load('node-email-reply-parser');
  const talon = load('planer');
  return {
    'Crisp (email-reply-parser)': (text) => crisp.read(text).getVisibleText(),
    'GitHub (email_reply_parser)': (text) => github(text).getVisibleText(),
    'Talon (planer)': (text) => talon.extractFromPlain(text),
  };
}

/** Returns real emails without quotations, which all end before a signature. */
async function readMails(): Promise<Mail[]> {
  const mails: Mail[] = [];
  for (const raw of readMbox('usrp-users-2000.mbox.gz').slice(0, 900)) {
    const email = await parseMessage(raw);
    const name = email.from.name.replace(/ via .*/, '') || 'Kim Sato';
    const address = `${name.toLowerCase().replace(/[^a-z]+/g, '.')}@example.org`;
    const text = newText(email.text.replaceAll('\r', ''), email.subject);
    const isPlain =
      text.length > 60 && text.length < 4000 && !/^>/m.test(text) && newText(text, 'Re: x') === text;
    if (isPlain) mails.push({ name, address, subject: email.subject, text });
  }
  return mails;
}

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** Returns how many of the words a text lacks. */
function countMissing(words: string[], text: string): number {
  const left = new Map<string, number>();
  for (const word of wordsOf(text)) left.set(word, (left.get(word) ?? 0) + 1);
  return words.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count <= 0;
  }).length;
}

interface Score {
  own: number;
  lost: number;
  quoted: number;
  left: number;
}

function measure(parse: Parser, form: (typeof FORMS)[string], mails: Mail[]): Score {
  const score: Score = { own: 0, lost: 0, quoted: 0, left: 0 };
  for (let i = 0; i + 7 < mails.length; i += 3) {
    const [writer, mail] = [mails[i]!, mails[i + 7]!];
    if (writer.name === mail.name) continue;
    const text = parse(form(writer.text, mail, i), mail);
    const [own, quoted] = [wordsOf(writer.text), wordsOf(mail.text).length];
    const lost = countMissing(own, text);
    score.own += own.length;
    score.lost += lost;
    score.quoted += quoted;
    score.left += Math.min(quoted, Math.max(0, wordsOf(text).length - own.length + lost));
  }
  return score;
}

const percent = (part: number, whole: number) => ((100 * part) / whole).toFixed(2);

describe.skipIf(!hasCorpora)(`answers in ${Object.keys(FORMS).length} forms`, () => {
  let mails: Mail[];
  let parsers: Record<string, Parser>;
  beforeAll(async () => {
    mails = await readMails();
    parsers = { ...HERALD, ...installPeers() };
  }, 600_000);

  test('keep all words of their writer, and lose at least 97 % of what they quote', () => {
    const sums = Object.entries(parsers).map(([name, parse]) => {
      const scores = Object.values(FORMS).map((form) => measure(parse, form, mails));
      const sum = (key: keyof Score) => scores.reduce((total, score) => total + score[key], 0);
      return { name, own: sum('own'), lost: sum('lost'), quoted: sum('quoted'), left: sum('left') };
    });
    for (const { name, own, lost, quoted, left } of sums)
      console.log(
        `${name}: own words kept ${percent(own - lost, own)} %, quotations cut ${percent(quoted - left, quoted)} %`,
      );
    const [herald, ...others] = sums;
    expect(herald!.own).toBeGreaterThan(100_000);
    expect(herald!.lost).toBe(0);
    expect(herald!.left / herald!.quoted).toBeLessThan(0.03);
    for (const { left } of others) expect(left).toBeGreaterThan(herald!.left);
  });
});
