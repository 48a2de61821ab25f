import { type SQL, sql } from 'drizzle-orm';
import type { NotificationKind } from '../../../../contract/identity/settings.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { directory } from '../../../platform/data/database.ts';
import type { Reader } from '../../notices/index.ts';
import { members, users } from '../schema.ts';

const MAX_RECIPIENTS = 100;

/** Some members, all members of the organization, or its admins and owners. */
export type Audience = { userId: number } | { userIds: number[] } | 'members' | 'admins';

interface Recipient extends Reader {
  id: number;
  address: string;
}

/** The id of a notice's recipient, as an expression in the condition of that notice. */
export const RECIPIENT_ID: SQL<number> = sql`recipient.value ->> 'id'`;

/** Selects the recipients for whom `when` holds, as one column `address`. */
export function recipientsOf(recipients: Recipient[], when: SQL = sql`true`): SQL {
  return sql`SELECT recipient.value ->> 'address' AS address FROM json_each(${JSON.stringify(recipients)}) AS recipient
    WHERE ${when}`;
}

/** Lists these members, except those who switched this kind off. */
export async function listRecipients(
  ctx: Ctx,
  kind: NotificationKind,
  audience: Audience,
): Promise<Recipient[]> {
  const isInAudience =
    audience === 'members'
      ? sql`true`
      : audience === 'admins'
        ? sql`member.role IN ('owner', 'admin')`
        : sql`member.user_id IN (SELECT value FROM json_each(${JSON.stringify(idsOf(audience))}))`;
  const db = directory(ctx);
  const [rows] = await commit(db, [
    db.all<Recipient>(sql`SELECT person.id, person.email AS address, person.language, person.timezone
      FROM ${members} AS member JOIN ${users} AS person ON person.id = member.user_id
      WHERE member.organization_id = ${ctx.organizationId} AND ${isInAudience}
        AND json_extract(person.notifications, ${`$.${kind}`}) IS NOT 0 LIMIT ${MAX_RECIPIENTS}`),
  ]);
  return rows;
}

function idsOf(audience: Exclude<Audience, string>): number[] {
  return 'userIds' in audience ? audience.userIds : [audience.userId];
}
