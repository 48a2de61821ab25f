import { asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit, requireThat } from '../../../platform/data/commit/commit.ts';
import { directory, type Statement } from '../../../platform/data/database.ts';
import { roomiest } from '../../../platform/data/measure.ts';
import { hidden } from '../../../platform/data/shown.ts';
import { members, organizations } from '../schema.ts';

export type OrganizationRow = typeof organizations.$inferSelect;
export type NewOrganization = Pick<OrganizationRow, 'name' | 'slug' | 'logo' | 'metadata'>;

/** Fails the batch when the user is owner of `most` organizations already. */
export function requireFewerOwned(ctx: Ctx, userId: number, most: number): Statement {
  return requireThat(
    directory(ctx),
    sql`(SELECT count(*) FROM ${members} WHERE user_id = ${userId} AND role = 'owner') < ${most}`,
  );
}

/** Returns the id of the organization with this slug, as an expression: for later statements of the inserting batch. */
export function idOfSlug(slug: string): SQL {
  return sql`(SELECT id FROM ${organizations} WHERE slug = ${slug})`;
}

/** Inserts an organization, which the first statement returns, and the membership of its first owner. */
export function insertOrganization(
  ctx: Ctx,
  userId: number,
  organization: NewOrganization,
): [Statement<OrganizationRow[]>, Statement] {
  const db = directory(ctx);
  const createdAt = ctx.now();
  const organizationId = idOfSlug(organization.slug);
  return [
    // No page shows the organization yet.
    hidden(
      db
        .insert(organizations)
        .values({ ...organization, createdAt, database: roomiest() })
        .returning(),
    ),
    hidden(db.insert(members).values({ organizationId, userId, role: 'owner', createdAt })),
  ];
}

/** Selects the organization of `ctx`. */
export function selectOrganization(ctx: Ctx): Statement<OrganizationRow[]> {
  return directory(ctx).select().from(organizations).where(eq(organizations.id, ctx.organizationId));
}

/** Lists the organizations of the user, the oldest membership first. */
export async function listOrganizationsOf(
  ctx: Ctx,
  userId: number,
  limit: number,
): Promise<OrganizationRow[]> {
  const [rows] = await commit(directory(ctx), [
    directory(ctx)
      .select({ organization: organizations })
      .from(members)
      .innerJoin(organizations, eq(organizations.id, members.organizationId))
      .where(eq(members.userId, userId))
      .orderBy(asc(members.createdAt), asc(members.organizationId))
      .limit(limit),
  ]);
  return rows.map((row) => row.organization);
}

export async function isSlugTaken(ctx: Ctx, slug: string): Promise<boolean> {
  const [rows] = await commit(directory(ctx), [
    directory(ctx).select({ id: organizations.id }).from(organizations).where(eq(organizations.slug, slug)),
  ]);
  return rows.length > 0;
}

/** Changes the organization, and returns it. */
export function updateOrganization(
  ctx: Ctx,
  changes: Partial<NewOrganization>,
): Statement<OrganizationRow[]> {
  return directory(ctx)
    .update(organizations)
    .set(changes)
    .where(eq(organizations.id, ctx.organizationId))
    .returning();
}
