import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { MAX_ATTACHMENT_BYTES } from '../sending/limits.ts';
import { uploads } from '../sending/schema.ts';
import { isUsable } from '../sending/upload-store.ts';
import { draftUploads } from './schema.ts';

/** What an upload of a draft is: its place, and whether anybody may want it once the draft has lost it. */
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
  key: string;
  filename: string;
  contentType: string;
  size: number;
}

/** The attachments of a draft in their order, and before them its long texts. */
export function selectDraftFiles(ctx: Ctx, draftId: number | SQL): Statement<DraftFileRow[]> {
  return database(ctx).all(sql`SELECT du.position, u.key, u.filename, u.content_type AS contentType, u.size
    FROM ${draftUploads} AS du JOIN ${uploads} AS u ON u.key = du.key
    WHERE du.draft_id = ${draftId} AND du.organization_id = ${ctx.organizationId}
      AND u.organization_id = ${ctx.organizationId} ORDER BY du.position`);
}

/** True, as an expression, if the organization has these uploads and one email can have all of them. */
export function areAttachable(ctx: Ctx, keys: string[]): SQL {
  return sql`(SELECT count(*) = ${keys.length} AND COALESCE(sum(size), 0) <= ${MAX_ATTACHMENT_BYTES}
    FROM ${uploads} WHERE ${isUsable(ctx, keys)})`;
}

/** Gives a draft uploads in the place of those that it has, which are kept only if another draft has them. */
export function replaceUploads(ctx: Ctx, draftId: number | SQL, part: Part, keys: string[]): Statement[] {
  const db = database(ctx);
  const { organizationId } = ctx;
  const ofDraft = sql`draft_id = ${draftId} AND organization_id = ${organizationId}
    AND position BETWEEN ${part.first} AND ${part.last}`;
  const json = JSON.stringify(keys);
  const lost = sql`key IN (SELECT key FROM ${draftUploads} WHERE ${ofDraft})
    AND key NOT IN (SELECT value FROM json_each(${json}))`;
  return [
    updateLost(ctx, lost, sql`du.draft_id <> ${draftId}`, part.whenLost),
    db.run(sql`DELETE FROM ${draftUploads} WHERE ${ofDraft}`),
    ...(keys.length === 0 ? [] : insertUploads(ctx, draftId, part, keys)),
  ];
}

/** Gives a draft its first uploads. */
export function insertUploads(ctx: Ctx, draftId: number | SQL, part: Part, keys: string[]): Statement[] {
  const db = database(ctx);
  const json = JSON.stringify(keys);
  return [
    db.run(sql`INSERT INTO ${draftUploads} (draft_id, position, organization_id, key)
      SELECT ${draftId}, key + ${part.first}, ${ctx.organizationId}, value FROM json_each(${json})`),
    db.run(sql`UPDATE ${uploads} SET state = 'drafted' WHERE organization_id = ${ctx.organizationId}
      AND key IN (SELECT value FROM json_each(${json})) AND state = 'unused'`),
  ];
}

/** Frees the uploads of drafts that are about to be removed. */
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
