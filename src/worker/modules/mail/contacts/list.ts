import type { Contact } from '../../../../contract/mail/contacts.ts';
import { invalid } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { cutPage, type Page, readCursor, writeCursor } from '../../../platform/http/page.ts';
import { searchWords } from '../correspondents/words.ts';
import { toContact } from './present.ts';
import { type FoundContact, selectContacts, selectFound } from './store.ts';

interface ListQuery {
  search?: string;
  is_blocked?: boolean;
  limit: number;
  offset: number;
  cursor?: string;
}

/**
 * The number of words that a page of a search reads beyond its limit, as several words of a contact can have the same
 * prefix.
 */
const MORE_WORDS = 25;

/**
 * Lists the contacts of the organization, newest last email first; the results of a search are in the order of the
 * words found. Throws `invalid` for a search with an offset.
 */
export async function listContacts(ctx: Ctx, query: ListQuery): Promise<Page<Contact>> {
  const [first, second] = readCursor(query, 2) ?? [];
  const after = first === undefined || second === undefined ? null : { first, second };
  if (query.search) return listFound(ctx, query, query.search, after);
  const place = after && { lastMailAt: after.first, id: after.second };
  const { limit, offset } = query;
  const [rows] = await commit(database(ctx), [
    selectContacts(ctx, query, { after: place, limit: limit + 1, offset }),
  ]);
  const page = cutPage(rows, limit, (last) => writeCursor(last.lastMailAt, last.id));
  return { rows: page.rows.map(toContact), next: page.next };
}

async function listFound(
  ctx: Ctx,
  query: ListQuery,
  search: string,
  after: { first: number; second: number } | null,
): Promise<Page<Contact>> {
  if (query.offset > 0) throw invalid('offset', 'expected a cursor: a search has no offset');
  const words = searchWords(search);
  if (words.length === 0) return { rows: [], next: null };
  const place = after && { place: after.first, id: after.second };
  const most = query.limit + MORE_WORDS;
  const [found] = await commit(database(ctx), [
    selectFound(ctx, words, query, { after: place, limit: most }),
  ]);
  const shown = found.filter(({ isShown }) => isShown === 1);
  const page = cutPage(shown, query.limit, cursorOf);
  const last = found.at(-1);
  const goesOn = last && found.length === most ? cursorOf(last) : null;
  return { rows: page.rows.map(toContact), next: page.next ?? goesOn };
}

/** Returns the cursor of a result. It has the position of the word in the contact's list instead of the word. */
function cursorOf({ id, word, words }: FoundContact): string {
  return writeCursor((JSON.parse(words) as string[]).indexOf(word), id);
}
