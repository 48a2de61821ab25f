/** The API's size limit: 2 GiB. */
export const MAX_BYTES = 2 * 1024 ** 3;
/** The types in the file picker. Some systems have no MIME type for MKV, so it lists extensions, too. */
export const ACCEPT = 'video/*,.mp4,.m4v,.mov,.webm,.mkv';
const ENDING = /\.(?:mp4|m4v|mov|webm|mkv)$/i;

export interface Part {
  /** Numbered from 1. */
  number: number;
  start: number;
  end: number;
}

interface Upload {
  bytes: number;
  part_size: number;
  /** The numbers of the uploaded parts. */
  parts: number[];
}

/** Returns the parts of a file that are not uploaded yet. */
export function missingParts({ bytes, part_size: size, parts }: Upload): Part[] {
  const arrived = new Set(parts);
  return Array.from({ length: Math.ceil(bytes / size) }, (_, index) => ({
    number: index + 1,
    start: index * size,
    end: Math.min((index + 1) * size, bytes),
  })).filter(({ number }) => !arrived.has(number));
}

/** Returns the reason why a file cannot be audited, before the upload. */
export function fileProblem({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>) {
  if (!type.startsWith('video/') && !ENDING.test(name)) return 'notVideo';
  if (size === 0) return 'emptyFile';
  return size > MAX_BYTES ? 'tooLarge' : null;
}
