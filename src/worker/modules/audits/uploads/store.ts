import { and, asc, eq, gt, inArray, isNotNull, lte, type SQL, sql } from 'drizzle-orm';
import { type CreateUpload, PART_BYTES } from '../../../../contract/audits/uploads.ts';
import type { Ctx, ServiceCtx } from '../../../platform/ctx.ts';
import { requireThat } from '../../../platform/data/commit/commit.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { advance, lastId, nextId } from '../../../platform/data/sequence.ts';
import { hidden } from '../../../platform/data/shown.ts';
import { addObjects, requireRoom, subtractUsage } from '../../../platform/data/usage.ts';
import { registerRows } from '../../../platform/data/written-rows.ts';
import { audits } from '../records/schema.ts';
import { FREED_A_TICK, KEPT_MS, OPEN_FOR_MS } from './limits.ts';
import { type ArrivedPart, type UploadRow, uploadParts, uploads } from './schema.ts';

const SEQUENCE = 'audit_upload';

const ofOrganization = (ctx: Ctx) => eq(uploads.organizationId, ctx.organizationId);
const hasId = (ctx: Ctx, id: number) => and(ofOrganization(ctx), eq(uploads.id, id));
const isPart = (ctx: Ctx, uploadId: number, number: number) =>
  and(
    eq(uploadParts.organizationId, ctx.organizationId),
    eq(uploadParts.uploadId, uploadId),
    eq(uploadParts.number, number),
  );
/** True, as an expression, if an audit still needs the file. */
const isInUse = sql`EXISTS (SELECT 1 FROM ${audits} WHERE ${audits.uploadId} = ${uploads.id}
  AND ${audits.organizationId} = ${uploads.organizationId} AND ${audits.status} IN ('pending', 'processing'))`;

/** Selects the upload, unless its file is about to be deleted. */
export function selectUpload(ctx: Ctx, id: number): Statement<UploadRow[]> {
  return database(ctx)
    .select()
    .from(uploads)
    .where(and(hasId(ctx, id), gt(uploads.expiresAt, ctx.now())));
}

/** Fails the batch unless the upload is complete, and its file has not expired. */
export function requireUpload(ctx: Ctx, id: number): Statement {
  const isThere = sql`id = ${id} AND organization_id = ${ctx.organizationId} AND status = 'complete'
    AND expires_at > ${ctx.now()}`;
  return requireThat(database(ctx), sql`EXISTS (SELECT 1 FROM ${uploads} WHERE ${isThere})`);
}

/** Selects the parts that have arrived, in order. */
export function selectParts(ctx: Ctx, uploadId: number): Statement<ArrivedPart[]> {
  const { number, etag } = uploadParts;
  return database(ctx)
    .select({ number, etag: sql<string>`${etag}`.as('etag') })
    .from(uploadParts)
    .where(
      and(
        eq(uploadParts.organizationId, ctx.organizationId),
        eq(uploadParts.uploadId, uploadId),
        isNotNull(etag),
      ),
    )
    .orderBy(asc(number));
}

/** Counts incomplete uploads, and sums the announced bytes of all, as expressions. */
const openUploads = (ctx: Ctx) =>
  sql`(SELECT count(*) FROM ${uploads} WHERE ${ofOrganization(ctx)} AND status = 'uploading')`;
const uploadBytes = (ctx: Ctx) =>
  sql`(SELECT COALESCE(sum(bytes), 0) FROM ${uploads} WHERE ${ofOrganization(ctx)})`;

export function selectUploadUse(ctx: Ctx): Statement<{ uploads: number; upload_bytes: number }[]> {
  return database(ctx).all(sql`SELECT ${openUploads(ctx)} AS uploads, ${uploadBytes(ctx)} AS upload_bytes`);
}

/** Inserts an upload, which `insert` returns. The statements fail if the organization has no room for it. */
export function insertUpload(
  ctx: Ctx,
  { file_name: fileName, bytes }: CreateUpload,
): { insert: Statement<UploadRow[]>; statements: Statement[] } {
  const { organizationId } = ctx;
  const now = ctx.now();
  const db = database(ctx);
  const insert = db
    .insert(uploads)
    .values({
      id: nextId(organizationId, SEQUENCE),
      organizationId,
      fileName,
      bytes,
      partSize: PART_BYTES,
      status: 'uploading',
      r2UploadId: null,
      createdAt: now,
      expiresAt: now + OPEN_FOR_MS,
    })
    .returning();
  const isNew = sql`id = ${lastId(organizationId, SEQUENCE)} AND organization_id = ${organizationId}`;
  const statements = [
    requireRoom(ctx, 'uploads', openUploads(ctx)),
    requireRoom(ctx, 'upload_bytes', uploadBytes(ctx), bytes),
    insert,
    db.run(advance(organizationId, SEQUENCE, sql`true`)),
    addObjects(ctx, sql`SELECT bytes AS object_bytes FROM ${uploads} WHERE ${isNew}`),
  ];
  return { insert, statements };
}

export function updateR2Id(ctx: Ctx, id: number, r2UploadId: string): Statement<UploadRow[]> {
  return database(ctx).update(uploads).set({ r2UploadId }).where(hasId(ctx, id)).returning();
}

/**
 * Makes `putId` the last request for the part; returns no row if the upload takes no more parts. A part that has
 * arrived stays until another one has.
 */
export function upsertPut(
  ctx: Ctx,
  uploadId: number,
  number: number,
  putId: string,
): Statement<{ number: number }[]> {
  const isOpen = and(hasId(ctx, uploadId), eq(uploads.status, 'uploading'), gt(uploads.expiresAt, ctx.now()));
  return database(ctx).all(sql`INSERT INTO ${uploadParts} (upload_id, number, organization_id, put_id)
    SELECT id, ${number}, organization_id, ${putId} FROM ${uploads} WHERE ${isOpen}
    ON CONFLICT (upload_id, number) DO UPDATE SET put_id = excluded.put_id
    RETURNING number`);
}

/**
 * Stores that R2 has taken the part of the request `putId`. If a later request has begun, it is unknown which of the
 * two R2 keeps: then the part counts as missing, and no row is returned.
 */
export function updateArrived(
  ctx: Ctx,
  uploadId: number,
  number: number,
  { putId, etag }: { putId: string; etag: string },
): [Statement, Statement<{ putId: string }[]>] {
  const db = database(ctx);
  const part = isPart(ctx, uploadId, number);
  return [
    db
      .update(uploadParts)
      .set({ etag: sql`CASE WHEN ${uploadParts.putId} = ${putId} THEN ${etag} END` })
      .where(part),
    db
      .select({ putId: uploadParts.putId })
      .from(uploadParts)
      .where(and(part, eq(uploadParts.putId, putId))),
  ];
}

/** Marks all parts as missing. */
export function updateNoneArrived(ctx: Ctx, uploadId: number): Statement {
  return database(ctx)
    .update(uploadParts)
    .set({ etag: null })
    .where(and(eq(uploadParts.organizationId, ctx.organizationId), eq(uploadParts.uploadId, uploadId)));
}

/** Marks the upload as complete, and returns it; no row if it is complete already or gone. */
export function updateComplete(ctx: Ctx, id: number): Statement<UploadRow[]> {
  return database(ctx)
    .update(uploads)
    .set({ status: 'complete', expiresAt: ctx.now() + KEPT_MS })
    .where(and(hasId(ctx, id), eq(uploads.status, 'uploading'), gt(uploads.expiresAt, ctx.now())))
    .returning();
}

/** Makes the upload unavailable, to delete its file. Returns it, unless an audit still needs the file. */
export function updateExpired(ctx: Ctx, id: number): Statement<UploadRow[]> {
  return database(ctx)
    .update(uploads)
    .set({ expiresAt: 0 })
    .where(and(hasId(ctx, id), sql`NOT ${isInUse}`))
    .returning();
}

/**
 * Like `updateExpired`, for expired uploads of all organizations. Returns those that this database may delete: not the
 * copies of an organization that moves here, whose audits may not have arrived yet.
 */
export function updatePastExpired(ctx: ServiceCtx): Statement<UploadRow[]> {
  const db = database(ctx);
  const past = db
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(lte(uploads.expiresAt, ctx.now()), sql`NOT ${isInUse}`))
    .orderBy(asc(uploads.expiresAt))
    .limit(FREED_A_TICK);
  const change = db.update(uploads).set({ expiresAt: 0 }).where(inArray(uploads.id, past)).returning();
  return hidden(registerRows(change, past));
}

/** Selects some uploads of the organization. */
export function selectUploads(ctx: Ctx): Statement<UploadRow[]> {
  return database(ctx).select().from(uploads).where(ofOrganization(ctx)).limit(FREED_A_TICK);
}

/** Deletes the rows of expired uploads and of their parts. */
export function deleteUploads(ctx: ServiceCtx, ids: number[]): Statement[] {
  const db = database(ctx);
  const among = (column: SQL) => sql`${column} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`;
  return [
    subtractUsage(
      ctx,
      sql`SELECT organization_id, 0 AS database_bytes, bytes AS object_bytes FROM ${uploads}
        WHERE ${among(sql`id`)}`,
    ),
    hidden(db.delete(uploadParts).where(among(sql`${uploadParts.uploadId}`))),
    hidden(db.delete(uploads).where(among(sql`${uploads.id}`))),
  ];
}

/** Selects those of these uploads, of any organization, that exist. */
export function selectExisting(
  ctx: ServiceCtx,
  ids: number[],
): Statement<{ id: number; organizationId: number }[]> {
  return database(ctx)
    .select({ id: uploads.id, organizationId: uploads.organizationId })
    .from(uploads)
    .where(sql`${uploads.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`);
}
