/**
 * Sessions, by lucia over D1. The cookie holds the secret, the table only its SHA-256; clients and logs see a public
 * id. A session lasts 30 days, and a use in the second half of them extends it by 30 (lucia's rule): it expires after
 * 15 to 30 days without use, and always 90 days after the sign-in. `updated_at` is its last use, to the hour.
 */
import { type Adapter, type DatabaseSession, generateIdFromEntropySize, Lucia, TimeSpan } from 'lucia';
import { sha256 } from '../../../../lib/hash.ts';
import type { Role, ServiceCtx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { type Database, directory } from '../../../platform/data/database.ts';
import { randomBase62 } from '../../../platform/random.ts';
import { DELETED_PER_TICK, SESSION_USE_MS } from '../limits.ts';
import type { User } from '../users/store.ts';
import {
  deleteExpiredSessions,
  deleteSession,
  deleteSessionsOfUser,
  type FoundSession,
  findSession,
  insertSession,
  isStill,
  listSessionsOfUser,
  type Session,
  updateExpiry,
  updateLastUse,
} from './store.ts';

const IDLE_LIFE = new TimeSpan(30, 'd');
/** The longest life of a session, from the sign-in. The cookie lives as long; the table decides. */
export const LONGEST_LIFE_MS = new TimeSpan(90, 'd').milliseconds();
const SECRET_BYTES = 25;

type SessionAttributes = Omit<Session, 'idHash' | 'userId' | 'expiresAt'>;
type UserAttributes = Omit<User, 'id'> & { role: Role; tags: string | null };

declare module 'lucia' {
  interface Register {
    Lucia: ReturnType<typeof luciaOver>;
    UserId: number;
    DatabaseSessionAttributes: SessionAttributes;
    DatabaseUserAttributes: UserAttributes;
  }
}

function luciaOver(db: Database) {
  return new Lucia(adapter(db), {
    sessionExpiresIn: IDLE_LIFE,
    getSessionAttributes: (attributes: SessionAttributes) => attributes,
    getUserAttributes: (attributes: UserAttributes) => attributes,
  });
}

/** Adapts the table to Lucia, for one request: lucia's ids are the secrets, the table's are their hashes. */
function adapter(db: Database): Adapter {
  let loaded: DatabaseSession | undefined;
  return {
    async getSessionAndUser(secret) {
      const row = await findSession(db, sha256(secret));
      if (!row) return [null, null];
      const { idHash: _, userId, expiresAt, ...attributes } = row.session;
      const { id, ...user } = row.user;
      loaded = { id: secret, userId, expiresAt: new Date(Math.min(expiresAt, end(attributes))), attributes };
      return [loaded, { id, attributes: { ...user, role: row.role, tags: row.tags } }];
    },
    async updateSessionExpiration(secret, expiresAt) {
      const until = Math.min(expiresAt.getTime(), loaded ? end(loaded.attributes) : 0);
      // A session close to its last day cannot be extended; without this check every request would try.
      if (!loaded || until <= loaded.expiresAt.getTime()) return;
      await commit(db, [updateExpiry(db, sha256(secret), until, Date.now())]);
    },
    async setSession({ id, userId, expiresAt, attributes }) {
      await commit(db, [
        insertSession(db, { ...attributes, idHash: sha256(id), userId, expiresAt: expiresAt.getTime() }),
      ]);
    },
    async getUserSessions(userId) {
      const rows = await listSessionsOfUser(db, userId);
      return rows.map(({ idHash: _, userId, expiresAt, ...attributes }) => ({
        id: attributes.publicId,
        userId,
        expiresAt: new Date(expiresAt),
        attributes,
      }));
    },
    async deleteSession(secret) {
      await commit(db, [deleteSession(db, sha256(secret))]);
    },
    async deleteUserSessions(userId) {
      await commit(db, [deleteSessionsOfUser(db, userId)]);
    },
    async deleteExpiredSessions() {
      await commit(db, [deleteExpiredSessions(db, Date.now(), DELETED_PER_TICK)]);
    },
  };
}

/** True, as an expression, if `validateSession` would return the same again. */
export const isStillValid = (secretHash: string, found: FoundSession, now: number) =>
  isStill(secretHash, found, { now, longest: LONGEST_LIFE_MS });

const end = (session: { createdAt: number }) => session.createdAt + LONGEST_LIFE_MS;

/** Where a request comes from, as the session records it. */
export interface Origin {
  ipAddress: string | null;
  userAgent: string | null;
}

/** Creates a session without storing it: the secret for the cookie, and the row for the sign-in's batch. */
export function newSession(from: Origin, now: number) {
  const secret = generateIdFromEntropySize(SECRET_BYTES);
  const row = {
    idHash: sha256(secret),
    publicId: randomBase62(20),
    createdAt: now,
    updatedAt: now,
    expiresAt: now + IDLE_LIFE.milliseconds(),
    ipAddress: from.ipAddress,
    userAgent: from.userAgent?.slice(0, 500) ?? null,
  };
  return { secret, row };
}

/**
 * Returns the valid session with this secret, and its user. Null when it is unknown, signed out or expired, or when its
 * user is no longer a member of the organization. One query; one more write in the second half of the 30 days.
 */
export async function validateSession(db: Database, secret: string) {
  const { session, user } = await luciaOver(db).validateSession(secret);
  if (!session) return null;
  const { id: _, fresh: __, expiresAt, ...attributes } = session;
  return { session: { ...attributes, expiresAt: Math.min(expiresAt.getTime(), end(session)) }, user };
}

/** Records when a session was last used, to the hour, so that most requests write nothing. */
export function recordUse(ctx: ServiceCtx, session: { publicId: string; updatedAt: number }): void {
  const before = ctx.now() - SESSION_USE_MS;
  if (session.updatedAt > before) return;
  ctx.defer(commit(directory(ctx), [updateLastUse(directory(ctx), session.publicId, ctx.now(), before)]));
}

export type SignedIn = NonNullable<Awaited<ReturnType<typeof validateSession>>>;
