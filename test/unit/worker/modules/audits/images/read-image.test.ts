import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeJpeg } from '../../../../../../src/dev/simulators/youtube/wire/jpeg.ts';
import { readImage } from '../../../../../../src/worker/modules/audits/images/read-image.ts';
import { bytesOf, gif, ico, png, svg, webp } from './images.ts';

test.each([
  ['PNG', png(1200, 630), { type: 'png', width: 1200, height: 630 }],
  ['JPEG', writeJpeg(640, 360, () => [0, 0, 0]), { type: 'jpeg', width: 640, height: 360 }],
  ['GIF', gif(300, 20), { type: 'gif', width: 300, height: 20 }],
  ['WebP', webp(1200, 630), { type: 'webp', width: 1200, height: 630 }],
  ['ICO, the largest icon', ico(16, 48, 32), { type: 'ico', width: 48, height: 48 }],
  ['ICO of 256 pixels', ico(0), { type: 'ico', width: 256, height: 256 }],
  ['SVG', bytesOf(svg), { type: 'svg', width: null, height: null }],
  [
    'SVG with a prefix',
    bytesOf('\uFEFF <svg:svg xmlns:svg="x">'),
    { type: 'svg', width: null, height: null },
  ],
  [
    'SVG of Adobe Illustrator',
    bytesOf('<!DOCTYPE svg PUBLIC "a" "b" [ <!ENTITY ns "http://x"> ]><svg>'),
    { type: 'svg', width: null, height: null },
  ],
])('%s', (_, bytes, image) => {
  expect(readImage(bytes)).toEqual(image);
});

test.each([
  ['nothing', new Uint8Array()],
  ['a page with an SVG in it', bytesOf('<!doctype html><body><svg></svg>')],
  ['a comment that does not end', bytesOf('<!-- <svg>')],
  ['a text about SVG', bytesOf('svg')],
  ['an element whose name begins with svg', bytesOf('<svgs>')],
  ['a PNG without a size', png(4, 4).slice(0, 16)],
  ['an ICO without icons', ico()],
  ['a cursor', ico(16).with(2, 2)],
])('%s is no image', (_, bytes) => {
  expect(readImage(bytes)).toBeNull();
});

test('any bytes are read without an error, behind the signature of any type', () => {
  const starts = [png(4, 4), gif(4, 4), webp(4, 4), ico(16), bytesOf('<svg'), bytesOf('\xff\xd8\xff\xe0')];
  const boxes = bytesOf(
    '\0\0\0\x14ftypavif\0\0\0\0avif\0\0\x10\0meta\0\0\0\0\0\0\x0f\0iprp\0\0\x0e\0ipma\0\0\0\0',
  );
  const property = fc.property(
    fc.constantFrom(...starts, Uint8Array.of(0xff, 0xd8, 0xff), boxes),
    fc.nat(64),
    fc.uint8Array({ maxLength: 400, size: 'max' }),
    (start, length, rest) => {
      const image = readImage(Uint8Array.of(...start.subarray(0, length), ...rest));
      if (image?.width != null) expect(image.width).toBeGreaterThanOrEqual(0);
    },
  );
  fc.assert(property, { numRuns: 2000 });
});

test('a file of many boxes, which a reader collects, is read', () => {
  const bytes = new Uint8Array(2_000_000).fill(1);
  bytes.set(bytesOf('\0\0\0\x14ftypavif\0\0\0\0avif'));
  const size = (at: number, name: string, more: number[]) => {
    new DataView(bytes.buffer).setUint32(at, 131_072 - at);
    bytes.set([...bytesOf(name), ...more], at + 4);
  };
  size(20, 'meta', [0, 0, 0, 0]);
  size(32, 'iprp', []);
  size(40, 'ipma', [0, 0, 0, 0, 0xff, 0xff, 0xff, 0xff]);
  expect(readImage(bytes)).toBeNull();
});
