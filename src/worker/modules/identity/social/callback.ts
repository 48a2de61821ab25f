import type { Ctx, ServiceCtx } from '../../../platform/ctx.ts';
import { DomainError, isUniqueViolation } from '../../../platform/errors.ts';
import { errorWord, exchangeCode } from '../../../platform/outside/oauth/client.ts';
import { type Claims, readIdToken } from '../../../platform/outside/oauth/id-token.ts';
import { findProvider } from '../../../platform/outside/oauth/providers.ts';
import { type Begun, endConsent } from '../../../platform/outside/oauth/state.ts';
import { publicUrl, withQuery } from '../../../platform/outside/public-url.ts';
import type { Origin } from '../sessions/sessions.ts';
import { type Started, startSession } from '../sessions/start-session.ts';
import { accountFor, linkTo } from './account.ts';
import { SocialFailure } from './failure.ts';
import { type Callbacks, redirectUri } from './start.ts';

export interface Returned {
  code?: string | undefined;
  state?: string | undefined;
  error?: string | undefined;
  /** The state of the browser's cookie. */
  cookie: string | undefined;
  /** What the cookie holds by which the browser is known to users. */
  knownDevice: string | undefined;
  from: Origin;
}

/**
 * What a browser that comes back from Google gets: an address to go on to and, after a sign-in, a session. Whatever
 * goes wrong is told in that address as `error`. `session` is who is signed in in this browser, if anybody is.
 */
export async function finishSocial(
  ctx: ServiceCtx,
  session: Ctx | null,
  returned: Returned,
): Promise<{ location: string; started: Started | null }> {
  const begun = await endConsent(ctx, ['sign-in', 'link'], returned);
  const callbacks = (begun?.details as Callbacks | undefined) ?? { failed: `${publicUrl(ctx.env)}/` };
  try {
    if (!begun?.inTime) throw new SocialFailure('state_mismatch');
    const claims = await askGoogle(ctx, begun, returned);
    const { done, newUser } = begun.details as Callbacks;
    if (begun.purpose === 'link') {
      if (session?.actor.type !== 'user' || session.actor.userId !== begun.userId) {
        throw new SocialFailure('state_mismatch');
      }
      await linkTo(session, session.actor.userId, claims);
      return { location: done, started: null };
    }
    const { isNew, started } = await signInWith(ctx, claims, returned);
    return { location: isNew ? newUser : done, started };
  } catch (error) {
    if (!(error instanceof SocialFailure)) throw error;
    return { location: withQuery(callbacks.failed, { error: error.word }), started: null };
  }
}

/** When the same account comes back twice at once, the second finds what the first has made. */
async function signInWith(
  ctx: ServiceCtx,
  claims: Claims,
  returned: Returned,
  isSecondTry = false,
): Promise<{ isNew: boolean; started: Started }> {
  try {
    const { user, isNew, also } = await accountFor(ctx, claims);
    const { from, knownDevice } = returned;
    const how = { method: 'google', remember: true, knownDevice } as const;
    return { isNew, started: await startSession(ctx, user, from, how, also) };
  } catch (error) {
    if (isSecondTry || !isUniqueViolation(error)) throw error;
    return signInWith(ctx, claims, returned, true);
  }
}

/** Who they are at Google. */
async function askGoogle(ctx: ServiceCtx, begun: Begun, { code, error }: Returned): Promise<Claims> {
  if (error !== undefined) throw new SocialFailure(errorWord(error) || 'access_denied');
  const provider = findProvider(ctx.env, begun.provider);
  if (!code) throw new SocialFailure('no_code');
  if (!provider) throw new SocialFailure('oauth_provider_not_found');
  const { codeVerifier, nonce } = begun;
  const tokens = await exchangeCode(ctx, provider, {
    code,
    codeVerifier,
    redirectUri: redirectUri(ctx),
  }).catch((failure: unknown) => {
    if (!(failure instanceof DomainError)) throw failure;
    ctx.log.warn('social.exchange_failed', { code: failure.code, detail: failure.message });
    throw new SocialFailure(failure.code === 'INVALID_GRANT' ? 'invalid_code' : 'provider_unavailable');
  });
  const claims = tokens.idToken && readIdToken(tokens.idToken, provider, { nonce, now: ctx.now() });
  if (!claims) throw new SocialFailure('unable_to_get_user_info');
  return claims;
}
