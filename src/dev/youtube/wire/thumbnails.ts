/** Thumbnails, drawn from the id of the video alone. */
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
const COLUMNS = 16;
const ROWS = 9;

/** The video and size of a path such as `/vi/{id}/hqdefault.jpg`, or null when it is none. */
export function readThumbnailPath(path: string): { videoId: string; size: Size } | null {
  const [, videoId, file] = PATH.exec(path) ?? [];
  const size = (Object.keys(SIZES) as Size[]).find((name) => SIZES[name].file === file);
  return videoId && size ? { videoId, size } : null;
}

/** Draws a pattern of 16 × 9 fields as JPEG. The sizes of 4:3 have black bars above and below, as at YouTube. */
export function drawThumbnail(videoId: string, size: Size): Uint8Array<ArrayBuffer> {
  const { width, height } = SIZES[size];
  const pictureHeight = (width * ROWS) / COLUMNS;
  const top = (height - pictureHeight) / 2;
  const shades = makeToken(`thumbnail ${videoId}`, COLUMNS * ROWS);
  const [red, green, blue] = [...makeToken(`color ${videoId}`, 3)].map((c) => 64 + c.charCodeAt(0));
  return writeJpeg(width, height, (blockColumn, blockRow) => {
    const [x, y] = [blockColumn * 8 + 4, Math.min(blockRow * 8 + 4, height - 1)];
    if (y < top || y >= top + pictureHeight) return BLACK;
    const column = Math.min(COLUMNS - 1, Math.floor((x * COLUMNS) / width));
    const row = Math.min(ROWS - 1, Math.floor(((y - top) * ROWS) / pictureHeight));
    const shade = 0.6 + (0.4 * shades.charCodeAt(row * COLUMNS + column)) / 128;
    return [red! * shade, green! * shade, blue! * shade];
  });
}
