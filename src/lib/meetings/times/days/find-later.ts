import { unaccented } from '../../text/plain.ts';
import { WEEKS, type Weeks } from '../../words/weeks.ts';

/** A shift such as "in two weeks", in days after the mail or after the day beside it. */
export interface Later {
  index: number;
  end: number;
  days: number;
  /** Whether it is in whole weeks, which give a day only with the name of a weekday. */
  isWeeks: boolean;
  /** Whether it counts from the day beside it, not from the week of the mail. */
  isAfter: boolean;
}

const global = (source: string) => new RegExp(`(?<![\\p{L}\\d])(?:${source})(?![\\p{L}\\d])`, 'gu');

const PATTERNS = new Map(Object.entries(WEEKS).map(([language, weeks]) => [language, build(weeks)] as const));

/** In eight days is in a week, in fifteen days in two. */
const ROUNDED: Record<number, number> = { 8: 7, 15: 14 };

function build(weeks: Weeks) {
  const plain = Object.fromEntries(
    Object.entries(weeks).map(([name, words]) => [name, unaccented(String(words))]),
  ) as unknown as Weeks;
  return {
    later: global(plain.later.replace('{n}', `(?<count>${plain.counts}|\\d{1,2})`)),
    fixed: [
      { pattern: global(plain.next), days: 7, isAfter: false },
      { pattern: global(plain.week), days: 7, isAfter: true },
      { pattern: global(plain.fortnight), days: 14, isAfter: true },
    ],
    counts: plain.counts.split('|').map((word) => new RegExp(`^(?:${word})$`, 'u')),
  };
}

/** Finds the shifts by days or weeks in a lower-case sentence. */
export function findLater(text: string, language: string): Later[] {
  const patterns = PATTERNS.get(language);
  if (!patterns) return [];
  const place = (match: RegExpExecArray) => ({ index: match.index, end: match.index + match[0].length });
  const counted = [...text.matchAll(patterns.later)].map((match) => {
    const { count = '', weeks } = match.groups as Record<string, string | undefined>;
    const number = Number(count) || patterns.counts.findIndex((each) => each.test(count)) + 1;
    const days = weeks ? number * 7 : (ROUNDED[number] ?? number);
    return { ...place(match), days, isWeeks: weeks !== undefined, isAfter: days === 7 };
  });
  const fixed = patterns.fixed.flatMap(({ pattern, days, isAfter }) =>
    [...text.matchAll(pattern)].map((match) => ({ ...place(match), days, isWeeks: true, isAfter })),
  );
  return [...counted, ...fixed];
}
