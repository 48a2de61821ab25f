import { and, eq, sql } from 'drizzle-orm';
import { type Database, requireThat, type Statement } from '../../../platform/data/database.ts';
import { users } from '../schema.ts';
import { type User, userColumns } from '../sessions/store.ts';
import { providerAccounts } from './schema.ts';

export type LinkedAccount = typeof providerAccounts.$inferSelect;

/** An account at a provider. */
export interface Subject {
  provider: 'google';
  subject: string;
}

/** Who signs in with this account. */
export async function findUserBySubject(
  db: Database,
  { provider, subject }: Subject,
): Promise<User | undefined> {
  const [found] = await db
    .select(userColumns)
    .from(providerAccounts)
    .innerJoin(users, eq(users.id, providerAccounts.userId))
    .where(and(eq(providerAccounts.provider, provider), eq(providerAccounts.subject, subject)));
  return found;
}

export async function findUserByEmail(db: Database, email: string): Promise<User | undefined> {
  const [found] = await db.select(userColumns).from(users).where(eq(users.email, email));
  return found;
}

/** Fails the batch, by a UNIQUE violation, when the account is somebody's, or the user has another there. */
export function insertLinkedAccount(
  db: Database,
  userId: number,
  { provider, subject }: Subject,
  now: number,
): Statement {
  return db.insert(providerAccounts).values({ userId, provider, subject, createdAt: now });
}

export interface NewUser extends Subject {
  /** Normalized, and verified by the provider. */
  email: string;
  name: string;
  image: string | null;
}

/** A user without a password, who signs in with this account. The first statement's row is the user. */
export function insertUser(db: Database, user: NewUser, now: number): Statement[] {
  const { provider, subject, ...fields } = user;
  return [
    db
      .insert(users)
      .values({ ...fields, emailVerified: true, createdAt: now, updatedAt: now })
      .returning(userColumns),
    db.insert(providerAccounts).values({
      userId: sql`(SELECT id FROM ${users} WHERE email = ${user.email})`,
      provider,
      subject,
      createdAt: now,
    }),
  ];
}

/** With what a user can sign in. */
export async function findWaysIn(
  db: Database,
  userId: number,
): Promise<{ hasPassword: boolean; createdAt: number; accounts: LinkedAccount[] } | undefined> {
  const [[user], accounts] = await db.batch([
    db
      .select({ hasPassword: sql<number>`${users.passwordHash} IS NOT NULL`, createdAt: users.createdAt })
      .from(users)
      .where(eq(users.id, userId)),
    db.select().from(providerAccounts).where(eq(providerAccounts.userId, userId)),
  ]);
  return user && { hasPassword: user.hasPassword === 1, createdAt: user.createdAt, accounts };
}

/** Fails the batch when nothing else is left to sign in with. The second statement's row is what was removed. */
export function deleteLinkedAccount(db: Database, userId: number, id: number): Statement[] {
  const others = sql`EXISTS (SELECT 1 FROM ${providerAccounts} WHERE user_id = ${userId} AND id <> ${id})`;
  const password = sql`EXISTS (SELECT 1 FROM ${users} WHERE id = ${userId} AND password_hash IS NOT NULL)`;
  return [
    requireThat(db, sql`${password} OR ${others}`),
    db
      .delete(providerAccounts)
      .where(and(eq(providerAccounts.id, id), eq(providerAccounts.userId, userId)))
      .returning({ id: providerAccounts.id }),
  ];
}
