import type { ListBody } from '../../../../contract/mail/emails.ts';
import type { Tags } from '../../../../lib/tags.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import type { ListedRow, Position } from '../lists/store.ts';
import { type Condition, contentConditions } from './conditions.ts';
import { matchOf } from './match.ts';
import { parseQuery } from './parse-query.ts';
import { type Part, type Search, type SearchFilter, selectResults } from './store.ts';

// A page of 50 reads fewer than 5,000 rows in both parts together. A candidate is read once to be counted, and twice to
// be sorted; if its text is compared, once more for the text, thread, long text and attachments. An email of the scan
// is read in the index, for its text, and once more to find where the scan ends.

/**
 * The extent of the first part of a search. It finds all emails with a rare or fairly rare word; frequent words fill a
 * page here.
 */
const FIRST = { most: 800, skipped: 0, walked: 400 };
/**
 * The extent of the second part, for frequent words in few recent emails. A page not full after this part has a next
 * page.
 */
const SECOND = { most: 0, skipped: FIRST.walked, walked: 600, needsEnd: true };

/** The extent of the second part with a condition on the thread, for which each email is read once more. */
const SECOND_OF_THREADS = { ...SECOND, walked: 200 };

interface SearchPage {
  after: Position | null;
  limit: number;
  offset: number;
  body: ListBody;
}

/** Returns the conditions of `search`, `q` and `sent`; none if there are none. Throws `invalid` for a wrong `q`. */
export function conditionsOf(query: { search?: string; q?: string; sent?: 'true' }, tags: Tags): Condition[] {
  const sent: Condition[] = query.sent ? [{ kind: 'sent' }] : [];
  return [...contentConditions(query.search ?? ''), ...parseQuery(query.q ?? '', tags), ...sent];
}

/**
 * Finds up to `limit` emails, newest first, that fulfil the conditions. `end` is the position at which the search
 * stopped, if there may be more although the page is not full. Takes one round trip for frequent words and those in up
 * to 800 emails.
 */
export async function searchEmails(
  ctx: Ctx,
  conditions: Condition[],
  filter: SearchFilter,
  page: SearchPage,
): Promise<{ rows: ListedRow[]; end: Position | null }> {
  const match = matchOf(conditions);
  const search = { match, conditions, ...narrowed(conditions, filter, page.after) };
  const secondPart = filter.ofThread ? SECOND_OF_THREADS : SECOND;

  // A short word has no candidates: its search can end here if there are few emails in total.
  const first = await searchPart(ctx, search, { ...FIRST, needsEnd: match === null }, page);
  const isComplete = first.isAll || (match === null && first.end === null);
  if (isComplete || first.rows.length === page.limit) return { rows: first.rows, end: null };

  if (page.offset > 0) {
    // How many matches the offset skipped in the first part is unknown, so the second starts at the beginning.
    const whole = await searchPart(ctx, search, { ...secondPart, skipped: 0 }, page);
    return { rows: whole.rows, end: whole.rows.length === page.limit ? null : whole.end };
  }
  const second = await searchPart(ctx, search, secondPart, page);
  // New mail shifts the emails that the second part skips: both parts may contain the same email.
  const ids = new Set(first.rows.map((row) => row.id));
  const rows = [...first.rows, ...second.rows.filter((row) => !ids.has(row.id))].slice(0, page.limit);
  return { rows, end: rows.length === page.limit ? null : second.end };
}

/** Adds the indexed conditions to the filter and the start position. */
function narrowed(
  conditions: Condition[],
  filter: SearchFilter,
  after: Position | null,
): Pick<Search, 'filter' | 'after'> {
  const narrow = { filter: { ...filter }, after };
  for (const each of conditions) {
    if (each.kind === 'tag' && !each.isNegated) narrow.filter.tag ??= each.tag;
    // Hidden emails have one index, by date.
    if (each.kind === 'sent' && !filter.isHidden) narrow.filter.direction = 'outbound';
    if (each.kind === 'read') narrow.filter.is_read ??= each.isRead;
    if (each.kind === 'since') narrow.filter.since = Math.max(each.time, narrow.filter.since ?? each.time);
    if (each.kind === 'before' && !(narrow.after && narrow.after.receivedAt < each.time)) {
      narrow.after = { receivedAt: each.time, id: 0 };
    }
  }
  return narrow;
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
