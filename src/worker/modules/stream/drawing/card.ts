/** The input shared by cards of all formats, and the drawing of their layers. */
import { encodeJpeg } from './engine/jpeg.ts';
import type { Pixels } from './engine/pixels.ts';
import { encodePng } from './engine/png.ts';
import { rasterize } from './engine/resvg.ts';
import { paintLayer } from './picture/canvas.ts';
import type { TextBox } from './text/draw.ts';

export interface Brand {
  name: string;
  /** A hex colour. */
  color: string | null;
  /** A JPEG or PNG. */
  logo: Uint8Array | null;
}

export interface LiveCardInput {
  brand: Brand;
  /** The title, at most 500 characters, of which 140 graphemes are shown. */
  title: string;
  thumbnail: { bytes: Uint8Array } | null;
  videoId: string | null;
  /** The number of viewers. Null if hidden. Neither null nor 0 is shown. */
  viewerCount: number | null;
  callToAction: string | null;
}

export type CardFormat = 'png' | 'jpeg';

export interface Card {
  bytes: Uint8Array;
  width: number;
  height: number;
  contentType: 'image/png' | 'image/jpeg';
}

/** A card before drawing. */
export interface Layout {
  /** The backdrop with the pictures. */
  canvas: Pixels;
  /** The shapes and the text over the canvas, without the `svg` element. */
  shapes: string;
  /** The positions of text. */
  text: TextBox[];
}

/** Draws a layout. Deterministic. */
export async function finishCard({ canvas, shapes }: Layout, format: CardFormat): Promise<Card> {
  const { width, height } = canvas;
  paintLayer(canvas, await rasterize(shapes, width, height));
  return format === 'jpeg'
    ? { bytes: await encodeJpeg(canvas), width, height, contentType: 'image/jpeg' }
    : { bytes: encodeWithin(canvas, MAX_PNG_BYTES), width, height, contentType: 'image/png' };
}

export const MAX_PNG_BYTES = 2_000_000;

/** Encodes within a size limit: noise does not compress, so the lowest bits are dropped one by one until it fits. */
function encodeWithin(canvas: Pixels, most: number): Uint8Array {
  for (let bit = 1; ; bit *= 2) {
    const png = encodePng(canvas);
    if (png.length <= most || bit > 8) return png;
    for (let at = 0; at < canvas.data.length; at++) {
      if (at % 4 !== 3) canvas.data[at] = (canvas.data[at]! & ~(2 * bit - 1)) | bit;
    }
  }
}
