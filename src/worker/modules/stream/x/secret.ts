import { z } from 'zod';
import { parseJsonValue, secretText } from '../platforms/secret-value.ts';
import type { OAuth1Secret } from './oauth1.ts';

/** Tokens of a user (OAuth 2.0 with PKCE). */
export interface OAuth2Secret {
  type: 'oauth2';
  accessToken: string;
  /** The refresh token, which works once. */
  refreshToken: string;
  clientId: string;
  /** The secret of the app. Null for a public client. */
  clientSecret: string | null;
}

export type XSecret = OAuth2Secret | OAuth1Secret;

const oauth2 = z
  .strictObject({
    access_token: secretText,
    refresh_token: secretText,
    client_id: secretText,
    client_secret: secretText.nullish(),
  })
  .transform(
    (value): OAuth2Secret => ({
      type: 'oauth2',
      accessToken: value.access_token,
      refreshToken: value.refresh_token,
      clientId: value.client_id,
      clientSecret: value.client_secret ?? null,
    }),
  );

const oauth1 = z
  .strictObject({
    consumer_key: secretText,
    consumer_secret: secretText,
    access_token: secretText,
    access_token_secret: secretText,
  })
  .transform(
    (value): OAuth1Secret => ({
      type: 'oauth1',
      consumerKey: value.consumer_key,
      consumerSecret: value.consumer_secret,
      accessToken: value.access_token,
      accessTokenSecret: value.access_token_secret,
    }),
  );

export function parseXSecret(value: string): XSecret {
  return parseJsonValue(
    value,
    z.union([oauth2, oauth1]),
    'JSON: {"access_token", "refresh_token", "client_id", "client_secret"?}, or {"consumer_key", "consumer_secret", "access_token", "access_token_secret"}',
  );
}
