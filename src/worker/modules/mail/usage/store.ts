import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../../platform/ctx.ts';
import type { Statement } from '../../../platform/data/database.ts';
import { addMails, subtractUsage } from '../../../platform/data/usage.ts';
import { attachments, emails } from '../schema.ts';

/**
 * Bytes of an email in the database: its row, its task, its conversation and all their indexes, and the text with its index
 * for the search, also of what a row has no room for. Made of columns that never change, as a deletion subtracts the same.
 */
const DATABASE_BYTES = sql.raw(`(4096 + 2 * octet_length(body_text) + COALESCE(length(body_html), 0)
  + iif(octet_length(body_text) > 16380, 2 * min(size, 1000000), 0))`);

/** Bytes in R2: the message, and a body that is no part of the row, which is no larger. */
const OBJECT_BYTES = sql.raw('(size * ((raw_key IS NOT NULL) + (body_key IS NOT NULL)))');

/** A SELECT of what emails use, and their attachments except uploads, which have rows of their own. */
function usageOf(emailsWhere: SQL, filesWhere: SQL | null): SQL {
  const ofEmails = sql`SELECT organization_id, ${DATABASE_BYTES} AS database_bytes, ${OBJECT_BYTES} AS object_bytes, 1 AS mails
    FROM ${emails} WHERE ${emailsWhere}`;
  if (!filesWhere) return ofEmails;
  return sql`${ofEmails} UNION ALL SELECT organization_id, 0, size, 0 FROM ${attachments}
    WHERE ${filesWhere} AND instr(key, '/attachments/') > 0`;
}

/** Counts the emails that the batch has saved, and fails it if there is no room for them. */
export function addSaved(
  ctx: Ctx,
  isNew: SQL,
  options: { hasFiles: boolean; isHistory: boolean },
): Statement {
  const files = sql`email_id IN (SELECT id FROM ${emails} WHERE ${isNew})`;
  return addMails(ctx, usageOf(isNew, options.hasFiles ? files : null), options);
}

/** Counts emails that the batch is about to delete. `ids` is a SELECT. */
export function subtractDeleted(ctx: Ctx, ids: SQL): Statement {
  const own = sql`+organization_id = ${ctx.organizationId}`;
  return subtractUsage(ctx, usageOf(sql`id IN (${ids}) AND ${own}`, sql`email_id IN (${ids}) AND ${own}`));
}
