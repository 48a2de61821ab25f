import {
  beginsQuotation,
  endsWithColon,
  hasAddress,
  hasDateAndTime,
  isBetweenHyphens,
  isQuoted,
  TIME,
} from './lines.ts';

/** The number of lines over which a mail program may wrap "On … wrote:". */
const ATTRIBUTION_LINES = 4;

const WROTE =
  /wrote|writes|schrieb|écrit|escribió|ha scritto|escreveu|schreef|skrev|napisał|pisze|kirjoitti|yazdı|написал|пишет|пише|写道|寫道|のメッセージ|書きました|書き込み|작성|님이|napsal|scris|έγραψε|írta|viết|menulis|כתב|كتب/i;
/** The beginning of "On … wrote:": a word for "on", a day, or a date. */
const DATED =
  /^[-* ]*(?:(?:on|am|le|el|il|em|op|den|w dniu|dnia|dne|på|pe|в|在|ons|tor|fre|lör|sön|mån|tis|ma|ti|ke|to|la|su|пн|вт|ср|чт|пт|сб|вс)[ .,]|[(\d]|在)/i;
/** A date after at most three words, such as "Il giorno mer 17". */
const DATE_FIRST = /^[-* ]*(?:[^\s\d@]{1,20} ){0,3}[^\s\d@]{0,6}\d/;
/** A name and an address, such as "Kim Sato <kim@example.com>". */
const NAME_FIRST = /^[^@<([]{2,60}[<([] ?[^\s@<([]+@/;
const ADDRESS_IN_BRACKETS = /[<([] ?[^\s<>()[\]@]{1,72}@[^\s<>()[\]]{1,255} ?[>)\]]/;

/** Returns how many lines before `end`, with blank ones, are the attribution of a marked quotation. */
export function attributionOfMarked(heads: string[], end: number): number {
  return attributionAtEnd(heads, end, isAttribution, isSender);
}

/** Returns how many lines before `end` are the attribution of an unmarked quotation. */
export function attributionOfUnmarked(heads: string[], end: number, isAnswer: boolean): number {
  return attributionAtEnd(heads, end, (text) => isCertainAttribution(text, isAnswer), endsWithSenderAndVerb);
}

/** Returns whether the line may end an attribution, and the next line is not marked as quoted. */
export function beginsUnmarkedQuote(heads: string[], at: number): boolean {
  const head = heads[at]!;
  if (!endsWithColon(head) && !isBetweenHyphens(head)) return false;
  const next = heads.slice(at + 1, at + 4).find((line) => line !== '');
  return next !== undefined && !isQuoted(next);
}

/** Returns whether a marked quotation anywhere has an attribution, before it or as its first line. */
export function hasAttribution(heads: string[]): boolean {
  return heads.some(
    (head, at) =>
      beginsQuotation(heads, at) && (beginsWithAttribution(head) || attributionOfMarked(heads, at) > 0),
  );
}

function beginsWithAttribution(quoted: string): boolean {
  const head = quoted.replace(/^[> ]+/, '');
  return isAttribution(head) || (endsWithColon(head) && WROTE.test(head));
}

/**
 * Returns how many lines before `end` are an attribution and the blank lines after it: lines that together are one, or
 * the last line if it names the sender alone.
 */
function attributionAtEnd(
  heads: string[],
  end: number,
  isWhole: (text: string) => boolean,
  isAlone: (line: string) => boolean,
): number {
  let last = end - 1;
  for (let blank = 0; blank < 2 && heads[last] === ''; blank++) last--;
  let text = '';
  let unsigned = 0;
  for (let first = last; first > last - ATTRIBUTION_LINES && first >= 0; first--) {
    const head = heads[first]!;
    if (head === '' || isQuoted(head)) break;
    text = text === '' ? head : `${head} ${text}`;
    if (!isWhole(text)) continue;
    // A line with the date alone may be the rest of a wrapped one.
    if (isSigned(text)) return end - first;
    unsigned ||= end - first;
  }
  if (unsigned > 0) return unsigned;
  const line = heads[last] ?? '';
  return endsWithColon(line) && !isQuoted(line) && isAlone(line) ? end - last : 0;
}

/** Returns whether the text before a marked quotation says when it was written, and perhaps by whom. */
function isAttribution(text: string): boolean {
  if (!/\d/.test(text)) return false;
  // "---- On … wrote ----".
  if (isBetweenHyphens(text)) return isSigned(text) && hasDateAndTime(text);
  if (!endsWithColon(text)) {
    return /[>)\]]$/.test(text) && DATE_FIRST.test(text) && hasAddress(text) && hasDateAndTime(text);
  }
  if (DATED.test(text)) return isSigned(text) || /\d[:.]\d\d/.test(text);
  return (DATE_FIRST.test(text) || NAME_FIRST.test(text)) && isSigned(text) && hasDateAndTime(text);
}

/** Returns whether the text can only be an attribution, although the quotation after it is not marked. */
function isCertainAttribution(text: string, isAnswer: boolean): boolean {
  if (!/\d/.test(text)) return false;
  if (isBetweenHyphens(text)) return isAttribution(text);
  if (!endsWithColon(text)) return false;
  if (DATED.test(text) && WROTE.test(text) && /\d{4}|\d[:.]\d\d|@/.test(text)) return true;
  if (!hasDateAndTime(text) || !ADDRESS_IN_BRACKETS.test(text)) return false;
  if (endsWithSenderAndVerb(text)) return true;
  if (WROTE.test(text)) return DATE_FIRST.test(text) || NAME_FIRST.test(text);
  return isAnswer && DATE_FIRST.test(text) && isDateAndSender(text);
}

function isSigned(text: string): boolean {
  return WROTE.test(text) || hasAddress(text);
}

/** Returns whether a line names a sender, such as "Kim Sato <kim@example.com> wrote:" or "Zitat von kim@example.com:". */
function isSender(line: string): boolean {
  return WROTE.test(line) || NAME_FIRST.test(line) || hasAddress(line.split(' ', 3).join(' '));
}

/** Returns whether a text ends with an address and a verb of up to two words, such as "kim@example.com> a écrit :". */
function endsWithSenderAndVerb(text: string): boolean {
  const verb = text
    .slice(text.lastIndexOf('@'))
    .replace(/ ?[:：]$/, '')
    .split(' ')
    .slice(1);
  return text.includes('@') && verb.length <= 2 && WROTE.test(verb.join(' '));
}

/** Returns whether a text has little else than a date, a time, a name and an address: it needs no known verb. */
function isDateAndSender(text: string): boolean {
  const time = TIME.exec(text)!;
  const address = ADDRESS_IN_BRACKETS.exec(text)!;
  const name = text.slice(time.index + time[0].length, address.index).replace(/[^\s@]{1,64}@\S+/g, '');
  const words = name.match(/(?<![\p{L}\d])(?!(?:am|pm|uhr) )\p{Ll}+/gu) ?? [];
  return time.index < address.index && words.length <= 1 && /[>)\]] ?[:：]$/.test(text);
}
