import type { Context, MiddlewareHandler, Next } from 'hono';
import { DomainError } from '../../../../lib/errors.ts';
import { nativeSha256, sha256 } from '../../../../lib/hash.ts';
import type { Tags } from '../../../../lib/tags.ts';
import { type Actor, actorName, type Ctx } from '../../../platform/ctx.ts';
import { commit, prove } from '../../../platform/data/commit/commit.ts';
import { type Database, openDatabase } from '../../../platform/data/database.ts';
import { deliver } from '../../../platform/deliver.ts';
import type { AppEnv } from '../../../platform/http/http.ts';
import { innerCaller } from '../../../platform/invocation/inner-call.ts';
import { Proof, StaleHint, underProof } from '../../../platform/invocation/proof.ts';
import { createLog } from '../../../platform/log.ts';
import { readTags } from '../../../platform/tags.ts';
import { KEY_PATTERN } from '../api-keys/key.ts';
import { findKeyHolder, isStillKey, updateLastUse } from '../api-keys/store.ts';
import { KEY_USE_MS, limitCalls, SESSION_USE_MS } from '../limits.ts';
import { readSessionCookie } from '../sessions/cookie.ts';
import { isStillValid, recordUse, validateSession } from '../sessions/sessions.ts';
import { forget, type Hint, recall, remember } from './hints.ts';
import { mustVerify } from './must-verify.ts';
import { isPublic } from './public.ts';

/** Authenticates the caller and sets `ctx`, or throws `unauthenticated`. Routes in PUBLIC_ROUTES need no caller. */
export const authenticate: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (isPublic(c.req.method, c.req.path)) {
    c.set('findCtx', () => findCtx(c));
    return next();
  }
  const inner = innerCaller(c.req.raw);
  if (inner) return act(c, inner, next);
  const hint = await hintFor(c);
  if (hint) return actByHint(c, hint, next);
  const ctx = await findCtx(c);
  if (!ctx) {
    throw new DomainError(
      'unauthenticated',
      'UNAUTHORIZED',
      'Sign in, or send an API key as x-api-key. A session or key that was sent is not valid.',
    );
  }
  await act(c, ctx, next);
};

async function act(c: Context<AppEnv>, ctx: Ctx, next: Next): Promise<void> {
  if (ctx.actor.type === 'user' && c.req.method === 'GET') ctx.seen = { version: null };
  c.set('log', ctx.log);
  c.set('ctx', ctx);
  await next();
  const version = ctx.seen?.version ?? null;
  if (version !== null) c.header('X-Live-Version', String(version));
}

/** The largest body of a call by a hint: if the hint does not hold, the call starts over with it. */
const MAX_KEPT_BODY = 1_000_000;
/** Calls that have started over. They use no hint, so that none can start over forever. */
const begunAnew = new WeakSet<Request>();

interface Guess {
  name: string;
  hint: Hint;
}

/** Returns the recent caller with this session or key. Not for long bodies, which are not kept, nor for sockets. */
async function hintFor(c: Context<AppEnv>): Promise<Guess | null> {
  const { raw } = c.req;
  const length = Number(c.req.header('content-length') ?? Number.NaN);
  if (begunAnew.has(raw) || c.req.header('upgrade')) return null;
  if (raw.body !== null && !(length <= MAX_KEPT_BODY)) return null;
  const key = c.req.header('x-api-key');
  const secret = key ?? readSessionCookie(c);
  if (secret === undefined) return null;
  const name = hintName(key === undefined ? 'user' : 'key', await nativeSha256(secret));
  const hint = recall(name, Date.now());
  return hint ? { name, hint } : null;
}

/** Returns the name of a hint. Its type keeps a key in the cookie, or a session's secret in the header, from matching. */
const hintName = (type: 'user' | 'key', hash: string) => `${type}:${hash}`;

/** Runs the call by a hint that its first batch proves. If the hint does not hold, the call starts over without one. */
async function actByHint(c: Context<AppEnv>, { name, hint }: Guess, next: Next): Promise<void> {
  const { raw } = c.req;
  const body = raw.body === null ? null : await raw.arrayBuffer();
  if (body) c.req.raw = new Request(raw, { body });
  const db = openDatabase(c.env);
  const ctx = requestCtx(c, db, hint);
  const proof = new Proof(hint.isStill(ctx.now()), () => prove(db));
  await underProof(proof, async () => {
    try {
      await limitCalls(c.env, hint.actor);
      await act(c, ctx, next);
    } finally {
      // A response without a batch has proven nothing yet.
      await proof.settle().catch((error: unknown) => {
        if (!(error instanceof StaleHint)) throw error;
      });
    }
  }).catch((error: unknown) => {
    if (proof.state !== 'failed') throw error;
  });
  if (proof.state !== 'failed') return;
  forget(name);
  const anew = new Request(raw, body ? { body } : {});
  begunAnew.add(anew);
  c.set('anew', anew);
}

/**
 * Returns the context of the caller, or null. An API key takes precedence over a cookie, even when it is invalid.
 * Throws `limited` after too many calls with the key or in the session.
 */
async function findCtx(c: Context<AppEnv>): Promise<Ctx | null> {
  const db = openDatabase(c.env);
  const key = c.req.header('x-api-key');
  if (key !== undefined) return (await findKeyCaller(c, key, db))?.ctx ?? null;
  const secret = readSessionCookie(c);
  const signedIn = secret === undefined ? null : await validateSession(db, secret);
  if (!signedIn) return null;
  const { session, user } = signedIn;
  const actor: Actor = {
    type: 'user',
    userId: user.id,
    role: user.role,
    sessionId: session.publicId,
    ...((await mustVerify(c.env, db, user)) && { mustVerify: true as const }),
  };
  await limitCalls(c.env, actor);
  const { organizationId } = session;
  const tags = readTags(user.tags);
  const ctx = requestCtx(c, db, { actor, organizationId, tags });
  recordUse(ctx, session);
  // Not stored in a hint, as it can end in the middle of a session.
  if (actor.mustVerify) return ctx;
  const hash = sha256(secret!);
  const found = { ...session, role: user.role, tags };
  remember(hintName('user', hash), {
    actor,
    organizationId,
    tags,
    isStill: (now) => isStillValid(hash, found, now),
    until: session.updatedAt + SESSION_USE_MS,
  });
  return ctx;
}

/** Returns the context of an API key and its name, or null. Throws `limited` after too many calls with the key. */
export async function findKeyCaller(
  c: Context<AppEnv>,
  key: string,
  db = openDatabase(c.env),
): Promise<{ ctx: Ctx; name: string } | null> {
  const now = Date.now();
  const keyHash = sha256(key);
  const holder = KEY_PATTERN.test(key) ? await findKeyHolder(db, keyHash, now) : undefined;
  if (!holder) return null;
  const { keyId, userId, role, scopes, organizationId, lastUsedAt, emailVerified, tags } = holder;
  const isHeld = await mustVerify(c.env, db, { id: userId, emailVerified });
  const actor: Actor = {
    type: 'key',
    keyId,
    userId,
    role,
    scopes,
    ...(isHeld && { mustVerify: true as const }),
  };
  await limitCalls(c.env, actor);
  const ctx = requestCtx(c, db, { actor, organizationId, tags });
  const before = now - KEY_USE_MS;
  if (lastUsedAt === null || lastUsedAt <= before) {
    ctx.defer(commit(db, [updateLastUse(db, holder, now, before)]));
  } else if (!isHeld) {
    const isStill: Hint['isStill'] = (at) => isStillKey(keyHash, holder, at);
    const until = lastUsedAt + KEY_USE_MS;
    remember(hintName('key', keyHash), { actor, organizationId, tags, isStill, until });
  }
  return { ctx, name: holder.name };
}

/** Returns the context of a call by this caller. */
export function requestCtx(
  c: Context<AppEnv>,
  db: Database,
  { actor, organizationId, tags }: Pick<Ctx, 'actor' | 'organizationId'> & { tags: Tags },
): Ctx {
  const { requestId } = c.var;
  const log = createLog({ requestId, organizationId, actor: actorName(actor) });
  return {
    actor,
    organizationId,
    tags,
    requestId,
    env: c.env,
    db,
    now: Date.now,
    log,
    deliver,
    defer: (work) => c.executionCtx.waitUntil(work.catch((error) => log.error('deferred.failed', error))),
  };
}
