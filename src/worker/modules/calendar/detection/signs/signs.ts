import { unaccented } from '../text/plain.ts';

/**
 * The words of a language that tell for or against a meeting, over text that `plain` wrote. One line or `|` parts two
 * words; `*` stands for any ending, ` … ` for up to four words.
 */
export interface Signs {
  /** The writer and the reader are to meet: proposals, agreements, invitations, what they do together. */
  meet: string;
  /** What people have appointments for; alone it can be somebody else's. */
  event: string;
  /** Words for the reader, and for the writer with others. */
  people: string;
  /** What happens at a time without a meeting: delivering, paying, closing, expiring, publishing, what is over. */
  other: string;
  /** What mail is often about that has times, but no meeting. */
  topic: string;
  /** Somebody else, who may be the one who has the appointment. */
  others: string;
  /** A meeting that does not take place. */
  cancelled: string;
  /** A meeting gets another time. */
  moved: string;
  /** Before the time that it gets. */
  onto: string;
  /** The new day has the hour of the old one. */
  sameHour: string;
  /** Before an hour that belongs to a meeting, but does not begin it: doors, the end. */
  aside: string;
  /** The writer's own day, in the part of a sentence that has the hour: "I finish at four". */
  own?: string;
  /** The line that closes a letter; the signature follows. */
  closing: string;
  /** A mail is passed on only to be known. */
  fyi: string;
}

export type SignPatterns = Record<keyof Signs, RegExp>;

/** "The new date is Thursday", in eight languages. */
const NEW = 'new|neue[nrs]?|nouveau|nouvelle|nuev[oa]|nuov[oa]|nieuwe?|nov[oa]|now[yaei]';

const EDGED: Partial<Record<keyof Signs, (source: string) => string>> = {
  onto: (source) =>
    `(?<![\\p{L}\\d])(?:(?:${source})[ :]{0,2}|(?:${NEW})(?!\\p{L})[^\\d.;]{0,36})$|:[^\\d.;:]{0,24}$`,
  aside: (source) => `(?<![\\p{L}\\d])(?:${source})[^\\d.;!?)]{0,24}$`,
  closing: (source) => `^(?:${source})(?![\\p{L}\\d])`,
};

/** The expressions of a language's signs. */
export function compile(signs: Signs): SignPatterns {
  const patterns = Object.entries({ own: '(?!)', ...signs }).map(([name, words]) => {
    const source = unaccented(String(words))
      .trim()
      .split('\n')
      .map((line) => line.trim())
      .join('|')
      .replaceAll(' … ', '(?: \\S{1,20}){0,4} ')
      .replaceAll('*', '\\p{L}{0,14}');
    const edge = EDGED[name as keyof Signs] ?? ((each) => `(?<![\\p{L}\\d])(?:${each})(?![\\p{L}\\d])`);
    // slow expression: titles, sentences and lines of at most 600 characters
    return [name, new RegExp(edge(source), 'u')] as const;
  });
  return Object.fromEntries(patterns) as SignPatterns;
}
