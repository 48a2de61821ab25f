/** OAuth 2.0 tokens: access tokens live 2 hours, refresh tokens work once, and reuse ends their family. */
import type { OAuth2Grant, XUser } from './accounts.ts';
import { tokenProblem } from './problem.ts';

const ACCESS_SECONDS = 7200;

type Consenting = XUser & { oauth2: OAuth2Grant };

/** All issued tokens, in a form that can be saved. */
export interface TokenState {
  count: number;
  /** The tokens of one consent are a family. */
  families: { userId: string; isEnded: boolean }[];
  /** By token; `family` is an index, `expiresAt` milliseconds since 1970. */
  access: Record<string, { family: number; expiresAt: number }>;
  refreshes: Record<string, { family: number; isUsed: boolean }>;
}

export interface TokenAnswer {
  token_type: 'bearer';
  expires_in: number;
  access_token: string;
  scope: string;
  refresh_token: string;
}

export interface Tokens {
  state: TokenState;
  /** Returns the user and scopes of a valid access token. */
  find(accessToken: string): { user: XUser; scopes: string[] } | null;
  /** Handles `POST /2/oauth2/token`. Throws the errors of RFC 6749. */
  refresh(request: Request): Promise<TokenAnswer>;
  /** Issues the tokens of a new consent, as signing in again does. Returns null for a user without OAuth 2.0. */
  consent(userId: string): { access_token: string; refresh_token: string } | null;
  /** Expires the access tokens of a user. */
  expire(userId: string): void;
  /** Revokes all tokens of a user, as the user can in the settings. */
  revoke(userId: string): void;
}

/** Restores `state`, and adds the tokens of users that it lacks. */
export function createTokens(
  users: XUser[],
  now: () => number,
  state: TokenState = { count: 0, families: [], access: {}, refreshes: {} },
): Tokens {
  for (const { id, oauth2 } of users) {
    if (!oauth2 || Object.hasOwn(state.refreshes, oauth2.refreshToken)) continue;
    add(newFamily(id), oauth2.accessToken, oauth2.refreshToken);
  }
  return { state, find, refresh, consent, expire, revoke };

  function newFamily(userId: string): number {
    return state.families.push({ userId, isEnded: false }) - 1;
  }

  function add(family: number, accessToken: string, refreshToken: string): void {
    state.access[accessToken] = { family, expiresAt: now() + ACCESS_SECONDS * 1000 };
    state.refreshes[refreshToken] = { family, isUsed: false };
  }

  /** Issues the next pair of tokens of a family. */
  function issue(family: number, { accessToken, refreshToken }: OAuth2Grant) {
    const number = ++state.count;
    const pair = { access_token: `${accessToken}-${number}`, refresh_token: `${refreshToken}-${number}` };
    add(family, pair.access_token, pair.refresh_token);
    return pair;
  }

  function ownerOf(family: number): Consenting | null {
    const { userId, isEnded } = state.families[family]!;
    const user = users.find((one): one is Consenting => one.id === userId && one.oauth2 !== undefined);
    return isEnded || !user ? null : user;
  }

  function find(accessToken: string) {
    const token = Object.hasOwn(state.access, accessToken) ? state.access[accessToken] : undefined;
    const user = token && token.expiresAt > now() ? ownerOf(token.family) : null;
    return user && { user, scopes: user.oauth2.scopes };
  }

  async function refresh(request: Request): Promise<TokenAnswer> {
    const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
    const form = new URLSearchParams(await request.text());
    if (type !== 'application/x-www-form-urlencoded' || form.get('grant_type') !== 'refresh_token') {
      throw tokenProblem(400, 'unsupported_grant_type', 'Value passed for the grant_type was invalid.');
    }
    const clientId = authenticate(request.headers.get('authorization'), form.get('client_id'));
    const given = form.get('refresh_token') ?? '';
    const token = Object.hasOwn(state.refreshes, given) ? state.refreshes[given] : undefined;
    const user = token ? ownerOf(token.family) : null;
    if (!token || user?.oauth2.clientId !== clientId || token.isUsed) {
      if (token?.isUsed && user?.oauth2.clientId === clientId) state.families[token.family]!.isEnded = true;
      throw tokenProblem(400, 'invalid_request', 'Value passed for the token was invalid.');
    }
    token.isUsed = true;
    const scope = user.oauth2.scopes.join(' ');
    return { token_type: 'bearer', expires_in: ACCESS_SECONDS, scope, ...issue(token.family, user.oauth2) };
  }

  function consent(userId: string) {
    const grant = users.find(({ id }) => id === userId)?.oauth2;
    return grant ? issue(newFamily(userId), grant) : null;
  }

  /** Authenticates a client: confidential ones by HTTP Basic, public ones by their id in the body. */
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
    for (const token of Object.values(state.access)) {
      if (state.families[token.family]!.userId === userId) token.expiresAt = now();
    }
  }

  function revoke(userId: string): void {
    for (const family of state.families) if (family.userId === userId) family.isEnded = true;
  }
}

/** Returns id and secret, each form-encoded (RFC 6749, 2.3.1). */
function readBasic(authorization: string): { id: string; secret: string } | null {
  try {
    const [id = '', ...secret] = atob(authorization.slice('Basic '.length)).split(':');
    return { id: decodeURIComponent(id), secret: decodeURIComponent(secret.join(':')) };
  } catch {
    return null;
  }
}
