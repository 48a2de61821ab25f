/**
 * Quotations found by knowledge of the conversation: what an answer quotes stands in an earlier email. Compares words
 * only, so that quote marks, wrapping, markup and the language do not matter.
 */

/** What an email may quote. */
export interface Quotable {
  /** The address of the sender of the email. */
  author: string;
  /** Earlier emails of the conversation. */
  earlier: EarlierEmail[];
}

export interface EarlierEmail {
  text: string;
  fromName: string;
  fromAddress: string;
}

/** The number of words read of an email. */
const MAX_WORDS = 20_000;
/** The number of consecutive words that are looked up. */
const GRAM = 4;
/** The number of places tried for consecutive words that occur repeatedly. */
const MAX_PLACES = 8;
/** The number of consecutive words from which a match is no coincidence. */
const MIN_MATCH = 6;
/** The number of other words in a line of a quotation, such as a changed link. */
const MAX_OTHER = 6;
/** The number of words, and the share of the email, that a quotation without an attribution must have. */
const MIN_UNATTRIBUTED = 20;
const MIN_SHARE = 0.6;
/** The number of lines above a quotation in which its attribution may begin. */
const ATTRIBUTION_LINES = 12;
const MAX_BLANK_LINES = 4;
/** The number of characters of a line of an attribution. */
const MAX_ATTRIBUTION = 300;

/** Consecutive lines that an earlier email has too. */
interface Run {
  /** The first line, and the one after the last. */
  start: number;
  end: number;
  words: number;
  /** Whether it begins where the email begins. */
  isFromStart: boolean;
  source: EarlierEmail;
  sourceWords: number;
}

/**
 * Returns the positions of the lines that quote an earlier email, and of the attributions above them. Leaves out lines
 * that the writer may have repeated: a quotation has an attribution with the sender of the email, or it has most of the
 * email, which somebody else wrote, and ends the text.
 */
export function knownQuotations(lines: string[], { author, earlier }: Quotable): Set<number> {
  const quoted = new Set<number>();
  if (earlier.length === 0) return quoted;
  const runs = runsOf(lines, earlier);
  /** The first of the runs that end the text. */
  const ending =
    runs.findLastIndex((run, i) => !isBlank(lines, run.end, runs[i + 1]?.start ?? lines.length)) + 1;
  for (const [i, run] of runs.entries()) {
    const attribution = attributionAbove(lines, run, runs[i - 1]?.end ?? 0);
    const isMost = run.words >= MIN_UNATTRIBUTED && run.words >= MIN_SHARE * run.sourceWords;
    const isWhole = run.isFromStart && isMost && i >= ending;
    const isByOther = run.source.fromAddress.toLowerCase() !== author.toLowerCase();
    if (attribution === null && !(isWhole && isByOther)) continue;
    for (let line = attribution ?? run.start; line < run.end; line++) quoted.add(line);
  }
  return quoted;
}

const isBlank = (lines: string[], from: number, to: number) =>
  lines.slice(from, to).every((line) => wordsOf(line).length === 0);

/** Returns the letters and digits of each word, in lower case. */
function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function runsOf(lines: string[], earlier: EarlierEmail[]): Run[] {
  const sources = earlier.map(sourceOf);
  const words: string[] = [];
  /** The number of words up to each line. */
  const ends = lines.map((line) => {
    const left = MAX_WORDS - words.length;
    // As arguments of one call, this many words would overflow the stack.
    for (const word of wordsOf(line.slice(0, 10 * left)).slice(0, left)) words.push(word);
    return words.length;
  });
  const matches = matchesOf(words, sources);

  const runs: Run[] = [];
  let at = 0;
  for (const [line, end] of ends.entries()) {
    const start = line === 0 ? 0 : ends[line - 1]!;
    if (end === start) continue;
    while (at < matches.length && matches[at]!.end <= start) at++;
    let found = 0;
    for (let i = at; i < matches.length && matches[i]!.start < end; i++)
      found += Math.min(end, matches[i]!.end) - Math.max(start, matches[i]!.start);
    const match = matches[at];
    const others = end - start - found;
    if (!match || others > MAX_OTHER || found < 4 * others) continue;
    const last = runs.at(-1);
    const source = earlier[match.source]!;
    if (last && last.source === source && isBlank(lines, last.end, line)) {
      last.end = line + 1;
      last.words += end - start;
    } else {
      const sourceWords = sources[match.source]!.words.length;
      const isFromStart = match.place + (start - match.start) <= 3;
      runs.push({ start: line, end: line + 1, words: end - start, isFromStart, source, sourceWords });
    }
  }
  return runs;
}

/** The words of an earlier email, and where consecutive ones occur: the number of words before them. */
interface Source {
  words: string[];
  places: Map<string, number[]>;
}

/** A thread gives the same email to each of the next messages. */
const SOURCES = new WeakMap<EarlierEmail, Source>();

function sourceOf(email: EarlierEmail): Source {
  const known = SOURCES.get(email);
  if (known) return known;
  const words = wordsOf(email.text.slice(0, 10 * MAX_WORDS)).slice(0, MAX_WORDS);
  const places = new Map<string, number[]>();
  for (let place = 0; place + GRAM <= words.length; place++) {
    const gram = gramAt(words, place);
    const others = places.get(gram);
    if (!others) places.set(gram, [place]);
    else if (others.length < MAX_PLACES) others.push(place);
  }
  const source = { words, places };
  SOURCES.set(email, source);
  return source;
}

/** Returns `GRAM` words. Adding them is three times as fast as joining a slice. */
const gramAt = (words: string[], place: number) =>
  `${words[place]} ${words[place + 1]} ${words[place + 2]} ${words[place + 3]}`;

/** Returns where consecutive words occur, in the order of the sources. */
function placesIn(sources: Source[], gram: string): { source: number; place: number }[] {
  const found: { source: number; place: number }[] = [];
  sources.forEach(({ places }, source) => {
    for (const place of places.get(gram) ?? NOWHERE)
      if (found.length < MAX_PLACES) found.push({ source, place });
  });
  return found;
}
const NOWHERE: number[] = [];

interface Match {
  start: number;
  end: number;
  source: number;
  place: number;
}

/**
 * Returns the longest matches, one after the other; also of an email that is shorter than a match. An email that has the
 * words at its beginning comes before those that quote them.
 */
function matchesOf(words: string[], sources: Source[]): Match[] {
  const matches: Match[] = [];
  for (let start = 0; start + GRAM <= words.length; ) {
    let best: Match | null = null;
    for (const { source, place } of placesIn(sources, gramAt(words, start))) {
      const other = sources[source]!.words;
      let length = GRAM;
      while (words[start + length] !== undefined && words[start + length] === other[place + length]) length++;
      const longest: number = best ? best.end - best.start : 0;
      if (length > longest || (length === longest && place < best!.place))
        best = { start, end: start + length, source, place };
    }
    const isLong = best && best.end - best.start >= Math.min(MIN_MATCH, sources[best.source]!.words.length);
    if (isLong) matches.push(best!);
    start = isLong ? best!.end : start + 1;
  }
  return matches;
}

/** The time, the day or the year of an attribution. */
const DATE = /\d{1,2}[:.h]\d\d|(?<!\d)(?:19|20)\d\d(?!\d)|\d{1,2}[./年月-]\s?\d{1,2}/;
/** A header such as "To: kim@example.com", in any language. */
const HEADER = /^[\s>*]*[^\s:：\d][^:：\d]{0,20}[:：]\s*\S/;
const RULE = /^[\s>]*[-_=*]{2,}/;

/**
 * Returns the line in which the attribution of a quotation begins, or null if it has none: lines above with the address
 * of the sender, or with the name beside a date.
 */
function attributionAbove(lines: string[], { start, source }: Run, from: number): number | null {
  const first = blockAbove(lines, start, from);
  const address = source.fromAddress.toLowerCase();
  const name = ` ${wordsOf(source.fromName).join(' ')} `;
  const hasAddress = (line: string) => address.includes('@') && line.toLowerCase().includes(address);
  const hasName = (line: string) => name.length > 4 && ` ${wordsOf(line).join(' ')} `.includes(name);
  const hasDate = (line: number) => line >= first && line < start && DATE.test(lines[line]!);
  const isNamed = (line: number) =>
    lines[line]!.length <= MAX_ATTRIBUTION &&
    (hasAddress(lines[line]!) || (hasName(lines[line]!) && [line - 1, line, line + 1].some(hasDate)));
  let begin = start - 1;
  while (begin >= first && !isNamed(begin)) begin--;
  if (begin < first) return null;
  const isHeader = (line: number) => HEADER.test(lines[line]!);
  const continues = (line: number) =>
    RULE.test(lines[line - 1]!) ||
    (isHeader(line) && isHeader(line - 1)) ||
    (!hasDate(line) && hasDate(line - 1) && !/[.!?]\s*$/.test(lines[line - 1]!));
  while (begin > first && continues(begin)) begin--;
  return begin;
}

/** Returns the first line of the two blocks of lines above a line that may be an attribution. */
function blockAbove(lines: string[], start: number, from: number): number {
  const isEmpty = (line: number) => isBlank(lines, line, line + 1);
  let first = start;
  for (let blocks = 0; blocks < 2; blocks++) {
    let end = first;
    while (end > from && first - end < MAX_BLANK_LINES && isEmpty(end - 1)) end--;
    let top = end;
    while (top > from && start - top < ATTRIBUTION_LINES && !isEmpty(top - 1)) top--;
    if (top === end) return first;
    first = top;
    if (!isHeaderBlock(lines.slice(top, end))) return first;
  }
  return first;
}

/** Returns whether lines are a part of a header, not sentences: labels and values, of which one is an address or a date. */
const isHeaderBlock = (lines: string[]) =>
  lines.every((line) => HEADER.test(line) || line.trim().split(/\s+/, 4).length < 4) &&
  lines.some((line) => line.includes('@') || DATE.test(line));
