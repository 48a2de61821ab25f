import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../../platform/ctx.ts';
import { requireThat } from '../../../platform/data/commit/commit.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { attachments, emails } from '../../mail/schema.ts';

/** An attachment of a stored email. */
export interface StoredRef {
  email_id: number;
  attachment_id: number;
}

export interface StoredFile {
  emailId: number;
  position: number;
  filename: string;
  contentType: string;
  size: number;
  contentId: string | null;
  key: string;
}

/** Selects the attachments among `refs` that the organization has. */
export function selectStoredFiles(ctx: Ctx, refs: StoredRef[]): Statement<StoredFile[]> {
  return database(
    ctx,
  ).all(sql`SELECT a.email_id AS emailId, a.position, a.filename, a.content_type AS contentType,
      a.size, a.content_id AS contentId, a.key
    FROM ${found(ctx, refs)}`);
}

/** Fails the batch if one of these attachments has been deleted. */
export function requireStoredFiles(ctx: Ctx, refs: StoredRef[]): Statement[] {
  if (refs.length === 0) return [];
  const count = sql`(SELECT count(*) FROM ${found(ctx, refs)})`;
  return [requireThat(database(ctx), sql`${count} = ${refs.length}`)];
}

function found(ctx: Ctx, refs: StoredRef[]): SQL {
  return sql`json_each(${JSON.stringify(refs)}) AS ref CROSS JOIN ${attachments} AS a
    ON a.email_id = ref.value ->> 'email_id' AND a.position = ref.value ->> 'attachment_id'
      AND a.organization_id = ${ctx.organizationId}`;
}

/** Selects the Message-ID of an email, or no row. */
export function selectMessageId(ctx: Ctx, emailId: number): Statement<{ messageId: string }[]> {
  return database(ctx).all(sql`SELECT message_id AS messageId FROM ${emails}
    WHERE id = ${emailId} AND organization_id = ${ctx.organizationId}`);
}
