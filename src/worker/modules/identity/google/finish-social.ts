import { DomainError, isUniqueViolation } from '../../../../lib/errors.ts';
import type { Language } from '../../../../lib/language.ts';
import type { Ctx, ServiceCtx } from '../../../platform/ctx.ts';
import { errorWord, exchangeCode } from '../../../platform/outside/oauth/client.ts';
import { type Claims, readIdToken } from '../../../platform/outside/oauth/id-token.ts';
import { findProvider } from '../../../platform/outside/oauth/providers.ts';
import { type Begun, endConsent } from '../../../platform/outside/oauth/state.ts';
import { publicUrl, withQuery } from '../../../platform/outside/public-url.ts';
import type { Origin } from '../sessions/sessions.ts';
import { type StartedSession, startSession } from '../sessions/start-session.ts';
import { findOrCreateUser, linkAccount } from './account.ts';
import { GoogleFailure } from './failure.ts';
import { type Callbacks, redirectUri } from './sign-in-social.ts';

/** The parameters of the redirect from Google, and the browser's cookies. */
export interface CallbackInput {
  code?: string | undefined;
  state?: string | undefined;
  error?: string | undefined;
  /** The state in the browser's cookie. */
  cookie: string | undefined;
  /** The token of the browser's known-device cookie. */
  knownDevice: string | undefined;
  from: Origin;
  /** The language that the browser prefers. */
  language: Language;
}

/**
 * Finishes a sign-in or a linking when the browser comes back from Google. Returns the URL to go to and, after a
 * sign-in, the session. Failures are reported in that URL as `error`. `caller`: the user signed in in this browser,
 * if any.
 */
export async function finishSocial(
  ctx: ServiceCtx,
  caller: Ctx | null,
  input: CallbackInput,
): Promise<{ location: string; session: StartedSession | null }> {
  const consent = await endConsent(ctx, ['sign-in', 'link'], input);
  const callbacks = (consent?.details as Callbacks | undefined) ?? { failed: `${publicUrl(ctx.env)}/` };
  try {
    if (!consent?.inTime) throw new GoogleFailure('state_mismatch');
    const claims = await fetchClaims(ctx, consent, input);
    const { done, newUser } = consent.details as Callbacks;
    if (consent.purpose === 'link') {
      if (caller?.actor.type !== 'user' || caller.actor.userId !== consent.userId) {
        throw new GoogleFailure('state_mismatch');
      }
      await linkAccount(caller, caller.actor.userId, claims);
      return { location: done, session: null };
    }
    const { isNew, session } = await signInWith(ctx, claims, input);
    return { location: isNew ? newUser : done, session };
  } catch (error) {
    if (!(error instanceof GoogleFailure)) throw error;
    return { location: withQuery(callbacks.failed, { error: error.word }), session: null };
  }
}

/** Signs in. When the same account signs in twice at once, the second try finds the user that the first one created. */
async function signInWith(
  ctx: ServiceCtx,
  claims: Claims,
  input: CallbackInput,
  isSecondTry = false,
): Promise<{ isNew: boolean; session: StartedSession }> {
  try {
    const { user, isNew, statements } = await findOrCreateUser(ctx, claims, input.language);
    const { from, knownDevice } = input;
    const details = { method: 'google', remember: true, knownDevice } as const;
    return { isNew, session: await startSession(ctx, user, from, details, statements) };
  } catch (error) {
    if (isSecondTry || !isUniqueViolation(error)) throw error;
    return signInWith(ctx, claims, input, true);
  }
}

/** Fetches the claims of the user's Google account. */
async function fetchClaims(ctx: ServiceCtx, consent: Begun, { code, error }: CallbackInput): Promise<Claims> {
  if (error !== undefined) throw new GoogleFailure(errorWord(error) || 'access_denied');
  const provider = findProvider(ctx.env, consent.provider);
  if (!code) throw new GoogleFailure('no_code');
  if (!provider) throw new GoogleFailure('oauth_provider_not_found');
  const { codeVerifier, nonce } = consent;
  const tokens = await exchangeCode(ctx, provider, {
    code,
    codeVerifier,
    redirectUri: redirectUri(ctx),
  }).catch((failure: unknown) => {
    if (!(failure instanceof DomainError)) throw failure;
    ctx.log.warn('social.exchange_failed', { code: failure.code, detail: failure.message });
    throw new GoogleFailure(failure.code === 'INVALID_GRANT' ? 'invalid_code' : 'provider_unavailable');
  });
  const claims = tokens.idToken && readIdToken(tokens.idToken, provider, { nonce, now: ctx.now() });
  if (!claims) throw new GoogleFailure('unable_to_get_user_info');
  return claims;
}
