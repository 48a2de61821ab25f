import type { AiPreferences } from '../../../../contract/ai/preferences.ts';
import type { KeyRow, PreferencesRow } from '../schema.ts';

/** Returns the preferences in the form of the API: defaults without a row, and the last four characters of the keys. */
export function toPreferences(row: PreferencesRow | undefined, keys: KeyRow[]): AiPreferences {
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
