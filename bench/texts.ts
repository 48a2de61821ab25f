/** Generates pseudo-random texts that resemble mail. The same seed gives the same texts. */
import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';

/** A word in nearly every text. */
export const FREQUENT_WORD = 'the';
/** A word in one of several thousand texts. */
export const RARE_WORD = 'quokka';
/** A word in one of seven texts. */
export const COMMON_WORD = 'invoice';
/** A phrase of which most texts contain all words, and few the whole phrase. */
export const PHRASE = 'and then the';
export const SHORT_WORD = 'zu';
/** A word in one of fifty texts. */
export const CHINESE_WORD = '发票';

const COMMON =
  'the of and to a in is you that it for on are with as this be at or from have an by not but we what all your can there use which do how if will up about out many then them these so some would make like him into time has look more go see no way could people my than been call its now find down day did get come made may part over new sound take only little work know place year live me back give most very after thing our just name good sentence man think say great where help through much before line right too mean old any same tell follow came want show also around form three small set put end does another well large must big even such because turn here why ask went read need land different home us move try kind hand picture again change off play air away order invoice delivery account number email thanks regards please question update meeting attached price shipping support'.split(
    ' ',
  );
const CHINESE = '您好请问我的订单什么时候可以送达谢谢附件里是上个月的合同如有问题欢迎随时联系我们';
const FIRST_NAMES = 'Kim Ana Jun Lea Omar Mia Noah Ines Tom Sara Luis Yuki Eva Ravi Nora Paul'.split(' ');
const LAST_NAMES = 'Sato Weber Costa Novak Haddad Rossi Larsen Okafor Silva Meyer Chen Dubois'.split(' ');
const DOMAINS = 'example.com example.org example.net mail.example customers.example shop.example'.split(' ');

/** A generator of 32-bit numbers (xorshift), with random choices based on it. */
export class Dice {
  #state: number;

  constructor(seed: number) {
    this.#state = Math.imul(seed + 1, 0x9e3779b1) || 1;
    for (let i = 0; i < 10; i++) this.next();
  }

  next(): number {
    let x = this.#state;
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    this.#state = x;
    return x >>> 0;
  }

  /** Returns an integer from 0 to `limit` - 1. */
  below(limit: number): number {
    return Math.floor((this.next() / 2 ** 32) * limit);
  }

  /** Returns true once in `times` calls on average. */
  oneIn(times: number): boolean {
    return this.below(times) === 0;
  }

  pick<T>(from: readonly T[]): T {
    return from[this.below(from.length)]!;
  }

  /** Returns one of the keys, with a probability proportional to its weight. */
  weighted<K extends string>(weights: Record<K, number>): K {
    const entries = Object.entries(weights) as [K, number][];
    let remaining = this.below(entries.reduce((sum, [, weight]) => sum + weight, 0));
    for (const [key, weight] of entries) {
      if (remaining < weight) return key;
      remaining -= weight;
    }
    throw new Error('weights must be whole numbers');
  }

  hex(digits: number): string {
    let out = '';
    while (out.length < digits) out += this.next().toString(16).padStart(8, '0');
    return out.slice(0, digits);
  }
}

const VOCABULARY = makeVocabulary(6000);
/** Word indexes by frequency, following Zipf's law: the word of rank r is about 1/r as frequent as the first. */
const BY_FREQUENCY = byFrequency(VOCABULARY.length, 2 ** 16);

function makeVocabulary(size: number): string[] {
  const dice = new Dice(1);
  const words = new Set(COMMON);
  while (words.size < size) {
    let word = '';
    for (let syllables = 2 + dice.below(3); syllables > 0; syllables--) {
      word += dice.pick([...'bcdfghklmnprstvw']) + dice.pick(['a', 'e', 'i', 'o', 'ou', 'ea', 'u']);
      if (dice.oneIn(3)) word += dice.pick([...'nrstlm']);
    }
    words.add(word);
  }
  return [...words];
}

function byFrequency(words: number, slots: number): Uint16Array {
  const total = Array.from({ length: words }, (_, rank) => 1 / (rank + 1)).reduce((a, b) => a + b);
  const table = new Uint16Array(slots);
  for (let rank = 0, at = 0, sum = 0; rank < words; rank++) {
    sum += 1 / (rank + 1);
    for (const end = Math.round((sum / total) * slots); at < end; at++) table[at] = rank;
  }
  return table;
}

function words(dice: Dice, count: number): string {
  const parts: string[] = [];
  for (let i = 0; i < count; i++) {
    const word = VOCABULARY[BY_FREQUENCY[dice.next() & 0xffff]!]!;
    parts.push(i % 11 === 10 ? `${word}.` : word);
  }
  return parts.join(' ');
}

/** Returns a subject of about 40 characters. */
export function subject(dice: Dice): string {
  const text = words(dice, 4 + dice.below(5));
  return text[0]!.toUpperCase() + text.slice(1);
}

/** Returns paragraphs of about 1.2 KB on average and at most 12 KB. Most are shorter than the average. */
export function body(dice: Dice): string {
  let remaining = Math.min(20 + Math.round(-Math.log((dice.next() + 1) / 2 ** 32) * 185), 2000);
  const paragraphs = [`Hello ${dice.pick(FIRST_NAMES)},`];
  for (; remaining > 0; remaining -= 60) paragraphs.push(words(dice, Math.min(remaining, 60)));
  if (dice.oneIn(4000)) paragraphs.push(`${RARE_WORD} ${words(dice, 3)}`);
  if (dice.oneIn(30)) paragraphs.push(`${words(dice, 3)} ${SHORT_WORD} ${words(dice, 3)}`);
  if (dice.oneIn(50)) {
    const from = dice.below(CHINESE.length / 2);
    paragraphs.push(`${CHINESE.slice(from)}${CHINESE_WORD}${CHINESE.slice(0, from)}`);
  }
  return paragraphs.join('\n\n');
}

export function html(dice: Dice, text: string): string {
  const color = `#${dice.hex(6)}`;
  const paragraphs = text
    .split('\n\n')
    .map((paragraph) => `<p style="margin:0 0 12px;font-family:Arial;color:${color}">${paragraph}</p>`);
  return `<div>${paragraphs.join('\n')}<p><a href="https://example.com/${dice.hex(12)}">${subject(dice)}</a></p></div>`;
}

/** HTML bodies, compressed as in the database. Pooled because compressing each one would take too long. */
export const HTML_POOL = Array.from({ length: 300 }, (_, i) => {
  const dice = new Dice(1000 + i);
  return gzipSync(html(dice, body(dice).slice(0, 6000)));
});

export function person(dice: Dice): { name: string; address: string } {
  const [first, last] = [dice.pick(FIRST_NAMES), dice.pick(LAST_NAMES)];
  return {
    name: `${first} ${last}`,
    address: `${first}.${last}${dice.below(500)}@${dice.pick(DOMAINS)}`.toLowerCase(),
  };
}

export function uuid(dice: Dice): string {
  const hex = dice.hex(32);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
