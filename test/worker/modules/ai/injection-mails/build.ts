export type Risk = 'none' | 'low' | 'medium' | 'high';

/** The parts of a hostile mail. */
export interface Parts {
  subject?: string;
  /** The display name of the sender. */
  fromName?: string;
  text?: string;
  html?: string;
  attachments?: string[];
  headers?: string[];
}

const BOUNDARY = 'part-of-an-injection-mail';

/** Builds a raw message (RFC 5322, MIME) from eve@evil.example to support@own.example. */
export function rawMessage(
  title: string,
  { subject, fromName, text, html, attachments, headers }: Parts,
): string {
  const id = title.replace(/[^a-z\d]+/gi, '-').toLowerCase();
  const bodies = [
    ...(text === undefined ? [] : [part('text/plain; charset=utf-8', text)]),
    ...(html === undefined ? [] : [part('text/html; charset=utf-8', html)]),
  ];
  const alternative = [...bodies.map((body) => `--${BOUNDARY}-1\r\n${body}`), `--${BOUNDARY}-1--\r\n`].join(
    '\r\n',
  );
  const files = (attachments ?? []).map(
    (name) =>
      `--${BOUNDARY}\r\n${part('application/pdf', '%PDF-1.4', [
        `Content-Disposition: attachment; filename*=utf-8''${encodeURIComponent(name)}`,
      ])}`,
  );
  return [
    `From: ${encoded(fromName ?? 'Eve')} <eve@evil.example>`,
    'To: Support <support@own.example>',
    `Subject: ${encoded(subject ?? 'A question about my order')}`,
    `Message-ID: <${id}@evil.example>`,
    'Date: Thu, 12 Mar 2026 10:00:00 +0000',
    ...(headers ?? []),
    'MIME-Version: 1.0',
    `Content-Type: multipart/mixed; boundary="${BOUNDARY}"`,
    '',
    `--${BOUNDARY}`,
    `Content-Type: multipart/alternative; boundary="${BOUNDARY}-1"`,
    '',
    alternative,
    ...files,
    `--${BOUNDARY}--`,
    '',
  ].join('\r\n');
}

function part(contentType: string, body: string, headers: string[] = []): string {
  return [
    `Content-Type: ${contentType}`,
    'Content-Transfer-Encoding: base64',
    ...headers,
    '',
    ...(base64(body).match(/.{1,76}/g) ?? ['']),
  ].join('\r\n');
}

/** Returns the text as encoded words (RFC 2047) of a few characters each. */
function encoded(words: string): string {
  const pieces: string[] = [];
  for (const character of words) {
    const last = pieces.at(-1);
    if (last !== undefined && new TextEncoder().encode(last + character).length <= 40)
      pieces[pieces.length - 1] += character;
    else pieces.push(character);
  }
  return pieces.map((piece) => `=?utf-8?B?${base64(piece)}?=`).join('\r\n ');
}

function base64(text: string): string {
  return btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''));
}
