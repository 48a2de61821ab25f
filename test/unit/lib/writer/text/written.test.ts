import { describe, expect, test } from 'vitest';
import { sentencesOf } from '../../../../../src/lib/writer/text/sentences.ts';
import { writtenParts } from '../../../../../src/lib/writer/text/written.ts';

const blocks = (text: string) => writtenParts(text).blocks.map((block) => block.text);

test('greeting, closing, signature and quotation are no text', () => {
  const written = writtenParts(
    'Hi Kim,\n\nthe parcel has left\nour house today.\n\nBest regards,\nAnna Schmidt\nExample Inc.\n\n> where is it?',
  );
  expect(written.blocks).toEqual([{ text: 'the parcel has left our house today.', isItem: false }]);
  expect(written.signature).toEqual(['Anna Schmidt', 'Example Inc.']);
});

describe('what is text stays', () => {
  test.each([
    ['a greeting with a sentence', 'Hi, I need help.', ['Hi, I need help.']],
    ['the same in Chinese', '您好，我的订单还没有收到。', ['您好，我的订单还没有收到。']],
    [
      'thanks at the beginning',
      'Marcus,\n\nThanks again.\n\nThe device works now, and I could finish the whole measurement today.',
      ['Thanks again.', 'The device works now, and I could finish the whole measurement today.'],
    ],
    ['words of a footer', 'Do I have to join the mailing list?', ['Do I have to join the mailing list?']],
  ])('%s', (_, text, expected) => {
    expect(blocks(text)).toEqual(expected);
  });
});

test('footers, code and addresses on lines of their own go', () => {
  const text = [
    'It fails with this error:\n```\nthrow new Error();\n```',
    'See\nhttps://example.com/log',
    'This email and any attachments are confidential.\nExample Inc.',
  ].join('\n\n');
  expect(blocks(text)).toEqual(['It fails with this error:', 'See']);
});

test('no sentence spans what was quoted', () => {
  const text = 'As you asked for it,\n> when does the shop open\nit opens at nine.';
  expect(blocks(text)).toEqual(['As you asked for it,', 'it opens at nine.']);
});

test('wrapped lines are joined, items of lists are not', () => {
  const text =
    'We tried this, which took us most of the morning and did not\nhelp:\n- restarted it\n- updated it\n2. sold it';
  expect(writtenParts(text).blocks).toEqual([
    { text: 'We tried this, which took us most of the morning and did not help:', isItem: false },
    { text: 'restarted it', isItem: true },
    { text: 'updated it', isItem: true },
    { text: 'sold it', isItem: true },
  ]);
});

describe('sentences', () => {
  test.each([
    [
      'en',
      'I saw Dr. Smith at 3 p.m. on Monday. He said no.',
      ['I saw Dr. Smith at 3 p.m. on Monday.', 'He said no.'],
    ],
    ['en', 'J. Doe wrote it. Did you read it?', ['J. Doe wrote it.', 'Did you read it?']],
    [
      'de',
      'Wir treffen uns am 3. Mai mit Hr. Weber. Passt das?',
      ['Wir treffen uns am 3. Mai mit Hr. Weber.', 'Passt das?'],
    ],
    ['de', 'Es kostet ca. 5 €, z.B. mit Versand. Danke.', ['Es kostet ca. 5 €, z.B. mit Versand.', 'Danke.']],
    ['ja', '届いていません。確認してください。', ['届いていません。', '確認してください。']],
  ])('%s: %s', (language, text, expected) => {
    expect(sentencesOf([{ text, isItem: false }], language).map((each) => each.text)).toEqual(expected);
  });
});
