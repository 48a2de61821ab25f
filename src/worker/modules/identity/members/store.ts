import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Ctx, Role } from '../../../platform/ctx.ts';
import { commit, database, requireThat, type Statement } from '../../../platform/data/database.ts';
import { apiKeys, members, organizations, sessions, users } from '../schema.ts';

export interface MemberRow {
  organizationId: number;
  userId: number;
  role: Role;
  createdAt: number;
  name: string;
  email: string;
  image: string | null;
}

const own = (ctx: Ctx) => eq(members.organizationId, ctx.organizationId);
const ownOf = (ctx: Ctx, userId: number) => and(own(ctx), eq(members.userId, userId));

/** To be awaited, or as a statement of a batch. */
function selectMembers(ctx: Ctx, condition: SQL | undefined) {
  return database(ctx)
    .select({
      organizationId: members.organizationId,
      userId: members.userId,
      role: members.role,
      createdAt: members.createdAt,
      name: users.name,
      email: users.email,
      image: users.image,
    })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(and(own(ctx), condition));
}

/** A user's place in an organization of which they are a member. */
export async function findOwnMembership(
  ctx: Ctx,
  userId: number,
  organization: { id: number } | { slug: string },
): Promise<{ organizationId: number; role: Role } | undefined> {
  const [found] = await database(ctx)
    .select({ organizationId: members.organizationId, role: members.role })
    .from(members)
    .innerJoin(organizations, eq(organizations.id, members.organizationId))
    .where(
      and(
        eq(members.userId, userId),
        'id' in organization
          ? eq(organizations.id, organization.id)
          : eq(organizations.slug, organization.slug),
      ),
    )
    .limit(1);
  return found;
}

export async function findMember(
  ctx: Ctx,
  who: { userId: number } | { email: string },
): Promise<MemberRow | undefined> {
  const condition = 'userId' in who ? eq(members.userId, who.userId) : eq(users.email, who.email);
  const [found] = await selectMembers(ctx, condition).limit(1);
  return found;
}

/** Those who have been there longest first, and how many there are in all. */
export async function findMembers(
  ctx: Ctx,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ members: MemberRow[]; total: number }> {
  const [rows, [count]] = (await commit(database(ctx), [
    selectMembers(ctx, undefined)
      .orderBy(asc(members.createdAt), asc(members.userId))
      .limit(limit)
      .offset(offset),
    database(ctx).select({ total: sql<number>`count(*)` }).from(members).where(own(ctx)),
  ])) as [MemberRow[], { total: number }[]];
  return { members: rows, total: count?.total ?? 0 };
}

const otherOwner = (ctx: Ctx, userId: number) => sql`EXISTS (SELECT 1 FROM ${members}
  WHERE organization_id = ${ctx.organizationId} AND user_id <> ${userId} AND role = 'owner')`;

/** Whether the organization has an owner besides this user. */
export async function hasOtherOwner(ctx: Ctx, userId: number): Promise<boolean> {
  const [row] = await database(ctx).all<{ found: number }>(sql`SELECT ${otherOwner(ctx, userId)} AS found`);
  return row?.found === 1;
}

/** Fails the batch unless the user still has one of these roles. */
export function requireRole(ctx: Ctx, userId: number, roles: Role[]): Statement {
  return requireThat(
    database(ctx),
    sql`EXISTS (SELECT 1 FROM ${members} WHERE ${ownOf(ctx, userId)}
      AND role IN (SELECT value FROM json_each(${JSON.stringify(roles)})))`,
  );
}

/** Fails the batch when the organization has no owner besides this user. */
export function requireOtherOwner(ctx: Ctx, userId: number): Statement {
  return requireThat(database(ctx), otherOwner(ctx, userId));
}

export function updateRole(ctx: Ctx, userId: number, role: Role): Statement {
  return database(ctx).update(members).set({ role }).where(ownOf(ctx, userId));
}

/**
 * Takes the user out of the organization. Sessions that were in it move to the one that the user has belonged to
 * longest, or end when there is none. API keys are revoked for good: joining again does not bring them back.
 */
export function deleteMember(ctx: Ctx, userId: number): Statement[] {
  const db = database(ctx);
  const inIt = sql`user_id = ${userId} AND organization_id = ${ctx.organizationId}`;
  return [
    db.delete(members).where(ownOf(ctx, userId)),
    db.run(sql`UPDATE ${sessions} SET organization_id = another.organization_id
      FROM (SELECT organization_id FROM ${members} WHERE user_id = ${userId}
        ORDER BY created_at, organization_id LIMIT 1) AS another
      WHERE sessions.user_id = ${userId} AND sessions.organization_id = ${ctx.organizationId}`),
    db.run(sql`DELETE FROM ${sessions} WHERE ${inIt}`),
    db.run(sql`UPDATE ${apiKeys} SET revoked_at = ${ctx.now()} WHERE ${inIt} AND revoked_at IS NULL`),
  ];
}
