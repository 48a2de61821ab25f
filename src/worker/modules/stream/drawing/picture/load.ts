/** Loading of external pictures. */

import { type ImageHeader, readHeader } from '../engine/header.ts';
import { decodeJpeg } from '../engine/jpeg.ts';
import type { Pixels } from '../engine/pixels.ts';
import { decodePng } from '../engine/png.ts';

/** Limits for thumbnails and logos: YouTube's largest is 1280 x 720 with about 200 KB. */
export const MAX_PICTURE_BYTES = 4_000_000;
const MAX_PIXELS = 1920 * 1080;
const MIN_SIDE = 16;

/** Decodes a picture, or returns null if it cannot be shown: the card then has none. */
export async function loadPicture(bytes: Uint8Array | null): Promise<Pixels | null> {
  const header = bytes && headerToShow(bytes);
  if (!header) return null;
  try {
    return header.type === 'png' ? await decodePng(bytes) : await decodeJpeg(bytes);
  } catch {
    // A damaged picture counts as none: a card without it is better than no card.
    return null;
  }
}

/** Returns the header of a JPEG or PNG of a size fit for a card, else null. */
export function headerToShow(bytes: Uint8Array): ImageHeader | null {
  if (bytes.length > MAX_PICTURE_BYTES) return null;
  const header = readHeader(bytes);
  if (!header || header.width < MIN_SIDE || header.height < MIN_SIDE) return null;
  return header.width * header.height > MAX_PIXELS ? null : header;
}
