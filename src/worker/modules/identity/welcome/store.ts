import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Database, Statement } from '../../../platform/data/database.ts';
import { members, users } from '../schema.ts';
import { welcomeGrants } from './schema.ts';

export interface Welcome extends Pick<typeof welcomeGrants.$inferSelect, 'userId' | 'organizationId'> {
  /** The address of the user. */
  email: string;
}
/** A user, by id or by address. */
export type UserKey = { id: number } | { email: string };
/** The row of a grant. */
export interface Grant {
  user_id: number;
}

/**
 * Grants the free tokens to the organization that the user has owned longest. Returns no row if the user already had
 * them, owns no organization or has an unverified address, or if `tokens` is 0. With `firstToo`, the very first account
 * needs no verified address.
 */
export function insertWelcome(
  db: Database,
  user: UserKey,
  { tokens, firstToo, now }: { tokens: number; firstToo: boolean; now: number },
): Statement<Grant[]> {
  const isUser = 'id' in user ? sql`person.id = ${user.id}` : sql`person.email = ${user.email}`;
  const isFirst = firstToo ? sql`person.id = (SELECT min(id) FROM ${users})` : sql`false`;
  return db.all(sql`INSERT INTO ${welcomeGrants} (user_id, organization_id, created_at)
    SELECT person.id, member.organization_id, ${now}
    FROM ${users} AS person JOIN ${members} AS member ON member.user_id = person.id AND member.role = 'owner'
    WHERE ${tokens} > 0 AND ${isUser} AND (person.email_verified = 1 OR ${isFirst})
    ORDER BY member.created_at, member.organization_id LIMIT 1
    ON CONFLICT DO NOTHING RETURNING user_id`);
}

/** Selects grants that are not known to be in a ledger yet, oldest first. */
export function selectUnbooked(db: Database, limit: number): Statement<Welcome[]> {
  return db
    .select({
      userId: welcomeGrants.userId,
      organizationId: welcomeGrants.organizationId,
      email: users.email,
    })
    .from(welcomeGrants)
    .innerJoin(users, eq(users.id, welcomeGrants.userId))
    .where(isNull(welcomeGrants.bookedAt))
    .orderBy(asc(welcomeGrants.createdAt))
    .limit(limit);
}

/** Stores the claim of this grant. No row if another grant has it. */
export function updateClaim(db: Database, userId: number, claim: string): Statement<Grant[]> {
  return db.all(sql`UPDATE OR IGNORE ${welcomeGrants} SET claim = ${claim}
    WHERE user_id = ${userId} AND booked_at IS NULL RETURNING user_id`);
}

export function updateBooked(db: Database, userId: number, now: number): Statement {
  return db
    .update(welcomeGrants)
    .set({ bookedAt: now })
    .where(and(eq(welcomeGrants.userId, userId), isNull(welcomeGrants.bookedAt)));
}
