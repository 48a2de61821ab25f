import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newText } from '../../../../src/lib/message/reply-text.ts';

const QUOTE = '> Hello,\n> where is my parcel?\n>\n>> It was sent on Monday.\n> Kim';
const UNMARKED = 'Hello,\nwhere is my parcel?\n\nKim';
const NEW = 'It left today.\n\nThe number is 1042.';
const block = (names: [string, string, string, string]) =>
  `${names[0]}: Kim Sato <kim@example.com>\n${names[1]}: 05/01/2024 10:00\n${names[2]}: support@example.com\n${names[3]}: My parcel\n\n${UNMARKED}`;

describe('quotations of mail programs below the answer', () => {
  test.each([
    ['Gmail', `On Wed, May 1, 2024 at 10:00 AM Kim Sato <kim@example.com> wrote:\n\n${QUOTE}`],
    [
      'Gmail, wrapped',
      `On Wed, May 1, 2024 at 10:00 AM Kim Sato The Second of Somewhere <\nkim@example.com> wrote:\n\n${QUOTE}`,
    ],
    ['Gmail in German', `Am Mi., 1. Mai 2024 um 10:00 Uhr schrieb Kim Sato <kim@example.com>:\n\n${QUOTE}`],
    ['Gmail in French', `Le mer. 1 mai 2024 à 10:00, Kim Sato <kim@example.com> a écrit :\n\n${QUOTE}`],
    [
      'Gmail in Spanish',
      `El mié, 1 may 2024 a las 10:00, Kim Sato (<kim@example.com>)\nescribió:\n\n${QUOTE}`,
    ],
    [
      'Gmail in Italian',
      `Il giorno mer 1 mag 2024 alle ore 10:00 Kim Sato <kim@example.com> ha scritto:\n\n${QUOTE}`,
    ],
    [
      'Gmail in Portuguese',
      `Em qua., 1 de mai. de 2024 às 10:00, Kim Sato <kim@example.com>\nescreveu:\n\n${QUOTE}`,
    ],
    ['Gmail in Dutch', `Op wo 1 mei 2024 om 10:00 schreef Kim Sato <kim@example.com>:\n\n${QUOTE}`],
    ['Gmail in Polish', `śr., 1 maj 2024 o 10:00 Kim Sato <kim@example.com> napisał(a):\n\n${QUOTE}`],
    ['Gmail in Russian', `ср, 1 мая 2024 г. в 10:00, Kim Sato <kim@example.com>:\n\n${QUOTE}`],
    ['Gmail in Japanese', `2024年5月1日(水) 10:00 Kim Sato <kim@example.com>:\n\n${QUOTE}`],
    ['Gmail in Chinese', `Kim Sato <kim@example.com> 于2024年5月1日周三 10:00写道：\n\n${QUOTE}`],
    ['Gmail in Korean', `2024년 5월 1일 (수) 오전 10:00, Kim Sato <kim@example.com>님이 작성:\n\n${QUOTE}`],
    ['Apple Mail', `> On 1 May 2024, at 10:00, Kim Sato <kim@example.com> wrote:\n>\n${QUOTE}`],
    [
      'Apple Mail on a phone',
      `Sent from my iPhone\n\n> On 1 May 2024, at 10:00, Kim Sato <kim@example.com> wrote:\n>\n${QUOTE}`,
    ],
    [
      'Apple Mail in German',
      `Von meinem iPhone gesendet\n\n> Am 01.05.2024 um 10:00 schrieb Kim Sato <kim@example.com>:\n>\n${QUOTE}`,
    ],
    ['Thunderbird', `On 5/1/24 10:00, Kim Sato wrote:\n${QUOTE}`],
    ['Thunderbird in German', `Am 01.05.24 um 10:00 schrieb Kim Sato:\n${QUOTE}`],
    ['mutt', `* Kim Sato <kim@example.com> [2024-05-01 10:00]:\n${QUOTE}`],
    [
      'Yahoo',
      `On Wednesday, May 1, 2024 at 10:00:00 AM GMT+2, Kim Sato <kim@example.com> wrote:\n\n${UNMARKED}`,
    ],
    [
      'Yahoo in French',
      `Le mercredi 1 mai 2024 à 10:00:00 UTC+2, Kim Sato <kim@example.com> a écrit :\n\n${UNMARKED}`,
    ],
    [
      'Outlook',
      `From: Kim Sato <kim@example.com>\nSent: Wednesday, May 1, 2024 10:00 AM\nTo: Support <support@example.com>\nSubject: My parcel\n\n${UNMARKED}`,
    ],
    ['Outlook in German', `________________________________\n${block(['Von', 'Gesendet', 'An', 'Betreff'])}`],
    ['Outlook in French', block(['De', 'Envoyé', 'À', 'Objet'])],
    ['Outlook in Spanish', block(['De', 'Enviado el', 'Para', 'Asunto'])],
    ['Outlook in Japanese', block(['差出人', '送信日時', '宛先', '件名'])],
    ['Outlook in Chinese', block(['发件人', '发送时间', '收件人', '主题'])],
    ['Outlook 2003', `-----Original Message-----\n${block(['From', 'Sent', 'To', 'Subject'])}`],
    ['Outlook in Polish', `-----Wiadomość oryginalna-----\n${block(['Od', 'Wysłano', 'Do', 'Temat'])}`],
    [
      'Outlook 2003 in German',
      `-----Ursprüngliche Nachricht-----\n${block(['Von', 'Gesendet', 'An', 'Betreff'])}`,
    ],
    [
      'Outlook on a phone',
      `Get Outlook for iOS<https://aka.ms/o0ukef>\n________________________________\n${block(['From', 'Sent', 'To', 'Subject'])}`,
    ],
    [
      'Outlook for the web, with bold names',
      `*From:* Kim Sato <kim@example.com>\n*Sent:* Wednesday\n*To:* x\n*Subject:* My parcel\n\n${UNMARKED}`,
    ],
  ])('%s', (_, quoted) => {
    expect(newText(`${NEW}\n\n${quoted}\n`, 'Re: My parcel')).toBe(NEW);
    expect(newText(`${NEW}\n\n${quoted}\n`.replaceAll('\n', '\r\n'), 'Re: My parcel')).toBe(NEW);
    expect(newText(`${NEW}\n\n-- \nAnn\nHerald Ltd\n\n${quoted}\n`, 'AW: My parcel')).toBe(NEW);
  });
});

describe('signatures and footers', () => {
  test.each([
    ['RFC 3676', '-- \nAnn Lee\nHerald Ltd\n+49 30 1234'],
    ['two hyphens', '--\nAnn Lee\nHerald Ltd'],
    ['of a phone', 'Sent from my iPhone'],
    ['of a phone in French', 'Envoyé de mon iPhone'],
    ['of a phone in Spanish', 'Enviado desde mi iPhone'],
    ['of a phone in Japanese', 'iPhoneから送信'],
    ['of Outlook', 'Get Outlook for Android'],
    ['of both', '-- \nAnn Lee\n\nSent from my phone'],
    [
      'of a mailing list',
      '_______________________________________________\nUsers mailing list\nusers@lists.example.com\nhttps://lists.example.com/users',
    ],
  ])('%s', (_, signature) => {
    expect(newText(`${NEW}\n\n${signature}\n`, 'My parcel')).toBe(NEW);
    expect(newText(`${QUOTE}\n\n${NEW}\n${signature}`, 'Re: My parcel')).toBe(NEW);
  });
});

test('two device lines are dropped, but never the only line of an answer', () => {
  const device = 'Sent from my iPhone';
  expect(newText(`${NEW}\n${`${device}\n`.repeat(3)}`, 'x')).toBe(`${NEW}\n${device}`);
  expect(newText(`${device}\n\n${QUOTE}`, 'Re: x')).toBe(device);
});

test('an answer below the quotation', () => {
  expect(newText(`On 5/1/24 10:00, Kim Sato wrote:\n${QUOTE}\n\n${NEW}\n\n-- \nAnn`, 'Re: x')).toBe(NEW);
});

test('answers between the quotations', () => {
  const text = `Hi Kim,\n\nOn 5/1/24 10:00, Kim Sato wrote:\n> Where is it?\n\nOn its way.\n\n> And the invoice?\n\nAttached.\n\nAnn`;
  expect(newText(text, 'Re: x')).toBe('Hi Kim,\n\nOn its way.\n\nAttached.\n\nAnn');
});

describe('texts without anything to drop', () => {
  test.each([
    ['without anything quoted', NEW, 'x'],
    ['when there is nothing else', QUOTE, 'Re: x'],
    ['when there is only a signature', '-- \nAnn', 'x'],
    ['with the output of a program', `${NEW}\n-- Found UHD\n--\n-- Configuring\n-- \n-- Done`, 'x'],
    ['when it is empty', '', 'x'],
    [
      'of a forwarded mail, by its marker',
      `See below.\n\n---------- Forwarded message ---------\n${block(['From', 'Date', 'To', 'Subject'])}`,
      'x',
    ],
    [
      'of a forwarded mail in German',
      `Siehe unten.\n\n-------- Weitergeleitete Nachricht --------\n${block(['Von', 'Datum', 'An', 'Betreff'])}`,
      'x',
    ],
    [
      'of a forwarded mail from a Mac',
      `See below.\n\nBegin forwarded message:\n\n> From: Kim <kim@example.com>\n> Subject: x\n>\n> Hello`,
      'x',
    ],
    [
      'of a forwarded mail, by its subject',
      `See below.\n\n${block(['From', 'Sent', 'To', 'Subject'])}`,
      'FW: My parcel',
    ],
    [
      'of words that look like headers',
      'Please book:\nFrom: Berlin\nTo: Paris\nDate: 5 May\n\nThank you',
      'Trip',
    ],
    ['of a line that ends as an attribution does', 'This is what she wrote:\n\nNo.\n\nWhat now?', 'x'],
    ['of a heading that is underlined', 'Options\n---\nred\nblue', 'x'],
    ['of a mail that begins with an attribution', 'On 1 May 2024 at 10:00 Kim wrote:\n\nHello', 'x'],
    ['of words of parting', 'Can you call me?\n\nBest regards,\nAnn\n\nP.S. Today, please.', 'x'],
    ['of a command line', 'Run this:\n$ git log -- src\nand tell me', 'x'],
  ])('%s', (_, text, subject) => {
    expect(newText(text, subject)).toBe(text);
  });
});

test('the new part consists of lines of the text, in order', () => {
  const line = fc.oneof(
    fc.constantFrom(
      ...`${NEW}\n${QUOTE}\nOn 1 May 2024 at 10:00 Kim wrote:\nFrom: x@example.com\nSubject: y\nTo: z\n-- \n--\n____________\n\n> On`.split(
        '\n',
      ),
    ),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(line, { maxLength: 40 }), fc.string(), (lines, subject) => {
      const text = lines.join('\n');
      const all = text.split('\n').map((l) => l.replaceAll('\r', '').trim());
      let at = -1;
      for (const line of newText(text, subject)
        .split('\n')
        .map((l) => l.replaceAll('\r', '').trim())) {
        at = all.indexOf(line, at + 1);
        expect(at).toBeGreaterThanOrEqual(0);
      }
    }),
    { numRuns: 1000 },
  );
});

/** Each takes at most a second of the processor; a rule that takes quadratic time would take hours. */
test.each([
  ['quote marks', '>'],
  ['lines of quote marks', '>\n'],
  ['attributions', 'On On On 2024 wrote:\n'],
  ['words of an attribution', 'x on at '],
  ['blank lines and quotes', '\n\n\n> a\n'],
  ['colons', ':\n\n\n\n'],
  ['headers', 'From: x\nTo: y\nDate: z\n'],
  ['delimiters', '-- \n'],
  ['rules', '____________\n--\n'],
  ['hyphens', '-'],
  ['spaces', ' '],
  ['devices', 'Von meinem \n'],
])(
  'two megabytes of %s',
  (_, part) => {
    const text = part.repeat(Math.ceil(2_000_000 / part.length));
    const start = process.cpuUsage();
    expect(newText(text, 'Re: x').length).toBeLessThanOrEqual(text.length);
    expect(process.cpuUsage(start).user).toBeLessThan(5_000_000);
  },
  60_000,
);
