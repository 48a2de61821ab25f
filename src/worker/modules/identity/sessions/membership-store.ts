import { eq, type SQL, sql } from 'drizzle-orm';
import { findAgents } from '../../../platform/agents.ts';
import { type Ctx, FIRST_AGENT_ID, type Role, type ServiceCtx } from '../../../platform/ctx.ts';
import { raiseVersions } from '../../../platform/data/commit/announcing.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { type Database, directory, type Statement } from '../../../platform/data/database.ts';
import { roomiest } from '../../../platform/data/measure.ts';
import { hidden } from '../../../platform/data/shown.ts';
import { members, organizations, users } from '../schema.ts';

/** Finds the oldest membership of the user. */
export async function findMembership(
  db: Database,
  userId: number,
): Promise<{ organizationId: number; role: Role } | undefined> {
  const [[row]] = await commit(db, [
    db
      .select({ organizationId: members.organizationId, role: members.role })
      .from(members)
      .where(eq(members.userId, userId))
      .orderBy(members.createdAt, members.organizationId)
      .limit(1),
  ]);
  return row;
}

/** Returns the organization of the user's oldest membership, as an expression. */
export function longestOrganization(userId: number): SQL {
  return sql`(SELECT organization_id FROM ${members} WHERE user_id = ${userId}
    ORDER BY created_at, organization_id LIMIT 1)`;
}

/**
 * Lists the ids of organizations after an id, in order: of all, or of those in a database. Without those that are being
 * deleted.
 */
export async function listOrganizationIds(
  ctx: ServiceCtx,
  after: number,
  limit: number,
  database?: number,
): Promise<number[]> {
  const db = directory(ctx);
  const [rows] = await commit(db, [
    db.all<{ id: number }>(
      sql`SELECT id FROM ${organizations} WHERE id > ${after} AND closed_at IS NULL
        ${database === undefined ? sql`` : sql`AND database = ${database}`} ORDER BY id LIMIT ${limit}`,
    ),
  ]);
  return rows.map(({ id }) => id);
}

/** True, as an expression, while this user belongs to the organization. */
export function isMember(ctx: Ctx, userId: number): SQL {
  return sql`EXISTS (SELECT 1 FROM ${members} WHERE organization_id = ${ctx.organizationId} AND user_id = ${userId})`;
}

/** A user, or an agent of a member of the organization. */
interface Person {
  id: number;
  name: string;
  /** In the organization, of an agent its member's; null for those who are not members or connected now. */
  role: Role | null;
  joinedAt: number | null;
  /** The member for whom an agent acts. */
  actsFor?: number;
}

/** Lists these users and agents. */
export async function listPeople(ctx: Ctx, ids: number[]): Promise<Person[]> {
  const agents = await findAgents(
    ctx,
    ids.filter((id) => id >= FIRST_AGENT_ID),
  );
  const users = await listUsers(ctx, [...ids, ...[...agents.values()].map(({ userId }) => userId)]);
  const roles = new Map(users.map(({ id, role }) => [id, role]));
  return [
    ...users.filter(({ id }) => ids.includes(id)),
    ...[...agents.values()].map(({ id, name, userId, isConnected }) => ({
      id,
      name,
      role: (isConnected && roles.get(userId)) || null,
      joinedAt: null,
      actsFor: userId,
    })),
  ];
}

async function listUsers(ctx: Ctx, userIds: number[]): Promise<Person[]> {
  if (userIds.length === 0) return [];
  const db = directory(ctx);
  const [people] = await commit(db, [
    db.all<Person>(sql`SELECT person.id,
      person.name, member.role, member.created_at AS joinedAt
    FROM ${users} AS person LEFT JOIN ${members} AS member
      ON member.user_id = person.id AND member.organization_id = ${ctx.organizationId}
    WHERE person.id IN (SELECT value FROM json_each(${JSON.stringify(userIds)}))`),
  ]);
  return people;
}

/** Counts the members of the organization. */
export async function countMembers(ctx: Ctx): Promise<number> {
  const [[row]] = await commit(directory(ctx), [selectMemberCount(ctx)]);
  return row!.count;
}

/** Raises the version of each organization that shows this user. */
export function raiseVersionsOfUser(db: Database, userId: number | SQL): Statement {
  return raiseVersions(db, sql`SELECT organization_id FROM ${members} WHERE user_id = ${userId}`);
}

export function selectMemberCount(ctx: Ctx): Statement<{ count: number }[]> {
  return directory(ctx).all(sql`SELECT count(*) AS count FROM ${members}
    WHERE organization_id = ${ctx.organizationId}`);
}

/** Inserts an organization owned by the user, unless they belong to one by now. */
export function insertOwnOrganization(
  db: Database,
  userId: number,
  { name, slug }: { name: string; slug: string },
  now: number,
): Statement[] {
  const hasNone = sql`NOT EXISTS (SELECT 1 FROM ${members} WHERE user_id = ${userId})`;
  // No page shows a new organization yet.
  return [
    db.run(
      sql`INSERT INTO ${organizations} (name, slug, created_at, database)
        SELECT ${name}, ${slug}, ${now}, ${roomiest()} WHERE ${hasNone}`,
    ),
    db.run(sql`INSERT INTO ${members} (organization_id, user_id, role, created_at)
      SELECT id, ${userId}, 'owner', ${now} FROM ${organizations} WHERE slug = ${slug} AND ${hasNone}`),
  ].map(hidden);
}
