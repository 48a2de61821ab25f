import { and, eq, gt, sql } from 'drizzle-orm';
import {
  commit,
  type Database,
  deletePast,
  requireThat,
  type Statement,
} from '../../../platform/data/database.ts';
import { DEVICES_PER_USER, TRIES_PER_CHALLENGE } from '../limits.ts';
import { users } from '../schema.ts';
import { type User, userColumns } from '../sessions/store.ts';
import { secondFactors, signInChallenges, trustedDevices } from './schema.ts';
import { countTry, type Factor, isUnlocked } from './store.ts';

type Challenge = typeof signInChallenges.$inferSelect;
type Device = typeof trustedDevices.$inferSelect;

export function insertChallenge(db: Database, challenge: Omit<Challenge, 'attempts'>): Statement {
  return db.insert(signInChallenges).values(challenge);
}

/**
 * Counts a try of a challenge, and of its user's factor. Without `factor` it was not counted, so must not be made:
 * there is no such challenge, or its tries are used up, or the factor is locked until then.
 */
export async function countChallengeTry(
  db: Database,
  idHash: string,
  now: number,
): Promise<{ factor?: Factor; user?: User; remember: boolean; lockedUntil: number | null }> {
  const isLive = and(eq(signInChallenges.idHash, idHash), gt(signInChallenges.expiresAt, now));
  const [, [factor], [found]] = (await commit(db, [
    db
      .update(signInChallenges)
      .set({ attempts: sql`${signInChallenges.attempts} + 1` })
      .where(
        and(
          isLive,
          sql`${signInChallenges.attempts} < ${TRIES_PER_CHALLENGE}`,
          sql`EXISTS (SELECT 1 FROM ${secondFactors} WHERE ${secondFactors.userId} = ${signInChallenges.userId}
            AND ${secondFactors.enabledAt} IS NOT NULL AND ${isUnlocked(now)})`,
        ),
      ),
    // Directly after the guarded statement: changes() tells whether that one counted.
    countTry(
      db,
      now,
      sql`changes() = 1 AND ${secondFactors.userId} =
        (SELECT ${signInChallenges.userId} FROM ${signInChallenges} WHERE ${isLive})`,
    ),
    db
      .select({
        user: userColumns,
        remember: signInChallenges.remember,
        lockedUntil: secondFactors.lockedUntil,
      })
      .from(signInChallenges)
      .innerJoin(users, eq(users.id, signInChallenges.userId))
      .innerJoin(secondFactors, eq(secondFactors.userId, signInChallenges.userId))
      .where(isLive),
  ])) as [unknown[], Factor[], { user: User; remember: boolean; lockedUntil: number | null }[]];
  return { remember: true, lockedUntil: null, ...found, ...(factor ? { factor } : {}) };
}

/** Ends the challenge. Fails the batch when it has ended. */
export function takeChallenge(db: Database, idHash: string): Statement[] {
  return [
    requireThat(db, sql`EXISTS (SELECT 1 FROM ${signInChallenges} WHERE id_hash = ${idHash})`),
    db.delete(signInChallenges).where(eq(signInChallenges.idHash, idHash)),
  ];
}

/** Forgets all but the newest ones of the user, too. */
export function insertDevice(db: Database, device: Device): Statement[] {
  return [
    db.insert(trustedDevices).values(device),
    db.run(sql`DELETE FROM ${trustedDevices} WHERE token_hash IN (SELECT token_hash FROM ${trustedDevices}
      WHERE user_id = ${device.userId} ORDER BY created_at DESC LIMIT -1 OFFSET ${DEVICES_PER_USER})`),
  ];
}

export async function isTrusted(
  db: Database,
  device: Pick<Device, 'tokenHash' | 'userId'>,
  now: number,
): Promise<boolean> {
  const found = await db
    .select({ userId: trustedDevices.userId })
    .from(trustedDevices)
    .where(
      and(
        eq(trustedDevices.tokenHash, device.tokenHash),
        eq(trustedDevices.userId, device.userId),
        gt(trustedDevices.expiresAt, now),
      ),
    );
  return found.length > 0;
}

export function deleteExpiredChallenges(db: Database, now: number, limit: number): Statement {
  return deletePast(db, signInChallenges.idHash, signInChallenges.expiresAt, now, limit);
}

export function deleteExpiredDevices(db: Database, now: number, limit: number): Statement {
  return deletePast(db, trustedDevices.tokenHash, trustedDevices.expiresAt, now, limit);
}
