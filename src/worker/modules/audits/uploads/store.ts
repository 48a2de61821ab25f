import { and, asc, eq, gt, inArray, isNotNull, lte, type SQL, sql } from 'drizzle-orm';
import { type CreateUpload, PART_BYTES } from '../../../../contract/audits/uploads.ts';
import type { Ctx, ServiceCtx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { about } from '../../../platform/data/looks.ts';
import { advance, lastId, nextId } from '../../../platform/data/sequence.ts';
import { addObjects, requireRoom, subtractUsage } from '../../../platform/data/usage.ts';
import { hidden } from '../../../platform/live/shown.ts';
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
/** An audit still needs the file. */
const isInUse = sql`EXISTS (SELECT 1 FROM ${audits} WHERE ${audits.uploadId} = ${uploads.id}
  AND ${audits.organizationId} = ${uploads.organizationId} AND ${audits.status} IN ('pending', 'processing'))`;

/** The upload, unless its file is about to be deleted. */
export function selectUpload(ctx: Ctx, id: number): Statement<UploadRow[]> {
  return database(ctx)
    .select()
    .from(uploads)
    .where(and(hasId(ctx, id), gt(uploads.expiresAt, ctx.now())));
}

/** The parts that have arrived, in their order. */
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

/** Uploads that are not complete, and the bytes of all, as large as they say, as expressions. */
const openUploads = (ctx: Ctx) =>
  sql`(SELECT count(*) FROM ${uploads} WHERE ${ofOrganization(ctx)} AND status = 'uploading')`;
const uploadBytes = (ctx: Ctx) =>
  sql`(SELECT COALESCE(sum(bytes), 0) FROM ${uploads} WHERE ${ofOrganization(ctx)})`;

export function selectUploadUse(ctx: Ctx): Statement<{ uploads: number; upload_bytes: number }[]> {
  return database(ctx).all(sql`SELECT ${openUploads(ctx)} AS uploads, ${uploadBytes(ctx)} AS upload_bytes`);
}

/** `insert` answers the new upload. The statements fail if the organization has no room for it. */
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
 * The request `putId` is now the last one for the part; no row is answered if the upload takes no parts any more. A part
 * that has arrived stays until another one has.
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
 * R2 has taken the part of the request `putId`. If a later request has begun, nobody knows which of the two R2 keeps:
 * then the part has not arrived, and no row is answered.
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

/** No part has arrived any more. */
export function updateNoneArrived(ctx: Ctx, uploadId: number): Statement {
  return database(ctx)
    .update(uploadParts)
    .set({ etag: null })
    .where(and(eq(uploadParts.organizationId, ctx.organizationId), eq(uploadParts.uploadId, uploadId)));
}

/** Answers the upload, unless it is complete already or gone. */
export function updateComplete(ctx: Ctx, id: number): Statement<UploadRow[]> {
  return database(ctx)
    .update(uploads)
    .set({ status: 'complete', expiresAt: ctx.now() + KEPT_MS })
    .where(and(hasId(ctx, id), eq(uploads.status, 'uploading'), gt(uploads.expiresAt, ctx.now())))
    .returning();
}

/** Nobody finds the upload any more, and its file is deleted. Answers it, unless an audit still needs the file. */
export function updateExpired(ctx: Ctx, id: number): Statement<UploadRow[]> {
  return database(ctx)
    .update(uploads)
    .set({ expiresAt: 0 })
    .where(and(hasId(ctx, id), sql`NOT ${isInUse}`))
    .returning();
}

/**
 * As `updateExpired`, in all organizations: for uploads whose time has come. Answers those that are this database's to free: not
 * the copies of an organization that moves here, whose audits may not have come yet.
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
  return hidden(about(change, past));
}

/** Some uploads of the organization. */
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

/** Those of these uploads, of any organization, that exist. */
export function selectExisting(
  ctx: ServiceCtx,
  ids: number[],
): Statement<{ id: number; organizationId: number }[]> {
  return database(ctx)
    .select({ id: uploads.id, organizationId: uploads.organizationId })
    .from(uploads)
    .where(sql`${uploads.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`);
}
