/** Draws SVG that this module wrote: shapes and outlines of glyphs, no text and no images. */
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import wasm from '@resvg/resvg-wasm/index_bg.wasm';

/** One instance for the isolate: it keeps about 20 MB. */
let started: Promise<void> | null = null;

/**
 * Draws `svg` on a transparent canvas. The answer has its alpha multiplied in, as the renderer keeps it.
 * Both objects of the renderer are freed: its memory is not collected.
 */
export async function rasterize(svg: string): Promise<Uint8Array> {
  started ??= initWasm(wasm);
  await started;
  const renderer = new Resvg(svg, { font: { fontBuffers: [] } });
  try {
    const image = renderer.render();
    try {
      return image.pixels;
    } finally {
      image.free();
    }
  } finally {
    renderer.free();
  }
}
