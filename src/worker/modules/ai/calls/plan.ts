import type { Provider } from '../../../../contract/ai/preferences.ts';
import { DomainError } from '../../../../lib/errors.ts';
import { type Ctx, userOf } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { OWN_SHARE, RATE_PER_MINUTE } from '../limits.ts';
import { BUILT_IN, defaultModel, deploymentModels, type Model, noSuchModel } from '../models/registry.ts';
import { listOwnModels } from '../preferences/keys.ts';
import { selectKeys, selectPreferences } from '../preferences/store.ts';
import type { KeyRow, PreferencesRow } from '../schema.ts';
import { numberOf } from './attempt.ts';
import { selectChargedToday, upsertRate } from './store.ts';

/** The models to ask, in this order. If empty, the built-in writer is used. */
export interface Plan {
  models: Model[];
}

/**
 * Counts a request, and returns the models to ask. Throws `forbidden` (AI_OFF); `limited` (TOO_MANY_REQUESTS,
 * DAILY_LIMIT_REACHED); `refused` (NO_SUCH_MODEL).
 */
export async function planCall(ctx: Ctx, requested?: string): Promise<Plan> {
  const [[rate], [today], [preferences], keys] = await commit(database(ctx), [
    upsertRate(ctx),
    selectChargedToday(ctx),
    selectPreferences(ctx),
    selectKeys(ctx),
  ]);
  requireEnabled(preferences);
  const now = ctx.now();
  const share = userOf(ctx.actor) ? 1 : OWN_SHARE;
  if (rate!.calls > numberOf(ctx.env.AI_RATE_PER_MINUTE, RATE_PER_MINUTE) * share) {
    throw new DomainError('limited', 'TOO_MANY_REQUESTS', 'Too many AI requests. Wait a minute.', {
      retryAfterSeconds: 60 - Math.floor((now / 1000) % 60),
    });
  }
  if ((requested ?? preferences?.model) === BUILT_IN) return { models: [] };
  const models = await listUsableModels(ctx, keys);
  const find = (id: string | null | undefined) => models.find((model) => model.id === id);
  if (requested !== undefined && !find(requested)) throw noSuchModel(requested);
  const first = find(requested) ?? find(preferences?.model) ?? defaultModel(ctx.env, models);
  const chosen = [first, find(preferences?.fallbackModel)].filter((model) => model !== undefined);
  const { dailyTokens = null } = preferences ?? {};
  if (dailyTokens !== null && today!.charged >= dailyTokens && chosen.some(({ isOwn }) => !isOwn)) {
    throw new DomainError(
      'limited',
      'DAILY_LIMIT_REACHED',
      `The organization allows ${dailyTokens} tokens a day, and they are used. The limit is daily_tokens in the preferences.`,
      { retryAfterSeconds: Math.ceil((86_400_000 - (now % 86_400_000)) / 1000) },
    );
  }
  return { models: [...new Set(chosen)] };
}

/** Returns the model that is used if a request names none. Throws `forbidden` (AI_OFF). */
export async function findCurrentModel(ctx: Ctx): Promise<{ model: string; provider: Provider }> {
  const [[preferences], keys] = await commit(database(ctx), [selectPreferences(ctx), selectKeys(ctx)]);
  requireEnabled(preferences);
  const models = preferences?.model === BUILT_IN ? [] : await listUsableModels(ctx, keys);
  const model = models.find(({ id }) => id === preferences?.model) ?? defaultModel(ctx.env, models);
  return model ? { model: model.id, provider: model.provider } : { model: BUILT_IN, provider: 'herald' };
}

function requireEnabled(preferences: PreferencesRow | undefined): void {
  if (preferences?.isEnabled !== false) return;
  throw new DomainError(
    'forbidden',
    'AI_OFF',
    'AI is switched off for this organization. An admin can switch it on by PUT /api/ai/preferences.',
  );
}

/** Lists usable models, the organization's own first. */
async function listUsableModels(ctx: Ctx, keys: KeyRow[]): Promise<Model[]> {
  return [...(await listOwnModels(ctx, keys)), ...deploymentModels(ctx.env)];
}
