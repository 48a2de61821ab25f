import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { OAuth2Issuer, OAuth2Service } from 'oauth2-mock-server';

/** The Google account that signs in if the request has no `login_hint`. */
export const GOOGLE_USER = 'google-user@herald.test';
const TENANT = '00000000-0000-4000-8000-000000000000';
const SECRET = 'development';

interface Grant {
  address: string;
  scope: string;
  redirectUri: string;
  isOffline: boolean;
}

interface Events {
  beforeAuthorizeRedirect: [{ url: URL }, IncomingMessage];
  beforeTokenSigning: [{ payload: Record<string, unknown> }, IncomingMessage & { body: Form }];
  beforeResponse: [{ body: Record<string, unknown> }, IncomingMessage & { body: Form }];
}
type Form = Record<string, string | undefined>;

export interface Google {
  /** Variables that make the Worker use this server instead of Google and Microsoft. */
  variables: Record<string, string>;
  /** Revokes the consent and all tokens of this address, as users can in their account settings. */
  revoke(address: string): void;
  /** Expires the access tokens of this address early. */
  expireAccess(address: string): void;
  stop(): Promise<void>;
}

/**
 * Simulates the OAuth servers of Google and Microsoft on 127.0.0.1, with their paths, claims and errors. Users
 * consent immediately. `access_type=offline` and `offline_access` issue refresh tokens, which do not rotate.
 */
export async function startGoogle({ port }: { port: number }): Promise<Google> {
  const refreshTokens = new Map<string, Grant>();
  const accessTokens = new Map<string, Grant>();
  const base = `http://127.0.0.1:${port}`;
  const google = await provider('google', base, '/o/oauth2/v2/auth', '/token');
  const microsoft = await provider(
    'microsoft',
    `${base}/${TENANT}/v2.0`,
    '/common/oauth2/v2.0/authorize',
    '/common/oauth2/v2.0/token',
  );

  async function provider(id: 'google' | 'microsoft', issuerUrl: string, authorize: string, token: string) {
    const issuer = new OAuth2Issuer();
    issuer.url = issuerUrl;
    await issuer.keys.generate('RS256');
    const service = new OAuth2Service(issuer, { authorize, token });
    const codes = new Map<string, Grant>();
    const on = <E extends keyof Events>(event: E, listener: (...args: Events[E]) => void) =>
      service.on(event, listener as (...args: unknown[]) => void);
    const grantOf = ({ code = '', refresh_token = '' }: Form) =>
      codes.get(code) ?? refreshTokens.get(refresh_token);

    on('beforeAuthorizeRedirect', ({ url }, request) => {
      const query = new URL(request.url ?? '', base).searchParams;
      const scope = query.get('scope') ?? '';
      codes.set(url.searchParams.get('code') ?? '', {
        address: query.get('login_hint') ?? (id === 'google' ? GOOGLE_USER : `${id}-user@herald.test`),
        scope,
        redirectUri: query.get('redirect_uri') ?? '',
        isOffline: query.get('access_type') === 'offline' || scope.split(' ').includes('offline_access'),
      });
    });
    on('beforeTokenSigning', ({ payload }, { body }) => {
      const address = grantOf(body)?.address ?? '';
      const sub = createHash('sha256').update(`${id}:${address}`).digest('hex').slice(0, 21);
      const name = address.split('@')[0];
      Object.assign(payload, { sub, name, email: address, email_verified: true });
      if (id === 'microsoft') Object.assign(payload, { tid: TENANT, preferred_username: address });
    });
    on('beforeResponse', (response, { body }) => {
      const grant = grantOf(body)!;
      codes.delete(body['code'] ?? '');
      const { access_token, refresh_token, id_token, ...rest } = response.body;
      accessTokens.set(String(access_token), grant);
      response.body = { ...rest, access_token, scope: grant.scope };
      if (body['grant_type'] === 'refresh_token') return;
      response.body['id_token'] = id_token;
      if (!grant.isOffline) return;
      response.body['refresh_token'] = refresh_token;
      refreshTokens.set(String(refresh_token), grant);
    });

    /** Checks the client, the grant and the redirect URI; the library checks PKCE. */
    async function exchange(request: IncomingMessage, response: ServerResponse): Promise<void> {
      const body = await text(request);
      const form = Object.fromEntries(new URLSearchParams(body)) as Form;
      const grant = grantOf(form);
      const isClient = form['client_id'] === clientId(id) && form['client_secret'] === SECRET;
      if (!isClient) return json(response, 401, { error: 'invalid_client' });
      if (!grant || (form['code'] && form['redirect_uri'] !== grant.redirectUri)) {
        return json(response, 400, { error: 'invalid_grant' });
      }
      const { headers, method, url } = request;
      const replayed = Object.assign(Readable.from([Buffer.from(body)]), { headers, method, url });
      service.requestHandler(replayed as unknown as IncomingMessage & { req: never }, response as never);
    }
    return { token, exchange, handle: service.requestHandler };
  }

  /** Handles Google's https://oauth2.googleapis.com/tokeninfo, which mail servers call to find a token's owner. */
  function tokenInfo(url: URL, response: ServerResponse): void {
    const grant = accessTokens.get(url.searchParams.get('access_token') ?? '');
    if (!grant) json(response, 400, { error: 'invalid_token' });
    else json(response, 200, { email: grant.address, scope: grant.scope, expires_in: '3600' });
  }

  const server = createServer((request, response) => {
    const url = URL.parse(request.url ?? '', base);
    if (!url) return json(response, 400, { error: 'invalid_request' });
    const { exchange, handle, token } = url.pathname.startsWith('/common/') ? microsoft : google;
    if (url.pathname === '/tokeninfo') tokenInfo(url, response);
    else if (url.pathname === token) {
      exchange(request, response).catch(() => response.destroy());
    } else handle(request, response as never);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    variables: {
      GOOGLE_CLIENT_ID: clientId('google'),
      GOOGLE_CLIENT_SECRET: SECRET,
      GOOGLE_ACCOUNTS_URL: base,
      GOOGLE_OAUTH_URL: base,
      MICROSOFT_CLIENT_ID: clientId('microsoft'),
      MICROSOFT_CLIENT_SECRET: SECRET,
      MICROSOFT_LOGIN_URL: base,
    },
    revoke(address) {
      deleteTokens(refreshTokens, address);
      deleteTokens(accessTokens, address);
    },
    expireAccess: (address) => deleteTokens(accessTokens, address),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function deleteTokens(tokens: Map<string, Grant>, address: string): void {
  for (const [token, grant] of tokens) if (grant.address === address) tokens.delete(token);
}

function clientId(provider: string): string {
  return `herald-${provider}`;
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
