/** Pending consent flows: started with `beginConsent`, completed once with `endConsent`. */
import { generateCodeVerifier, generateState } from 'arctic';
import { and, eq, inArray } from 'drizzle-orm';
import { sha256 } from '../../../../lib/hash.ts';
import type { Ctx, ServiceCtx } from '../../ctx.ts';
import { commit, deletePast } from '../../data/commit/commit.ts';
import { type Database, directory, type Statement } from '../../data/database.ts';
import { open, seal } from '../../encryption.ts';
import { authorizationUrl, type Consent } from './client.ts';
import type { Provider, ProviderId } from './providers.ts';
import { oauthStates, type Purpose } from './schema.ts';

export type { Purpose };

/** The time for the user to complete one. */
export const STATE_LIFE_SECONDS = 300;

const record = (stateHash: string) => `oauth_states/${stateHash}/code_verifier`;

/**
 * Stores a new consent flow. Returns the URL for the browser, and the state to put in its cookie: so nobody can make
 * another browser complete a flow that they started in their own (login CSRF).
 */
export async function beginConsent(
  ctx: ServiceCtx | Ctx,
  provider: Provider,
  purpose: Purpose,
  details: unknown,
  ask: Pick<Consent, 'redirectUri' | 'scopes' | 'parameters'>,
): Promise<{ url: string; state: string }> {
  const state = generateState();
  const stateHash = sha256(state);
  const codeVerifier = generateCodeVerifier();
  const nonce = generateState();
  const insert = directory(ctx)
    .insert(oauthStates)
    .values({
      stateHash,
      purpose,
      provider: provider.id,
      // A visitor who signs in has no organization yet.
      organizationId: 'organizationId' in ctx ? ctx.organizationId : 0,
      userId: ctx.actor.type === 'user' ? ctx.actor.userId : 0,
      codeVerifier: await seal(ctx.env, codeVerifier, record(stateHash)),
      nonce,
      details,
      expiresAt: ctx.now() + STATE_LIFE_SECONDS * 1000,
    });
  await commit(directory(ctx), [insert]);
  return { url: authorizationUrl(provider, { ...ask, state, codeVerifier, nonce }), state };
}

/** A started consent flow, as it returns. */
export interface Begun {
  purpose: Purpose;
  provider: ProviderId;
  /** The organization; 0 if nobody was signed in. */
  organizationId: number;
  userId: number;
  codeVerifier: string;
  nonce: string;
  /** The details given to `beginConsent`. */
  details: unknown;
  /** Whether the user was in time. */
  inTime: boolean;
}

/**
 * Takes the flow of the address's state, once; null if the state differs from the cookie's, is unknown or used, or was
 * started for another purpose.
 */
export async function endConsent(
  ctx: ServiceCtx | Ctx,
  purposes: Purpose[],
  given: { state?: string | undefined; cookie: string | undefined },
): Promise<Begun | null> {
  if (given.state === undefined || given.state !== given.cookie) return null;
  const stateHash = sha256(given.state);
  const take = directory(ctx)
    .delete(oauthStates)
    .where(and(eq(oauthStates.stateHash, stateHash), inArray(oauthStates.purpose, purposes)))
    .returning();
  const [[row]] = await commit(directory(ctx), [take]);
  if (!row) return null;
  const { stateHash: _, expiresAt, ...begun } = row;
  return {
    ...begun,
    codeVerifier: await open(ctx.env, row.codeVerifier, record(stateHash)),
    inTime: expiresAt > ctx.now(),
  };
}

export function deleteExpiredStates(db: Database, now: number, limit: number): Statement {
  return deletePast(db, oauthStates.stateHash, oauthStates.expiresAt, now, limit);
}
