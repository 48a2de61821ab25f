import { sql } from 'drizzle-orm';
import { type Ctx, userOf } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { directory } from '../../../platform/data/database.ts';
import { NOBODY, type Reader } from '../../notices/index.ts';
import { members, users } from '../schema.ts';

/** Returns the language and time zone of the acting user, else of the organization's first owner. */
export async function findReader(ctx: Ctx): Promise<Reader> {
  const db = directory(ctx);
  const userId = userOf(ctx.actor)?.userId ?? 0;
  const [[person]] = await commit(db, [
    db.all<Reader>(sql`SELECT person.language, person.timezone
      FROM ${members} AS member JOIN ${users} AS person ON person.id = member.user_id
      WHERE member.organization_id = ${ctx.organizationId}
      ORDER BY member.user_id = ${userId} DESC, member.role = 'owner' DESC, member.created_at LIMIT 1`),
  ]);
  return person ?? NOBODY;
}

/** Returns the time zone of the acting user, else of the organization's first owner (IANA). */
export const findTimezone = async (ctx: Ctx): Promise<string> => (await findReader(ctx)).timezone;
