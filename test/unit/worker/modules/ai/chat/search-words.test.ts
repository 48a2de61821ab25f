import { expect, test } from 'vitest';
import { searchWords } from '../../../../../../src/worker/modules/ai/chat/search-words.ts';

test.each([
  ['What did Kim write about the parcel?', ['kim', 'parce', 'writ']],
  ['Where is order RE-2026-0042, please?', ['re-2026-0042', 'orde']],
  ['Which invoices are unpaid?', ['invoic', 'unpai']],
  ['Welche Rechnungen von Herrn Meyer sind offen?', ['rechnung', 'herr', 'meye', 'welch', 'offe']],
  ['Show me all mails', []],
  ['What is in it?', []],
  ['', []],
  ['"?!" … — 😀', []],
])('%j: %j', (question, words) => {
  expect(searchWords(question)).toEqual(words);
});

test('texts without spaces are cut into words', () => {
  expect(searchWords('客户的订单4711在哪里？')).toEqual(expect.arrayContaining(['4711', '订单']));
});

test('a long text is read to a bound', () => {
  expect(searchWords('word'.repeat(10_000))).toHaveLength(1);
  expect(
    searchWords(Array.from({ length: 10_000 }, (_, i) => `word${i}`).join(' ')).length,
  ).toBeLessThanOrEqual(200);
  expect(searchWords('訂'.repeat(50_000)).length).toBeLessThanOrEqual(200);
});
