import { and, desc, eq, getTableColumns, gt, lte, ne, type SQL, sql } from 'drizzle-orm';
import type { Tags } from '../../../../lib/tags.ts';
import type { Ctx, Role } from '../../../platform/ctx.ts';
import { commit, deletePast, requireThat } from '../../../platform/data/commit/commit.ts';
import { noteHome, selectHome } from '../../../platform/data/commit/homes.ts';
import { type Database, directory, type Statement } from '../../../platform/data/database.ts';
import { hidden } from '../../../platform/data/shown.ts';
import { areStillTags, selectTags } from '../../../platform/tags.ts';
import { members, sessions, users } from '../schema.ts';
import { type User, userColumns } from '../users/store.ts';

export type Session = typeof sessions.$inferSelect;

/** A bound on the rows of a list that has no pages. */
const MAX_LISTED = 1000;

/** Finds the session with this hash, its user and the user's role; undefined when the user is no longer a member. */
export async function findSession(
  db: Database,
  idHash: string,
): Promise<{ session: Session; user: User; role: Role; tags: string | null } | undefined> {
  const [[row]] = await commit(db, [
    db
      .select({
        session: sessions,
        // A batch names result columns, so two with the same name would be merged: sessions also have these.
        user: {
          ...userColumns,
          createdAt: sql<number>`${users.createdAt}`.as('user_created_at'),
          updatedAt: sql<number>`${users.updatedAt}`.as('user_updated_at'),
        },
        role: members.role,
        home: selectHome(sessions.organizationId),
        tags: selectTags(sessions.organizationId),
      })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .innerJoin(
        members,
        and(eq(members.organizationId, sessions.organizationId), eq(members.userId, sessions.userId)),
      )
      .where(eq(sessions.idHash, idHash))
      .limit(1),
  ]);
  if (row) noteHome(row.session.organizationId, row.home);
  return row;
}

/** True, as an expression, while the session with this public id, an expression, lasts. */
export function sessionLasts(ctx: Pick<Ctx, 'now'>, publicId: SQL): SQL {
  return sql`EXISTS (SELECT 1 FROM ${sessions} AS lasting WHERE lasting.public_id = ${publicId}
    AND lasting.expires_at > ${ctx.now()})`;
}

/** A session as last read, with the role of its user and the tags of the organization. */
export interface FoundSession
  extends Pick<Session, 'publicId' | 'userId' | 'organizationId' | 'updatedAt' | 'expiresAt'> {
  role: Role;
  tags: Tags;
}

/** True, as an expression, if the session with this hash is unchanged and has not ended. `longest` is a duration. */
export function isStill(
  idHash: string,
  { publicId, userId, organizationId, updatedAt, expiresAt, role, tags }: FoundSession,
  { now, longest }: { now: number; longest: number },
): SQL {
  return sql`EXISTS (SELECT 1 FROM ${sessions} AS s JOIN ${users} AS u ON u.id = s.user_id
    JOIN ${members} AS m ON m.organization_id = s.organization_id AND m.user_id = s.user_id
    WHERE s.id_hash = ${idHash} AND s.public_id = ${publicId} AND s.user_id = ${userId}
      AND s.organization_id = ${organizationId} AND s.updated_at = ${updatedAt} AND m.role = ${role}
      AND min(s.expires_at, s.created_at + ${longest}) = ${expiresAt} AND ${expiresAt} > ${now})
    AND ${areStillTags(organizationId, tags)}`;
}

export async function listSessionsOfUser(db: Database, userId: number): Promise<Session[]> {
  const [rows] = await commit(db, [
    db.select().from(sessions).where(eq(sessions.userId, userId)).limit(MAX_LISTED),
  ]);
  return rows;
}

/** Lists the valid sessions of a user, the last used first. */
export async function listLiveSessions(
  db: Database,
  userId: number,
  { now, startedAfter }: { now: number; startedAfter: number },
): Promise<Session[]> {
  const [rows] = await commit(db, [
    db
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
      .limit(MAX_LISTED),
  ]);
  return rows;
}

/** Inserts a session. The organization may be an expression. */
export function insertSession(
  db: Database,
  session: Omit<Session, 'organizationId'> & { organizationId: number | SQL },
): Statement {
  return db.insert(sessions).values(session);
}

/**
 * Inserts a session that replaces one of the user's: in the same organization, and with the same kind of cookie. Its
 * row says which (`remember`: 1 or 0). No row when the old session has ended.
 */
export function insertReplacement(
  db: Database,
  old: { userId: number; sessionId: string },
  row: Omit<Session, 'userId' | 'organizationId' | 'remember'>,
): Statement<{ remember: number }[]> {
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

/** Moves a session to an organization, which may be an expression. No row when its user is not a member there. */
export function updateActiveOrganization(
  ctx: Ctx,
  session: { userId: number; sessionId: string },
  organizationId: number | SQL,
): Statement<{ organizationId: number }[]> {
  return directory(ctx)
    .update(sessions)
    .set({ organizationId: sql`${organizationId}` })
    .where(
      and(
        eq(sessions.publicId, session.sessionId),
        eq(sessions.userId, session.userId),
        sql`EXISTS (SELECT 1 FROM ${members} WHERE organization_id = ${organizationId} AND user_id = ${session.userId})`,
      ),
    )
    .returning({ organizationId: sessions.organizationId });
}

export function updateExpiry(db: Database, idHash: string, expiresAt: number, now: number): Statement {
  return hidden(db.update(sessions).set({ expiresAt, updatedAt: now }).where(eq(sessions.idHash, idHash)));
}

/** Records a use, unless one was recorded after `before`. */
export function updateLastUse(db: Database, publicId: string, now: number, before: number): Statement {
  return hidden(
    db
      .update(sessions)
      .set({ updatedAt: now })
      .where(and(eq(sessions.publicId, publicId), lte(sessions.updatedAt, before))),
  );
}

/** The column that tells whose sockets a deletion may close. */
const affected = { organization_id: sessions.organizationId };

export function deleteSession(db: Database, idHash: string): Statement {
  return db.delete(sessions).where(eq(sessions.idHash, idHash)).returning(affected);
}

export function deleteSessionsOfUser(db: Database, userId: number): Statement {
  return db.delete(sessions).where(eq(sessions.userId, userId)).returning(affected);
}

/** Deletes one session of the user by its public id. Fails the batch when it does not exist. */
export function deleteOwnSession(db: Database, userId: number, publicId: string): Statement[] {
  const own = and(eq(sessions.publicId, publicId), eq(sessions.userId, userId));
  return [
    requireThat(db, sql`EXISTS (SELECT 1 FROM ${sessions} WHERE ${own})`),
    db.delete(sessions).where(own).returning(affected),
  ];
}

/** Deletes all sessions of a user except one. */
export function deleteOtherSessions(db: Database, userId: number, publicId: string): Statement {
  const others = and(eq(sessions.userId, userId), ne(sessions.publicId, publicId));
  return db.delete(sessions).where(others).returning(affected);
}

export function deleteExpiredSessions(db: Database, now: number, limit: number): Statement {
  return deletePast(db, sessions.idHash, sessions.expiresAt, now, limit);
}
