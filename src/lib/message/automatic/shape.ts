/** The headers of a message, as input for the detection of automatic mail and bounces. */
import { isUndeliverable } from './wording.ts';

/** The input of the detection. Header names are in lower case, in the order of the message. */
export interface MessageShape {
  headers: { key: string; value: string }[];
  from: { name: string; address: string };
  subject: string;
  text: string;
  /** The attachments, decoded. */
  parts: { contentType: string; content: Uint8Array }[];
  /** The raw message; empty for an email posted as fields. */
  raw: Uint8Array;
}

/** The maximum number of values read of one header. Real mail has fewer; this bounds the work for hostile mail. */
const MAX_VALUES = 20;

/** Returns the values of a header, trimmed. */
export function headerValues({ headers }: Pick<MessageShape, 'headers'>, name: string): string[] {
  return headers
    .filter(({ key }) => key === name)
    .slice(0, MAX_VALUES)
    .map(({ value }) => value.slice(0, 2000).trim());
}

/** Returns whether it is `multipart/report` (RFC 6522): reports of delivery, reading and abuse. */
export function isReport(message: MessageShape): boolean {
  return /^multipart\/report\b/i.test(headerValues(message, 'content-type')[0] ?? '');
}

/** Returns whether the return path is empty, as in bounces and automatic replies, or From is empty. */
export function hasNullSender(message: MessageShape): boolean {
  return (
    headerValues(message, 'return-path').some((value) => /^<\s*>$/.test(value)) ||
    headerValues(message, 'from').some((value) => /(?:^|\s)<\s*>$/.test(value))
  );
}

/** Subjects that mail systems give to bounces. */
const BOUNCE_SUBJECTS = [
  /^(?:re: ?)?(?:returned|undelivered|undeliverable|failed|delayed|bounced) (?:mail|message|e-?mail)/i,
  /deliver(?:y|ing)?(?: \w+){0,3}[ :-]+(?:status|fail|problem|error|delay|incomplete|unsuccessful|notification|has been|temporar|report)/i,
  /fail(?:ed|ure|ing)?[ :]+(?:notice|deliver|permanent|to deliver|mail)|permanent (?:delivery )?fail|delivery status notification/i,
  /(?:could|can|was) ?not (?:be )?(?:send|sent|deliver)|unable to (?:send|deliver)|(?:mail|message) (?:system )?(?:error|fail|status|delayed)|mail could not|error sending your mail/i,
  /user unknown|unknown user|warning.{0,20}(?:could not|message|mail)|returning (?:message )?to sender|delayed mail|undelivered|loop alert/i,
];

export function isBounceSubject(subject: string): boolean {
  return isUndeliverable(subject) || BOUNCE_SUBJECTS.some((pattern) => pattern.test(subject));
}

/** The maximum number of bytes to scan of the raw message. */
const MAX_SCANNED_BYTES = 1024 * 1024;

/** Returns the source of the message, one character per byte; the text of an email posted as fields. */
export function sourceOf({ raw, text }: MessageShape): string {
  return raw.length > 0 ? new TextDecoder('latin1').decode(raw.subarray(0, MAX_SCANNED_BYTES)) : text;
}
