import { PLATFORMS, type Platform } from '../../../../contract/stream/stream.ts';
import type { ChangeVoice, Voice } from '../../../../contract/stream/voice.ts';
import { voiceProblem } from '../../../../lib/captions/compose.ts';
import { canonicalHashtags } from '../../../../lib/captions/hashtags.ts';
import { DomainError } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { audit } from '../../../platform/data/audit-log.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { voicesOf } from './list.ts';
import type { VoiceRow } from './schema.ts';
import { selectVoices, upsertVoice } from './store.ts';

/**
 * Changes the given fields of a platform's voice. Throws `not_found` (NO_SUCH_PLATFORM) for another name, and `refused`
 * (VOICE_TOO_LONG) for hashtags and a call to action that leave too little of a caption.
 */
export async function updateVoice(ctx: Ctx, name: string, change: ChangeVoice): Promise<Voice> {
  const platform = platformOf(name);
  const columns = toColumns(change);
  const [before] = await commit(database(ctx), [selectVoices(ctx)]);
  const { core_hashtags, cta_text } = voicesOf(before)[platform];
  // Concurrent changes may be too long together: `composeCaption` makes captions fit anyway.
  const problem = voiceProblem(platform, {
    coreHashtags: columns.coreHashtags ?? core_hashtags,
    cta: columns.ctaText ?? cta_text,
  });
  if (problem !== null) throw new DomainError('refused', 'VOICE_TOO_LONG', problem);
  const [, , rows] = await commit(database(ctx), [
    upsertVoice(ctx, platform, columns),
    audit(ctx, 'voice.changed', `voice:${platform}`, { fields: Object.keys(change) }),
    selectVoices(ctx),
  ]);
  return voicesOf(rows)[platform];
}

function toColumns(
  change: ChangeVoice,
): Partial<Omit<VoiceRow, 'organizationId' | 'platform' | 'updatedAt'>> {
  const columns = {
    tonePreset: change.tone_preset,
    // An empty prompt counts as none.
    customPrompt: change.custom_prompt === '' ? null : change.custom_prompt,
    coreHashtags: change.core_hashtags && canonicalHashtags(change.core_hashtags),
    ctaText: change.cta_text,
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

function platformOf(name: string): Platform {
  const platform = PLATFORMS.find((each) => each === name);
  if (platform) return platform;
  throw new DomainError(
    'not_found',
    'NO_SUCH_PLATFORM',
    `There is no platform ${JSON.stringify(name.slice(0, 100))}. The platforms are ${PLATFORMS.join(', ')}.`,
  );
}
