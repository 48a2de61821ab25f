import type { Media } from '../../../../contract/audits/audits.ts';
import { AuditFailed } from '../checks/failed.ts';
import type { BoundedFile } from './bounded-file.ts';
import { prepareMatroska } from './matroska.ts';
import { prepareMovie } from './movie.ts';

/** The structure of a file, before its tracks are read. */
export interface Container {
  format: Media['container'];
  /** Whether the moov box is first; null if the format has none. */
  isMoovFirst: boolean | null;
  /** Whether the file ends before its structure does. */
  isTruncated: boolean;
  /** Seconds according to the header; null if it does not tell. */
  duration: number | null;
  /** Frames per second according to the header; null if it does not tell. */
  frameRate: number | null;
  /** The longest range of the file that its parser may read. */
  maxRead: number;
}

const SNIFFED_BYTES = 16;
const EBML = 0x1a45dfa3;

/**
 * Detects the format of the file, and hides unneeded parts from its parser: a hostile file could keep it busy forever.
 * Throws NOT_A_VIDEO; TRUNCATED if the file ends before its index.
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
