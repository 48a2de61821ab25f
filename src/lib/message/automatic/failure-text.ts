/** Bounces in a mail system's own words, which no standard describes. */
import {
  type BouncedRecipient,
  enclosedHeaders,
  MAX_DIAGNOSTIC,
  MAX_RECIPIENTS,
  oneLine,
  outcomesOfReport,
  readGroups,
  recipientsOf,
  statusIn,
} from './report.ts';
import { headerValues, type MessageShape, sourceOf } from './shape.ts';

/** The maximum number of characters to scan. */
const MAX_SCANNED_TEXT = 32 * 1024;

/** Phrases of mail systems for failed deliveries. */
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

export function mentionsFailure(text: string): boolean {
  return FAILURES.some((pattern) => pattern.test(text));
}

const DELAY =
  /delay|still being retried|will (?:keep trying|be retried|continue)|warning|temporar(?:y|ily)|could not send .{0,20}for past/i;

/** The line above the copy of the original that many mail systems append to their own text. */
const COPY_BEGINS =
  /^[ \t]*--.*\b(?:original|returned|unsent|undelivered|copy|below this line|(?:message|mail|headers?|body|text)\b.{0,30}follow\w*|transcript of headers)\b|^[ \t]*(?:original (?:message|mail|headers?)|(?:the )?(?:headers?|(?:start|text|copy|body) of).*(?:message|follow))|^(?:received|return-path):/im;

/** Returns the mail system's own text, without the copy of the original; the whole text if they cannot be separated. */
export function ownText(message: MessageShape): string {
  return split(message).own;
}

function split(message: MessageShape): { own: string; copy: string } {
  const start = (message.text || sourceOf(message).replace(/^[\s\S]*?\r?\n\r?\n/, '')).slice(
    0,
    MAX_SCANNED_TEXT,
  );
  const end = start.search(COPY_BEGINS);
  // Some mail systems put the copy first.
  return end > 20 ? { own: start.slice(0, end), copy: start.slice(end) } : { own: start, copy: start };
}

/** The characters around an address. */
const AROUND_ADDRESS = /[\s<>()[\]"',;:=]+/;
/** The prefix of a line that begins with an address. */
const BEFORE_ADDRESS =
  /^[\s>*|-]*(?:[45]\d\d[ -](?:[45]\.\d{1,3}\.\d{1,3} )?)?(?:(?:(?:final|original|failed)[- ]recipient|rcpt to|recipient|to|unknown user|user unknown)(?: *: *(?:rfc822;)? *| +|(?=<)))?<?/i;
/** A label anywhere in a line. */
const LABEL = /(?:recipients?|address(?:es|ee)?|user ?id|mailbox|rcpt to)[^@:]{0,30}:[ \t]*/i;
const OF_OTHERS = /\b(?:sender|from|contact|help|question|support)\b/i;

/** Returns the addresses that the notice names: in a header, at the beginning of lines, and elsewhere in them. */
function addressesInNotice(message: MessageShape, lines: string[]): Record<'certain' | 'within', string[][]> {
  const inHeader = headerValues(message, 'x-failed-recipients').flatMap(addressesIn);
  const atStart = lines.flatMap((line) => firstAddress(line.slice(BEFORE_ADDRESS.exec(line)![0].length)));
  const nextToFailure = lines.filter(mentionsFailure).flatMap(addressesIn);
  const labelled = lines.flatMap((line) => {
    const label = LABEL.exec(line);
    return label && !OF_OTHERS.test(line.slice(0, label.index + label[0].length))
      ? firstAddress(line.slice(label.index + label[0].length).replace(/^</, ''))
      : [];
  });
  return { certain: [inHeader, atStart], within: [nextToFailure, labelled] };
}

function firstAddress(text: string): string[] {
  const word = text.split(AROUND_ADDRESS, 1)[0]!;
  return isAddress(word) ? [trimAddress(word)] : [];
}

const linesOf = (text: string) => text.split(/\r?\n/, 400).map((line) => line.slice(0, 500));

/** Returns whether the notice names somebody else; unless `anywhere`, as a program does: not within a sentence. */
export function namesRecipient(message: MessageShape, anywhere: boolean): boolean {
  const { certain, within } = addressesInNotice(message, linesOf(ownText(message)));
  const isForeign = foreignTo(message);
  return [...certain, ...(anywhere ? within : [])].flat().some(isForeign);
}

/** Returns a test for addresses other than those of the bounce's own recipients and sender. */
function foreignTo(message: MessageShape): (address: string) => boolean {
  const receivers = ['to', 'delivered-to', 'envelope-to'].flatMap((name) =>
    headerValues(message, name).flatMap(addressesIn),
  );
  const own = [...receivers, message.from.address].map((address) => address.toLowerCase());
  return (address) => !own.includes(address.toLowerCase());
}

/**
 * Returns the recipients named by a bounce in a mail system's own words: in the fields of a report inside the text, in
 * `X-Failed-Recipients`, at the beginning of lines, or next to the phrases of failure; else those of the original.
 * Addresses of the bounce's own recipients and sender are used only if there are no others.
 */
export function recipientsOfText(message: MessageShape): BouncedRecipient[] {
  const { own: text, copy } = split(message);
  const fields = recipientsOf(outcomesOfReport(readGroups(text)));
  if (fields.length > 0) return fields;
  const lines = linesOf(text);
  const { certain, within } = addressesInNotice(message, lines);
  const sources = [...certain, ...within];
  const isForeign = foreignTo(message);
  const foreign = [...sources, originalRecipients(message, copy)].map((source) => source.filter(isForeign));
  const addresses = [...foreign, ...sources].find((source) => source.length > 0) ?? [];

  const isLate = DELAY.test(message.subject) && !/fail/i.test(message.subject);
  return [...new Set(addresses)].slice(0, MAX_RECIPIENTS).map((address) => {
    const diagnostic = reasonFor(address, lines);
    const status = statusIn(diagnostic) ?? statusIn(text);
    return { address, original: address, action: isLate ? 'delayed' : 'failed', status, diagnostic };
  });
}

/** Returns the addresses in To of the original, which is enclosed, or copied below the notice. */
function originalRecipients(message: MessageShape, copy: string): string[] {
  const enclosed = enclosedHeaders(message)?.get('to');
  const copied = /^[ \t>]*to:([^\r\n]*(?:\r?\n[ \t]+[^\r\n]*)*)/im.exec(copy)?.[1] ?? '';
  return (enclosed ?? [copied]).flatMap(addressesIn);
}

/** Returns the text after the address, up to an empty line; else the first line with an SMTP reply. */
function reasonFor(address: string, lines: string[]): string | null {
  const at = lines.findIndex((line) => line.includes(address));
  const after =
    at < 0
      ? []
      : [lines[at]!.slice(lines[at]!.indexOf(address) + address.length), ...lines.slice(at + 1, at + 6)];
  const end = after.findIndex((line, i) => i > 0 && line.trim() === '');
  const reason = oneLine((end < 0 ? after : after.slice(0, end)).join(' ')).replace(/^[\s>:,;.)(-]+/, '');
  const reply = lines.find((line) => /(?:^|\s)[45]\d\d[ -]/.test(line));
  return (reason.length > 3 ? reason : oneLine(reply ?? '')).slice(0, MAX_DIAGNOSTIC) || null;
}

export function addressesIn(value: string): string[] {
  const addresses = value.split(AROUND_ADDRESS).filter(isAddress);
  return addresses.slice(0, 2 * MAX_RECIPIENTS).map(trimAddress);
}

function isAddress(word: string): boolean {
  const at = word.indexOf('@', 1);
  return at > 0 && at < word.length - 1 && word.length <= 320;
}

function trimAddress(address: string): string {
  return address.replace(/(?<![.!?])[.!?]+$/, '');
}
