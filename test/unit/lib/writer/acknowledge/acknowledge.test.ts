import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ACKNOWLEDGEMENT_LANGUAGES,
  acknowledge,
} from '../../../../../src/lib/writer/acknowledge/acknowledge.ts';

const input = {
  language: 'en',
  subject: 'My parcel',
  taskNumber: 1042,
  name: 'Kim Sato',
  inboxName: 'Support',
};

test('an acknowledgement greets, confirms, names the number and signs', () => {
  expect(acknowledge(input)).toEqual({
    subject: 'Re: My parcel [#1042]',
    text: [
      'Hello Kim Sato,',
      'Thank you for your message. It has arrived and is now with our team.',
      'Your reference number is #1042.\nIf you would like to add anything, simply reply to this email.',
      'Kind regards,\nSupport',
    ].join('\n\n'),
  });
});

test('what is not known is left out', () => {
  const { subject, text } = acknowledge({
    ...input,
    subject: ' ',
    taskNumber: null,
    name: null,
    inboxName: null,
  });
  expect(subject).toBe('Re: Your message');
  expect(text).toContain('Hello,\n\n');
  expect(text).not.toMatch(/reference|null|undefined|\{/);
  expect(text).toMatch(/Kind regards,$/);
});

describe('languages', () => {
  test.each(ACKNOWLEDGEMENT_LANGUAGES)(
    '%s has its own sentences, the number and the signature',
    (language) => {
      const { subject, text } = acknowledge({ ...input, language });
      expect(subject).toBe('Re: My parcel [#1042]');
      expect(text).toContain('#1042');
      expect(text).toMatch(/\nSupport$/);
      expect(text).not.toContain('{');
      if (language !== 'en') expect(text).not.toContain('Thank you');
    },
  );

  test('a name is not put where it would have to be declined', () => {
    expect(acknowledge({ ...input, language: 'pl' }).text).toMatch(/^Dzień dobry,\n/);
    expect(acknowledge({ ...input, language: 'de' }).text).toMatch(/^Guten Tag Kim Sato,\n/);
    expect(acknowledge({ ...input, language: 'ja', name: '佐藤 花子' }).text).toMatch(/^佐藤 花子 様\n/);
  });

  test('English is written for others', () => {
    expect(acknowledge({ ...input, language: 'yo' })).toEqual(acknowledge(input));
  });
});

describe('the subject has one prefix', () => {
  test.each([
    ['Re: AW: My parcel', 'Re: My parcel [#1042]'],
    ['RE: re: RE: My parcel', 'Re: My parcel [#1042]'],
    ['Sv: Faktura', 'Re: Faktura [#1042]'],
    ['Re[2]: My parcel', 'Re: My parcel [#1042]'],
    ['RE : Facture', 'Re: Facture [#1042]'],
    ['回复：订单', 'Re: 订单 [#1042]'],
    ['Odp: Zamówienie', 'Re: Zamówienie [#1042]'],
    ['Fwd: My parcel', 'Re: Fwd: My parcel [#1042]'],
    ['Regarding my parcel', 'Re: Regarding my parcel [#1042]'],
    ['Re: My parcel [#1042]', 'Re: My parcel [#1042]'],
    ['My parcel\r\nBcc: all@example.com', 'Re: My parcel Bcc: all@example.com [#1042]'],
  ])('%j', (subject, expected) => {
    expect(acknowledge({ ...input, subject }).subject).toBe(expected);
  });
});

test('whatever a sender writes, both are bounded and hold no control characters', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 2000 }),
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.option(fc.integer()),
      (subject, name, taskNumber) => {
        const written = acknowledge({ ...input, subject, name, taskNumber, inboxName: name });
        expect(written.subject).toMatch(/^Re: ./su);
        expect(written.subject.length).toBeLessThanOrEqual(300);
        expect(written.subject).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
        expect(written.text.length).toBeLessThan(600);
        expect(written.text).not.toMatch(/[^\P{Cc}\n]/u);
      },
    ),
  );
});
