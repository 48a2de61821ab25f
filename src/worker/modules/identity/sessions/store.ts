import { and, eq, inArray, lte } from 'drizzle-orm';
import type { Role } from '../../../platform/ctx.ts';
import type { Database, Statement } from '../../../platform/database.ts';
import { members, sessions, users } from '../schema.ts';

export type User = Pick<typeof users.$inferSelect, keyof typeof userColumns>;
export type Session = typeof sessions.$inferSelect;

export const userColumns = {
  id: users.id,
  email: users.email,
  name: users.name,
  image: users.image,
  emailVerified: users.emailVerified,
  twoFactorEnabled: users.twoFactorEnabled,
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
