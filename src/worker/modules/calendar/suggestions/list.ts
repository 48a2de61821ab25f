import type { ListSuggestions, MeetingSuggestion } from '../../../../contract/calendar/suggestions.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { cutPage, type Page, readCursor, writeCursor } from '../../../platform/http/page.ts';
import { findTimezone } from '../../identity/index.ts';
import { toSuggestion } from './present.ts';
import { selectOpen } from './store.ts';

/** Lists the open suggestions that are not over, newest first, in the user's time zone. */
export async function listSuggestions(ctx: Ctx, query: ListSuggestions): Promise<Page<MeetingSuggestion>> {
  const [before = null] = readCursor(query, 1) ?? [];
  const page = { before, limit: query.limit + 1, offset: query.offset };
  const [[rows], timezone] = await Promise.all([
    commit(database(ctx), [selectOpen(ctx, page)]),
    findTimezone(ctx),
  ]);
  const { rows: shown, next } = cutPage(rows, query.limit, (last) => writeCursor(last.id));
  return { rows: shown.map((row) => toSuggestion(row, timezone)), next };
}
