/** Generates the files of the demo website. */
import { type Color, writeJpeg } from '../youtube/wire/jpeg.ts';
import { writePng } from './png.ts';

const SEA: Color = [11, 61, 92];
const SAIL: Color = [245, 240, 225];
const HULL: Color = [150, 60, 40];

export const FAVICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
  <rect width="32" height="32" fill="#0b3d5c"/>
  <path d="M15 4v16H6z" fill="#f5f0e1"/>
  <path d="M4 22h24l-4 6H8z" fill="#963c28"/>
</svg>
`;

/** Flaws: the name differs from other places, and there is no icon of 512 pixels. */
export const MANIFEST = {
  name: 'HB Boatyard & Chandlery',
  short_name: 'HB Boatyard',
  start_url: '/',
  display: 'browser',
  theme_color: '#0b3d5c',
  background_color: '#ffffff',
  icons: [{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' }],
};

/** Flaw: not compressed in transfer, and contains rules that no page uses. */
export const STYLESHEET = `@font-face {
  font-family: "Yard Sans";
  src: local("Verdana");
}
body {
  font-family: "Yard Sans", sans-serif;
  line-height: 1.5;
  margin: 0 auto;
  max-width: 45rem;
  padding: 1rem;
}
nav a {
  color: #0b3d5c;
  margin-right: 1rem;
}
img {
  height: auto;
  max-width: 100%;
}
${Array.from({ length: 12 }, (_, column) => gridClasses(column + 1)).join('')}`;

function gridClasses(columns: number): string {
  const width = ((100 * columns) / 12).toFixed(4);
  return ['small', 'medium', 'large']
    .map(
      (size) => `.column-${size}-${columns} {
  box-sizing: border-box;
  float: left;
  padding: 0 0.5rem;
  width: ${width}%;
}
.offset-${size}-${columns} {
  margin-left: ${width}%;
}
`,
    )
    .join('');
}

export const SCRIPT = `document.addEventListener('DOMContentLoaded', () => {
  for (const link of document.querySelectorAll('nav a')) {
    if (link.pathname === location.pathname) link.setAttribute('aria-current', 'page');
  }
});
`;

/** Draws a boat on the sea, in coarse squares. The name determines the color of the sky. */
export function photo(name: string): Uint8Array<ArrayBuffer> {
  const [width, height] = [640, 360];
  const shade = 150 + (([...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) * 7) % 90);
  const sky: Color = [shade - 40, shade - 10, shade];
  return writeJpeg(width, height, (column, row) => boatAt((8 * column) / width, (8 * row) / height, sky));
}

/** Draws a boat in a square of this many pixels. */
export function icon(side: number): Uint8Array<ArrayBuffer> {
  return writePng(side, side, (x, y) => boatAt(x / side, y / side, SEA));
}

/** Returns the color at coordinates from 0 to 1, from the top left. */
function boatAt(x: number, y: number, sky: Color): Color {
  const isSail = y > 0.12 && y < 0.62 && x < 0.5 && x > 0.5 - 0.6 * (y - 0.12);
  if (isSail) return SAIL;
  const isHull = y > 0.66 && y < 0.84 && x > 0.12 + (y - 0.66) && x < 0.88 - (y - 0.66);
  if (isHull) return HULL;
  return y < 0.75 ? sky : SEA;
}
