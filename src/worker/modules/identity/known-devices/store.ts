import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import { type Database, deletePast, type Statement } from '../../../platform/data/database.ts';
import { DEVICES_PER_USER } from '../limits.ts';
import { users } from '../schema.ts';
import { knownDevices } from './schema.ts';

type Device = Omit<typeof knownDevices.$inferSelect, 'id' | 'userId'>;

/** True, as an expression, where this user signed in with this token before. */
export function isKnown({ tokenHash, email, now }: { tokenHash: string; email: string; now: number }): SQL {
  return sql`EXISTS (SELECT 1 FROM ${knownDevices} AS device JOIN ${users} AS person ON person.id = device.user_id
    WHERE device.token_hash = ${tokenHash} AND device.expires_at > ${now} AND person.email = ${email})`;
}

/**
 * A new token for a browser, by which this user is known from now on, and all who were by the token of `oldHash`; that
 * one is good for nobody any more. Forgets all but the newest devices of the user, too.
 */
export function replaceDevice(
  db: Database,
  userId: number | SQL,
  oldHash: string | null,
  device: Device,
): Statement[] {
  const { tokenHash, createdAt, expiresAt } = device;
  return [
    ...(oldHash === null
      ? []
      : [db.update(knownDevices).set({ tokenHash }).where(eq(knownDevices.tokenHash, oldHash))]),
    db
      .insert(knownDevices)
      .values({ ...device, userId: sql`${userId}` })
      .onConflictDoUpdate({
        target: [knownDevices.tokenHash, knownDevices.userId],
        set: { createdAt, expiresAt },
      }),
    db.run(sql`DELETE FROM ${knownDevices} WHERE id IN (SELECT id FROM ${knownDevices}
      WHERE user_id = ${userId} ORDER BY created_at DESC, id DESC LIMIT -1 OFFSET ${DEVICES_PER_USER})`),
  ];
}

/** All devices of the user but the one of this token. */
export function deleteOtherDevices(db: Database, userId: number, keptHash: string | null): Statement {
  const kept = keptHash === null ? undefined : ne(knownDevices.tokenHash, keptHash);
  return db.delete(knownDevices).where(and(eq(knownDevices.userId, userId), kept));
}

export function deletePastKnownDevices(db: Database, now: number, limit: number): Statement {
  return deletePast(db, knownDevices.id, knownDevices.expiresAt, now, limit);
}
