import { and, eq, gt, lte, type SQL, sql } from 'drizzle-orm';
import { sha256 } from '../../../../lib/hash.ts';
import { commit, deletePast, requireThat } from '../../../platform/data/commit/commit.ts';
import type { Database, Statement } from '../../../platform/data/database.ts';
import { isKnownDevice } from '../known-devices/store.ts';
import { accountKey, deviceKey } from '../limits.ts';
import { signInFailures } from '../schema.ts';

export interface Attempts {
  /** The number of attempts, including the current one. */
  attempts: number;
  windowEndsAt: number;
}

/**
 * Counts an attempt at a password. Count before comparing the password: that holds concurrent attempts to the limit.
 */
export function upsertAttempt(
  db: Database,
  attempt: { key: string | SQL; windowEndsAt: number; now: number },
): Statement<Attempts[]> {
  const { key, windowEndsAt, now } = attempt;
  const isOver = lte(signInFailures.windowEndsAt, now);
  return db
    .insert(signInFailures)
    .values({ accountHash: sql`${key}`, failures: 1, windowEndsAt })
    .onConflictDoUpdate({
      target: signInFailures.accountHash,
      set: {
        failures: sql`CASE WHEN ${isOver} THEN 1 ELSE ${signInFailures.failures} + 1 END`,
        windowEndsAt: sql`CASE WHEN ${isOver} THEN ${windowEndsAt} ELSE ${signInFailures.windowEndsAt} END`,
      },
    })
    .returning({ attempts: signInFailures.failures, windowEndsAt: signInFailures.windowEndsAt });
}

/** Returns the key under which a sign-in attempt is counted: the account's, or that of its known device. */
export function attemptKey(email: string, knownDevice: string | undefined, now: number): string | SQL {
  if (knownDevice === undefined) return accountKey(email);
  const isKnown = isKnownDevice({ tokenHash: sha256(knownDevice), email, now });
  return sql`CASE WHEN ${isKnown} THEN ${deviceKey(email, knownDevice)} ELSE ${accountKey(email)} END`;
}

/** Fails the batch when there were `most` attempts within the window. */
export function requireFewerAttempts(
  db: Database,
  { key, most, now }: { key: string; most: number; now: number },
): Statement {
  return requireThat(
    db,
    sql`NOT EXISTS (SELECT 1 FROM ${signInFailures} WHERE account_hash = ${key} AND failures >= ${most}
      AND window_ends_at > ${now})`,
  );
}

/** Finds the attempts of the window. */
export async function findAttempts(db: Database, key: string, now: number): Promise<Attempts | undefined> {
  const [[row]] = await commit(db, [
    db
      .select({ attempts: signInFailures.failures, windowEndsAt: signInFailures.windowEndsAt })
      .from(signInFailures)
      .where(and(eq(signInFailures.accountHash, key), gt(signInFailures.windowEndsAt, now))),
  ]);
  return row;
}

export function deleteAttempts(db: Database, key: string | SQL): Statement {
  return db.delete(signInFailures).where(eq(signInFailures.accountHash, key));
}

export function deleteExpiredAttempts(db: Database, now: number, limit: number): Statement {
  return deletePast(db, signInFailures.accountHash, signInFailures.windowEndsAt, now, limit);
}
