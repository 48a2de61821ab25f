import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../../platform/ctx.ts';
import { requireThat } from '../../../platform/data/commit/commit.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import type { DraftRow } from '../drafts/store.ts';
import { drafts } from '../schema.ts';

/** Returns an SQL condition: the draft is unchanged and still waits to be sent. */
const isStill = (ctx: Ctx, { id, version }: DraftRow) =>
  sql`id = ${id} AND organization_id = ${ctx.organizationId} AND version = ${version}
    AND state IN ('held', 'scheduled') AND deleted_at IS NULL`;

/**
 * Marks the draft as the email that the same batch saves. Fails the batch if the draft was cancelled, changed, deleted
 * or sent meanwhile, so it becomes at most one email.
 */
export function updateToSending(ctx: Ctx, draft: DraftRow, emailId: SQL): Statement[] {
  const db = database(ctx);
  return [
    requireThat(
      db,
      sql`EXISTS (SELECT 1 FROM ${drafts} WHERE ${isStill(ctx, draft)} AND send_at <= ${ctx.now()})`,
    ),
    db.all(sql`UPDATE ${drafts} SET state = 'sending', send_at = NULL, email_id = ${emailId}
      WHERE ${isStill(ctx, draft)} RETURNING id`),
  ];
}

/** Records that the draft could not be converted to an email, if it still waits. */
export function updateToFailed(
  ctx: Ctx,
  draft: DraftRow,
  error: { code: string; message: string },
): Statement {
  return database(ctx).all(sql`UPDATE ${drafts} SET state = 'failed', send_at = NULL, code = ${error.code},
      detail = ${error.message}
    WHERE ${isStill(ctx, draft)} RETURNING id`);
}

/** Returns an SQL expression: when the draft is to be sent, or NULL. */
export function sendTime(ctx: Ctx, id: number): SQL<number> {
  return sql`(SELECT send_at FROM ${drafts} WHERE id = ${id} AND organization_id = ${ctx.organizationId}
    AND state IN ('held', 'scheduled') AND deleted_at IS NULL)`;
}
