/**
 * JPEG, to pixels and back. Each call has an instance of its own: memory of WebAssembly only grows, and an instance that
 * met a damaged file has ended.
 */
import decodeWasm from '@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm';
import encodeWasm from '@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm';
import decode, { init as initDecoder } from '@jsquash/jpeg/decode.js';
import encode, { init as initEncoder } from '@jsquash/jpeg/encode.js';
import type { Pixels } from './pixels.ts';

const QUALITY = 85;

/** Decodes a JPEG as it is stored, without regard to its EXIF orientation. Fails when it is damaged. */
export async function decodeJpeg(bytes: Uint8Array): Promise<Pixels> {
  await start(initDecoder, decodeWasm);
  try {
    const { width, height, data } = await decode(bytes.slice().buffer as ArrayBuffer);
    return { width, height, data: data as Uint8ClampedArray };
  } finally {
    await start(initDecoder, decodeWasm);
  }
}

/** Encodes at quality 85 in sRGB. Chroma keeps its full resolution (4:4:4): otherwise red frays on dark. */
export async function encodeJpeg(pixels: Pixels): Promise<Uint8Array> {
  await start(initEncoder, encodeWasm);
  const image = { ...pixels, colorSpace: 'srgb' } as Parameters<typeof encode>[0];
  return new Uint8Array(
    await encode(image, { quality: QUALITY, auto_subsample: false, chroma_subsample: 1, progressive: false }),
  );
}

/** The package takes a compiled module, which its types leave out. */
function start(init: (options?: object) => Promise<void>, wasm: WebAssembly.Module): Promise<void> {
  return init(wasm);
}
