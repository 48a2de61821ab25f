import { expect, test } from 'vitest';
import { analyze, extract, summarize } from '../../../../src/lib/writer/index.ts';

test('in workerd the writer finds language, sentences, dates and time zones as in Node', async () => {
  const text =
    'Guten Tag,\n\nich habe mit Dr. Weber gesprochen. Könnten Sie uns bis Freitag, den 8. Mai um 15 Uhr ein Angebot schicken?\n\nViele Grüße\nAnna Schmidt';
  const receivedAt = '2026-05-05T09:00:00Z';
  const { summary, language } = await summarize([{ id: 1, from: 'Anna Schmidt', date: receivedAt, text }]);
  expect(language).toBe('de');
  const request = 'Könnten Sie uns bis Freitag, den 8. Mai um 15 Uhr ein Angebot schicken?';
  expect(summary).toBe(`ich habe mit Dr. Weber gesprochen. ${request}`);
  expect(await extract(text, { receivedAt, language, timeZone: 'Europe/Berlin', people: [] })).toEqual({
    actionItems: [{ text: request, due: '2026-05-08' }],
    dates: [{ text: 'Freitag, den 8. Mai um 15 Uhr', start: '2026-05-08T13:00:00.000Z', end: null }],
    people: [{ name: 'Anna Schmidt', address: null }],
  });
  const polish = { receivedAt, language: 'pl', people: [] };
  expect((await extract('Proszę o fakturę do 15 maja 2026.', polish)).actionItems[0]?.due).toBe('2026-05-15');
  const headers = { isAutomatic: false, isBounce: false, hasListHeaders: false };
  expect(await analyze({ ...headers, subject: 'Angebot', text })).toMatchObject({
    language: 'de',
    needsReply: true,
  });
});
