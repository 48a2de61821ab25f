import type { ListBody } from '../../../../contract/mail/emails.ts';
import type { Tags } from '../../../../lib/tags.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { statementsLeft } from '../../../platform/invocation/invocation.ts';
import type { ListedRow, Position } from '../lists/store.ts';
import { type Condition, contentConditions } from './conditions.ts';
import { matchOf } from './match.ts';
import { parseQuery } from './parse-query.ts';
import { type Part, type Search, type SearchFilter, type Span, selectResults } from './store.ts';

// A page of 50 reads fewer than 5,000 rows in the first two parts together. A candidate is read once to be counted, and
// twice to be sorted; if its text is compared, once more for the text, thread, long text and attachments. An email of
// the scan is read in the index, for its text, and once more to find where the scan ends. An email of a span is read in
// the index of dates; only those that the index of words names are read like candidates.

/**
 * The extent of the first part of a search. It finds all emails with a rare or fairly rare word; frequent words fill a
 * page here.
 */
const FIRST = { most: 800, skipped: 0, walked: 400 };
/** The emails that the first span has, also with a condition on the thread, for which each candidate costs more. */
const FIRST_SPAN = 1_200;
const FIRST_SPAN_OF_THREADS = 400;
/** The emails that each further span has. */
const SPAN = 3_000;
/** A span. If the index names too many of its emails, it is walked instead. Each further one may read twice as many. */
const OF_SPAN = { most: 400, skipped: 0, walked: 200, needsEnd: true };
const MAX_DOUBLED = 4;
/** The part after the first for words that are in no index. */
const SECOND: Part = { most: 0, skipped: FIRST.walked, walked: 600, needsEnd: true };
/** The same with a condition on the thread, for which each email is read once more. */
const SECOND_OF_THREADS: Part = { ...SECOND, walked: 200 };

/** How long a search that has found nothing continues. */
const WORK_MS = 150;
/** The statements left for presenting the page. */
const KEPT_STATEMENTS = 50;

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

interface Found {
  rows: ListedRow[];
  end: Position | null;
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
): Promise<Found> {
  // How many results a part skips for an offset is unknown, so they are found, too.
  if (page.offset > 0) {
    const all = { ...page, offset: 0, limit: page.offset + page.limit };
    const { rows, end } = await searchEmails(ctx, conditions, filter, all);
    return { rows: rows.slice(page.offset), end };
  }
  const match = matchOf(conditions);
  const search = { match, conditions, ...narrowed(conditions, filter, page.after) };
  const isOver = budgetOf(ctx);

  // A short word has no candidates: its search can end here if there are few emails in total.
  const ahead = filter.ofThread ? FIRST_SPAN_OF_THREADS : FIRST_SPAN;
  const first = await searchPart(ctx, search, { ...FIRST, needsEnd: match === null, ahead }, page);
  const isComplete = first.isAll || (match === null && first.end === null);
  if (isComplete || first.rows.length === page.limit) return { rows: first.rows, end: null };
  if (first.ahead) return findInSpans(ctx, search, first, page, isOver);
  return findByReading(ctx, search, first.rows, page, isOver);
}

/** Goes on after the first part, of each span by the emails that the index of words names. */
async function findInSpans(
  ctx: Ctx,
  search: Search,
  first: PartFound,
  page: SearchPage,
  isOver: () => boolean,
): Promise<Found> {
  const rows = [...first.rows];
  let [end, before]: [Position | null, PartFound] = [null, first];
  for (let times = 0; before.ahead && before.ahead.length > 0; times++) {
    const span = spanOf(before.ahead);
    const factor = 2 ** Math.min(times, MAX_DOUBLED);
    const part = { ...OF_SPAN, most: OF_SPAN.most * factor, walked: OF_SPAN.walked * factor, ahead: SPAN };
    const [newest] = before.ahead;
    const after = { receivedAt: newest!.receivedAt, id: newest!.id + 1 };
    const rest = { ...page, limit: page.limit - rows.length };
    const found = await searchPart(ctx, { ...search, after, span }, part, rest);
    rows.push(...found.rows);
    if (rows.length === page.limit) return { rows, end: null };
    const isLast = before.ahead.length < before.asked;
    end = found.isAll ? (isLast ? null : span.end) : found.end;
    if (end === null || rows.length > 0 || isOver()) break;
    before = found;
  }
  return { rows, end };
}

/** Goes on after the first part by reading each text. */
async function findByReading(
  ctx: Ctx,
  search: Search,
  first: ListedRow[],
  page: SearchPage,
  isOver: () => boolean,
): Promise<Found> {
  const second = search.filter.ofThread ? SECOND_OF_THREADS : SECOND;
  let rows = first;
  for (let { after } = search, part = second; ; part = { ...second, skipped: 0, walked: 2 * part.walked }) {
    const found = await searchPart(ctx, { ...search, after }, part, page);
    // New mail shifts the emails that the second part skips: both parts may contain the same email.
    const ids = new Set(rows.map((row) => row.id));
    rows = [...rows, ...found.rows.filter((row) => !ids.has(row.id))].slice(0, page.limit);
    if (rows.length === page.limit) return { rows, end: null };
    if (found.end === null || rows.length > 0 || isOver()) return { rows, end: found.end };
    after = found.end;
  }
}

/** Returns whether a search that begins now has to stop. */
function budgetOf(ctx: Ctx): () => boolean {
  const startedAt = ctx.now();
  return () => ctx.now() - startedAt >= WORK_MS || statementsLeft() < KEPT_STATEMENTS;
}

/** Returns the span of emails in a list, newest first. */
function spanOf(emails: Position[]): Span {
  const ids = emails.map(({ id }) => id);
  return {
    lowest: ids.reduce((a, b) => Math.min(a, b)),
    highest: ids.reduce((a, b) => Math.max(a, b)),
    end: emails.at(-1)!,
  };
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

interface PartFound extends Found {
  isAll: boolean;
  /** The emails after this part, newest first, if the index of words helps with them. */
  ahead: Position[] | null;
  /** How many of them were asked for. */
  asked: number;
}

async function searchPart(
  ctx: Ctx,
  search: Search,
  part: Part,
  page: Omit<SearchPage, 'offset'>,
): Promise<PartFound> {
  const [results] = await commit(database(ctx), [selectResults(ctx, search, part, page)]);
  const [first] = results;
  if (!first) throw new Error('A search answers at least one row, which says how far it came.');
  const ahead = first.ahead ? (JSON.parse(first.ahead) as [number, number][]) : null;
  return {
    rows: results.filter((row) => row.id !== null),
    isAll: first.is_all === 1,
    end: first.end ? positionOf(JSON.parse(first.end)) : null,
    ahead: ahead?.map(positionOf) ?? null,
    asked: part.ahead ?? 0,
  };
}

const positionOf = ([receivedAt, id]: [number, number]): Position => ({ receivedAt, id });
