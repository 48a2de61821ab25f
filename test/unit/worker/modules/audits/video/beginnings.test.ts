import { beforeAll, describe, expect, test } from 'vitest';
import type { Media } from '../../../../../../src/contract/audits/audits.ts';
import { AuditFailed } from '../../../../../../src/worker/modules/audits/checks/failed.ts';
import { examineVideo } from '../../../../../../src/worker/modules/audits/video/audit.ts';
import { box, element, join, makeVideo, stored, text, u32 } from './files.ts';

type Bytes = Uint8Array;

/** Splits an MP4 into its boxes, or the content of one. */
function boxesOf(bytes: Bytes): Record<string, Bytes> {
  const boxes: Record<string, Bytes> = {};
  for (let at = 0; at + 8 <= bytes.length; ) {
    const size = new DataView(bytes.buffer, bytes.byteOffset).getUint32(at);
    boxes[new TextDecoder().decode(bytes.subarray(at + 4, at + 8))] = bytes.subarray(at, at + size);
    at += size;
  }
  return boxes;
}

/** Returns a box with a size of 64 bits, or without a size. */
const longBox = (whole: Bytes) => join(u32(1), whole.slice(4, 8), u32(0, whole.length + 8), whole.slice(8));
const unsizedBox = (whole: Bytes) => join(u32(0), whole.slice(4));

async function factsOf(bytes: Bytes): Promise<Omit<Media, 'bytes_read'> | string> {
  try {
    const { bytes_read, ...media } = (await examineVideo(stored(bytes))).media;
    return media;
  } catch (error) {
    if (error instanceof AuditFailed) return error.code;
    throw error;
  }
}

describe('an MP4 or QuickTime file', () => {
  let [ftyp, moov, mdat]: Bytes[] = [];
  let facts: Media;
  const free = (length = 8) => box('free', new Uint8Array(length));
  const quickTime = box('ftyp', text('qt  0000qt  '));

  beforeAll(async () => {
    const video = await makeVideo('mp4, index first');
    ({ ftyp, moov, mdat } = boxesOf(video) as never);
    facts = (await examineVideo(stored(video))).media;
  });

  test.each<[string, () => Bytes[], Media['container'], boolean]>([
    ['as most programs write it', () => [ftyp!, moov!, mdat!], 'mp4', true],
    ['with free in front', () => [free(), ftyp!, moov!, mdat!], 'mp4', true],
    ['with an empty free in front', () => [free(0), ftyp!, moov!, mdat!], 'mp4', true],
    ['with skip in front', () => [box('skip', new Uint8Array(40)), ftyp!, moov!, mdat!], 'mp4', true],
    ['with uuid in front', () => [box('uuid', new Uint8Array(40_000)), ftyp!, moov!, mdat!], 'mp4', true],
    [
      'with a box of no standard in front',
      () => [box('Acme', new Uint8Array(9)), ftyp!, moov!, mdat!],
      'mp4',
      true,
    ],
    ['with a box of 64 bits in front', () => [longBox(free(100)), ftyp!, moov!, mdat!], 'mp4', true],
    [
      'with 500 boxes in front',
      () => [...Array.from({ length: 500 }, () => free(1)), ftyp!, moov!, mdat!],
      'mp4',
      true,
    ],
    ['with styp in front', () => [box('styp', text('msdh0000')), ftyp!, moov!, mdat!], 'mp4', true],
    ['with the brand of QuickTime', () => [quickTime, moov!, mdat!], 'mov', true],
    ['with the brand behind wide', () => [box('wide', u32()), quickTime, mdat!, moov!], 'mov', false],
    [
      'with a preview in front',
      () => [box('pnot', new Uint8Array(12)), box('PICT', new Uint8Array(99)), moov!, mdat!],
      'mov',
      true,
    ],
    ['without ftyp', () => [moov!, mdat!], 'mov', true],
    ['without ftyp, index last', () => [mdat!, moov!], 'mov', false],
    ['of old QuickTime', () => [box('wide', u32()), mdat!, moov!, free()], 'mov', false],
    ['of 64 bits', () => [ftyp!, longBox(mdat!), longBox(moov!)], 'mp4', false],
    ['whose frames have no size', () => [ftyp!, moov!, unsizedBox(mdat!)], 'mp4', true],
    ['whose index has no size', () => [ftyp!, mdat!, unsizedBox(moov!)], 'mp4', false],
    ['that begins with an index without a size', () => [unsizedBox(join(moov!))], 'mov', true],
    [
      'with free between all',
      () => [free(), ftyp!, free(), free(), mdat!, free(), moov!, free()],
      'mp4',
      false,
    ],
    ['with several frames', () => [ftyp!, mdat!, mdat!, moov!, mdat!], 'mp4', false],
  ])('%s', async (_, boxes, container, isMoovFirst) => {
    const { bytes_read, ...same } = facts;
    const found = await factsOf(join(...boxes()));
    const isTruncated = !boxes().some((each) => text('mdat').every((byte, at) => each[4 + at] === byte));
    expect(found).toEqual({ ...same, container, moov_first: isMoovFirst, is_truncated: isTruncated });
  });

  test.each<[string, () => Bytes[], string]>([
    ['without an index', () => [box('wide', u32()), mdat!], 'NOT_A_VIDEO'],
    ['of free alone', () => [free(), free(100)], 'NOT_A_VIDEO'],
    ['of a box of no standard alone', () => [box('Acme', new Uint8Array(99))], 'NOT_A_VIDEO'],
    ['that goes on as a text', () => [free(), text('This is a letter. '.repeat(20))], 'NOT_A_VIDEO'],
    ['that is a text', () => [text('Boats are built by hand. '.repeat(20))], 'NOT_A_VIDEO'],
    ['of zeros', () => [new Uint8Array(5000)], 'NOT_A_VIDEO'],
    ['cut within its frames', () => [mdat!.slice(0, -1)], 'TRUNCATED'],
    ['cut within a box of 64 bits', () => [box('wide', u32()), longBox(mdat!).slice(0, 3000)], 'TRUNCATED'],
    ['cut within its index', () => [free(), moov!.slice(0, -1)], 'TRUNCATED'],
    ['cut within a box of no standard behind ftyp', () => [ftyp!, box('Acme', u32(0), 5000)], 'TRUNCATED'],
    [
      'with a size of 2^63',
      () => [box('wide', u32()), join(u32(1), text('mdat'), u32(2 ** 31, 0))],
      'TRUNCATED',
    ],
    ['with a size below that of a header', () => [join(u32(7), text('free')), moov!], 'NOT_A_VIDEO'],
    ['with a compressed index', () => [box('moov', box('cmov', new Uint8Array(99))), mdat!], 'NOT_A_VIDEO'],
    ['with an empty index', () => [box('moov', u32()), mdat!], 'NO_VIDEO_TRACK'],
  ])('%s is none', async (_, boxes, code) => {
    expect(await factsOf(join(...boxes()))).toBe(code);
  });
});

describe('a WebM file', () => {
  const EBML = [0x1a, 0x45, 0xdf, 0xa3];
  const SEGMENT = [0x18, 0x53, 0x80, 0x67];
  const gap = (length: number) => element([0xec], new Uint8Array(length));
  const crc = element([0xbf], u32(7));
  const docType = element([0x42, 0x82], text('webm'));
  let [segment, info]: Bytes[] = [];
  let facts: Media;

  beforeAll(async () => {
    const video = await makeVideo('webm');
    const at = Buffer.from(video).indexOf(Buffer.from(SEGMENT));
    // The size of the segment has 6 bytes.
    segment = video.subarray(at + 10);
    info = video.subarray(0, at);
    facts = (await examineVideo(stored(video))).media;
  });

  const header = (...parts: Bytes[]) => element(EBML, join(...parts));
  const unknownSize = (content: Bytes) =>
    join(Uint8Array.from([...SEGMENT, 1]), new Uint8Array(7).fill(255), content);

  test.each<[string, () => Bytes[], Media['container']]>([
    ['as it was written', () => [info!, element(SEGMENT, segment!)], 'webm'],
    [
      'with a gap in its header',
      () => [header(gap(20), docType, gap(3)), element(SEGMENT, segment!)],
      'webm',
    ],
    ['with a checksum in its header', () => [header(crc, docType), element(SEGMENT, segment!)], 'webm'],
    ['with a gap behind its header', () => [info!, gap(40_000), element(SEGMENT, segment!)], 'webm'],
    [
      'with gaps before its tracks',
      () => [info!, element(SEGMENT, join(gap(100), gap(0), segment!))],
      'webm',
    ],
    ['with a checksum before its tracks', () => [info!, element(SEGMENT, join(crc, segment!))], 'webm'],
    ['with a gap at its end', () => [info!, element(SEGMENT, join(segment!, gap(100))), gap(9)], 'webm'],
    ['of an unknown size', () => [info!, unknownSize(segment!)], 'webm'],
    [
      'of a later version',
      () => [header(docType, element([0x42, 0x87], Uint8Array.of(5))), element(SEGMENT, segment!)],
      'webm',
    ],
    ['without the name of its format', () => [header(gap(1)), element(SEGMENT, segment!)], 'matroska'],
    [
      'with zeros behind the name',
      () => [header(element([0x42, 0x82], text('webm\0\0'))), element(SEGMENT, segment!)],
      'webm',
    ],
  ])('%s', async (_, parts, container) => {
    const { bytes_read, ...same } = facts;
    expect(await factsOf(join(...parts()))).toEqual({ ...same, container });
  });

  test.each<[string, () => Bytes[], string]>([
    ['without a segment', () => [info!, gap(100)], 'NOT_A_VIDEO'],
    ['that goes on as a text', () => [info!, text('This is a letter. '.repeat(20))], 'NOT_A_VIDEO'],
    ['with an empty segment', () => [info!, element(SEGMENT, gap(100))], 'NO_VIDEO_TRACK'],
  ])('%s is none', async (_, parts, code) => {
    expect(await factsOf(join(...parts()))).toBe(code);
  });
});
