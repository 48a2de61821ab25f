import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Ctx, ServiceCtx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { directory, type Statement } from '../../../platform/data/database.ts';
import { hidden } from '../../../platform/data/shown.ts';
import { members, organizations, users } from '../schema.ts';

/** Returns the organizations that stay and would lose their only owner with the user, as a table expression. */
const leftAlone = (userId: number): SQL => sql`(SELECT organization.id, organization.name
  FROM ${members} AS member JOIN ${organizations} AS organization ON organization.id = member.organization_id
  WHERE member.user_id = ${userId} AND member.role = 'owner' AND organization.deletes_at IS NULL
    AND NOT EXISTS (SELECT 1 FROM ${members} AS other JOIN ${users} AS person ON person.id = other.user_id
      WHERE other.organization_id = organization.id AND other.role = 'owner' AND other.user_id <> ${userId}
        AND person.deletes_at IS NULL))`;

/** True, as an expression, if no organization needs the user as its owner. */
export const isNotSoleOwner = (userId: number): SQL => sql`NOT EXISTS (SELECT 1 FROM ${leftAlone(userId)})`;

/** Lists the organizations of which the user is the last owner, and that will not be deleted; at most 20. */
export async function listLeftAlone(
  ctx: ServiceCtx,
  userId: number,
): Promise<{ id: number; name: string }[]> {
  const db = directory(ctx);
  const [rows] = await commit(db, [
    db.all<{ id: number; name: string }>(sql`SELECT id, name FROM ${leftAlone(userId)} ORDER BY id LIMIT 20`),
  ]);
  return rows;
}

/** Schedules the deletion of the account, unless it is scheduled already. */
export function updateDeletesAt(ctx: Ctx, userId: number, deletesAt: number): Statement {
  return hidden(
    directory(ctx)
      .update(users)
      .set({ deletesAt })
      .where(and(eq(users.id, userId), isNull(users.deletesAt))),
  );
}

/** Cancels the deletion of the account. */
export function updateStays(ctx: Ctx, userId: number): Statement {
  return hidden(directory(ctx).update(users).set({ deletesAt: null }).where(eq(users.id, userId)));
}
