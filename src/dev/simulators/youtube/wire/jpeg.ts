/**
 * Writes JPEG images of plain squares of 8 × 8 pixels: baseline, three components, without chroma subsampling (ITU-T
 * T.81). A square has one color, so each block is only its DC coefficient. That makes the encoder so small that no
 * library is needed to draw the simulator's thumbnails inside workerd.
 */

export type Color = readonly [red: number, green: number, blue: number];

const BLOCK = 8;
/** The quantizer of all coefficients. The DC coefficient of a plain block is 8 times its value. */
const QUANTIZER = 8;
/** The number of codes of each length, from 1 to 16 bits; the codes represent 0 to 11 bits of difference. */
const DC_LENGTHS = [0, 1, 5, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0];
/** The code and its length for each number of bits, derived from the counts above. */
const DC_CODES: [code: number, length: number][] = [];
for (let [length, code] = [1, 0]; length <= 16; length++, code <<= 1) {
  for (let left = DC_LENGTHS[length - 1]!; left > 0; left--) DC_CODES.push([code++, length]);
}
/** The only code of AC coefficients: the block ends. */
const END_OF_BLOCK: [code: number, length: number] = [0, 1];

/** `colorAt` returns the color of the square in a column and row, each value from 0 to 255. */
export function writeJpeg(
  width: number,
  height: number,
  colorAt: (column: number, row: number) => Color,
): Uint8Array<ArrayBuffer> {
  const bits = new BitWriter();
  const previous = [0, 0, 0];
  for (let row = 0; row * BLOCK < height; row++) {
    for (let column = 0; column * BLOCK < width; column++) {
      toYcc(colorAt(column, row)).forEach((value, component) => {
        const dc = Math.round(((value - 128) * BLOCK) / QUANTIZER);
        const difference = dc - previous[component]!;
        previous[component] = dc;
        const size = 32 - Math.clz32(Math.abs(difference));
        bits.write(...DC_CODES[size]!);
        // A negative difference is written as its ones' complement.
        bits.write(difference < 0 ? difference + (1 << size) - 1 : difference, size);
        bits.write(...END_OF_BLOCK);
      });
    }
  }
  const components = [1, 2, 3];
  const body = [
    ...segment(0xe0, [0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0]),
    ...segment(0xdb, [0, ...new Array<number>(64).fill(QUANTIZER)]),
    ...segment(0xc0, [
      8,
      ...toBytes(height),
      ...toBytes(width),
      3,
      ...components.flatMap((id) => [id, 0x11, 0]),
    ]),
    ...segment(0xc4, [0x00, ...DC_LENGTHS, ...DC_CODES.keys()]),
    ...segment(0xc4, [0x10, 1, ...new Array<number>(15).fill(0), 0]),
    ...segment(0xda, [3, ...components.flatMap((id) => [id, 0]), 0, 63, 0]),
  ];
  return Uint8Array.from([0xff, 0xd8, ...body, ...bits.finish(), 0xff, 0xd9]);
}

function toYcc([red, green, blue]: Color): Color {
  return [
    0.299 * red + 0.587 * green + 0.114 * blue,
    128 - 0.168736 * red - 0.331264 * green + 0.5 * blue,
    128 + 0.5 * red - 0.418688 * green - 0.081312 * blue,
  ];
}

const toBytes = (value: number) => [value >> 8, value & 0xff];
const segment = (marker: number, content: number[]) => [
  0xff,
  marker,
  ...toBytes(content.length + 2),
  ...content,
];

class BitWriter {
  readonly #bytes: number[] = [];
  #held = 0;
  #count = 0;

  write(value: number, length: number): void {
    for (let bit = length - 1; bit >= 0; bit--) {
      this.#held = (this.#held << 1) | ((value >> bit) & 1);
      if (++this.#count === 8) this.#flush();
    }
  }

  /** Fills the last byte with ones. */
  finish(): number[] {
    if (this.#count > 0) this.write(0xff, 8 - this.#count);
    return this.#bytes;
  }

  #flush(): void {
    this.#bytes.push(this.#held);
    // A byte of ones would begin a marker.
    if (this.#held === 0xff) this.#bytes.push(0);
    this.#held = 0;
    this.#count = 0;
  }
}
