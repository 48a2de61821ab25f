/**
 * Talking to a provider (RFC 6749, OpenID Connect Core 1.0), with arctic's addresses and PKCE. The calls of the
 * token endpoint are made here: arctic's have no time-out and read answers of any length.
 */
import { CodeChallengeMethod, OAuth2Client } from 'arctic';
import { z } from 'zod';
import type { Ctx, ServiceCtx } from '../../ctx.ts';
import { DomainError } from '../../errors.ts';
import { guardedFetch } from '../fetch-guard.ts';
import type { Provider } from './providers.ts';

/** The token endpoint, its answer included. */
const LIMITS = { timeoutMs: 10_000, maxBytes: 64 * 1024 };
/** One that can stand in the protocols of mail servers, and is not longer than any that a provider is known to make. */
const token = z
  .string()
  .max(16_384)
  .regex(/^[\x21-\x7e]+$/);

/** RFC 6749, 5.1. It leaves open whether the answer tells how long the access lasts. */
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
  /** Null: none was given, and the one before still holds. */
  refreshToken: string | null;
  idToken: string | null;
  /** What was granted; null when it is what was asked for. */
  scopes: string[] | null;
}

export interface Consent {
  redirectUri: string;
  state: string;
  codeVerifier: string;
  nonce: string;
  scopes: string[];
  /** What only this provider knows. */
  parameters?: Record<string, string>;
}

/** Where the browser is sent to ask its user. */
export function authorizationUrl(provider: Provider, consent: Consent): string {
  const client = new OAuth2Client(provider.clientId, provider.clientSecret, consent.redirectUri);
  const { state, codeVerifier, scopes } = consent;
  const S256 = CodeChallengeMethod.S256;
  const url = client.createAuthorizationURLWithPKCE(provider.authorizeUrl, state, S256, codeVerifier, scopes);
  url.searchParams.set('nonce', consent.nonce);
  for (const [name, value] of Object.entries(consent.parameters ?? {})) url.searchParams.set(name, value);
  return url.href;
}

/** Changes a code into tokens. Throws as `requestTokens`. */
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

/** A new access token. Throws as `requestTokens`. */
export function refreshTokens(ctx: Ctx, provider: Provider, refreshToken: string): Promise<Tokens> {
  return requestTokens(ctx, provider, { grant_type: 'refresh_token', refresh_token: refreshToken });
}

/**
 * Throws DomainError `INVALID_GRANT` (refused) when code or refresh token hold no more, `TOKEN_ENDPOINT_FAILED`
 * (remote_failed) for all else that may go otherwise the next time.
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

/** An error code of RFC 6749, or nothing: what else a server writes there is not shown. */
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
