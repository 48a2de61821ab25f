import { sql } from 'drizzle-orm';
import type { Ctx, Role } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { directory } from '../../../platform/data/database.ts';
import { members, users } from '../schema.ts';
import { pushDevices } from './schema.ts';
import { isSignedIn } from './store.ts';

/** A bound on the members of one call. */
const MAX_MEMBERS = 1_000;

/** A member, and how they can be told something. */
export interface Listener {
  id: number;
  role: Role;
  timezone: string;
  /** The kinds of mail that are sent at once, where the user has changed them. */
  notifications: Record<string, boolean>;
  /** Ids of devices that get pushes. */
  devices: number[];
}

/** Lists members with their devices: all, or those of these users who are members now. */
export async function listListeners(ctx: Ctx, userIds: number[] | 'members'): Promise<Listener[]> {
  const chosen =
    userIds === 'members'
      ? sql``
      : sql`AND member.user_id IN (SELECT value FROM json_each(${JSON.stringify(userIds)}))`;
  const devices = sql`SELECT id FROM ${pushDevices} WHERE ${pushDevices.userId} = person.id AND ${isSignedIn(ctx)}`;
  const [rows] = await commit(directory(ctx), [
    directory(ctx).all<
      Record<'notifications' | 'devices', string> & Omit<Listener, 'notifications' | 'devices'>
    >(
      sql`SELECT person.id, member.role, person.timezone, person.notifications,
        (SELECT json_group_array(id) FROM (${devices})) AS devices
      FROM ${members} AS member JOIN ${users} AS person ON person.id = member.user_id
      WHERE member.organization_id = ${ctx.organizationId} ${chosen} LIMIT ${MAX_MEMBERS}`,
    ),
  ]);
  return rows.map((row) => ({
    ...row,
    notifications: JSON.parse(row.notifications) as Record<string, boolean>,
    devices: JSON.parse(row.devices) as number[],
  }));
}
