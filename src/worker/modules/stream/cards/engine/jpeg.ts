/** JPEG, to pixels and back. */
import decodeWasm from '@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm';
import encodeWasm from '@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm';
import decode, { init as initDecoder } from '@jsquash/jpeg/decode.js';
import encode, { init as initEncoder } from '@jsquash/jpeg/encode.js';
import type { Pixels } from './pixels.ts';

const QUALITY = 85;

/** Decodes a JPEG as it is stored, without regard to its EXIF orientation. Fails when it is damaged. */
export async function decodeJpeg(bytes: Uint8Array): Promise<Pixels> {
  const buffer = bytes.slice().buffer as ArrayBuffer;
  const { width, height, data } = await withInstance(initDecoder, decodeWasm, () => decode(buffer));
  return { width, height, data: data as Uint8ClampedArray };
}

/** Encodes at quality 85 in sRGB. Chroma keeps its full resolution (4:4:4): otherwise red frays on dark. */
export async function encodeJpeg(pixels: Pixels): Promise<Uint8Array> {
  const image = { ...pixels, colorSpace: 'srgb' } as Parameters<typeof encode>[0];
  const options = { quality: QUALITY, auto_subsample: false, chroma_subsample: 1, progressive: false };
  return new Uint8Array(await withInstance(initEncoder, encodeWasm, () => encode(image, options)));
}

type Init = (options?: object) => Promise<void>;

/**
 * Does `work` in an instance of its own: memory of WebAssembly only grows, and one that met a damaged file has ended.
 * The package keeps its newest instance in a variable, which `init` sets and `work` reads before either waits, so calls
 * at the same time do not share one. At last the variable takes an instance that never starts, and so has no memory.
 */
async function withInstance<T>(init: Init, wasm: WebAssembly.Module, work: () => Promise<T>): Promise<T> {
  const initWith = init as (wasm: WebAssembly.Module, options?: object) => Promise<void>;
  const started = initWith(wasm);
  try {
    const [result] = await Promise.all([work(), started]);
    return result;
  } finally {
    await initWith(wasm, { instantiateWasm: () => ({}) });
  }
}
