import { AuditFailed } from '../checks/failed.ts';
import type { BoundedFile } from './bounded-file.ts';
import { BOX_HEADER_BYTES, type Box, type Known, keepKnown, readBox } from './boxes.ts';
import { type Container, notAVideo } from './container.ts';
import {
  MAX_BOXES,
  MAX_FRAGMENT_INDEX_BYTES,
  MAX_INDEX_BYTES,
  MAX_TRACKS,
  MAX_WALK_BYTES,
} from './limits.ts';
import { hasFewSamples, isBounded } from './sample-tables.ts';

/** The parts of the index (`moov`) that describe the tracks. */
const INDEX: Known = {
  cmov: true,
  mvhd: true,
  mvex: { mehd: true, trex: true },
  trak: {
    tkhd: true,
    edts: { elst: true },
    mdia: {
      mdhd: true,
      hdlr: true,
      minf: {
        stbl: {
          stsd: true,
          stts: true,
          ctts: true,
          stsc: true,
          stsz: true,
          stz2: true,
          stco: true,
          co64: true,
          stss: true,
        },
      },
    },
  },
};

/** The boxes of a file besides `ftyp` and its index, in MP4 and QuickTime. */
const FILE_BOXES = new Set([
  ...['PICT', 'emsg', 'free', 'junk', 'mdat', 'meta', 'mfra', 'moof', 'moov', 'pdin', 'pnot', 'prft', 'sidx'],
  ...['skip', 'ssix', 'styp', 'udta', 'uuid', 'wide'],
]);

/**
 * Opens an MP4 or QuickTime file, and hides unneeded parts of its index from its parser. Throws NOT_A_VIDEO for any other
 * file.
 */
export async function prepareMovie(file: BoundedFile): Promise<Container> {
  const { moov, isMoovFirst, format } = await findIndex(file);
  if (moov.end - moov.content > MAX_INDEX_BYTES) {
    throw notAVideo('The index of the file (its moov box) is too large.');
  }
  const bytes = await file.read(moov.content, moov.end);
  const { end, hasFrames, isFragmented } = await lookThrough(file, moov.end);
  const { duration, isCut } = cleanIndex(
    new DataView(bytes.buffer, bytes.byteOffset),
    file.size,
    isFragmented,
  );
  file.patch(moov.content, bytes);
  if (moov.isUnsized) file.patch(moov.start, sizeOf(moov));
  if (isFragmented) await hideLargeFragmentIndex(file);
  return {
    format,
    isMoovFirst,
    // A complete file ends at the end of a box, and has the frames of its index.
    isTruncated: end > file.size || (end < file.size && end + 8 > file.size) || (isMoovFirst && !hasFrames),
    duration,
    frameRate: null,
    isCut,
    maxRead: MAX_INDEX_BYTES,
  };
}

/**
 * Finds the index, which any boxes may precede. Throws NOT_A_VIDEO without a moov box; TRUNCATED if a box before it
 * ends beyond the file.
 */
async function findIndex(
  file: BoundedFile,
): Promise<{ moov: Box; isMoovFirst: boolean; format: 'mp4' | 'mov' }> {
  let isMoovFirst = true;
  let brand: string | null = null;
  let isMovie = false;
  for (let at = 0, boxes = 0; boxes < MAX_BOXES; boxes++) {
    const box = await readBoxAt(file, at);
    if (box === null) break;
    if (box.type === 'ftyp') brand = await readBrand(file, box);
    isMovie ||= brand !== null || FILE_BOXES.has(box.type);
    if (box.end > file.size) {
      // Any text has a size and a type where a box would.
      if (brand === null && !FILE_BOXES.has(box.type)) break;
      throw new AuditFailed(
        'TRUNCATED',
        `The file ends within its ${box.type} box, before its index (moov).`,
      );
    }
    // QuickTime had no ftyp at first.
    if (box.type === 'moov') {
      return { moov: box, isMoovFirst, format: brand === null || brand === 'qt  ' ? 'mov' : 'mp4' };
    }
    if (box.type === 'mdat') isMoovFirst = false;
    at = box.end;
  }
  throw notAVideo(
    isMovie
      ? 'The file has no index (no moov box): it cannot be played.'
      : 'The file is no MP4, MOV, WebM or Matroska file.',
  );
}

async function readBrand(file: BoundedFile, { content }: Box): Promise<string> {
  return String.fromCharCode(...(await file.read(content, Math.min(content + 4, file.size))));
}

/** Returns the size of a box, which its parser needs. */
function sizeOf({ start, end }: Box): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, end - start);
  return bytes;
}

/** Reads on from `at` to the end, or as far as `limits.ts` allows: the rest counts as complete. */
async function lookThrough(
  file: BoundedFile,
  at: number,
): Promise<{ end: number; hasFrames: boolean; isFragmented: boolean }> {
  const before = file.bytesRead;
  const found = { end: at, hasFrames: false, isFragmented: false };
  for (let boxes = 0; boxes < MAX_BOXES && file.bytesRead - before < MAX_WALK_BYTES; boxes++) {
    const box = await readBoxAt(file, found.end);
    if (box === null) break;
    found.hasFrames ||= box.type === 'mdat';
    found.isFragmented ||= box.type === 'moof';
    found.end = box.end;
    if (found.end > file.size) break;
  }
  return found;
}

async function readBoxAt(file: BoundedFile, at: number): Promise<Box | null> {
  if (at + 8 > file.size) return null;
  const bytes = await file.read(at, Math.min(at + BOX_HEADER_BYTES, file.size));
  return readBox(new DataView(bytes.buffer, bytes.byteOffset), 0, file.size, at);
}

/**
 * Hides unneeded parts of the index. Returns the seconds, null if the fragments have to be read; and whether the tables of
 * the video are too large for its parser. Throws NOT_A_VIDEO if they are damaged.
 */
function cleanIndex(
  view: DataView,
  fileSize: number,
  isFragmented: boolean,
): { duration: number | null; isCut: boolean } {
  let [timescale, movieDuration, fragmentDuration, tracks] = [0, 0, 0, 0];
  let [isVideo, isCut] = [false, false];
  // Only video tracks are measured. In a fragmented file, the tables have the first frames at most.
  const hasTables = () => isVideo && !isFragmented;
  keepKnown(view, [0, view.byteLength], INDEX, (box, path) => {
    const bytes = box.end - box.content;
    switch (path) {
      case '/cmov':
        throw notAVideo(
          'The index of the file is compressed, as in old QuickTime files: export the video anew.',
        );
      case '/mvhd':
        if (bytes < 32) return false;
        timescale = view.getUint32(box.content + (isLong(view, box) ? 20 : 12));
        movieDuration = readDuration(view, box, isLong(view, box) ? 24 : 16);
        return true;
      case '/mvex/mehd':
        if (bytes < 12) return false;
        fragmentDuration = readDuration(view, box, 4);
        return true;
      case '/trak':
        isVideo = false;
        return ++tracks <= MAX_TRACKS;
      case '/trak/edts/elst':
      case '/trak/mdia/minf/stbl/stsd':
        return isBounded(view, box);
      case '/trak/mdia/hdlr':
        isVideo = bytes >= 12 && view.getUint32(box.content + 8) === VIDEO;
        return true;
      default:
        if (!path.startsWith('/trak/mdia/minf/stbl/')) return true;
        if (!hasTables()) return false;
        if (hasFewSamples(view, box, fileSize)) return true;
        isCut = true;
        return false;
    }
  });
  const duration = isFragmented ? fragmentDuration : movieDuration;
  return { duration: timescale > 0 && duration > 0 ? duration / timescale : null, isCut };
}

/** `vide` */
const VIDEO = 0x76696465;

const isLong = (view: DataView, box: Box) => view.getUint8(box.content) === 1;

/** Reads a duration at `offset` of a box; 0 if unknown, which is written as all ones. */
function readDuration(view: DataView, box: Box, offset: number): number {
  const at = box.content + offset;
  if (!isLong(view, box)) return view.getUint32(at) === 0xffffffff ? 0 : view.getUint32(at);
  const value = view.getBigUint64(at);
  return value > Number.MAX_SAFE_INTEGER ? 0 : Number(value);
}

/** Hides the index of fragments at the end of the file, if its parser would take long for it. */
async function hideLargeFragmentIndex(file: BoundedFile): Promise<void> {
  const last = await file.read(file.size - 4, file.size);
  const at = file.size - new DataView(last.buffer, last.byteOffset).getUint32(0);
  if (at < 0 || at + BOX_HEADER_BYTES > file.size) return;
  const box = await readBoxAt(file, at);
  if (box?.type !== 'mfra' || box.end - box.start <= MAX_FRAGMENT_INDEX_BYTES) return;
  file.patch(at + 4, new TextEncoder().encode('free'));
}
