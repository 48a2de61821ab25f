import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Database, Statement } from '../../../platform/data/database.ts';
import { members, users } from '../schema.ts';
import { welcomeGrants } from './schema.ts';

export type Welcome = Pick<typeof welcomeGrants.$inferSelect, 'userId' | 'organizationId'>;
export type Who = { id: number } | { email: string };

/**
 * Grants the free tokens to the organization that the user has owned longest, unless they have had them, own none, or
 * have not verified their address. `firstToo`: the first account of all needs no verified one. A row if it did.
 */
export function insertWelcome(
  db: Database,
  who: Who,
  { firstToo, now }: { firstToo: boolean; now: number },
): Statement {
  const person = 'id' in who ? sql`person.id = ${who.id}` : sql`person.email = ${who.email}`;
  const first = firstToo ? sql`person.id = (SELECT min(id) FROM ${users})` : sql`false`;
  return db.all(sql`INSERT INTO ${welcomeGrants} (user_id, organization_id, created_at)
    SELECT person.id, member.organization_id, ${now}
    FROM ${users} AS person JOIN ${members} AS member ON member.user_id = person.id AND member.role = 'owner'
    WHERE ${person} AND (person.email_verified = 1 OR ${first})
    ORDER BY member.created_at, member.organization_id LIMIT 1
    ON CONFLICT DO NOTHING RETURNING user_id`);
}

/** Those that no ledger has yet as far as is known, oldest first. */
export function listUnbooked(db: Database, limit: number): Promise<Welcome[]> {
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
