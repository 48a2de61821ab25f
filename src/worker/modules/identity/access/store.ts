import { sql } from 'drizzle-orm';
import type { Ctx, Role } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { directory } from '../../../platform/data/database.ts';
import { apiKeys, members, sessions } from '../schema.ts';

/** A session's or key's permission to act in the organization: its role, and the end unless extended. */
export interface Access {
  type: 'session' | 'key';
  /** The public id of a session, or the id of a key. */
  id: string | number;
  role: Role;
  /** Milliseconds since 1970; null: never. */
  endsAt: number | null;
}

/** Lists the access of those of these sessions and keys that have it now. */
export async function listAccess(
  ctx: Ctx,
  ids: { sessions: readonly string[]; keys: readonly number[] },
): Promise<Access[]> {
  const db = directory(ctx);
  const [rows] = await commit(db, [
    db.all<Access>(sql`SELECT 'session' AS type, session.public_id AS id, member.role, session.expires_at AS endsAt
      FROM ${sessions} AS session JOIN ${members} AS member
        ON member.organization_id = session.organization_id AND member.user_id = session.user_id
      WHERE session.public_id IN (SELECT value FROM json_each(${JSON.stringify(ids.sessions)}))
        AND session.organization_id = ${ctx.organizationId} AND session.expires_at > ${ctx.now()}
      UNION ALL SELECT 'key', key.id, member.role, key.expires_at
      FROM ${apiKeys} AS key JOIN ${members} AS member
        ON member.organization_id = key.organization_id AND member.user_id = key.user_id
      WHERE key.id IN (SELECT value FROM json_each(${JSON.stringify(ids.keys)}))
        AND key.organization_id = ${ctx.organizationId} AND key.revoked_at IS NULL
        AND (key.expires_at IS NULL OR key.expires_at > ${ctx.now()})`),
  ]);
  return rows;
}
