import { desc, eq, sql } from 'drizzle-orm';
import type { Database, Statement } from '../../../platform/data/database.ts';
import { loginHistory } from '../schema.ts';

const KEPT = 50;

export type SignIn = typeof loginHistory.$inferSelect;

/** Writes what became of a sign-in, and forgets all but the last 50 of the user. */
export function insertSignIn(db: Database, signIn: Omit<SignIn, 'id'>): Statement[] {
  const mine = sql`user_id = ${signIn.userId}`;
  return [
    db.insert(loginHistory).values(signIn),
    db.run(sql`DELETE FROM ${loginHistory} WHERE ${mine} AND id <=
      (SELECT id FROM ${loginHistory} WHERE ${mine} ORDER BY id DESC LIMIT 1 OFFSET ${KEPT})`),
  ];
}

/** Newest first. */
export function listSignIns(db: Database, userId: number): Promise<SignIn[]> {
  return db
    .select()
    .from(loginHistory)
    .where(eq(loginHistory.userId, userId))
    .orderBy(desc(loginHistory.id))
    .limit(KEPT);
}
