import type { Chat } from '../../../../contract/ai/chat.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { cutPage, type Page, readCursor, writeCursor } from '../../../platform/http/page.ts';
import { fieldsOf } from './present.ts';
import { selectChats } from './store.ts';

/** Lists the chats of the current user, newest first. An API key acts as its creator. */
export async function listChats(
  ctx: Ctx,
  query: { limit: number; offset: number; cursor?: string },
): Promise<Page<Chat>> {
  const [updatedAt, id] = readCursor(query, 2) ?? [];
  const after = updatedAt === undefined || id === undefined ? null : { updatedAt, id };
  const [rows] = await commit(database(ctx), [
    selectChats(ctx, { after, limit: query.limit + 1, offset: query.offset }),
  ]);
  const page = cutPage(rows, query.limit, (last) => writeCursor(last.updated_at, last.id));
  return { ...page, rows: page.rows.map((row) => ({ ...fieldsOf(row), message_count: row.messages })) };
}
