/** Writes sample captions with the Worker's own code, which is loaded on demand. */
/// <reference path="../../../../worker/modules/stream/text/libraries.d.ts" />
// biome-ignore lint/style/noRestrictedImports: a sample is made by the rules that make captions
import { captionBody } from '../../../../worker/modules/ai/writer/announce/caption.ts';
// biome-ignore lint/style/noRestrictedImports: a sample is made by the rules that make captions
import { composeCaption, voiceProblem } from '../../../../worker/modules/stream/text/compose.ts';
// biome-ignore lint/style/noRestrictedImports: a sample is made by the rules that make captions
import { captionLength, MAX_LENGTH } from '../../../../worker/modules/stream/text/length.ts';
import type { Schemas } from '../../../api/client.ts';

type Voice = Schemas['Voice'];

export interface Facts {
  event: Schemas['CaptionEvent'];
  title: string;
  url: string;
  channel: string;
  count: number;
}

export interface Sample {
  text: string;
  length: number;
  most: number;
  /** The reason why these settings are rejected; null if they are valid. */
  problem: string | null;
}

/** Returns the built-in writer's caption from these facts in this voice. */
export function sampleCaption(voice: Voice, { event, title, url, channel, count }: Facts): Sample {
  const { platform } = voice;
  const fixed = { coreHashtags: voice.core_hashtags, cta: voice.cta_text };
  const body = captionBody(event, { title, channel, count, peakViewers: count }, voice.tone_preset);
  const text = composeCaption(platform, body, { ...fixed, url });
  return {
    text,
    length: captionLength(platform, text),
    most: MAX_LENGTH[platform],
    problem: voiceProblem(platform, fixed),
  };
}
