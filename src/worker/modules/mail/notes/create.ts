import type { CreateNote, Note } from '../../../../contract/mail/notes.ts';
import { DomainError } from '../../../../lib/errors.ts';
import { sha256 } from '../../../../lib/hash.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { wakeOutbox } from '../../../platform/work/outbox.ts';
import { wakeNotices } from '../../notices/index.ts';
import { mentionNotices, sortedIds, writerOf } from './mention.ts';
import { toNote } from './present.ts';
import { insertNote, isNewRequest, selectByRequest, selectNote, selectSubject } from './store.ts';
import { insertWritten } from './written-store.ts';

/**
 * Creates a note and mails the members whom it mentions; once per Idempotency-Key. Throws `refused`: NO_SUCH_EMAIL,
 * NO_SUCH_MEMBER, IDEMPOTENCY_KEY_REUSED.
 */
export async function createNote(ctx: Ctx, given: CreateNote, key: string | undefined): Promise<Note> {
  const input = { ...given, mentions: sortedIds(given.mentions) };
  const db = database(ctx);
  const { userId } = writerOf(ctx);
  const request = key === undefined ? null : { key, hash: sha256(JSON.stringify(input)) };
  const [[email]] = await commit(db, [selectSubject(ctx, input.email_id)]);
  if (!email) throw noSuchEmail();
  const about = { emailId: input.email_id, subject: email.subject };
  const isNew = isNewRequest(ctx, userId, request);
  const notices = await mentionNotices(ctx, input.mentions, about, isNew);
  const written = insertWritten(
    ctx,
    { emailId: input.email_id, authorId: userId, mentions: input.mentions },
    isNew,
  );
  const [insert, advance] = insertNote(ctx, userId, input, request);
  const again = request ? [selectByRequest(ctx, userId, request)] : [];
  // Notices and the event come first: their condition is that the request has created no note yet.
  const results = await commit(db, [...notices, ...written, insert, advance, ...again]);
  const [made] = results.of(insert);
  if (made) {
    wakeOutbox(ctx);
    if (notices.length > 0) wakeNotices(ctx);
    const [[row]] = await commit(db, [selectNote(ctx, made.id)]);
    if (row) return toNote(row);
  }
  const [earlier] = again[0] ? results.of(again[0]) : [];
  if (!earlier) throw noSuchEmail();
  if (earlier.requestHash === request?.hash) return toNote(earlier);
  throw new DomainError(
    'refused',
    'IDEMPOTENCY_KEY_REUSED',
    'This Idempotency-Key was used for another note. Use a new key.',
  );
}

function noSuchEmail(): DomainError {
  const detail = 'email_id: there is no such email in this organization.';
  return new DomainError('refused', 'NO_SUCH_EMAIL', detail);
}
