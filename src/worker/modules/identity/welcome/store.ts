import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { type Database, type Statement } from '../../../platform/data/database.ts';
import { members, users } from '../schema.ts';
import { welcomeGrants } from './schema.ts';

export type Welcome = Pick<typeof welcomeGrants.$inferSelect, 'userId' | 'organizationId'>;
/** A user, by id or by address. */
export type UserKey = { id: number } | { email: string };
/** The row of a grant. */
export interface Grant {
  user_id: number;
}

/**
 * Grants the free tokens to the organization that the user has owned longest. No row when the user had them already,
 * owns no organization, or has an unverified address. `firstToo`: the first account of all needs no verified address.
 */
export function insertWelcome(
  db: Database,
  user: UserKey,
  { firstToo, now }: { firstToo: boolean; now: number },
): Statement<Grant[]> {
  const isUser = 'id' in user ? sql`person.id = ${user.id}` : sql`person.email = ${user.email}`;
  const isFirst = firstToo ? sql`person.id = (SELECT min(id) FROM ${users})` : sql`false`;
  return db.all(sql`INSERT INTO ${welcomeGrants} (user_id, organization_id, created_at)
    SELECT person.id, member.organization_id, ${now}
    FROM ${users} AS person JOIN ${members} AS member ON member.user_id = person.id AND member.role = 'owner'
    WHERE ${isUser} AND (person.email_verified = 1 OR ${isFirst})
    ORDER BY member.created_at, member.organization_id LIMIT 1
    ON CONFLICT DO NOTHING RETURNING user_id`);
}

/** Grants that are not known to be in a ledger yet, oldest first. */
export function selectUnbooked(db: Database, limit: number): Statement<Welcome[]> {
  return db
    .select({ userId: welcomeGrants.userId, organizationId: welcomeGrants.organizationId })
    .from(welcomeGrants)
    .where(isNull(welcomeGrants.bookedAt))
    .orderBy(asc(welcomeGrants.createdAt))
    .limit(limit);
}

export function updateBooked(db: Database, userId: number, now: number): Statement {
  return db
    .update(welcomeGrants)
    .set({ bookedAt: now })
    .where(and(eq(welcomeGrants.userId, userId), isNull(welcomeGrants.bookedAt)));
}
