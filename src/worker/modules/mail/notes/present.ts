import type { Note } from '../../../../contract/mail/notes.ts';
import type { NoteRow } from './schema.ts';

/** Returns a note in the form of the API. */
export function toNote({ id, emailId, authorId, text, mentions, createdAt, editedAt }: NoteRow): Note {
  return {
    id,
    email_id: emailId,
    author_id: authorId,
    text,
    mentions,
    created_at: new Date(createdAt).toISOString(),
    edited_at: editedAt === null ? null : new Date(editedAt).toISOString(),
  };
}
