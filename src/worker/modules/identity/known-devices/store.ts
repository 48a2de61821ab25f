import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import { deletePast } from '../../../platform/data/commit/commit.ts';
import type { Database, Statement } from '../../../platform/data/database.ts';
import { DEVICES_PER_USER } from '../limits.ts';
import { users } from '../schema.ts';
import { knownDevices } from './schema.ts';

type Device = Omit<typeof knownDevices.$inferSelect, 'id' | 'userId'>;

/** True, as an expression, if the device with this token is known to the user with this address. */
export function isKnownDevice({
  tokenHash,
  email,
  now,
}: {
  tokenHash: string;
  email: string;
  now: number;
}): SQL {
  return sql`EXISTS (SELECT 1 FROM ${knownDevices} AS device JOIN ${users} AS person ON person.id = device.user_id
    WHERE device.token_hash = ${tokenHash} AND device.expires_at > ${now} AND person.email = ${email})`;
}

/**
 * Makes a browser a known device of this user, with a new token. All users with the token of `oldHash` get the new one;
 * the old token stops working. Also deletes all but the user's newest devices.
 */
export function upsertKnownDevice(
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

/** Deletes all known devices of the user except the one with this token. */
export function deleteOtherDevices(db: Database, userId: number, tokenHash: string | null): Statement {
  const isOther = tokenHash === null ? undefined : ne(knownDevices.tokenHash, tokenHash);
  return db.delete(knownDevices).where(and(eq(knownDevices.userId, userId), isOther));
}

export function deleteExpiredKnownDevices(db: Database, now: number, limit: number): Statement {
  return deletePast(db, knownDevices.id, knownDevices.expiresAt, now, limit);
}
