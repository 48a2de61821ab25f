import type { Note } from '../../../../contract/mail/notes.ts';
import { notFound } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { cutPage, type Page, readCursor, writeCursor } from '../../../platform/http/page.ts';
import { toNote } from './present.ts';
import { selectNotes, selectSubject } from './store.ts';

interface NoteQuery {
  /** The id of any email of the conversation. */
  thread: number;
  limit: number;
  offset: number;
  cursor?: string;
}

/** Lists the notes of a conversation, oldest first. Throws `not_found`. */
export async function listNotes(ctx: Ctx, query: NoteQuery): Promise<Page<Note>> {
  const [after = 0] = readCursor(query, 1) ?? [];
  const [[email], rows] = await commit(database(ctx), [
    selectSubject(ctx, query.thread),
    selectNotes(ctx, query.thread, { after, limit: query.limit + 1, offset: query.offset }),
  ]);
  if (!email) throw notFound('email');
  const page = cutPage(rows, query.limit, (last) => writeCursor(last.id));
  return { rows: page.rows.map(toNote), next: page.next };
}
