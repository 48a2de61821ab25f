import { type ParsedEmail, parseMessage } from '../../../../src/lib/message/parse.ts';

/** Returns a message from a person. `over` changes or adds headers; null removes one. */
export function message(
  over: Record<string, string | null> = {},
  body = 'Hello, where is my parcel?\n',
): Uint8Array {
  const headers: Record<string, string | null> = {
    'Return-Path': '<kim@example.com>',
    'Message-ID': '<m1@example.com>',
    From: 'Kim Sato <kim@example.com>',
    To: 'support@herald.test',
    Subject: 'My parcel',
    Date: 'Fri, 20 Nov 2026 10:00:00 +0000',
    ...over,
  };
  const lines = Object.entries(headers).flatMap(([name, value]) =>
    value === null ? [] : [`${name}: ${value}`],
  );
  return new TextEncoder().encode(`${lines.join('\r\n')}\r\n\r\n${body.replace(/\r?\n/g, '\r\n')}`);
}

export const parse = (over?: Record<string, string | null>, body?: string): Promise<ParsedEmail> =>
  parseMessage(message(over, body));

/** Returns a multipart message from its type with a boundary, and its parts, each with its headers. */
export function multipart(
  type: string,
  parts: string[],
  over: Record<string, string | null> = {},
): Uint8Array {
  const body = `${parts.map((part) => `--b1\n${part}\n`).join('')}--b1--\n`;
  return message({ 'MIME-Version': '1.0', 'Content-Type': `${type}; boundary="b1"`, ...over }, body);
}
