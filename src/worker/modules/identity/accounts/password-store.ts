import { eq, sql } from 'drizzle-orm';
import { type Database, requireThat, type Statement } from '../../../platform/data/database.ts';
import { users } from '../schema.ts';
import { type User, userColumns } from '../sessions/store.ts';
import type { Account } from './store.ts';

export async function findAccount(db: Database, userId: number): Promise<Account | undefined> {
  const [found] = await db
    .select({ user: userColumns, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId));
  return found;
}

export async function findUserByEmail(db: Database, email: string): Promise<User | undefined> {
  const [found] = await db.select(userColumns).from(users).where(eq(users.email, email));
  return found;
}

/** Fails the batch unless this still is the user's password: comparing one takes time, in which it may be changed. */
export function requirePassword(db: Database, userId: number, passwordHash: string): Statement {
  return requireThat(
    db,
    sql`EXISTS (SELECT 1 FROM ${users} WHERE id = ${userId} AND password_hash = ${passwordHash})`,
  );
}

export function setPassword(db: Database, userId: number, passwordHash: string, now: number): Statement {
  return db.update(users).set({ passwordHash, updatedAt: now }).where(eq(users.id, userId));
}

export function setEmailVerified(db: Database, userId: number): Statement {
  return db.update(users).set({ emailVerified: true }).where(eq(users.id, userId));
}
