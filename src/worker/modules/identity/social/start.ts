import type { ServiceCtx } from '../../../platform/ctx.ts';
import { DomainError } from '../../../platform/errors.ts';
import { findProvider } from '../../../platform/outside/oauth/providers.ts';
import type { Purpose } from '../../../platform/outside/oauth/schema.ts';
import { beginConsent } from '../../../platform/outside/oauth/state.ts';
import { callbackUrl, publicUrl } from '../../../platform/outside/public-url.ts';

export const CALLBACK_PATH = '/api/auth/callback/google';

/** Where the browser goes from the callback; all of them were checked. */
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
 * Begins a sign-in with Google, or the linking of a Google account to who acts. Throws `not_found`,
 * PROVIDER_NOT_FOUND, for other providers and where Google is not set up; `forbidden`, INVALID_CALLBACK_URL.
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
      'Provider not found: only google, where it is set up.',
    );
  }
  const checked = (field: 'callbackURL' | 'errorCallbackURL' | 'newUserCallbackURL') =>
    input[field] === undefined ? undefined : callbackUrl(ctx.env, input[field], field);
  const done = checked('callbackURL') ?? `${publicUrl(ctx.env)}/`;
  const callbacks: Callbacks = {
    done,
    failed: checked('errorCallbackURL') ?? done,
    newUser: checked('newUserCallbackURL') ?? done,
  };
  return beginConsent(ctx, provider, purpose, callbacks, {
    redirectUri: redirectUri(ctx),
    scopes: ['openid', 'email', 'profile'],
  });
}

/** As it is registered at Google. */
export function redirectUri(ctx: ServiceCtx): string {
  return `${publicUrl(ctx.env)}${CALLBACK_PATH}`;
}
