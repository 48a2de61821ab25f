import { and, eq, sql } from 'drizzle-orm';
import type { Language } from '../../../../lib/language.ts';
import { commit, requireThat } from '../../../platform/data/commit/commit.ts';
import type { Database, Statement } from '../../../platform/data/database.ts';
import { hidden } from '../../../platform/data/shown.ts';
import { users } from '../schema.ts';
import { type User, userColumns } from '../users/store.ts';
import { providerAccounts } from './schema.ts';

export type LinkedAccount = typeof providerAccounts.$inferSelect;

/** An account at a provider. */
export interface Subject {
  provider: 'google';
  subject: string;
}

/** Finds the user who signs in with this account. */
export async function findUserBySubject(
  db: Database,
  { provider, subject }: Subject,
): Promise<User | undefined> {
  const [[user]] = await commit(db, [
    db
      .select(userColumns)
      .from(providerAccounts)
      .innerJoin(users, eq(users.id, providerAccounts.userId))
      .where(and(eq(providerAccounts.provider, provider), eq(providerAccounts.subject, subject))),
  ]);
  return user;
}

/** Links an account. Fails the batch, by a UNIQUE violation, when it is linked, or the user has linked another one. */
export function insertLinkedAccount(
  db: Database,
  userId: number,
  { provider, subject }: Subject,
  now: number,
): Statement {
  return db.insert(providerAccounts).values({ userId, provider, subject, createdAt: now });
}

export interface NewUser extends Subject {
  /** The address, normalized, and verified by the provider. */
  email: string;
  name: string;
  image: string | null;
  language: Language;
}

/** Inserts a user without a password, who signs in with this account. The first statement returns the user. */
export function insertUser(db: Database, user: NewUser, now: number): [Statement<User[]>, Statement] {
  const { provider, subject, ...fields } = user;
  return [
    // No page shows the user yet.
    hidden(
      db
        .insert(users)
        .values({ ...fields, emailVerified: true, createdAt: now, updatedAt: now })
        .returning(userColumns),
    ),
    db.insert(providerAccounts).values({
      userId: sql`(SELECT id FROM ${users} WHERE email = ${user.email})`,
      provider,
      subject,
      createdAt: now,
    }),
  ];
}

/** Finds a user's ways to sign in. */
export async function findSignInMethods(
  db: Database,
  userId: number,
): Promise<{ hasPassword: boolean; createdAt: number; accounts: LinkedAccount[] } | undefined> {
  const [[user], accounts] = await commit(db, [
    db
      .select({ hasPassword: sql<number>`${users.passwordHash} IS NOT NULL`, createdAt: users.createdAt })
      .from(users)
      .where(eq(users.id, userId)),
    db.select().from(providerAccounts).where(eq(providerAccounts.userId, userId)),
  ]);
  return user && { hasPassword: user.hasPassword === 1, createdAt: user.createdAt, accounts };
}

/** Unlinks an account. Fails the batch when the user has no other way to sign in. */
export function deleteLinkedAccount(db: Database, userId: number, id: number): Statement[] {
  const hasOther = sql`EXISTS (SELECT 1 FROM ${providerAccounts} WHERE user_id = ${userId} AND id <> ${id})`;
  const hasPassword = sql`EXISTS (SELECT 1 FROM ${users} WHERE id = ${userId} AND password_hash IS NOT NULL)`;
  return [
    requireThat(db, sql`${hasPassword} OR ${hasOther}`),
    db
      .delete(providerAccounts)
      .where(and(eq(providerAccounts.id, id), eq(providerAccounts.userId, userId)))
      .returning({ id: providerAccounts.id }),
  ];
}
