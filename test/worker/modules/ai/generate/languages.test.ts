import { beforeAll, expect, test } from 'vitest';
import type { GeneratedReply } from '../../../../../src/contract/ai/generate.ts';
import { catchFetch, makeWorld } from '../world.ts';

beforeAll(catchFetch);

const BUILT_IN = { AI_OPENAI_MODELS: '', AI_ANTHROPIC_MODELS: '' };
const MAILS: [string, string][] = [
  ['en', 'Hello, the kettle that I bought last week does not heat water any more. What can I do?'],
  [
    'de',
    'Guten Tag, der Wasserkocher, den ich letzte Woche gekauft habe, wird nicht mehr warm. Was kann ich tun?',
  ],
  ['fr', 'Bonjour, la bouilloire que j’ai achetée la semaine dernière ne chauffe plus. Que puis-je faire ?'],
  ['es', 'Hola, el hervidor que compré la semana pasada ya no calienta el agua. ¿Qué puedo hacer?'],
  ['it', 'Buongiorno, il bollitore che ho comprato la settimana scorsa non scalda più. Che cosa posso fare?'],
  ['pt', 'Olá, a chaleira que comprei na semana passada já não aquece a água. O que posso fazer?'],
  ['nl', 'Goedendag, de waterkoker die ik vorige week heb gekocht wordt niet meer warm. Wat kan ik doen?'],
  ['pl', 'Dzień dobry, czajnik, który kupiłam w zeszłym tygodniu, już nie grzeje wody. Co mogę zrobić?'],
  ['tr', 'Merhaba, geçen hafta aldığım su ısıtıcısı artık suyu ısıtmıyor. Ne yapabilirim?'],
  ['ru', 'Здравствуйте, чайник, который я купил на прошлой неделе, больше не греет воду. Что мне делать?'],
  ['ja', 'こんにちは。先週購入した電気ケトルでお湯が沸かなくなりました。どうすればよいでしょうか。'],
  ['zh', '您好，我上周买的电热水壶不能加热了，请问我应该怎么办？谢谢。'],
  ['ko', '안녕하세요, 지난주에 산 전기 주전자가 물을 데우지 못합니다. 어떻게 해야 하나요?'],
  ['ar', 'مرحبًا، الغلاية التي اشتريتها الأسبوع الماضي لم تعد تسخن الماء. ماذا يمكنني أن أفعل؟'],
];

test.each(MAILS)(
  'a draft for a mail in %s is in that language, by the built-in writer and as a model is told',
  async (language, text) => {
    for (const variables of [BUILT_IN, {}]) {
      const world = await makeWorld(variables);
      const id = await world.receive({ subject: '', body_text: text });
      const draft = await world.ask<GeneratedReply>('/api/ai/generate/reply', { email_id: id });
      expect(draft.language).toBe(language);
      expect(draft.body_text.length).toBeGreaterThan(20);
      const [call] = world.models.calls;
      if (call) expect(JSON.stringify(call.body)).toContain(`ISO 639-1 code \\"${language}\\"`);
    }
  },
);

test('the language of the newest inbound mail counts, unless another is asked for', async () => {
  const world = await makeWorld(BUILT_IN);
  const first = await world.receive({
    message_id: '<first@customer.example>',
    subject: 'Kettle',
    body_text: MAILS[0]![1],
    received_at: '2026-11-20T09:00:00Z',
  });
  await world.receive({
    message_id: '<second@customer.example>',
    in_reply_to_message_id: '<first@customer.example>',
    subject: 'Re: Kettle',
    body_text: MAILS[1]![1],
    received_at: '2026-11-21T09:00:00Z',
  });
  const draft = (body: object) =>
    world.ask<GeneratedReply>('/api/ai/generate/reply', { email_id: first, ...body });
  expect((await draft({})).language).toBe('de');
  expect((await draft({ language: 'fr' })).body_text).toContain('Bonjour');
});

const HEAD =
  'From: Kim <kim@customer.example>\r\nTo: support@herald.test\r\nSubject: Kettle\r\nMIME-Version: 1.0\r\n';
const ATTACHED = `${HEAD}Content-Type: application/pdf; name="kettle.pdf"\r\nContent-Disposition: attachment; filename="kettle.pdf"\r\nContent-Transfer-Encoding: base64\r\n\r\nJVBERi0xLjQK\r\n`;
const ONLY_HTML = `${HEAD}Content-Type: text/html; charset=utf-8\r\n\r\n<p>Hello, the kettle is <b>broken</b>. Can you help me, please?</p><p style="display:none">hidden-words</p>\r\n`;

test.each([
  [
    'of a megabyte',
    `${HEAD}\r\n${'The kettle is broken, and nobody has answered me yet. '.repeat(19_000)}\r\n`,
  ],
  ['only of HTML', ONLY_HTML],
  ['only of an attachment', ATTACHED],
  ['without a text', `${HEAD}\r\n\r\n`],
])('a mail %s gets a bounded prompt and a sensible draft', async (_, raw) => {
  const world = await makeWorld();
  const id = await world.receive(raw);
  const draft = await world.ask<GeneratedReply>('/api/ai/generate/reply', { email_id: id });
  expect(draft).toMatchObject({ to: 'kim@customer.example', subject: 'Re: Kettle', language: 'en' });
  expect(draft.body_text).not.toBe('');
  const prompt = JSON.stringify(world.models.calls[0]!.body);
  expect(prompt.length).toBeLessThan(40_000);
  expect(prompt).not.toContain('hidden-words');
});
