import { sql } from 'drizzle-orm';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { directory } from '../../../platform/data/database.ts';
import { members, users } from '../schema.ts';

/** Finds the address of a member of the organization; null for others. */
export async function findAddress(ctx: Ctx, userId: number): Promise<string | null> {
  const [[row]] = await commit(directory(ctx), [
    directory(ctx).all<{ email: string }>(sql`SELECT person.email FROM ${members} AS member
      JOIN ${users} AS person ON person.id = member.user_id
      WHERE member.organization_id = ${ctx.organizationId} AND member.user_id = ${userId}`),
  ]);
  return row?.email ?? null;
}
