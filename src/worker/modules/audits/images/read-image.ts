import { imageDimensionsFromData } from 'image-dimensions';

export interface Image {
  type: 'png' | 'jpeg' | 'gif' | 'webp' | 'avif' | 'heic' | 'ico' | 'svg';
  /** In pixels, before an EXIF orientation is applied; null for SVG, which has any size. Of the largest icon of an ICO. */
  width: number | null;
  height: number | null;
}

/** What the beginning of a file is read for its size. Profiles and thumbnails come before the size of a JPEG. */
export const HEADER_BYTES = 131_072;
const SVG_BYTES = 8192;
const MAX_ICONS = 64;

/** What the first bytes of an image say that it is; null if they are not an image. Never throws; takes linear time. */
export function readImage(bytes: Uint8Array): Image | null {
  const start = bytes.subarray(0, HEADER_BYTES);
  return imageDimensionsFromData(start) ?? readIco(start) ?? readSvg(start);
}

/** The directory of an ICO file: 6 bytes, then 16 for each icon, which begin with its width and height. 0 means 256. */
function readIco(bytes: Uint8Array): Image | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.byteLength < 22 || view.getUint32(0) !== 0x00000100) return null;
  const count = Math.min(view.getUint16(4, true), MAX_ICONS, Math.floor((view.byteLength - 6) / 16));
  if (count === 0) return null;
  const sides = (offset: number) =>
    Array.from({ length: count }, (_, icon) => view.getUint8(6 + 16 * icon + offset) || 256);
  return { type: 'ico', width: Math.max(...sides(0)), height: Math.max(...sides(1)) };
}

/** The root element is `svg`, after an XML declaration, comments and a doctype. */
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

/** Where the declaration, comment or doctype ends with which `text` begins; null if it begins with none. */
function endOfProlog(text: string): number | null {
  const after = (end: string) => (text.includes(end) ? text.indexOf(end) + end.length : text.length);
  if (text.startsWith('<?')) return after('?>');
  if (text.startsWith('<!--')) return after('-->');
  if (!text.startsWith('<!')) return null;
  // The doctype of Adobe Illustrator declares entities in brackets.
  const bracket = text.indexOf('[');
  return bracket === -1 || bracket > text.indexOf('>') ? after('>') : after(']>');
}
