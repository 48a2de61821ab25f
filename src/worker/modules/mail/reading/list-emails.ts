import type { EmailSummary, ListBody, ThreadMessage } from '../../../../contract/mail/emails.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { cutPage, type Page, readCursor, writeCursor } from '../../../platform/http/page.ts';
import { tagIfNamed, tagsOf } from '../../../platform/tags.ts';
import {
  type EmailFilter,
  type Position,
  selectEmails,
  selectEndOfWalk,
  selectFlaggedEmails,
  selectTotal,
} from '../lists/store.ts';
import { type Condition, isHiddenIn, statesOf } from '../search/conditions.ts';
import { conditionsOf, searchEmails } from '../search/search.ts';
import { isInState } from '../search/store.ts';
import { toSummaries, toThreadMessages } from './present.ts';
import { selectEmailsById } from './store.ts';

/**
 * The number of emails that are scanned for one page with `is_automatic` or `is_bounce`. Each may be read five times.
 */
export const WALKED_BY_FLAG = 900;

interface ListQuery extends Omit<EmailFilter, 'tag'> {
  /** A name or key. */
  tag?: string;
  search?: string;
  q?: string;
  /** Default: the text. */
  body?: ListBody;
  limit: number;
  offset: number;
  cursor?: string;
}

/** A request with its tag as stored. */
type Query = Omit<ListQuery, 'tag'> & EmailFilter;

/**
 * Lists emails of the organization, newest first. `total` is absent if a search or a flag filters them. Throws
 * `invalid` for a wrong `q` and an unknown tag.
 */
export async function listEmails(ctx: Ctx, request: ListQuery): Promise<Page<EmailSummary>> {
  const query: Query = { ...request, tag: await tagIfNamed(ctx, request.tag) };
  const tags = await tagsOf(ctx);
  const [receivedAt, id] = readCursor(query, 2) ?? [];
  const after = receivedAt === undefined || id === undefined ? null : { receivedAt, id };
  const conditions = conditionsOf(query, tags);
  if (conditions.length > 0) return listBySearch(ctx, query, conditions, after);
  if (query.is_automatic !== undefined || query.is_bounce !== undefined) {
    return listByFlag(ctx, query, after);
  }
  const [rows, [count]] = await commit(database(ctx), [
    selectEmails(ctx, query, { after, ...rangeOf(query) }),
    selectTotal(ctx, query),
  ]);
  const page = cutPage(rows, query.limit, cursorOf);
  return { rows: await toSummaries(ctx, page.rows), next: page.next, total: count!.total };
}

/**
 * Lists the whole emails with these ids that the organization has, unordered, in one round trip. Very long bodies end
 * the list early, so callers should request a few at a time.
 */
export async function listEmailsById(ctx: Ctx, ids: number[]): Promise<ThreadMessage[]> {
  const [rows] = await commit(database(ctx), [selectEmailsById(ctx, ids)]);
  return toThreadMessages(ctx, rows, ({ earlier }) => JSON.parse(earlier));
}

// The pages below end after a number of emails was read. A page can be short, or even empty, and still have a next one.
async function listByFlag(ctx: Ctx, query: Query, after: Position | null): Promise<Page<EmailSummary>> {
  const page = { after, ...rangeOf(query), walked: WALKED_BY_FLAG };
  const [matching, [end]] = await commit(database(ctx), [
    selectFlaggedEmails(ctx, query, page),
    selectEndOfWalk(ctx, query, page),
  ]);
  const { rows, next } = cutPage(matching, query.limit, cursorOf);
  return { rows: await toSummaries(ctx, rows), next: next ?? (end ? cursorOf(end) : null) };
}

async function listBySearch(
  ctx: Ctx,
  query: Query,
  conditions: Condition[],
  after: Position | null,
): Promise<Page<EmailSummary>> {
  const page = { after, ...rangeOf(query) };
  const states = statesOf(conditions, ['open', 'snoozed', 'done']);
  const filter = conditions.some(({ kind }) => kind === 'state')
    ? { ...query, ofThread: isInState(states), isHidden: isHiddenIn(states) }
    : query;
  const { rows: matching, end } = await searchEmails(ctx, conditions, filter, page);
  const { rows, next } = cutPage(matching, query.limit, cursorOf);
  return {
    rows: await toSummaries(ctx, rows),
    next: next ?? (end ? writeCursor(end.receivedAt, end.id) : null),
  };
}

/** Returns the range of a page with one email more, to determine whether there is a next page. */
function rangeOf({ limit, offset, body = 'text' }: Query) {
  return { limit: limit + 1, offset, body };
}

function cursorOf(row: { received_at: number; id: number }): string {
  return writeCursor(row.received_at, row.id);
}
