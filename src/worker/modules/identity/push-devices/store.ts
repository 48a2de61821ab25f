import { count, eq, lt, type SQL, sql } from 'drizzle-orm';
import { MAX_DEVICES, type RegisterDevice } from '../../../../contract/notifications/devices.ts';
import type { Ctx, ServiceCtx } from '../../../platform/ctx.ts';
import { requireThat } from '../../../platform/data/commit/commit.ts';
import { directory, type Statement } from '../../../platform/data/database.ts';
import type { Reader } from '../../notices/index.ts';
import { members, users } from '../schema.ts';
import { sessionLasts } from '../sessions/store.ts';
import { type PushDeviceRow, type PushKeysRow, pushDevices, pushKeys } from './schema.ts';

/** Selects the devices of a user whose sessions have not ended, oldest first. */
export function selectDevices(ctx: ServiceCtx, userId: number): Statement<PushDeviceRow[]> {
  return directory(ctx)
    .select()
    .from(pushDevices)
    .where(sql`user_id = ${userId} AND ${isSignedIn(ctx)}`)
    .orderBy(pushDevices.id);
}

/** True, as an expression, while the session that has registered a device lasts. */
export const isSignedIn = (ctx: ServiceCtx): SQL => sessionLasts(ctx, sql`${pushDevices.sessionId}`);

/**
 * Stores a device for a user and a session, and returns it. A known endpoint keeps its id, and belongs to this user
 * then. Fails the batch if the user has too many.
 */
export function upsertDevice(
  ctx: ServiceCtx,
  owner: { userId: number; sessionId: string },
  { endpoint, keys, name }: RegisterDevice,
): [Statement<PushDeviceRow[]>, Statement] {
  const db = directory(ctx);
  const own = { ...owner, ...keys, name };
  const isSame = sql`${pushDevices.userId} = ${owner.userId}`;
  return [
    db
      .insert(pushDevices)
      .values({ ...own, endpoint, createdAt: ctx.now() })
      .onConflictDoUpdate({
        target: pushDevices.endpoint,
        set: {
          ...own,
          createdAt: sql`iif(${isSame}, ${pushDevices.createdAt}, ${ctx.now()})`,
          lastUsedAt: sql`iif(${isSame}, ${pushDevices.lastUsedAt}, NULL)`,
        },
      })
      .returning(),
    requireThat(
      db,
      sql`(SELECT count(*) FROM ${pushDevices} WHERE user_id = ${owner.userId}) <= ${MAX_DEVICES}`,
    ),
  ];
}

/** A device as it is pushed to. */
export type Device = Pick<PushDeviceRow, 'id' | 'userId' | 'endpoint' | 'p256dh' | 'auth'> & Reader;

/** Selects a device of a member of the organization whose session lasts, or no row. */
export function selectDevice(ctx: Ctx, id: number): Statement<Device[]> {
  const { userId, endpoint, p256dh, auth } = pushDevices;
  return directory(ctx)
    .select({
      id: pushDevices.id,
      userId,
      endpoint,
      p256dh,
      auth,
      timezone: users.timezone,
      language: users.language,
    })
    .from(pushDevices)
    .innerJoin(users, eq(users.id, userId))
    .where(sql`${pushDevices.id} = ${id} AND ${isSignedIn(ctx)} AND EXISTS (SELECT 1 FROM ${members}
      WHERE ${members.organizationId} = ${ctx.organizationId} AND ${members.userId} = ${userId})`);
}

/** Stores when a device was last used. */
export function updateUsed(ctx: ServiceCtx, id: number): Statement {
  return directory(ctx).update(pushDevices).set({ lastUsedAt: ctx.now() }).where(eq(pushDevices.id, id));
}

/** Deletes a device of a user. Returns no row if there is none. */
export function deleteDevice(ctx: ServiceCtx, userId: number, id: number): Statement<{ id: number }[]> {
  return directory(ctx)
    .delete(pushDevices)
    .where(sql`id = ${id} AND user_id = ${userId}`)
    .returning({ id: pushDevices.id });
}

/** The only key pair. */
const NUMBER = 1;

export function selectKeys(ctx: ServiceCtx): Statement<PushKeysRow[]> {
  return directory(ctx).select().from(pushKeys).where(eq(pushKeys.number, NUMBER));
}

/** Selects the key pair if it is sealed with an older encryption key than this. */
export function selectKeysSealedBefore(ctx: ServiceCtx, key: number): Statement<PushKeysRow[]> {
  return directory(ctx).select().from(pushKeys).where(lt(pushKeys.encryptionKey, key));
}

export function selectSealedCount(ctx: ServiceCtx, key: number): Statement<{ count: number }[]> {
  return directory(ctx).select({ count: count() }).from(pushKeys).where(lt(pushKeys.encryptionKey, key));
}

/** Stores the private key as it is sealed now. */
export function updateSeal(ctx: ServiceCtx, privateKey: string): Statement {
  return directory(ctx).update(pushKeys).set({ privateKey }).where(eq(pushKeys.number, NUMBER));
}

/** Stores the key pair, unless there is one. */
export function insertKeys(
  ctx: ServiceCtx,
  keys: Pick<typeof pushKeys.$inferInsert, 'publicKey' | 'privateKey'>,
): Statement {
  return directory(ctx)
    .insert(pushKeys)
    .values({ number: NUMBER, ...keys, createdAt: ctx.now() })
    .onConflictDoNothing();
}
