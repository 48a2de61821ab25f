/**
 * The client of a provider (RFC 6749, OpenID Connect Core 1.0), with arctic's URLs and PKCE. Calls to the token
 * endpoint are made here: arctic's have no time-out and read responses of any length.
 */
import { CodeChallengeMethod, OAuth2Client } from 'arctic';
import { z } from 'zod';
import { DomainError } from '../../../../lib/errors.ts';
import type { Ctx, ServiceCtx } from '../../ctx.ts';
import { guardedFetch } from '../fetch-guard.ts';
import type { Provider } from './providers.ts';

/** The limits of a call to the token endpoint, including its response. */
const LIMITS = { timeoutMs: 10_000, maxBytes: 64 * 1024 };
/** A token that fits into the protocols of mail servers, and is not longer than any known provider's. */
const token = z
  .string()
  .max(16_384)
  .regex(/^[\x21-\x7e]+$/);

/** The response of RFC 6749, 5.1. The lifetime of the access token is optional. */
const tokenAnswer = z.object({
  access_token: token,
  refresh_token: token.optional(),
  id_token: z.string().optional(),
  expires_in: z.coerce.number().positive().max(86_400).catch(3600),
  scope: z.string().optional(),
});

export interface Tokens {
  accessToken: string;
  /** Milliseconds. */
  expiresAt: number;
  /** The new refresh token; null if none was issued, and the previous one is still valid. */
  refreshToken: string | null;
  idToken: string | null;
  /** The granted scopes; null if they are the requested ones. */
  scopes: string[] | null;
}

export interface Consent {
  redirectUri: string;
  state: string;
  codeVerifier: string;
  nonce: string;
  scopes: string[];
  /** Parameters that only this provider knows. */
  parameters?: Record<string, string>;
}

/** Returns the provider's URL that asks the user for consent. */
export function authorizationUrl(provider: Provider, consent: Consent): string {
  const client = new OAuth2Client(provider.clientId, provider.clientSecret, consent.redirectUri);
  const { state, codeVerifier, scopes } = consent;
  const S256 = CodeChallengeMethod.S256;
  const url = client.createAuthorizationURLWithPKCE(provider.authorizeUrl, state, S256, codeVerifier, scopes);
  url.searchParams.set('nonce', consent.nonce);
  for (const [name, value] of Object.entries(consent.parameters ?? {})) url.searchParams.set(name, value);
  return url.href;
}

/** Exchanges a code for tokens. Throws like `requestTokens`. */
export function exchangeCode(
  ctx: ServiceCtx,
  provider: Provider,
  { code, codeVerifier, redirectUri }: { code: string; codeVerifier: string; redirectUri: string },
): Promise<Tokens> {
  return requestTokens(ctx, provider, {
    grant_type: 'authorization_code',
    code,
    code_verifier: codeVerifier,
    redirect_uri: redirectUri,
  });
}

/** Requests a new access token. Throws like `requestTokens`. */
export function refreshTokens(ctx: Ctx, provider: Provider, refreshToken: string): Promise<Tokens> {
  return requestTokens(ctx, provider, { grant_type: 'refresh_token', refresh_token: refreshToken });
}

/**
 * Throws DomainError `INVALID_GRANT` (refused) if the code or refresh token is no longer valid, `TOKEN_ENDPOINT_FAILED`
 * (remote_failed) for everything that a retry may fix.
 */
async function requestTokens(
  ctx: ServiceCtx,
  provider: Provider,
  grant: Record<string, string>,
): Promise<Tokens> {
  const { status, body, isWhole } = await guardedFetch(
    ctx,
    provider.tokenUrl,
    {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
      body: new URLSearchParams({
        ...grant,
        client_id: provider.clientId,
        client_secret: provider.clientSecret,
      }).toString(),
    },
    LIMITS,
  ).catch((cause: unknown) => {
    throw endpointFailed(provider, 'it did not answer', cause);
  });
  const answer = isWhole ? parseJson(body) : undefined;
  if (status !== 200) {
    const word = errorWord((answer as { error?: unknown } | null | undefined)?.error);
    if ((status === 400 || status === 401) && word === 'invalid_grant') {
      throw new DomainError('refused', 'INVALID_GRANT', `${provider.id} does not honour this any more.`);
    }
    throw endpointFailed(provider, `it answered ${status} ${word}`.trim());
  }
  const { data } = tokenAnswer.safeParse(answer);
  if (!data) throw endpointFailed(provider, 'its answer was not understood');
  return {
    accessToken: data.access_token,
    expiresAt: ctx.now() + data.expires_in * 1000,
    refreshToken: data.refresh_token ?? null,
    idToken: data.id_token ?? null,
    scopes: data.scope?.split(' ') ?? null,
  };
}

function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return undefined;
  }
}

/** Returns an error code of RFC 6749, or '': anything else that a server sends there is not shown. */
export function errorWord(value: unknown): string {
  return typeof value === 'string' && /^[a-z_]{1,64}$/.test(value) ? value : '';
}

function endpointFailed(provider: Provider, what: string, cause?: unknown): DomainError {
  const error = new DomainError(
    'remote_failed',
    'TOKEN_ENDPOINT_FAILED',
    `The sign-in service of ${provider.id} failed: ${what}. Try again in a few minutes.`,
  );
  error.cause = cause;
  return error;
}
