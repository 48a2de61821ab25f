/** Preparation of an uploaded picture for a platform. */
import type { Card } from '../drawing/card.ts';
import type { ImageHeader } from '../drawing/engine/header.ts';
import { decodeJpeg, encodeJpeg } from '../drawing/engine/jpeg.ts';
import { makePixels, type Pixels } from '../drawing/engine/pixels.ts';
import { decodePng } from '../drawing/engine/png.ts';
import { resize } from '../drawing/engine/resize.ts';
import { checkUpload, unreadable } from './check.ts';
import { isTurned, turnUpright } from './turn.ts';

interface Limits {
  maxBytes: number;
  maxWidth: number;
  maxHeight: number;
  /** The bounds of width divided by height. A picture outside is padded, not cut. */
  ratio?: { least: number; most: number };
}

const LIMITS = {
  discord: { maxBytes: 10 * 1024 * 1024, maxWidth: 2048, maxHeight: 2048 },
  x: { maxBytes: 5_000_000, maxWidth: 2048, maxHeight: 2048 },
  instagram: { maxBytes: 8_000_000, maxWidth: 1440, maxHeight: 1800, ratio: { least: 4 / 5, most: 1.91 } },
  facebook: { maxBytes: 4_000_000, maxWidth: 2048, maxHeight: 2048 },
} satisfies Record<string, Limits>;

export type ImagePlatform = keyof typeof LIMITS;

/**
 * Decodes a JPEG or PNG and encodes it as a JPEG without metadata, upright, with white for transparency, and within the
 * platform's limits. Throws a `DomainError` if it cannot or must not be decoded.
 */
export async function reencodeImage(bytes: Uint8Array, platform: ImagePlatform): Promise<Card> {
  const limits: Limits = LIMITS[platform];
  const header = checkUpload(bytes);
  const stored = await decode(bytes, header);
  const turned = isTurned(header.orientation);
  const padded = padSize(
    turned ? stored.height : stored.width,
    turned ? stored.width : stored.height,
    limits,
  );
  let scale = Math.min(1, limits.maxWidth / padded.width, limits.maxHeight / padded.height);
  for (;;) {
    const upright = turnUpright(shrink(stored, scale), header.orientation);
    const picture = pad(onWhite(upright), limits);
    const encoded = await encodeJpeg(picture);
    if (encoded.length <= limits.maxBytes) {
      return { bytes: encoded, width: picture.width, height: picture.height, contentType: 'image/jpeg' };
    }
    scale *= 0.8;
  }
}

export async function decode(bytes: Uint8Array, header: ImageHeader): Promise<Pixels> {
  try {
    return header.type === 'png' ? await decodePng(bytes) : await decodeJpeg(bytes);
  } catch (error) {
    throw unreadable('The picture is damaged. Save it anew, or upload another one.', error);
  }
}

export function shrink(pixels: Pixels, scale: number): Pixels {
  const { width, height } = pixels;
  const size = (side: number) => Math.max(1, Math.floor(side * scale + 1e-6));
  if (size(width) === width && size(height) === height) return pixels;
  return resize(pixels, { x: 0, y: 0, width, height }, size(width), size(height));
}

function onWhite(pixels: Pixels): Pixels {
  const { data } = pixels;
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3]!;
    if (alpha === 255) continue;
    for (let c = 0; c < 3; c++) data[at + c] = (data[at + c]! * alpha + 255 * (255 - alpha)) / 255;
    data[at + 3] = 255;
  }
  return pixels;
}

function padSize(width: number, height: number, { ratio }: Limits): { width: number; height: number } {
  if (!ratio) return { width, height };
  return {
    width: Math.max(width, Math.ceil(height * ratio.least)),
    height: Math.max(height, Math.ceil(width / ratio.most)),
  };
}

/** Pads the picture to a larger one, with the mean colour of its edges. */
function pad(picture: Pixels, limits: Limits): Pixels {
  const { width, height } = padSize(picture.width, picture.height, limits);
  if (width === picture.width && height === picture.height) return picture;
  const padded = makePixels(width, height);
  new Uint32Array(padded.data.buffer).fill(meanOfEdges(picture));
  const left = Math.floor((width - picture.width) / 2);
  const top = Math.floor((height - picture.height) / 2);
  for (let y = 0; y < picture.height; y++) {
    const row = picture.data.subarray(y * picture.width * 4, (y + 1) * picture.width * 4);
    padded.data.set(row, ((top + y) * width + left) * 4);
  }
  return padded;
}

/** Returns the colour as an opaque pixel in memory. */
function meanOfEdges({ width, height, data }: Pixels): number {
  const sums = [0, 0, 0];
  let count = 0;
  const add = (x: number, y: number) => {
    for (let c = 0; c < 3; c++) sums[c]! += data[(y * width + x) * 4 + c]!;
    count++;
  };
  for (let x = 0; x < width; x++) {
    add(x, 0);
    add(x, height - 1);
  }
  for (let y = 0; y < height; y++) {
    add(0, y);
    add(width - 1, y);
  }
  const bytes = Uint8Array.from([...sums.map((sum) => sum / count), 255]);
  return new Uint32Array(bytes.buffer)[0]!;
}
