/** OAuth 1.0a: verifies the signature of a request (RFC 5849, section 3). */
import type { OAuth1Keys, XUser } from './accounts.ts';
import { unauthorized } from './problem.ts';

const TIMESTAMP_TOLERANCE_S = 300;
const PARAMETERS = [
  'oauth_consumer_key',
  'oauth_nonce',
  'oauth_signature',
  'oauth_signature_method',
  'oauth_timestamp',
  'oauth_token',
];

export type Signed = XUser & { oauth1: OAuth1Keys };

/**
 * Verifies signed requests: the form of the header, the keys, a timestamp within 5 minutes, an unused nonce, and the
 * signature. Throws 401.
 */
export function createVerifier(users: XUser[], now: () => number) {
  const usedNonces = new Set<string>();
  return async (request: Request): Promise<Signed> => {
    const oauth = readHeader(request.headers.get('authorization') ?? '');
    for (const name of PARAMETERS) if (!oauth.get(name)) throw unauthorized();
    const user = users.find(
      (one): one is Signed =>
        one.oauth1?.consumerKey === oauth.get('oauth_consumer_key') &&
        one.oauth1?.accessToken === oauth.get('oauth_token'),
    );
    const timestamp = oauth.get('oauth_timestamp')!;
    const isFresh =
      /^[1-9]\d*$/.test(timestamp) && Math.abs(now() / 1000 - Number(timestamp)) <= TIMESTAMP_TOLERANCE_S;
    const isKnownMethod = oauth.get('oauth_signature_method') === 'HMAC-SHA1';
    const isKnownVersion = (oauth.get('oauth_version') ?? '1.0') === '1.0';
    if (!user || !isFresh || !isKnownMethod || !isKnownVersion) throw unauthorized();

    const parameters = [...oauth].filter(([name]) => name !== 'oauth_signature' && name !== 'realm');
    parameters.push(...(await readParameters(request)));
    const base = baseString(request.method, request.url, parameters);
    const expected = await sign(base, user.oauth1.consumerSecret, user.oauth1.accessTokenSecret);
    if (oauth.get('oauth_signature') !== expected) throw unauthorized();
    const nonce = [user.oauth1.accessToken, timestamp, oauth.get('oauth_nonce')].join(' ');
    if (usedNonces.has(nonce)) throw unauthorized();
    usedNonces.add(nonce);
    return user;
  };
}

/** Returns the parameters of the Authorization header (3.5.1). Throws 401 if the header is malformed. */
function readHeader(header: string): Map<string, string> {
  const parameters = new Map<string, string>();
  for (const part of header.replace(/^OAuth\s+/i, '').split(',')) {
    const match = /^([\w.~%-]+)="([^"]*)"$/.exec(part.trim());
    if (!match) throw unauthorized();
    const name = decode(match[1]!);
    if (parameters.has(name)) throw unauthorized();
    parameters.set(name, decode(match[2]!));
  }
  return parameters;
}

/** Returns the parameters of the query, and of a form that is not multipart (3.4.1.3.1). */
async function readParameters(request: Request): Promise<[string, string][]> {
  const parameters = [...new URL(request.url).searchParams];
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/x-www-form-urlencoded') return parameters;
  return [...parameters, ...new URLSearchParams(await request.clone().text())];
}

/** Returns the signature base string (3.4.1). `parameters` are decoded, and include those of the query. */
export function baseString(method: string, url: string, parameters: [string, string][]): string {
  const { protocol, host, pathname } = new URL(url);
  const normalized = parameters
    .map(([name, value]): [string, string] => [encode(name), encode(value)])
    .sort(([name, value], [otherName, otherValue]) => compare(name, otherName) || compare(value, otherValue))
    .map((pair) => pair.join('='))
    .join('&');
  return [method.toUpperCase(), `${protocol}//${host}${pathname}`, normalized].map(encode).join('&');
}

/** Returns an HMAC-SHA1 in base64 (3.4.2). */
export async function sign(base: string, consumerSecret: string, tokenSecret: string): Promise<string> {
  const bytes = new TextEncoder();
  const secret = bytes.encode(`${encode(consumerSecret)}&${encode(tokenSecret)}`);
  const hmac = { name: 'HMAC', hash: 'SHA-1' };
  const key = await crypto.subtle.importKey('raw', secret, hmac, false, ['sign']);
  const signature = await crypto.subtle.sign('HMAC', key, bytes.encode(base));
  return btoa(String.fromCharCode(...new Uint8Array(signature)));
}

/** Percent-encodes all but unreserved characters (3.6). */
export function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw unauthorized();
  }
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
