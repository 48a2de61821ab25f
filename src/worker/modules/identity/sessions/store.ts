import { and, desc, eq, getTableColumns, gt, lte, ne, type SQL, sql } from 'drizzle-orm';
import type { Role } from '../../../platform/ctx.ts';
import { type Database, deletePast, requireThat, type Statement } from '../../../platform/data/database.ts';
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

/** The sessions of a user that are good for something, the last used first. */
export function listLiveSessions(
  db: Database,
  userId: number,
  { now, startedAfter }: { now: number; startedAfter: number },
): Promise<Session[]> {
  return db
    .select(getTableColumns(sessions))
    .from(sessions)
    .innerJoin(
      members,
      and(eq(members.organizationId, sessions.organizationId), eq(members.userId, sessions.userId)),
    )
    .where(
      and(eq(sessions.userId, userId), gt(sessions.expiresAt, now), gt(sessions.createdAt, startedAfter)),
    )
    .orderBy(desc(sessions.updatedAt), desc(sessions.createdAt))
    .limit(1000);
}

/** The organization may be an expression. */
export function insertSession(
  db: Database,
  session: Omit<Session, 'organizationId'> & { organizationId: number | SQL },
): Statement {
  return db.insert(sessions).values(session);
}

/**
 * A new session of a user in place of one of theirs: where that one is, and with a cookie of the same kind, which its
 * row tells (`{ remember }`, 1 or 0). There is none when that one has ended.
 */
export function replaceSession(
  db: Database,
  old: { userId: number; sessionId: string },
  row: Omit<Session, 'userId' | 'organizationId' | 'remember'>,
): Statement {
  const { idHash, publicId, createdAt, updatedAt, expiresAt, ipAddress, userAgent } = row;
  return db.all(sql`INSERT INTO ${sessions} (id_hash, public_id, user_id, organization_id, created_at, updated_at,
      expires_at, ip_address, user_agent, remember)
    SELECT ${idHash}, ${publicId}, old.user_id, old.organization_id, ${createdAt}, ${updatedAt},
      ${expiresAt}, ${ipAddress}, ${userAgent}, old.remember
    FROM ${sessions} AS old JOIN ${members} AS member
      ON member.organization_id = old.organization_id AND member.user_id = old.user_id
    WHERE old.public_id = ${old.sessionId} AND old.user_id = ${old.userId}
    RETURNING remember`);
}

export function renewSession(db: Database, idHash: string, expiresAt: number, now: number): Statement {
  return db.update(sessions).set({ expiresAt, updatedAt: now }).where(eq(sessions.idHash, idHash));
}

/** Notes a use, unless one was noted after `before`. */
export function touchSession(db: Database, publicId: string, now: number, before: number): Statement {
  return db
    .update(sessions)
    .set({ updatedAt: now })
    .where(and(eq(sessions.publicId, publicId), lte(sessions.updatedAt, before)));
}

export function deleteSession(db: Database, idHash: string): Statement {
  return db.delete(sessions).where(eq(sessions.idHash, idHash));
}

export function deleteSessionsOfUser(db: Database, userId: number): Statement {
  return db.delete(sessions).where(eq(sessions.userId, userId));
}

/** One session of a user by its public id; fails the batch when there is none. */
export function endSession(db: Database, userId: number, publicId: string): Statement[] {
  const own = and(eq(sessions.publicId, publicId), eq(sessions.userId, userId));
  return [
    requireThat(db, sql`EXISTS (SELECT 1 FROM ${sessions} WHERE ${own})`),
    db.delete(sessions).where(own),
  ];
}

/** All sessions of a user but one. */
export function deleteOtherSessions(db: Database, userId: number, publicId: string): Statement {
  return db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.publicId, publicId)));
}

export function deleteExpiredSessions(db: Database, now: number, limit: number): Statement {
  return deletePast(db, sessions.idHash, sessions.expiresAt, now, limit);
}
