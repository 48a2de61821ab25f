import type { Media } from '../../../../contract/audits/audits.ts';
import { AuditFailed } from '../checks/failed.ts';
import type { BoundedFile } from './bounded-file.ts';
import { prepareMatroska } from './matroska.ts';
import { prepareMovie } from './movie.ts';

/** What the structure of a file says, before its tracks are read. */
export interface Container {
  format: Media['container'];
  /** Null: the format has no moov box. */
  isMoovFirst: boolean | null;
  /** The file ends before its structure does. */
  isTruncated: boolean;
  /** Seconds, as the header says. Null: it does not. */
  duration: number | null;
  /** Frames a second, as the header says. Null: it does not. */
  frameRate: number | null;
  /** The longest piece of the file that its parser may read. */
  maxRead: number;
}

const SNIFFED_BYTES = 16;
const EBML = 0x1a45dfa3;

/**
 * Finds out what the file is, and hides from its parser what is not needed: a hostile file could have it work without
 * end. Throws NOT_A_VIDEO; TRUNCATED if the file ends before its index.
 */
export async function openContainer(file: BoundedFile): Promise<Container> {
  if (file.size < SNIFFED_BYTES) throw notAVideo('The file is empty, or too small for a video.');
  const bytes = await file.read(0, SNIFFED_BYTES);
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const text = String.fromCharCode(...bytes);
  if (view.getUint32(0) === EBML) return prepareMatroska(file);
  if (text.slice(4, 8) === 'ftyp') return prepareMovie(file, text.slice(8, 12) === 'qt  ' ? 'mov' : 'mp4');
  throw notAVideo('The file is no MP4, MOV, WebM or Matroska file.');
}

export function notAVideo(message: string): AuditFailed {
  return new AuditFailed('NOT_A_VIDEO', message);
}
