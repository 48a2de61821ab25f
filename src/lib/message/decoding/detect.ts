import { analyse } from 'chardet';

/** The number of bytes whose frequencies are counted. */
const SAMPLE_BYTES = 16 * 1024;
/** The number of bytes beyond ASCII from which frequencies say anything. */
const MIN_BYTES = 8;

/**
 * Returns the label of the most likely charset of text that names none, or an empty string. Detects other scripts than
 * Latin, in which bytes beyond ASCII follow each other; the charsets of Latin letters differ too little in short texts.
 */
export function detectLabel(bytes: Uint8Array): string {
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  let [count, following] = [0, 0];
  for (let i = 0; i < sample.length; i++) {
    if (sample[i]! < 128) continue;
    count++;
    if (i > 0 && sample[i - 1]! > 127) following++;
  }
  if (count < MIN_BYTES || following < 0.4 * count) return '';
  return analyse(sample)[0]?.name ?? '';
}
