/** The limits of reading a video, with their reasons. */

const KB = 1024;
const MB = 1024 * KB;

/** Bytes that an audit reads of a file of any size. All of it stays in memory until the audit ends. */
export const MAX_BYTES_READ = 16_000_000;
/** The file is read in blocks of this size: a header costs one block, and one call of R2. */
export const BLOCK_BYTES = 32 * KB;
/** One range of a file: the index of an MP4 of four hours has about 8 MB. Its parser creates objects for it. */
export const MAX_INDEX_BYTES = 8 * MB;
/** One element of a Matroska file, which its parser expands: a cluster has up to 5 MB, and is then not read. */
export const MAX_ELEMENT_BYTES = 2 * MB;
/** Reads by the parser, most of them of blocks already read. A hostile file can cause any number. */
export const MAX_READS = 5_000;
/** Longer than 488 reads of R2 take. */
export const DEADLINE_MS = 60_000;

/** Boxes skipped until the index is found, and after it until the end of the file. */
export const MAX_BOXES = 1_000;
/** Bytes read to see whether the file is complete: 128 fragments of a fragmented file, less than a block otherwise. */
export const MAX_WALK_BYTES = 4 * MB;
/** The maximum number of samples in a track, as the parser expands its tables: over four hours at 60 frames a second. */
export const MAX_SAMPLES = 1_000_000;
/** Samples of one fragment. */
export const MAX_FRAGMENT_SAMPLES = 100_000;
/** Boxes that are small in every file: the edit list, the sample description. */
export const MAX_SMALL_BOX_BYTES = 64 * KB;
/** The index of fragments at the end of a file. */
export const MAX_FRAGMENT_INDEX_BYTES = 512 * KB;
/** Tracks of a file. */
export const MAX_TRACKS = 100;
/** Frames that determine the frame rate if no header does. */
export const FRAMES = 100;
/** Frames that can be shown later than ones that follow them in the file: codecs allow 16. */
export const REORDERED_FRAMES = 16;
