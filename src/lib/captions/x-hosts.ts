import punycode from 'punycode/punycode.es6.js';
import { LONGEST_TOP_LEVEL_DOMAIN, TOP_LEVEL_DOMAINS } from './top-level-domains.ts';

/** Character ranges of twitter-text 3.1.0. */
export const LATIN_ACCENTS =
  '\\xc0-\\xd6\\xd8-\\xf6\\xf8-\\u024f\\u0253\\u0254\\u0256\\u0257\\u0259\\u025b\\u0263\\u0268\\u026f\\u0272\\u0289\\u028b\\u02bb\\u0300-\\u036f\\u1e00-\\u1eff';
export const NO_CHARACTERS = '\\ufffe\\ufeff\\uffff';
const MARKERS = '\\u202a-\\u202e\\u061c\\u200e\\u200f\\u2066-\\u2069';
export const SPACES = '\\t-\\r \\x85\\xa0\\u1680\\u180e\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000';
/** Punctuation, spaces and invisible marks; a host also has dots, hyphens and underscores. */
export const NOT_IN_HOST = `!'#%&()*+,\\\\/:;<=>?@[\\]^{|}~$${SPACES}${NO_CHARACTERS}${MARKERS}`;

const IN_ASCII_DOMAIN = new RegExp(`[-a-z0-9${LATIN_ACCENTS}]`, 'i');
const BEHIND_NO_TOP_LEVEL_DOMAIN = /[0-9a-zA-Z@+-]/;
const PUNYCODE = /xn--[-0-9a-z]+/iy;
const MAX_LABEL_CHARACTERS = 63;

/** A URL in a text: its start and end in UTF-16 code units. */
export interface Url {
  start: number;
  end: number;
  /** What X takes for its length: less than the URL has if other letters stand between its domain and its path. */
  length: number;
}

/** A part of a name between dots. */
interface Label {
  start: number;
  end: number;
  /** The position after its last underscore, which only subdomains may have; its start if it has none. */
  behindLowLine: number;
  /** The end of a top-level domain at its start; null if there is none. */
  topLevelEnd: number | null;
}

/** A run of domain characters including dots. Finds the domain at any position in constant time. */
export class Host {
  readonly start: number;
  readonly end: number;
  readonly #text: string;
  readonly #labels: Label[] = [];
  /** For each label, the last label that can be the name if this one and all between are subdomains. */
  readonly #reach: number[];
  /** For each label, the last one up to it that is a name followed by a top-level domain; -1 if none. */
  readonly #named: number[] = [];
  /** The label found last: positions are mostly requested in order. */
  #current = 0;

  constructor(text: string, start: number, host: string) {
    this.#text = text;
    this.start = start;
    this.end = start + host.length;
    let at = start;
    for (const label of host.split('.')) {
      const end = at + label.length;
      const topLevelEnd = at === start ? null : topLevelEndOf(text, at, end);
      this.#labels.push({ start: at, end, behindLowLine: at + label.lastIndexOf('_') + 1, topLevelEnd });
      at = end + 1;
    }
    const last = this.#labels.length - 1;
    this.#reach = Array<number>(last + 1).fill(last);
    for (let i = last - 1; i >= 0; i--) this.#reach[i] = this.#isSubdomain(i) ? this.#reach[i + 1]! : i;
    for (let i = 0; i <= last; i++) this.#named.push(this.#isName(i) ? i : (this.#named[i - 1] ?? -1));
  }

  /** Returns the end of the longest domain at this position, or null. */
  endOfDomain(start: number): number | null {
    const first = this.#labelAt(start);
    if (first + 1 >= this.#labels.length) return null;
    if (this.#isSubdomain(first, start)) {
      const name = this.#named[this.#reach[first + 1]!]!;
      if (name > first) return this.#labels[name + 1]!.topLevelEnd;
    }
    return this.#isName(first, start) ? this.#labels[first + 1]!.topLevelEnd : null;
  }

  /** Whether the labels of a found domain have lengths allowed in the DNS. */
  isDomain(start: number, end: number): boolean {
    const domain = this.#text.slice(start, end);
    if (domain.startsWith('xn--') && this.asciiDomains(start, end).length === 0) return false;
    return domain.split('.').every((label) => {
      // The conversion takes quadratic time, and never shortens a label.
      if ([...label.slice(0, 3 * MAX_LABEL_CHARACTERS)].length > MAX_LABEL_CHARACTERS) return false;
      const { length } = punycode.toASCII(label);
      return length > 0 && length <= MAX_LABEL_CHARACTERS;
    });
  }

  /** Returns the ASCII domains within a found domain. */
  asciiDomains(start: number, end: number): Url[] {
    const labels = this.#labels;
    const domains: Url[] = [];
    const top = this.#labelAt(end - 1);
    let at = start;
    let counted = start;
    for (let i = this.#labelAt(start); i < top; ) {
      let from = labels[i]!.end;
      while (from > at && IN_ASCII_DOMAIN.test(this.#text[from - 1]!)) from--;
      let next = i + 1;
      let found: number | null = null;
      if (from < labels[i]!.end) {
        while (next < top && this.#isAscii(next)) next++;
        for (let k = next; k > i && found === null; k--) {
          if (labels[k]!.topLevelEnd !== null) found = k;
        }
      }
      if (found !== null) {
        const domainEnd = labels[found]!.topLevelEnd!;
        const name = this.#text.slice(from, domainEnd);
        // As in twitter-text: searches the name from the last match on, even where it is not a domain.
        const place = this.#text.indexOf(name, counted);
        counted = place + name.length;
        domains.push({ start: place, end: counted, length: name.length });
        i = found;
        at = domainEnd;
      } else {
        i = next;
        at = labels[i]!.start;
      }
    }
    return domains;
  }

  #isAscii(i: number): boolean {
    const { start, end } = this.#labels[i]!;
    for (let at = start; at < end; at++) if (!IN_ASCII_DOMAIN.test(this.#text[at]!)) return false;
    return end > start;
  }

  /** Whether the label, from this position on, can precede the name of a domain. */
  #isSubdomain(i: number, start = this.#labels[i]!.start): boolean {
    const { end } = this.#labels[i]!;
    return start < end && !isEdge(this.#text[start]!) && !isEdge(this.#text[end - 1]!);
  }

  /** Whether the label, from this position on, can be the name of a domain, followed by a top-level domain. */
  #isName(i: number, start = this.#labels[i]!.start): boolean {
    const next = this.#labels[i + 1];
    if (!next || next.topLevelEnd === null) return false;
    return this.#isSubdomain(i, start) && this.#labels[i]!.behindLowLine <= start;
  }

  #labelAt(place: number): number {
    if (this.#labels[this.#current]!.start > place) this.#current = 0;
    while (this.#labels[this.#current]!.end < place) this.#current++;
    return this.#current;
  }
}

/** Whether it is a hyphen or an underscore, which only the middle of a label may have. */
function isEdge(character: string): boolean {
  return character === '-' || character === '_';
}

function topLevelEndOf(text: string, start: number, end: number): number | null {
  for (let at = Math.min(end, start + LONGEST_TOP_LEVEL_DOMAIN); at > start; at--) {
    const next = text[at];
    if (next !== undefined && BEHIND_NO_TOP_LEVEL_DOMAIN.test(next)) continue;
    if (TOP_LEVEL_DOMAINS.has(text.slice(start, at).toLowerCase())) return at;
  }
  PUNYCODE.lastIndex = start;
  const [name] = PUNYCODE.exec(text) ?? [];
  return name === undefined ? null : start + name.length;
}
