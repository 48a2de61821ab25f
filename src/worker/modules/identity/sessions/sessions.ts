/**
 * Sessions, by lucia over D1. The cookie holds the secret, the table only its SHA-256; what is shown to a
 * client and named in logs is a public id. A session is given 30 days, and 30 more from each use in the second half of
 * them (lucia's rule): so it ends after 15 to 30 days without use, and 90 days after the sign-in whatever happens. When
 * it was last used stands in `updated_at`, give or take an hour.
 */
import { type Adapter, type DatabaseSession, generateIdFromEntropySize, Lucia, TimeSpan } from 'lucia';
import { randomBase62, sha256 } from '../../../platform/crypto.ts';
import type { Role, ServiceCtx } from '../../../platform/ctx.ts';
import { commit, type Database } from '../../../platform/data/database.ts';
import { REMOVED_PER_TICK, SESSION_USE_MS } from '../limits.ts';
import {
  deleteExpiredSessions,
  deleteSession,
  deleteSessionsOfUser,
  findSession,
  findSessionsOfUser,
  insertSession,
  renewSession,
  type Session,
  touchSession,
  type User,
} from './store.ts';

const IDLE_LIFE = new TimeSpan(30, 'd');
/** From the sign-in on; the cookie lives as long, and the table decides. */
export const LONGEST_LIFE_MS = new TimeSpan(90, 'd').milliseconds();
const SECRET_BYTES = 25;

type SessionAttributes = Omit<Session, 'idHash' | 'userId' | 'expiresAt'>;
type UserAttributes = Omit<User, 'id'> & { role: Role };

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

/** Lucia's view of the table, for one request: ids are secrets on lucia's side, hashes on the table's. */
function adapter(db: Database): Adapter {
  let loaded: DatabaseSession | undefined;
  return {
    async getSessionAndUser(secret) {
      const found = await findSession(db, sha256(secret));
      if (!found) return [null, null];
      const { idHash: _, userId, expiresAt, ...attributes } = found.session;
      const { id, ...user } = found.user;
      loaded = { id: secret, userId, expiresAt: new Date(Math.min(expiresAt, end(attributes))), attributes };
      return [loaded, { id, attributes: { ...user, role: found.role } }];
    },
    async updateSessionExpiration(secret, expiresAt) {
      const until = Math.min(expiresAt.getTime(), loaded ? end(loaded.attributes) : 0);
      // Close to its last day a session cannot be pushed on; without this each request would try.
      if (!loaded || until <= loaded.expiresAt.getTime()) return;
      await commit(db, [renewSession(db, sha256(secret), until, Date.now())]);
    },
    async setSession({ id, userId, expiresAt, attributes }) {
      await commit(db, [
        insertSession(db, { ...attributes, idHash: sha256(id), userId, expiresAt: expiresAt.getTime() }),
      ]);
    },
    async getUserSessions(userId) {
      const rows = await findSessionsOfUser(db, userId);
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
      await commit(db, [deleteExpiredSessions(db, Date.now(), REMOVED_PER_TICK)]);
    },
  };
}

const end = (session: { createdAt: number }) => session.createdAt + LONGEST_LIFE_MS;

/** Where a request comes from, as far as it is kept with the session. */
export interface Origin {
  ipAddress: string | null;
  userAgent: string | null;
}

/** A session that is not stored yet: the secret for the cookie, and the row for the batch of the sign-in. */
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
 * The live session of a secret with its user, or null: unknown, signed out, expired, or of somebody who is no
 * member of the organization any more. One query; one write more in the second half of the 30 days.
 */
export async function validateSession(db: Database, secret: string) {
  const { session, user } = await luciaOver(db).validateSession(secret);
  if (!session) return null;
  const { id: _, fresh: __, expiresAt, ...shown } = session;
  return { session: { ...shown, expiresAt: Math.min(expiresAt.getTime(), end(session)) }, user };
}

/** Keeps when a session was last used, to the hour, so that reading it costs no write each time. */
export function noteUse(ctx: ServiceCtx, session: { publicId: string; updatedAt: number }): void {
  const before = ctx.now() - SESSION_USE_MS;
  if (session.updatedAt > before) return;
  ctx.defer(commit(ctx.db, [touchSession(ctx.db, session.publicId, ctx.now(), before)]));
}

export type SignedIn = NonNullable<Awaited<ReturnType<typeof validateSession>>>;
