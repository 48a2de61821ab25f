import { sql } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import { database, type Statement } from '../../platform/data/database.ts';
import type { DeletedEmails } from '../../platform/module.ts';
import { attachments } from '../mail/schema.ts';
import { forgetEmailsInDrafts, isInDraft } from './drafts/forget-store.ts';
import { idempotencyKeys, uploads } from './schema.ts';

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
