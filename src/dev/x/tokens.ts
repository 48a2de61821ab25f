/** OAuth 2.0 tokens: access tokens live 2 hours, refresh tokens work once, and reuse ends their family. */
import type { OAuth2Grant, XUser } from './accounts.ts';
import { tokenProblem } from './problem.ts';

const ACCESS_SECONDS = 7200;

interface Family {
  user: XUser;
  grant: OAuth2Grant;
  isEnded: boolean;
}

export interface TokenAnswer {
  token_type: 'bearer';
  expires_in: number;
  access_token: string;
  scope: string;
  refresh_token: string;
}

export interface Tokens {
  /** The user and scopes of a valid access token. */
  find(accessToken: string): { user: XUser; scopes: string[] } | null;
  /** `POST /2/oauth2/token`. Throws the errors of RFC 6749. */
  refresh(request: Request): Promise<TokenAnswer>;
  /** Lets the access tokens of a user expire. */
  expire(userId: string): void;
  /** Ends all tokens of a user, as the user can in the settings. */
  revoke(userId: string): void;
}

export function createTokens(users: XUser[], now: () => number): Tokens {
  const access = new Map<string, { family: Family; expiresAt: number }>();
  const refreshes = new Map<string, { family: Family; isUsed: boolean }>();
  let count = 0;
  for (const user of users) {
    if (!user.oauth2) continue;
    const family = { user, grant: user.oauth2, isEnded: false };
    add(family, user.oauth2.accessToken, user.oauth2.refreshToken);
  }
  return { find, refresh, expire, revoke };

  function add(family: Family, accessToken: string, refreshToken: string): void {
    access.set(accessToken, { family, expiresAt: now() + ACCESS_SECONDS * 1000 });
    refreshes.set(refreshToken, { family, isUsed: false });
  }

  function find(accessToken: string) {
    const token = access.get(accessToken);
    if (!token || token.family.isEnded || token.expiresAt <= now()) return null;
    return { user: token.family.user, scopes: token.family.grant.scopes };
  }

  async function refresh(request: Request): Promise<TokenAnswer> {
    const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
    const form = new URLSearchParams(await request.text());
    if (type !== 'application/x-www-form-urlencoded' || form.get('grant_type') !== 'refresh_token') {
      throw tokenProblem(400, 'unsupported_grant_type', 'Value passed for the grant_type was invalid.');
    }
    const clientId = authenticate(request.headers.get('authorization'), form.get('client_id'));
    const token = refreshes.get(form.get('refresh_token') ?? '');
    const isOwn = token?.family.grant.clientId === clientId;
    if (token?.isUsed && isOwn) token.family.isEnded = true;
    if (!token || !isOwn || token.family.isEnded) {
      throw tokenProblem(400, 'invalid_request', 'Value passed for the token was invalid.');
    }
    token.isUsed = true;
    count++;
    const { accessToken, refreshToken, scopes } = token.family.grant;
    const next = { access: `${accessToken}-${count}`, refresh: `${refreshToken}-${count}` };
    add(token.family, next.access, next.refresh);
    return {
      token_type: 'bearer',
      expires_in: ACCESS_SECONDS,
      access_token: next.access,
      scope: scopes.join(' '),
      refresh_token: next.refresh,
    };
  }

  /** Confidential clients send HTTP Basic, public ones their id in the body. */
  function authenticate(authorization: string | null, bodyId: string | null): string {
    const basic = authorization?.startsWith('Basic ') ? readBasic(authorization) : null;
    const id = basic?.id ?? bodyId;
    if (!id) throw tokenProblem(400, 'invalid_request', 'Missing required parameter [client_id].');
    const client = users.find(({ oauth2 }) => oauth2?.clientId === id)?.oauth2;
    if (!client) throw tokenProblem(400, 'invalid_request', 'Value passed for the client id was invalid.');
    if (client.clientSecret !== basic?.secret) {
      throw tokenProblem(401, 'unauthorized_client', 'Missing valid authorization header');
    }
    return id;
  }

  function expire(userId: string): void {
    for (const token of access.values()) if (token.family.user.id === userId) token.expiresAt = now();
  }

  function revoke(userId: string): void {
    for (const { family } of refreshes.values()) if (family.user.id === userId) family.isEnded = true;
  }
}

/** Id and secret, each form-encoded (RFC 6749, 2.3.1). */
function readBasic(authorization: string): { id: string; secret: string } | null {
  try {
    const [id = '', ...secret] = atob(authorization.slice('Basic '.length)).split(':');
    return { id: decodeURIComponent(id), secret: decodeURIComponent(secret.join(':')) };
  } catch {
    return null;
  }
}
