import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { directory, type Statement } from '../../../platform/data/database.ts';
import type { Reader } from '../../notices/index.ts';
import { members, organizations, users } from '../schema.ts';
import type { OrganizationRow } from './store.ts';

const isOpen = (ctx: Ctx): SQL | undefined =>
  and(eq(organizations.id, ctx.organizationId), isNull(organizations.closedAt));

/** Schedules the deletion of the organization, and returns it; no row if it is scheduled already. */
export function updateDeletesAt(ctx: Ctx, deletesAt: number): Statement<OrganizationRow[]> {
  return directory(ctx)
    .update(organizations)
    .set({ deletesAt })
    .where(and(isOpen(ctx), isNull(organizations.deletesAt)))
    .returning();
}

/** Cancels the deletion of the organization, and returns it; no row if its deletion has begun. */
export function updateStays(ctx: Ctx): Statement<OrganizationRow[]> {
  return directory(ctx).update(organizations).set({ deletesAt: null }).where(isOpen(ctx)).returning();
}

interface Owner extends Reader {
  email: string;
  isVerified: 0 | 1;
}

/** Lists the owners of the organization, for mails. */
export async function listOwners(ctx: Ctx): Promise<Owner[]> {
  const db = directory(ctx);
  const [owners] = await commit(db, [
    db.all<Owner>(sql`SELECT person.email, person.email_verified AS isVerified, person.language, person.timezone
      FROM ${members} AS member JOIN ${users} AS person ON person.id = member.user_id
      WHERE member.organization_id = ${ctx.organizationId} AND member.role = 'owner'`),
  ]);
  return owners;
}
