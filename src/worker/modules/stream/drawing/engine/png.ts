/** The codec of PNG. */
import { crc32, deflateSync } from 'node:zlib';
import type { Pixels } from './pixels.ts';

interface Codec {
  memory: WebAssembly.Memory;
  decode(start: number, length: number): number;
  __wbindgen_malloc(bytes: number, alignment: number): number;
}

/**
 * Decodes a PNG. Fails if it is damaged. Each call has its own instance, unlike the package's code, because memory of
 * WebAssembly only grows, and an instance that decoded a damaged file leaks its memory.
 */
export async function decodePng(bytes: Uint8Array): Promise<Pixels> {
  const wasm = await loadCodec();
  const decoded: Pixels[] = [];
  const answer = (start: number, length: number, width: number, height: number) => {
    // Not copied: the instance is not used again, so its memory does not change.
    decoded.push({ width, height, data: new Uint8ClampedArray(codec.memory.buffer, start, length) });
    return decoded.length;
  };
  const fail = () => {
    throw new Error('the PNG cannot be decoded');
  };
  const imports = WebAssembly.Module.imports(wasm).map(({ name }) => [
    name,
    name.startsWith('__wbg_newwithownedu8clampedarray') ? answer : fail,
  ]);
  const codec = new WebAssembly.Instance(wasm, { wbg: Object.fromEntries(imports) })
    .exports as unknown as Codec;
  const start = codec.__wbindgen_malloc(bytes.length, 1) >>> 0;
  new Uint8Array(codec.memory.buffer).set(bytes, start);
  codec.decode(start, bytes.length);
  return decoded[0] ?? fail();
}

/** The package describes the instance; the Worker imports the compiled module. */
async function loadCodec(): Promise<WebAssembly.Module> {
  const codec: object = await import('@jsquash/png/codec/pkg/squoosh_png_bg.wasm');
  return (codec as { default: WebAssembly.Module }).default;
}

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const SRGB_PERCEPTUAL = Uint8Array.of(0);
/** Colour types. */
const [RGB, RGB_AND_ALPHA] = [2, 6];

/**
 * Encodes pixels as RGB, with alpha if any of them is transparent, and with the filter of each row that leaves the
 * smallest sum of differences.
 */
export function encodePng({ width, height, data }: Pixels): Uint8Array {
  const header = new DataView(new ArrayBuffer(13));
  header.setUint32(0, width);
  header.setUint32(4, height);
  header.setUint8(8, 8);
  const channels = isOpaque(data) ? 3 : 4;
  header.setUint8(9, channels === 3 ? RGB : RGB_AND_ALPHA);
  return join([
    SIGNATURE,
    chunk('IHDR', new Uint8Array(header.buffer)),
    chunk('sRGB', SRGB_PERCEPTUAL),
    chunk('IDAT', deflateSync(filterRows(width, height, channels, data), { level: 6 })),
    chunk('IEND', new Uint8Array()),
  ]);
}

function isOpaque(data: Uint8ClampedArray): boolean {
  for (let i = 3; i < data.length; i += 4) if (data[i] !== 255) return false;
  return true;
}

/** Tries filters 1 (left), 2 (above) and 4 (Paeth); the others rarely win. */
function filterRows(width: number, height: number, channels: number, data: Uint8ClampedArray): Uint8Array {
  const length = width * channels;
  const filtered = new Uint8Array((length + 1) * height);
  const tries = [1, 2, 4].map((filter) => ({ filter, row: new Uint8Array(length), sum: 0 }));
  let above = new Uint8Array(length);
  let current = new Uint8Array(length);
  for (let y = 0; y < height; y++) {
    for (let i = 0, from = y * width * 4; i < length; i += channels, from += 4) {
      current[i] = data[from]!;
      current[i + 1] = data[from + 1]!;
      current[i + 2] = data[from + 2]!;
      if (channels === 4) current[i + 3] = data[from + 3]!;
    }
    for (const attempt of tries) filterRow(attempt, channels, current, above);
    const best = tries.reduce((a, b) => (b.sum < a.sum ? b : a));
    filtered[y * (length + 1)] = best.filter;
    filtered.set(best.row, y * (length + 1) + 1);
    [above, current] = [current, above];
  }
  return filtered;
}

function filterRow(
  attempt: { filter: number; row: Uint8Array; sum: number },
  channels: number,
  current: Uint8Array,
  above: Uint8Array,
): void {
  const { filter, row } = attempt;
  let sum = 0;
  for (let i = 0; i < row.length; i++) {
    const left = i < channels ? 0 : current[i - channels]!;
    const up = above[i]!;
    const guess =
      filter === 1 ? left : filter === 2 ? up : paeth(left, up, i < channels ? 0 : above[i - channels]!);
    const difference = (current[i]! - guess) & 255;
    row[i] = difference;
    sum += difference < 128 ? difference : 256 - difference;
  }
  attempt.sum = sum;
}

function paeth(left: number, up: number, corner: number): number {
  const toLeft = Math.abs(up - corner);
  const toUp = Math.abs(left - corner);
  const toCorner = Math.abs(left + up - 2 * corner);
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(12 + data.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  bytes.set(new TextEncoder().encode(type), 4);
  bytes.set(data, 8);
  view.setUint32(8 + data.length, crc32(bytes.subarray(4, 8 + data.length)));
  return bytes;
}

function join(parts: Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
