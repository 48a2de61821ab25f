import type { Note, UpdateNote } from '../../../../contract/mail/notes.ts';
import { notFound } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { wakeOutbox } from '../../../platform/work/outbox.ts';
import { wakeNotices } from '../../notices/index.ts';
import { mentionNotices, sortedIds, writerOf } from './mention.ts';
import { toNote } from './present.ts';
import { notTheAuthor } from './refusal.ts';
import { isNewMention, selectNote, selectSubject, updateNoteRow } from './store.ts';
import { insertMentioned } from './written-store.ts';

/**
 * Changes a note of the current user, and mails members whom it mentions for the first time. Users who have left may
 * stay mentioned. Throws `not_found`; `forbidden` (NOT_THE_AUTHOR); `refused` (NO_SUCH_MEMBER).
 */
export async function updateNote(ctx: Ctx, id: number, given: UpdateNote): Promise<Note> {
  const change = { ...given, ...(given.mentions ? { mentions: sortedIds(given.mentions) } : {}) };
  const db = database(ctx);
  const { userId } = writerOf(ctx);
  const [[note]] = await commit(db, [selectNote(ctx, id)]);
  if (!note || note.deletedAt !== null) throw notFound('note');
  if (note.authorId !== userId) throw notTheAuthor();
  const added = (change.mentions ?? []).filter((each) => !note.mentions.includes(each));
  const [[email]] = await commit(db, [selectSubject(ctx, note.emailId)]);
  const about = { emailId: note.emailId, subject: email?.subject ?? '' };
  const notices = await mentionNotices(ctx, added, about, isNewMention(ctx, id, userId));
  const select = selectNote(ctx, id);
  const mentioned = insertMentioned(ctx, {
    id,
    emailId: note.emailId,
    authorId: userId,
    mentions: added,
  });
  const results = await commit(db, [
    ...notices,
    ...mentioned,
    updateNoteRow(ctx, id, userId, change),
    select,
  ]);
  const [row] = results.of(select);
  if (!row || row.deletedAt !== null) throw notFound('note');
  if (mentioned.length > 0) wakeOutbox(ctx);
  if (notices.length > 0) wakeNotices(ctx);
  return toNote(row);
}
