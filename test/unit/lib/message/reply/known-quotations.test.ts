import { describe, expect, test } from 'vitest';
import { newText } from '../../../../../src/lib/message/reply-text.ts';

const QUESTION = [
  'Hello,',
  '',
  'the second parcel of order 4711 has not arrived yet, and the first one was open.',
  'When will it come, and who pays for what is missing?',
  '',
  'Kim Sato',
].join('\n');
const EARLIER = [{ text: QUESTION, fromName: 'Kim Sato', fromAddress: 'kim@example.com' }];
const OWN = 'It comes on Friday.\nWe pay for it.';

const newOf = (text: string, author = 'lee@example.net') =>
  newText(text, 'Re: Parcel', { author, earlier: EARLIER });
const marked = (text: string) => text.replace(/^/gm, '> ');

describe('what an answer quotes is found in the earlier email, in any language', () => {
  test.each([
    ['an attribution with the address', `Kim Sato <kim@example.com> skribis:\n\n${QUESTION}`],
    ['an attribution with name and date', `Je la 3-a de novembro 2025 Kim Sato skribis:\n${QUESTION}`],
    ['an attribution over two lines', `3 November 2025 10:00,\nKim Sato skribis:\n\n${QUESTION}`],
    [
      'a header block with a rule',
      `_____\nDe kie: Kim Sato <kim@example.com>\nAl: Lee\nTemo: Parcel\n\n${QUESTION}`,
    ],
    ['a header in blocks', `Kim Sato\n03.11.2025 10:00\n\nAl\nlee@example.net\n\n${QUESTION}`],
    [
      'marks and other line breaks',
      `Kim Sato <kim@example.com>:\n${marked(QUESTION.replaceAll(', ', ',\n'))}`,
    ],
    ['markup', `*Kim Sato* <kim@example.com>:\n\n${QUESTION.replace('4711', '*4711*').toUpperCase()}`],
    ['nothing above, at the end of the text', QUESTION],
  ])('%s', (_, quotation) => {
    expect(newOf(`${OWN}\n\n${quotation}`)).toBe(OWN);
  });

  test('the answer is below, or between the lines', () => {
    const [first, second] = [QUESTION.slice(0, 90), QUESTION.slice(90)];
    expect(newOf(`Kim Sato <kim@example.com> skribis:\n\n${QUESTION}\n\n${OWN}`)).toBe(OWN);
    expect(
      newOf(`Kim <kim@example.com> skribis:\n${marked(first)}\n\nOn Friday.\n\n${marked(second)}\n\nWe.`),
    ).toBe('On Friday.\n\nWe.');
  });
});

describe('words of the writer stay', () => {
  const question = 'When will it come, and who pays for what is missing?';
  test.each([
    ['a sentence of the other', `You ask: "${question}"\n${OWN}`, `You ask: "${question}"\n${OWN}`],
    ['a line of the other before the answer', `${question}\n\n${OWN}`, `${question}\n\n${OWN}`],
    [
      'the name of the other in a greeting',
      `Dear Kim Sato,\n\n${OWN}\n\n2025`,
      `Dear Kim Sato,\n\n${OWN}\n\n2025`,
    ],
    [
      'a line above the attribution',
      `We open at 10:00 in 2026.\nKim Sato <kim@example.com> skribis:\n${QUESTION}`,
      'We open at 10:00 in 2026.',
    ],
    [
      'a greeting between quotations',
      `Kim Sato <kim@example.com> skribis:\n${marked('Hello,')}\n\nDear Kim Sato,\n\n${marked(QUESTION)}\n\n${OWN}`,
      `Dear Kim Sato,\n\n${OWN}`,
    ],
    [
      'a line that goes on with a quotation',
      `We pay, and you get a new one. Is that all right with you? ${question}`,
      `We pay, and you get a new one. Is that all right with you? ${question}`,
    ],
  ])('%s', (_, text, own) => {
    expect(newOf(text)).toBe(own);
  });

  test('what one has written before, sent once more', () => {
    const again = `Once more:\n\n${QUESTION}`;
    expect(newOf(again, 'Kim@example.com')).toBe(again);
  });

  test('the whole text, if all of it is quoted', () => {
    expect(newOf(QUESTION)).toBe(QUESTION);
    expect(newText(QUESTION, 'Fwd: Parcel', { author: 'a@b.example', earlier: EARLIER })).toBe(QUESTION);
  });

  test('a text without earlier emails', () => {
    expect(newText(`${OWN}\n\n${QUESTION}`, 'Re: Parcel', { author: '', earlier: [] })).toContain(
      'order 4711',
    );
  });
});

test.each([
  ['the same word', 'a '.repeat(500_000), 'a '.repeat(10_000)],
  ['the same line', 'a b c d e f\n'.repeat(100_000), 'a b c d e f\n'.repeat(3000)],
  ['found and other lines', 'a b c d e f\nx\n'.repeat(50_000), 'a b c d e f g\n'.repeat(3000)],
  ['found lines apart', 'a b c d\nx\n'.repeat(80_000), 'a b c d\n'],
  ['blank lines', `${'\n'.repeat(1_000_000)}a b c d e f g h`, 'a b c d e f g h'],
  ['one word', 'x'.repeat(1_000_000), 'x'.repeat(20_000)],
])('a megabyte of %s takes less than two seconds', (_, text, earlier) => {
  const start = process.cpuUsage();
  newText(text, 'Re: x', {
    author: '',
    earlier: Array.from({ length: 5 }, () => ({ text: earlier, fromName: 'Kim', fromAddress: 'kim@x' })),
  });
  const { user, system } = process.cpuUsage(start);
  expect(user + system).toBeLessThan(2_000_000);
});
