/** The users of the simulated X, and the apps that they authorized. */

export interface XUser {
  id: string;
  username: string;
  name: string;
  oauth2?: OAuth2Grant;
  oauth1?: OAuth1Keys;
}

/** A consent given earlier, as an app's dashboard shows it. */
export interface OAuth2Grant {
  clientId: string;
  /** Only confidential clients have one. */
  clientSecret?: string;
  accessToken: string;
  refreshToken: string;
  scopes: string[];
}

/** OAuth 1.0a keys of an app and a user. */
export interface OAuth1Keys {
  consumerKey: string;
  consumerSecret: string;
  accessToken: string;
  accessTokenSecret: string;
  /** Whether the app has read-only access. */
  isReadOnly?: boolean;
}

export const X_SCOPES = ['tweet.read', 'tweet.write', 'users.read', 'media.write', 'offline.access'];

export const DEVELOPMENT_USER = {
  id: '1500000000000000001',
  username: 'herald_dev',
  name: 'Herald Development',
  oauth2: {
    clientId: 'development-x-client',
    clientSecret: 'development-x-client-secret',
    accessToken: 'development-x-access-token',
    refreshToken: 'development-x-refresh-token',
    scopes: X_SCOPES,
  },
  oauth1: {
    consumerKey: 'development-x-consumer-key',
    consumerSecret: 'development-x-consumer-secret',
    accessToken: '1500000000000000001-development',
    accessTokenSecret: 'development-x-access-token-secret',
  },
} satisfies XUser;
