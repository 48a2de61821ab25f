import type { Ctx } from '../../../platform/ctx.ts';
import { commit, database } from '../../../platform/data/database.ts';
import type { EmailFilter, ListedRow, Position } from '../reading/list-store.ts';
import { fold } from './fold.ts';
import { findEmails, matchOf, type Part } from './store.ts';

// Below 5,000 rows together, for a page of 50. A candidate that holds the term is read four times: to be counted, twice
// to be sorted, and itself; an email that is walked over in the index, itself, and to know where the walk ends.

/** Of a rare word these are all candidates; of a frequent one the newest emails fill a page. */
const FIRST = { most: 400, skipped: 0, walked: 400 };
/** If neither. A page that is not full after this has a next one. */
const SECOND = { most: 800, skipped: FIRST.walked, walked: 600, tellsEnd: true };

/** What a search compares, or '' when there is nothing in it that could be compared. */
export function searchTerm(search: string): string {
  return fold(search.normalize('NFC'));
}

/**
 * Up to `limit` emails, newest first, whose subject or first 16 KB of text hold the folded `term`; `end` is where the
 * search stopped, if the page is not full though there may be more. One round trip for rare and for frequent words,
 * two for those between.
 */
export async function searchEmails(
  ctx: Ctx,
  term: string,
  filter: EmailFilter,
  page: { after: Position | null; limit: number; offset: number },
): Promise<{ rows: ListedRow[]; end: Position | null }> {
  const wanted = { match: matchOf(term), term, filter, after: page.after };
  const look = async (part: Part, { limit, offset }: { limit: number; offset: number }) => {
    const [found] = await commit(database(ctx), [findEmails(ctx, wanted, part, { limit, offset })]);
    const [first] = found;
    if (!first) throw new Error('A search answers at least one row, which says how far it came.');
    const [receivedAt, id] = first.end ? (JSON.parse(first.end) as [number, number]) : [];
    return {
      rows: found.filter((row) => row.id !== null),
      isAll: first.is_all === 1,
      end: receivedAt === undefined || id === undefined ? null : { receivedAt, id },
    };
  };

  // Few emails in all make a short word's search end here.
  const first = await look({ ...FIRST, tellsEnd: wanted.match === null }, page);
  const isWhole = first.isAll || (wanted.match === null && first.end === null);
  if (isWhole || first.rows.length === page.limit) return { rows: first.rows, end: null };

  if (page.offset > 0) {
    // How many the walk passed over it does not tell.
    const again = await look({ ...SECOND, skipped: 0 }, page);
    return { rows: again.rows, end: again.rows.length === page.limit ? null : again.end };
  }
  const second = await look(SECOND, page);
  if (second.isAll) return { rows: second.rows, end: null };
  // New mail moves on what is skipped: then some are in both.
  const known = new Set(first.rows.map((row) => row.id));
  const rows = [...first.rows, ...second.rows.filter((row) => !known.has(row.id))].slice(0, page.limit);
  return { rows, end: rows.length === page.limit ? null : second.end };
}
