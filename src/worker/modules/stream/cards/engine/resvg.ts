/** Draws SVG that this module wrote: shapes and outlines of glyphs, no text and no images. */
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import wasm from '@resvg/resvg-wasm/index_bg.wasm';

/** One instance for the isolate: its memory stays at what the largest card needs, about 20 MB. */
let started: Promise<void> | null = null;

/**
 * Draws SVG elements on a transparent canvas. The answer has its alpha multiplied in, as the renderer keeps it. Both
 * objects of the renderer are freed: its memory is not collected.
 */
export async function rasterize(shapes: string, width: number, height: number): Promise<Uint8Array> {
  started ??= initWasm(wasm);
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
