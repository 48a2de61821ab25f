import { PLATFORMS, type Platform } from '../../../../contract/stream/stream.ts';
import type { Voice } from '../../../../contract/stream/voice.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import type { VoiceRow } from './schema.ts';
import { selectVoices } from './store.ts';

/** Lists the voices of captions, one per platform. */
export async function listVoices(ctx: Ctx): Promise<Voice[]> {
  const [rows] = await commit(database(ctx), [selectVoices(ctx)]);
  const voices = voicesOf(rows);
  return PLATFORMS.map((platform) => voices[platform]);
}

/** Returns the voice of each platform: that of its row, or the defaults. */
export function voicesOf(rows: readonly VoiceRow[]): Record<Platform, Voice> {
  const voices = PLATFORMS.map((platform) => {
    const row = rows.find((each) => each.platform === platform);
    const voice: Voice = {
      platform,
      tone_preset: row?.tonePreset ?? 'mixed',
      custom_prompt: row?.customPrompt ?? null,
      core_hashtags: row?.coreHashtags ?? [],
      cta_text: row?.ctaText ?? '',
    };
    return [platform, voice] as const;
  });
  return Object.fromEntries(voices) as Record<Platform, Voice>;
}
