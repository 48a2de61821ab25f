/** All SQL of the module. */
import { and, desc, eq, inArray, isNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { Role } from '../../platform/ctx.ts';
import type { Database, Statement } from '../../platform/database.ts';
import { apiKeys, members, organizations, sessions, signInFailures, users } from './schema.ts';

export type User = Omit<typeof users.$inferSelect, 'passwordHash'>;
export type Session = typeof sessions.$inferSelect;
export type ApiKey = Omit<typeof apiKeys.$inferSelect, 'keyHash' | 'revokedAt'>;

const userColumns = {
  id: users.id,
  email: users.email,
  name: users.name,
  image: users.image,
  emailVerified: users.emailVerified,
  createdAt: users.createdAt,
  updatedAt: users.updatedAt,
};

/** The session of this hash, its user and the user's role; nothing once the user is no member any more. */
export async function findSession(
  db: Database,
  idHash: string,
): Promise<{ session: Session; user: User; role: Role } | undefined> {
  const [found] = await db
    .select({ session: sessions, user: userColumns, role: members.role })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(
      members,
      and(eq(members.organizationId, sessions.organizationId), eq(members.userId, sessions.userId)),
    )
    .where(eq(sessions.idHash, idHash))
    .limit(1);
  return found;
}

export function findSessionsOfUser(db: Database, userId: number): Promise<Session[]> {
  return db.select().from(sessions).where(eq(sessions.userId, userId)).limit(1000);
}

export function insertSession(db: Database, session: Session): Statement {
  return db.insert(sessions).values(session);
}

export function renewSession(db: Database, idHash: string, expiresAt: number, now: number): Statement {
  return db.update(sessions).set({ expiresAt, updatedAt: now }).where(eq(sessions.idHash, idHash));
}

export function deleteSession(db: Database, idHash: string): Statement {
  return db.delete(sessions).where(eq(sessions.idHash, idHash));
}

export function deleteSessionsOfUser(db: Database, userId: number): Statement {
  return db.delete(sessions).where(eq(sessions.userId, userId));
}

export function deleteExpiredSessions(db: Database, now: number, limit: number): Statement {
  const expired = db
    .select({ idHash: sessions.idHash })
    .from(sessions)
    .where(lte(sessions.expiresAt, now))
    .limit(limit);
  return db.delete(sessions).where(inArray(sessions.idHash, expired));
}

export interface NewAccount {
  email: string;
  name: string;
  image: string | null;
  passwordHash: string;
  organization: { name: string; slug: string };
  session: Omit<Session, 'userId' | 'organizationId'>;
  now: number;
}

/**
 * User, organization, membership and session, all or none: a second account with the address violates
 * `users.email`, and with it falls the batch. The later rows find the first two by address and by slug.
 */
export async function insertAccount(
  db: Database,
  account: NewAccount,
): Promise<{ user: User; organizationId: number }> {
  const { email, name, image, passwordHash, organization, session, now } = account;
  const organizationId = sql`(SELECT id FROM ${organizations} WHERE slug = ${organization.slug})`;
  const userId = sql`(SELECT id FROM ${users} WHERE email = ${email})`;
  const [insertedUsers, insertedOrganizations] = await db.batch([
    db
      .insert(users)
      .values({ email, name, image, passwordHash, createdAt: now, updatedAt: now })
      .returning(userColumns),
    db
      .insert(organizations)
      .values({ ...organization, createdAt: now })
      .returning({ id: organizations.id }),
    db.insert(members).values({ organizationId, userId, role: 'owner', createdAt: now }),
    db.insert(sessions).values({ ...session, organizationId, userId }),
  ]);
  const [user] = insertedUsers;
  const [inserted] = insertedOrganizations;
  if (!user || !inserted) throw new Error('the inserted account was not returned');
  return { user, organizationId: inserted.id };
}

export interface Account {
  user: User;
  passwordHash: string | null;
  /** The membership it has had longest; null when it has none. */
  organizationId: number | null;
  role: Role | null;
}

/**
 * Counts an attempt to sign in, and looks the account up, in one round trip. `attempts` counts this one too;
 * counting before the password is compared is what holds attempts that come at the same time to the limit.
 */
export async function countAttempt(
  db: Database,
  attempt: { email: string; accountHash: string; windowEndsAt: number; now: number },
): Promise<{ attempts: number; windowEndsAt: number; account: Account | undefined }> {
  const { email, accountHash, windowEndsAt, now } = attempt;
  const isOver = lte(signInFailures.windowEndsAt, now);
  const [[counted], [account]] = await db.batch([
    db
      .insert(signInFailures)
      .values({ accountHash, failures: 1, windowEndsAt })
      .onConflictDoUpdate({
        target: signInFailures.accountHash,
        set: {
          failures: sql`CASE WHEN ${isOver} THEN 1 ELSE ${signInFailures.failures} + 1 END`,
          windowEndsAt: sql`CASE WHEN ${isOver} THEN ${windowEndsAt} ELSE ${signInFailures.windowEndsAt} END`,
        },
      })
      .returning({ attempts: signInFailures.failures, windowEndsAt: signInFailures.windowEndsAt }),
    db
      .select({
        user: userColumns,
        passwordHash: users.passwordHash,
        organizationId: members.organizationId,
        role: members.role,
      })
      .from(users)
      .leftJoin(members, eq(members.userId, users.id))
      .where(eq(users.email, email))
      .orderBy(members.createdAt, members.organizationId)
      .limit(1),
  ]);
  if (!counted) throw new Error('the counted attempt was not returned');
  return { ...counted, account };
}

export function clearAttempts(db: Database, accountHash: string): Statement {
  return db.delete(signInFailures).where(eq(signInFailures.accountHash, accountHash));
}

export function deletePastAttempts(db: Database, now: number, limit: number): Statement {
  const past = db
    .select({ accountHash: signInFailures.accountHash })
    .from(signInFailures)
    .where(lte(signInFailures.windowEndsAt, now))
    .limit(limit);
  return db.delete(signInFailures).where(inArray(signInFailures.accountHash, past));
}

const apiKeyColumns = {
  id: apiKeys.id,
  organizationId: apiKeys.organizationId,
  userId: apiKeys.userId,
  name: apiKeys.name,
  lastFour: apiKeys.lastFour,
  createdAt: apiKeys.createdAt,
};

/** The active key of this hash and its maker's role; nothing once the maker is no member any more. */
export async function findApiKey(
  db: Database,
  keyHash: string,
): Promise<{ keyId: number; userId: number; organizationId: number; role: Role } | undefined> {
  const [found] = await db
    .select({
      keyId: apiKeys.id,
      userId: apiKeys.userId,
      organizationId: apiKeys.organizationId,
      role: members.role,
    })
    .from(apiKeys)
    .innerJoin(
      members,
      and(eq(members.organizationId, apiKeys.organizationId), eq(members.userId, apiKeys.userId)),
    )
    .where(and(eq(apiKeys.keyHash, keyHash), isNull(apiKeys.revokedAt)))
    .limit(1);
  return found;
}

/** Whose keys: one user's, or with `userId` null everybody's in the organization. */
export interface KeyScope {
  organizationId: number;
  userId: number | null;
}

function active(scope: KeyScope): SQL | undefined {
  return and(
    eq(apiKeys.organizationId, scope.organizationId),
    scope.userId === null ? undefined : eq(apiKeys.userId, scope.userId),
    isNull(apiKeys.revokedAt),
  );
}

/** Newest first, from below the id `before`. */
export function listApiKeys(
  db: Database,
  scope: KeyScope,
  { limit, before }: { limit: number; before: number | null },
): Promise<ApiKey[]> {
  return db
    .select(apiKeyColumns)
    .from(apiKeys)
    .where(and(active(scope), before === null ? undefined : lt(apiKeys.id, before)))
    .orderBy(desc(apiKeys.id))
    .limit(limit);
}

export async function findActiveKey(db: Database, scope: KeyScope, id: number): Promise<ApiKey | undefined> {
  const [found] = await db
    .select(apiKeyColumns)
    .from(apiKeys)
    .where(and(eq(apiKeys.id, id), active(scope)))
    .limit(1);
  return found;
}

/**
 * Beyond `most` active keys of the user the new one gets no name, which the table refuses (see
 * `isTooManyKeys`): so the whole batch falls, other than with a guard that only skips this statement.
 */
export function insertApiKey(
  db: Database,
  key: Omit<typeof apiKeys.$inferInsert, 'id' | 'revokedAt'>,
  most: number,
): Statement {
  const count = db.$count(apiKeys, active({ organizationId: key.organizationId, userId: key.userId }));
  return db
    .insert(apiKeys)
    .values({ ...key, name: sql`CASE WHEN ${count} < ${most} THEN ${key.name} END` })
    .returning(apiKeyColumns);
}

export function isTooManyKeys(error: unknown): boolean {
  for (let e = error, depth = 0; e instanceof Error && depth < 5; e = e.cause, depth++) {
    if (e.message.includes('NOT NULL constraint failed: api_keys.name')) return true;
  }
  return false;
}

export function revokeKey(db: Database, scope: KeyScope, id: number, now: number): Statement {
  return db
    .update(apiKeys)
    .set({ revokedAt: now })
    .where(and(eq(apiKeys.id, id), active(scope)))
    .returning({ id: apiKeys.id });
}
