/** OAuth 1.0a with HMAC-SHA1 (RFC 5849), for requests without a form body: JSON and multipart are not signed. */

export interface OAuth1Secret {
  type: 'oauth1';
  consumerKey: string;
  consumerSecret: string;
  accessToken: string;
  accessTokenSecret: string;
}

interface SignedRequest {
  method: string;
  /** The URL with its query. */
  url: string;
  /** The fields of a form body (3.4.1.3). */
  form?: Record<string, string>;
}

/** The time, in seconds since 1970, and a nonce. */
interface Moment {
  timestamp: number;
  nonce: string;
}

/** Returns the value of the Authorization header (3.5.1). */
export async function oauth1Header(
  secret: OAuth1Secret,
  { method, url, form = {} }: SignedRequest,
  { timestamp, nonce }: Moment,
): Promise<string> {
  const oauth: Record<string, string> = {
    oauth_consumer_key: secret.consumerKey,
    oauth_nonce: nonce,
    oauth_signature_method: 'HMAC-SHA1',
    oauth_timestamp: String(timestamp),
    oauth_token: secret.accessToken,
    oauth_version: '1.0',
  };
  const { origin, pathname, searchParams } = new URL(url);
  const parameters = [...searchParams, ...Object.entries(form), ...Object.entries(oauth)]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');
  const base = [method, origin + pathname, parameters].map(encode).join('&');
  const key = `${encode(secret.consumerSecret)}&${encode(secret.accessTokenSecret)}`;
  oauth.oauth_signature = await hmacSha1(key, base);
  const fields = Object.entries(oauth).map(([name, value]) => `${encode(name)}="${encode(value)}"`);
  return `OAuth ${fields.sort().join(', ')}`;
}

/** Percent-encodes by section 3.6, which is stricter than for URLs. */
function encode(value: string): string {
  return encodeURIComponent(value).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

async function hmacSha1(key: string, text: string): Promise<string> {
  const encoder = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-1' };
  const imported = await crypto.subtle.importKey('raw', encoder.encode(key), algorithm, false, ['sign']);
  return Buffer.from(await crypto.subtle.sign('HMAC', imported, encoder.encode(text))).toString('base64');
}
