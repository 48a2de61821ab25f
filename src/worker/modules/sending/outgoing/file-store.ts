import { type SQL, sql } from 'drizzle-orm';
import type { Ctx, ServiceCtx } from '../../../platform/ctx.ts';
import { requireThat } from '../../../platform/data/commit/commit.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { addObjects, subtractUsage } from '../../../platform/data/usage.ts';
import { registerRows } from '../../../platform/data/written-rows.ts';
import { attachments, emails } from '../../mail/schema.ts';
import { type UploadRow, uploads } from '../schema.ts';
import { MAX_UNUSED_UPLOADS, SWEPT_A_TICK, UPLOAD_KEPT_MS } from './limits.ts';

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

/** Inserts an upload. The first statement returns no row if the organization has too many unused uploads. */
export function insertUpload(
  ctx: Ctx,
  row: Omit<UploadRow, 'organizationId' | 'createdAt' | 'state'>,
): [Statement<{ key: string }[]>, Statement] {
  const insert = database(ctx).all<{
    key: string;
  }>(sql`INSERT INTO ${uploads} (key, organization_id, filename, content_type, size, sha256,
      created_at, state)
    SELECT ${row.key}, ${ctx.organizationId}, ${row.filename}, ${row.contentType}, ${row.size}, ${row.sha256},
      ${ctx.now()}, 'unused'
    WHERE (SELECT count(*) FROM ${uploads} WHERE organization_id = ${ctx.organizationId} AND state = 'unused')
      < ${MAX_UNUSED_UPLOADS}
    RETURNING key`);
  const isNew = sql`key = ${row.key} AND organization_id = ${ctx.organizationId}`;
  return [insert, addObjects(ctx, sql`SELECT size AS object_bytes FROM ${uploads} WHERE ${isNew}`)];
}

export type AttachedUpload = Pick<UploadRow, 'key' | 'filename' | 'contentType' | 'size'>;

/** Selects the uploads with these keys that this organization can attach. */
export function selectUploads(ctx: Ctx, keys: string[]): Statement<AttachedUpload[]> {
  return database(ctx).all(
    sql`SELECT key, filename, content_type AS contentType, size FROM ${uploads} WHERE ${isUsable(ctx, keys)}`,
  );
}

/** Marks the uploads as used, so that they are kept. Fails the batch if one of them has been deleted. */
export function updateUsed(ctx: Ctx, keys: string[]): Statement[] {
  if (keys.length === 0) return [];
  return [
    requireThat(
      database(ctx),
      sql`(SELECT count(*) FROM ${uploads} WHERE ${isUsable(ctx, keys)}) = ${keys.length}`,
    ),
    database(ctx).run(sql`UPDATE ${uploads} SET state = 'used' WHERE ${isUsable(ctx, keys)}`),
  ];
}

/** Returns an SQL condition: the upload has one of these keys, and this organization can attach it. */
export function isUsable(ctx: Ctx, keys: string[]): SQL {
  return sql`key IN (SELECT value FROM json_each(${JSON.stringify(keys)}))
    AND organization_id = ${ctx.organizationId} AND state IN ('unused', 'drafted', 'used')`;
}

/** Marks uploads of all organizations that were unused for a day as expired, so that no email can attach them. */
export function updateExpired(ctx: ServiceCtx): Statement {
  const past = sql`SELECT key FROM ${uploads} WHERE state = 'unused'
    AND created_at < ${ctx.now() - UPLOAD_KEPT_MS} ORDER BY created_at LIMIT ${SWEPT_A_TICK}`;
  const change = sql`UPDATE ${uploads} SET state = 'expired' WHERE state = 'unused' AND key IN (${past})`;
  return registerRows(database(ctx).run(change), past);
}

/** Selects at most `SWEPT_A_TICK` expired uploads of all organizations. */
export function selectExpired(ctx: ServiceCtx): Statement<{ key: string }[]> {
  return database(ctx).all(sql`SELECT key FROM ${uploads} WHERE state = 'expired' LIMIT ${SWEPT_A_TICK}`);
}

export function deleteExpired(ctx: ServiceCtx, keys: string[]): Statement[] {
  const expired = sql`state = 'expired' AND key IN (SELECT value FROM json_each(${JSON.stringify(keys)}))`;
  return [
    subtractUsage(
      ctx,
      sql`SELECT organization_id, 0 AS database_bytes, size AS object_bytes FROM ${uploads} WHERE ${expired}`,
    ),
    database(ctx).run(sql`DELETE FROM ${uploads} WHERE ${expired}`),
  ];
}

/** Selects the keys of uploads, of any organization, that have a row. */
export function selectNamedUploads(ctx: ServiceCtx, keys: string[]): Statement<{ key: string }[]> {
  return database(ctx).all(
    sql`SELECT key FROM ${uploads} WHERE key IN (SELECT value FROM json_each(${JSON.stringify(keys)}))`,
  );
}
