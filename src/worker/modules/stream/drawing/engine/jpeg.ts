/** The codec of JPEG. */
import decode, { init as initDecoder } from '@jsquash/jpeg/decode.js';
import encode, { init as initEncoder } from '@jsquash/jpeg/encode.js';
import type { Pixels } from './pixels.ts';

const QUALITY = 85;

/** Decodes a JPEG without applying its EXIF orientation. Fails if it is damaged. */
export async function decodeJpeg(bytes: Uint8Array): Promise<Pixels> {
  const buffer = bytes.slice().buffer as ArrayBuffer;
  const { default: wasm } = await import('@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm');
  const { width, height, data } = await withInstance(initDecoder, wasm, () => decode(buffer));
  return { width, height, data: data as Uint8ClampedArray };
}

/** Encodes at quality 85 in sRGB. Keeps full chroma resolution (4:4:4): otherwise red frays on dark. */
export async function encodeJpeg(pixels: Pixels): Promise<Uint8Array> {
  const image = { ...pixels, colorSpace: 'srgb' } as Parameters<typeof encode>[0];
  const options = { quality: QUALITY, auto_subsample: false, chroma_subsample: 1, progressive: false };
  const { default: wasm } = await import('@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm');
  return new Uint8Array(await withInstance(initEncoder, wasm, () => encode(image, options)));
}

type Init = (options?: object) => Promise<void>;

/**
 * Runs `work` in its own instance: memory of WebAssembly only grows, and a damaged file ends an instance. The package
 * keeps its newest instance in a variable, which `init` sets and `work` reads before either awaits, so concurrent calls
 * do not share one. Finally the variable gets an instance that never starts and has no memory, and the `location` that the
 * package sets goes: it has no origin, and other libraries take it for a browser's.
 */
async function withInstance<T>(init: Init, wasm: WebAssembly.Module, work: () => Promise<T>): Promise<T> {
  const initWith = init as (wasm: WebAssembly.Module, options?: object) => Promise<void>;
  const had = (Reflect.get(globalThis, 'location') as { origin?: string } | undefined)?.origin !== undefined;
  const started = initWith(wasm);
  try {
    const [result] = await Promise.all([work(), started]);
    return result;
  } finally {
    await initWith(wasm, { instantiateWasm: () => ({}) });
    if (!had) Reflect.deleteProperty(globalThis, 'location');
  }
}
