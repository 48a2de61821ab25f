import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import { database, type Statement } from '../../platform/data/database.ts';
import type { DeletedEmails } from '../../platform/module.ts';
import { attachments } from '../mail/schema.ts';
import { QUOTED } from './drafts/upload-store.ts';
import { drafts, draftUploads, idempotencyKeys, uploads } from './schema.ts';

/** Removes deleted emails from drafts, uploads and idempotency keys. */
export function forgetEmails(ctx: Ctx, { ids }: DeletedEmails): Statement[] {
  const db = database(ctx);
  const own = sql`organization_id = ${ctx.organizationId}`;
  return [
    // A file that another email also has is kept.
    db.run(sql`UPDATE ${uploads} SET state = 'expired' WHERE ${own} AND key IN
      (SELECT a.key FROM ${attachments} AS a WHERE a.email_id IN (${ids}) AND NOT EXISTS
        (SELECT 1 FROM ${attachments} AS other WHERE other.key = a.key AND other.email_id NOT IN (${ids}))
        AND NOT ${isInDraft(sql`a.key`)})`),
    ...forgetEmailsInDrafts(ctx, ids),
    // Repeating the completed request must not send a second email.
    db.run(sql`UPDATE ${idempotencyKeys} SET email_id = 0 WHERE ${own} AND email_id IN (${ids})`),
  ];
}

/**
 * Removes the content of deleted emails from drafts: deletes drafts sent as one of them; keeps drafts that refer to
 * one, without the quotation and its files. `emailIds` is a SELECT.
 */
function forgetEmailsInDrafts(ctx: Ctx, emailIds: SQL): Statement[] {
  const own = sql`organization_id = ${ctx.organizationId}`;
  const db = database(ctx);
  const answering = sql`SELECT d.id FROM ${drafts} AS d
    WHERE d.original_email_id IN (${emailIds}) AND d.deleted_at IS NULL AND +d.${own}`;
  const open = sql`SELECT o.id FROM ${drafts} AS o WHERE o.${own} AND o.deleted_at IS NULL AND o.state <> 'sent'`;
  return [
    db.run(sql`UPDATE ${drafts} SET email_id = NULL, recipients = '{"to":[],"cc":[],"bcc":[]}', subject = '', body = '',
        quoted_html = '', snippet = '', original_email_id = NULL, parent_message_id = NULL, references_chain = NULL,
        deleted_at = ${ctx.now()}, remove_at = ${ctx.now()}
      WHERE email_id IN (${emailIds}) AND ${own} AND state = 'sent' RETURNING id`),
    db.run(sql`UPDATE ${drafts} SET email_id = NULL WHERE email_id IN (${emailIds}) AND ${own} RETURNING id`),
    db.run(sql`UPDATE ${uploads} SET state = 'expired' WHERE ${own} AND key IN
      (SELECT q.key FROM ${draftUploads} AS q WHERE q.draft_id IN (${answering}) AND q.position = ${QUOTED.first})`),
    db.run(sql`DELETE FROM ${draftUploads} WHERE position = ${QUOTED.first} AND draft_id IN (${answering})`),
    db.run(
      sql`UPDATE ${drafts} SET original_email_id = NULL, quoted_html = '' WHERE id IN (${answering}) RETURNING id`,
    ),
    db.run(sql`UPDATE ${drafts} SET attachment_count = (SELECT count(*) FROM ${draftUploads} AS f
        WHERE f.draft_id = drafts.id AND f.position >= 0 AND (f.email_id IS NULL OR f.email_id NOT IN (${emailIds})))
      WHERE id IN (SELECT f.draft_id FROM ${draftUploads} AS f
        WHERE f.draft_id IN (${open}) AND f.email_id IN (${emailIds})) RETURNING id`),
    db.run(sql`DELETE FROM ${draftUploads} WHERE draft_id IN (${open}) AND email_id IN (${emailIds})`),
  ];
}

/** Returns an SQL condition: a draft has the file with this key. */
function isInDraft(key: SQL): SQL {
  return sql`EXISTS (SELECT 1 FROM ${draftUploads} AS du WHERE du.key = ${key} AND du.key IS NOT NULL)`;
}
