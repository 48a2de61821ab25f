import { and, asc, eq, sql } from 'drizzle-orm';
import type { Ctx } from '../../../platform/ctx.ts';
import { database, requireThat, type Statement } from '../../../platform/data/database.ts';
import { members, organizations, sessions } from '../schema.ts';

export type OrganizationRow = typeof organizations.$inferSelect;
export type NewOrganization = Omit<OrganizationRow, 'id' | 'createdAt'>;

/** Fails the batch when the user is owner of `most` organizations already. */
export function requireFewerOwned(ctx: Ctx, userId: number, most: number): Statement {
  return requireThat(
    database(ctx),
    sql`(SELECT count(*) FROM ${members} WHERE user_id = ${userId} AND role = 'owner') < ${most}`,
  );
}

/** The id of the organization of this slug, as an expression: for what comes after it in its batch. */
export function idOfSlug(slug: string) {
  return sql`(SELECT id FROM ${organizations} WHERE slug = ${slug})`;
}

/** The organization (its row is the answer), and the membership of its first owner. */
export function insertOrganization(ctx: Ctx, userId: number, organization: NewOrganization): Statement[] {
  const db = database(ctx);
  const createdAt = ctx.now();
  const organizationId = idOfSlug(organization.slug);
  return [
    db
      .insert(organizations)
      .values({ ...organization, createdAt })
      .returning(),
    db.insert(members).values({ organizationId, userId, role: 'owner', createdAt }),
  ];
}

/** Moves one session to an organization, if its user is a member: its row then. */
export function activate(
  ctx: Ctx,
  session: { userId: number; sessionId: string },
  organizationId: number | ReturnType<typeof idOfSlug>,
): Statement {
  return database(ctx)
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

/** That of `ctx`. */
export async function findOrganization(ctx: Ctx): Promise<OrganizationRow> {
  const [found] = await database(ctx)
    .select()
    .from(organizations)
    .where(eq(organizations.id, ctx.organizationId));
  if (!found) throw new Error('the organization that acts is gone');
  return found;
}

/** Those of which the user is a member: the one they have belonged to longest first. */
export async function findOrganizationsOf(
  ctx: Ctx,
  userId: number,
  limit: number,
): Promise<OrganizationRow[]> {
  const rows = await database(ctx)
    .select({ organization: organizations })
    .from(members)
    .innerJoin(organizations, eq(organizations.id, members.organizationId))
    .where(eq(members.userId, userId))
    .orderBy(asc(members.createdAt), asc(members.organizationId))
    .limit(limit);
  return rows.map((row) => row.organization);
}

export async function isSlugTaken(ctx: Ctx, slug: string): Promise<boolean> {
  const found = await database(ctx)
    .select({ id: organizations.id })
    .from(organizations)
    .where(eq(organizations.slug, slug));
  return found.length > 0;
}

/** Its row is the organization as it is then. */
export function updateOrganization(
  ctx: Ctx,
  changes: Partial<NewOrganization>,
): Statement<OrganizationRow[]> {
  return database(ctx)
    .update(organizations)
    .set(changes)
    .where(eq(organizations.id, ctx.organizationId))
    .returning();
}
