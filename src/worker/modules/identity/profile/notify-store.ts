import { sql } from 'drizzle-orm';
import type { NotificationKind } from '../../../../contract/identity/settings.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit, directory } from '../../../platform/data/database.ts';
import { members, users } from '../schema.ts';

const MAX_RECIPIENTS = 100;

/** One member, all members of the organization, or its admins and owners. */
export type Audience = { userId: number } | 'members' | 'admins';

/** The addresses of these members, except those who switched this kind off. */
export async function listAddresses(ctx: Ctx, kind: NotificationKind, audience: Audience): Promise<string[]> {
  const isInAudience =
    audience === 'members'
      ? sql`true`
      : audience === 'admins'
        ? sql`member.role IN ('owner', 'admin')`
        : sql`member.user_id = ${audience.userId}`;
  const db = directory(ctx);
  const [rows] = await commit(db, [
    db.all<{ address: string }>(sql`SELECT person.email AS address
      FROM ${members} AS member JOIN ${users} AS person ON person.id = member.user_id
      WHERE member.organization_id = ${ctx.organizationId} AND ${isInAudience}
        AND json_extract(person.notifications, ${`$.${kind}`}) IS NOT 0 LIMIT ${MAX_RECIPIENTS}`),
  ]);
  return rows.map(({ address }) => address);
}
