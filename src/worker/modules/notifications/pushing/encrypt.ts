/** Encryption for push services: RFC 8291, with the content coding aes128gcm of RFC 8188, in one record. */

/** A browser's subscription: where it is reached, and its keys in base64url. */
export interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

const SALT_BYTES = 16;
const CURVE = { name: 'ECDH', namedCurve: 'P-256' } as const;
/** The size of a record in the header: more than any message has. */
const RECORD_SIZE = 4096;
/** The end of the last record. */
const LAST = 2;

/** Encrypts a message for a subscription. Throws for keys that are none. */
export async function encrypt(
  message: string,
  { p256dh, auth }: Pick<Subscription, 'p256dh' | 'auth'>,
): Promise<Uint8Array<ArrayBuffer>> {
  const theirPublic = bytesOf(p256dh);
  const own = (await crypto.subtle.generateKey(CURVE, true, ['deriveBits'])) as CryptoKeyPair;
  const ownPublic = new Uint8Array((await crypto.subtle.exportKey('raw', own.publicKey)) as ArrayBuffer);
  const shared = await crypto.subtle.deriveBits(
    // The types of the platform name this field $public.
    { name: 'ECDH', public: await crypto.subtle.importKey('raw', theirPublic, CURVE, false, []) } as never,
    own.privateKey,
    256,
  );
  const info = joined(utf8('WebPush: info\0'), theirPublic, ownPublic);
  const secret = await derive(new Uint8Array(shared), bytesOf(auth), info, 32);
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES));
  const key = await derive(secret, salt, utf8('Content-Encoding: aes128gcm\0'), 16);
  const iv = await derive(secret, salt, utf8('Content-Encoding: nonce\0'), 12);
  const record = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv },
    await crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['encrypt']),
    joined(utf8(message), new Uint8Array([LAST])),
  );
  const size = new Uint8Array(4);
  new DataView(size.buffer).setUint32(0, RECORD_SIZE);
  return joined(salt, size, new Uint8Array([ownPublic.length]), ownPublic, new Uint8Array(record));
}

/** HKDF with SHA-256 (RFC 5869). */
async function derive(
  secret: Uint8Array<ArrayBuffer>,
  salt: Uint8Array<ArrayBuffer>,
  info: Uint8Array<ArrayBuffer>,
  bytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const key = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits']);
  const parameters = { name: 'HKDF', hash: 'SHA-256', salt, info };
  return new Uint8Array(await crypto.subtle.deriveBits(parameters, key, bytes * 8));
}

function joined(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.concat(parts));
}

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(text, 'base64url'));
const utf8 = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(text));
