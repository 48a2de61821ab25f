import type { BounceAction } from '../../../contract/mail/emails.ts';
import { parseIds } from '../message-id.ts';
import { addressesIn, mentionsFailure, namesRecipient, ownText, recipientsOfText } from './failure-text.ts';
import {
  type BouncedRecipient,
  enclosedHeaders,
  type Fields,
  MAX_RECIPIENTS,
  oneLine,
  outcomesOfReport,
  partOf,
  readGroups,
  recipientsOf,
} from './report.ts';
import { isFromAdministrator, isFromMachine, isFromMailSystem } from './senders.ts';
import {
  hasNullSender,
  headerValues,
  isBounceSubject,
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
  /** Whether the form does not prove that it is a bounce: it is one only if the original was sent from here. */
  needsOriginal: boolean;
}

/** The maximum number of ids stored per bounce. */
const MAX_ORIGINAL_IDS = 20;
/** The maximum number of characters of the text searched for the header of an email. */
const MAX_COPY = 64 * 1024;

/**
 * Returns what a message reports about an email sent from here: that it was not delivered, is late, or got a complaint.
 * Null for any other message, and for a report of successful delivery. Never throws.
 */
export function readBounce(message: MessageShape): Bounce | null {
  const type = headerValues(message, 'content-type')[0] ?? '';
  const isFromSystem = isFromMailSystem(message) || hasNullSender(message);
  const isTrusted = isReport(message) || isFromSystem || isFromMachine(message);

  const status = partOf(message, /^message\/(?:global-)?delivery-status$/);
  if (status !== null && isTrusted) return deliveryStatus(message, readGroups(status));
  const feedback = partOf(message, /^message\/feedback-report$/);
  if (feedback !== null && isTrusted) return complaint(message, readGroups(feedback));
  if (isOldComplaint(message)) return complaint(message, []);
  if (/report-type\s*=\s*"?(?:disposition-notification|feedback-report)/i.test(type)) return null;
  const reportsFailure =
    /report-type\s*=\s*"?delivery-status/i.test(type) ||
    hasBounceHeader(message) ||
    (isFromSystem && (isBounceSubject(message.subject) || mentionsFailure(ownText(message)))) ||
    isBounceOfProgram(message);
  if (reportsFailure) return bounce(message, 'bounce', recipientsOfText(message), []);
  if (!mayBeBounce(message)) return null;
  const possible = bounce(message, 'bounce', recipientsOfText(message), []);
  // An answer names an email that was sent from here too, so that only the headers it gives back count.
  const copied = copiedIds(message).flatMap((value) => parseIds(value));
  return {
    ...possible,
    originalIds: copied.length > 0 ? copied.slice(0, MAX_ORIGINAL_IDS) : possible.originalIds,
    needsOriginal: true,
  };
}

/** Returns whether a header of Exim, Gmail or Exchange says that it is a bounce. */
function hasBounceHeader(message: MessageShape): boolean {
  return (
    headerValues(message, 'x-failed-recipients').some((value) => value.includes('@')) ||
    headerValues(message, 'x-ms-exchange-message-is-ndr').length > 0
  );
}

/** Words of a failure that concern mail, not parcels. */
const ABOUT_MAIL = /\b(?:e-?mail|message|mailbox|user|recipient)|\b[45]\d\d[ -]|メール|邮件|郵件/i;

/**
 * Returns whether a program that has not the name of a mail system reports a failure: its subject and text say so, and
 * it names a recipient. As people are administrators too, their bounces must name him as programs do and ask nothing.
 */
function isBounceOfProgram(message: MessageShape): boolean {
  const isProgram = isFromMachine(message);
  if (!isProgram && !isFromAdministrator(message)) return false;
  const text = ownText(message);
  if (!isBounceSubject(message.subject) || !isAboutFailedMail(text)) return false;
  return namesRecipient(message, isProgram) && (isProgram || !isPersonal(message, text));
}

const isAboutFailedMail = (text: string) => mentionsFailure(text) && ABOUT_MAIL.test(text);

/** Returns whether a person seems to have written the text: it asks something, or it is an answer or was forwarded. */
const isPersonal = ({ subject }: MessageShape, text: string) =>
  text.includes('?') || /^\s*(?:re|aw|sv|fwd?|wg|tr) ?:/i.test(subject);

/**
 * Returns whether it may be a bounce in a form that nothing else recognises: it reports a failure, and has the header of
 * an email, which its sender gets back, or is by a program and names a recipient.
 */
function mayBeBounce(message: MessageShape): boolean {
  const isProgram =
    isFromMachine(message) ||
    headerValues(message, 'auto-submitted').some((value) => /^auto-(?:generated|notified)/i.test(value));
  if (!isProgram && copiedIds(message).length === 0) return false;
  const text = ownText(message);
  return isAboutFailedMail(text) && (isProgram ? namesRecipient(message, false) : !isPersonal(message, text));
}

const SUCCESSES: BounceAction[] = ['delivered', 'expanded'];

/** Reads a delivery report (RFC 3464); null if all recipients got the email. */
function deliveryStatus(message: MessageShape, report: Fields[]): Bounce | null {
  const outcomes = outcomesOfReport(report);
  if (outcomes.length > 0 && outcomes.every(({ action }) => SUCCESSES.includes(action))) return null;
  const recipients = recipientsOf(outcomes);
  if (recipients.length > 0) return bounce(message, 'delivery_status', recipients, report);
  const [outcome] = outcomes;
  const named = recipientsOfText(message).map((recipient) => ({
    ...recipient,
    action: outcome?.action ?? recipient.action,
    status: outcome?.status ?? recipient.status,
    diagnostic: outcome?.diagnostic ?? recipient.diagnostic,
  }));
  return bounce(message, 'delivery_status', named, report);
}

function bounce(
  message: MessageShape,
  kind: Bounce['kind'],
  recipients: BouncedRecipient[],
  report: Fields[],
): Bounce {
  return {
    kind,
    recipients: recipients.slice(0, MAX_RECIPIENTS),
    originalIds: originalIds(message, report),
    needsOriginal: false,
  };
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

/**
 * Returns the possible ids of the original, most trusted source first: the enclosed original, the report, any line that
 * looks like a Message-ID header, and the messages that the bounce replies to.
 */
function originalIds(message: MessageShape, report: Fields[]): string[] {
  const own = headerValues(message, 'message-id').flatMap(parseIds);
  const ids = [
    ...(enclosedHeaders(message)?.get('message-id') ?? []),
    ...report.flatMap((group) => [
      ...(group.get('x-original-message-id') ?? []),
      ...(group.get('original-message-id') ?? []),
    ]),
    ...idsOfLines(sourceOf(message)),
    ...copiedIds(message),
    ...headerValues(message, 'in-reply-to'),
    ...headerValues(message, 'references'),
  ].flatMap((value) => parseIds(value));
  return [...new Set(ids)].filter((id) => !own.includes(id)).slice(0, MAX_ORIGINAL_IDS);
}

/** Returns the ids in headers of emails that the message encloses, or copies in its text. */
const copiedIds = (message: MessageShape) => [
  ...(enclosedHeaders(message)?.get('message-id') ?? []),
  ...idsOfLines(message.text.slice(0, MAX_COPY)),
];

const idsOfLines = (text: string) =>
  [...text.matchAll(/^[ \t>]*message-id:\s{0,3}(<[^<>\s]+>)/gim)]
    .slice(0, MAX_ORIGINAL_IDS)
    .map((match) => match[1]!);
