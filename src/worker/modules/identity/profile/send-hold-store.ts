import { sql } from 'drizzle-orm';
import { type Ctx, userOf } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { directory } from '../../../platform/data/database.ts';
import { users } from '../schema.ts';

/** Returns the seconds during which the acting user's outgoing mail can be cancelled. 0 for the service itself. */
export async function findSendHold(ctx: Ctx): Promise<number> {
  const user = userOf(ctx.actor);
  if (!user) return 0;
  const db = directory(ctx);
  const [[row]] = await commit(db, [
    db.all<{ seconds: number }>(
      sql`SELECT send_hold_seconds AS seconds FROM ${users} WHERE id = ${user.userId}`,
    ),
  ]);
  return row?.seconds ?? 0;
}
