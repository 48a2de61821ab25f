/** Boxes of the ISO base media file format (ISO/IEC 14496-12, section 4.2): MP4 and QuickTime files consist of them. */

export interface Box {
  type: string;
  /** Offsets in the file, or in the given bytes. */
  start: number;
  content: number;
  end: number;
  /** Whether its header has no size: it extends to the end of its container. */
  isUnsized: boolean;
}

export const BOX_HEADER_BYTES = 16;

/**
 * Reads the header of a box at `at` in the view, which begins at `offset` of the file. Returns null if there is none. A
 * box without a size extends to `last`; one with a size may claim to end beyond it.
 */
export function readBox(view: DataView, at: number, last: number, offset = 0): Box | null {
  if (at + 8 > view.byteLength) return null;
  const type = String.fromCharCode(...[4, 5, 6, 7].map((i) => view.getUint8(at + i)));
  // Types are printable; QuickTime has some that begin with ©.
  if (!/^[\x20-\x7e\xa9][\x20-\x7e]{3}$/.test(type)) return null;
  const start = offset + at;
  let size = view.getUint32(at);
  const isUnsized = size === 0;
  let header = 8;
  if (size === 1) {
    if (at + 16 > view.byteLength) return null;
    size = Number(view.getBigUint64(at + 8));
    header = 16;
  } else if (isUnsized) {
    size = last - start;
  }
  return size < header ? null : { type, start, content: start + header, end: start + size, isUnsized };
}

/** The useful types of boxes, with the useful ones in them. `true`: a box whose content is useful. */
export interface Known {
  [type: string]: Known | true;
}

/** A callback for each kept box; if it returns false, the box is not kept after all. */
export type Keep = (box: Box, path: string) => boolean;

const FREE = [0x66, 0x72, 0x65, 0x65];

/**
 * Renames every unknown box from `start` to `end` to `free`, which parsers skip. Known boxes are searched in the same
 * way. A box that exceeds the one around it is unknown.
 */
export function keepKnown(
  view: DataView,
  [start, end]: [start: number, end: number],
  known: Known,
  keep: Keep,
  path = '',
): void {
  for (let at = start; at + 8 <= end; ) {
    const box = readBox(view, at, end);
    const inside = box === null || box.end > end ? undefined : known[box.type];
    const here = `${path}/${box?.type}`;
    if (inside === undefined || !keep(box!, here)) rename(view, at);
    else if (inside !== true) keepKnown(view, [box!.content, box!.end], inside, keep, here);
    if (box === null) return;
    at = box.end;
  }
}

function rename(view: DataView, at: number): void {
  for (const [i, byte] of FREE.entries()) view.setUint8(at + 4 + i, byte);
}
