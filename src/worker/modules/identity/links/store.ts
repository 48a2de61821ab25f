import { and, eq, gt, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { commit, deletePast, requireThat } from '../../../platform/data/commit/commit.ts';
import type { Database, Statement } from '../../../platform/data/database.ts';
import { users } from '../schema.ts';
import { type User, userColumns } from '../users/store.ts';
import { oneTimeTokens, type TokenKind } from './schema.ts';

const HOUR_MS = 60 * 60_000;

export interface NewToken {
  tokenHash: string;
  kind: TokenKind;
  email: string;
  now: number;
  expiresAt: number;
}

/** The limit of mails of one kind to a user. */
export interface MailLimit {
  perHour: number;
  /** The minimum time between two of them. The mail of the sign-up does not count. */
  pauseMs: number;
}

/** Inserts a token for the user with this address. No row when there is no such user, or when the limit is reached. */
export function insertToken(
  db: Database,
  token: NewToken,
  { perHour, pauseMs }: MailLimit,
): Statement<{ token_hash: string }[]> {
  const { tokenHash, kind, email, now, expiresAt } = token;
  const createdSince = (since: number) =>
    sql`FROM ${oneTimeTokens} WHERE user_id = person.id AND kind = ${kind} AND created_at > ${since}`;
  return db.all(sql`INSERT INTO ${oneTimeTokens} (token_hash, kind, user_id, email, created_at, expires_at)
    SELECT ${tokenHash}, ${kind}, person.id, person.email, ${now}, ${expiresAt} FROM ${users} AS person
    WHERE person.email = ${email} AND (SELECT count(*) ${createdSince(now - HOUR_MS)}) < ${perHour}
      AND NOT EXISTS (SELECT 1 ${createdSince(now - pauseMs)} AND created_at > person.created_at)
    RETURNING token_hash`);
}

/** Selects when the tokens of the last hour were created, oldest first. */
export function selectTokenTimes(
  db: Database,
  userId: number,
  kind: TokenKind,
  now: number,
): Statement<{ createdAt: number }[]> {
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

/** Builds a SELECT of a token's address, as `address`; no row when the token was not created. */
export function addressOfToken(tokenHash: string): SQL {
  return sql`SELECT email AS address FROM ${oneTimeTokens} WHERE token_hash = ${tokenHash}`;
}

/** Identifies a token: the hash of what a link contains, and the kind that it must have. */
export interface TokenKey {
  tokenHash: string;
  kind: TokenKind;
  now: number;
}

const isFresh = ({ tokenHash, kind, now }: TokenKey) =>
  and(eq(oneTimeTokens.tokenHash, tokenHash), eq(oneTimeTokens.kind, kind), gt(oneTimeTokens.expiresAt, now));

/** Finds the user of a token that is neither used nor expired. */
export async function findTokenUser(db: Database, key: TokenKey): Promise<User | undefined> {
  const [[user]] = await commit(db, [
    db
      .select(userColumns)
      .from(oneTimeTokens)
      .innerJoin(users, and(eq(users.id, oneTimeTokens.userId), eq(users.email, oneTimeTokens.email)))
      .where(and(isFresh(key), isNull(oneTimeTokens.usedAt))),
  ]);
  return user;
}

/** Fails the batch when the token does not exist, was used, or has expired. */
export function requireUnusedToken(db: Database, key: TokenKey): Statement {
  return requireThat(
    db,
    sql`EXISTS (SELECT 1 FROM ${oneTimeTokens} WHERE ${isFresh(key)} AND ${isNull(oneTimeTokens.usedAt)})`,
  );
}

/**
 * Marks the token as used and its address as verified, if the token belongs to this user. The last statement returns
 * the token's user.
 */
export function updateVerified(
  db: Database,
  key: TokenKey,
  userId: number,
): [Statement, Statement, Statement<User[]>] {
  const tokenValue = (column: SQLWrapper) =>
    sql`(SELECT ${column} FROM ${oneTimeTokens} WHERE ${isFresh(key)})`;
  const isTokenUser = and(
    eq(users.id, tokenValue(oneTimeTokens.userId)),
    eq(users.email, tokenValue(oneTimeTokens.email)),
  );
  return [
    db
      .update(oneTimeTokens)
      .set({ usedAt: key.now })
      .where(and(isFresh(key), isNull(oneTimeTokens.usedAt), eq(oneTimeTokens.userId, userId))),
    db
      .update(users)
      .set({ emailVerified: true, updatedAt: key.now })
      .where(and(isTokenUser, eq(users.id, userId), eq(users.emailVerified, false))),
    db.select(userColumns).from(users).where(isTokenUser),
  ];
}

/** Marks all tokens of the user and kind as used, so that none of them works any longer. */
export function updateTokensUsed(db: Database, userId: number, kind: TokenKind, now: number): Statement {
  return db
    .update(oneTimeTokens)
    .set({ usedAt: now })
    .where(and(eq(oneTimeTokens.userId, userId), eq(oneTimeTokens.kind, kind), isNull(oneTimeTokens.usedAt)));
}

export function deleteExpiredTokens(db: Database, now: number, limit: number): Statement {
  return deletePast(db, oneTimeTokens.tokenHash, oneTimeTokens.expiresAt, now, limit);
}
