import type { Note } from '../../../../contract/mail/notes.ts';
import { invalid, notFound } from '../../../../lib/errors.ts';
import { type Ctx, workerOf } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { cutPage, type Page, readCursor, writeCursor } from '../../../platform/http/page.ts';
import { toNote } from './present.ts';
import { selectMentions, selectNotes, selectSubject } from './store.ts';

interface NoteQuery {
  /** The id of any email of the conversation. */
  thread?: number | undefined;
  mentions?: 'me' | undefined;
  limit: number;
  offset: number;
  cursor?: string;
}

/**
 * Lists the notes of a conversation, oldest first, or those that mention the caller, newest first. Throws `not_found`;
 * `invalid` without one of both.
 */
export async function listNotes(ctx: Ctx, query: NoteQuery): Promise<Page<Note>> {
  const { thread, mentions } = query;
  if (mentions !== undefined && thread === undefined) return listMentions(ctx, query);
  if (thread === undefined || mentions !== undefined) throw invalid('thread', 'expected it, or mentions=me');
  const [after = 0] = readCursor(query, 1) ?? [];
  const [[email], rows] = await commit(database(ctx), [
    selectSubject(ctx, thread),
    selectNotes(ctx, thread, { after, limit: query.limit + 1, offset: query.offset }),
  ]);
  if (!email) throw notFound('email');
  const page = cutPage(rows, query.limit, (last) => writeCursor(last.id));
  return { rows: page.rows.map(toNote), next: page.next };
}

async function listMentions(ctx: Ctx, query: NoteQuery): Promise<Page<Note>> {
  const [before] = readCursor(query, 1) ?? [];
  const page = { before: before ?? null, limit: query.limit + 1, offset: query.offset };
  const [rows] = await commit(database(ctx), [selectMentions(ctx, workerOf(ctx.actor) ?? 0, page)]);
  const { rows: found, next } = cutPage(rows, query.limit, (last) => writeCursor(last.id));
  return { rows: found.map(toNote), next };
}
