import type { BoundedFile } from './bounded-file.ts';
import { type Container, notAVideo } from './container.ts';
import { prepareMatroska } from './matroska.ts';
import { prepareMovie } from './movie.ts';

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
