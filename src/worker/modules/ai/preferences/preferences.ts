import type { AiModel, AiPreferences, ChangeAiPreferences } from '../../../../contract/ai/preferences.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { audit } from '../../../platform/data/audit-log.ts';
import { commit, database } from '../../../platform/data/database.ts';
import { insertJob } from '../../../platform/work/jobs.ts';
import { defaultModel, noSuchModel } from '../calls/plan.ts';
import { ANALYSIS } from '../incoming/store.ts';
import { BUILT_IN, deploymentModels, type Model, toAiModel } from '../models/registry.ts';
import type { KeyRow, PreferencesRow } from '../schema.ts';
import { changeKey, listOwnModels, ownModelIds } from './keys.ts';
import { selectKeys, selectPreferences, upsertPreferences } from './store.ts';

/** Every model that the organization can use, the built-in writer last. */
export async function listModels(ctx: Ctx): Promise<AiModel[]> {
  const [keys] = await commit(database(ctx), [selectKeys(ctx)]);
  const models = withoutShadowed([...(await listOwnModels(ctx, keys)), ...deploymentModels(ctx.env)]);
  const defaultId = defaultModel(ctx, models)?.id ?? BUILT_IN;
  return [...models.map((model) => toAiModel(model, defaultId)), builtIn(defaultId)];
}

/** An own model takes the place of one of the deployment with the same id. */
function withoutShadowed(models: Model[]): Model[] {
  return models.filter(({ id }, i) => models.findIndex((each) => each.id === id) === i);
}

function builtIn(defaultId: string): AiModel {
  return {
    id: BUILT_IN,
    provider: 'herald',
    name: 'built-in',
    is_default: defaultId === BUILT_IN,
    is_own: false,
    context_tokens: 0,
    json_schema: false,
    price: { input: 0, output: 0 },
  };
}

export async function getPreferences(ctx: Ctx): Promise<AiPreferences> {
  const [[row], keys] = await commit(database(ctx), [selectPreferences(ctx), selectKeys(ctx)]);
  return toPreferences(row, keys);
}

/** Changes the given fields. Throws `refused` (NO_SUCH_MODEL); `invalid` for a URL. */
export async function changePreferences(ctx: Ctx, change: ChangeAiPreferences): Promise<AiPreferences> {
  const [stored] = await commit(database(ctx), [selectKeys(ctx)]);
  const known = [
    BUILT_IN,
    ...ownModelIds('openai', change.openai, stored),
    ...ownModelIds('anthropic', change.anthropic, stored),
    ...deploymentModels(ctx.env).map(({ id }) => id),
  ];
  for (const id of [change.model, change.fallback_model]) {
    if (id && !known.includes(id)) throw noSuchModel(id);
  }
  const { openai, anthropic, ...plain } = change;
  const [preferences, keys] = [selectPreferences(ctx), selectKeys(ctx)];
  const results = await commit(database(ctx), [
    ...(await changeKey(ctx, 'openai', openai)),
    ...(await changeKey(ctx, 'anthropic', anthropic)),
    upsertPreferences(ctx, toColumns(plain)),
    ...(plain.analyze_new_emails ? [insertJob(ctx, ANALYSIS, ctx.organizationId)] : []),
    audit(ctx, 'ai_preferences.changed', 'ai_preferences', { fields: Object.keys(change) }),
    preferences,
    keys,
  ]);
  return toPreferences(results.of(preferences)[0], results.of(keys));
}

function toColumns(change: Omit<ChangeAiPreferences, 'openai' | 'anthropic'>): Partial<PreferencesRow> {
  const columns = {
    isEnabled: change.is_enabled,
    model: change.model,
    fallbackModel: change.fallback_model,
    dailyTokens: change.daily_tokens,
    analyzeNewEmails: change.analyze_new_emails,
    urgencySetsPriority: change.urgency_sets_priority,
    suggestReplies: change.suggest_replies,
    knownHosts: change.known_hosts,
    replyWriter: change.reply_writer,
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

function toPreferences(row: PreferencesRow | undefined, keys: KeyRow[]): AiPreferences {
  const ownKey = (provider: KeyRow['provider']) => {
    const key = keys.find((each) => each.provider === provider);
    return key ? { models: key.models, base_url: key.baseUrl, key_last_four: key.lastFour } : null;
  };
  return {
    is_enabled: row?.isEnabled ?? true,
    model: row?.model ?? null,
    fallback_model: row?.fallbackModel ?? null,
    daily_tokens: row?.dailyTokens ?? null,
    analyze_new_emails: row?.analyzeNewEmails ?? false,
    urgency_sets_priority: row?.urgencySetsPriority ?? false,
    suggest_replies: row?.suggestReplies ?? false,
    known_hosts: row?.knownHosts ?? [],
    reply_writer: row?.replyWriter ?? 'built_in',
    openai: ownKey('openai'),
    anthropic: ownKey('anthropic'),
    updated_at: row ? new Date(row.updatedAt).toISOString() : null,
  };
}
