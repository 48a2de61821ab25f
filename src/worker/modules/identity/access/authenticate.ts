import type { Context, MiddlewareHandler } from 'hono';
import { sha256 } from '../../../platform/crypto.ts';
import { type Actor, actorName, type Ctx } from '../../../platform/ctx.ts';
import { type Database, openDatabase } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/errors.ts';
import type { AppEnv } from '../../../platform/http.ts';
import { createLog } from '../../../platform/log.ts';
import { KEY_PATTERN } from '../api-keys/api-keys.ts';
import { findApiKey } from '../api-keys/store.ts';
import { validateSession } from '../sessions/sessions.ts';
import { readSessionCookie } from './cookie.ts';
import { isPublic } from './public.ts';

/** Finds out who calls, and sets `ctx`; 401 for nobody. The routes of PUBLIC_ROUTES pass without. */
export const authenticate: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (isPublic(c.req.method, c.req.path)) return next();
  const ctx = await findCtx(c);
  if (!ctx) {
    throw new DomainError(
      'unauthenticated',
      'UNAUTHORIZED',
      'Sign in first, or send an API key as x-api-key. The session or key that came, if any, is not valid.',
    );
  }
  c.set('log', ctx.log);
  c.set('ctx', ctx);
  await next();
};

/** The context of who calls, or null for nobody: for public routes that know more of somebody. */
export async function findCtx(c: Context<AppEnv>): Promise<Ctx | null> {
  const db = openDatabase(c.env);
  const who = await whoActs(c, db);
  return who && requestCtx(c, db, who);
}

interface Who {
  actor: Actor;
  organizationId: number;
}

/** A key goes before a cookie; a wrong key is nobody, whatever the cookie. */
async function whoActs(c: Context<AppEnv>, db: Database): Promise<Who | null> {
  const key = c.req.header('x-api-key');
  if (key !== undefined) {
    const found = KEY_PATTERN.test(key) ? await findApiKey(db, sha256(key)) : undefined;
    if (!found) return null;
    const { organizationId, ...rest } = found;
    return { actor: { type: 'key', ...rest }, organizationId };
  }
  const secret = readSessionCookie(c);
  const signedIn = secret === undefined ? null : await validateSession(db, secret);
  if (!signedIn) return null;
  const { session, user } = signedIn;
  return {
    actor: { type: 'user', userId: user.id, role: user.role, sessionId: session.publicId },
    organizationId: session.organizationId,
  };
}

function requestCtx(c: Context<AppEnv>, db: Database, { actor, organizationId }: Who): Ctx {
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
    defer: (work) => c.executionCtx.waitUntil(work.catch((error) => log.error('deferred.failed', error))),
  };
}
