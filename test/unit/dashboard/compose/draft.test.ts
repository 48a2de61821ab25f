import { describe, expect, test } from 'vitest';
import {
  aimAt,
  type Draft,
  EMPTY,
  goesElsewhere,
  isTouched,
  type Mail,
  recipientsFor,
  subjectFor,
} from '../../../../src/dashboard/features/compose/draft/draft.ts';
import { htmlOfText, quoteOf } from '../../../../src/dashboard/features/compose/draft/quote.ts';
import { whyNot } from '../../../../src/dashboard/features/compose/draft/why-not.ts';
import { linkOf } from '../../../../src/dashboard/features/compose/editor/link-mark.ts';
import { composeText } from '../../../../src/dashboard/lib/text/compose/compose.ts';

const OWN = ['support@herald.test', 'hello@herald.test'];
const mail = (changes: Partial<Mail> = {}): Mail =>
  ({
    id: 7,
    direction: 'inbound',
    tag: 'Support',
    subject: 'My parcel',
    from_name: 'Kim Sato',
    from_address: 'kim@example.com',
    to_address: 'support@herald.test',
    reply_to: [],
    reply_to_address: 'kim@example.com',
    to: ['Support <support@herald.test>', 'Lee <lee@example.com>'],
    cc: ['hello@herald.test', 'Mo <mo@example.com>', 'KIM@example.com'],
    body_text: 'Where is <it>?',
    ...changes,
  }) as Mail;
const draft = (changes: Partial<Draft> = {}): Draft => ({
  ...EMPTY,
  id: 'a',
  to: ['kim@example.com'],
  ...changes,
});
const text = composeText.en;
const FINE = { hasInbox: true, isUploading: false, quoteLength: 0 };

describe('whom an answer goes to', () => {
  test('a reply goes to the sender', () => {
    expect(recipientsFor(mail(), 'reply', OWN)).toEqual({ to: ['Kim Sato <kim@example.com>'], cc: [] });
  });

  test('a reply to all has everybody once, and none of our own inboxes', () => {
    expect(recipientsFor(mail(), 'all', OWN)).toEqual({
      to: ['Kim Sato <kim@example.com>', 'Lee <lee@example.com>'],
      cc: ['Mo <mo@example.com>'],
    });
  });

  test('an answer to a mail of ours goes to those who had it', () => {
    const ours = mail({ direction: 'outbound', from_address: OWN[0]!, to: ['kim@example.com'], cc: [] });
    expect(recipientsFor(ours, 'reply', OWN).to).toEqual(['kim@example.com']);
  });

  test('a mail between two of our inboxes is answered all the same', () => {
    const inside = mail({
      from_address: OWN[1]!,
      from_name: '',
      reply_to_address: OWN[1]!,
      to: [OWN[0]!],
      cc: [],
    });
    expect(recipientsFor(inside, 'all', OWN).to).toEqual([OWN[1]]);
  });

  test('a forwarded mail has no recipient yet', () => {
    expect(recipientsFor(mail(), 'forward', OWN)).toEqual({ to: [], cc: [] });
  });

  test('an answer that would go to another domain is noticed', () => {
    expect(goesElsewhere(mail())).toBe(false);
    expect(goesElsewhere(mail({ reply_to_address: 'kim@fraud.example' }))).toBe(true);
  });
});

describe('a draft', () => {
  test.each([
    ['My parcel', 'reply', 'Re: My parcel'],
    ['AW: Re: RE[2]: My parcel', 'all', 'Re: My parcel'],
    ['Re: My parcel', 'forward', 'Fwd: My parcel'],
    ['', 'reply', 'Re: '],
    ['Regarding: x', 'reply', 'Re: Regarding: x'],
  ] as const)('%j as %s is %j', (subject, mode, expected) => {
    expect(subjectFor(subject, mode)).toBe(expected);
  });

  test('keeps its text, its inbox and its id when it is aimed at another mail', () => {
    const before = draft({ html: '<p>Hello</p>', from: 'Hello', emailId: 3, mode: 'reply' });
    const after = { ...before, ...aimAt(before, mail(), 'all', OWN) };
    expect(after).toMatchObject({ id: 'a', html: '<p>Hello</p>', from: 'Hello', emailId: 7, mode: 'all' });
  });

  test('is touched by what a person wrote, not by what Herald filled in', () => {
    expect(isTouched({ ...EMPTY, ...aimAt(EMPTY, mail(), 'all', OWN) })).toBe(false);
    expect(isTouched({ ...EMPTY, html: '<p> </p>' })).toBe(false);
    expect(isTouched({ ...EMPTY, html: '<p>x</p>' })).toBe(true);
    expect(isTouched({ ...EMPTY, subject: 'x' })).toBe(true);
  });

  test.each([
    [{}, text.nothingWritten],
    [{ to: [] }, text.noRecipient],
    [{ cc: ['foo'] }, text.badRecipient('foo')],
    [{ html: '<p>x</p>', files: [{ id: '1', name: 'a.pdf', size: 1 }] }, text.failedFile('a.pdf')],
    [
      { html: '<p>x</p>', to: Array.from({ length: 101 }, (_, i) => `a${i}@example.com`) },
      text.tooManyRecipients('100'),
    ],
    [{ html: '<p>x</p>' }, undefined],
    [{ mode: 'forward' as const }, undefined],
  ])('%j cannot be sent: %s', (changes, reason) => {
    expect(whyNot(draft(changes), FINE, text)).toBe(reason);
  });

  test('waits for its files, and for an inbox', () => {
    const written = draft({ html: '<p>x</p>', files: [{ id: '1', name: 'a', size: 1 }] });
    expect(whyNot(written, { ...FINE, isUploading: true }, text)).toBe(text.uploading);
    expect(whyNot(written, { ...FINE, hasInbox: false }, text)).toBe(text.noInbox);
  });
});

describe('what is quoted', () => {
  test('the words of a mail stay words', () => {
    const html = quoteOf(mail(), { wrote: 'Kim <kim> wrote:', forwarded: '', head: [] });
    expect(html).toContain('Kim &lt;kim&gt; wrote:');
    expect(html).toContain('<p>Where is &lt;it&gt;?</p>');
  });

  test('blank lines part paragraphs', () => {
    expect(htmlOfText('a\nb\r\n\r\n\n"c"')).toBe('<p>a<br>b</p><p>&quot;c&quot;</p>');
  });
});

test.each([
  ['example.com/a', 'https://example.com/a'],
  ['example.com:8080', 'https://example.com:8080/'],
  ['kim@example.com', 'mailto:kim@example.com'],
  ['http://example.com', 'http://example.com/'],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['https://', null],
])('%j as a link is %j', (typed, href) => {
  expect(linkOf(typed)).toBe(href);
});
