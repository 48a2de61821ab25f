import { and, count, eq, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { requireThat } from '../../../platform/data/commit/commit.ts';
import type { Database, Statement } from '../../../platform/data/database.ts';
import { LOCK_MS, TRIES_BEFORE_LOCK } from '../limits.ts';
import { users } from '../schema.ts';
import { recoveryCodes, secondFactors, signInChallenges, trustedDevices } from './schema.ts';

export type Factor = typeof secondFactors.$inferSelect;

export function selectFactor(db: Database, userId: number): Statement<Factor[]> {
  return db.select().from(secondFactors).where(eq(secondFactors.userId, userId));
}

/** Counts the unused recovery codes of the user. */
export function selectRecoveryCodeCount(db: Database, userId: number): Statement<{ unused: number }[]> {
  return db
    .select({ unused: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
}

/**
 * Inserts a secret that no code has confirmed yet, or replaces the one before. Fails the batch when the factor is
 * enabled.
 */
export function upsertSetup(
  db: Database,
  setup: Pick<Factor, 'userId' | 'secret' | 'encryptionKey' | 'createdAt'>,
): Statement[] {
  const row = { ...setup, lastStep: null, failures: 0, lockedUntil: null };
  return [
    requireThat(
      db,
      sql`NOT EXISTS (SELECT 1 FROM ${secondFactors} WHERE user_id = ${setup.userId} AND enabled_at IS NOT NULL)`,
    ),
    db.insert(secondFactors).values(row).onConflictDoUpdate({ target: secondFactors.userId, set: row }),
  ];
}

/**
 * Counts a try of the factor that `condition` selects, and returns the factor; no row while it is locked. Count before
 * comparing the code: that holds concurrent tries to the limit.
 */
export function updateTries(db: Database, now: number, condition: SQL): Statement<Factor[]> {
  const isAfterLock = sql`${secondFactors.lockedUntil} IS NOT NULL`;
  const failures = sql`CASE WHEN ${isAfterLock} THEN 1 ELSE ${secondFactors.failures} + 1 END`;
  return db
    .update(secondFactors)
    .set({
      failures,
      lockedUntil: sql`CASE WHEN (${failures}) >= ${TRIES_BEFORE_LOCK} THEN ${now + LOCK_MS} END`,
    })
    .where(and(condition, isUnlocked(now)))
    .returning();
}

export function isUnlocked(now: number): SQL {
  return sql`(${secondFactors.lockedUntil} IS NULL OR ${secondFactors.lockedUntil} <= ${now})`;
}

/** Counts a try of a signed-in user. The second statement returns until when the factor is locked, if it exists. */
export function updateOwnTries(
  db: Database,
  userId: number,
  now: number,
): [Statement<Factor[]>, Statement<{ lockedUntil: number | null }[]>] {
  const isOwn = eq(secondFactors.userId, userId);
  return [
    updateTries(db, now, sql`${isOwn}`),
    db.select({ lockedUntil: secondFactors.lockedUntil }).from(secondFactors).where(isOwn),
  ];
}

/** Uses up the code of this step. Fails the batch when it or a newer one was used, or when the factor was changed. */
export function updateStep(db: Database, factor: Factor, step: number): Statement[] {
  const isNewer = or(isNull(secondFactors.lastStep), lt(secondFactors.lastStep, step));
  return [
    requireThat(db, sql`EXISTS (SELECT 1 FROM ${secondFactors} WHERE ${isUnchanged(factor)} AND ${isNewer})`),
    db
      .update(secondFactors)
      .set({ lastStep: step, failures: 0, lockedUntil: null })
      .where(and(eq(secondFactors.userId, factor.userId), isNewer)),
  ];
}

/** Uses up this recovery code. Fails the batch when it does not exist or was used, or when the factor was changed. */
export function updateRecoveryCodeUsed(
  db: Database,
  factor: Factor,
  codeHash: string,
  now: number,
): Statement[] {
  const isUnused = and(
    eq(recoveryCodes.userId, factor.userId),
    eq(recoveryCodes.codeHash, codeHash),
    isNull(recoveryCodes.usedAt),
  );
  return [
    requireThat(
      db,
      sql`EXISTS (SELECT 1 FROM ${recoveryCodes} WHERE ${isUnused}) AND EXISTS (SELECT 1 FROM ${secondFactors} WHERE ${isUnchanged(factor)})`,
    ),
    db.update(recoveryCodes).set({ usedAt: now }).where(isUnused),
    db
      .update(secondFactors)
      .set({ failures: 0, lockedUntil: null })
      .where(eq(secondFactors.userId, factor.userId)),
  ];
}

/** Fails the batch when the factor was set up again, enabled or disabled since it was read. */
export function requireUnchanged(db: Database, factor: Factor): Statement {
  return requireThat(db, sql`EXISTS (SELECT 1 FROM ${secondFactors} WHERE ${isUnchanged(factor)})`);
}

function isUnchanged({ userId, secret, enabledAt }: Factor): SQL {
  return sql`${secondFactors.userId} = ${userId} AND ${secondFactors.secret} = ${secret} AND ${secondFactors.enabledAt} IS ${enabledAt}`;
}

export function replaceRecoveryCodes(db: Database, userId: number, hashes: string[]): Statement[] {
  const deletion = db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  if (hashes.length === 0) return [deletion];
  return [deletion, db.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })))];
}

export function updateEnabled(db: Database, userId: number, now: number): Statement[] {
  return [
    db.update(secondFactors).set({ enabledAt: now }).where(eq(secondFactors.userId, userId)),
    db.update(users).set({ twoFactorEnabled: true, updatedAt: now }).where(eq(users.id, userId)),
  ];
}

/** Deletes the factor and everything that depends on it. */
export function deleteFactor(db: Database, userId: number, now: number): Statement[] {
  return [
    db.delete(secondFactors).where(eq(secondFactors.userId, userId)),
    db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)),
    ...deleteChallengesAndDevices(db, userId),
    db.update(users).set({ twoFactorEnabled: false, updatedAt: now }).where(eq(users.id, userId)),
  ];
}

/** Deletes the sign-ins that wait for the second factor, and trusted devices: both are based on the password. */
export function deleteChallengesAndDevices(db: Database, userId: number): Statement[] {
  return [
    db.delete(signInChallenges).where(eq(signInChallenges.userId, userId)),
    db.delete(trustedDevices).where(eq(trustedDevices.userId, userId)),
  ];
}

/** Selects factors encrypted with an older key, in random order: undecryptable secrets must not block the rest. */
export function selectFactorsSealedBefore(db: Database, key: number, limit: number): Statement<Factor[]> {
  const isOlder = lt(secondFactors.encryptionKey, key);
  return db.select().from(secondFactors).where(isOlder).orderBy(sql`random()`).limit(limit);
}

export function selectSealedCount(db: Database, key: number): Statement<{ count: number }[]> {
  return db.select({ count: count() }).from(secondFactors).where(lt(secondFactors.encryptionKey, key));
}

/** Stores the secret. Does nothing if the factor was set up again meanwhile. */
export function updateSecret(db: Database, factor: Factor, secret: string, encryptionKey: number): Statement {
  return db.update(secondFactors).set({ secret, encryptionKey }).where(isUnchanged(factor));
}
