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
  return view.getUint32(0) === EBML ? prepareMatroska(file) : prepareMovie(file);
}
