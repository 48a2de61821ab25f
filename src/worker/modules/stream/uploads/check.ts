/** Checks of an uploaded picture before decoding. */
import { DomainError } from '../../../../lib/errors.ts';
import { type ImageHeader, readHeader } from '../drawing/engine/header.ts';

export const MAX_UPLOAD_BYTES = 8_000_000;
/**
 * The memory that decoding takes, in bytes per pixel: a PNG has its pixels, a JPEG twice that, and a progressive JPEG
 * also 6 bytes of coefficients. The limit leaves half of an isolate's 128 MB for everything else. So 17 megapixels fit
 * as PNG, 8.5 as JPEG (3840 x 2160), and 4.8 as progressive JPEG; photos of a phone's camera must be made smaller
 * first.
 */
const BYTES_PER_PIXEL = { png: 4, jpeg: 8, progressive: 14 };
const MAX_DECODED_BYTES = 68_000_000;
/** The maximum number of scans. Each scan of a progressive JPEG covers the whole picture. Encoders make about ten. */
const MAX_SCANS = 64;

/** Returns the header of a JPEG or PNG that is safe to decode. */
export function checkUpload(bytes: Uint8Array): ImageHeader {
  if (bytes.length > MAX_UPLOAD_BYTES) {
    throw new DomainError('too_large', 'IMAGE_TOO_LARGE', 'The picture has more than 8 MB. Make it smaller.');
  }
  const header = readHeader(bytes);
  if (!header || header.width === 0 || header.height === 0) {
    throw new DomainError('invalid', 'IMAGE_UNREADABLE', 'The file is neither a JPEG nor a PNG picture.');
  }
  const most = MAX_DECODED_BYTES / BYTES_PER_PIXEL[header.type];
  if (header.width * header.height > most) {
    throw new DomainError(
      'refused',
      'IMAGE_TOO_LARGE',
      `The picture is ${header.width} x ${header.height} pixels. At most ${Math.floor(most / 1e5) / 10} megapixels can be ` +
        'processed in this format. Make it smaller, for example 1920 pixels wide.',
    );
  }
  if (header.type !== 'png') checkScans(bytes, header.end);
  return header;
}

/** Counts scans. A marker in the data is a real one: a data byte FF is followed by 00. */
function checkScans(bytes: Uint8Array, start: number): void {
  let scans = 0;
  let isWhole = false;
  for (let at = bytes.indexOf(0xff, start); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    if (bytes[at + 1] === 0xda) scans++;
    if (bytes[at + 1] === 0xd9 && scans > 0) isWhole = true;
  }
  if (!isWhole) throw unreadable('The picture is cut off. Upload the whole file.');
  if (scans > MAX_SCANS) {
    throw new DomainError(
      'refused',
      'IMAGE_TOO_COMPLEX',
      'The picture is stored in too many layers. Save it anew.',
    );
  }
}

export function unreadable(detail: string, cause?: unknown): DomainError {
  const error = new DomainError('invalid', 'IMAGE_UNREADABLE', detail);
  error.cause = cause;
  return error;
}
