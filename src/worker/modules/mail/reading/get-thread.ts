import type { Thread } from '../../../../contract/mail/emails.ts';
import { notFound } from '../../../../lib/errors.ts';
import type { EarlierEmail } from '../../../../lib/message/reply/known-quotations.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { readCursor, writeCursor } from '../../../platform/http/page.ts';
import { toThreadMessages } from './present.ts';
import {
  MAX_EARLIER,
  MAX_EARLIER_CHARACTERS,
  selectEarlier,
  selectThread,
  selectThreadMessages,
  type WholeRow,
} from './store.ts';

const toEarlierEmail = ({ body_text, from_name, from_address }: WholeRow): EarlierEmail => ({
  text: body_text.slice(0, MAX_EARLIER_CHARACTERS),
  fromName: from_name,
  fromAddress: from_address,
});

/** Returns the thread that contains an email, oldest message first, starting at `cursor`. Throws `not_found`. */
export async function getThread(
  ctx: Ctx,
  id: number,
  page: { limit: number; cursor?: string },
): Promise<{ thread: Thread; next: string | null }> {
  const [receivedAt, position] = readCursor(page, 2) ?? [];
  const after = receivedAt === undefined || position === undefined ? null : { receivedAt, id: position };
  const selected = {
    thread: selectThread(ctx, id),
    rows: selectThreadMessages(ctx, id, after, page.limit + 1),
    earlier: selectEarlier(ctx, id, after),
  };
  const results = await commit(database(ctx), Object.values(selected));
  const [thread] = results.of(selected.thread);
  if (!thread) throw notFound('email');

  const rows = results.of(selected.rows);
  const pageRows = rows.slice(0, page.limit);
  const before = results.of(selected.earlier).reverse();
  const all = [...before, ...pageRows.map(toEarlierEmail)];
  const { message_count } = thread;
  const messages = await toThreadMessages(
    ctx,
    pageRows.map((row, i) => ({ ...row, message_count, end: before.length + i })),
    ({ end }) => all.slice(Math.max(0, end - MAX_EARLIER), end).reverse(),
  );
  const last = pageRows[messages.length - 1];
  return {
    thread: { thread_id: thread.first_message_id, messages },
    next: last && messages.length < rows.length ? writeCursor(last.received_at, last.id) : null,
  };
}
