import { newText } from '../../message/reply-text.ts';
import { MAX_TEXT_CHARACTERS, SIGNATURE_LINES } from '../limits.ts';
import { CLOSINGS, FOOTERS, GREETINGS } from './letter-words.ts';
import { foldWords, hasPhrase, startsWithPhrase, trimTail, visibleText, wordsOf } from './words.ts';

/** A paragraph, an item of a list, or a separate line. */
export interface Block {
  /** The text on one line. */
  text: string;
  isItem: boolean;
}

/** The text that a person wrote in a mail. */
export interface Written {
  /** Without greeting, closing, signature, footers, quotations and code. */
  blocks: Block[];
  /** The first lines after the closing or the signature's delimiter. */
  signature: string[];
}

/** The number of characters read of a line to classify it. */
const HEAD_CHARACTERS = 200;
/** The number of characters of a block to search for a footer. */
const FOOTER_CHARACTERS = 1000;
/** The approximate minimum length of a line wrapped by a mail program. */
const WRAPPED_CHARACTERS = 50;
/** The maximum length of a greeting or closing line. */
const SHORT_CHARACTERS = 60;
/** The maximum length of a greeting in Chinese or Japanese. */
const GREETING_CHARACTERS = 15;
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;
/** Lower-case words in and between names. */
const PARTICLES = new Set('and und et y e och og i ja van von de der den di da la le team all'.split(' '));
const UNSPACED_END = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}。、，！？]/u;
/** The maximum number of words in a closing with a name on the same line. */
const CLOSING_WORDS = 7;
/** The minimum number of words in a line of text: lines of signatures are shorter. */
const SENTENCE_WORDS = 10;
/** The maximum number of lines in a signature. More lines after a "Thanks" are text. */
const LINES_BELOW_CLOSING = 15;

const ITEM = /^(?:[-*•–—·▪◦‣]|\(?\d{1,2}[.)]|\[[ xX]?\]|[☐☑✓])\s+(?=\S)/u;
const URL_ONLY = /^<?(?:https?:\/\/|www\.)\S+$/i;
const LOG = /^\[?(?:WARNING|WARN|ERROR|INFO|DEBUG|TRACE|FATAL)\b/;
const CODE =
  /^(?:[$>#%]\s|diff --git|@@ |\+\+\+ |--- |#include|import |from \S+ import |at \S+\(|Traceback|File ")/;
const SYMBOL = /[{}()[\];=<>|\\/_$#&^~*+]/g;
const RULE = /^[\p{P}\p{S}\s]*$/u;

/** Splits the text of a mail into the parts that rules read. */
export function writtenParts(text: string, subject = ''): Written {
  const head = visibleText(text.slice(0, MAX_TEXT_CHARACTERS));
  const lines = newLines(head, subject);
  const body = withoutCode(lines);
  const closing = closingAt(body);
  const signature = (closing < 0 ? linesBelowDelimiter(head) : body.slice(closing + 1))
    .map((line) => line.trim())
    .filter((line) => line !== '' && !isClosing(line))
    .slice(0, SIGNATURE_LINES);
  if (closing >= 0) {
    // "Viele Grüße Anna": the name is on the line of the closing.
    const words = body[closing]!.trim().split(/\s+/);
    if (signature.length === 0 && words.length > 2) signature.push(words.slice(2).join(' '));
  }
  const kept = closing >= 0 ? body.slice(0, closing) : body;
  const first = kept.findIndex((line) => line.trim() !== '');
  if (first >= 0 && isGreeting(kept[first]!)) kept.splice(first, 1);
  const blocks = blocksOf(kept).filter(({ text }) => !RULE.test(text));
  return { blocks: withoutFooters(blocks), signature };
}

/** Returns the lines without quotations, each replaced by a blank line, so that no sentence spans it. */
function newLines(text: string, subject: string): string[] {
  const all = text.split('\n').map((line) => line.trim());
  const lines: string[] = [];
  let next = 0;
  for (const line of newText(text, subject).split('\n')) {
    const trimmed = line.trim();
    if (trimmed !== '') {
      const first = next;
      while (next < all.length && all[next] !== trimmed) next++;
      if (all.slice(first, next).some((other) => other !== '')) lines.push('');
      next++;
    }
    lines.push(line);
  }
  return lines;
}

/** Replaces code and separate addresses by blank lines. */
function withoutCode(lines: string[]): string[] {
  let isFenced = false;
  return lines.map((line) => {
    const head = line.slice(0, HEAD_CHARACTERS).trim();
    if (head.startsWith('```')) {
      isFenced = !isFenced;
      return '';
    }
    if (isFenced || URL_ONLY.test(head) || isCode(head)) return '';
    return line;
  });
}

function isCode(head: string): boolean {
  if (CODE.test(head) || LOG.test(head)) return true;
  return head.length > 10 && (head.match(SYMBOL)?.length ?? 0) > head.length / 8;
}

/**
 * Returns the index of the closing line, or -1. It must follow text, and be followed only by a signature and footers: a
 * "Thank you." at the beginning is not one.
 */
function closingAt(lines: string[]): number {
  let found = -1;
  let below = 0;
  for (let i = lines.length - 1; i > 0 && below <= LINES_BELOW_CLOSING; i--) {
    const line = lines[i]!.trim();
    if (line === '') continue;
    if (isClosing(line)) found = i;
    else if (isSentence(line)) break;
    below++;
  }
  const hasText = lines.slice(0, Math.max(found, 0)).some((line) => line.trim() !== '' && !isGreeting(line));
  return hasText ? found : -1;
}

/** Returns whether it is a line of text, not of a signature or a footer. */
function isSentence(line: string): boolean {
  const head = line.slice(0, FOOTER_CHARACTERS);
  return head.split(/\s+/).length >= SENTENCE_WORDS && !hasPhrase(foldWords(head), FOOTERS);
}

function isClosing(line: string): boolean {
  if (line.length > SHORT_CHARACTERS || /[?:]$/.test(line)) return false;
  const folded = foldWords(line);
  if (!startsWithPhrase(folded, CLOSINGS)) return false;
  const closing = CLOSINGS.filter((phrase) => folded.startsWith(phrase) || folded.startsWith(phrase, 1));
  const rest = Math.min(...closing.map((phrase) => wordsOf(folded.replace(phrase, ' ')).length));
  // "Thanks for the fast reply." is a sentence; "Thanks, Anna" is a closing.
  return (
    rest === 0 ||
    (wordsOf(folded).length <= CLOSING_WORDS &&
      rest <= 3 &&
      /^\p{Lu}/u.test(lastWord(line)) &&
      !/[.]$/.test(line)) ||
    /[。よ]$/.test(line)
  );
}

function lastWord(line: string): string {
  return line.slice(line.lastIndexOf(' ') + 1);
}

/** Returns whether a line is only a greeting: "Hi Anna," but not "Hi, I need help." */
function isGreeting(line: string): boolean {
  const text = line.trim();
  if (text.length > SHORT_CHARACTERS || /[?？]$/.test(text) || hasTwoSentences(text)) return false;
  const bare = trimTail(text, /[\p{P}\s]/u);
  const words = bare.split(/\s+/).length;
  const [, addressee = ''] = bare.split(/[,，、]\s*/, 2);
  const folded = foldWords(text);
  if (!startsWithPhrase(folded, GREETINGS)) {
    // "Anna," alone.
    return /[,，]$/.test(text) && words <= 2 && /^\p{Lu}/u.test(text);
  }
  if (UNSPACED.test(text)) return bare.length <= GREETING_CHARACTERS && addressee.length <= 4;
  const isName =
    addressee === '' || addressee.split(' ').every((word) => !/^\p{Ll}/u.test(word) || PARTICLES.has(word));
  return isName && addressee.split(' ').length <= 3 && words <= (bare === text ? 4 : 7);
}

/** Returns whether a sentence ends within the text, not counting "Dr." and "Mrs.". */
function hasTwoSentences(text: string): boolean {
  return /[。！？!?][^\p{P}\s]|[!?]\s+\p{L}|\p{L}{4}\.\s+\p{L}/u.test(text);
}

function linesBelowDelimiter(text: string): string[] {
  const lines = text.split('\n');
  const at = lines.findIndex((line) => line === '-- ' || line === '--');
  return at < 0 ? [] : lines.slice(at + 1).filter((line) => !line.startsWith('>'));
}

/** Joins lines wrapped by a mail program. */
function blocksOf(lines: string[]): Block[] {
  const blocks: Block[] = [];
  let previous = '';
  for (const line of lines) {
    const text = line.trim();
    const last = blocks.at(-1);
    if (text !== '') {
      const item = ITEM.exec(text);
      if (item) blocks.push({ text: text.slice(item[0].length), isItem: true });
      else if (last && previous !== '' && continues(previous, text)) last.text += glue(previous, text) + text;
      else blocks.push({ text, isItem: false });
    }
    previous = text;
  }
  return blocks.map(({ text, isItem }) => ({ text: text.replace(/\s+/g, ' '), isItem }));
}

/** Returns whether a line continues the sentence of the previous line. */
function continues(above: string, line: string): boolean {
  if (/[:：]$/.test(above)) return false;
  return above.length >= WRAPPED_CHARACTERS || (/^\p{Ll}/u.test(line) && !/[.!?]$/.test(above));
}

/** Returns the separator of joined lines: Chinese and Japanese have no space between words. */
function glue(above: string, line: string): string {
  return UNSPACED_END.test(above.slice(-1)) && UNSPACED_END.test(line.charAt(0)) ? '' : ' ';
}

/** Removes footers at the end. Within the text, the same words are a person's. */
function withoutFooters(blocks: Block[]): Block[] {
  let end = blocks.length;
  const isFooter = (at: number) =>
    at > 0 && hasPhrase(foldWords(blocks[at]!.text.slice(0, FOOTER_CHARACTERS)), FOOTERS);
  while (end > 1) {
    if (isFooter(end - 1)) end--;
    // An address or a slogan after a footer.
    else if (blocks[end - 1]!.text.length <= SHORT_CHARACTERS && isFooter(end - 2)) end -= 2;
    else break;
  }
  return blocks.slice(0, end);
}
