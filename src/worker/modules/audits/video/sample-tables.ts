import type { Box } from './boxes.ts';
import { MAX_SAMPLES, MAX_SMALL_BOX_BYTES } from './limits.ts';

/** The bytes of an entry (ISO/IEC 14496-12, section 8.6 and 8.7). A table has 8 bytes before its entries. */
const ENTRY_BYTES: Record<string, number> = { stts: 8, ctts: 8, stsc: 12, stco: 4, co64: 8, stss: 4 };

/**
 * Whether a track's box is cheap to parse: mediabunny believes the number of entries, even if the box has fewer, and
 * expands runs of samples.
 */
export function isBounded(view: DataView, box: Box): boolean {
  const bytes = box.end - box.content;
  if (bytes < 8) return false;
  const count = view.getUint32(box.content + 4);
  switch (box.type) {
    case 'stsd':
      // Each description is a box itself.
      return bytes <= MAX_SMALL_BOX_BYTES && 8 + count * 8 <= bytes;
    case 'elst':
      return (
        bytes <= MAX_SMALL_BOX_BYTES && 8 + count * (view.getUint8(box.content) === 1 ? 20 : 12) <= bytes
      );
    case 'stsz':
      // A size that all samples have, or the size of each.
      return bytes >= 12 && (count !== 0 || 12 + view.getUint32(box.content + 8) * 4 <= bytes);
    default:
      return 8 + count * (ENTRY_BYTES[box.type] ?? 1) <= bytes && hasFewSamples(view, box, count);
  }
}

function hasFewSamples(view: DataView, box: Box, count: number): boolean {
  const values = (offset: number) =>
    Array.from({ length: count }, (_, i) =>
      view.getUint32(box.content + 8 + i * ENTRY_BYTES[box.type]! + offset),
    );
  switch (box.type) {
    case 'stts':
    case 'ctts':
      // Runs of equal samples.
      return values(0).reduce((sum, samples) => sum + samples, 0) <= MAX_SAMPLES;
    case 'stsc':
      // The parser iterates over the samples of each chunk.
      return values(4).every((samples) => samples <= MAX_SAMPLES);
    default:
      return true;
  }
}
