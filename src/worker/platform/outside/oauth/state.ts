/** Ways to a provider that are under way: begun with `beginConsent`, ended once with `endConsent`. */
import { generateCodeVerifier, generateState } from 'arctic';
import { and, eq, inArray } from 'drizzle-orm';
import type { Ctx, ServiceCtx } from '../../ctx.ts';
import { commit, type Database, deletePast, directory, type Statement } from '../../data/database.ts';
import { open, seal } from '../../encryption.ts';
import { sha256 } from '../../hash.ts';
import { authorizationUrl, type Consent } from './client.ts';
import type { Provider, ProviderId } from './providers.ts';
import { oauthStates, type Purpose } from './schema.ts';

export type { Purpose };

/** How long the user may take there. */
export const STATE_LIFE_SECONDS = 300;

const record = (stateHash: string) => `oauth_states/${stateHash}/code_verifier`;

/**
 * Writes down what is begun. Answers where to send the browser, and the state, which is to be kept in its cookie:
 * so nobody can make another browser end what they began in their own (login CSRF).
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
      // A visitor who signs in belongs to none yet.
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

/** What was begun, as it comes back. */
export interface Begun {
  purpose: Purpose;
  provider: ProviderId;
  /** 0: nobody was signed in. */
  organizationId: number;
  userId: number;
  codeVerifier: string;
  nonce: string;
  /** As given to `beginConsent`. */
  details: unknown;
  /** False: the user took too long. */
  inTime: boolean;
}

/**
 * Takes what was begun under the state of the address, once; null when the state is not that of the cookie too, is
 * unknown, was used, or was begun for something else.
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
