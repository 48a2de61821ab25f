import { unaccented } from '../text/plain.ts';

/**
 * Words of a language for or against a meeting, matched in the output of `plain`. Lines and `|` separate alternatives;
 * `*` stands for any ending, ` … ` for up to four words.
 */
export interface Signs {
  /** Words for a meeting of writer and reader: proposals, agreements, invitations, joint activities. */
  meet: string;
  /** Words for appointments, which may be somebody else's. */
  event: string;
  /** Words for the reader, and for the writer with others. */
  people: string;
  /** Words for other things that happen at a time: delivering, paying, closing, expiring, publishing, the past. */
  other: string;
  /** Topics of mails that have times but no meeting. */
  topic: string;
  /** Words for third persons, who may be the ones with the appointment. */
  others: string;
  /** Words for a cancelled meeting. */
  cancelled: string;
  /** Words for a rescheduled meeting. */
  moved: string;
  /** Words before the new time of a rescheduled meeting. */
  onto: string;
  /** Words that keep the old hour on the new day. */
  sameHour: string;
  /** Words before an hour of a meeting that is not its start: doors, the end. */
  aside: string;
  /** The writer's own day, in the part of a sentence with the hour: "I finish at four". */
  own?: string;
  /** Closing formulas of a letter, before the signature. */
  closing: string;
  /** Words that forward a mail only for information. */
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

/** Compiles the signs of a language. */
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
