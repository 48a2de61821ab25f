/** Messages as mail programs write them. */

export interface WrittenMail {
  /** The Message-ID, without brackets and domain. */
  id: string;
  from: string;
  to: string;
  subject: string;
  /** The Date, in milliseconds. Without it, the message has none. */
  sentAt?: number;
  /** Message-IDs in the form of `id`. */
  references?: string[];
  /** More header lines. */
  headers?: string[];
  text: string;
  file?: WrittenFile | undefined;
}

export interface WrittenFile {
  name: string;
  type: string;
  content: string;
  /** Whether the text is HTML that shows the file. */
  isInline?: boolean;
}

const messageId = (id: string) => `<${id}@example.com>`;

export function writeMail(mail: WrittenMail): string {
  const { id, from, to, subject, sentAt, references = [], headers = [], text, file } = mail;
  return [
    `Message-ID: ${messageId(id)}`,
    `From: ${from}`,
    `To: ${to}`,
    `Subject: ${subject}`,
    ...(sentAt === undefined ? [] : [`Date: ${new Date(sentAt).toUTCString()}`]),
    ...(references.length > 0 ? [`References: ${references.map(messageId).join(' ')}`] : []),
    ...headers,
    'MIME-Version: 1.0',
    ...(file ? withFile(text, file) : ['Content-Type: text/plain', '', text]),
    '',
  ].join('\r\n');
}

function withFile(text: string, { name, type, content, isInline = false }: WrittenFile): string[] {
  return [
    `Content-Type: multipart/${isInline ? 'related' : 'mixed'}; boundary="b"`,
    '',
    '--b',
    ...(isInline
      ? ['Content-Type: text/html', '', `<p>${text} <img src="cid:file@example.com"></p>`]
      : ['Content-Type: text/plain', '', text]),
    '--b',
    `Content-Type: ${type}; name="${name}"`,
    ...(isInline ? ['Content-ID: <file@example.com>'] : []),
    `Content-Disposition: ${isInline ? 'inline' : 'attachment'}; filename="${name}"`,
    '',
    content,
    '--b--',
  ];
}

/** Returns the report of a mail server that the message `original` did not reach the recipient. */
export function writeBounce(bounce: { id: string; original: string; recipient: string; to: string }): string {
  return [
    `Message-ID: ${messageId(bounce.id)}`,
    'From: MAILER-DAEMON@mx.example.com',
    `To: ${bounce.to}`,
    'Subject: Undelivered',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
    '',
    '--b',
    '',
    'It did not work.',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example.com',
    '',
    `Final-Recipient: rfc822; ${bounce.recipient}`,
    'Action: failed',
    'Status: 5.1.1',
    '',
    '--b',
    'Content-Type: text/rfc822-headers',
    '',
    `Message-ID: ${messageId(bounce.original)}`,
    '--b--',
    '',
  ].join('\r\n');
}
