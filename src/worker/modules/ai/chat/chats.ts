import type { Chat, ChatDetail } from '../../../../contract/ai/chat.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit, database } from '../../../platform/data/database.ts';
import { notFound } from '../../../platform/errors.ts';
import { cutPage, type Page, readCursor, writeCursor } from '../../../platform/http/page.ts';
import {
  type ChatRow,
  deleteChatRows,
  MAX_MESSAGES,
  type MessageRow,
  selectChat,
  selectChats,
  selectLastMessages,
} from './store.ts';

/** The chats of the user who acts, newest first. An API key acts as its creator. */
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

/** A chat of the user with all its messages. Throws `not_found`, also for a chat of another user. */
export async function getChat(ctx: Ctx, id: number): Promise<ChatDetail> {
  const [[row], messages] = await commit(database(ctx), [
    selectChat(ctx, id),
    selectLastMessages(ctx, id, MAX_MESSAGES),
  ]);
  if (!row) throw notFound('chat');
  return {
    ...fieldsOf(row),
    messages: messages.toReversed().map((message) => ({
      role: message.role,
      text: message.text,
      citations: citedIn(message).map((email_id) => ({ email_id })),
      created_at: new Date(message.created_at).toISOString(),
    })),
  };
}

/** Throws `not_found`, also for a chat of another user. */
export async function deleteChat(ctx: Ctx, id: number): Promise<void> {
  const [, [deleted]] = await commit(database(ctx), deleteChatRows(ctx, id));
  if (!deleted) throw notFound('chat');
}

/** The ids of the emails that a message cites. */
export function citedIn({ citations }: MessageRow): number[] {
  return JSON.parse(citations) as number[];
}

function fieldsOf({ id, title, created_at, updated_at }: ChatRow) {
  return {
    id,
    title,
    created_at: new Date(created_at).toISOString(),
    updated_at: new Date(updated_at).toISOString(),
  };
}
