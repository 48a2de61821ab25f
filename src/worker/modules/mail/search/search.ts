import type { ListBody } from '../../../../contract/mail/emails.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit, database } from '../../../platform/data/database.ts';
import type { ListedRow, Position } from '../reading/list-store.ts';
import { fold } from './fold.ts';
import { matchOf, type Part, type Search, type SearchFilter, selectResults } from './store.ts';

// A page of 50 reads fewer than 5,000 rows in both parts together. A candidate that holds the term is read four
// times: once to be counted, twice to be sorted, and once for its columns. An email of the walk is read in the index,
// once for its columns, and once more to know where the walk ends.

/** Finds all emails with a rare word; of a frequent word, the newest emails fill a page. */
const FIRST = { most: 400, skipped: 0, walked: 400 };
/** For words in between. A page that is not full after this part has a next page. */
const SECOND = { most: 800, skipped: FIRST.walked, walked: 600, needsEnd: true };

/** With a condition on the thread, each email that holds the term is read once more. */
const SECOND_OF_THREADS = { ...SECOND, walked: 200 };

/** The term that a search compares, or '' if it has no comparable characters. */
export function searchTerm(search: string): string {
  return fold(search.normalize('NFC'));
}

interface SearchPage {
  after: Position | null;
  limit: number;
  offset: number;
  body: ListBody;
}

/**
 * Up to `limit` emails, newest first, whose subject or first 16 KB of text contain the folded `term`. `end` is where
 * the search stopped, if the page is not full although there may be more. One round trip for rare and for frequent
 * words, two for those in between.
 */
export async function searchEmails(
  ctx: Ctx,
  term: string,
  filter: SearchFilter,
  page: SearchPage,
): Promise<{ rows: ListedRow[]; end: Position | null }> {
  const match = matchOf(term);
  const search = { match, term, filter, after: page.after };
  const secondPart = filter.ofThread ? SECOND_OF_THREADS : SECOND;

  // A short word has no candidates: its search can end here if there are few emails at all.
  const first = await searchPart(ctx, search, { ...FIRST, needsEnd: match === null }, page);
  const isComplete = first.isAll || (match === null && first.end === null);
  if (isComplete || first.rows.length === page.limit) return { rows: first.rows, end: null };

  if (page.offset > 0) {
    // The first part does not say how many matches the offset skipped, so the second starts at the beginning.
    const whole = await searchPart(ctx, search, { ...secondPart, skipped: 0 }, page);
    return { rows: whole.rows, end: whole.rows.length === page.limit ? null : whole.end };
  }
  const second = await searchPart(ctx, search, secondPart, page);
  if (second.isAll) return { rows: second.rows, end: null };
  // New mail shifts the emails that the second part skips: some may be in both parts.
  const ids = new Set(first.rows.map((row) => row.id));
  const rows = [...first.rows, ...second.rows.filter((row) => !ids.has(row.id))].slice(0, page.limit);
  return { rows, end: rows.length === page.limit ? null : second.end };
}

async function searchPart(ctx: Ctx, search: Search, part: Part, page: SearchPage) {
  const [results] = await commit(database(ctx), [selectResults(ctx, search, part, page)]);
  const [first] = results;
  if (!first) throw new Error('A search answers at least one row, which says how far it came.');
  const [receivedAt, id] = first.end ? (JSON.parse(first.end) as [number, number]) : [];
  return {
    rows: results.filter((row) => row.id !== null),
    isAll: first.is_all === 1,
    end: receivedAt === undefined || id === undefined ? null : { receivedAt, id },
  };
}
