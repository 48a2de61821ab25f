import { describe, expect, test } from 'vitest';
import { summarize, type ThreadEmail } from '../../../../../src/lib/writer/index.ts';

const email = (id: number, from: string, text: string): ThreadEmail => ({
  id,
  from,
  date: '2026-05-05T09:00:00Z',
  text,
});

const ORDER = `Guten Tag,

ich habe am 3. Mai bei Ihnen eine Kaffeemaschine bestellt (Bestellnummer
10-4471), aber leider ist das Paket beschädigt angekommen. Der Wassertank hat
einen Riss. Ich hatte Herrn Dr. Weber bereits angerufen.

Können Sie mir bitte bis Freitag Ersatz schicken oder den Kaufpreis von
189,90 € erstatten?

Vielen Dank im Voraus.

Mit freundlichen Grüßen
Anna Schmidt
Hauptstr. 5, 10115 Berlin`;

const ANSWER = `Guten Tag Frau Schmidt,

vielen Dank für Ihre Nachricht. Es tut uns leid, dass das Gerät beschädigt angekommen ist. Wir schicken Ihnen morgen einen neuen Wassertank.

Viele Grüße
Ihr Support-Team

Am 05.05.26 um 10:00 schrieb Anna Schmidt:
> Guten Tag,
> ich habe am 3. Mai`;

test('a thread: what it is about, what was done, where it stands, each in the words of the sender', async () => {
  const { summary, points, language } = await summarize([
    email(1, 'Anna Schmidt', ORDER),
    email(2, 'Support', ANSWER),
    email(3, 'Anna Schmidt', 'Danke, der Tank ist heute angekommen und passt.\n\nLG Anna'),
  ]);
  expect(language).toBe('de');
  expect(summary.split('\n')).toEqual([
    'Anna Schmidt: ich habe am 3. Mai bei Ihnen eine Kaffeemaschine bestellt (Bestellnummer 10-4471), aber leider ist das Paket beschädigt angekommen. Können Sie mir bitte bis Freitag Ersatz schicken oder den Kaufpreis von 189,90 € erstatten?',
    'Support: Wir schicken Ihnen morgen einen neuen Wassertank.',
    'Anna Schmidt: Danke, der Tank ist heute angekommen und passt.',
  ]);
  const texts = points.map(({ text }) => text);
  expect(texts).toContain('Wir schicken Ihnen morgen einen neuen Wassertank.');
  expect(points.map(({ emailId }) => emailId)).toEqual(points.map(({ emailId }) => emailId).toSorted());
  for (const text of texts) expect(text).not.toMatch(/Guten Tag|Vielen Dank|Grüße|Hauptstr|tut uns leid/);
});

describe('bounds', () => {
  test('at most 7 points of at most 300 characters', async () => {
    const things = 'invoice,parcel,contract,printer,ticket,licence,refund,machine,camera,keyboard'.split(',');
    const sentence = (n: number) =>
      `Could you please send the ${things[n % 10]} ${n} ${`of ${things[n % 10]}${n} `.repeat(n % 60)}soon?`;
    const { points, summary } = await summarize([
      email(1, 'Kim', Array.from({ length: 200 }, (_, n) => sentence(n)).join(' ')),
    ]);
    expect(points.length).toBeGreaterThan(3);
    expect(points.length).toBeLessThanOrEqual(7);
    for (const { text } of points) expect(text.length).toBeLessThanOrEqual(300);
    expect(summary.length).toBeLessThanOrEqual(1200);
  });

  test('of a long thread the first email and the last are quoted', async () => {
    const emails = Array.from({ length: 500 }, (_, n) =>
      email(n, `Person ${n}`, `Could you send the invoice number ${n} by Friday?`),
    );
    const { summary } = await summarize(emails);
    expect(summary).toContain('number 0 by');
    expect(summary).toContain('number 499 by');
  });
});

test('the emails are quoted by their dates', async () => {
  const later = {
    ...email(2, 'Kim', 'The delivery of the new machine has come.'),
    date: '2026-05-06T09:00:00Z',
  };
  const first = email(1, 'Anna', 'Could you tell me where the parcel is?');
  const { summary, points } = await summarize([later, first]);
  expect(points.map(({ emailId }) => emailId)).toEqual([1, 2]);
  expect(summary).toMatch(/^Anna: .+\nKim: /);
});

test('a sentence that is repeated is one point', async () => {
  const text = 'The delivery of the new machine is planned for Monday, 11 May.';
  const { points } = await summarize([email(1, 'Kim', text), email(2, 'Anna', text)]);
  expect(points).toEqual([{ text, emailId: 1 }]);
});

test.each([[[]], [[email(1, 'Kim', '')]], [[email(1, 'Kim', 'Hi,\n\nThanks!\nKim')]]])(
  'nothing is made up where nothing is said',
  async (emails) => {
    expect(await summarize(emails)).toMatchObject({ summary: '', points: [] });
  },
);

test('the name of a sender is one line without links', async () => {
  const text = 'The delivery of the new machine is planned for Monday.';
  const { summary } = await summarize([
    email(1, `Kim\nSato ${'x'.repeat(500)}`, text),
    email(2, 'Anna', 'Could you please send us the invoice as well?'),
  ]);
  expect(summary.split('\n')).toHaveLength(2);
  expect(summary.length).toBeLessThan(300);
});

test.each([
  [1, 1],
  [2, 2],
  [4, 2],
  [6, 3],
  [10, 5],
  [14, 7],
  [40, 7],
])('of %i sentences with a date and a number, %i are points', async (count, most) => {
  const things = [
    'parcel',
    'kettle',
    'teapot',
    'invoice',
    'letter',
    'basket',
    'bottle',
    'carpet',
    'lantern',
    'mirror',
  ];
  const text = Array.from(
    { length: count },
    (_, n) =>
      `The ${things[n % 10]} number ${n + 100} costs ${n + 7} euros and comes on ${(n % 28) + 1} March.`,
  ).join(' ');
  const { points } = await summarize([email(1, 'Anna', text)]);
  expect(points.length).toBeLessThanOrEqual(most);
  expect(points.length).toBeGreaterThan(0);
});
