import { type SQL, sql } from 'drizzle-orm';
import type { NotificationKind } from '../../../../contract/identity/settings.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { members, users } from '../schema.ts';

const MAX_RECIPIENTS = 100;

/** One member, all members of the organization, or its admins and owners. */
export type Audience = { userId: number } | 'members' | 'admins';

/** True, as an expression of 0 or 1. */
export type Condition = SQL;

/** A SELECT of the addresses of these members, except those who switched this kind off, as `address`. */
export function addressesOf(
  ctx: Ctx,
  kind: NotificationKind,
  audience: Audience,
  when: Condition = sql`true`,
): SQL {
  const isInAudience =
    audience === 'members'
      ? sql`true`
      : audience === 'admins'
        ? sql`member.role IN ('owner', 'admin')`
        : sql`member.user_id = ${audience.userId}`;
  return sql`SELECT person.email AS address FROM ${members} AS member JOIN ${users} AS person ON person.id = member.user_id
    WHERE member.organization_id = ${ctx.organizationId} AND ${isInAudience}
      AND json_extract(person.notifications, ${`$.${kind}`}) IS NOT 0 AND ${when} LIMIT ${MAX_RECIPIENTS}`;
}
