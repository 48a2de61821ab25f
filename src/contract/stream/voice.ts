import { z } from 'zod';
import { line } from '../common.ts';
import { HASHTAG_PATTERN } from './hashtag.ts';
import { platform } from './stream.ts';

export const tonePreset = z.enum(['professional', 'friendly', 'hype', 'mixed']).meta({ id: 'TonePreset' });

const fields = {
  tone_preset: tonePreset,
  custom_prompt: z.string().trim().max(4000).nullable().meta({
    description: 'Replaces the instructions to the model, tone included. Null: the preset.',
  }),
  core_hashtags: z
    .array(
      z
        .string()
        .trim()
        .regex(new RegExp(HASHTAG_PATTERN, 'u'), 'expected a hashtag of letters, digits and _')
        .regex(/\p{L}/u, 'expected at least one letter')
        .meta({ pattern: HASHTAG_PATTERN }),
    )
    .max(10)
    .meta({ description: 'Always in the caption. Kept with their `#`.', example: ['#HeraldLive'] }),
  cta_text: line(200).trim().meta({
    description: 'A call to action at the end of each caption. Empty: none.',
    example: 'Join the chat!',
  }),
};

export const voice = z.object({ platform, ...fields }).meta({
  id: 'Voice',
  description: 'How captions for a platform are written.',
});
export type Voice = z.infer<typeof voice>;

/** Fields that are left out keep their value. */
export const changeVoice = z.strictObject(fields).partial().meta({ id: 'ChangeVoice' });
export type ChangeVoice = z.infer<typeof changeVoice>;
export const changeVoiceOf = z.strictObject({ platform, ...z.object(fields).partial().shape }).meta({
  id: 'ChangeVoiceOf',
});
