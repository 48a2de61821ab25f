import type { Schemas } from '../../../api/client.ts';

type Platform = Schemas['Platform'];

/** One part of the access to a platform. `text` names its label in the catalogue. */
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
  /** It may be read over a shoulder. */
  isPlain?: boolean;
}

export type Access = 'webhook' | 'oauth2' | 'oauth1' | 'token';

/** What each platform asks for; X in two ways. */
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

/** The `credential_value` of what was filled in: the webhook's URL, or JSON. What is left empty is left out. */
export function credentialValue(fields: AccessField[], read: (name: string) => string): string {
  const values = fields.map(({ name }) => [name, read(name).trim()] as const).filter(([, value]) => value);
  const [only] = values;
  return only?.[0] === 'webhook' ? only[1] : JSON.stringify(Object.fromEntries(values));
}
