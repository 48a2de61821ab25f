import { deflateSync } from 'node:zlib';
import { encodeJpeg } from '../../../../../src/worker/modules/stream/drawing/engine/jpeg.ts';
import { makePixels, type Pixels } from '../../../../../src/worker/modules/stream/drawing/engine/pixels.ts';

type Color = readonly [number, number, number];

/** Returns a picture whose pixels `colorAt` defines. */
export function paint(width: number, height: number, colorAt: (x: number, y: number) => Color): Pixels {
  const pixels = makePixels(width, height);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 4) {
      const [r, g, b] = colorAt(x, y);
      pixels.data[at] = r;
      pixels.data[at + 1] = g;
      pixels.data[at + 2] = b;
      pixels.data[at + 3] = 255;
    }
  }
  return pixels;
}

export function flat(width: number, height: number, color: Color): Promise<Uint8Array> {
  return encodeJpeg(paint(width, height, () => color));
}

/** Returns the picture that compresses worst. */
export function noise(width: number, height: number): Promise<Uint8Array> {
  let state = 1;
  const next = () => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return state >>> 24;
  };
  return encodeJpeg(paint(width, height, () => [next(), next(), next()]));
}

/** Adds an EXIF segment with this orientation and a secret to the JPEG. */
export function withExif(jpeg: Uint8Array, orientation: number): Uint8Array {
  const secret = new TextEncoder().encode('GPS 52.5200 N 13.4050 E');
  const tiff = [
    0x49,
    0x49,
    42,
    0,
    8,
    0,
    0,
    0,
    1,
    0,
    0x12,
    1,
    3,
    0,
    1,
    0,
    0,
    0,
    orientation,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
  ];
  const body = [0x45, 0x78, 0x69, 0x66, 0, 0, ...tiff, ...secret];
  return Uint8Array.from([0xff, 0xd8, 0xff, 0xe1, 0, body.length + 2, ...body, ...jpeg.subarray(2)]);
}

/** Returns a PNG that claims this size, with `rows` as its data. */
export function png(width: number, height: number, rows: Uint8Array, colorType = 6): Uint8Array {
  const header = new DataView(new ArrayBuffer(13));
  header.setUint32(0, width);
  header.setUint32(4, height);
  header.setUint8(8, 8);
  header.setUint8(9, colorType);
  const parts = [
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk('IHDR', new Uint8Array(header.buffer)),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', new Uint8Array()),
  ];
  return new Uint8Array(Buffer.concat(parts));
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const body = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(body.length + 8);
  frame.writeUInt32BE(data.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc(body), body.length + 4);
  return frame;
}

/** Computes CRC-32 bit by bit (PNG, annex D), independently of the code under test. */
function crc(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let i = 0; i < 8; i++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  }
  return ~value >>> 0;
}
