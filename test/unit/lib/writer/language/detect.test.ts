import { describe, expect, test } from 'vitest';
import { detectLanguage, LANGUAGES } from '../../../../../src/lib/writer/index.ts';

describe('two sentences tell the language', () => {
  test.each([
    ['en', 'Hi team,\n\nmy parcel has not arrived yet. Could you tell me where it is?\n\nThanks,\nAnna'],
    ['de', 'Guten Tag,\n\nmeine Bestellung ist noch nicht angekommen. Können Sie mir sagen, wo sie ist?'],
    ['fr', "Bonjour,\n\nMa commande n'est pas encore arrivée. Pourriez-vous me dire où elle se trouve ?"],
    ['es', 'Hola,\n\nMi pedido aún no ha llegado. ¿Podría decirme dónde está?'],
    ['it', 'Buongiorno,\n\nil mio ordine non è ancora arrivato. Potrebbe dirmi dove si trova?'],
    ['pt', 'Olá,\n\nA minha encomenda ainda não chegou. Pode dizer-me onde está?'],
    ['nl', 'Beste,\n\nMijn bestelling is nog niet aangekomen. Kunt u mij vertellen waar die is?'],
    ['pl', 'Dzień dobry,\n\nmoje zamówienie jeszcze nie dotarło. Czy mogą Państwo sprawdzić, gdzie jest?'],
    ['tr', 'Merhaba,\n\nsiparişim henüz gelmedi. Nerede olduğunu söyleyebilir misiniz?'],
    ['ru', 'Здравствуйте!\n\nМой заказ ещё не пришёл. Подскажите, пожалуйста, где он?'],
    ['uk', 'Добрий день,\n\nмоє замовлення ще не надійшло. Чи можете сказати, де воно?'],
    ['ja', '10月分の請求書を送ってください。経理で必要です。'],
    ['zh', '您好，\n\n我的订单还没有到。请问现在在哪里？'],
    ['ko', '안녕하세요.\n\n주문한 상품이 아직 도착하지 않았습니다. 확인해 주시겠어요?'],
    ['sv', 'Hej,\n\nmin beställning har inte kommit än. Kan ni säga var den är?'],
    ['da', 'Hej,\n\nmin bestilling er ikke kommet endnu. Kan I fortælle mig, hvor den er?'],
    ['no', 'Hei,\n\nbestillingen min har ikke kommet ennå. Kan dere si hvor den er?'],
    ['fi', 'Hei,\n\ntilaukseni ei ole vielä saapunut. Voitteko kertoa, missä se on?'],
    ['cs', 'Dobrý den,\n\nmoje objednávka ještě nedorazila. Můžete mi říct, kde je?'],
    ['sk', 'Dobrý deň,\n\nmoja objednávka ešte neprišla. Môžete mi povedať, kde je?'],
    ['hu', 'Jó napot!\n\nA rendelésem még nem érkezett meg. Meg tudnák mondani, hol van?'],
    ['ro', 'Bună ziua,\n\ncomanda mea nu a ajuns încă. Îmi puteți spune unde este?'],
    ['el', 'Καλημέρα,\n\nη παραγγελία μου δεν έχει φτάσει ακόμα.'],
    ['ar', 'مرحبًا،\n\nلم يصل طلبي بعد. هل يمكنكم إخباري أين هو؟'],
    ['he', 'שלום,\n\nההזמנה שלי עדיין לא הגיעה. אפשר לבדוק איפה היא?'],
    ['vi', 'Xin chào,\n\nđơn hàng của tôi vẫn chưa đến. Bạn có thể cho tôi biết nó ở đâu không?'],
  ])('%s', async (language, text) => {
    expect(await detectLanguage(text)).toEqual({ language, isReliable: true });
    expect(LANGUAGES).toContain(language);
  });
});

test.each(['', 'ok', 'Danke', 'Yes please', '👍', '12345', 'https://example.com/a/b/c', 'kim@example.com'])(
  '%j is too short to be reliable',
  async (text) => {
    const { language, isReliable } = await detectLanguage(text);
    expect(isReliable).toBe(false);
    expect(LANGUAGES).toContain(language);
  },
);

test('a quotation, a signature, addresses and code do not count', async () => {
  const german =
    'meine Bestellung ist leider noch nicht angekommen, und niemand konnte mir sagen, wo sie ist.';
  const text = [
    `Guten Tag,\n\n${german}`,
    'https://example.com/the/quick/brown/fox/jumps/over/the/lazy/dog',
    '```\nthe quick brown fox jumps over the lazy dog\n```',
    'Viele Grüße\nAnna\nHead of Customer Happiness and Success',
    '> The parcel has left our house on Monday and should be with you soon.\n> Please wait for another day.',
  ].join('\n\n');
  expect(await detectLanguage(text)).toEqual({ language: 'de', isReliable: true });
});
