import { DomainError } from '../../../../lib/errors.ts';
import type { ServiceCtx } from '../../../platform/ctx.ts';
import { findProvider } from '../../../platform/outside/oauth/providers.ts';
import { beginConsent, type Purpose } from '../../../platform/outside/oauth/state.ts';
import { callbackUrl, publicUrl } from '../../../platform/outside/public-url.ts';

export const CALLBACK_PATH = '/api/auth/callback/google';

/** The URLs to which the callback redirects the browser, checked. */
export interface Callbacks {
  done: string;
  failed: string;
  newUser: string;
}

export interface SocialInput {
  provider: string;
  callbackURL?: string | undefined;
  errorCallbackURL?: string | undefined;
  newUserCallbackURL?: string | undefined;
}

/**
 * Starts a sign-in with Google, or the linking of a Google account to the caller. Throws `not_found`,
 * PROVIDER_NOT_FOUND, for other providers and where Google is not configured; `forbidden`, INVALID_CALLBACK_URL.
 */
export async function startSocial(
  ctx: ServiceCtx,
  purpose: Extract<Purpose, 'sign-in' | 'link'>,
  input: SocialInput,
): Promise<{ url: string; state: string }> {
  const provider = input.provider === 'google' ? findProvider(ctx.env, 'google') : null;
  if (!provider) {
    throw new DomainError(
      'not_found',
      'PROVIDER_NOT_FOUND',
      'Provider not found. The only provider is google, where it is configured.',
    );
  }
  const checkUrl = (field: 'callbackURL' | 'errorCallbackURL' | 'newUserCallbackURL') =>
    input[field] === undefined ? undefined : callbackUrl(ctx.env, input[field], field);
  const done = checkUrl('callbackURL') ?? `${publicUrl(ctx.env)}/`;
  const callbacks: Callbacks = {
    done,
    failed: checkUrl('errorCallbackURL') ?? done,
    newUser: checkUrl('newUserCallbackURL') ?? done,
  };
  return beginConsent(ctx, provider, purpose, callbacks, {
    redirectUri: redirectUri(ctx),
    scopes: ['openid', 'email', 'profile'],
  });
}

/** Returns the redirect URI that is registered with Google. */
export function redirectUri(ctx: ServiceCtx): string {
  return `${publicUrl(ctx.env)}${CALLBACK_PATH}`;
}
