import { describe, expect, test } from 'vitest';
import { type ExtractInput, extract } from '../../../../../src/lib/writer/index.ts';

/** The time of arrival, a Tuesday. */
const RECEIVED = '2026-05-05T09:00:00Z';
const people = [{ name: 'Anna Schmidt', address: 'Anna@example.com' }];
const read = (text: string, input: Partial<ExtractInput> = {}) =>
  extract(text, { receivedAt: RECEIVED, language: 'en', people, ...input });
const dates = async (text: string, input: Partial<ExtractInput> = {}) =>
  (await read(text, input)).dates.map(({ start, end }) => (end ? `${start}/${end}` : start));

describe('requests with their deadline', () => {
  test.each([
    ['en', 'Could you sign it and send it back by Friday, May 8 at 3pm?', '2026-05-08'],
    ['en', 'Send us the signed contract before 12 May.', '2026-05-12'],
    ['de', 'könnten Sie mir bitte bis Freitag, den 8. Mai das Angebot schicken?', '2026-05-08'],
    ['de', 'Bitte überweisen Sie 1.250,00 € bis zum 15.05.2026.', '2026-05-15'],
    ['fr', 'Pourriez-vous nous envoyer une facture corrigée avant le 30 mai ?', '2026-05-30'],
    ['fr', "Merci de confirmer votre présence d'ici demain.", '2026-05-06'],
    ['es', '¿Podría enviarme el presupuesto antes del viernes 8 de mayo?', '2026-05-08'],
    ['it', 'potrebbe inviarci la conferma entro il 15 maggio?', '2026-05-15'],
    ['pt', 'Poderia enviar a fatura até sexta-feira, 8 de maio?', '2026-05-08'],
    ['nl', 'Kunt u de factuur uiterlijk op 15 mei sturen?', '2026-05-15'],
    ['pl', 'proszę o przesłanie faktury do 15 maja 2026.', '2026-05-15'],
    ['tr', 'Lütfen teklifi 15 Mayıs 2026 tarihine kadar gönderin.', '2026-05-15'],
    ['ru', 'Пожалуйста, пришлите счёт до пятницы, 8 мая.', '2026-05-08'],
    ['ja', '5月15日（金）17時までに見積書を送ってください。', '2026-05-15'],
    ['zh', '请在2026年5月15日之前把合同发给我。', '2026-05-15'],
    ['ko', '5월 15일까지 견적서를 보내 주세요.', '2026-05-15'],
    ['sv', 'Kan ni skicka offerten senast den 15 maj?', '2026-05-15'],
    ['da', 'Kan I sende mig den rigtige inden fredag den 15. maj?', '2026-05-15'],
    ['en', 'I need a new appointment before 15 May.', '2026-05-15'],
    ['ru', 'Товар нужен мне до 15 мая.', '2026-05-15'],
    ['en', 'Please send me the invoice of 3 March.', null],
    ['en', 'Please confirm our meeting on 12 May.', null],
    ['en', 'Could you tell me where my parcel is?', null],
  ])('%s: %s', async (language, text, due) => {
    expect((await read(text, { language })).actionItems).toEqual([{ text, due }]);
  });

  test('items below a heading', async () => {
    const text =
      'We met today.\n\nNext steps:\n- Update the website by 12 May\n- Slides to Tom\n\nIt was a good day.';
    expect((await read(text)).actionItems).toEqual([
      { text: 'Update the website by 12 May', due: '2026-05-12' },
      { text: 'Slides to Tom', due: null },
    ]);
  });

  test.each([
    'Please find attached the contract.',
    'If you have any questions, please do not hesitate to contact me.',
    'Order 1042 has not arrived.',
    'We need it for our office.',
    'How would you build such a thing?',
    'Anbei erhalten Sie die Rechnung.',
    'Veuillez agréer, Madame, mes salutations distinguées.',
  ])('%s asks for nothing', async (text) => {
    expect((await read(text)).actionItems).toEqual([]);
  });
});

describe('dates', () => {
  test.each([
    ['tomorrow', 'See you tomorrow.', ['2026-05-06']],
    ['a coming day of the week', 'We meet on Thursday.', ['2026-05-07']],
    ['a day of the week after the next Sunday', 'We meet on Monday.', ['2026-05-11']],
    ['a day of the week in the past', 'I ordered it on Monday.', ['2026-05-04']],
    ['the same day of the week', 'The next call is on Tuesday.', ['2026-05-12']],
    ['a week as a whole', 'I am away next week.', ['2026-05-11/2026-05-17']],
    ['ISO', 'Until 2026-06-30 it is free.', ['2026-06-30']],
    ['ISO with a zone', 'It starts 2026-06-30T18:00:00+02:00 sharp.', ['2026-06-30T16:00:00.000Z']],
    ['a zone in words', 'The call is on Thursday at 10:30 UTC.', ['2026-05-07T10:30:00.000Z']],
    ['a time without a known zone', 'The call is on Thursday at 10:30.', ['2026-05-07T10:30']],
    ['the nearest year', 'It was bought on 20 December.', ['2025-12-20']],
  ])('%s', async (_, text, expected) => {
    expect(await dates(text)).toEqual(expected);
  });

  test.each([
    ['24/7', 'We are here 24/7.'],
    ['a version', 'It fails in version 10.3.1 and 2019.2.1.'],
    ['a price', 'It costs 12.50 or 1.250,00.'],
    ['a telephone number', 'Call +49 30 1234567 or 555-0100.'],
    ['an order', 'My order is 2024-1042.'],
    ['a duration', 'It was down for about a week, until 5 minutes ago.'],
    ['opening hours', 'We are open Monday to Friday.'],
    ['a word', 'You may march there now, in a second.'],
    ['an impossible day', 'It is due on 31.04.2026 or 45/45/2026.'],
    ['a range of numbers', 'Use 2 to 4 of them, from 11 to 13.'],
  ])('%s is none', async (_, text) => {
    expect(await dates(text)).toEqual([]);
  });

  test('03/04 is the day first, but the month first in American English', async () => {
    const text = 'It is due on 03/04/2026.';
    expect(await dates(text)).toEqual(['2026-03-04']);
    expect(await dates(text, { timeZone: 'America/New_York' })).toEqual(['2026-03-04']);
    expect(await dates(text, { timeZone: 'Europe/London' })).toEqual(['2026-04-03']);
    expect(await dates('Fällig am 03/04/2026.', { language: 'de' })).toEqual(['2026-04-03']);
    expect(await dates('It is due on 14/03/2026.')).toEqual(['2026-03-14']);
    expect(await dates('Fällig am 03/14/2026.', { language: 'de' })).toEqual(['2026-03-14']);
  });

  test('the time zone of the reader decides what is today, and gives times an instant', async () => {
    const late = { receivedAt: '2026-05-05T23:30:00Z' };
    expect(await dates('See you tomorrow.', late)).toEqual(['2026-05-06']);
    expect(await dates('See you tomorrow.', { ...late, timeZone: 'Europe/Berlin' })).toEqual(['2026-05-07']);
    const meeting = 'We meet on 20 October at 15:00 and on 20 November at 15:00.';
    expect(await dates(meeting, { receivedAt: '2026-10-01T00:00:00Z', timeZone: 'Europe/Berlin' })).toEqual([
      '2026-10-20T13:00:00.000Z',
      '2026-11-20T14:00:00.000Z',
    ]);
    expect(await dates('See you tomorrow.', { timeZone: 'Not/AZone' })).toEqual(['2026-05-06']);
  });

  test.each([
    ['de', 'Das Treffen findet vom 12. bis 14. Mai statt.', ['2026-05-12/2026-05-14']],
    ['es', 'La feria es del 3 al 5 de junio.', ['2026-06-03/2026-06-05']],
    ['fr', 'La réunion aura lieu du 3 au 5 juin.', ['2026-06-03/2026-06-05']],
    ['pl', 'Spotkanie odbędzie się 6.05.2026 o 14:30, nie jutro.', ['2026-05-06T14:30', '2026-05-06']],
    ['tr', 'Toplantı yarın.', ['2026-05-06']],
    ['zh', '会议时间是5月12日下午3点，不是明天。', ['2026-05-12T15:00', '2026-05-06']],
    ['ko', '회의는 내일입니다.', ['2026-05-06']],
    ['es', 'Estuve esperando toda la mañana.', []],
    ['pt', 'Respondo amanhã de manhã.', ['2026-05-06']],
    ['it', 'Ci vediamo domattina alle 9.', []],
    ['pl', 'Spotkanie 15.05. o 10:00.', ['2026-05-15T10:00']],
    ['en', 'It is from 2pm to 4pm on 8 May.', ['2026-05-08T14:00/2026-05-08T16:00']],
    ['es', 'Nos vemos mañana.', ['2026-05-06']],
    ['da', 'Vi ses i morgen eller den 15. maj.', ['2026-05-06', '2026-05-15']],
  ])('%s: %s', async (language, text, expected) => {
    expect(await dates(text, { language })).toEqual(expected);
  });

  test('an unknown language is read as English', async () => {
    expect(await dates('See you tomorrow.', { language: 'not a language' })).toEqual(['2026-05-06']);
  });

  test('without a known time of arrival there are none', async () => {
    expect(await dates('See you tomorrow.', { receivedAt: 'unknown' })).toEqual([]);
  });
});

describe('people', () => {
  test('of the headers, and a new name in the signature', async () => {
    const text =
      'The parcel has arrived at our office.\n\nBest regards,\nMarie Dupont\nHead of Sales, marie@example.fr';
    expect((await read(text)).people).toEqual([
      { name: 'Anna Schmidt', address: 'anna@example.com' },
      { name: 'Marie Dupont', address: null },
    ]);
  });

  test('the sender is not a second person', async () => {
    const text = 'Das Paket ist bei uns im Büro angekommen.\n\nViele Grüße\nAnna Schmidt';
    expect((await read(text)).people).toHaveLength(1);
  });

  test('each address once, and none from the text', async () => {
    const text = 'Write to bob@example.com, please.\n\nRegards,\nbob@example.com';
    const twice = [...people, { name: '', address: 'anna@example.com' }];
    expect((await read(text, { people: twice })).people).toEqual([
      { name: 'Anna Schmidt', address: 'anna@example.com' },
    ]);
  });
});
