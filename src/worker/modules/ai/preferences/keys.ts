import type { ChangeAiPreferences } from '../../../../contract/ai/preferences.ts';
import { invalid } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import type { Statement } from '../../../platform/data/database.ts';
import { open, seal } from '../../../platform/encryption.ts';
import { urlProblem } from '../../../platform/outside/fetch-guard.ts';
import { resealPart } from '../../../platform/reseal.ts';
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

/** Reseals the keys of all organizations. */
export const resealAiKeysPart = resealPart({
  event: 'ai_keys.resealed',
  limit: RESEALED_PER_TICK,
  select: selectSealedBefore,
  reseal: async ({ env }, { apiKey, secretId }) =>
    seal(env, await open(env, apiKey, record(secretId)), record(secretId)),
  update: updateSeal,
  logFailure: (ctx, { organizationId: organization, encryptionKey: key }, error) =>
    ctx.log.error('ai.reseal_failed', error, { organization, key }),
  count: selectSealedCount,
});

/** Returns the ids of the models with an own key, once `input` is stored. */
export function ownModelIds(
  provider: OwnProvider,
  input: ChangeAiPreferences[OwnProvider],
  stored: KeyRow[],
): string[] {
  const kept = input === undefined ? stored.find((key) => key.provider === provider) : input;
  return (kept?.models ?? []).map((name) => `${provider}/${name}`);
}
