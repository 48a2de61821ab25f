/** Rendering of SVG from this module: shapes and glyph outlines, no text and no images. */
import { initWasm, Resvg } from '@resvg/resvg-wasm';

/**
 * The start of the one instance of this isolate. Its memory stays at the size that the largest card needs, about 20 MB.
 */
let started: Promise<void> | null = null;

async function start(): Promise<void> {
  await initWasm((await import('@resvg/resvg-wasm/index_bg.wasm')).default);
}

/**
 * Renders SVG elements on a transparent canvas, with premultiplied alpha. Frees both renderer objects, which are not
 * garbage-collected.
 */
export async function rasterize(shapes: string, width: number, height: number): Promise<Uint8Array> {
  started ??= start();
  await started;
  const renderer = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes}</svg>`,
    { font: { fontBuffers: [] } },
  );
  const image = renderer.render();
  const { pixels } = image;
  image.free();
  renderer.free();
  return pixels;
}
