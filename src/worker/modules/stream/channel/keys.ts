import { sha256 } from '../../../../lib/hash.ts';
import type { ServiceCtx } from '../../../platform/ctx.ts';
import { open, seal } from '../../../platform/encryption.ts';
import { resealPart } from '../../../platform/reseal.ts';
import type { ChannelRow } from './schema.ts';
import { selectSealedBefore, selectSealedCount, updateSeal } from './store.ts';

const RESEALED_PER_TICK = 100;

/** The columns of an organization's own API key. */
export type OwnKey = Pick<ChannelRow, 'secretId' | 'apiKey' | 'keyHash'>;
export const NO_OWN_KEY: OwnKey = { secretId: null, apiKey: null, keyHash: null };

/** The context that a key's encryption is bound to. */
const record = (secretId: string | null) => `stream_channels/${secretId}`;

export async function sealOwnKey(ctx: ServiceCtx, apiKey: string): Promise<OwnKey> {
  const secretId = crypto.randomUUID();
  return {
    secretId,
    apiKey: await seal(ctx.env, apiKey, record(secretId)),
    keyHash: sha256(apiKey),
  };
}

/** Returns the organization's own key, or null if there is none, or decryption fails, which is logged. */
export async function openOwnKey(
  ctx: ServiceCtx,
  { organizationId, secretId, apiKey }: ChannelRow,
): Promise<string | null> {
  if (apiKey === null) return null;
  try {
    return await open(ctx.env, apiKey, record(secretId));
  } catch (error) {
    ctx.log.error('stream.key_unreadable', error, { organization: organizationId });
    return null;
  }
}

/** Reseals the API keys of all organizations. */
export const resealChannelKeysPart = resealPart({
  event: 'stream_channels.resealed',
  limit: RESEALED_PER_TICK,
  select: selectSealedBefore,
  reseal: async ({ env }, { apiKey, secretId }) =>
    seal(env, await open(env, apiKey ?? '', record(secretId)), record(secretId)),
  update: updateSeal,
  logFailure: (ctx, { organizationId: organization }, error) =>
    ctx.log.error('stream.reseal_failed', error, { organization }),
  count: selectSealedCount,
});
