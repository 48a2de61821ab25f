import { and, eq, gt, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { type Database, deletePast, requireThat, type Statement } from '../../../platform/data/database.ts';
import { users } from '../schema.ts';
import { type User, userColumns } from '../sessions/store.ts';
import { oneTimeTokens, type TokenKind } from './schema.ts';

const HOUR_MS = 60 * 60_000;

export interface NewToken {
  tokenHash: string;
  kind: TokenKind;
  email: string;
  now: number;
  expiresAt: number;
}

/** How often a user gets a mail of one kind. */
export interface MailLimit {
  anHour: number;
  /** Between two of them; the one of the sign-up is not counted. */
  pauseMs: number;
}

/**
 * A token for the user of this address, unless there is none, or the limit is reached: then no row is made, and none
 * returned.
 */
export function insertToken(db: Database, token: NewToken, { anHour, pauseMs }: MailLimit): Statement {
  const { tokenHash, kind, email, now, expiresAt } = token;
  const earlier = (since: number) =>
    sql`FROM ${oneTimeTokens} WHERE user_id = person.id AND kind = ${kind} AND created_at > ${since}`;
  return db.all(sql`INSERT INTO ${oneTimeTokens} (token_hash, kind, user_id, email, created_at, expires_at)
    SELECT ${tokenHash}, ${kind}, person.id, person.email, ${now}, ${expiresAt} FROM ${users} AS person
    WHERE person.email = ${email} AND (SELECT count(*) ${earlier(now - HOUR_MS)}) < ${anHour}
      AND NOT EXISTS (SELECT 1 ${earlier(now - pauseMs)} AND created_at > person.created_at)
    RETURNING token_hash`);
}

/** When the tokens of the last hour were made, oldest first, as `{ createdAt }`. */
export function tokenTimes(db: Database, userId: number, kind: TokenKind, now: number): Statement {
  return db
    .select({ createdAt: oneTimeTokens.createdAt })
    .from(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.userId, userId),
        eq(oneTimeTokens.kind, kind),
        gt(oneTimeTokens.createdAt, now - HOUR_MS),
      ),
    )
    .orderBy(oneTimeTokens.createdAt);
}

/** A SELECT of the address that this token is for, as `address`: no row when it was not made. */
export function addressOfToken(tokenHash: string): SQL {
  return sql`SELECT email AS address FROM ${oneTimeTokens} WHERE token_hash = ${tokenHash}`;
}

/** Which token: what a link brought, hashed. */
export interface Presented {
  tokenHash: string;
  kind: TokenKind;
  now: number;
}

const fresh = ({ tokenHash, kind, now }: Presented) =>
  and(eq(oneTimeTokens.tokenHash, tokenHash), eq(oneTimeTokens.kind, kind), gt(oneTimeTokens.expiresAt, now));

/** The user of a token that is neither used nor expired. */
export async function findTokenUser(db: Database, presented: Presented): Promise<User | undefined> {
  const [found] = await db
    .select(userColumns)
    .from(oneTimeTokens)
    .innerJoin(users, and(eq(users.id, oneTimeTokens.userId), eq(users.email, oneTimeTokens.email)))
    .where(and(fresh(presented), isNull(oneTimeTokens.usedAt)));
  return found;
}

/** Fails the batch unless the token is there, fresh and unused. */
export function requireUnusedToken(db: Database, presented: Presented): Statement {
  return requireThat(
    db,
    sql`EXISTS (SELECT 1 FROM ${oneTimeTokens} WHERE ${fresh(presented)} AND ${isNull(oneTimeTokens.usedAt)})`,
  );
}

/**
 * Marks the token used, and the address that it was mailed to verified, if it is this user's; the last statement answers
 * whose token it is.
 */
export function useVerification(db: Database, presented: Presented, userId: number): Statement[] {
  const of = (column: SQLWrapper) => sql`(SELECT ${column} FROM ${oneTimeTokens} WHERE ${fresh(presented)})`;
  const holder = and(eq(users.id, of(oneTimeTokens.userId)), eq(users.email, of(oneTimeTokens.email)));
  return [
    db
      .update(oneTimeTokens)
      .set({ usedAt: presented.now })
      .where(and(fresh(presented), isNull(oneTimeTokens.usedAt), eq(oneTimeTokens.userId, userId))),
    db
      .update(users)
      .set({ emailVerified: true, updatedAt: presented.now })
      .where(and(holder, eq(users.id, userId), eq(users.emailVerified, false))),
    db.select(userColumns).from(users).where(holder),
  ];
}

/** From now on none of the user's tokens of this kind can be used. */
export function useUpTokens(db: Database, userId: number, kind: TokenKind, now: number): Statement {
  return db
    .update(oneTimeTokens)
    .set({ usedAt: now })
    .where(and(eq(oneTimeTokens.userId, userId), eq(oneTimeTokens.kind, kind), isNull(oneTimeTokens.usedAt)));
}

export function deleteExpiredTokens(db: Database, now: number, limit: number): Statement {
  return deletePast(db, oneTimeTokens.tokenHash, oneTimeTokens.expiresAt, now, limit);
}
