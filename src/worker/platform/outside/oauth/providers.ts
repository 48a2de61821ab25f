import type { Env } from '../../env.ts';

export type ProviderId = 'google' | 'microsoft';

/** An OpenID provider with which this service is registered. */
export interface Provider {
  id: ProviderId;
  clientId: string;
  clientSecret: string;
  authorizeUrl: string;
  tokenUrl: string;
  /** Whether an ID token with these claims is from this provider. */
  isIssuer(claims: { iss: string; tid?: string | undefined }): boolean;
}

/** Returns the provider, or null if this service has no client id and secret there. */
export function findProvider(env: Env, id: ProviderId): Provider | null {
  return id === 'google' ? google(env) : microsoft(env);
}

/** Returns Google as in https://accounts.google.com/.well-known/openid-configuration. */
function google(env: Env): Provider | null {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = env;
  if (!clientId || !clientSecret) return null;
  const accounts = base(env.GOOGLE_ACCOUNTS_URL, 'https://accounts.google.com');
  // Google writes its name with and without the scheme.
  const issuers = [accounts, ...(accounts === 'https://accounts.google.com' ? ['accounts.google.com'] : [])];
  return {
    id: 'google',
    clientId,
    clientSecret,
    authorizeUrl: `${accounts}/o/oauth2/v2/auth`,
    tokenUrl: `${base(env.GOOGLE_OAUTH_URL, 'https://oauth2.googleapis.com')}/token`,
    isIssuer: ({ iss }) => issuers.includes(iss),
  };
}

/** Returns Microsoft for work, school and personal accounts (`common`): the issuer then names the account's tenant. */
function microsoft(env: Env): Provider | null {
  const { MICROSOFT_CLIENT_ID: clientId, MICROSOFT_CLIENT_SECRET: clientSecret } = env;
  if (!clientId || !clientSecret) return null;
  const login = base(env.MICROSOFT_LOGIN_URL, 'https://login.microsoftonline.com');
  return {
    id: 'microsoft',
    clientId,
    clientSecret,
    authorizeUrl: `${login}/common/oauth2/v2.0/authorize`,
    tokenUrl: `${login}/common/oauth2/v2.0/token`,
    isIssuer: ({ iss, tid }) => tid !== undefined && iss === `${login}/${tid}/v2.0`,
  };
}

function base(configured: string | undefined, usual: string): string {
  return (configured || usual).replace(/(?<!\/)\/+$/, '');
}
