/** Preparation of an uploaded logo for cards. */
import type { Card } from '../drawing/card.ts';
import { encodePng } from '../drawing/engine/png.ts';
import { checkUpload } from './check.ts';
import { decode, shrink } from './reencode.ts';

/** The maximum side of a stored logo, in pixels. Cards show it at 72 pixels. */
const MAX_SIDE = 512;

/** Decodes a JPEG or PNG and encodes it as a small PNG without metadata. Throws the errors of `reencodeImage`. */
export async function reencodeLogo(file: Uint8Array): Promise<Card> {
  const stored = await decode(file, checkUpload(file));
  const logo = shrink(stored, Math.min(1, MAX_SIDE / stored.width, MAX_SIDE / stored.height));
  return { bytes: encodePng(logo), width: logo.width, height: logo.height, contentType: 'image/png' };
}
