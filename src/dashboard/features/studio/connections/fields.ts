import type { Schemas } from '../../../api/client.ts';

type Platform = Schemas['Platform'];

/** A field of a platform's credentials. `text` is the key of its label. */
export interface AccessField {
  name: string;
  text:
    | 'webhook'
    | 'accessToken'
    | 'refreshToken'
    | 'clientId'
    | 'clientSecret'
    | 'consumerKey'
    | 'consumerSecret'
    | 'accessTokenSecret'
    | 'instagramUser'
    | 'page';
  isOptional?: boolean;
  /** Whether it is shown in plain text. */
  isPlain?: boolean;
}

export type Access = 'webhook' | 'oauth2' | 'oauth1' | 'token';

/** The credentials of each platform; X has two kinds. */
export const ACCESS: Record<Platform, Partial<Record<Access, AccessField[]>>> = {
  discord: { webhook: [{ name: 'webhook', text: 'webhook' }] },
  x: {
    oauth2: [
      { name: 'access_token', text: 'accessToken' },
      { name: 'refresh_token', text: 'refreshToken' },
      { name: 'client_id', text: 'clientId', isPlain: true },
      { name: 'client_secret', text: 'clientSecret', isOptional: true },
    ],
    oauth1: [
      { name: 'consumer_key', text: 'consumerKey' },
      { name: 'consumer_secret', text: 'consumerSecret' },
      { name: 'access_token', text: 'accessToken' },
      { name: 'access_token_secret', text: 'accessTokenSecret' },
    ],
  },
  instagram: {
    token: [
      { name: 'access_token', text: 'accessToken' },
      { name: 'ig_user_id', text: 'instagramUser', isPlain: true },
    ],
  },
  facebook: {
    token: [
      { name: 'access_token', text: 'accessToken' },
      { name: 'page_id', text: 'page', isPlain: true },
    ],
  },
};

/** Returns the `credential_value` of the form: the webhook's URL, or JSON. Omits empty fields. */
export function credentialValue(fields: AccessField[], read: (name: string) => string): string {
  const values = fields.map(({ name }) => [name, read(name).trim()] as const).filter(([, value]) => value);
  const [only] = values;
  return only?.[0] === 'webhook' ? only[1] : JSON.stringify(Object.fromEntries(values));
}
