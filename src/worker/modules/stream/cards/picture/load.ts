/** Pictures that come from outside, as pixels. */

import { readHeader } from '../engine/header.ts';
import { decodeJpeg } from '../engine/jpeg.ts';
import type { Pixels } from '../engine/pixels.ts';
import { decodePng } from '../engine/png.ts';

/** Bounds for thumbnails and logos: YouTube's largest is 1280 x 720 with some 200 KB. */
const MAX_BYTES = 4_000_000;
const MAX_PIXELS = 1920 * 1080;

/** The pixels, or null for what cannot be shown: the card then goes without. */
export async function loadPicture(bytes: Uint8Array | null): Promise<Pixels | null> {
  if (!bytes || bytes.length > MAX_BYTES) return null;
  const header = readHeader(bytes);
  if (!header || header.width * header.height > MAX_PIXELS || header.width < 16 || header.height < 16)
    return null;
  try {
    return header.type === 'png' ? decodePng(bytes) : await decodeJpeg(bytes);
  } catch {
    // A damaged picture counts as none: a card without it is better than no card.
    return null;
  }
}
