import type { BounceAction } from '../../../../contract/mail/emails.ts';
import {
  hasNullSender,
  headerValues,
  isBounceSubject,
  isFromMailSystem,
  type MessageShape,
} from './automatic.ts';
import { parseIds } from './message-id.ts';

export interface BouncedRecipient {
  /** Where it could not be delivered (Final-Recipient). */
  address: string;
  /** What the sender had written, where the report says so (Original-Recipient); else as `address`. */
  original: string;
  action: BounceAction;
  /** Enhanced status code (RFC 3463) such as `5.1.1`. */
  status: string | null;
  /** What the server said, in one line. */
  diagnostic: string | null;
}

export interface Bounce {
  /** `delivery_status` RFC 3464, `complaint` RFC 5965, `bounce` in a mail system's own words. */
  kind: 'delivery_status' | 'complaint' | 'bounce';
  recipients: BouncedRecipient[];
  /** Message-IDs the original may have, the likeliest first. */
  originalIds: string[];
}

const MAX_RECIPIENTS = 100;
const MAX_ORIGINAL_IDS = 20;
const MAX_DIAGNOSTIC = 500;
/** Of a report, of an enclosed message and of the message as it came: what is looked at. */
const MAX_REPORT_BYTES = 256 * 1024;
const MAX_SCANNED_BYTES = 1024 * 1024;
const MAX_SCANNED_TEXT = 32 * 1024;

/**
 * What a message reports of one that was sent from here: that it was not delivered, is late, or was complained
 * about. Null for any other message, and for a report that it was delivered. Never throws.
 */
export function readBounce(message: MessageShape): Bounce | null {
  const type = headerValues(message, 'content-type')[0] ?? '';
  const isReport = /^multipart\/report\b/i.test(type);
  const isFromSystem = isFromMailSystem(message) || hasNullSender(message);
  const trusted = isReport || isFromSystem;

  const status = partOf(message, /^message\/(?:global-)?delivery-status$/);
  if (status !== null && trusted) {
    const fields = readGroups(status);
    const recipients = recipientsOfReport(fields);
    const isGood = recipients.length > 0 && recipients.every(({ action }) => GOOD.includes(action));
    return isGood
      ? null
      : bounce(
          message,
          'delivery_status',
          recipients.length > 0 ? recipients : recipientsOfText(message),
          fields,
        );
  }
  const feedback = partOf(message, /^message\/feedback-report$/);
  if (feedback !== null && trusted) return complaint(message, readGroups(feedback));
  if (isOldComplaint(message)) return complaint(message, []);
  if (/report-type="?(?:disposition-notification|feedback-report)/i.test(type)) return null;
  const reportsFailure =
    /report-type="?delivery-status/i.test(type) ||
    (isFromSystem && (isBounceSubject(message.subject) || tellsFailure(ownText(message))));
  return reportsFailure ? bounce(message, 'bounce', recipientsOfText(message), []) : null;
}

const GOOD: BounceAction[] = ['delivered', 'expanded'];

type Fields = Map<string, string[]>;

function bounce(
  message: MessageShape,
  kind: Bounce['kind'],
  recipients: BouncedRecipient[],
  report: Fields[],
): Bounce {
  return { kind, recipients: recipients.slice(0, MAX_RECIPIENTS), originalIds: originalIds(message, report) };
}

/** Feedback of a provider whose user called the message unwanted (RFC 5965). */
function complaint(message: MessageShape, report: Fields[]): Bounce {
  const enclosed = enclosedHeaders(message);
  const named = report.flatMap((group) => [
    ...(group.get('original-rcpt-to') ?? []),
    ...(group.get('removal-recipient') ?? []),
  ]);
  const addresses = [
    ...new Set((named.length > 0 ? named : (enclosed?.get('to') ?? [])).flatMap(addressesIn)),
  ];
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

/** Older feedback loops enclose the message, and have no report beside it. */
function isOldComplaint(message: MessageShape): boolean {
  return (
    /^complaint about message from [0-9a-f.:]+$/i.test(message.subject.trim()) &&
    /^multipart\/mixed\b/i.test(headerValues(message, 'content-type')[0] ?? '') &&
    /^content-type:[ \t]*message\/rfc822/im.test(sourceOf(message))
  );
}

/** The text of the first part of this type, or null. */
function partOf({ parts }: MessageShape, type: RegExp): string | null {
  const part = parts.find(({ contentType }) => type.test(contentType.toLowerCase()));
  return part ? new TextDecoder().decode(part.content.subarray(0, MAX_REPORT_BYTES)) : null;
}

/** Groups of header fields, divided by empty lines, names in lower case (RFC 3464 2.1). */
function readGroups(text: string): Fields[] {
  return text.split(/(?:\r?\n[ \t]*){2,}/, 10 * MAX_RECIPIENTS).map(readFields);
}

function readFields(block: string): Fields {
  const fields: Fields = new Map();
  for (const line of block.split(/\r?\n(?![ \t])/, 500)) {
    const colon = line.indexOf(':');
    if (colon < 1 || colon > 100) continue;
    const name = line.slice(0, colon).trim().toLowerCase();
    fields.set(name, [
      ...(fields.get(name) ?? []).slice(0, 200),
      oneLine(line.slice(colon + 1, colon + 4000)),
    ]);
  }
  return fields;
}

function recipientsOfReport(groups: Fields[]): BouncedRecipient[] {
  return groups.flatMap((group) => {
    const final = addressOf(group.get('final-recipient')?.[0]);
    const original = addressOf(group.get('original-recipient')?.[0]);
    const address = final ?? original;
    if (address === null) return [];
    const diagnostic = diagnosticOf(group.get('diagnostic-code')?.[0]);
    const status = statusIn(group.get('status')?.[0]) ?? statusIn(diagnostic);
    const action = actionIn(group.get('action')?.[0]) ?? actionOfStatus(status);
    return [{ address, original: original ?? address, action, status, diagnostic }];
  });
}

/** The address of `rfc822; name@example.com`, or of what is written without a type. */
function addressOf(value: string | undefined): string | null {
  if (value === undefined) return null;
  const plain = value.replace(/^[\w-]+ ?;/, '').trim();
  const address = (/<([^<>]+)>/.exec(plain)?.[1] ?? plain).replace(/^["']|["']$/g, '').trim();
  return address && !/\s/.test(address) && address.length <= 320 ? address : null;
}

/** `smtp; 550 5.1.1 no such user` without the type. */
function diagnosticOf(value: string | undefined): string | null {
  return value?.replace(/^[\w-]+ ?; ?/, '').slice(0, MAX_DIAGNOSTIC) || null;
}

const ACTIONS: BounceAction[] = ['failed', 'delayed', 'relayed', 'delivered', 'expanded'];

function actionIn(value: string | undefined): BounceAction | null {
  const said = value?.toLowerCase() ?? '';
  return ACTIONS.find((action) => said.startsWith(action)) ?? null;
}

function actionOfStatus(status: string | null): BounceAction {
  if (status?.startsWith('2')) return 'delivered';
  return status?.startsWith('4') ? 'delayed' : 'failed';
}

function statusIn(value: string | null | undefined): string | null {
  return /(?:^|[^\d.])([245]\.\d{1,3}\.\d{1,3})(?![\d.]*\d)/.exec(value ?? '')?.[1] ?? null;
}

/** What mail systems write of mail that they could not deliver. */
const FAILURES = [
  /\b[45]\d\d[ -]#?[45]\.\d{1,3}\.\d{1,3}\b/i,
  // slow expression: each word is followed by no more than 40 characters.
  /\b(?:user|host|recipient|mailbox|address)\b.{0,40}\b(?:unknown|not found|unavailable|disabled|full|rejected|exceed|does(?: not|n't) exist)/i,
  /deliver\w{0,10}(?: to [^\n]{0,80})? (?:has )?fail/i,
  /fail\w{0,10} to deliver/i,
  /permanent\w{0,10} (?:fatal )?(?:error|fail)/i,
  /unknown (?:user|recipient|host|address)|no such (?:user|recipient|address|mailbox)/i,
  /no mailbox here|not (?:be )?(?:delivered|sent)|unable to (?:deliver|send)|undeliver/i,
  /did not reach|return(?:ed|ing)? (?:message )?to sender/i,
  /(?:was|were) (?:not able|unable) to deliver|error (?:delivering|sending)|delivery problems/i,
  /unzustellbar|nicht zugestellt|pas pu [êe]tre|no se (?:ha )?pud?[oe] entregar|配信|配送|送信できません/i,
  /送信されません|届け|退信/i,
];

function tellsFailure(text: string): boolean {
  return FAILURES.some((pattern) => pattern.test(text));
}

const DELAY =
  /delay|still being retried|will (?:keep trying|be retried|continue)|warning|temporar(?:y|ily)|could not send .{0,20}for past/i;

/** Where the original begins that many mail systems copy below their own words. */
const COPY_BEGINS =
  /^[ \t]*--.*\b(?:original|returned|unsent|undelivered|copy|below this line|(?:message|mail|headers?|body|text)\b.{0,30}follow\w*|transcript of headers)\b|^[ \t]*(?:original (?:message|mail|headers?)|(?:the )?(?:headers?|(?:start|text|copy|body) of).*(?:message|follow))|^(?:received|return-path):/im;

/** What the mail system itself says, without the copy of the original; of parts that cannot be told apart, all. */
function ownText(message: MessageShape): string {
  const start = (message.text || sourceOf(message).replace(/^[\s\S]*?\r?\n\r?\n/, '')).slice(
    0,
    MAX_SCANNED_TEXT,
  );
  const end = start.search(COPY_BEGINS);
  // Some put the copy first.
  return end > 20 ? start.slice(0, end) : start;
}

/** What stands around an address. */
const AROUND = /[\s<>()[\]"',;:=]+/;
/** What a line has before the address that it begins with. */
const BEFORE =
  /^[\s>*|-]*(?:(?:(?:final|original)-recipient|rcpt to|recipient|to|unknown user|user unknown)(?: *: *(?:rfc822;)? *| +|(?=<)))?<?/i;

/**
 * The recipients that a bounce in a mail system's own words names: in the fields of a report that lost its part,
 * in `X-Failed-Recipients`, at the beginning of lines, or beside the words that tell the failure. Addresses of
 * who gets the bounce count only when there is no other.
 */
function recipientsOfText(message: MessageShape): BouncedRecipient[] {
  const own = ownText(message);
  const fields = recipientsOfReport(readGroups(own));
  if (fields.length > 0) return fields;
  const lines = own.split(/\r?\n/, 400).map((line) => line.slice(0, 500));
  const receivers = ['to', 'delivered-to', 'envelope-to'].flatMap((name) =>
    headerValues(message, name).flatMap(addressesIn),
  );
  const others = [...receivers, message.from.address].map((address) => address.toLowerCase());
  const named = headerValues(message, 'x-failed-recipients').flatMap(addressesIn);
  const starting = lines
    .map((line) => line.slice(BEFORE.exec(line)![0].length).split(AROUND, 1)[0]!)
    .filter(isAddress)
    .map(trimAddress);
  const beside = lines.filter(tellsFailure).flatMap(addressesIn);
  const sources = [named, starting, beside];
  const foreign = sources.map((found) => found.filter((address) => !others.includes(address.toLowerCase())));
  const addresses = [...foreign, ...sources].find((found) => found.length > 0) ?? [];

  const isLate = DELAY.test(message.subject) && !/fail/i.test(message.subject);
  return [...new Set(addresses)].slice(0, MAX_RECIPIENTS).map((address) => {
    const diagnostic = reasonFor(address, lines);
    const status = statusIn(diagnostic) ?? statusIn(own);
    return { address, original: address, action: isLate ? 'delayed' : 'failed', status, diagnostic };
  });
}

/** What follows the address, up to an empty line; else the first line with an SMTP answer. */
function reasonFor(address: string, lines: string[]): string | null {
  const at = lines.findIndex((line) => line.includes(address));
  const after =
    at < 0
      ? []
      : [lines[at]!.slice(lines[at]!.indexOf(address) + address.length), ...lines.slice(at + 1, at + 6)];
  const end = after.findIndex((line, i) => i > 0 && line.trim() === '');
  const said = oneLine((end < 0 ? after : after.slice(0, end)).join(' ')).replace(/^[\s>:,;.)(-]+/, '');
  const reply = lines.find((line) => /(?:^|\s)[45]\d\d[ -]/.test(line));
  return (said.length > 3 ? said : oneLine(reply ?? '')).slice(0, MAX_DIAGNOSTIC) || null;
}

function addressesIn(value: string): string[] {
  const found = value.split(AROUND).filter(isAddress);
  return found.slice(0, 2 * MAX_RECIPIENTS).map(trimAddress);
}

function isAddress(word: string): boolean {
  const at = word.indexOf('@', 1);
  return at > 0 && at < word.length - 1 && word.length <= 320;
}

function trimAddress(address: string): string {
  return address.replace(/(?<![.!?])[.!?]+$/, '');
}

const ENCLOSED = /^(?:message\/(?:rfc822|global|rfc822-headers|global-headers)|text\/rfc822(?:-headers?)?)$/;

/** The header fields of the enclosed original, or null. */
function enclosedHeaders(message: MessageShape): Fields | null {
  const text = partOf(message, ENCLOSED);
  return text === null ? null : readFields(text.replace(/^\s+/, '').split(/\r?\n[ \t]*\r?\n/, 1)[0]!);
}

/**
 * In the order of trust: of the enclosed original, of the report, anywhere in the source as a header of that name,
 * and what the bounce says that it answers.
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

function sourceOf({ raw, text }: MessageShape): string {
  return raw.length > 0 ? new TextDecoder('latin1').decode(raw.subarray(0, MAX_SCANNED_BYTES)) : text;
}

function oneLine(text: string): string {
  return text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .toWellFormed();
}
