import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ACKNOWLEDGEMENT_LANGUAGES,
  acknowledge,
  analyze,
  auditSummary,
  CANNOT,
  captionBody,
  detectLanguage,
  extract,
  LANGUAGES,
  searchFilter,
  summarize,
} from '../../../../src/lib/writer/index.ts';

/** Pieces of text to which one of the rules applies. */
const PIECES = [
  ...[
    'Hi Kim,\n\n',
    'Dear ',
    'Best regards,\n',
    '-- \n',
    '> ',
    'On 1:1 a wrote:\n',
    '\n',
    '\n\n',
    ' ',
    '. ',
    '? ',
    '。',
    '：',
  ],
  ...[
    '- ',
    '1. ',
    '```\n',
    'https://example.com/a ',
    'kim@example.com ',
    'Dr. ',
    'z.B. ',
    '\u202e',
    '\u200b',
    '\u0301',
    '\ud800',
  ],
  ...[
    'Please send ',
    'bitte ',
    'könnten Sie ',
    'by ',
    'bis ',
    'tomorrow',
    'next week ',
    '8 May ',
    '03/04/2026 ',
    '2026-05-08 ',
  ],
  ...[
    '12 ',
    '1-',
    '1/',
    'at 5 pm ',
    '5月15日',
    '请',
    '注文',
    '한국어 ',
    'Ελλάδα ',
    'مرحبا ',
    '😀',
    '€ 5 ',
    'urgent ',
    'unsubscribe ',
  ],
];
const mail = fc.oneof(
  fc.array(fc.constantFrom(...PIECES), { maxLength: 60 }).map((pieces) => pieces.join('')),
  fc.string({ unit: 'binary', maxLength: 500 }),
);
const squeezed = (text: string) => text.replace(/[\s\p{C}]+/gu, '');
const receivedAt = '2026-05-05T09:00:00Z';
const headers = { isAutomatic: false, isBounce: false, hasListHeaders: false };

/** Returns whether the quotation, without the ellipsis of a cut, is in the text. */
function isQuoted(quotation: string, text: string): boolean {
  return squeezed(text).includes(squeezed(quotation.replace(/…$/, '')));
}

describe('whatever the mail', () => {
  test('a summary quotes it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(mail, { maxLength: 4 }), async (texts) => {
        const emails = texts.map((text, id) => ({ id, from: text.slice(0, 80), date: receivedAt, text }));
        const { summary, points, language } = await summarize(emails);
        for (const { text, emailId } of points) {
          expect(isQuoted(text, texts[emailId]!), text).toBe(true);
          expect(text.length).toBeLessThanOrEqual(300);
        }
        expect(points.length).toBeLessThanOrEqual(7);
        expect(summary.length).toBeLessThanOrEqual(1200);
        expect(LANGUAGES).toContain(language);
      }),
      { numRuns: 300 },
    );
  });

  test('an extraction quotes it, and its dates are dates', async () => {
    await fc.assert(
      fc.asyncProperty(mail, fc.constantFrom(...LANGUAGES), async (text, language) => {
        const { actionItems, dates, people } = await extract(text, {
          receivedAt,
          language,
          timeZone: 'Asia/Kolkata',
          people: [{ name: text.slice(0, 50), address: 'kim@example.com' }],
        });
        for (const { text: quotation, due } of actionItems) {
          expect(isQuoted(quotation, text), quotation).toBe(true);
          if (due !== null) expect(due).toMatch(/^\d{4}-\d{2}-\d{2}$/);
        }
        for (const { text: quotation, start, end } of dates) {
          expect(isQuoted(quotation, text), quotation).toBe(true);
          for (const date of [start, end])
            if (date !== null) expect(Number.isNaN(Date.parse(date))).toBe(false);
        }
        expect(people[0]!.address).toBe('kim@example.com');
        for (const { address } of people.slice(1)) expect(address).toBeNull();
      }),
      { numRuns: 500 },
    );
  });

  test('an analysis has one of the words of each kind', async () => {
    await fc.assert(
      fc.asyncProperty(mail, mail, async (subject, text) => {
        const analysis = await analyze({ ...headers, subject, text });
        expect(LANGUAGES).toContain(analysis.language);
        expect(await detectLanguage(text, subject)).toMatchObject({ language: expect.any(String) });
        expect(['low', 'medium', 'high', 'urgent']).toContain(analysis.urgency);
      }),
      { numRuns: 300 },
    );
  });
});

describe('a mail of 1 MB is read as far as its bound', () => {
  const MEGABYTE = 1_000_000;
  test.each([
    [
      'prose',
      'Please send the invoice 1042 by Friday, May 8 at 3pm. The parcel has not arrived yet. Where is it?\n\n',
    ],
    ['a word', 'monday '],
    ['digits', '1'],
    ['items', '- send 1 to 1\n'],
    ['abbreviations', 'Dr. '],
    ['marks', '\u0301\u0323'],
    ['repeated units of time', 'hours 1 minutes 1 . '],
    ['Chinese', '请在5月15日之前把合同发给我。'],
    ['blank lines', '\n'],
    ['invisible characters', '\u200b'],
  ])('%s', async (_, piece) => {
    const text = piece.repeat(MEGABYTE / piece.length);
    const known = { receivedAt, language: 'en', people: [] };
    const { actionItems, dates } = await extract(text, known);
    expect(actionItems.length).toBeLessThanOrEqual(20);
    expect(dates.length).toBeLessThanOrEqual(30);
    // Text after the limit makes no difference.
    const longer = `${text}\n\nPlease call me by 30 June.`;
    expect(await extract(longer, known)).toEqual({ actionItems, dates, people: [] });
    const emails = [{ id: 1, from: 'Kim', date: receivedAt, text: longer }];
    expect(JSON.stringify(await summarize(emails)).length).toBeLessThan(5000);
    expect(LANGUAGES).toContain((await analyze({ ...headers, subject: text, text })).language);
  });
});

test('texts of 1 MB in place of names, titles and searches', () => {
  const text = 'a@b.example Kim\n'.repeat(70_000);
  const written = acknowledge({ language: 'en', subject: text, taskNumber: 1, name: text, inboxName: text });
  expect(JSON.stringify(written).length).toBeLessThan(1000);
  const search = searchFilter(text, { now: receivedAt, tags: ['Info'] });
  expect(JSON.stringify(search).length).toBeLessThan(2000);
  const facts = { title: text, channel: text, count: 1, peakViewers: 1 };
  expect(captionBody('go_live', facts, 'hype').length).toBeLessThan(250);
  expect(
    auditSummary({ kind: 'site', subject: text, overallScore: 1, dimensions: {}, advice: [text] }).length,
  ).toBeLessThan(400);
});

test('every language of the acknowledgements can be detected', () => {
  expect(ACKNOWLEDGEMENT_LANGUAGES.length).toBeGreaterThanOrEqual(25);
  for (const language of ACKNOWLEDGEMENT_LANGUAGES) expect(LANGUAGES).toContain(language);
});

test('what the writer refuses, it says in a sentence', () => {
  for (const reason of Object.values(CANNOT)) expect(reason).toMatch(/^[A-Z].+\.$/);
});
