import type { Platform } from '../../../../contract/stream/stream.ts';
import { composeCaption } from '../../../../lib/captions/compose.ts';
import { captionLength, MAX_LENGTH } from '../../../../lib/captions/length.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { writeCaption } from '../../ai/index.ts';
import type { Brief } from './brief.ts';

/** Composes the text of a caption: a body by a model in the voice for the platform, and the fixed parts. */
export async function composeText(
  ctx: Ctx,
  { occasion, facts, voices }: Brief,
  platform: Platform,
): Promise<{ text: string; model: string }> {
  const voice = voices[platform];
  const fixed = { url: facts.url, coreHashtags: voice.core_hashtags, cta: voice.cta_text };
  const maxBody = MAX_LENGTH[platform] - captionLength(platform, composeCaption(platform, '', fixed)) - 1;
  const { body, model } = await writeCaption(ctx, {
    platform,
    event: occasion.event,
    facts,
    voice: {
      tone: voice.tone_preset,
      customPrompt: voice.custom_prompt,
      coreHashtags: voice.core_hashtags,
      cta: voice.cta_text,
    },
    maxBody,
  });
  return { text: composeCaption(platform, body, fixed), model };
}
