import type { Thread } from '../../../../contract/mail/emails.ts';
import { notFound } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { readCursor, writeCursor } from '../../../platform/http/page.ts';
import { toThreadMessages } from './present.ts';
import { selectThread, selectThreadMessages } from './store.ts';

/** Returns the thread that contains an email, oldest message first, starting at `cursor`. Throws `not_found`. */
export async function getThread(
  ctx: Ctx,
  id: number,
  page: { limit: number; cursor?: string },
): Promise<{ thread: Thread; next: string | null }> {
  const [receivedAt, position] = readCursor(page, 2) ?? [];
  const after = receivedAt === undefined || position === undefined ? null : { receivedAt, id: position };
  const [[thread], rows] = await commit(database(ctx), [
    selectThread(ctx, id),
    selectThreadMessages(ctx, id, after, page.limit + 1),
  ]);
  if (!thread) throw notFound('email');

  const pageRows = rows.slice(0, page.limit);
  const { message_count } = thread;
  const messages = await toThreadMessages(
    ctx,
    pageRows.map((row) => ({ ...row, message_count })),
  );
  const last = pageRows[messages.length - 1];
  return {
    thread: { thread_id: thread.first_message_id, messages },
    next: last && messages.length < rows.length ? writeCursor(last.received_at, last.id) : null,
  };
}
