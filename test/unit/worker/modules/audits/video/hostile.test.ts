import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AuditFailed } from '../../../../../../src/worker/modules/audits/checks/failed.ts';
import { examineVideo } from '../../../../../../src/worker/modules/audits/video/audit.ts';
import {
  BoundedFile,
  type StoredFile,
} from '../../../../../../src/worker/modules/audits/video/bounded-file.ts';
import { BLOCK_BYTES, MAX_BYTES_READ } from '../../../../../../src/worker/modules/audits/video/limits.ts';
import { readMedia } from '../../../../../../src/worker/modules/audits/video/media.ts';
import { ALL_FORMATS, box, element, join, makeVideo, sparse, stored, text, u32 } from './files.ts';

const MB = 1024 ** 2;
const GB = 1024 ** 3;

/** Returns the facts of a file or the failure code, and the bytes read. Any other error fails the test. */
async function outcomeOf(file: StoredFile) {
  let read = 0;
  const counted: StoredFile = {
    size: file.size,
    read(offset, length) {
      expect(offset).toBeGreaterThanOrEqual(0);
      expect(offset + length).toBeLessThanOrEqual(file.size);
      read += length;
      return file.read(offset, length);
    },
  };
  try {
    const { media, truncated } = await examineVideo(counted);
    expect(media.bytes_read).toBe(read);
    return { code: null, media, truncated, read };
  } catch (error) {
    if (!(error instanceof AuditFailed)) throw error;
    return { code: error.code, media: null, truncated: false, read };
  } finally {
    expect(read).toBeLessThanOrEqual(MAX_BYTES_READ);
  }
}

/** Returns an MP4 with the contents of the boxes at `path` replaced by `change`. Corrects the sizes around them. */
function replaceBox(
  bytes: Uint8Array,
  path: string,
  change: (content: Uint8Array) => Uint8Array,
): Uint8Array {
  const [type = '', ...rest] = path.split('/');
  const parts: Uint8Array[] = [];
  for (let at = 0; at + 8 <= bytes.length; ) {
    const size = new DataView(bytes.buffer, bytes.byteOffset).getUint32(at);
    const content = bytes.subarray(at + 8, at + size);
    const isMeant = new TextDecoder().decode(bytes.subarray(at + 4, at + 8)) === type;
    if (!isMeant) parts.push(bytes.subarray(at, at + size));
    else
      parts.push(box(type, rest.length > 0 ? replaceBox(content, rest.join('/'), change) : change(content)));
    at += size;
  }
  return join(...parts);
}

const STBL = 'moov/trak/mdia/minf/stbl';

describe('any bytes are facts or a failure', () => {
  const beginnings = {
    nothing: new Uint8Array(),
    'that of an MP4': box('ftyp', text('isomiso2')),
    'that of a MOV': box('ftyp', text('qt  0000')),
    'that of a WebM': element([0x1a, 0x45, 0xdf, 0xa3], element([0x42, 0x82], text('webm'))),
  };

  test.each(Object.entries(beginnings))('after %s', async (_, beginning) => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), async (bytes) => {
        const { code } = await outcomeOf(stored(join(beginning, bytes)));
        expect(['NOT_A_VIDEO', 'TRUNCATED', 'NO_VIDEO_TRACK']).toContain(code);
      }),
    );
  });

  test.each(ALL_FORMATS)('where bytes of a video were changed: %s', async (format) => {
    const video = await makeVideo(format, 2);
    // The data beside the frames is at the beginning and at the end.
    const places = fc.oneof(
      fc.nat({ max: Math.min(2000, video.length - 1) }),
      fc.nat({ max: 2000 }).map((back) => Math.max(0, video.length - 1 - back)),
    );
    const changes = fc.array(fc.tuple(places, fc.nat({ max: 255 })), { minLength: 1, maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(changes, async (list) => {
        const changed = video.slice();
        for (const [place, byte] of list) changed[place] = byte;
        await outcomeOf(stored(changed));
      }),
      { numRuns: 300 },
    );
  });

  test.each(ALL_FORMATS)('where a video was cut: %s', async (format) => {
    const video = await makeVideo(format, 2);
    await fc.assert(
      fc.asyncProperty(fc.nat({ max: video.length - 1 }), async (length) => {
        const { code, media } = await outcomeOf(stored(video.slice(0, length)));
        if (code === null && !/fragmented/.test(format)) expect(media?.is_truncated).toBe(true);
      }),
    );
  });
});

describe('an MP4 that would take long or much memory', () => {
  test('an index of 100 MB is not read', async () => {
    const size = 200 * MB;
    const pieces = { 0: join(box('ftyp', text('isomiso2')), box('moov', u32(0), 100 * MB)) };
    const { code, read } = await outcomeOf(sparse(size, pieces));
    expect(code).toBe('NOT_A_VIDEO');
    expect(read).toBeLessThan(2 * BLOCK_BYTES);
  });

  test('two million boxes before the index', async () => {
    const free = join(...Array.from({ length: 1000 }, () => box('free', u32())));
    const frees = join(...Array.from({ length: 2000 }, () => free));
    const { code } = await outcomeOf(stored(join(box('ftyp', text('isomiso2')), frees, box('moov', u32()))));
    expect(code).toBe('NOT_A_VIDEO');
  });

  test.each<[string, string, Uint8Array]>([
    ['times of four thousand million samples', 'stts', u32(0, 2, 2 ** 32 - 1, 1, 2 ** 32 - 1, 1)],
    ['a chunk of four thousand million samples', 'stsc', u32(0, 1, 1, 2 ** 32 - 1, 1)],
    ['four thousand million samples of one size', 'stsz', u32(0, 1, 2 ** 32 - 1)],
    ['two thousand million sizes', 'stsz', u32(0, 0, 2 ** 31)],
    ['a table of sizes without a number', 'stsz', u32(0, 0)],
    ['two thousand million times', 'stts', u32(0, 2 ** 31, 1, 1)],
    ['two thousand million chunks', 'stsc', u32(0, 2 ** 31, 1, 1, 1)],
    ['two thousand million places', 'stco', u32(0, 2 ** 31, 1)],
    ['two thousand million first frames', 'stss', u32(0, 2 ** 31, 1)],
    ['an empty table', 'stco', u32()],
  ])('tables that cannot be true: %s', async (_, type, table) => {
    const video = await makeVideo('mp4, index first');
    const hostile = replaceBox(video, `${STBL}/${type}`, () => table);
    expect(await outcomeOf(stored(hostile))).toMatchObject({ code: 'NOT_A_VIDEO' });
  });

  test.each<[string, Uint8Array]>([
    ['ctts', u32(0, 1, 2 ** 32 - 1, 1)],
    ['stz2', u32(0, 16, 2 ** 31)],
    ['stz2', u32(0, 4, 9, 0)],
    ['co64', u32(0, 2 ** 31)],
  ])('another table that cannot be true: %s', async (type, table) => {
    const video = await makeVideo('mp4, index first');
    const hostile = replaceBox(video, STBL, (tables) => join(tables, box(type, table)));
    expect(await outcomeOf(stored(hostile))).toMatchObject({ code: 'NOT_A_VIDEO' });
  });

  test('two million samples of a large file are not looked at, and the results say so', async () => {
    const video = await makeVideo('mp4, index first');
    const long = replaceBox(video, `${STBL}/stts`, () => u32(0, 1, 2_000_000, 1));
    const { media, truncated } = await outcomeOf(sparse(GB, { 0: long }));
    expect(media).toMatchObject({ duration_s: 4, video: { width: 180, height: 320, fps: null } });
    expect(truncated).toBe(true);
  });

  test('tables of sound are not needed', async () => {
    const video = await makeVideo('mp4, index first');
    const isSound = (track: Uint8Array) => Buffer.from(track).includes('soun');
    const hostile = replaceBox(video, 'moov/trak', (track) =>
      isSound(track) ? replaceBox(track, 'mdia/minf/stbl/stsz', () => u32(0, 0, 2 ** 31)) : track,
    );
    expect((await outcomeOf(stored(hostile))).media).toMatchObject({
      video: { fps: 30 },
      audio: { codec: 'aac' },
    });
  });

  test('a million edits, and as many tracks', async () => {
    const video = await makeVideo('mp4, index first');
    const track = box('trak', box('tkhd', new Uint8Array(84)));
    const hostile = replaceBox(video, 'moov', (index) =>
      join(box('trak', box('edts', box('elst', new Uint8Array(MB)))), ...Array(50_000).fill(track), index),
    );
    expect((await outcomeOf(stored(hostile))).code).toBe('NO_VIDEO_TRACK');
  });

  test('metadata with four thousand million keys of no bytes', async () => {
    const video = await makeVideo('mp4, index first');
    const keys = join(u32(0, 2 ** 32 - 1), ...Array(1000).fill(u32(0, 0)));
    const hostile = replaceBox(video, 'moov', (index) =>
      join(box('udta', box('meta', join(u32(0), box('keys', keys)))), index),
    );
    expect((await outcomeOf(stored(hostile))).media).toMatchObject({ duration_s: 4, video: { fps: 30 } });
  });

  test('boxes within boxes, a hundred thousand deep', async () => {
    let deep = u32(0);
    for (const type of ['mdia', 'minf', 'edts']) {
      const headers = new Uint8Array(8 * 100_000);
      const view = new DataView(headers.buffer);
      for (let at = 0; at < headers.length; at += 8) {
        view.setUint32(at, headers.length - at + deep.length);
        headers.set(text(type), at + 4);
      }
      deep = join(headers, deep);
    }
    const file = join(box('ftyp', text('isomiso2')), box('moov', box('trak', deep)));
    expect((await outcomeOf(stored(file))).code).toBe('NO_VIDEO_TRACK');
  });

  test('a fragment with four thousand million samples of no bytes', async () => {
    const video = await makeVideo('mp4, fragmented');
    const hostile = replaceBox(video, 'moof/traf/trun', () => u32(0, 2 ** 32 - 1));
    expect((await outcomeOf(stored(hostile))).code).toBe('NOT_A_VIDEO');
  });

  test('an index of fragments with a million entries of one time', async () => {
    const video = await makeVideo('mp4, fragmented');
    const entries = new Uint8Array(11 * 700_000);
    const tfra = join(box('tfra', join(u32(0, 1, 0, 700_000), entries)));
    const size = tfra.length + 8 + 16;
    const mfra = box('mfra', join(tfra, box('mfro', u32(0, size))));
    expect((await outcomeOf(stored(join(video, mfra)))).media?.video).toMatchObject({ width: 180, fps: 30 });
  });
});

describe('a Matroska file that would take long or much memory', () => {
  const header = element([0x1a, 0x45, 0xdf, 0xa3], element([0x42, 0x82], text('webm')));
  const segment = (...parts: Uint8Array[]) => join(header, element([0x18, 0x53, 0x80, 0x67], join(...parts)));
  const TRACKS = [0x16, 0x54, 0xae, 0x6b];

  test('an element that says that it has a gigabyte', async () => {
    for (const id of [TRACKS, [0x11, 0x4d, 0x9b, 0x74], [0x15, 0x49, 0xa9, 0x66], [0x1c, 0x53, 0xbb, 0x6b]]) {
      const file = join(header, element([0x18, 0x53, 0x80, 0x67], element(id, u32(0), GB), 2 * GB));
      const { code, read } = await outcomeOf(sparse(2 * GB, { 0: file }));
      expect(code).not.toBeNull();
      expect(read).toBeLessThan(2 * MB);
    }
  });

  test('elements within elements, a hundred thousand deep', async () => {
    const headers = Array.from({ length: 100_000 }, (_, i) => {
      const size = (100_000 - i - 1) * 12;
      return join(Uint8Array.from([...TRACKS, 1, 0, 0, 0]), u32(size));
    });
    expect((await outcomeOf(stored(segment(join(...headers))))).code).toBe('NO_VIDEO_TRACK');
  });

  test('a list of places that leads to a hundred thousand further lists', async () => {
    const entry = (place: number) =>
      element(
        [0x4d, 0xbb],
        join(element([0x53, 0xab], Uint8Array.of(0x11, 0x4d, 0x9b, 0x74)), element([0x53, 0xac], u32(place))),
      );
    const entries = join(...Array.from({ length: 40_000 }, (_, i) => entry(100 + i)));
    expect((await outcomeOf(stored(segment(element([0x11, 0x4d, 0x9b, 0x74], entries))))).code).toBe(
      'NOT_A_VIDEO',
    );
  });

  test('attachments before the first frame are passed by', async () => {
    const video = await makeVideo('mkv');
    const at = Buffer.from(video).lastIndexOf(Buffer.from(TRACKS));
    const attachments = element([0x19, 0x41, 0xa4, 0x69], new Uint8Array(3 * MB).fill(0x61));
    const file = join(video.subarray(0, at), attachments, video.subarray(at));
    // The segment ends with the file, and states its size in 6 bytes.
    const size = Buffer.from(file).indexOf(Buffer.of(0x18, 0x53, 0x80, 0x67)) + 4;
    new DataView(file.buffer, file.byteOffset).setUint32(size + 2, file.length - size - 6);
    const { media, read } = await outcomeOf(stored(file));
    expect(media?.video).toMatchObject({ codec: 'h264', width: 180, fps: 30 });
    expect(read).toBeLessThan(MB);
  });
});

describe('the file cannot be read', () => {
  test('what R2 throws is thrown: the audit is tried again', async () => {
    const video = await makeVideo('mp4, index last');
    for (const good of [0, 1]) {
      let reads = 0;
      const file = stored(join(box('ftyp', text('isomiso2')), box('free', new Uint8Array(MB)), video));
      const failing: StoredFile = {
        size: file.size,
        read: (...range) => (reads++ < good ? file.read(...range) : Promise.reject(new Error('R2 is away'))),
      };
      await expect(examineVideo(failing)).rejects.toThrow('R2 is away');
    }
  });

  test('in time: TIMED_OUT, even if R2 never answers', async () => {
    const deadline = new AbortController();
    const file = new BoundedFile({ size: MB, read: () => new Promise(() => {}) }, deadline.signal);
    const reading = readMedia(file);
    deadline.abort();
    await expect(reading).rejects.toMatchObject({ code: 'TIMED_OUT' });
  });
});
