import { eq, type SQL, sql } from 'drizzle-orm';
import type { Ctx, Role } from '../../../platform/ctx.ts';
import { type Database, database, type Statement } from '../../../platform/database.ts';
import { members, organizations } from '../schema.ts';

/** The membership that the user has had longest. */
export async function findMembership(
  db: Database,
  userId: number,
): Promise<{ organizationId: number; role: Role } | undefined> {
  const [found] = await db
    .select({ organizationId: members.organizationId, role: members.role })
    .from(members)
    .where(eq(members.userId, userId))
    .orderBy(members.createdAt, members.organizationId)
    .limit(1);
  return found;
}

/** The organization that the user has belonged to longest, as an expression. */
export function longestOrganization(userId: number): SQL {
  return sql`(SELECT organization_id FROM ${members} WHERE user_id = ${userId}
    ORDER BY created_at, organization_id LIMIT 1)`;
}

/** True, as an expression, while this user belongs to the organization. */
export function isMember(ctx: Ctx, userId: number): SQL {
  return sql`EXISTS (SELECT 1 FROM ${members} WHERE organization_id = ${ctx.organizationId} AND user_id = ${userId})`;
}

/** Its row is `{count}`. */
export function countMembers(ctx: Ctx): Statement {
  return database(ctx).all(sql`SELECT count(*) AS count FROM ${members}
    WHERE organization_id = ${ctx.organizationId}`);
}

/** An organization of which the user is the owner, unless they belong to one by now. */
export function insertOwnOrganization(
  db: Database,
  userId: number,
  { name, slug }: { name: string; slug: string },
  now: number,
): Statement[] {
  const none = sql`NOT EXISTS (SELECT 1 FROM ${members} WHERE user_id = ${userId})`;
  return [
    db.run(
      sql`INSERT INTO ${organizations} (name, slug, created_at) SELECT ${name}, ${slug}, ${now} WHERE ${none}`,
    ),
    db.run(sql`INSERT INTO ${members} (organization_id, user_id, role, created_at)
      SELECT id, ${userId}, 'owner', ${now} FROM ${organizations} WHERE slug = ${slug} AND ${none}`),
  ];
}
