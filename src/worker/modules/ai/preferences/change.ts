import type { AiPreferences, ChangeAiPreferences } from '../../../../contract/ai/preferences.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { audit } from '../../../platform/data/audit-log.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { insertJob } from '../../../platform/work/jobs.ts';
import { ANALYSIS } from '../analysis.ts';
import { BUILT_IN, deploymentModels, noSuchModel } from '../models/registry.ts';
import type { PreferencesRow } from '../schema.ts';
import { changeKey, ownModelIds } from './keys.ts';
import { toPreferences } from './present.ts';
import { selectKeys, selectPreferences, upsertPreferences } from './store.ts';

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
