import type { Ctx } from '../../../platform/ctx.ts';
import { type Answer, callPlatform, unreadable } from '../platforms/call.ts';
import { PlatformFailure, type Renewed } from '../platforms/platform.ts';
import { quote } from '../platforms/quote.ts';
import { retryTime } from '../platforms/retry-time.ts';
import { secretText } from '../platforms/secret-value.ts';
import { xUrl } from './call.ts';
import type { OAuth2Secret, XSecret } from './secret.ts';

/** Errors of the token endpoint about the app. */
const CLIENT_ERRORS: unknown[] = ['invalid_client', 'unauthorized_client'];
const MAX_LIFETIME_SECONDS = 366 * 86_400;

/**
 * Renews tokens (RFC 6749, 6). A refresh token works once: using it twice loses the access. Throws with
 * `isTokenInvalid` only if X says that the token is invalid.
 */
export async function refreshX(ctx: Ctx, secret: XSecret): Promise<Renewed<XSecret>> {
  if (secret.type === 'oauth1') throw ended();
  const answer = await callPlatform(ctx, 'x', 'read', {
    method: 'POST',
    url: `${xUrl(ctx.env)}/2/oauth2/token`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...clientHeader(secret) },
    body: new URLSearchParams({
      grant_type: 'refresh_token',
      refresh_token: secret.refreshToken,
      client_id: secret.clientId,
    }).toString(),
  });
  const { status, json } = answer;
  if (status >= 400) throw refreshFailure(ctx, answer, secret);
  const accessToken = secretText.safeParse(json.access_token).data;
  if (accessToken === undefined) throw unreadable('x', 'read');
  const refreshToken = secretText.safeParse(json.refresh_token).data ?? secret.refreshToken;
  const seconds = Number(json.expires_in);
  const isLifetime = seconds > 0 && seconds <= MAX_LIFETIME_SECONDS;
  return {
    secret: { ...secret, accessToken, refreshToken },
    expiresAt: isLifetime ? ctx.now() + Math.floor(seconds) * 1000 : null,
    scopes: typeof json.scope === 'string' ? scopesIn(json.scope) : null,
  };
}

/** Splits scopes (RFC 6749, 3.3). */
function scopesIn(text: string): string[] {
  return text
    .slice(0, 5000)
    .split(' ')
    .filter((scope) => /^[\w.:/-]{1,100}$/.test(scope));
}

/** Authenticates a confidential client (RFC 6749, 2.3.1). */
function clientHeader({ clientId, clientSecret }: OAuth2Secret): Record<string, string> {
  if (clientSecret === null) return {};
  const pair = [clientId, clientSecret].map(encodeURIComponent).join(':');
  return { authorization: `Basic ${Buffer.from(pair).toString('base64')}` };
}

function refreshFailure(ctx: Ctx, { status, headers, json }: Answer, secret: OAuth2Secret): PlatformFailure {
  const { error, error_description: description } = json;
  // X also returns `invalid_request` for an unknown token: "Value passed for the token was invalid."
  const isOfToken = typeof description === 'string' && /\btoken\b/i.test(description);
  if (status !== 429 && (error === 'invalid_grant' || (error === 'invalid_request' && isOfToken)))
    return ended();
  const isOfClient = typeof description === 'string' && /\bclient\b/i.test(description);
  if (CLIENT_ERRORS.includes(error) || (error === 'invalid_request' && isOfClient)) {
    const message = `X refuses the client id or the client secret. Check both.${quote(description, secret)}`;
    return new PlatformFailure('PERMISSION_MISSING', message);
  }
  const retryAt =
    retryTime(ctx, { at: headers.get('x-rate-limit-reset') }) ??
    retryTime(ctx, { seconds: headers.get('retry-after') });
  if (status === 429) {
    const message = 'X asks for a pause before it renews the access. Herald tries again after it.';
    return new PlatformFailure('RATE_LIMITED', message, { retryAt });
  }
  const message = `X did not renew the access (status ${status}). Try again in a few minutes.`;
  return new PlatformFailure('PLATFORM_DOWN', message, { retryAt });
}

function ended(): PlatformFailure {
  const message = 'The access to X has ended. Sign in at X again, and enter the new credentials.';
  return new PlatformFailure('SIGN_IN_AGAIN', message, { isTokenInvalid: true });
}
