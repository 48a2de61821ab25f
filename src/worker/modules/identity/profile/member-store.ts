import { sql } from 'drizzle-orm';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { directory } from '../../../platform/data/database.ts';
import type { Reader } from '../../notices/index.ts';
import { members, users } from '../schema.ts';

export interface Addressee extends Reader {
  email: string;
}

/** Finds the address of a member of the organization, and how they read mail; null for others. */
export async function findMember(ctx: Ctx, userId: number): Promise<Addressee | null> {
  const [[row]] = await commit(directory(ctx), [
    directory(
      ctx,
    ).all<Addressee>(sql`SELECT person.email, person.language, person.timezone FROM ${members} AS member
      JOIN ${users} AS person ON person.id = member.user_id
      WHERE member.organization_id = ${ctx.organizationId} AND member.user_id = ${userId}`),
  ]);
  return row ?? null;
}
