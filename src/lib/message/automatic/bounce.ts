import type { BounceAction } from '../../../contract/mail/emails.ts';
import { parseIds } from '../message-id.ts';
import { addressesIn, mentionsFailure, ownText, recipientsOfText } from './failure-text.ts';
import {
  type BouncedRecipient,
  type Fields,
  MAX_RECIPIENTS,
  oneLine,
  partOf,
  readFields,
  readGroups,
  recipientsOfReport,
} from './report.ts';
import {
  hasNullSender,
  headerValues,
  isBounceSubject,
  isFromMailSystem,
  isReport,
  type MessageShape,
  sourceOf,
} from './shape.ts';

export interface Bounce {
  /** `delivery_status` RFC 3464, `complaint` RFC 5965, `bounce` in a mail system's own words. */
  kind: 'delivery_status' | 'complaint' | 'bounce';
  recipients: BouncedRecipient[];
  /** Possible Message-IDs of the original, the most likely first. */
  originalIds: string[];
}

/** The maximum number of ids stored per bounce. */
const MAX_ORIGINAL_IDS = 20;

/**
 * Returns what a message reports about an email sent from here: that it was not delivered, is late, or got a complaint.
 * Null for any other message, and for a report of successful delivery. Never throws.
 */
export function readBounce(message: MessageShape): Bounce | null {
  const type = headerValues(message, 'content-type')[0] ?? '';
  const isFromSystem = isFromMailSystem(message) || hasNullSender(message);
  const isTrusted = isReport(message) || isFromSystem;

  const status = partOf(message, /^message\/(?:global-)?delivery-status$/);
  if (status !== null && isTrusted) return deliveryStatus(message, readGroups(status));
  const feedback = partOf(message, /^message\/feedback-report$/);
  if (feedback !== null && isTrusted) return complaint(message, readGroups(feedback));
  if (isOldComplaint(message)) return complaint(message, []);
  if (/report-type="?(?:disposition-notification|feedback-report)/i.test(type)) return null;
  const reportsFailure =
    /report-type="?delivery-status/i.test(type) ||
    (isFromSystem && (isBounceSubject(message.subject) || mentionsFailure(ownText(message))));
  return reportsFailure ? bounce(message, 'bounce', recipientsOfText(message), []) : null;
}

const SUCCESSES: BounceAction[] = ['delivered', 'expanded'];

/** Reads a delivery report (RFC 3464); null if all recipients got the email. */
function deliveryStatus(message: MessageShape, report: Fields[]): Bounce | null {
  const recipients = recipientsOfReport(report);
  if (recipients.length === 0) return bounce(message, 'delivery_status', recipientsOfText(message), report);
  const isSuccess = recipients.every(({ action }) => SUCCESSES.includes(action));
  return isSuccess ? null : bounce(message, 'delivery_status', recipients, report);
}
function bounce(
  message: MessageShape,
  kind: Bounce['kind'],
  recipients: BouncedRecipient[],
  report: Fields[],
): Bounce {
  return { kind, recipients: recipients.slice(0, MAX_RECIPIENTS), originalIds: originalIds(message, report) };
}

/** Reads the feedback of a provider whose user marked the message as spam (RFC 5965). */
function complaint(message: MessageShape, report: Fields[]): Bounce {
  const enclosed = enclosedHeaders(message);
  const reported = report.flatMap((group) => [
    ...(group.get('original-rcpt-to') ?? []),
    ...(group.get('removal-recipient') ?? []),
  ]);
  const values = reported.length > 0 ? reported : (enclosed?.get('to') ?? []);
  const addresses = [...new Set(values.flatMap(addressesIn))];
  const diagnostic = oneLine(report.flatMap((group) => group.get('feedback-type') ?? [])[0] ?? 'abuse');
  return bounce(
    message,
    'complaint',
    addresses.map((address) => ({
      address,
      original: address,
      action: 'complained',
      status: null,
      diagnostic,
    })),
    report,
  );
}

/** Returns whether it is the complaint of an older feedback loop, which encloses the message without a report. */
function isOldComplaint(message: MessageShape): boolean {
  return (
    /^complaint about message from [0-9a-f.:]+$/i.test(message.subject.trim()) &&
    /^multipart\/mixed\b/i.test(headerValues(message, 'content-type')[0] ?? '') &&
    /^content-type:[ \t]*message\/rfc822/im.test(sourceOf(message))
  );
}

const ENCLOSED = /^(?:message\/(?:rfc822|global|rfc822-headers|global-headers)|text\/rfc822(?:-headers?)?)$/;

/** Returns the header fields of the enclosed original, or null. */
function enclosedHeaders(message: MessageShape): Fields | null {
  const text = partOf(message, ENCLOSED);
  return text === null ? null : readFields(text.replace(/^\s+/, '').split(/\r?\n[ \t]*\r?\n/, 1)[0]!);
}

/**
 * Returns the possible ids of the original, most trusted source first: the enclosed original, the report, any line of
 * the source that looks like a Message-ID header, and the messages that the bounce replies to.
 */
function originalIds(message: MessageShape, report: Fields[]): string[] {
  const own = headerValues(message, 'message-id').flatMap(parseIds);
  const ids = [
    ...(enclosedHeaders(message)?.get('message-id') ?? []),
    ...report.flatMap((group) => [
      ...(group.get('x-original-message-id') ?? []),
      ...(group.get('original-message-id') ?? []),
    ]),
    ...[...sourceOf(message).matchAll(/^[ \t>]*message-id:\s{0,3}(<[^<>\s]+>)/gim)]
      .slice(0, MAX_ORIGINAL_IDS)
      .map((match) => match[1]!),
    ...headerValues(message, 'in-reply-to'),
    ...headerValues(message, 'references'),
  ].flatMap((value) => parseIds(value));
  return [...new Set(ids)].filter((id) => !own.includes(id)).slice(0, MAX_ORIGINAL_IDS);
}
