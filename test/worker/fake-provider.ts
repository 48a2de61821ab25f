import { createHash } from 'node:crypto';
import { vi } from 'vitest';
import type { Env } from '../../src/worker/platform/env.ts';

/** A user's account at the provider. */
export interface Account {
  sub: string;
  email?: string;
  [claim: string]: unknown;
}

interface Grant {
  account: Account;
  claims: Record<string, unknown>;
  challenge: string;
  redirectUri: string;
}

/**
 * A simulation of Google's and Microsoft's token endpoints instead of the network, as in RFC 6749, RFC 7636 and OpenID
 * Connect. Any other fetch fails as for an unknown host.
 */
export class FakeProvider {
  readonly env: Partial<Env> = {
    GOOGLE_CLIENT_ID: 'google-client',
    GOOGLE_CLIENT_SECRET: 'google-secret-Zx81',
    MICROSOFT_CLIENT_ID: 'microsoft-client',
    MICROSOFT_CLIENT_SECRET: 'microsoft-secret-Zx82',
    GOOGLE_MAIL_SERVERS: '',
    MICROSOFT_MAIL_SERVERS: '',
  };
  /** The forms of all calls. */
  calls: URLSearchParams[] = [];
  /** Claims that override those of ID tokens. */
  claims: Record<string, unknown> = {};
  /** Fields that override those of the token endpoint's responses. */
  over: Record<string, unknown> = {};
  /** A function that responds instead, if set. */
  instead: (() => Response | Promise<Response>) | null = null;
  /** Whether each refresh returns a new refresh token. With `strictly`, the previous one then stops working. */
  rotates: 'never' | 'leniently' | 'strictly' = 'never';
  /** A function whose promise delays the response to a refresh that was granted. */
  before: (() => Promise<unknown> | undefined) | null = null;
  readonly #codes = new Map<string, Grant>();
  readonly #refreshTokens = new Set<string>();
  #count = 0;

  /** Replaces the network from now on. */
  start(): void {
    vi.stubGlobal('fetch', (input: string, init: RequestInit) => this.#answer(new URL(input), init));
  }

  /** Grants consent as the user. Returns the URL that the browser is redirected to. */
  consent(url: string, account: Account): URL {
    const { searchParams } = new URL(url);
    const get = (name: string) => searchParams.get(name) ?? '';
    if (get('response_type') !== 'code' || get('code_challenge_method') !== 'S256') throw new Error(url);
    const isGoogle = url.startsWith('https://accounts.google.com/o/oauth2/v2/auth?');
    if (!isGoogle && !url.startsWith('https://login.microsoftonline.com/common/oauth2/v2.0/authorize?')) {
      throw new Error(url);
    }
    const code = `code-${++this.#count}`;
    const claims = {
      iss: isGoogle ? 'https://accounts.google.com' : 'https://login.microsoftonline.com/tenant-1/v2.0',
      ...(isGoogle ? {} : { tid: 'tenant-1' }),
      aud: get('client_id'),
      exp: Math.floor(Date.parse('2100-01-01') / 1000),
      nonce: get('nonce'),
      ...account,
      ...this.claims,
    };
    const redirectUri = get('redirect_uri');
    this.#codes.set(code, { account, claims, challenge: get('code_challenge'), redirectUri });
    const back = new URL(redirectUri);
    back.searchParams.set('code', code);
    back.searchParams.set('state', get('state'));
    return back;
  }

  /** Revokes the access, as the user or their administrator can. */
  withdraw(): void {
    this.#refreshTokens.clear();
  }

  async #answer(url: URL, init: RequestInit): Promise<Response> {
    const known = [
      'https://oauth2.googleapis.com/token',
      'https://login.microsoftonline.com/common/oauth2/v2.0/token',
    ];
    if (!known.includes(url.href)) throw new TypeError('Network connection lost.');
    const form = new URLSearchParams(init.body as string);
    this.calls.push(form);
    if (this.instead) return this.instead();
    const [id, secret] = [form.get('client_id'), form.get('client_secret')];
    const { env } = this;
    const isClient =
      (id === env.GOOGLE_CLIENT_ID && secret === env.GOOGLE_CLIENT_SECRET) ||
      (id === env.MICROSOFT_CLIENT_ID && secret === env.MICROSOFT_CLIENT_SECRET);
    if (!isClient) return refused('invalid_client', 401);
    return form.get('grant_type') === 'refresh_token' ? this.#refresh(form) : this.#exchange(form);
  }

  #exchange(form: URLSearchParams): Response {
    const code = form.get('code') ?? '';
    const grant = this.#codes.get(code);
    this.#codes.delete(code);
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (!grant || grant.challenge !== challenge || grant.redirectUri !== form.get('redirect_uri')) {
      return refused('invalid_grant');
    }
    return Response.json({
      ...this.#tokens(true),
      id_token: idToken(grant.claims),
      ...this.over,
    });
  }

  async #refresh(form: URLSearchParams): Promise<Response> {
    const token = form.get('refresh_token') ?? '';
    if (!this.#refreshTokens.has(token)) return refused('invalid_grant');
    if (this.rotates === 'strictly') this.#refreshTokens.delete(token);
    const answer = Response.json({ ...this.#tokens(this.rotates !== 'never'), ...this.over });
    await this.before?.();
    return answer;
  }

  #tokens(withRefreshToken: boolean) {
    const n = ++this.#count;
    if (withRefreshToken) this.#refreshTokens.add(`refresh-token-${n}`);
    return {
      access_token: `access-token-${n}`,
      expires_in: 3600,
      token_type: 'Bearer',
      ...(withRefreshToken ? { refresh_token: `refresh-token-${n}` } : {}),
    };
  }
}

function refused(error: string, status = 400): Response {
  return Response.json({ error, error_description: 'Not a word of this is shown.' }, { status });
}

/** Returns an ID token with a fake signature: over TLS from the token endpoint, it needs none. */
export function idToken(claims: Record<string, unknown>): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'RS256', typ: 'JWT' })}.${part(claims)}.${Buffer.from('signature').toString('base64url')}`;
}
