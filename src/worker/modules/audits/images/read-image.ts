import { imageDimensionsFromData } from 'image-dimensions';

export interface Image {
  type: 'png' | 'jpeg' | 'gif' | 'webp' | 'avif' | 'heic' | 'ico' | 'svg';
  /** Pixels, before an EXIF orientation is applied; null for SVG, which has any size. For ICO, of the largest icon. */
  width: number | null;
  height: number | null;
}

/** Bytes of a file to read for its size. Profiles and thumbnails come before the size of a JPEG. */
export const HEADER_BYTES = 131_072;
const SVG_BYTES = 8192;
const MAX_ICONS = 64;

/**
 * Reads type and size from the first bytes of an image; null if they are not an image. Never throws; takes linear time.
 */
export function readImage(bytes: Uint8Array): Image | null {
  const start = bytes.subarray(0, HEADER_BYTES);
  return imageDimensionsFromData(start) ?? readIco(start) ?? readSvg(start);
}

/** Reads an ICO directory: 6 bytes, then 16 per icon, which begin with its width and height. 0 means 256. */
function readIco(bytes: Uint8Array): Image | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.byteLength < 22 || view.getUint32(0) !== 0x00000100) return null;
  const count = Math.min(view.getUint16(4, true), MAX_ICONS, Math.floor((view.byteLength - 6) / 16));
  if (count === 0) return null;
  const sides = (offset: number) =>
    Array.from({ length: count }, (_, icon) => view.getUint8(6 + 16 * icon + offset) || 256);
  return { type: 'ico', width: Math.max(...sides(0)), height: Math.max(...sides(1)) };
}

/** Reads an SVG: its root element is `svg`, after an XML declaration, comments and a doctype. */
function readSvg(bytes: Uint8Array): Image | null {
  let text = new TextDecoder().decode(bytes.subarray(0, SVG_BYTES));
  for (;;) {
    text = text.trimStart();
    const end = endOfProlog(text);
    if (end === null) break;
    text = text.slice(end);
  }
  return /^<(?:[\w-]+:)?svg[\s/>]/.test(text) ? { type: 'svg', width: null, height: null } : null;
}

/** Returns the end of the declaration, comment or doctype at the beginning of `text`; null if there is none. */
function endOfProlog(text: string): number | null {
  const after = (end: string) => (text.includes(end) ? text.indexOf(end) + end.length : text.length);
  if (text.startsWith('<?')) return after('?>');
  if (text.startsWith('<!--')) return after('-->');
  if (!text.startsWith('<!')) return null;
  // The doctype of Adobe Illustrator declares entities in brackets.
  const bracket = text.indexOf('[');
  return bracket === -1 || bracket > text.indexOf('>') ? after('>') : after(']>');
}
