import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../../platform/ctx.ts';
import type { Statement } from '../../../platform/data/database.ts';
import { addMails, addUsage, subtractUsage } from '../../../platform/data/usage.ts';
import { attachments, emails } from '../schema.ts';

/**
 * SQL expression: the bytes of an email in the database: row, task, conversation, their indexes, and the text with its
 * search index, including text beyond the row. A deletion subtracts the same: what changes one of the columns must
 * subtract the email before (`subtractEmails`) and add it again after (`addChanged`).
 */
const DATABASE_BYTES = sql.raw(`(4096 + 2 * octet_length(body_text) + COALESCE(length(body_html), 0)
  + iif(octet_length(body_text) > 16380, 2 * min(size, 1000000), 0))`);

/** SQL expression: bytes in R2: the message, and a body outside the row, which is no larger. */
const OBJECT_BYTES = sql.raw('(size * ((raw_key IS NOT NULL) + (body_key IS NOT NULL)))');

/** Returns a SELECT of the usage by emails and their attachments, except uploads, which have their own rows. */
function usageOf(emailsWhere: SQL, filesWhere: SQL | null): SQL {
  const ofEmails = sql`SELECT organization_id, ${DATABASE_BYTES} AS database_bytes, ${OBJECT_BYTES} AS object_bytes, 1 AS mails
    FROM ${emails} WHERE ${emailsWhere}`;
  if (!filesWhere) return ofEmails;
  return sql`${ofEmails} UNION ALL SELECT organization_id, 0, size, 0 FROM ${attachments}
    WHERE ${filesWhere} AND instr(key, '/attachments/') > 0`;
}

/** Adds the emails saved by the batch to the usage. Fails the batch if there is no room for them. */
export function addSaved(
  ctx: Ctx,
  isNew: SQL,
  options: { hasFiles: boolean; isHistory: boolean },
): Statement {
  const files = sql`email_id IN (SELECT id FROM ${emails} WHERE ${isNew})`;
  return addMails(ctx, usageOf(isNew, options.hasFiles ? files : null), options);
}

/** Subtracts emails that the batch is about to delete or to change. `ids` is a SELECT. */
export function subtractEmails(ctx: Ctx, ids: SQL): Statement {
  return subtractUsage(ctx, usageOfEmails(ctx, ids));
}

/** Adds emails that the batch has subtracted and changed. `ids` is a SELECT. */
export function addChanged(ctx: Ctx, ids: SQL): Statement {
  return addUsage(ctx, usageOfEmails(ctx, ids));
}

function usageOfEmails(ctx: Ctx, ids: SQL): SQL {
  const own = sql`+organization_id = ${ctx.organizationId}`;
  return usageOf(sql`id IN (${ids}) AND ${own}`, sql`email_id IN (${ids}) AND ${own}`);
}
