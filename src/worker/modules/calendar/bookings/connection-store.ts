import { and, count, eq, gt, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Ctx, ServiceCtx } from '../../../platform/ctx.ts';
import { commit, requireThat } from '../../../platform/data/commit/commit.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { advance, nextId } from '../../../platform/data/sequence.ts';
import { type DueJob, insertJob, type JobKind, updateDue } from '../../../platform/work/jobs.ts';
import { HEARD_EVERY } from './limits.ts';
import { bookingConnections, type ConnectionRow } from './schema.ts';
import type { Secrets } from './secrets.ts';

/** The job of a connection: pulls its bookings and finishes the work of webhooks. */
export const BOOKINGS: JobKind = { kind: 'bookings', queue: 'SYNC', startsSlow: true };

const { id, organizationId, token, deletedAt, encryptionKey } = bookingConnections;
const ofOrganization = (ctx: Ctx) => eq(organizationId, ctx.organizationId);
const hasId = (ctx: Ctx, connectionId: number) => and(ofOrganization(ctx), eq(id, connectionId));
const isThere = (ctx: Ctx, connectionId: number) => and(hasId(ctx, connectionId), isNull(deletedAt));

/** Selects the connections that are not deleted, oldest first. */
export function selectConnections(
  ctx: Ctx,
  { after, limit, offset }: { after: number; limit: number; offset: number },
): Statement<ConnectionRow[]> {
  return database(ctx)
    .select()
    .from(bookingConnections)
    .where(and(ofOrganization(ctx), isNull(deletedAt), gt(id, after)))
    .orderBy(id)
    .limit(limit)
    .offset(offset);
}

/** Selects the connection unless it is deleted. */
export function selectConnection(ctx: Ctx, connectionId: number): Statement<ConnectionRow[]> {
  return database(ctx).select().from(bookingConnections).where(isThere(ctx, connectionId));
}

/** Finds the connection, deleted or not. */
export async function findAnyConnection(ctx: Ctx, connectionId: number): Promise<ConnectionRow | undefined> {
  const [[row]] = await commit(database(ctx), [
    database(ctx).select().from(bookingConnections).where(hasId(ctx, connectionId)),
  ]);
  return row;
}

export async function findConnectionByToken(ctx: Ctx, word: string): Promise<ConnectionRow | undefined> {
  const [[row]] = await commit(database(ctx), [
    database(ctx)
      .select()
      .from(bookingConnections)
      .where(and(ofOrganization(ctx), eq(token, word), isNull(deletedAt))),
  ]);
  return row;
}

type NewConnection = Pick<ConnectionRow, 'provider' | 'name' | 'token' | 'secretId' | 'syncAt'> & Secrets;

/** Creates a connection with its job. Returns the connection and the job. */
export function insertConnection(
  ctx: Ctx,
  fields: NewConnection,
): [Statement<ConnectionRow[]>, Statement, Statement<DueJob[]>] {
  const db = database(ctx);
  const created = sql`(SELECT id FROM ${bookingConnections}
    WHERE organization_id = ${ctx.organizationId} AND token = ${fields.token})`;
  return [
    db
      .insert(bookingConnections)
      .values({
        ...fields,
        id: nextId(ctx.organizationId, 'booking_connection'),
        organizationId: ctx.organizationId,
        syncPages: 0,
        createdAt: ctx.now(),
      })
      .returning(),
    db.run(advance(ctx.organizationId, 'booking_connection', sql`true`)),
    insertJob(ctx, BOOKINGS, created),
  ];
}

/** Fails the batch if the organization already has `max` connections. */
export function requireRoom(ctx: Ctx, max: number): Statement {
  const all = sql`(SELECT count(*) FROM ${bookingConnections} WHERE ${ofOrganization(ctx)} AND deleted_at IS NULL)`;
  return requireThat(database(ctx), sql`${all} < ${max}`);
}

/** Fails the batch if the connection is deleted. */
export function requireConnection(ctx: Ctx, connectionId: number): Statement {
  const exists = sql`EXISTS (SELECT 1 FROM ${bookingConnections} WHERE ${isThere(ctx, connectionId)})`;
  return requireThat(database(ctx), exists);
}

type Columns = Partial<Omit<ConnectionRow, 'id' | 'organizationId' | 'encryptionKey'>>;

/** Updates a connection that is not deleted, and returns it. */
export function updateConnection(
  ctx: Ctx,
  connectionId: number,
  columns: { [K in keyof Columns]: Columns[K] | SQL },
): Statement<ConnectionRow[]> {
  return database(ctx).update(bookingConnections).set(columns).where(isThere(ctx, connectionId)).returning();
}

/** Records that a genuine webhook arrived. `error` is the problem that the user has to fix, or null. */
export function updateHeard(ctx: Ctx, connectionId: number, error: string | null): Statement {
  const { lastWebhookAt, webhookError } = bookingConnections;
  const isNews = or(
    isNull(lastWebhookAt),
    lt(lastWebhookAt, ctx.now() - HEARD_EVERY),
    error === null ? isNotNull(webhookError) : sql`${webhookError} IS NOT ${error}`,
  );
  return database(ctx)
    .update(bookingConnections)
    .set({ lastWebhookAt: ctx.now(), webhookError: error })
    .where(and(isThere(ctx, connectionId), isNews));
}

/** Records why a webhook was rejected; a repeated error is written once. */
export function updateWebhookError(ctx: Ctx, connectionId: number, error: string): Statement {
  const { webhookError } = bookingConnections;
  return database(ctx)
    .update(bookingConnections)
    .set({ webhookError: error })
    .where(and(isThere(ctx, connectionId), sql`${webhookError} IS NOT ${error}`));
}

/** Makes a pull due now, after the one in progress if any. Returns the job and the connection. */
export function requestSync(
  ctx: Ctx,
  connectionId: number,
): [Statement<ConnectionRow[]>, Statement<DueJob[]>] {
  return [
    updateConnection(ctx, connectionId, { syncAt: ctx.now(), retryAt: null }),
    updateDue(ctx, BOOKINGS, [connectionId]),
  ];
}

/** Clears the secrets at once; the rest of the row stays until its events are deleted. */
export function updateDeleted(ctx: Ctx, connectionId: number): Statement {
  return database(ctx)
    .update(bookingConnections)
    .set({ deletedAt: ctx.now(), secret: '', apiToken: null })
    .where(isThere(ctx, connectionId));
}

export function deleteConnectionRow(ctx: Ctx, connectionId: number): Statement {
  return database(ctx).delete(bookingConnections).where(hasId(ctx, connectionId));
}

const isSealedBefore = (key: number) => and(lt(encryptionKey, key), isNull(deletedAt));

/** Selects connections of all organizations whose secrets were sealed with an encryption key before `key`. */
export function selectSealedBefore(ctx: ServiceCtx, key: number, limit: number): Statement<ConnectionRow[]> {
  return database(ctx).select().from(bookingConnections).where(isSealedBefore(key)).limit(limit);
}

export function selectSealedCount(ctx: ServiceCtx, key: number): Statement<{ count: number }[]> {
  return database(ctx).select({ count: count() }).from(bookingConnections).where(isSealedBefore(key));
}

/** Replaces sealed secrets unless the connection was deleted in the meantime. */
export function updateSeal(ctx: ServiceCtx, row: ConnectionRow, sealed: Secrets): Statement {
  return database(ctx)
    .update(bookingConnections)
    .set(sealed)
    .where(
      and(eq(organizationId, row.organizationId), eq(id, row.id), eq(bookingConnections.secret, row.secret)),
    );
}
