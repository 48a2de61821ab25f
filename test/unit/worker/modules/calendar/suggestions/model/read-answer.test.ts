import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type AskedMail,
  MODEL_CONFIDENCE,
  readAnswer,
} from '../../../../../../../src/worker/modules/calendar/suggestions/model/read-answer.ts';

/** A mail that was sent on a Sunday. */
const MAIL: AskedMail = {
  subject: 'Möte',
  text: 'Hej!\n\nKan vi ses på torsdag\nklockan halv tre, eller den 27 november kl. 9?\n\nKim',
  sentAt: '2026-11-22T11:00:00.000Z',
  timezone: 'Europe/Berlin',
};
const THURSDAY = 'Kan vi ses på torsdag klockan halv tre';

interface Said {
  text?: string;
  start?: string;
  end?: string | null;
}
const read = (said: Said, mail: Partial<AskedMail> = {}) =>
  readAnswer(
    { meeting_dates: [{ text: THURSDAY, start: '2026-11-26T14:30', end: null, ...said }] },
    { ...MAIL, ...mail },
  );
const timesOf = (said: Said, mail: Partial<AskedMail> = {}) => read(said, mail).flatMap(({ times }) => times);

test('a passage with a day in words is a suggestion, less certain than rules are', () => {
  expect(read({ end: '2026-11-26T15:30:00' })).toEqual([
    {
      kind: 'text',
      text: THURSDAY,
      confidence: MODEL_CONFIDENCE,
      times: [{ start: '2026-11-26T13:30:00.000Z', end: '2026-11-26T14:30:00.000Z', all_day: false }],
    },
  ]);
});

test('the times of one passage are alternatives', () => {
  const text = 'på torsdag klockan halv tre, eller den 27 november kl. 9';
  const dates = ['2026-11-26T14:30', '2026-11-27T09:00'].map((start) => ({ text, start, end: null }));
  const [suggestion, ...others] = readAnswer({ meeting_dates: dates }, MAIL);
  expect(suggestion!.times.map(({ start }) => start)).toEqual([
    '2026-11-26T13:30:00.000Z',
    '2026-11-27T08:00:00.000Z',
  ]);
  expect(others).toEqual([]);
});

describe('the passage', () => {
  test.each([
    [
      'is the words of the mail, however the answer writes quotation marks and case',
      'we’ll meet Thursday',
      "WE'LL MEET THURSDAY",
      'we’ll meet Thursday',
    ],
    ['may run over lines', 'meet\r\n on   Thursday', 'meet on Thursday', 'meet on Thursday'],
  ])('%s', (_, text, quote, shown) => {
    expect(read({ text: quote }, { text })[0]!.text).toBe(shown);
  });

  test.each([
    ['does not stand in the mail', 'Kan vi ses på torsdag kl. 14.30'],
    ['is empty', ''],
    ['is a mere word', 'tre'],
    ['is longer than a sentence', `${'x'.repeat(301)} torsdag`],
  ])('gives nothing if it %s', (_, text) => {
    expect(read({ text }, { text: `${MAIL.text} ${'x'.repeat(301)} torsdag` })).toEqual([]);
  });

  test('may be the subject', () => {
    expect(read({ text: 'Möte på torsdag' }, { subject: 'Möte på torsdag' })).toHaveLength(1);
  });
});

describe('the time', () => {
  test.each([
    ['of another weekday than the passage names', '2026-11-25T16:30'],
    ['that is past', '2026-11-19T14:30'],
    ['that is years ahead', '2028-11-23T14:30'],
    ['of a day that no month has', '2026-11-31T14:30'],
    ['that is no time', 'Thursday'],
  ])('%s gives nothing', (_, start) => {
    expect(read({ start })).toEqual([]);
  });

  test.each([
    ['the number of the day', 'den 27 november', '2026-11-27T16:00'],
    ['the hour', 'see you at 16h', '2026-11-24T16:00'],
    ['the hour by twelve', 'see you at 4 pm', '2026-11-24T16:00'],
    ['digits of another script', 'الساعة ١٦', '2026-11-24T16:00'],
    ['a weekday in Polish, inflected', 'spotkajmy się w środę', '2026-11-25T16:00'],
    ['a weekday in Hebrew, with its preposition', 'ניפגש ביום חמישי', '2026-11-26T16:00'],
    ['a weekday in Chinese', '周四下午见面', '2026-11-26T16:00'],
    ['tomorrow in Finnish', 'nähdään huomenna', '2026-11-23T16:00'],
    ['the day after tomorrow in German', 'passt es übermorgen', '2026-11-24T16:00'],
  ])('is shown to be right by %s', (_, text, start) => {
    expect(timesOf({ text, start }, { text })).toHaveLength(1);
  });

  test.each([
    ['neither day nor hour', 'let us meet soon', '2026-11-26T16:00'],
    ['digits of a longer number', 'meet at room 2616', '2026-11-26T16:00'],
    ['a word that only contains the name of a day', 'the mondayish feeling of xsunday', '2026-11-29T16:00'],
  ])('is not by %s', (_, text, start) => {
    expect(read({ text, start }, { text })).toEqual([]);
  });

  test('with an offset is in the zone that the mail names', () => {
    const text = 'Thursday at 2 pm Eastern';
    expect(timesOf({ text, start: '2026-11-26T14:00:00-05:00' }, { text })[0]!.start).toBe(
      '2026-11-26T19:00:00.000Z',
    );
  });

  test('without a clock is of whole days, and the last one is in it', () => {
    const text = 'workshop from 26 to 27 November';
    expect(timesOf({ text, start: '2026-11-26', end: '2026-11-27' }, { text })).toEqual([
      { start: '2026-11-26', end: '2026-11-28', all_day: true },
    ]);
  });

  test.each([
    ['before its start', '2026-11-26T14:00'],
    ['of another kind', '2026-11-26'],
    ['a year later', '2027-11-26T15:00'],
    ['that is none', 'later'],
  ])('has no end if the answer gives one %s', (_, end) => {
    expect(timesOf({ end })).toMatchObject([{ end: null }]);
  });
});

test('whatever a model answers, each suggestion quotes the mail, and there are at most twenty', () => {
  const word = fc.constantFrom('torsdag', 'Kan vi ses', '27', MAIL.text, '', '<script>', 'x'.repeat(400));
  const time = fc.oneof(
    fc.constantFrom(
      '2026-11-26T14:30',
      '2026-11-27',
      '2026-02-30',
      '9999-99-99T99:99Z',
      '2026-11-26T14:30+99:99',
    ),
    fc.string(),
  );
  const date = fc.record({ text: fc.oneof(word, fc.string()), start: time, end: fc.option(time) });
  fc.assert(
    fc.property(fc.array(date, { maxLength: 40 }), (meeting_dates) => {
      const found = readAnswer({ meeting_dates }, MAIL);
      expect(found.flatMap(({ times }) => times).length).toBeLessThanOrEqual(20);
      for (const { text } of found) expect(MAIL.text.replace(/\s+/g, ' ')).toContain(text);
    }),
  );
});
