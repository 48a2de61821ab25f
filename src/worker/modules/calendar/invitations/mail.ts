import type { Direction } from '../../../../contract/mail/emails.ts';
import { withOffset } from '../../../../lib/recurrence/zone.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { findOriginal, type OriginalMail } from '../../mail/index.ts';

/** A stored email as the calendar reads it. */
export interface IncomingMail {
  emailId: number;
  subject: string;
  text: string;
  /** The unsanitized HTML. Null if there is none. */
  html: string | null;
  /** Its text/calendar parts and .ics files, decoded, with the METHOD of their content type unless they have one. */
  calendars: string[];
  /** The time of sending as ISO 8601, with the sender's offset if the Date header gives it; else in UTC. */
  sentAt: string;
  /** The From address as written. */
  from: string;
  /** Whether the headers say that it is bulk mail. */
  isBulk: boolean;
  /** Whether it is automatic: a bounce, a list, a notification. */
  isAutomatic: boolean;
  direction: Direction;
  /** The inbox that received or sent it. */
  inboxId: number | null;
}

/** A stored email with the headers that authenticate its sender. */
export interface MailWithHeaders extends IncomingMail {
  /** The header fields in message order, with names in lower case. Empty for mail posted as fields. */
  headers: { key: string; value: string }[];
}

/** Reads an email; null if the organization has none with this ID. Throws if R2 fails. */
export async function readIncomingMail(ctx: Ctx, emailId: number): Promise<MailWithHeaders | null> {
  const mail = await findOriginal(ctx, emailId);
  if (!mail) return null;
  const { subject, text, html, from, automaticReason, isBounce, direction, inboxId, headers } = mail;
  return {
    emailId,
    subject,
    text,
    html: html || null,
    calendars: [...new Set(mail.calendars.map(withMethod))],
    sentAt: sentAtOf(mail.receivedAt, headers),
    from,
    isBulk: automaticReason === 'precedence' || automaticReason === 'mailing_list',
    isAutomatic: automaticReason !== null || isBounce,
    direction,
    inboxId,
    headers,
  };
}

/** Returns the time with the sender's offset. Ignores zero: many programs write all dates in UTC. */
function sentAtOf(receivedAt: number, headers: MailWithHeaders['headers']): string {
  const date = headers.find(({ key }) => key === 'date')?.value ?? '';
  const [, sign, hours, minutes] = / ([+-])(0\d|1[0-4])([0-5]\d)(?: |$)/.exec(date) ?? [];
  const offset = (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000;
  return offset === 0
    ? new Date(receivedAt).toISOString()
    : withOffset(receivedAt, { offsetAt: () => offset });
}

/** Adds the METHOD. RFC 6047, 2.4: content type and calendar both name it, but some programs write only one of them. */
function withMethod({ method, text }: OriginalMail['calendars'][number]): string {
  if (method === null || !/^[A-Z-]{1,40}$/.test(method) || /^METHOD[:;]/im.test(text)) return text;
  return text.replace(/^[ \t]*BEGIN:VCALENDAR[ \t]*\r?$/im, (line) => `${line}\nMETHOD:${method}`);
}
