import type { AuditFailed } from '../checks/failed.ts';
import type { Box } from './boxes.ts';
import { notAVideo } from './container.ts';
import { MAX_SAMPLES, MAX_SMALL_BOX_BYTES } from './limits.ts';

/** The bytes of an entry (ISO/IEC 14496-12, section 8.6 and 8.7). A table has 8 bytes before its entries. */
const ENTRY_BYTES: Record<string, number> = { stts: 8, ctts: 8, stsc: 12, stco: 4, co64: 8, stss: 4 };
/** Where an entry has a number of samples. */
const SAMPLES_AT: Record<string, number> = { stts: 0, ctts: 0, stsc: 4 };

/**
 * Returns whether a small box of a track is cheap to parse: mediabunny believes the number of entries, even if it has
 * fewer.
 */
export function isBounded(view: DataView, box: Box): boolean {
  const bytes = box.end - box.content;
  if (bytes < 8 || bytes > MAX_SMALL_BOX_BYTES) return false;
  // Each sample description is a box itself, and an edit has two times and a rate.
  const entryBytes = box.type === 'stsd' ? 8 : view.getUint8(box.content) === 1 ? 20 : 12;
  return 8 + view.getUint32(box.content + 4) * entryBytes <= bytes;
}

/**
 * Returns whether a table of samples is cheap to parse: mediabunny expands runs of samples. Throws NOT_A_VIDEO if the
 * table is damaged: it has fewer entries than it says, or more samples than the file has bytes.
 */
export function hasFewSamples(view: DataView, box: Box, fileSize: number): boolean {
  const { type, content, end } = box;
  if (end - content < 8) throw damagedTable(type);
  if (type === 'stsz' || type === 'stz2') return hasFewSizes(view, box, fileSize);
  const entryBytes = ENTRY_BYTES[type]!;
  const start = content + 8;
  const entriesEnd = start + view.getUint32(content + 4) * entryBytes;
  if (entriesEnd > end) throw damagedTable(type);
  const offset = SAMPLES_AT[type];
  if (offset === undefined) return true;
  let [sum, most] = [0, 0];
  for (let at = start; at < entriesEnd; at += entryBytes) {
    const samples = view.getUint32(at + offset);
    sum += samples;
    most = Math.max(most, samples);
  }
  // An entry of `stsc` stands for many chunks, each with as many samples, so the entries do not add up to a total.
  const samples = type === 'stsc' ? most : sum;
  if (samples > fileSize) throw damagedTable(type);
  return samples <= MAX_SAMPLES;
}

/** Judges `stsz`, a size that all samples have or 32 bits for each, or `stz2`, 4 to 16 bits for each. */
function hasFewSizes(view: DataView, { type, content, end }: Box, fileSize: number): boolean {
  if (end - content < 12) throw damagedTable(type);
  const [size, count] = [view.getUint32(content + 4), view.getUint32(content + 8)];
  const bits = type === 'stz2' ? size & 0xff : size === 0 ? 32 : 0;
  if (count > fileSize || 12 + (count * bits) / 8 > end - content) throw damagedTable(type);
  return count <= MAX_SAMPLES;
}

/** Returns the failure of a file with a table that cannot be true. */
export function damagedTable(type: string): AuditFailed {
  return notAVideo(
    `The index of the file is damaged: its ${type} box speaks of samples that cannot be there.`,
  );
}
