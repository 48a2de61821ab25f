/** Realistic mail, including malformed mail that could break a workflow. */
export interface Sample {
  what: string;
  raw: Buffer;
  /** Whether n8n, which decodes all bytes as UTF-8, loses characters before the workflow receives them. */
  isMangled?: boolean;
}

const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
let number = 0;

/** Returns a message with default header fields. `fields` overrides or, with null, removes some of them. */
function mail(
  what: string,
  fields: Record<string, string | null>,
  body: string | string[] = 'Where is my parcel?',
  encoding: BufferEncoding = 'utf8',
): Sample {
  number += 1;
  const header = Object.entries({
    From: `Kim Sato <kim${number}@example.com>`,
    To: 'support@herald.test',
    Subject: what,
    Date: 'Sat, 21 Nov 2026 09:30:00 +0100',
    'Message-ID': `<${number}@sender.example>`,
    'MIME-Version': '1.0',
    ...fields,
  }).flatMap(([name, value]) => (value === null ? [] : [`${name}: ${value}`]));
  const lines = [...header, '', ...(Array.isArray(body) ? body : [body]), ''];
  return { what, raw: Buffer.from(lines.join('\r\n'), encoding) };
}

const type = (value: string, encoding = '7bit') => ({
  'Content-Type': value,
  'Content-Transfer-Encoding': encoding,
});

export const samples = (): Sample[] => [
  mail('an ordinary mail', {}),
  mail('no From', { From: null }),
  mail('a From without an address', { From: 'Kim' }),
  mail('undisclosed recipients', { To: 'undisclosed-recipients:;' }),
  mail('a group', { To: 'Team: a@example.com, support@herald.test;' }),
  mail('no To', { To: null }),
  mail('no Subject', { Subject: null }),
  mail('no Date', { Date: null }),
  mail('an invalid Date', { Date: 'the day before yesterday' }),
  mail('no Message-ID', { 'Message-ID': null }),
  mail('a Message-ID with a space', { 'Message-ID': '<two words@sender.example>' }),
  mail('a Message-ID without brackets', { 'Message-ID': 'plain@sender.example' }),
  mail('In-Reply-To as a phrase', { 'In-Reply-To': 'Your message of "Mon, 16 Nov 2026" <1@sender.example>' }),
  mail('In-Reply-To with two ids', { 'In-Reply-To': '<1@sender.example> <2@sender.example>' }),
  mail('In-Reply-To without an id', { 'In-Reply-To': 'what you wrote' }),
  mail('folded References', { References: '<0@sender.example>\r\n\t<1@sender.example>' }),
  mail('a newsletter', { 'List-Id': '<news.example.com>', 'List-Unsubscribe': '<https://example.com/u>' }),
  mail('an automatic reply', { 'Auto-Submitted': 'auto-replied' }),
  mail('a no-reply sender', { From: 'noreply@example.com' }),
  mail('a field twice', { 'X-Twice': 'first\r\nX-Twice: last' }),
  mail('encoded words', { Subject: '=?utf-8?q?Gr=C3=BC=C3=9Fe?=\r\n\t=?iso-8859-1?q?_aus_K=F6ln?=' }),
  mail('a header in UTF-8', { From: 'Jörg Müller <joerg@example.com>', Subject: 'Grüße aus Köln' }),
  mail('a long subject', { Subject: `${'many words '.repeat(120)}\r\n and more` }),
  mail('text in UTF-8', type('text/plain; charset=utf-8', '8bit'), 'Grüße, 日本語, 🫖'),
  mail(
    'text in base64',
    type('text/plain; charset=iso-8859-1', 'base64'),
    Buffer.from('Grüße', 'latin1').toString('base64'),
  ),
  {
    ...mail('text in latin1', type('text/plain; charset=iso-8859-1', '8bit'), 'Grüße', 'latin1'),
    isMangled: true,
  },
  mail('no text', {}, ''),
  mail(
    'HTML alone',
    type('text/html; charset=utf-8', '8bit'),
    '<p>Where is <b>my</b> parcel?</p><p>Köln</p>',
  ),
  mail('text and HTML', type('multipart/alternative; boundary=a'), [
    ...['--a', 'Content-Type: text/plain', '', 'Where is my parcel?'],
    ...['--a', 'Content-Type: text/html', '', '<p>Where is <i>my</i> parcel?</p>', '--a--'],
  ]),
  mail('a picture in the text', type('multipart/related; boundary=r'), [
    ...['--r', 'Content-Type: text/html', '', '<p>See <img src="cid:pic@x"></p>'],
    ...[
      '--r',
      'Content-Type: image/png; name=pic.png',
      'Content-ID: <pic@x>',
      'Content-Disposition: inline; filename=pic.png',
    ],
    ...['Content-Transfer-Encoding: base64', '', PNG, '--r--'],
  ]),
  mail('files', type('multipart/mixed; boundary="m m"'), [
    ...['--m m', 'Content-Type: text/plain', '', 'See the files.'],
    ...[
      '--m m',
      'Content-Type: application/pdf',
      "Content-Disposition: attachment; filename*=utf-8''Gr%C3%BC%C3%9Fe%20(1)%27%22.pdf",
    ],
    ...['Content-Transfer-Encoding: base64', '', 'JVBERi0xLjQK'],
    ...[
      '--m m',
      'Content-Type: text/csv; name="a;b.csv"',
      'Content-Disposition: attachment; filename="a;b.csv"',
      '',
      'a;b',
      '1;2',
      '--m m--',
    ],
  ]),
  mail('a large file', type('multipart/mixed; boundary=m'), [
    ...['--m', 'Content-Type: text/plain', '', 'See the file.'],
    ...['--m', 'Content-Type: application/zip', 'Content-Disposition: attachment; filename=large.zip'],
    ...['Content-Transfer-Encoding: base64', '', 'QUJD'.repeat(19).concat('\r\n').repeat(50_000), '--m--'],
  ]),
  mail('an attached message', type('multipart/mixed; boundary=m'), [
    ...['--m', 'Content-Type: text/plain', '', 'See below.'],
    ...['--m', 'Content-Type: message/rfc822', 'Content-Disposition: attachment; filename=fwd.eml', ''],
    ...['From: lee@example.com', 'Subject: inside', '', 'The other message.', '--m--'],
  ]),
  mail('an invitation', type('multipart/alternative; boundary=a'), [
    ...['--a', 'Content-Type: text/plain', '', 'Come!'],
    ...[
      '--a',
      'Content-Type: text/calendar; method=REQUEST; name=invite.ics',
      '',
      'BEGIN:VCALENDAR',
      'END:VCALENDAR',
      '--a--',
    ],
  ]),
  mail('a multipart without an end', type('multipart/mixed; boundary=m'), [
    ...['--m', 'Content-Type: text/plain', '', 'Where is my parcel?'],
  ]),
  mail(
    'Undelivered Mail Returned to Sender',
    {
      From: 'MAILER-DAEMON@mx.example.com',
      'Auto-Submitted': 'auto-replied',
      ...type('multipart/report; report-type=delivery-status;\r\n boundary="r"'),
    },
    [
      ...['--r', 'Content-Type: text/plain', '', '<lost@example.com>: 550 5.1.1 no such user'],
      ...['--r', 'Content-Type: message/delivery-status', '', 'Reporting-MTA: dns; mx.example.com', ''],
      ...['Final-Recipient: rfc822; lost@example.com', 'Action: failed', 'Status: 5.1.1', ''],
      ...[
        '--r',
        'Content-Type: text/rfc822-headers',
        '',
        'Message-ID: <sent@herald.test>',
        'Subject: sent',
        '',
        '--r--',
      ],
    ],
  ),
];
