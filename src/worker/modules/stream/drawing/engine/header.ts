/** The header of a JPEG or PNG, read without decoding the image. */

export interface ImageHeader {
  /** The format. A progressive JPEG has several layers and needs more memory. */
  type: 'jpeg' | 'progressive' | 'png';
  width: number;
  height: number;
  /** The EXIF orientation of a JPEG, 1 to 8; 1 is upright. */
  orientation: number;
  /** The end of the segments before the image. */
  end: number;
}

const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Reads the header, or null if `bytes` are neither a JPEG nor a PNG, or end before the size. */
export function readHeader(bytes: Uint8Array): ImageHeader | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (PNG_SIGNATURE.every((byte, i) => bytes[i] === byte)) return readPng(view);
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return readJpeg(view);
  return null;
}

function readPng(view: DataView): ImageHeader | null {
  if (view.byteLength < 33 || view.getUint32(12) !== 0x49484452) return null;
  return { type: 'png', width: view.getUint32(16), height: view.getUint32(20), orientation: 1, end: 33 };
}

/** Walks the segments up to the frame header (ITU-T T.81, annex B). */
function readJpeg(view: DataView): ImageHeader | null {
  let orientation = 1;
  for (let at = 2; at + 9 < view.byteLength; ) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at++;
      continue;
    }
    const length = view.getUint16(at + 2);
    if (length < 2) return null;
    if (isFrame(marker)) {
      return {
        type: (marker & 3) === 2 ? 'progressive' : 'jpeg',
        height: view.getUint16(at + 5),
        width: view.getUint16(at + 7),
        orientation,
        end: at,
      };
    }
    if (marker === 0xda || marker === 0xd9) return null;
    if (marker === 0xe1) orientation = readOrientation(view, at + 4, length - 2) ?? orientation;
    at += 2 + length;
  }
  return null;
}

/** Returns whether a marker is SOF0 to SOF15, except C4, C8 and CC, which are other tables. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}

/** Returns the orientation: tag 0x0112 of the first directory of an EXIF segment (CIPA DC-008). */
function readOrientation(view: DataView, start: number, length: number): number | null {
  const end = Math.min(start + length, view.byteLength);
  const tiff = start + 6;
  if (tiff + 8 > end || view.getUint32(start) !== 0x45786966) return null;
  const little = view.getUint16(tiff) === 0x4949;
  const directory = tiff + view.getUint32(tiff + 4, little);
  if (directory + 2 > end) return null;
  const entries = view.getUint16(directory, little);
  for (let i = 0; i < entries; i++) {
    const entry = directory + 2 + 12 * i;
    if (entry + 12 > end) return null;
    if (view.getUint16(entry, little) !== 0x0112) continue;
    const value = view.getUint16(entry + 8, little);
    return value >= 1 && value <= 8 ? value : null;
  }
  return null;
}
