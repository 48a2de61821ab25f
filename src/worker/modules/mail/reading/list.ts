import type { EmailSummary } from '../../../../contract/emails.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit, database } from '../../../platform/database.ts';
import { cutPage, type Page, readCursor, writeCursor } from '../../../platform/page.ts';
import {
  type EmailFilter,
  emailAt,
  emailTotal,
  foundEmails,
  type ListedRow,
  listedEmails,
  type Position,
} from './list-store.ts';
import { summary } from './read.ts';

/**
 * A search without an index looks at this many emails a call: each is read once for its text, and once in the
 * index to know where the next call goes on, which together stays below 5,000 rows.
 */
export const WALKED_BY_SEARCH = 2400;

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
  if (query.search) return searchEmails(ctx, query, query.search, after);
  const [rows, counted] = (await commit(database(ctx), [
    listedEmails(ctx, query, { after, limit: query.limit + 1, offset: query.offset }),
    emailTotal(ctx, query),
  ])) as [ListedRow[], { total: number }[]];
  const page = cutPage(rows, query.limit, cursorOf);
  return { rows: page.rows.map(summary), next: page.next, total: counted[0]!.total };
}

/**
 * The page ends when it is full or enough emails were looked at; then `next` goes on from there, so that a page
 * can be short, or empty, and still have a next one. Looks at the first 16 KB of a text.
 */
async function searchEmails(
  ctx: Ctx,
  query: ListQuery,
  term: string,
  after: Position | null,
): Promise<Page<EmailSummary>> {
  const { limit, offset } = query;
  const walked = WALKED_BY_SEARCH;
  const [rows, ends] = (await commit(database(ctx), [
    foundEmails(ctx, query, spellings(term), { after, limit: limit + 1, offset, walked }),
    emailAt(ctx, query, after, walked),
  ])) as [ListedRow[], { id: number; received_at: number }[]];
  const page = cutPage(rows, limit, cursorOf);
  const [end] = ends;
  return { rows: page.rows.map(summary), next: page.next ?? (end ? cursorOf(end) : null) };
}

function cursorOf(row: { received_at: number; id: number }): string {
  return writeCursor(row.received_at, row.id);
}

/**
 * How a term may be written in a text, each in lower case as far as ASCII goes, which is what SQLite can fold.
 * Beyond ASCII: as given, all small, all capitals, each word or only the first with a capital. Other mixtures
 * (`mÜLL`) are not found.
 */
function spellings(term: string): string[] {
  const small = term.toLowerCase();
  const capital = (word: string) => word.replace(/^./u, (letter) => letter.toUpperCase());
  const written = [term, small, term.toUpperCase(), capital(small), small.replace(/\p{L}+/gu, capital)];
  return [...new Set(written.map((s) => s.replace(/[A-Z]/g, (letter) => letter.toLowerCase())))];
}
