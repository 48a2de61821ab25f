import { ANYTHING, ATTACHMENT, gramsOf, MARKS } from '../search-index/grams.ts';
import type { Condition, Place } from './conditions.ts';

/** The approximate number of grams per search, as FTS5 reads a list for each. */
const MOST_GRAMS_ASKED = 24;
/** The minimum number of grams per term, if there are many terms. */
const LEAST_GRAMS_ASKED = 4;

/**
 * Returns an FTS5 expression that matches all emails that fulfil the conditions; null if the index helps with none of
 * them: they are negative, too short, or not about words.
 */
export function matchOf(conditions: Condition[]): string | null {
  const asked = conditions.filter((each) => each.kind === 'words' && !each.isNegated).length;
  const most = Math.max(LEAST_GRAMS_ASKED, Math.floor(MOST_GRAMS_ASKED / Math.max(1, asked)));
  const parts = conditions.flatMap((each) => {
    if (each.kind === 'attachment') return each.isNegated ? [] : [quoted(ATTACHMENT)];
    if (each.kind !== 'words' || each.isNegated) return [];
    const grams = sample(gramsOf(each.term), most);
    return grams.length === 0 ? [] : [inPlace(each.place, grams)];
  });
  return parts.length === 0 ? null : [...new Set(parts)].join(' AND ');
}

function inPlace(place: Place, grams: string[]): string {
  const all = (mark = '') => `(${grams.map((gram) => quoted(mark + gram)).join(' AND ')})`;
  switch (place) {
    case 'from':
      return all(MARKS.from);
    case 'to':
      return all(MARKS.to);
    case 'subject':
      return all();
    case 'content':
      return `(${all()} OR ${quoted(ANYTHING)})`;
    case 'any':
      return `(${all()} OR ${all(MARKS.from)} OR ${quoted(ANYTHING)})`;
  }
}

/** Returns at most `most` of the grams, evenly spread. */
function sample(grams: string[], most: number): string[] {
  const step = Math.max(1, grams.length / most);
  return grams.filter((_, i) => Math.floor(i / step) !== Math.floor((i - 1) / step));
}

/** Quotes a gram. Grams are folded, so they contain neither quotes nor operators. */
function quoted(gram: string): string {
  return `"${gram}"`;
}
