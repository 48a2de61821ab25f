import { type SQL, sql } from 'drizzle-orm';
import type { AttachedFile } from '../../../../contract/mail/sending.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { requireThat } from '../../../platform/data/commit/commit.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { attachments } from '../../mail/schema.ts';
import { isUsable } from '../outgoing/file-store.ts';
import { draftUploads, uploads } from '../schema.ts';

/** A part of a draft that has uploads: their positions, and their state once the draft drops them. */
export interface Part {
  first: number;
  last: number;
  whenLost: 'unused' | 'expired';
}
export const ATTACHMENTS: Part = { first: 0, last: 1000, whenLost: 'unused' };
export const BODY: Part = { first: -1, last: -1, whenLost: 'expired' };
export const QUOTED: Part = { first: -2, last: -2, whenLost: 'expired' };

export interface DraftFileRow {
  position: number;
  /** The key of an upload; if null, the other two are not. */
  key: string | null;
  emailId: number | null;
  attachmentId: number | null;
  filename: string;
  contentType: string;
  size: number;
}

/** Selects the long texts of a draft, then its attachments in their order. */
export function selectDraftFiles(ctx: Ctx, draftId: number | SQL): Statement<DraftFileRow[]> {
  const { organizationId } = ctx;
  return database(
    ctx,
  ).all(sql`SELECT du.position, du.key, du.email_id AS emailId, du.attachment_id AS attachmentId,
      COALESCE(u.filename, a.filename, '') AS filename, COALESCE(u.content_type, a.content_type, '') AS contentType,
      COALESCE(u.size, a.size, 0) AS size
    FROM ${draftUploads} AS du
      LEFT JOIN ${uploads} AS u ON u.key = du.key AND u.organization_id = ${organizationId}
      LEFT JOIN ${attachments} AS a ON a.email_id = du.email_id AND a.position = du.attachment_id
        AND a.organization_id = ${organizationId}
    WHERE du.draft_id = ${draftId} AND du.organization_id = ${organizationId} ORDER BY du.position`);
}

/** Returns the file in the form of a request. */
export function toAttached({ key, emailId, attachmentId }: DraftFileRow): AttachedFile {
  return key ?? { email_id: emailId ?? 0, attachment_id: attachmentId ?? 0 };
}

/** Fails the batch unless the organization has these uploads. */
export function requireUploads(ctx: Ctx, keys: string[]): Statement {
  return requireThat(
    database(ctx),
    sql`(SELECT count(*) FROM ${uploads} WHERE ${isUsable(ctx, keys)}) = ${keys.length}`,
  );
}

/** Replaces the files of a part of a draft. Uploads that another draft has are kept. */
export function replaceUploads(
  ctx: Ctx,
  draftId: number | SQL,
  part: Part,
  files: AttachedFile[],
): Statement[] {
  const db = database(ctx);
  const { organizationId } = ctx;
  const ofDraft = sql`draft_id = ${draftId} AND organization_id = ${organizationId}
    AND position BETWEEN ${part.first} AND ${part.last}`;
  const json = JSON.stringify(files.filter((file) => typeof file === 'string'));
  const lost = sql`key IN (SELECT key FROM ${draftUploads} WHERE ${ofDraft})
    AND key NOT IN (SELECT value FROM json_each(${json}))`;
  return [
    updateLost(ctx, lost, sql`du.draft_id <> ${draftId}`, part.whenLost),
    db.run(sql`DELETE FROM ${draftUploads} WHERE ${ofDraft}`),
    ...(files.length === 0 ? [] : insertUploads(ctx, draftId, part, files)),
  ];
}

/** Inserts the first files of a draft. */
export function insertUploads(
  ctx: Ctx,
  draftId: number | SQL,
  part: Part,
  files: AttachedFile[],
): Statement[] {
  const db = database(ctx);
  const json = JSON.stringify(files.map((file) => (typeof file === 'string' ? { key: file } : file)));
  return [
    db.run(sql`INSERT INTO ${draftUploads} (draft_id, position, organization_id, key, email_id, attachment_id)
      SELECT ${draftId}, file.key + ${part.first}, ${ctx.organizationId}, file.value ->> 'key',
        file.value ->> 'email_id', file.value ->> 'attachment_id'
      FROM json_each(${json}) AS file`),
    db.run(sql`UPDATE ${uploads} SET state = 'drafted' WHERE organization_id = ${ctx.organizationId}
      AND key IN (SELECT value ->> 'key' FROM json_each(${json})) AND state = 'unused'`),
  ];
}

/** Frees the uploads of drafts about to be removed. */
export function deleteUploads(ctx: Ctx, draftIds: SQL): Statement[] {
  const ofDrafts = sql`draft_id IN (${draftIds}) AND organization_id = ${ctx.organizationId}`;
  return [
    updateLost(
      ctx,
      sql`key IN (SELECT key FROM ${draftUploads} WHERE ${ofDrafts})`,
      sql`du.draft_id NOT IN (${draftIds})`,
      'expired',
    ),
    database(ctx).run(sql`DELETE FROM ${draftUploads} WHERE ${ofDrafts}`),
  ];
}

function updateLost(ctx: Ctx, lost: SQL, isOther: SQL, state: Part['whenLost']): Statement {
  return database(ctx).run(sql`UPDATE ${uploads} SET state = ${state}, created_at = ${ctx.now()}
    WHERE organization_id = ${ctx.organizationId} AND state = 'drafted' AND ${lost}
      AND NOT EXISTS (SELECT 1 FROM ${draftUploads} AS du WHERE du.key = uploads.key AND ${isOther})`);
}
