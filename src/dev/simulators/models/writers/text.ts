/** Finds sentences, dates and addresses in a text. Every function is bounded, and returns only parts of the text. */

const MAX_CHARACTERS = 40_000;
const MAX_SENTENCES = 200;
const MAX_SENTENCE = 300;
const GREETING =
  /^(?:hi|hello|dear|hallo|guten tag|sehr geehrte|liebe|lieber|bonjour|salut|cher|chère|hola|estimad[oa]|buongiorno|ciao|gentile|olá|caro|prezado|beste|geachte)\b.{0,60}[,!:]?$/iu;
const CLOSING =
  /^(?:best|kind regards|regards|best regards|thanks|thank you|cheers|sincerely|yours|mit freundlichen grüßen|viele grüße|danke|cordialement|merci|saludos|gracias|cordiali saluti|grazie|atenciosamente|obrigad[oa]|met vriendelijke groet|groeten)\b.{0,40}$/iu;
const HEADER = /^\s*["'>*-]{0,3}[A-Za-z][\w -]{0,24}\s{0,2}[:=]/;

/** Returns the sentences of a mail, without header lines, quoted lines, greeting, closing and signature. */
export function sentencesOf(mail: string): string[] {
  const sentences: string[] = [];
  for (const line of mail.slice(0, MAX_CHARACTERS).split('\n')) {
    const text = line.trim();
    if (text === '--') break;
    if (text === '' || text.startsWith('>') || GREETING.test(text) || CLOSING.test(text)) continue;
    if (HEADER.test(text) && !/[.!?]$/.test(text)) continue;
    for (const sentence of splitSentences(text)) {
      if (!/\p{L}{2}/u.test(sentence)) continue;
      sentences.push(shorten(sentence, MAX_SENTENCE));
      if (sentences.length === MAX_SENTENCES) return sentences;
    }
  }
  return sentences;
}

function splitSentences(line: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (let at = 0; at < line.length; at++) {
    const isEnd = '.!?…。？！'.includes(line[at]!) && (at + 1 === line.length || line[at + 1] === ' ');
    // "Dr. Wu" and "No. 5" do not end a sentence.
    if (!isEnd || (line[at] === '.' && /(?:^|\s)\p{Lu}\p{L}?$/u.test(line.slice(Math.max(0, at - 4), at))))
      continue;
    sentences.push(line.slice(start, at + 1).trim());
    start = at + 1;
  }
  const rest = line.slice(start).trim();
  return rest ? [...sentences, rest] : sentences;
}

/** Truncates at a word, and marks the cut. */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, Math.max(0, length - 1));
  const space = cut.lastIndexOf(' ');
  return `${(space > length / 2 ? cut.slice(0, space) : cut).trimEnd()}…`.slice(0, length);
}

export interface FoundDate {
  /** As written in the text. */
  text: string;
  /** `2026-03-31`. */
  day: string;
  /** `14:30`, if the text has a time next to an ISO date. */
  time: string | null;
}

const MONTHS = [
  'january januar janvier enero gennaio janeiro januari',
  'february februar février febrero febbraio fevereiro februari',
  'march märz mars marzo março maart',
  'april avril abril aprile',
  'may mai mayo maggio maio mei',
  'june juni juin junio giugno junho',
  'july juli juillet julio luglio julho',
  'august août agosto augustus',
  'september septembre septiembre settembre setembro',
  'october oktober octobre octubre ottobre outubro',
  'november novembre noviembre novembro',
  'december dezember décembre diciembre dicembre dezembro',
].map((names) => names.split(' '));
const MAX_DATES = 20;
const MAX_ADDRESSES = 50;

/** Returns dates with a year. Skips `03/04/2026`, which is ambiguous between countries. */
export function datesOf(text: string): FoundDate[] {
  const source = text.slice(0, MAX_CHARACTERS);
  const found: (FoundDate & { at: number })[] = [];
  const add = (
    match: RegExpMatchArray,
    year: string,
    month: number,
    day: string,
    time: string | null = null,
  ) => {
    const date = new Date(Date.UTC(Number(year), month - 1, Number(day)));
    if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== Number(day)) return;
    found.push({ text: match[0], day: date.toISOString().slice(0, 10), time, at: match.index ?? 0 });
  };
  for (const match of source.matchAll(/\b(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}:\d{2}))?/g)) {
    add(match, match[1]!, Number(match[2]), match[3]!, match[4] ?? null);
  }
  for (const match of source.matchAll(/\b(\d{1,2})\.(\d{1,2})\.(\d{4})\b/g)) {
    add(match, match[3]!, Number(match[2]), match[1]!);
  }
  for (const match of source.matchAll(/\b(\d{1,2})\/(\d{1,2})\/(\d{4})\b/g)) {
    if (Number(match[1]) > 12) add(match, match[3]!, Number(match[2]), match[1]!);
    else if (Number(match[2]) > 12) add(match, match[3]!, Number(match[1]), match[2]!);
  }
  for (const match of source.matchAll(
    /\b(\d{1,2})(?:st|nd|rd|th|\.)? (?:de |of )?(\p{L}{3,10}) (?:de )?(\d{4})\b/gu,
  )) {
    add(match, match[3]!, monthOf(match[2]!), match[1]!);
  }
  for (const match of source.matchAll(/\b([A-Z][a-z]{2,8}) (\d{1,2})(?:st|nd|rd|th)?, (\d{4})\b/g)) {
    add(match, match[3]!, monthOf(match[1]!), match[2]!);
  }
  const inOrder = found.sort((a, b) => a.at - b.at).map(({ at: _, ...date }) => date);
  const days = new Set<string>();
  return inOrder.filter(({ day }) => !days.has(day) && days.add(day)).slice(0, MAX_DATES);
}

/** Returns 1 to 12, or 0 if the word is not a month. */
function monthOf(word: string): number {
  return MONTHS.findIndex((names) => names.includes(word.toLowerCase())) + 1;
}

/** Returns the distinct email addresses of a text, in lower case. */
export function addressesOf(text: string): string[] {
  const addresses = new Set<string>();
  for (const token of text.slice(0, MAX_CHARACTERS).split(/[^\w.+@-]+/)) {
    const [local, domain, ...rest] = token.toLowerCase().replace(/^\./, '').replace(/\.$/, '').split('@');
    if (!local || !domain?.includes('.') || rest.length > 0) continue;
    addresses.add(`${local}@${domain}`);
    if (addresses.size === MAX_ADDRESSES) break;
  }
  return [...addresses];
}
