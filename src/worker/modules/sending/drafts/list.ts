import type { DraftQuery, DraftSummary } from '../../../../contract/mail/drafts.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { cutPage, type Page, readCursor, writeCursor } from '../../../platform/http/page.ts';
import { tagsOf } from '../../../platform/tags.ts';
import { toSummary } from './present.ts';
import { selectDrafts } from './store.ts';

/** Lists drafts of the organization, newest change first; without `state`, all unsent ones. */
export async function listDrafts(ctx: Ctx, query: Omit<DraftQuery, 'fields'>): Promise<Page<DraftSummary>> {
  const [updatedAt, id] = readCursor(query, 2) ?? [];
  const before = updatedAt === undefined || id === undefined ? null : { updatedAt, id };
  const [rows] = await commit(database(ctx), [
    selectDrafts(
      ctx,
      { state: query.state, emailId: query.email_id, before },
      { limit: query.limit + 1, offset: query.offset },
    ),
  ]);
  const page = cutPage(rows, query.limit, (last) => writeCursor(last.updatedAt, last.id));
  const tags = await tagsOf(ctx);
  return { rows: page.rows.map((row) => toSummary(row, tags)), next: page.next };
}
