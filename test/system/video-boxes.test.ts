import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Media } from '../../src/contract/audits/audits.ts';
import { examineFile, hasFfmpeg, makeFolder, makeVideo, probe } from './videos.ts';

const folder = makeFolder();

const INPUT =
  '-f lavfi -i testsrc2=size=320x180:rate=30000/1001:duration=4 -f lavfi -i sine=frequency=440:sample_rate=44100:duration=4';
const H264 = '-c:v libx264 -preset ultrafast -pix_fmt yuv420p -g 30 -c:a aac';
const FIRST = `${H264} -movflags +faststart`;

const text = (value: string) => Buffer.from(value, 'latin1');
const u32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
const box = (type: string, bytes = 0) => Buffer.concat([u32(bytes + 8), text(type), Buffer.alloc(bytes)]);

type Boxes = Record<string, Buffer>;

/** Splits an MP4 or QuickTime file into its boxes by type, and puts others together, with the frames where it says. */
function arrange(file: Buffer, order: (boxes: Boxes) => Buffer[]): Buffer {
  const boxes: Boxes = {};
  let framesAt = 0;
  for (let at = 0; at + 8 <= file.length; ) {
    const size = file.readUInt32BE(at);
    const type = file.toString('latin1', at + 4, at + 8);
    boxes[type] = file.subarray(at, at + size);
    if (type === 'mdat') framesAt = at + 8;
    at += size;
  }
  const parts = order(boxes);
  const frames = boxes['mdat']!.subarray(8);
  const moved = Buffer.concat(parts).indexOf(frames) - framesAt;
  return Buffer.concat(parts.map((part) => (part.includes('trak') ? withOffsets(part, moved) : part)));
}

/** Returns an index with all places of frames moved. */
function withOffsets(index: Buffer, by: number): Buffer {
  const changed = Buffer.from(index);
  for (let at = changed.indexOf('stco'); at !== -1; at = changed.indexOf('stco', at + 1)) {
    const count = changed.readUInt32BE(at + 8);
    for (let i = 0; i < count; i++) {
      const place = at + 12 + 4 * i;
      changed.writeUInt32BE(changed.readUInt32BE(place) + by, place);
    }
  }
  return changed;
}

const long = (whole: Buffer) =>
  Buffer.concat([u32(1), whole.subarray(4, 8), u32(0), u32(whole.length + 8), whole.subarray(8)]);
const unsized = (whole: Buffer) => Buffer.concat([u32(0), whole.subarray(4)]);
/** Turns the first track of an index by 90 degrees, in the matrix of its header. */
const turned = (index: Buffer) => {
  const changed = Buffer.from(index);
  const matrix = changed.indexOf('tkhd') + 44;
  for (const [at, value] of [0, 0x10000, 0, -0x10000, 0].entries())
    changed.writeInt32BE(value, matrix + 4 * at);
  return changed;
};
/** Puts a gap between the header and the segment of a Matroska file. */
const withGap = (file: Buffer) => {
  const at = file.indexOf(Buffer.of(0x18, 0x53, 0x80, 0x67));
  const gap = Buffer.concat([Buffer.of(0xec, 0x40, 0xc8), Buffer.alloc(200)]);
  return Buffer.concat([file.subarray(0, at), gap, file.subarray(at)]);
};

const FILES: [
  name: string,
  container: Media['container'],
  isMoovFirst: boolean | null,
  output: string,
  change: (file: Buffer) => Buffer,
][] = [
  [
    'free-first.mp4',
    'mp4',
    true,
    FIRST,
    (f) => arrange(f, (b) => [box('free', 500), b['ftyp']!, b['moov']!, b['mdat']!]),
  ],
  [
    'uuid-first.mp4',
    'mp4',
    false,
    H264,
    (f) => arrange(f, (b) => [box('uuid', 90_000), b['ftyp']!, b['mdat']!, b['moov']!]),
  ],
  [
    'long-free-first.mp4',
    'mp4',
    true,
    FIRST,
    (f) => arrange(f, (b) => [long(box('free', 90)), b['ftyp']!, b['moov']!, b['mdat']!]),
  ],
  [
    '64-bit.mp4',
    'mp4',
    false,
    H264,
    (f) => arrange(f, (b) => [b['ftyp']!, long(b['mdat']!), long(b['moov']!)]),
  ],
  [
    'unsized-frames.mp4',
    'mp4',
    true,
    FIRST,
    (f) => arrange(f, (b) => [b['ftyp']!, b['moov']!, unsized(b['mdat']!)]),
  ],
  [
    'unsized-index.mp4',
    'mp4',
    false,
    H264,
    (f) => arrange(f, (b) => [b['ftyp']!, b['mdat']!, unsized(b['moov']!)]),
  ],
  ['old.mov', 'mov', false, H264, (f) => arrange(f, (b) => [box('wide'), b['mdat']!, b['moov']!])],
  ['old-first.mov', 'mov', true, FIRST, (f) => arrange(f, (b) => [b['moov']!, box('wide'), b['mdat']!])],
  [
    'old-frames-first.mov',
    'mov',
    false,
    H264,
    (f) => arrange(f, (b) => [b['mdat']!, box('free', 100), b['moov']!]),
  ],
  [
    'preview.mov',
    'mov',
    true,
    FIRST,
    (f) => arrange(f, (b) => [box('pnot', 12), box('PICT', 700), b['moov']!, b['mdat']!]),
  ],
  [
    'skip-first.mov',
    'mov',
    false,
    H264,
    (f) => arrange(f, (b) => [box('skip', 8), b['ftyp']!, b['mdat']!, b['moov']!]),
  ],
  ['turned.mov', 'mov', true, FIRST, (f) => arrange(f, (b) => [turned(b['moov']!), b['mdat']!])],
  [
    'fragments.mp4',
    'mp4',
    true,
    `${H264} -movflags frag_keyframe+empty_moov+default_base_moof`,
    (file) => Buffer.concat([box('free', 33), file]),
  ],
  ['reserved.mkv', 'matroska', null, `${H264} -reserve_index_space 5000`, (file) => file],
  ['gap.mkv', 'matroska', null, H264, withGap],
  ['gap.webm', 'webm', null, '-c:v libvpx-vp9 -deadline realtime -cpu-used 8 -c:a libopus', withGap],
];

const title = hasFfmpeg
  ? 'a file as ffprobe reads it'
  : 'not run, as ffmpeg is not installed: a file as ffprobe reads it';

describe.skipIf(!hasFfmpeg)(title, () => {
  test.each(FILES)('%s', async (name, container, isMoovFirst, output, change) => {
    const whole = await makeVideo(join(folder, `whole-${name}`), INPUT, output);
    const path = join(folder, name);
    await writeFile(path, change(await readFile(whole)));
    const [{ media, truncated }, expected] = await Promise.all([examineFile(path), probe(path)]);
    const { fps, ...video } = media.video;
    expect(video).toEqual(expected.video);
    expect(video.rotation).toBe(name === 'turned.mov' ? 90 : 0);
    expect(media.audio).toEqual(expected.audio);
    expect(Math.abs(fps! / expected.fps - 1)).toBeLessThan(0.01);
    expect(Math.abs(media.duration_s! - expected.duration)).toBeLessThan(0.05);
    expect(media).toMatchObject({ container, moov_first: isMoovFirst, is_truncated: false });
    expect(truncated).toBe(false);
    expect(media.bytes_read).toBeLessThanOrEqual((await stat(path)).size);
  });
});
