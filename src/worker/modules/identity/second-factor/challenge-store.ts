import { and, eq, gt, sql } from 'drizzle-orm';
import { commit, deletePast, requireThat } from '../../../platform/data/commit/commit.ts';
import type { Database, Statement } from '../../../platform/data/database.ts';
import { DEVICES_PER_USER, TRIES_PER_CHALLENGE } from '../limits.ts';
import { users } from '../schema.ts';
import { type User, userColumns } from '../users/store.ts';
import { secondFactors, signInChallenges, trustedDevices } from './schema.ts';
import { type Factor, isUnlocked, updateTries } from './store.ts';

type Challenge = typeof signInChallenges.$inferSelect;
type TrustedDevice = typeof trustedDevices.$inferSelect;

/** A sign-in that waits for a code. */
interface PendingSignIn {
  user: User;
  remember: boolean;
  lockedUntil: number | null;
}

export function insertChallenge(db: Database, challenge: Omit<Challenge, 'attempts'>): Statement {
  return db.insert(signInChallenges).values(challenge);
}

/**
 * Counts a try of a challenge, and of its user's factor. The second statement returns the factor if the try was
 * counted, else no row: the challenge does not exist, its tries are used up, or the factor is locked. Then no code may
 * be compared. The third returns the pending sign-in.
 */
export function updateChallengeTries(
  db: Database,
  idHash: string,
  now: number,
): [Statement, Statement<Factor[]>, Statement<PendingSignIn[]>] {
  const isLive = and(eq(signInChallenges.idHash, idHash), gt(signInChallenges.expiresAt, now));
  return [
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
    // Directly after the guarded statement: changes() says whether it counted the try.
    updateTries(
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
  ];
}

/** Deletes a challenge. Fails the batch when it has ended already. */
export function deleteChallenge(db: Database, idHash: string): Statement[] {
  return [
    requireThat(db, sql`EXISTS (SELECT 1 FROM ${signInChallenges} WHERE id_hash = ${idHash})`),
    db.delete(signInChallenges).where(eq(signInChallenges.idHash, idHash)),
  ];
}

/** Inserts a device, and deletes all but the user's newest ones. */
export function insertTrustedDevice(db: Database, device: TrustedDevice): Statement[] {
  return [
    db.insert(trustedDevices).values(device),
    db.run(sql`DELETE FROM ${trustedDevices} WHERE token_hash IN (SELECT token_hash FROM ${trustedDevices}
      WHERE user_id = ${device.userId} ORDER BY created_at DESC LIMIT -1 OFFSET ${DEVICES_PER_USER})`),
  ];
}

export async function isTrustedDevice(
  db: Database,
  device: Pick<TrustedDevice, 'tokenHash' | 'userId'>,
  now: number,
): Promise<boolean> {
  const [rows] = await commit(db, [
    db
      .select({ userId: trustedDevices.userId })
      .from(trustedDevices)
      .where(
        and(
          eq(trustedDevices.tokenHash, device.tokenHash),
          eq(trustedDevices.userId, device.userId),
          gt(trustedDevices.expiresAt, now),
        ),
      ),
  ]);
  return rows.length > 0;
}

export function deleteExpiredChallenges(db: Database, now: number, limit: number): Statement {
  return deletePast(db, signInChallenges.idHash, signInChallenges.expiresAt, now, limit);
}

export function deleteExpiredTrustedDevices(db: Database, now: number, limit: number): Statement {
  return deletePast(db, trustedDevices.tokenHash, trustedDevices.expiresAt, now, limit);
}
