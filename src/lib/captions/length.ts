import type { Platform } from '../../contract/stream/stream.ts';
import { weightedLength } from './x-length.ts';

/** The maximum length of a text by platform, in its own measure. */
export const MAX_LENGTH: Record<Platform, number> = {
  discord: 2000,
  x: 280,
  instagram: 2200,
  facebook: 63_206,
};

/**
 * Returns the length of a text as the platform counts it: X by weight, and Discord by code points, as its API is in
 * Python (discord-api-docs, issue 1315). Meta does not say how it counts: UTF-16 code units are the maximum.
 */
export function captionLength(platform: Platform, text: string): number {
  if (platform === 'x') return weightedLength(text);
  if (platform !== 'discord') return text.length;
  let length = 0;
  for (const _ of text) length++;
  return length;
}
