import type { ServiceCtx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { directory } from '../../../platform/data/database.ts';
import { open, seal } from '../../../platform/encryption.ts';
import { resealPart } from '../../../platform/reseal.ts';
import { insertKeys, selectKeys, selectKeysSealedBefore, selectSealedCount, updateSeal } from './store.ts';

const CURVE = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const RECORD = 'push_keys/1';

/** The key pair that signs for the push services (RFC 8292). */
export interface PushKeys {
  /** An uncompressed point, in base64url. */
  publicKey: string;
  privateKey: CryptoKey;
}

/** Returns the installation's public key. The first call makes the pair. */
export async function findPublicKey(ctx: ServiceCtx): Promise<string> {
  const [[row]] = await commit(directory(ctx), [selectKeys(ctx)]);
  return row ? row.publicKey : makeKeys(ctx);
}

/** Finds the installation's key pair; null if nobody has asked for it yet. */
export async function findKeys(ctx: ServiceCtx): Promise<PushKeys | null> {
  const [[row]] = await commit(directory(ctx), [selectKeys(ctx)]);
  if (!row) return null;
  const bytes = Buffer.from(await open(ctx.env, row.privateKey, RECORD), 'base64url');
  return {
    publicKey: row.publicKey,
    privateKey: await crypto.subtle.importKey('pkcs8', bytes, CURVE, false, ['sign']),
  };
}

/** Seals the private key with the current encryption key. */
export const resealPushKeysPart = resealPart({
  event: 'push_keys.resealed',
  limit: 1,
  db: directory,
  select: (ctx, key) => selectKeysSealedBefore(ctx, key),
  reseal: async ({ env }, row) => seal(env, await open(env, row.privateKey, RECORD), RECORD),
  update: (ctx, _row, privateKey) => updateSeal(ctx, privateKey),
  logFailure: (ctx, { encryptionKey: key }, error) =>
    ctx.log.error('push_keys.reseal_failed', error, { key }),
  count: selectSealedCount,
});

/** Makes the key pair. Of two calls at once, the first makes it. */
async function makeKeys(ctx: ServiceCtx): Promise<string> {
  const pair = (await crypto.subtle.generateKey(CURVE, true, ['sign', 'verify'])) as CryptoKeyPair;
  const publicKey = await exported('raw', pair.publicKey);
  const privateKey = await seal(ctx.env, await exported('pkcs8', pair.privateKey), RECORD);
  const db = directory(ctx);
  const [, [row]] = await commit(db, [insertKeys(ctx, { publicKey, privateKey }), selectKeys(ctx)]);
  return row!.publicKey;
}

const exported = async (format: 'raw' | 'pkcs8', key: CryptoKey): Promise<string> =>
  Buffer.from((await crypto.subtle.exportKey(format, key)) as ArrayBuffer).toString('base64url');
