/** What lies behind everything: the brand's gradient and light, and the picture itself, blurred and dark. */
import { blend, contrast, INK, type Palette, type Rgb, WHITE } from '../color/palette.ts';
import { makePixels, type Pixels, type Rect } from '../engine/pixels.ts';
import { resize } from '../engine/resize.ts';
import { cutTo } from './bars.ts';

/** The picture's longer side while it is blurred. */
const TINY = 32;
/** How much of the picture is left in the dark, and how much it counts beside the gradient. */
const DARKNESS = 0.4;
const SHARE = 0.7;
/** Blurring greys colours; this brings them back. */
const SATURATION = 1.5;
/** The gradient runs at 160 degrees: down, and a little to the right. */
const ANGLE = (160 * Math.PI) / 180;
/** Contrast of secondary text, which is small, with the lightest pixel behind it. */
const LEAST_CONTRAST = 4.5;

export interface Light {
  /** The centre and radius of the light, in pixels. */
  x: number;
  y: number;
  radius: number;
  strength: number;
}

/** Paints a canvas of this size. `picture` is the part of a picture that is not black bars. */
export function paintBackdrop(
  width: number,
  height: number,
  palette: Palette,
  light: Light,
  picture: { pixels: Pixels; part: Rect } | null,
): Pixels {
  const canvas = makePixels(width, height);
  const colors = new Float32Array(width * height * 3);
  paintGradient(colors, width, height, palette, light);
  if (picture) mixPicture(colors, width, height, picture.pixels, picture.part);
  const dimmed = dimFor(colors);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const offset = DITHER[((Math.floor(pixel / width) & 7) << 3) | ((pixel % width) & 7)]!;
    for (let c = 0; c < 3; c++)
      canvas.data[pixel * 4 + c] = Math.floor(colors[pixel * 3 + c]! * dimmed * 255 + offset);
    canvas.data[pixel * 4 + 3] = 255;
  }
  return canvas;
}

function paintGradient(
  colors: Float32Array,
  width: number,
  height: number,
  palette: Palette,
  light: Light,
): void {
  const [dx, dy] = [Math.sin(ANGLE), -Math.cos(ANGLE)];
  const length = Math.abs(width * dx) + Math.abs(height * dy);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 3) {
      const along = ((x - width / 2) * dx + (y - height / 2) * dy) / length + 0.5;
      const distance = ((x - light.x) ** 2 + (y - light.y) ** 2) / light.radius ** 2;
      const shine = distance < 1 ? light.strength * (1 - distance) ** 2 : 0;
      for (let c = 0; c < 3; c++) {
        const base = palette.top[c]! + (palette.bottom[c]! - palette.top[c]!) * along;
        colors[at + c] = base + (palette.glow[c]! - base) * shine;
      }
    }
  }
}

/** Blurs by shrinking to 32 pixels and growing again along B-splines, which have no edges. */
function mixPicture(colors: Float32Array, width: number, height: number, pixels: Pixels, part: Rect): void {
  const [w, h] =
    width > height
      ? [TINY, Math.round((TINY * height) / width)]
      : [Math.round((TINY * width) / height), TINY];
  const tiny = resize(pixels, cutTo(part, width / height), w, h);
  saturate(tiny);
  for (let i = 0; i < 2; i++) soften(tiny);
  const columns = splines(w, width);
  const rows = splines(h, height);
  const wide = new Float32Array(width * h * 3);
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < width; x++) {
      const { at, weights } = columns[x]!;
      for (let c = 0; c < 3; c++) {
        let sum = 0;
        for (let k = 0; k < 4; k++) sum += weights[k]! * tiny.data[(y * w + at[k]!) * 4 + c]!;
        wide[(y * width + x) * 3 + c] = (sum / 255) * DARKNESS;
      }
    }
  }
  for (let y = 0; y < height; y++) {
    const { at, weights } = rows[y]!;
    const [a, b, c, d] = at.map((row) => row * width * 3) as [number, number, number, number];
    const [wa, wb, wc, wd] = weights as [number, number, number, number];
    for (let i = 0, to = y * width * 3; i < width * 3; i++, to++) {
      const blurred = wide[a + i]! * wa + wide[b + i]! * wb + wide[c + i]! * wc + wide[d + i]! * wd;
      colors[to] = colors[to]! * (1 - SHARE) + blurred * SHARE;
    }
  }
}

function saturate({ data }: Pixels): void {
  for (let at = 0; at < data.length; at += 4) {
    const grey = 0.3 * data[at]! + 0.59 * data[at + 1]! + 0.11 * data[at + 2]!;
    for (let c = 0; c < 3; c++) data[at + c] = grey + (data[at + c]! - grey) * SATURATION;
  }
}

/** Mixes each pixel with its eight neighbours. */
function soften({ width, height, data }: Pixels): void {
  const source = data.slice();
  const at = (x: number, y: number) =>
    (Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x))) * 4;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      for (let c = 0; c < 3; c++) {
        let sum = 0;
        for (let dy = -1; dy <= 1; dy++) {
          for (let dx = -1; dx <= 1; dx++)
            sum += source[at(x + dx, y + dy) + c]! * (2 - Math.abs(dx)) * (2 - Math.abs(dy));
        }
        data[at(x, y) + c] = sum / 16;
      }
    }
  }
}

/** For each of `size` pixels, the four of `from` around it and the weights of a cubic B-spline. */
function splines(from: number, size: number): { at: number[]; weights: number[] }[] {
  return Array.from({ length: size }, (_, i) => {
    const position = ((i + 0.5) * from) / size - 0.5;
    const start = Math.floor(position);
    const t = position - start;
    return {
      at: [-1, 0, 1, 2].map((k) => Math.min(from - 1, Math.max(0, start + k))),
      weights: [
        (1 - t) ** 3 / 6,
        (3 * t ** 3 - 6 * t ** 2 + 4) / 6,
        (-3 * t ** 3 + 3 * t ** 2 + 3 * t + 1) / 6,
        t ** 3 / 6,
      ],
    };
  });
}

/** By what to multiply all colours, so that secondary text is read on the lightest of them. */
function dimFor(colors: Float32Array): number {
  let lightest: Rgb = [0, 0, 0];
  let most = 0;
  for (let at = 0; at < colors.length; at += 3) {
    const weight = colors[at]! * 0.35 + colors[at + 1]! * 0.55 + colors[at + 2]! * 0.1;
    if (weight > most) {
      most = weight;
      lightest = [colors[at]!, colors[at + 1]!, colors[at + 2]!];
    }
  }
  let factor = 1;
  while (factor > 0.2) {
    const below = blend(lightest, factor, [0, 0, 0]);
    if (contrast(blend(WHITE, INK.second, below), below) >= LEAST_CONTRAST) break;
    factor -= 0.02;
  }
  return factor;
}

/** The offsets of Bayer's 8 x 8 matrix, 0 to 1: they hide the steps of 8 bits, and compress better than noise. */
const DITHER = Float32Array.from({ length: 64 }, (_, i) => {
  const [x, y] = [i & 7, i >> 3];
  let value = 0;
  for (let bit = 0; bit < 3; bit++) {
    value = value * 4 + (((x ^ y) >> bit) & 1) * 2 + ((y >> bit) & 1);
  }
  return (value + 0.5) / 64;
});
