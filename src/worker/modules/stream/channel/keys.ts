import { sha256 } from '../../../../lib/hash.ts';
import type { ServiceCtx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { currentKey, open, seal } from '../../../platform/encryption.ts';
import { resealRows } from '../../../platform/reseal.ts';
import type { Part } from '../../../platform/work/upkeep.ts';
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

/**
 * Reseals the API keys of all organizations with the current encryption key, one batch per call, and logs how many
 * remain.
 */
export async function resealChannelKeys(ctx: ServiceCtx): Promise<void> {
  const key = currentKey(ctx.env);
  const [rows] = await commit(database(ctx), [selectSealedBefore(ctx, key, RESEALED_PER_TICK)]);
  const done = await resealRows(database(ctx), {
    rows,
    reseal: async ({ apiKey, secretId }) =>
      seal(ctx.env, await open(ctx.env, apiKey ?? '', record(secretId)), record(secretId)),
    update: (row, sealed) => updateSeal(ctx, row, sealed),
    logFailure: (row, error) =>
      ctx.log.error('stream.reseal_failed', error, { organization: row.organizationId }),
    remaining: selectSealedCount(ctx, key),
  });
  if (done) ctx.log.info('stream_channels.resealed', done);
}

export const resealChannelKeysPart: Part = {
  look: (ctx) => [selectSealedBefore(ctx, currentKey(ctx.env), 1)],
  run: resealChannelKeys,
};
