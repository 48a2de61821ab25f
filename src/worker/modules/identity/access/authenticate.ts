import type { Context, MiddlewareHandler } from 'hono';
import { type Actor, actorName, type Ctx } from '../../../platform/ctx.ts';
import { commit, type Database, openDatabase } from '../../../platform/data/database.ts';
import { DomainError } from '../../../platform/errors.ts';
import { sha256 } from '../../../platform/hash.ts';
import type { AppEnv } from '../../../platform/http/http.ts';
import { createLog } from '../../../platform/log.ts';
import { deliver } from '../../../platform/outside/smtp/deliver.ts';
import { KEY_PATTERN } from '../api-keys/key.ts';
import { findKeyHolder, updateLastUse } from '../api-keys/store.ts';
import { KEY_USE_MS, limitKey } from '../limits.ts';
import { recordUse, validateSession } from '../sessions/sessions.ts';
import { readSessionCookie } from './cookie.ts';
import { isPublic } from './public.ts';

/** Authenticates the caller and sets `ctx`, or throws `unauthenticated`. Routes in PUBLIC_ROUTES need no caller. */
export const authenticate: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (isPublic(c.req.method, c.req.path)) {
    c.set('findCtx', () => findCtx(c));
    return next();
  }
  const ctx = await findCtx(c);
  if (!ctx) {
    throw new DomainError(
      'unauthenticated',
      'UNAUTHORIZED',
      'Sign in, or send an API key as x-api-key. A session or key that was sent is not valid.',
    );
  }
  c.set('log', ctx.log);
  c.set('ctx', ctx);
  await next();
  const version = ctx.seen?.version ?? null;
  if (version !== null) c.header('X-Live-Version', String(version));
};

/** The context of the caller, or null. An API key takes precedence over a cookie, even when it is invalid. */
async function findCtx(c: Context<AppEnv>): Promise<Ctx | null> {
  const db = openDatabase(c.env);
  const key = c.req.header('x-api-key');
  if (key !== undefined) return findKeyCtx(c, db, key);
  const secret = readSessionCookie(c);
  const signedIn = secret === undefined ? null : await validateSession(db, secret);
  if (!signedIn) return null;
  const { session, user } = signedIn;
  const ctx = requestCtx(c, db, {
    actor: { type: 'user', userId: user.id, role: user.role, sessionId: session.publicId },
    organizationId: session.organizationId,
  });
  if (c.req.method === 'GET') ctx.seen = { version: null };
  recordUse(ctx, session);
  return ctx;
}

/** The context of an API key, or null. Throws `limited` after too many calls with the key. */
async function findKeyCtx(c: Context<AppEnv>, db: Database, key: string): Promise<Ctx | null> {
  const now = Date.now();
  const holder = KEY_PATTERN.test(key) ? await findKeyHolder(db, sha256(key), now) : undefined;
  if (!holder) return null;
  await limitKey(c.env, holder.keyId);
  const { keyId, userId, role, scopes, organizationId, lastUsedAt } = holder;
  const actor: Actor = { type: 'key', keyId, userId, role, scopes };
  const ctx = requestCtx(c, db, { actor, organizationId });
  const before = now - KEY_USE_MS;
  if (lastUsedAt === null || lastUsedAt <= before) {
    ctx.defer(commit(db, [updateLastUse(db, holder, now, before)]));
  }
  return ctx;
}

function requestCtx(
  c: Context<AppEnv>,
  db: Database,
  { actor, organizationId }: Pick<Ctx, 'actor' | 'organizationId'>,
): Ctx {
  const { requestId } = c.var;
  const log = createLog({ requestId, organizationId, actor: actorName(actor) });
  return {
    actor,
    organizationId,
    requestId,
    env: c.env,
    db,
    now: Date.now,
    log,
    deliver,
    defer: (work) => c.executionCtx.waitUntil(work.catch((error) => log.error('deferred.failed', error))),
  };
}
