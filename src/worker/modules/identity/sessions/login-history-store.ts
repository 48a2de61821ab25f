import { desc, eq, sql } from 'drizzle-orm';
import { commit } from '../../../platform/data/commit/commit.ts';
import type { Database, Statement } from '../../../platform/data/database.ts';
import { loginHistory } from '../schema.ts';

const KEPT_PER_USER = 50;

export type SignIn = typeof loginHistory.$inferSelect;

/** Records the outcome of a sign-in, and deletes all but the last 50 of the user. */
export function insertSignIn(db: Database, signIn: Omit<SignIn, 'id'>): Statement[] {
  const ofUser = sql`user_id = ${signIn.userId}`;
  return [
    db.insert(loginHistory).values(signIn),
    db.run(sql`DELETE FROM ${loginHistory} WHERE ${ofUser} AND id <=
      (SELECT id FROM ${loginHistory} WHERE ${ofUser} ORDER BY id DESC LIMIT 1 OFFSET ${KEPT_PER_USER})`),
  ];
}

/** Lists the sign-ins, newest first. */
export async function listSignIns(db: Database, userId: number): Promise<SignIn[]> {
  const [rows] = await commit(db, [
    db
      .select()
      .from(loginHistory)
      .where(eq(loginHistory.userId, userId))
      .orderBy(desc(loginHistory.id))
      .limit(KEPT_PER_USER),
  ]);
  return rows;
}
