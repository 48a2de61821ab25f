import { expect, test } from 'vitest';
import { parseMessage } from '../../../../src/lib/message/parse.ts';
import { message, multipart } from './message.ts';

type Headers = Record<string, string | null>;

const QUOTED_BOUNCE = [
  'Hello,',
  '',
  'I wrote to your colleague and got this back. Can you tell me the right address?',
  '',
  '> This is the mail system at host mx.example.com.',
  '>',
  '> <lee@herald.test>: host mx.herald.test[192.0.2.1] said: 550 5.1.1',
  '>     <lee@herald.test>: Recipient address rejected: User unknown',
  '>',
  '> Final-Recipient: rfc822; lee@herald.test',
  '> Action: failed',
  '> Status: 5.1.1',
  '',
].join('\n');

const DSN_PART = [
  'Content-Type: message/delivery-status',
  '',
  'Reporting-MTA: dns; mx.example.com',
  '',
  'Final-Recipient: rfc822; lee@herald.test',
  'Action: failed',
  'Status: 5.1.1',
].join('\n');

/** Mail from people, none of which is automatic. */
const mails: [string, Headers, string][] = [
  ['a question', {}, 'Where is my parcel?\n'],
  ['an answer', { Subject: 'Re: My parcel', 'In-Reply-To': '<a@b.example>' }, 'Thanks!\n\n> We sent it.\n'],
  ['an answer in German', { Subject: 'AW: Ihr Paket', References: '<a@b.example>' }, 'Danke!\n'],
  ['a forward', { Subject: 'Fwd: Invoice 12' }, 'See below.\n\nBegin forwarded message:\n\n> Pay me.\n'],
  [
    'a forward with Outlook',
    { Subject: 'FW: Invoice 12' },
    '-----Original Message-----\nFrom: Lee\n\nPay me.\n',
  ],
  ['automatic doors', { Subject: 'Re: Automatic doors' }, 'They do not open.\n'],
  ['automatic doors, first', { Subject: 'Automatic doors: a quote please' }, 'For two doors.\n'],
  ['furniture', { Subject: 'Out of office furniture' }, 'Do you sell desks?\n'],
  ['out of office, asked', { Subject: 'Out of office: how do I set it?' }, 'I cannot find the setting.\n'],
  [
    'a reply about a reply',
    { Subject: 'Re: Automatic reply: My parcel', 'In-Reply-To': '<a@b.example>' },
    'Ok.\n',
  ],
  [
    'autoreply, in the middle',
    { Subject: 'Your autoreply: a typo', References: '<a@b.example>' },
    'Line 2.\n',
  ],
  ['auto parts', { Subject: 'Auto: reply needed', References: '<a@b.example>' }, 'The red one.\n'],
  ['vacation', { Subject: 'Vacation rental in May' }, 'Is the house free?\n'],
  ['on vacation', { Subject: 'Delivery' }, 'I am on vacation until Monday, please deliver after that.\n'],
  ['out of the office', { Subject: 'Meeting' }, 'I am out of the office on Friday. Monday instead?\n'],
  ['away', { Subject: 'Away until May 5' }, 'So please ship after that.\n'],
  ['delivery failed', { Subject: 'Delivery failed' }, 'The courier did not find my house.\n'],
  ['a failure notice', { Subject: 'Failure notice for machine 7' }, 'It stopped again.\n'],
  ['undeliverable', { Subject: 'Undeliverable parcel' }, 'It came back to me. User unknown, they say.\n'],
  ['returned mail', { Subject: 'Returned mail' }, 'My letter was returned to sender.\n'],
  ['a warning', { Subject: 'Warning: could not send the form' }, 'Your web form says error 550.\n'],
  ['SMTP talk', { Subject: 'Mail server' }, 'It says: 550 5.1.1 <a@b.example>: user unknown. What now?\n'],
  ['a quoted bounce', { Subject: 'Wrong address?' }, QUOTED_BOUNCE],
  ['a quoted bounce, answered', { Subject: 'Re: Undelivered Mail Returned to Sender' }, QUOTED_BOUNCE],
  [
    'a forwarded bounce with a question',
    { Subject: 'Fwd: Undelivered Mail Returned to Sender' },
    QUOTED_BOUNCE,
  ],
  [
    'a bounce forwarded without its report',
    { Subject: 'Fwd: Undelivered Mail' },
    '> <a@b.example>: unknown\n',
  ],
  ['from info@', { From: 'Info <info@shop.example>', 'Return-Path': '<info@shop.example>' }, 'Offer?\n'],
  ['from support@', { From: 'support@shop.example', 'Return-Path': '<support@shop.example>' }, 'Hi\n'],
  ['from office@', { From: 'Office <office@shop.example>' }, 'We are closed on Friday.\n'],
  ['from admin@', { From: 'admin@shop.example', 'Return-Path': '<admin@shop.example>' }, 'Hi\n'],
  ['from a +detail', { From: 'kim+shop@example.com', 'Return-Path': '<kim+shop@example.com>' }, 'Hi\n'],
  ['from Mr Daemon', { From: 'Matt Daemon <matt.daemon@example.com>' }, 'Hi\n'],
  ['from a bouncy castle', { From: 'bouncehouse@party.example' }, 'Hi\n'],
  ['no Return-Path', { 'Return-Path': null }, 'Hi\n'],
  ['no Subject', { Subject: null }, 'Hi\n'],
  ['no Date', { Date: null }, 'Hi\n'],
  ['no text', {}, '\n'],
  ['Cc and Reply-To', { Cc: 'lee@example.com', 'Reply-To': 'kim@home.example' }, 'Hi\n'],
  ['many recipients', { To: 'support@herald.test, a@b.example, c@d.example, e@f.example' }, 'Hi all\n'],
  ['undisclosed recipients', { To: 'undisclosed-recipients:;' }, 'Hi\n'],
  ['Outlook headers', { 'X-MS-Has-Attach': '', 'X-MS-TNEF-Correlator': '', 'Thread-Topic': 'x' }, 'Hi\n'],
  ['Exchange headers', { 'X-MS-Exchange-Organization-SCL': '-1', 'X-OriginatorOrg': 'example.com' }, 'Hi\n'],
  ['Gmail headers', { 'X-Gm-Message-State': 'abc', 'X-Google-Smtp-Source': 'def' }, 'Hi\n'],
  ['spam filter headers', { 'X-Spam-Status': 'No, score=-1', 'X-Virus-Scanned': 'clamav' }, 'Hi\n'],
  ['an important mail', { Importance: 'high', 'X-Priority': '1' }, 'Please answer!\n'],
  ['asks for a receipt', { 'Disposition-Notification-To': 'kim@example.com' }, 'Read?\n'],
  ['Auto-Submitted: no', { 'Auto-Submitted': 'no' }, 'Hi\n'],
  ['signed by DKIM', { 'DKIM-Signature': 'v=1; a=rsa-sha256; h=list-id:precedence; b=x' }, 'Hi\n'],
  ['sent on behalf', { Sender: 'assistant@example.com' }, 'Hi\n'],
  [
    'through a provider for sending',
    { 'Feedback-ID': 'x:y', 'Return-Path': '<0101-abc@eu.mail.example>' },
    'Hi\n',
  ],
  ['about unsubscribing', { Subject: 'Unsubscribe' }, 'How do I unsubscribe from your newsletter?\n'],
  ['about no-reply', { Subject: 'no-reply@shop.example' }, 'I wrote there and nobody answers.\n'],
  ['a complaint', { Subject: 'Complaint about message from Lee' }, 'He was rude.\n'],
  ['an abuse report by hand', { Subject: 'Abuse' }, 'Feedback-Type: abuse\nSomebody sends me spam.\n'],
  ['Japanese', { Subject: '=?UTF-8?B?6I2354mp44Gu5LiN5Zyo56Wo?=' }, 'x\n'],
  [
    'quotes our automatic reply',
    { Subject: 'Re: My parcel' },
    'Ok.\n\nThis is an automatic reply.\nDo not reply.\n',
  ],
];

test.each(mails)('%s', async (_, headers, text) => {
  const email = await parseMessage(message(headers, text));
  expect(email).toMatchObject({ automaticReason: null, bounce: null });
});

test.each<[string, Uint8Array]>([
  [
    'an attachment',
    multipart('multipart/mixed', [
      'Content-Type: text/plain\n\nSee it.',
      'Content-Type: application/pdf\n\n%PDF',
    ]),
  ],
  [
    'HTML and text',
    multipart('multipart/alternative', [
      'Content-Type: text/plain\n\nHi',
      'Content-Type: text/html\n\n<p>Hi</p>',
    ]),
  ],
  [
    'an invitation',
    multipart('multipart/alternative', [
      'Content-Type: text/plain\n\nLunch?',
      'Content-Type: text/calendar; method=REQUEST\n\nBEGIN:VCALENDAR\nMETHOD:REQUEST\nEND:VCALENDAR',
    ]),
  ],
  [
    'an answer to an invitation',
    multipart('multipart/alternative', [
      'Content-Type: text/plain\n\nKim has accepted.',
      'Content-Type: text/calendar; method=REPLY\n\nBEGIN:VCALENDAR\nMETHOD:REPLY\nEND:VCALENDAR',
    ]),
  ],
  [
    'a signed mail',
    multipart('multipart/signed; protocol="application/pgp-signature"', [
      'Content-Type: text/plain\n\nHi',
      'Content-Type: application/pgp-signature\n\n-----BEGIN PGP SIGNATURE-----',
    ]),
  ],
  [
    'a forwarded mail as an attachment',
    multipart('multipart/mixed', [
      'Content-Type: text/plain\n\nSee the attached mail.',
      'Content-Type: message/rfc822\n\nFrom: lee@example.com\nSubject: Hi\nAuto-Submitted: auto-replied\nPrecedence: bulk\n\nHi',
    ]),
  ],
  [
    'a bounce as an attachment, asking about it',
    multipart('multipart/mixed', [
      'Content-Type: text/plain\n\nWhy did I get this?',
      [
        'Content-Type: message/rfc822',
        '',
        'From: MAILER-DAEMON@mx.example.com',
        'Return-Path: <>',
        'Subject: Undelivered Mail Returned to Sender',
        'MIME-Version: 1.0',
        'Content-Type: multipart/report; report-type=delivery-status; boundary="b2"',
        '',
        '--b2',
        DSN_PART,
        '--b2--',
      ].join('\n'),
    ]),
  ],
  [
    'the report alone as an attachment',
    multipart('multipart/mixed', ['Content-Type: text/plain\n\nWhat does this mean?', DSN_PART]),
  ],
])('%s', async (_, raw) => {
  expect(await parseMessage(raw)).toMatchObject({ automaticReason: null, bounce: null });
});

test('there are enough samples', () => expect(mails.length).toBeGreaterThan(50));
