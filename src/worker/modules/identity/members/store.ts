import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Ctx, Role } from '../../../platform/ctx.ts';
import { commit, requireThat } from '../../../platform/data/commit/commit.ts';
import { directory, type Statement } from '../../../platform/data/database.ts';
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

const isOwn = (ctx: Ctx) => eq(members.organizationId, ctx.organizationId);
const isOwnMember = (ctx: Ctx, userId: number) => and(isOwn(ctx), eq(members.userId, userId));

function selectRows(ctx: Ctx, condition: SQL | undefined) {
  return directory(ctx)
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
    .where(and(isOwn(ctx), condition));
}

/** Selects the members of the organization, the oldest membership first. */
export function selectMembers(
  ctx: Ctx,
  { limit, offset }: { limit: number; offset: number },
): Statement<MemberRow[]> {
  return selectRows(ctx, undefined)
    .orderBy(asc(members.createdAt), asc(members.userId))
    .limit(limit)
    .offset(offset);
}

export async function findMember(
  ctx: Ctx,
  key: { userId: number } | { email: string },
): Promise<MemberRow | undefined> {
  const condition = 'userId' in key ? eq(members.userId, key.userId) : eq(users.email, key.email);
  const [[member]] = await commit(directory(ctx), [selectRows(ctx, condition).limit(1)]);
  return member;
}

/** Finds the membership of a user in an organization, by its id or slug. */
export async function findOwnMembership(
  ctx: Ctx,
  userId: number,
  organization: { id: number } | { slug: string },
): Promise<{ organizationId: number; role: Role } | undefined> {
  const [[membership]] = await commit(directory(ctx), [
    directory(ctx)
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
      .limit(1),
  ]);
  return membership;
}

const otherOwner = (ctx: Ctx, userId: number) => sql`EXISTS (SELECT 1 FROM ${members} AS other
  JOIN ${users} AS person ON person.id = other.user_id WHERE other.organization_id = ${ctx.organizationId}
    AND other.user_id <> ${userId} AND other.role = 'owner' AND person.deletes_at IS NULL)`;

/** Whether the organization has an owner besides this user, whose account stays. */
export async function hasOtherOwner(ctx: Ctx, userId: number): Promise<boolean> {
  const db = directory(ctx);
  const [[row]] = await commit(db, [
    db.all<{ result: number }>(sql`SELECT ${otherOwner(ctx, userId)} AS result`),
  ]);
  return row?.result === 1;
}

/** Fails the batch unless the user still has one of these roles. */
export function requireRole(ctx: Ctx, userId: number, roles: Role[]): Statement {
  return requireThat(
    directory(ctx),
    sql`EXISTS (SELECT 1 FROM ${members} WHERE ${isOwnMember(ctx, userId)}
      AND role IN (SELECT value FROM json_each(${JSON.stringify(roles)})))`,
  );
}

/** Fails the batch when the organization has no owner besides this user. */
export function requireOtherOwner(ctx: Ctx, userId: number): Statement {
  return requireThat(directory(ctx), otherOwner(ctx, userId));
}

export function updateRole(ctx: Ctx, userId: number, role: Role): Statement {
  return directory(ctx).update(members).set({ role }).where(isOwnMember(ctx, userId));
}

/**
 * Removes the user from the organization. Their sessions in it move to the organization of their oldest membership,
 * or are deleted when they have none. Their API keys are revoked for good: joining again does not restore them.
 */
export function deleteMember(ctx: Ctx, userId: number): Statement[] {
  const db = directory(ctx);
  const isTheirs = sql`user_id = ${userId} AND organization_id = ${ctx.organizationId}`;
  return [
    db.delete(members).where(isOwnMember(ctx, userId)),
    db.run(sql`UPDATE ${sessions} SET organization_id = another.organization_id
      FROM (SELECT organization_id FROM ${members} WHERE user_id = ${userId}
        ORDER BY created_at, organization_id LIMIT 1) AS another
      WHERE sessions.user_id = ${userId} AND sessions.organization_id = ${ctx.organizationId}`),
    db.run(sql`DELETE FROM ${sessions} WHERE ${isTheirs}`),
    db.run(sql`UPDATE ${apiKeys} SET revoked_at = ${ctx.now()} WHERE ${isTheirs} AND revoked_at IS NULL`),
  ];
}
