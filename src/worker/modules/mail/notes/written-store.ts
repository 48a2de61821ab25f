import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../../platform/ctx.ts';
import type { Statement } from '../../../platform/data/database.ts';
import { nextId } from '../../../platform/data/sequence.ts';
import { recordEvents } from '../../../platform/work/outbox.ts';
import { insertFollows, ofEmail } from '../following/store.ts';
import { emails } from '../schema.ts';
import { notes } from './schema.ts';
import { isNote, SEQUENCE } from './store.ts';

/**
 * Records that a note is written if `when` holds, and has its author and the mentioned users follow. Must precede its
 * INSERT.
 */
export function insertWritten(
  ctx: Ctx,
  { emailId, authorId, mentions }: { emailId: number; authorId: number; mentions: number[] },
  when: SQL,
): Statement[] {
  const data = { email_id: emailId, author_id: authorId, mentioned_ids: mentions };
  const id = nextId(ctx.organizationId, SEQUENCE);
  const people = [...new Set([authorId, ...mentions])];
  return [
    recordEvents(
      ctx,
      'note.written',
      sql`SELECT json_set(${JSON.stringify(data)}, '$.note_id', ${id}, '$.is_new', json('true')) AS data
        FROM ${emails} WHERE id = ${emailId} AND organization_id = ${ctx.organizationId} AND ${when}`,
    ),
    insertFollows(ctx, sql`${ofEmail(ctx, sql`${emailId}`, people)} AND ${when}`, { evenIfStopped: true }),
  ];
}

/**
 * Records the users whom a change mentions for the first time, and has them follow. Must precede the UPDATE of the
 * note.
 */
export function insertMentioned(
  ctx: Ctx,
  { id, emailId, authorId, mentions }: { id: number; emailId: number; authorId: number; mentions: number[] },
): Statement[] {
  if (mentions.length === 0) return [];
  const mentioned = sql`SELECT value FROM json_each(${JSON.stringify(mentions)})
    WHERE value NOT IN (SELECT value FROM json_each(n.notified))`;
  const isChangeable = sql`n.${isNote(ctx, id, { authorId })} AND n.deleted_at IS NULL`;
  return [
    recordEvents(
      ctx,
      'note.written',
      sql`SELECT json_object('note_id', n.id, 'email_id', n.email_id, 'author_id', n.author_id,
          'mentioned_ids', (SELECT json_group_array(value) FROM (${mentioned})), 'is_new', json('false')) AS data
        FROM ${notes} AS n WHERE ${isChangeable} AND EXISTS (${mentioned})`,
    ),
    insertFollows(ctx, ofEmail(ctx, sql`${emailId}`, mentions), { evenIfStopped: true }),
  ];
}
