/** The background: the brand's gradient and light, and the blurred, darkened picture. */
import { blend, contrast, INK, luminance, type Palette, type Rgb, WHITE } from '../color/palette.ts';
import { makePixels, type Pixels, type Rect } from '../engine/pixels.ts';
import { resize } from '../engine/resize.ts';
import { cutTo } from './bars.ts';

/** The longer side of the picture while it is blurred, in pixels. */
const TINY = 32;
/** The shares, 0 to 1, of the picture that remains in the dark, and of the gradient that shows through. */
const DARKNESS = 0.4;
const GRADIENT = 0.7;
const PICTURE = 0.65;
/** The factor that restores the saturation that blurring loses. */
const SATURATION = 1.5;
/** The direction of the gradient, 160 degrees: down, and a little to the right. */
const ANGLE = (160 * Math.PI) / 180;
/** The minimum contrast of secondary text, which is small, to the lightest pixel behind it. */
const LEAST_CONTRAST = 4.6;

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
  const blurred = picture && blur(width, height, picture.pixels, picture.part);
  const row = new Float32Array(width * 3);
  const mix = (y: number) => {
    mixGradient(row, y, width, height, palette, light);
    if (blurred) addPicture(row, y, blurred);
  };
  const dimmed = dimFor(row, height, mix);
  for (let y = 0, to = 0; y < height; y++) {
    mix(y);
    for (let x = 0, from = 0; x < width; x++, from += 3, to += 4) {
      const offset = DITHER[((y & 7) << 3) | (x & 7)]!;
      for (let c = 0; c < 3; c++) canvas.data[to + c] = Math.floor(row[from + c]! * dimmed * 255 + offset);
      canvas.data[to + 3] = 255;
    }
  }
  return canvas;
}

function mixGradient(
  row: Float32Array,
  y: number,
  width: number,
  height: number,
  palette: Palette,
  light: Light,
): void {
  const [dx, dy] = [Math.sin(ANGLE), -Math.cos(ANGLE)];
  const length = Math.abs(width * dx) + Math.abs(height * dy);
  for (let x = 0, at = 0; x < width; x++, at += 3) {
    const along = ((x - width / 2) * dx + (y - height / 2) * dy) / length + 0.5;
    const distance = ((x - light.x) ** 2 + (y - light.y) ** 2) / light.radius ** 2;
    const shine = distance < 1 ? light.strength * (1 - distance) ** 2 : 0;
    for (let c = 0; c < 3; c++) {
      const base = palette.top[c]! + (palette.bottom[c]! - palette.top[c]!) * along;
      row[at + c] = base + (palette.glow[c]! - base) * shine;
    }
  }
}

/** A picture with full width and few rows, to be interpolated by splines. */
interface Blurred {
  wide: Float32Array;
  rows: Spline[];
}

/** Blurs by shrinking to 32 pixels and growing again along B-splines, which have no edges. */
function blur(width: number, height: number, pixels: Pixels, part: Rect): Blurred {
  const longer = Math.max(width, height);
  const [w, h] = [Math.round((TINY * width) / longer), Math.round((TINY * height) / longer)];
  const tiny = resize(pixels, cutTo(part, width / height), w, h);
  saturate(tiny);
  for (let i = 0; i < 2; i++) soften(tiny);
  const columns = splines(w, width);
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
  return { wide, rows: splines(h, height) };
}

function addPicture(row: Float32Array, y: number, { wide, rows }: Blurred): void {
  const { at, weights } = rows[y]!;
  for (let i = 0; i < row.length; i++) {
    let blurred = 0;
    for (let k = 0; k < 4; k++) blurred += wide[at[k]! * row.length + i]! * weights[k]!;
    row[i] = row[i]! * GRADIENT + blurred * PICTURE;
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

interface Spline {
  at: number[];
  weights: number[];
}

/** Returns, for each of `size` pixels, the four of `from` around it and the weights of a cubic B-spline. */
function splines(from: number, size: number): Spline[] {
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

/**
 * Returns the factor for all colours at which secondary text is legible on the lightest of them. Samples every eighth
 * pixel of every eighth row: nothing here has edges.
 */
function dimFor(row: Float32Array, height: number, mix: (y: number) => void): number {
  let lightest: Rgb = [0, 0, 0];
  for (let y = 0; y < height; y += 8) {
    mix(y);
    for (let at = 0; at < row.length; at += 24) {
      const color: Rgb = [row[at]!, row[at + 1]!, row[at + 2]!];
      if (luminance(color) > luminance(lightest)) lightest = color;
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
