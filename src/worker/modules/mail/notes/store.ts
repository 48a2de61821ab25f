import { and, eq, getTableColumns, lte, type SQL, sql } from 'drizzle-orm';
import type { CreateNote, UpdateNote } from '../../../../contract/mail/notes.ts';
import type { Ctx, ServiceCtx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { advance, nextId } from '../../../platform/data/sequence.ts';
import { hidden } from '../../../platform/data/shown.ts';
import { registerRows } from '../../../platform/data/written-rows.ts';
import { RECIPIENT_ID } from '../../identity/index.ts';
import type { Condition } from '../../notices/index.ts';
import { emails } from '../schema.ts';
import { type NoteRow, notes } from './schema.ts';

export const SEQUENCE = 'note';

/** The request that creates a note, by its Idempotency-Key. */
export interface NoteRequest {
  key: string;
  hash: string;
}

/** The author of the note, or an admin, who may delete and restore every note. */
type Writer = { authorId: number } | 'admin';

export const isNote = (ctx: Ctx, id: number, writer: Writer = 'admin'): SQL =>
  sql`id = ${id} AND organization_id = ${ctx.organizationId}
    ${writer === 'admin' ? sql`` : sql`AND author_id = ${writer.authorId}`}`;

/** Selects a note, including a deleted one that can be restored; or no row. */
export function selectNote(ctx: Ctx, id: number): Statement<NoteRow[]> {
  return database(ctx)
    .select()
    .from(notes)
    .where(and(eq(notes.id, id), eq(notes.organizationId, ctx.organizationId)));
}

/** Selects the subject of an email of the organization, or no row. */
export function selectSubject(ctx: Ctx, emailId: number): Statement<{ subject: string }[]> {
  return database(ctx).all(sql`SELECT subject FROM ${emails}
    WHERE id = ${emailId} AND organization_id = ${ctx.organizationId}`);
}

/** Selects the notes of the conversation that contains an email, oldest first. */
export function selectNotes(
  ctx: Ctx,
  emailId: number,
  page: { after: number; limit: number; offset: number },
): Statement<NoteRow[]> {
  const { organizationId } = ctx;
  // The join order and the plus keep SQLite from scanning the organization instead of one thread.
  const places = sql`SELECT n.id AS place FROM ${emails} AS e CROSS JOIN ${notes} AS n ON n.email_id = e.id
    WHERE e.thread_id = (SELECT thread_id FROM ${emails} WHERE id = ${emailId} AND organization_id = ${organizationId})
      AND +e.organization_id = ${organizationId} AND n.deleted_at IS NULL AND n.id > ${page.after}
    ORDER BY n.id LIMIT ${page.limit} OFFSET ${page.offset}`;
  return database(ctx)
    .select(getTableColumns(notes))
    .from(sql`(${places}) AS page`)
    .innerJoin(notes, sql`${notes.id} = page.place`)
    .where(sql`+${notes.organizationId} = ${organizationId}`)
    .orderBy(sql`page.place`);
}

/** Selects the notes that mention somebody, newest first. */
export function selectMentions(
  ctx: Ctx,
  id: number,
  { before, limit, offset }: { before: number | null; limit: number; offset: number },
): Statement<NoteRow[]> {
  const isOlder = before === null ? sql`` : sql`AND id < ${before}`;
  return database(ctx)
    .select()
    .from(notes)
    .where(sql`organization_id = ${ctx.organizationId} AND mentions <> '[]' AND deleted_at IS NULL ${isOlder}
      AND ${id} IN (SELECT value FROM json_each(mentions))`)
    .orderBy(sql`id DESC`)
    .limit(limit)
    .offset(offset);
}

/** Returns an SQL condition: the author has not created a note with this key. */
export function isNewRequest(ctx: Ctx, authorId: number, request: NoteRequest | null): Condition {
  if (!request) return sql`true`;
  return sql`NOT EXISTS (SELECT 1 FROM ${notes} WHERE organization_id = ${ctx.organizationId}
    AND author_id = ${authorId} AND request_key = ${request.key})`;
}

/** Selects the note that the author created with this key, or no row. */
export function selectByRequest(ctx: Ctx, authorId: number, { key }: NoteRequest): Statement<NoteRow[]> {
  const { organizationId } = ctx;
  return database(ctx)
    .select()
    .from(notes)
    .where(
      and(eq(notes.organizationId, organizationId), eq(notes.authorId, authorId), eq(notes.requestKey, key)),
    );
}

/** Inserts a note if the organization has the email and the request is new. The first statement returns its id. */
export function insertNote(
  ctx: Ctx,
  authorId: number,
  { email_id: emailId, text, mentions }: CreateNote,
  request: NoteRequest | null,
): [Statement<{ id: number }[]>, Statement] {
  const { organizationId } = ctx;
  const db = database(ctx);
  const ids = JSON.stringify(mentions);
  return [
    db.all(sql`INSERT INTO ${notes} (id, organization_id, email_id, author_id, text, mentions, notified, created_at,
        request_key, request_hash)
      SELECT ${nextId(organizationId, SEQUENCE)}, organization_id, id, ${authorId}, ${text}, ${ids}, ${ids}, ${ctx.now()},
        ${request?.key ?? null}, ${request?.hash ?? null}
      FROM ${emails} WHERE id = ${emailId} AND organization_id = ${organizationId}
        AND ${isNewRequest(ctx, authorId, request)}
      RETURNING id`),
    db.run(advance(organizationId, SEQUENCE, sql`changes() > 0`)),
  ];
}

/** Returns an SQL condition: this note of the author has not mentioned the recipient before. */
export function isNewMention(ctx: Ctx, id: number, authorId: number): Condition {
  return sql`EXISTS (SELECT 1 FROM ${notes} WHERE ${isNote(ctx, id, { authorId })} AND deleted_at IS NULL
    AND ${RECIPIENT_ID} NOT IN (SELECT value FROM json_each(notified)))`;
}

/** Changes a note of the author, if it differs. */
export function updateNoteRow(ctx: Ctx, id: number, authorId: number, change: UpdateNote): Statement {
  const text = sql`COALESCE(${change.text ?? null}, text)`;
  const mentions = sql`COALESCE(${change.mentions ? JSON.stringify(change.mentions) : null}, mentions)`;
  const notified = sql`(SELECT json_group_array(value) FROM
    (SELECT value FROM json_each(notified) UNION SELECT value FROM json_each(${mentions})))`;
  return database(ctx).run(sql`UPDATE ${notes}
    SET text = ${text}, mentions = ${mentions}, notified = ${notified}, edited_at = ${ctx.now()}
    WHERE ${isNote(ctx, id, { authorId })} AND deleted_at IS NULL AND (text <> ${text} OR mentions <> ${mentions})
    RETURNING id`);
}

/** Deletes a note for all members. Returns a row if it existed. */
export function updateToDeleted(ctx: Ctx, id: number, writer: Writer): Statement<{ id: number }[]> {
  return database(ctx).all(sql`UPDATE ${notes} SET deleted_at = ${ctx.now()}
    WHERE ${isNote(ctx, id, writer)} AND deleted_at IS NULL RETURNING id`);
}

/** Restores a note deleted after `since`. Returns a row if there was one. */
export function updateToRestored(
  ctx: Ctx,
  id: number,
  writer: Writer,
  since: number,
): Statement<{ id: number }[]> {
  return database(ctx).all(sql`UPDATE ${notes} SET deleted_at = NULL
    WHERE ${isNote(ctx, id, writer)} AND deleted_at > ${since} RETURNING id`);
}

/** Deletes at most `limit` rows of notes that were deleted by `before`. */
export function deletePastNotes(ctx: ServiceCtx, before: number, limit: number): Statement {
  const db = database(ctx);
  const past = db.select({ id: notes.id }).from(notes).where(lte(notes.deletedAt, before)).limit(limit);
  return hidden(registerRows(db.delete(notes).where(sql`${notes.id} IN ${past}`), past));
}
