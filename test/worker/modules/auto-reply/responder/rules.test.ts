import { describe, expect, test } from 'vitest';
import { responderSettings } from '../../../../../src/contract/mail/auto-replies.ts';
import {
  type Candidate,
  decide,
  normalAddress,
  senderName,
} from '../../../../../src/worker/modules/auto-reply/candidates/decide.ts';
import { writeReply } from '../../../../../src/worker/modules/auto-reply/candidates/write-reply.ts';

const email = (over: Partial<Candidate> = {}): Candidate => ({
  id: 1,
  message_id: '<m@example.com>',
  from_address: 'kim@example.com',
  from_name: 'Kim Sato',
  subject: 'My parcel',
  reply_to: [],
  is_addressed: true,
  is_whole: true,
  task_id: 4294967297,
  ...over,
});
const own = ['support@herald.test', 'Hello@Herald.test'];

describe('the recipient of a reply', () => {
  test.each<[Partial<Candidate>, object]>([
    [{}, { to: 'kim@example.com' }],
    [{ reply_to: ['team@EXAMPLE.com'] }, { to: 'team@EXAMPLE.com' }],
    [{ reply_to: ['"Team" <team@example.com>'] }, { to: 'team@example.com' }],
    [{ reply_to: ['x@elsewhere.example'] }, { to: 'kim@example.com' }],
    [{ reply_to: ['x@sub.example.com'] }, { to: 'kim@example.com' }],
    [{ reply_to: ['a@example.com', 'b@example.com'] }, { to: 'kim@example.com' }],
    [{ reply_to: ['nobody'] }, { to: 'kim@example.com' }],
    [{ from_address: '' }, { skip: 'bad_sender' }],
    [{ from_address: 'kim' }, { skip: 'bad_sender' }],
    [{ from_address: 'kim@localhost' }, { skip: 'bad_sender' }],
    [{ from_address: 'kim@example.com, x@y.example' }, { skip: 'bad_sender' }],
    [{ from_address: 'kim@example.com\r\nBcc: x@y.example' }, { skip: 'bad_sender' }],
    [{ from_address: 'SUPPORT@herald.test' }, { skip: 'own_address' }],
    [{ from_address: 'hello+x@herald.test' }, { skip: 'own_address' }],
    [{ from_address: 'a@herald.test', reply_to: ['support@herald.test'] }, { skip: 'own_address' }],
    [{ is_addressed: false }, { skip: 'not_addressed' }],
    [{ is_whole: false }, { skip: 'headers_unknown' }],
  ])('%o: %o', (over, decision) => {
    expect(decide(email(over), own)).toEqual(decision);
  });

  test('case and a +detail do not distinguish addresses', () => {
    expect(normalAddress(' Kim+Shop+2@Example.COM ')).toBe('kim@example.com');
  });
});

test.each([
  ['Kim Sato', 'Kim Sato'],
  ['  Zoë van ’t Hoff ', 'Zoë van ’t Hoff'],
  ['', 'kim@example.com'],
  ['Win money at https://spam.example', 'kim@example.com'],
  ['www.spam.example', 'kim@example.com'],
  ['Buy now spam.example', 'kim@example.com'],
  ['x'.repeat(61), 'kim@example.com'],
  ['kim@other.example', 'kim@example.com'],
])('%o is greeted as %s', (from_name, name) => {
  expect(senderName({ from_name, from_address: 'kim@example.com' })).toBe(name);
});

describe('the template', () => {
  const write = (over: Partial<Candidate>, settings: object) =>
    writeReply(email(over), { ...responderSettings.parse(settings), inboxName: 'Support' });

  test('is filled in once, and escaped in HTML', () => {
    const body = 'Hi {{sender_name}}\n{{ subject }}\n\n{{inbox_name}} {{ticket}} {not} {{subject}}';
    const reply = write({ subject: '<i>{{ticket}}</i> $& "x"', from_name: 'A & B' }, { body });
    expect(reply).toEqual({
      subject: 'Re: <i>{{ticket}}</i> $& "x"',
      text: 'Hi A & B\n<i>{{ticket}}</i> $& "x"\n\nSupport 4294967297 {not} <i>{{ticket}}</i> $& "x"',
      html: [
        '<p>Hi A &amp; B<br>&lt;i&gt;{{ticket}}&lt;/i&gt; $&amp; &quot;x&quot;</p>',
        '<p>Support 4294967297 {not} &lt;i&gt;{{ticket}}&lt;/i&gt; $&amp; &quot;x&quot;</p>',
      ].join('\n'),
      model: 'template',
    });
  });

  test('does not repeat Re:, and limits the length of subject and text', () => {
    expect(write({ subject: 'RE: re: My parcel' }, {}).subject).toBe('Re: My parcel');
    expect(write({ subject: 'x'.repeat(998) }, {}).subject).toHaveLength(300);
    expect(write({ subject: '' }, {}).subject).toBe('Re:');
    const body = '{{subject}}'.repeat(1000);
    expect(write({ subject: 'x'.repeat(998) }, { body }).text).toHaveLength(20_000);
  });
});
