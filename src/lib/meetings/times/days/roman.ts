import { edged } from '../../patterns.ts';
import { dayOf, nearest } from './calendar-days.ts';

/** "27 X 2026" and "27.X"; without a year an hour must follow, because "5 i 6" and "20 x 30" are not dates. */
const ROMAN = edged(
  '(\\d{1,2})[. -] ?(i{1,3}|iv|vi{0,3}|ix|xi{0,2})(?:[. -] ?(\\d{4})|(?=,? (?:br|godz|na godz|w godz|g\\. ?\\d)|(?<! i),? (?:(?:o|od) \\d|\\()|\\)))',
);
const MONTHS = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];

/** Finds the dates whose month is a Roman numeral. */
export function findRoman(text: string, today: number): { match: RegExpExecArray; day: number | null }[] {
  return [...text.matchAll(ROMAN)].map((match) => {
    const [, number, roman, year] = match;
    const month = MONTHS.indexOf(roman!) + 1;
    const day = year ? dayOf(Number(year), month, Number(number)) : nearest(month, Number(number), today);
    return { match, day };
  });
}
