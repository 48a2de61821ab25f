/** Writes sample captions with the Worker's own code, which is loaded on demand. */
/// <reference path="../../../../lib/captions/libraries.d.ts" />

import { composeCaption, voiceProblem } from '../../../../lib/captions/compose.ts';
import { captionLength, MAX_LENGTH } from '../../../../lib/captions/length.ts';
import { captionBody } from '../../../../lib/writer/announce/caption.ts';
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
