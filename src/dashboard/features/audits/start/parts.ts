/** What the API takes at most: 2 GiB. */
export const MAX_BYTES = 2 * 1024 ** 3;
/** What the picker of files offers. Some systems know no type for MKV, so the endings are there too. */
export const ACCEPT = 'video/*,.mp4,.m4v,.mov,.webm,.mkv';
const ENDING = /\.(?:mp4|m4v|mov|webm|mkv)$/i;

export interface Part {
  /** From 1. */
  number: number;
  start: number;
  end: number;
}

interface Upload {
  bytes: number;
  part_size: number;
  /** The numbers of those that have arrived. */
  parts: number[];
}

/** All parts of a file but those that have arrived. */
export function missingParts({ bytes, part_size: size, parts }: Upload): Part[] {
  const arrived = new Set(parts);
  return Array.from({ length: Math.ceil(bytes / size) }, (_, index) => ({
    number: index + 1,
    start: index * size,
    end: Math.min((index + 1) * size, bytes),
  })).filter(({ number }) => !arrived.has(number));
}

/** Why a file cannot be audited, before anything is sent. */
export function fileProblem({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>) {
  if (!type.startsWith('video/') && !ENDING.test(name)) return 'notVideo';
  if (size === 0) return 'emptyFile';
  return size > MAX_BYTES ? 'tooLarge' : null;
}
