import { describe, expect, test } from 'vitest';
import { type Analysis, type AnalyzeInput, analyze } from '../../../../../src/lib/writer/index.ts';

const read = (subject: string, text: string, input: Partial<AnalyzeInput> = {}) =>
  analyze({ subject, text, isAutomatic: false, isBounce: false, hasListHeaders: false, ...input });

describe('the mail of a shared inbox', () => {
  test.each<[string, string, Partial<Analysis>]>([
    [
      'Where is my parcel?',
      'Hello, order 1042 should have been here on Monday. Could you tell me where it is?\n\nThanks\nKim',
      {
        category: 'order',
        sentiment: 'neutral',
        urgency: 'medium',
        intent: 'request_action',
        needsReply: true,
      },
    ],
    [
      'Login broken',
      'URGENT: nobody in our office can log in since this morning. Please fix this asap.',
      { category: 'request', urgency: 'urgent', intent: 'request_action', needsReply: true },
    ],
    [
      'Danke!',
      'Vielen Dank, der Tank ist angekommen und passt perfekt. Ich bin sehr zufrieden!\n\nLG Anna',
      { category: 'other', sentiment: 'positive', urgency: 'low', intent: 'thank', needsReply: false },
    ],
    [
      'Rechnung 2026-118',
      'Guten Tag,\n\nanbei erhalten Sie unsere Rechnung für April. Bitte überweisen Sie den Betrag bis zum 15.05.',
      { category: 'invoice', sentiment: 'neutral', intent: 'pay', language: 'de' },
    ],
    [
      'Beschwerde',
      'Ich bin sehr enttäuscht. Das Gerät ist nach zwei Tagen kaputt und niemand antwortet. Ich möchte mein Geld zurück.',
      { category: 'complaint', sentiment: 'negative', intent: 'complain', needsReply: true },
    ],
    [
      'Réunion',
      'Bonjour, seriez-vous disponible mardi à 10h pour une réunion ? Cordialement',
      { category: 'meeting', intent: 'schedule', needsReply: true, language: 'fr' },
    ],
    [
      'Devis',
      'Bonjour, pourriez-vous nous envoyer un devis pour 200 t-shirts ?',
      { category: 'offer', intent: 'ask' },
    ],
    [
      'Baja',
      'Hola, por favor deme de baja de su lista. No quiero recibir más correos.',
      { category: 'request', intent: 'unsubscribe', needsReply: true, language: 'es' },
    ],
    [
      'Fattura',
      "Buongiorno, ho ricevuto la fattura n. 12 ma l'importo della fattura è errato. Potete correggerla?",
      { category: 'invoice', intent: 'ask', language: 'it' },
    ],
    [
      'Pedido',
      'Olá, gostaria de fazer um pedido de 20 unidades. Qual é o prazo de entrega?',
      { category: 'order', urgency: 'medium', intent: 'ask', language: 'pt' },
    ],
    [
      'Afspraak',
      'Beste, kunnen we onze afspraak van dinsdag verzetten naar donderdag?',
      { category: 'meeting', intent: 'schedule', language: 'nl' },
    ],
    [
      'Zamówienie',
      'Dzień dobry, kiedy dotrze moje zamówienie nr 55? Proszę o informację.',
      { category: 'order', intent: 'request_action', language: 'pl' },
    ],
    [
      '订单',
      '您好，我的订单还没有收到，已经两周了，非常失望。请尽快退款。',
      { category: 'complaint', sentiment: 'negative', urgency: 'urgent', needsReply: true, language: 'zh' },
    ],
    [
      'Password',
      'Hi, how do I reset my password?',
      { category: 'question', intent: 'ask', needsReply: true },
    ],
    [
      'Server',
      'The server was moved to the new rack yesterday. Everything runs.',
      { category: 'other', sentiment: 'neutral', urgency: 'medium', intent: 'inform', needsReply: false },
    ],
  ])('%s: %s', async (subject, text, expected) => {
    expect(await read(subject, text)).toMatchObject(expected);
  });
});

describe('mail that no person wrote to the inbox', () => {
  test.each<[string, string, string, Partial<AnalyzeInput>, Analysis['category']]>([
    [
      'a newsletter',
      'News',
      'New arrivals this week. Unsubscribe here.',
      { isAutomatic: true, hasListHeaders: true },
      'newsletter',
    ],
    ['a notification', 'Build', 'The build has finished. What now?', { isAutomatic: true }, 'notification'],
    [
      'a bounce',
      'Undelivered',
      'Urgent: could you help?',
      { isAutomatic: true, isBounce: true },
      'notification',
    ],
    ['spam', 'You have won', 'Dear friend, claim your prize of 5 million dollars now!', {}, 'spam'],
  ])('%s needs no reply and is not urgent', async (_, subject, text, input, category) => {
    expect(await read(subject, text, input)).toMatchObject({
      category,
      sentiment: 'neutral',
      urgency: 'low',
      needsReply: false,
    });
  });

  test('a question on a discussion list is a question, but waits for no reply', async () => {
    const list = { isAutomatic: true, hasListHeaders: true };
    const text = 'Is there any way to get the pulse from the other side?\n\nThanks,\nRoberto';
    expect(await read('[users] Pulse', text, list)).toMatchObject({
      category: 'question',
      needsReply: false,
    });
  });
});

describe('caution', () => {
  test.each([
    ['not urgent', 'Could you send the invoice? It is not urgent.', 'low'],
    ['no rush', 'Could you send the invoice? No rush.', 'low'],
    ['a word that only tells what happened', 'The light went out immediately after I pressed it.', 'medium'],
    ['the same word in a request', 'Please switch it off immediately.', 'urgent'],
    ['a deadline', 'Could you send the invoice by tomorrow?', 'high'],
    ['an urgent word in another word', 'The insurgents of the urgentology novel are great.', 'medium'],
  ])('urgency: %s', async (_, text, urgency) => {
    expect(await read('Hello', text)).toMatchObject({ urgency });
  });

  test.each([
    ['not happy', 'I am not happy with this.', 'negative'],
    ['one problem', 'The display is broken. Could you tell me what to do?', 'neutral'],
    ['polite thanks', 'Thank you for the invoice. Could you send the other one as well?', 'neutral'],
    [
      'one good word in a long text',
      `We use the super user account. ${'It works as described in the manual. '.repeat(20)}`,
      'neutral',
    ],
  ])('sentiment: %s', async (_, text, sentiment) => {
    expect(await read('Hello', text)).toMatchObject({ sentiment });
  });

  test('a quoted mail does not count', async () => {
    const text =
      'All is well here, and the parcel came today.\n\n> URGENT! I am very disappointed. Could you help?';
    expect(await read('Re: parcel', text)).toMatchObject({
      sentiment: 'neutral',
      urgency: 'medium',
      needsReply: false,
    });
  });
});
