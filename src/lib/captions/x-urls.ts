import { Host, LATIN_ACCENTS, NO_CHARACTERS, NOT_IN_HOST, type Url } from './x-hosts.ts';

const HOST = new RegExp(`[^${NOT_IN_HOST}]+`, 'g');
/** Characters that no URL follows. */
const BEFORE_NONE = new RegExp(`[A-Za-z0-9@＠$#＃${NO_CHARACTERS}]`);
/** Characters that no URL without a protocol follows. */
const BEFORE_NO_BARE = /[-_./]/;
const PROTOCOL = /https?:\/\//iy;
const PORT = /:\d+/y;
const CYRILLIC = '\\u0400-\\u04ff';
const IN_PATH = `[a-z${CYRILLIC}0-9!*';:=+,.$/%#[\\]\\-\\u2013_~@|&${LATIN_ACCENTS}]`;
const PATH_PART = new RegExp(`${IN_PATH}*`, 'iy');
/** Characters that can end a path: the full stop of a sentence is not part of it. */
const ENDS_PATH = new RegExp(`[+\\-a-z${CYRILLIC}0-9=_#/${LATIN_ACCENTS}]`, 'i');
const IN_QUERY = /\?[a-z0-9!?*'@();:&=+$/%#[\]\-_.,~|]*/iy;
const ENDS_QUERY = /[a-z0-9\-_&=#/]/i;
const SHORTENED = /https?:\/\/t\.co\/[a-z0-9]+/iy;

const MAX_URL_CHARACTERS = 4096;
/** The most characters after `t.co/` in X's shortened URLs. */
const MAX_SLUG_CHARACTERS = 40;

/**
 * Returns the URLs of a text in NFC, as X finds them: with a protocol, or bare domains in ASCII letters that end in a
 * top-level domain. The rules are those of twitter-text 3.1.0, whose expressions take a minute for some texts of 60,000
 * characters; this takes linear time.
 */
export function findUrls(text: string): Url[] {
  if (!text.includes('.')) return [];
  const hosts = [...text.matchAll(HOST)].map((match) => new Host(text, match.index, match[0]));
  const byStart = new Map(hosts.map((host) => [host.start, host]));
  const urls: Url[] = [];
  /** The end of an earlier URL, or of text that looked like one. */
  let read = 0;
  for (const host of hosts) {
    for (const start of placesIn(host)) {
      // One character before a URL is read with it, except at the start of the text.
      if (start > 0 ? start <= read || BEFORE_NONE.test(text[start - 1]!) : read > 0) continue;
      const found = findAt(text, start, host, byStart);
      if (!found) continue;
      urls.push(...urlsOf(text, found));
      read = found.end;
    }
  }
  return urls;
}

/** Yields the positions at which a URL can start, in the order of twitter-text. */
function* placesIn(host: Host): Generator<number> {
  // At the start, a character before the URL is tried first.
  if (host.start === 0) yield* [1, 0];
  for (let place = Math.max(host.start, 1); place < host.end; place++) yield place;
}

function findAt(text: string, start: number, host: Host, byStart: Map<number, Host>): Found | null {
  const protocol = matchAt(PROTOCOL, text, start).length;
  const behind = protocol > 0 ? byStart.get(start + protocol) : undefined;
  const end = behind?.endOfDomain(start + protocol) ?? null;
  if (behind && end !== null) return readRest(text, { host: behind, start, protocol, domainEnd: end });
  const bareEnd = host.endOfDomain(start);
  return bareEnd === null ? null : readRest(text, { host, start, protocol: 0, domainEnd: bareEnd });
}

/** A possible URL. */
interface Domain {
  /** The host that contains its domain. */
  host: Host;
  start: number;
  /** The length of `https://`; 0 if it has none. */
  protocol: number;
  domainEnd: number;
}

interface Found extends Domain {
  hasPath: boolean;
  end: number;
}

/** Reads the port, the path and the query. */
function readRest(text: string, domain: Domain): Found {
  let end = domain.domainEnd + matchAt(PORT, text, domain.domainEnd).length;
  const hasPath = text[end] === '/';
  if (hasPath) end = endOfPath(text, end + 1);
  return { ...domain, hasPath, end: endOfQuery(text, end) };
}

function endOfQuery(text: string, start: number): number {
  let end = start + matchAt(IN_QUERY, text, start).length;
  while (end > start + 1 && !ENDS_QUERY.test(text[end - 1]!)) end--;
  return end > start + 1 ? end : start;
}

/**
 * Returns the end of the path whose first characters after `/` are at `start`. Parentheses are part of it if closed, at
 * most two deep, and not after the final punctuation of a sentence.
 */
function endOfPath(text: string, start: number): number {
  let end = start;
  for (let at: number | null = start; at !== null; ) {
    const behind = at + matchAt(PATH_PART, text, at).length;
    let last = behind;
    while (last > at && !ENDS_PATH.test(text[last - 1]!)) last--;
    if (last > at) end = last;
    at = endOfParentheses(text, behind);
  }
  for (let at: number | null = end; at !== null; at = endOfParentheses(text, end)) end = at;
  return end;
}

function endOfParentheses(text: string, start: number): number | null {
  if (text[start] !== '(') return null;
  let end = start + 1 + matchAt(PATH_PART, text, start + 1).length;
  if (text[end] === ')') return end > start + 1 ? end + 1 : null;
  if (text[end] !== '(') return null;
  const inner = matchAt(PATH_PART, text, end + 1).length;
  end += 1 + inner;
  if (inner === 0 || text[end] !== ')') return null;
  end += 1 + matchAt(PATH_PART, text, end + 1).length;
  return text[end] === ')' ? end + 1 : null;
}

function urlsOf(text: string, { host, start, protocol, domainEnd, hasPath, end }: Found): Url[] {
  const length = end - start;
  const counted = (protocol || 'https://'.length) + length;
  if (counted > MAX_URL_CHARACTERS || !host.isDomain(start + protocol, domainEnd)) return [];
  if (protocol === 0) {
    if (start > 0 && BEFORE_NO_BARE.test(text[start - 1]!)) return [];
    const domains = host.asciiDomains(start, domainEnd);
    const last = domains.at(-1);
    // Text after the domain is only part of the URL with a path.
    if (last && hasPath) {
      last.end = end;
      last.length += end - domainEnd;
    }
    return domains;
  }
  const shortened = matchAt(SHORTENED, text, start);
  if (shortened === '') return [{ start, end, length }];
  if (shortened.length - shortened.lastIndexOf('/') - 1 > MAX_SLUG_CHARACTERS) return [];
  const shortEnd = endOfQuery(text, start + shortened.length);
  return [{ start, end: shortEnd, length: shortEnd - start }];
}

/** Returns the match of a sticky expression at a position, or ''. */
function matchAt(expression: RegExp, text: string, place: number): string {
  expression.lastIndex = place;
  return expression.exec(text)?.[0] ?? '';
}
