import type { ChangeAiPreferences } from '../../../../contract/ai/preferences.ts';
import { invalid } from '../../../../lib/errors.ts';
import type { Ctx, ServiceCtx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { currentKey, open, seal } from '../../../platform/encryption.ts';
import { urlProblem } from '../../../platform/outside/fetch-guard.ts';
import { resealRows } from '../../../platform/reseal.ts';
import type { Part } from '../../../platform/work/upkeep.ts';
import { RESEALED_PER_TICK } from '../limits.ts';
import { type Model, ownModel } from '../models/registry.ts';
import type { KeyRow } from '../schema.ts';
import { deleteKey, selectSealedBefore, selectSealedCount, updateSeal, upsertKey } from './store.ts';

type OwnProvider = KeyRow['provider'];

/** Returns the name that a key is bound to. */
const record = (secretId: string) => `ai_keys/${secretId}`;

/** Lists the models of the organization's own keys. Logs and skips a key that cannot be decrypted. */
export async function listOwnModels(ctx: Ctx, keys: KeyRow[]): Promise<Model[]> {
  const models = keys.map(async ({ provider, secretId, apiKey, baseUrl, models: names }) => {
    try {
      const server = { baseUrl, apiKey: await open(ctx.env, apiKey, record(secretId)) };
      return names.map((name) => ownModel(provider, name, server));
    } catch (error) {
      ctx.log.error('ai.key_unreadable', error, { provider });
      return [];
    }
  });
  return (await Promise.all(models)).flat();
}

/** Returns statements that set or delete the organization's key for a provider. Throws `invalid` for the URL. */
export async function changeKey(
  ctx: Ctx,
  provider: OwnProvider,
  input: ChangeAiPreferences[OwnProvider],
): Promise<Statement[]> {
  if (input === undefined) return [];
  if (input === null) return [deleteKey(ctx, provider)];
  const problem = input.base_url === null ? null : urlProblem(ctx.env, input.base_url);
  if (problem) throw invalid(`${provider}.base_url`, `expected ${problem}`);
  const secretId = crypto.randomUUID();
  return [
    upsertKey(ctx, {
      provider,
      secretId,
      apiKey: await seal(ctx.env, input.api_key, record(secretId)),
      lastFour: input.api_key.length >= 12 ? input.api_key.slice(-4) : '',
      baseUrl: input.base_url,
      models: input.models,
    }),
  ];
}

/**
 * Reseals the keys of all organizations with a new encryption key, a batch per call, and logs how many remain. Logs a
 * key that cannot be decrypted, and continues with the others.
 */
export async function resealAiKeys(ctx: ServiceCtx): Promise<void> {
  const key = currentKey(ctx.env);
  const [rows] = await commit(database(ctx), [selectSealedBefore(ctx, key, RESEALED_PER_TICK)]);
  const done = await resealRows(database(ctx), {
    rows,
    reseal: async ({ apiKey, secretId }) =>
      seal(ctx.env, await open(ctx.env, apiKey, record(secretId)), record(secretId)),
    update: (row, sealed) => updateSeal(ctx, row, sealed),
    logFailure: (row, error) =>
      ctx.log.error('ai.reseal_failed', error, { organization: row.organizationId, key: row.encryptionKey }),
    remaining: selectSealedCount(ctx, key),
  });
  if (done) ctx.log.info('ai_keys.resealed', done);
}

export const resealAiKeysPart: Part = {
  look: (ctx) => [selectSealedBefore(ctx, currentKey(ctx.env), 1)],
  run: resealAiKeys,
};

/** Returns the ids of the models with an own key, once `input` is stored. */
export function ownModelIds(
  provider: OwnProvider,
  input: ChangeAiPreferences[OwnProvider],
  stored: KeyRow[],
): string[] {
  const kept = input === undefined ? stored.find((key) => key.provider === provider) : input;
  return (kept?.models ?? []).map((name) => `${provider}/${name}`);
}
