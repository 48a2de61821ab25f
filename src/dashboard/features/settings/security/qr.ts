import { encode } from 'uqr';

/** Returns a QR code as an SVG path with a rectangle per run of dark modules; `size` is its width in modules. */
export function qrPath(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const runs = data.flatMap((row, y) => {
    const found: string[] = [];
    for (let x = 0; x < row.length; x++) {
      const start = x;
      while (row[x]) x++;
      if (x > start) found.push(`M${start} ${y}h${x - start}v1h${start - x}z`);
    }
    return found;
  });
  return { path: runs.join(''), size };
}
