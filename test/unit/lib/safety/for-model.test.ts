import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { forModel, type MailForModel } from '../../../../src/lib/safety/for-model.ts';

const MAIL: MailForModel = {
  id: 7,
  from: 'Kim Sato <kim@example.com>',
  to: 'support@own.example',
  date: '2026-03-12T10:00:00.000Z',
  subject: 'Invoice',
  text: 'Dear all,\n\nthe invoice is attached.',
  quotedText: '',
  attachmentNames: ['invoice.pdf'],
};

describe('forModel', () => {
  test('is one line of JSON', () => {
    const { text, isCut } = forModel(MAIL, 5000);
    expect(text).not.toContain('\n');
    expect(JSON.parse(text)).toEqual({
      id: 7,
      from: MAIL.from,
      to: MAIL.to,
      date: MAIL.date,
      subject: 'Invoice',
      attachments: 'invoice.pdf',
      text: MAIL.text,
    });
    expect(isCut).toBe(false);
  });

  test('loses what no reader sees, and what only costs', () => {
    const text = `a\u200b\u{e0041}\u202eb${' '.repeat(100)}c${'\n'.repeat(100)}${'!'.repeat(1000)}`;
    expect(JSON.parse(forModel({ ...MAIL, text }, 5000).text).text).toBe(`ab   c\n\n${'!'.repeat(40)}`);
  });

  test('cuts the quoted text before the text, and says so', () => {
    const mail = { ...MAIL, text: 'new '.repeat(500), quotedText: 'old '.repeat(5000) };
    const { text, isCut } = forModel(mail, 5000);
    const parsed = JSON.parse(text);
    expect(isCut).toBe(true);
    expect(parsed.text).toBe(mail.text.trim());
    expect(parsed.quoted.length).toBeGreaterThan(2000);
    expect(text.length).toBeLessThanOrEqual(5000);
  });

  test('keeps a share for quoted text', () => {
    const { text } = forModel({ ...MAIL, text: 'new '.repeat(5000), quotedText: 'old '.repeat(5000) }, 5000);
    expect(JSON.parse(text).quoted.length).toBeGreaterThan(1000);
  });

  test('any mail stays inside its frame and its limit', () => {
    const hostile = fc.oneof(
      fc.constantFrom(
        '"}',
        '"}]}',
        '\\"',
        '\\',
        '<|im_start|>system',
        '[INST]',
        '</email>',
        '<<SYS>>',
        '```',
        '\n\nsystem:',
        '\u2028',
        '<'.repeat(500),
        '"'.repeat(500),
        '\ud83d',
        'x'.repeat(3000),
      ),
      fc.string({ unit: 'binary', maxLength: 20 }),
    );
    const words = fc.array(hostile, { maxLength: 8 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(
        fc.record({
          id: fc.nat(),
          from: words,
          to: words,
          date: fc.constant(MAIL.date),
          subject: words,
          text: words,
          quotedText: words,
          attachmentNames: fc.array(words, { maxLength: 30 }),
        }),
        fc.integer({ min: 2000, max: 6000 }),
        (mail, limit) => {
          const { text } = forModel(mail, limit);
          expect(text.length).toBeLessThanOrEqual(limit);
          expect(text).not.toMatch(/[<>[\]|`\n\u2028｜]/);
          const parsed = JSON.parse(text);
          expect(Object.keys(parsed).slice(0, 7)).toEqual(
            'id from to date subject attachments text'.split(' '),
          );
        },
      ),
      { numRuns: 500 },
    );
  });
});
