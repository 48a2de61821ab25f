/** Draws thumbnails from the id of the video alone. */
import { makeToken } from '../objects.ts';
import { type Color, writeJpeg } from './jpeg.ts';

export const SIZES = {
  default: { file: 'default', width: 120, height: 90 },
  medium: { file: 'mqdefault', width: 320, height: 180 },
  high: { file: 'hqdefault', width: 480, height: 360 },
  standard: { file: 'sddefault', width: 640, height: 480 },
  maxres: { file: 'maxresdefault', width: 1280, height: 720 },
} as const;

export type Size = keyof typeof SIZES;

const PATH = /^\/vi\/([\w-]{11})\/([a-z]+?)(?:_live)?\.jpg$/;
const BLACK: Color = [0, 0, 0];

/** Returns the video and size of a path such as `/vi/{id}/hqdefault.jpg`, or null for another path. */
export function readThumbnailPath(path: string): { videoId: string; size: Size } | null {
  const [, videoId, file] = PATH.exec(path) ?? [];
  const size = (Object.keys(SIZES) as Size[]).find((name) => SIZES[name].file === file);
  return videoId && size ? { videoId, size } : null;
}

/**
 * Draws a scene as JPEG: a sky of two colors, a sun and hills, all derived from the id. The 4:3 sizes have black bars
 * above and below, as on YouTube.
 */
export function drawThumbnail(videoId: string, size: Size): Uint8Array<ArrayBuffer> {
  const { width, height } = SIZES[size];
  const pictureHeight = (width * 9) / 16;
  const top = (height - pictureHeight) / 2;
  const scene = sceneOf(videoId);
  return writeJpeg(width, height, (blockColumn, blockRow) => {
    const [x, y] = [blockColumn * 8 + 4, Math.min(blockRow * 8 + 4, height - 1)];
    if (y < top || y >= top + pictureHeight) return BLACK;
    return scene(x / width, (y - top) / pictureHeight);
  });
}

/** Returns the color at a point of the image; both coordinates are from 0 to 1. */
function sceneOf(videoId: string): (x: number, y: number) => Color {
  const [hue, apart, sun, wave] = [...makeToken(`scene ${videoId}`, 4)].map(
    (c) => (c.charCodeAt(0) % 61) / 60,
  );
  const above = colorOf(hue!, 0.45);
  const below = colorOf(hue! + 0.08 + apart! * 0.2, 0.8);
  const hill = colorOf(hue! + 0.02, 0.22);
  const sunX = 0.2 + sun! * 0.6;
  return (x, y) => {
    const ridge = (turns: number, height: number) =>
      height + 0.08 * Math.sin((x * turns + wave!) * 2 * Math.PI);
    if (y > ridge(1.3, 0.8)) return hill;
    if (y > ridge(0.9, 0.68)) return mix(hill, below, 0.35);
    const distance = Math.hypot((x - sunX) * (16 / 9), y - 0.42);
    if (distance < 0.16) return mix(below, [255, 250, 235], 0.75);
    return mix(mix(above, below, y / 0.8), [255, 250, 235], Math.max(0, 0.35 - distance));
  };
}

/** Returns the color for a hue from 0 to 1 and a lightness. */
function colorOf(hue: number, lightness: number): Color {
  const part = (shift: number) => 255 * lightness * (0.62 + 0.38 * Math.cos((hue + shift) * 2 * Math.PI));
  return [part(0), part(1 / 3), part(2 / 3)];
}

function mix(from: Color, to: Color, share: number): Color {
  const part = (i: 0 | 1 | 2) => from[i] + (to[i] - from[i]) * share;
  return [part(0), part(1), part(2)];
}
