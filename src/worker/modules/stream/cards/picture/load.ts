/** Pictures that come from outside, as pixels. */

import { type ImageHeader, readHeader } from '../engine/header.ts';
import { decodeJpeg } from '../engine/jpeg.ts';
import type { Pixels } from '../engine/pixels.ts';
import { decodePng } from '../engine/png.ts';

/** Bounds for thumbnails and logos: YouTube's largest is 1280 x 720 with some 200 KB. */
export const MAX_PICTURE_BYTES = 4_000_000;
const MAX_PIXELS = 1920 * 1080;
const MIN_SIDE = 16;

/** The pixels, or null for what cannot be shown: the card then goes without. */
export async function loadPicture(bytes: Uint8Array | null): Promise<Pixels | null> {
  const header = bytes && headerToShow(bytes);
  if (!header) return null;
  try {
    return header.type === 'png' ? decodePng(bytes) : await decodeJpeg(bytes);
  } catch {
    // A damaged picture counts as none: a card without it is better than no card.
    return null;
  }
}

/** The header of a JPEG or PNG that is neither too large nor too small for a card; null of anything else. */
export function headerToShow(bytes: Uint8Array): ImageHeader | null {
  if (bytes.length > MAX_PICTURE_BYTES) return null;
  const header = readHeader(bytes);
  if (!header || header.width < MIN_SIDE || header.height < MIN_SIDE) return null;
  return header.width * header.height > MAX_PIXELS ? null : header;
}
