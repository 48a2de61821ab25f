/**
 * The browser's side of Web Push: decrypts messages (RFC 8291, RFC 8188) and checks who sends them (RFC 8292). Written
 * from the RFCs, and not from Herald's code. Uses only web APIs, so that it also runs in workerd.
 */

const HEADER_BYTES = 21;
const POINT_BYTES = 65;
const TAG_BYTES = 16;
/** RFC 8292, 2: a token may not expire later than this. */
const LONGEST_S = 24 * 3600;

const utf8 = (text: string) => new TextEncoder().encode(text);

export function fromBase64url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

export function toBase64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** The keys of a subscription, which the browser keeps. */
export interface BrowserKeys {
  privateKey: CryptoKey;
  /** An uncompressed point. */
  publicKey: Uint8Array<ArrayBuffer>;
  auth: Uint8Array<ArrayBuffer>;
}

const ECDH = { name: 'ECDH', namedCurve: 'P-256' } as const;

export async function createBrowserKeys(): Promise<BrowserKeys> {
  const pair = (await crypto.subtle.generateKey(ECDH, true, ['deriveBits'])) as CryptoKeyPair;
  const publicKey = new Uint8Array((await crypto.subtle.exportKey('raw', pair.publicKey)) as ArrayBuffer);
  return { privateKey: pair.privateKey, publicKey, auth: crypto.getRandomValues(new Uint8Array(16)) };
}

/** Decrypts a body of the coding aes128gcm. Throws for any that is not as the RFCs say. */
export async function decrypt(body: Uint8Array<ArrayBuffer>, keys: BrowserKeys): Promise<string> {
  const salt = body.slice(0, 16);
  const recordSize = new DataView(body.buffer, body.byteOffset).getUint32(16);
  const idLength = body[20];
  if (idLength !== POINT_BYTES) throw new Error(`The key id has ${idLength} bytes.`);
  const senderKey = body.slice(HEADER_BYTES, HEADER_BYTES + POINT_BYTES);
  const record = body.slice(HEADER_BYTES + POINT_BYTES);
  if (record.length > recordSize) throw new Error('There is more than one record.');
  if (record.length <= TAG_BYTES) throw new Error('The record is too short.');

  const sender = await crypto.subtle.importKey('raw', senderKey, ECDH, false, []);
  const shared = await crypto.subtle.deriveBits(
    { name: 'ECDH', public: sender } as never,
    keys.privateKey,
    256,
  );
  // RFC 8291, 3.4, in its own words: PRK_key, IKM, PRK, CEK and NONCE.
  const prkKey = await hmac(keys.auth, new Uint8Array(shared));
  const keyInfo = concat(utf8('WebPush: info'), [0], keys.publicKey, senderKey);
  const ikm = await hmac(prkKey, concat(keyInfo, [1]));
  const prk = await hmac(salt, ikm);
  const cek = (await hmac(prk, concat(utf8('Content-Encoding: aes128gcm'), [0, 1]))).slice(0, 16);
  const nonce = (await hmac(prk, concat(utf8('Content-Encoding: nonce'), [0, 1]))).slice(0, 12);
  const key = await crypto.subtle.importKey('raw', cek, 'AES-GCM', false, ['decrypt']);
  const plain = new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-GCM', iv: nonce }, key, record));
  const end = plain.findLastIndex((byte) => byte !== 0);
  if (plain[end] !== 2) throw new Error('The last record does not end with the delimiter 2.');
  return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(plain.slice(0, end));
}

async function hmac(
  key: Uint8Array<ArrayBuffer>,
  data: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const imported = await crypto.subtle.importKey('raw', key, algorithm, false, ['sign']);
  return new Uint8Array(await crypto.subtle.sign('HMAC', imported, data));
}

function concat(...parts: (Uint8Array | number[])[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

/** Checks the header Authorization of a push (RFC 8292). Returns what is wrong, or null. */
export async function vapidProblem(
  header: string | null,
  expected: { origin: string; publicKey: string; now: number },
): Promise<string | null> {
  const [, token, key] = /^vapid t=([\w-]+\.[\w-]+\.[\w-]+), ?k=([\w-]+)$/.exec(header ?? '') ?? [];
  if (!token || !key) return 'The header is not of the scheme vapid.';
  if (key !== expected.publicKey) return 'The key is not that of the subscription.';
  const [head = '', claims = '', signature = ''] = token.split('.');
  const text = (part: string) =>
    JSON.parse(new TextDecoder().decode(fromBase64url(part))) as Record<string, unknown>;
  if (text(head)['alg'] !== 'ES256') return 'The token is not signed by ES256.';
  const publicKey = await crypto.subtle.importKey(
    'raw',
    fromBase64url(key),
    { name: 'ECDSA', namedCurve: 'P-256' },
    false,
    ['verify'],
  );
  const isSigned = await crypto.subtle.verify(
    { name: 'ECDSA', hash: 'SHA-256' },
    publicKey,
    fromBase64url(signature),
    utf8(`${head}.${claims}`),
  );
  if (!isSigned) return 'The signature is wrong.';
  const { aud, exp, sub } = text(claims);
  if (aud !== expected.origin) return `aud is ${aud}.`;
  const now = expected.now / 1000;
  if (typeof exp !== 'number' || exp <= now || exp > now + LONGEST_S) return `exp is ${exp}.`;
  if (typeof sub !== 'string' || !/^(mailto:|https:)/.test(sub)) return `sub is ${sub}.`;
  return null;
}
