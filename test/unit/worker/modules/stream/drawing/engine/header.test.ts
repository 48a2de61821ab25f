import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readHeader } from '../../../../../../../src/worker/modules/stream/drawing/engine/header.ts';

function jpeg(...segments: number[][]): Uint8Array {
  return Uint8Array.from([0xff, 0xd8, ...segments.flat(), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
}

const FRAME = [0xff, 0xc0, 0, 17, 8, 0x02, 0xd0, 0x05, 0x00, 3];
/** Little-endian EXIF with one entry: orientation 6. */
const TURNED = [
  0x45, 0x78, 0x69, 0x66, 0, 0, 0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0,
];

test('the size of a JPEG is in its frame, and its orientation in the EXIF before', () => {
  expect(readHeader(jpeg(FRAME))).toMatchObject({ type: 'jpeg', width: 1280, height: 720, orientation: 1 });
  const exif = [0xff, 0xe1, 0, TURNED.length + 2, ...TURNED];
  expect(readHeader(jpeg(exif, FRAME))).toMatchObject({ width: 1280, height: 720, orientation: 6 });
});

test('a progressive JPEG is told apart', () => {
  const frame = [...FRAME];
  frame[1] = 0xc2;
  expect(readHeader(jpeg(frame))).toMatchObject({ type: 'progressive', width: 1280 });
});

test('an EXIF segment that points outside itself is passed over', () => {
  const wild = [...TURNED];
  wild.splice(10, 4, 0xff, 0xff, 0xff, 0x7f);
  const exif = [0xff, 0xe1, 0, wild.length + 2, ...wild];
  expect(readHeader(jpeg(exif, FRAME))).toMatchObject({ width: 1280, orientation: 1 });
});

test('other files have no header', () => {
  for (const text of ['', 'GIF89a…', 'RIFF....WEBP', '<svg/>', '\u00ff\u00d8']) {
    expect(readHeader(new TextEncoder().encode(text))).toBeNull();
  }
  expect(readHeader(jpeg([0xff, 0xda, 0, 2]))).toBeNull();
});

test('no bytes make it fail', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), fc.boolean(), (bytes, isPng) => {
      const start = isPng ? [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] : [0xff, 0xd8, 0xff, 0xe1];
      expect(() => readHeader(Uint8Array.from([...start, ...bytes]))).not.toThrow();
    }),
  );
});
