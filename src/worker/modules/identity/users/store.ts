import { eq, sql } from 'drizzle-orm';
import { commit, requireThat } from '../../../platform/data/commit/commit.ts';
import type { Database, Statement } from '../../../platform/data/database.ts';
import { hidden } from '../../../platform/data/shown.ts';
import { users } from '../schema.ts';

export type User = Pick<typeof users.$inferSelect, keyof typeof userColumns>;

export const userColumns = {
  id: users.id,
  email: users.email,
  name: users.name,
  image: users.image,
  emailVerified: users.emailVerified,
  twoFactorEnabled: users.twoFactorEnabled,
  createdAt: users.createdAt,
  updatedAt: users.updatedAt,
  deletesAt: users.deletesAt,
  language: users.language,
  timezone: users.timezone,
};

export interface Account {
  user: User;
  /** The hash; null if the account has no password. */
  passwordHash: string | null;
}

const accountColumns = { user: userColumns, passwordHash: users.passwordHash };

export function selectAccount(db: Database, userId: number): Statement<Account[]> {
  return db.select(accountColumns).from(users).where(eq(users.id, userId));
}

export function selectAccountByEmail(db: Database, email: string): Statement<Account[]> {
  return db.select(accountColumns).from(users).where(eq(users.email, email));
}

export async function findAccount(db: Database, userId: number): Promise<Account | undefined> {
  const [[account]] = await commit(db, [selectAccount(db, userId)]);
  return account;
}

export async function findUserByEmail(db: Database, email: string): Promise<User | undefined> {
  const [[user]] = await commit(db, [db.select(userColumns).from(users).where(eq(users.email, email))]);
  return user;
}

/** Whether this user has the oldest account. */
export async function isFirstUser(db: Database, userId: number): Promise<boolean> {
  const [[first]] = await commit(db, [db.all<{ id: number }>(sql`SELECT min(id) AS id FROM ${users}`)]);
  return first?.id === userId;
}

/** Fails the batch unless this is still the user's password, which may be changed during the comparison. */
export function requirePassword(db: Database, userId: number, passwordHash: string): Statement {
  return requireThat(
    db,
    sql`EXISTS (SELECT 1 FROM ${users} WHERE id = ${userId} AND password_hash = ${passwordHash})`,
  );
}

export function updatePassword(db: Database, userId: number, passwordHash: string, now: number): Statement {
  return hidden(db.update(users).set({ passwordHash, updatedAt: now }).where(eq(users.id, userId)));
}

/** Fails the batch unless the user's address is verified. */
export function requireVerified(db: Database, userId: number): Statement {
  return requireThat(db, sql`EXISTS (SELECT 1 FROM ${users} WHERE id = ${userId} AND email_verified = 1)`);
}

/** Marks the user's address as verified. */
export function updateEmailVerified(db: Database, userId: number): Statement {
  return db.update(users).set({ emailVerified: true }).where(eq(users.id, userId));
}
