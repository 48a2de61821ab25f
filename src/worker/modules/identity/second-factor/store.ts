import { and, count, eq, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { commit, type Database, requireThat, type Statement } from '../../../platform/data/database.ts';
import { LOCK_MS, TRIES_BEFORE_LOCK } from '../limits.ts';
import { users } from '../schema.ts';
import { recoveryCodes, secondFactors, signInChallenges, trustedDevices } from './schema.ts';

export type Factor = typeof secondFactors.$inferSelect;

export async function findFactor(db: Database, userId: number): Promise<Factor | undefined> {
  const [found] = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId));
  return found;
}

export async function countRecoveryCodes(db: Database, userId: number): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
  return row?.left ?? 0;
}

/** A new secret that no code has confirmed yet, in place of one before. Fails the batch when the factor is enabled. */
export function insertSetup(
  db: Database,
  setup: Pick<Factor, 'userId' | 'secret' | 'encryptionKey' | 'createdAt'>,
): Statement[] {
  const fresh = { ...setup, lastStep: null, failures: 0, lockedUntil: null };
  return [
    requireThat(
      db,
      sql`NOT EXISTS (SELECT 1 FROM ${secondFactors} WHERE user_id = ${setup.userId} AND enabled_at IS NOT NULL)`,
    ),
    db.insert(secondFactors).values(fresh).onConflictDoUpdate({ target: secondFactors.userId, set: fresh }),
  ];
}

/** Counts a try before its code is compared, which holds tries at the same time to the limit: set it, and `where`. */
export function countTry(db: Database, now: number, where: SQL): Statement {
  const isAfterLock = sql`${secondFactors.lockedUntil} IS NOT NULL`;
  const failures = sql`CASE WHEN ${isAfterLock} THEN 1 ELSE ${secondFactors.failures} + 1 END`;
  return db
    .update(secondFactors)
    .set({
      failures,
      lockedUntil: sql`CASE WHEN (${failures}) >= ${TRIES_BEFORE_LOCK} THEN ${now + LOCK_MS} END`,
    })
    .where(and(where, isUnlocked(now)))
    .returning();
}

export function isUnlocked(now: number): SQL {
  return sql`(${secondFactors.lockedUntil} IS NULL OR ${secondFactors.lockedUntil} <= ${now})`;
}

/** Counts a try of somebody signed in. Without a factor in the answer there is none, or it is locked until then. */
export async function countOwnTry(
  db: Database,
  userId: number,
  now: number,
): Promise<{ factor: Factor | undefined; lockedUntil: number | null }> {
  const isTheirs = eq(secondFactors.userId, userId);
  const [[factor], [row]] = (await commit(db, [
    countTry(db, now, sql`${isTheirs}`),
    db.select({ lockedUntil: secondFactors.lockedUntil }).from(secondFactors).where(isTheirs),
  ])) as [Factor[], { lockedUntil: number | null }[]];
  return { factor, lockedUntil: row?.lockedUntil ?? null };
}

/** Takes the code of this step. Fails the batch when it or a newer one was taken, or the factor is another by now. */
export function takeStep(db: Database, factor: Factor, step: number): Statement[] {
  const isNewer = or(isNull(secondFactors.lastStep), lt(secondFactors.lastStep, step));
  return [
    requireThat(db, sql`EXISTS (SELECT 1 FROM ${secondFactors} WHERE ${isStill(factor)} AND ${isNewer})`),
    db
      .update(secondFactors)
      .set({ lastStep: step, failures: 0, lockedUntil: null })
      .where(and(eq(secondFactors.userId, factor.userId), isNewer)),
  ];
}

/** Takes this recovery code. Fails the batch when there is none such, or it was used, or the factor is another by now. */
export function takeRecoveryCode(db: Database, factor: Factor, codeHash: string, now: number): Statement[] {
  const isUnused = and(
    eq(recoveryCodes.userId, factor.userId),
    eq(recoveryCodes.codeHash, codeHash),
    isNull(recoveryCodes.usedAt),
  );
  return [
    requireThat(
      db,
      sql`EXISTS (SELECT 1 FROM ${recoveryCodes} WHERE ${isUnused}) AND EXISTS (SELECT 1 FROM ${secondFactors} WHERE ${isStill(factor)})`,
    ),
    db.update(recoveryCodes).set({ usedAt: now }).where(isUnused),
    db
      .update(secondFactors)
      .set({ failures: 0, lockedUntil: null })
      .where(eq(secondFactors.userId, factor.userId)),
  ];
}

/** Fails the batch unless the factor is as it was read: neither set up anew nor switched on or off. */
export function requireUnchanged(db: Database, factor: Factor): Statement {
  return requireThat(db, sql`EXISTS (SELECT 1 FROM ${secondFactors} WHERE ${isStill(factor)})`);
}

function isStill({ userId, secret, enabledAt }: Factor): SQL {
  return sql`${secondFactors.userId} = ${userId} AND ${secondFactors.secret} = ${secret} AND ${secondFactors.enabledAt} IS ${enabledAt}`;
}

export function replaceRecoveryCodes(db: Database, userId: number, hashes: string[]): Statement[] {
  const remove = db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  if (hashes.length === 0) return [remove];
  return [remove, db.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })))];
}

export function enableFactor(db: Database, userId: number, now: number): Statement[] {
  return [
    db.update(secondFactors).set({ enabledAt: now }).where(eq(secondFactors.userId, userId)),
    db.update(users).set({ twoFactorEnabled: true, updatedAt: now }).where(eq(users.id, userId)),
  ];
}

/** With everything that hangs on it. */
export function deleteFactor(db: Database, userId: number, now: number): Statement[] {
  return [
    db.delete(secondFactors).where(eq(secondFactors.userId, userId)),
    db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)),
    ...forgetPasswordUses(db, userId),
    db.update(users).set({ twoFactorEnabled: false, updatedAt: now }).where(eq(users.id, userId)),
  ];
}

/** What a right password led to so far: sign-ins that wait for the second factor, and devices that are spared it. */
export function forgetPasswordUses(db: Database, userId: number): Statement[] {
  return [
    db.delete(signInChallenges).where(eq(signInChallenges.userId, userId)),
    db.delete(trustedDevices).where(eq(trustedDevices.userId, userId)),
  ];
}

/** In no order: those that do not open are not to stand before the others each time. */
export function factorsSealedBefore(db: Database, key: number, limit: number): Promise<Factor[]> {
  const isOlder = lt(secondFactors.encryptionKey, key);
  return db.select().from(secondFactors).where(isOlder).orderBy(sql`random()`).limit(limit);
}

export async function countSealedBefore(db: Database, key: number): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(secondFactors)
    .where(lt(secondFactors.encryptionKey, key));
  return row?.left ?? 0;
}

/** Unless it was set up anew meanwhile. */
export function replaceSeal(db: Database, factor: Factor, secret: string, encryptionKey: number): Statement {
  return db.update(secondFactors).set({ secret, encryptionKey }).where(isStill(factor));
}
