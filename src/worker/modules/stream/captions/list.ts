import type { Caption, ListCaptions } from '../../../../contract/stream/captions.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { cutPage, type Page, readCursor, writeCursor } from '../../../platform/http/page.ts';
import { toCaption } from './present.ts';
import { selectCaptions } from './store.ts';

/** Lists captions, newest first. */
export async function listCaptions(ctx: Ctx, query: ListCaptions): Promise<Page<Caption>> {
  const [before = null] = readCursor(query, 1) ?? [];
  const page = { before, limit: query.limit + 1, offset: query.offset };
  const [rows] = await commit(database(ctx), [selectCaptions(ctx, query, page)]);
  const { rows: shown, next } = cutPage(rows, query.limit, (last) => writeCursor(last.id));
  return { rows: shown.map((row) => toCaption(ctx, row)), next };
}
