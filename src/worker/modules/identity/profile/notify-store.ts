import { type SQL, sql } from 'drizzle-orm';
import type { NotificationKind } from '../../../../contract/identity/settings.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { members, users } from '../schema.ts';

const MOST = 100;

/** One member, or all of the organization, or those who run it. */
export type Who = { userId: number } | 'members' | 'admins';

/** True, as an expression of 0 or 1. */
export type Condition = SQL;

/** A SELECT of the addresses of these members, of those who did not switch this kind off. */
export function addressesOf(ctx: Ctx, kind: NotificationKind, who: Who, when: Condition = sql`true`): SQL {
  const chosen =
    who === 'members'
      ? sql`true`
      : who === 'admins'
        ? sql`member.role IN ('owner', 'admin')`
        : sql`member.user_id = ${who.userId}`;
  return sql`SELECT person.email AS address FROM ${members} AS member JOIN ${users} AS person ON person.id = member.user_id
    WHERE member.organization_id = ${ctx.organizationId} AND ${chosen}
      AND json_extract(person.notifications, ${`$.${kind}`}) IS NOT 0 AND ${when} LIMIT ${MOST}`;
}
