import type { Thread, ThreadMessage } from '../../../../contract/mail/emails.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit, database } from '../../../platform/data/database.ts';
import { notFound } from '../../../platform/errors.ts';
import { readCursor, writeCursor } from '../../../platform/http/page.ts';
import { toThreadMessage } from './message.ts';
import { selectThread, selectThreadMessages, type WholeRow } from './store.ts';

/** Bodies fetched from R2 at once (a Worker has six connections). */
const PARALLEL_BODIES = 6;
/** Bytes of the messages whose bodies are fetched at once, unless a single message is larger. */
const MAX_FETCHED_BYTES = 8_000_000;
/** A page of a thread ends after this many characters of text and HTML, as the whole page is in memory. */
const MAX_PAGE_CHARACTERS = 4_000_000;

/** The thread that holds an email, oldest message first, from `cursor` on. Throws `not_found`. */
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
  const messages: ThreadMessage[] = [];
  let characters = 0;
  while (messages.length < pageRows.length && characters < MAX_PAGE_CHARACTERS) {
    const group = firstGroup(pageRows.slice(messages.length, messages.length + PARALLEL_BODIES));
    const shown = group.map((row) => toThreadMessage(ctx, { ...row, message_count: thread.message_count }));
    for (const message of await Promise.all(shown)) {
      messages.push(message);
      characters += message.body_text.length + message.body_new.length + message.body_html.length;
    }
  }
  const last = pageRows[messages.length - 1];
  return {
    thread: { thread_id: thread.first_message_id, messages },
    next: last && messages.length < rows.length ? writeCursor(last.received_at, last.id) : null,
  };
}

/** The first of the rows, and as many more as fit in memory with it. */
function firstGroup(rows: WholeRow[]): WholeRow[] {
  let bytes = 0;
  return rows.filter((row, i) => {
    bytes += row.body_key === null ? 0 : row.size;
    return i === 0 || bytes <= MAX_FETCHED_BYTES;
  });
}
