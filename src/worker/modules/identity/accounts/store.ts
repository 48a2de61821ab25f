import { eq, lte, type SQL, sql } from 'drizzle-orm';
import { sha256 } from '../../../platform/crypto.ts';
import { commit, type Database, deletePast, type Statement } from '../../../platform/data/database.ts';
import { isKnown } from '../known-devices/store.ts';
import { accountKey, deviceKey } from '../limits.ts';
import { members, organizations, sessions, signInFailures, users } from '../schema.ts';
import { type Session, type User, userColumns } from '../sessions/store.ts';

export interface NewAccount {
  email: string;
  name: string;
  image: string | null;
  passwordHash: string;
  organization: { name: string; slug: string };
  session: Omit<Session, 'userId' | 'organizationId'>;
  now: number;
  /** What is committed with it, after its rows; the answer has its results. */
  also: Statement[];
}

/**
 * User, organization, membership and session, all or none: a second account with the address violates
 * `users.email`, and with it falls the batch. The later rows find the first two by address and by slug.
 */
export async function insertAccount(
  db: Database,
  account: NewAccount,
): Promise<{ user: User; also: unknown[][] }> {
  const { email, name, image, passwordHash, organization, session, now, also } = account;
  const organizationId = sql`(SELECT id FROM ${organizations} WHERE slug = ${organization.slug})`;
  const userId = userIdOf(email);
  const results = await commit(db, [
    db
      .insert(users)
      .values({ email, name, image, passwordHash, createdAt: now, updatedAt: now })
      .returning(userColumns),
    db.insert(organizations).values({ ...organization, createdAt: now }),
    db.insert(members).values({ organizationId, userId, role: 'owner', createdAt: now }),
    db.insert(sessions).values({ ...session, organizationId, userId }),
    ...also,
  ]);
  const [user] = results[0] as User[];
  if (!user) throw new Error('the inserted account was not returned');
  return { user, also: results.slice(results.length - also.length) };
}

/** The id of the user of this address, as an expression: for what comes after it in its batch. */
export function userIdOf(email: string): SQL {
  return sql`(SELECT id FROM ${users} WHERE email = ${email})`;
}

export interface Account {
  user: User;
  passwordHash: string | null;
}

/**
 * Counts an attempt to sign in, and looks the account up, in one round trip. `attempts` counts this one too;
 * counting before the password is compared is what holds attempts that come at the same time to the limit.
 */
export async function countAttempt(
  db: Database,
  attempt: { email: string; accountHash: string | SQL; windowEndsAt: number; now: number },
): Promise<{ attempts: number; windowEndsAt: number; account: Account | undefined }> {
  const { email, accountHash, windowEndsAt, now } = attempt;
  const isOver = lte(signInFailures.windowEndsAt, now);
  const [[counted], [account]] = await db.batch([
    db
      .insert(signInFailures)
      .values({ accountHash: sql`${accountHash}`, failures: 1, windowEndsAt })
      .onConflictDoUpdate({
        target: signInFailures.accountHash,
        set: {
          failures: sql`CASE WHEN ${isOver} THEN 1 ELSE ${signInFailures.failures} + 1 END`,
          windowEndsAt: sql`CASE WHEN ${isOver} THEN ${windowEndsAt} ELSE ${signInFailures.windowEndsAt} END`,
        },
      })
      .returning({ attempts: signInFailures.failures, windowEndsAt: signInFailures.windowEndsAt }),
    db
      .select({ user: userColumns, passwordHash: users.passwordHash })
      .from(users)
      .where(eq(users.email, email)),
  ]);
  if (!counted) throw new Error('the counted attempt was not returned');
  return { ...counted, account };
}

/** Under what an attempt to sign in is counted: the account, or the device it comes from where the account knows that. */
export function counterOf(email: string, device: string | undefined, now: number): string | SQL {
  if (device === undefined) return accountKey(email);
  const known = isKnown({ tokenHash: sha256(device), email, now });
  return sql`CASE WHEN ${known} THEN ${deviceKey(email, device)} ELSE ${accountKey(email)} END`;
}

export function clearAttempts(db: Database, accountHash: string | SQL): Statement {
  return db.delete(signInFailures).where(eq(signInFailures.accountHash, accountHash));
}

export function deletePastAttempts(db: Database, now: number, limit: number): Statement {
  return deletePast(db, signInFailures.accountHash, signInFailures.windowEndsAt, now, limit);
}
