import type { EmailSummary } from '../../../../contract/mail/emails.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit, database } from '../../../platform/data/database.ts';
import { cutPage, type Page, readCursor, writeCursor } from '../../../platform/http/page.ts';
import { searchEmails, searchTerm } from '../search/search.ts';
import { endOfWalk, flaggedEmails } from './flag-store.ts';
import { type EmailFilter, emailTotal, type ListedRow, listedEmails, type Position } from './list-store.ts';
import { summary } from './read.ts';

/** As many are looked at for `is_automatic` and `is_bounce`: each may be read five times. */
export const WALKED_BY_FLAG = 900;

interface ListQuery extends EmailFilter {
  search?: string;
  limit: number;
  offset: number;
  cursor?: string;
}

/** Emails of the organization, newest first; `total` unless there is a search. */
export async function listEmails(ctx: Ctx, query: ListQuery): Promise<Page<EmailSummary>> {
  const [receivedAt, id] = readCursor(query, 2) ?? [];
  const after = receivedAt === undefined || id === undefined ? null : { receivedAt, id };
  const term = searchTerm(query.search ?? '');
  if (term) return listFound(ctx, query, term, after);
  if (query.is_automatic !== undefined || query.is_bounce !== undefined)
    return listFlagged(ctx, query, after);
  const [rows, counted] = (await commit(database(ctx), [
    listedEmails(ctx, query, { after, limit: query.limit + 1, offset: query.offset }),
    emailTotal(ctx, query),
  ])) as [ListedRow[], { total: number }[]];
  const page = cutPage(rows, query.limit, cursorOf);
  return { rows: page.rows.map(summary), next: page.next, total: counted[0]!.total };
}

/** A page that ends when enough emails were looked at can be short, or empty, and still have a next one. */
async function listFlagged(ctx: Ctx, query: ListQuery, after: Position | null): Promise<Page<EmailSummary>> {
  const page = { after, limit: query.limit + 1, offset: query.offset, walked: WALKED_BY_FLAG };
  const [rows, [end]] = (await commit(database(ctx), [
    flaggedEmails(ctx, query, page),
    endOfWalk(ctx, query, page),
  ])) as [ListedRow[], { id: number; received_at: number }[]];
  const { rows: shown, next } = cutPage(rows, query.limit, cursorOf);
  return { rows: shown.map(summary), next: next ?? (end ? cursorOf(end) : null) };
}

/** A page that ends when enough emails were looked at can be short, or empty, and still have a next one. */
async function listFound(
  ctx: Ctx,
  query: ListQuery,
  term: string,
  after: Position | null,
): Promise<Page<EmailSummary>> {
  const found = await searchEmails(ctx, term, query, { after, limit: query.limit + 1, offset: query.offset });
  const { rows, next } = cutPage(found.rows, query.limit, cursorOf);
  return {
    rows: rows.map(summary),
    next: next ?? (found.end ? writeCursor(found.end.receivedAt, found.end.id) : null),
  };
}

function cursorOf(row: { received_at: number; id: number }): string {
  return writeCursor(row.received_at, row.id);
}
