/** Sample thumbnails like YouTube's, for the contact sheet. */
import { encodeJpeg } from '../../worker/modules/stream/drawing/engine/jpeg.ts';
import { makePixels } from '../../worker/modules/stream/drawing/engine/pixels.ts';
import { rasterize } from '../../worker/modules/stream/drawing/engine/resvg.ts';
import { paintLayer } from '../../worker/modules/stream/drawing/picture/canvas.ts';

const BRIGHT = `
<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#bfe6ff"/><stop offset=".6" stop-color="#fff3d6"/><stop offset="1" stop-color="#ffd9b0"/></linearGradient>
<rect width="1280" height="720" fill="url(#sky)"/><circle cx="900" cy="300" r="110" fill="#fffdf2"/>
<path d="M0 470Q240 330 470 450T900 420T1280 470V720H0Z" fill="#a7cfb0"/><path d="M0 560Q300 440 620 560T1280 520V720H0Z" fill="#6aa682"/>
<path d="M0 640Q380 560 760 650T1280 620V720H0Z" fill="#3f7a5f"/>
<g fill="#fff"><rect x="330" y="360" width="120" height="170" rx="8"/><path d="M320 364L390 300L460 364Z" fill="#e2694f"/><rect x="372" y="440" width="36" height="90" fill="#37506b"/></g>
<g fill="#fff" opacity=".9"><ellipse cx="250" cy="140" rx="120" ry="34"/><ellipse cx="330" cy="120" rx="80" ry="40"/><ellipse cx="1080" cy="110" rx="110" ry="30"/></g>`;
const GROOVES = Array.from(
  { length: 22 },
  (_, i) =>
    `<circle cx="800" cy="380" r="${130 + i * 11}" fill="none" stroke="#fff" stroke-opacity="${0.04 + (i % 4) * 0.025}" stroke-width="2"/>`,
).join('');
const DARK = `
<radialGradient id="haze" cx=".2" cy=".1" r="1"><stop offset="0" stop-color="#3b2a8c"/><stop offset=".5" stop-color="#1a1440"/><stop offset="1" stop-color="#06050d"/></radialGradient>
<linearGradient id="shine" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#ff7ab8" stop-opacity=".5"/><stop offset=".5" stop-color="#ff7ab8" stop-opacity="0"/><stop offset="1" stop-color="#5ad1ff" stop-opacity=".45"/></linearGradient>
<rect width="1280" height="720" fill="url(#haze)"/><circle cx="800" cy="380" r="390" fill="#0b0a12"/>${GROOVES}
<path d="M800 380L520 110A390 390 0 0 1 720 0Z" fill="url(#shine)"/><path d="M800 380L1080 650A390 390 0 0 1 900 757Z" fill="url(#shine)"/>
<circle cx="800" cy="380" r="112" fill="#ff9d5c"/><circle cx="800" cy="380" r="70" fill="#f2654b"/><circle cx="800" cy="380" r="9" fill="#0b0a12"/>
<path d="M1190 60V300L960 470" fill="none" stroke="#d9d6e8" stroke-width="16" stroke-linejoin="round"/><rect x="925" y="455" width="74" height="34" rx="8" transform="rotate(-36 962 472)" fill="#f4f1ff"/>
<circle cx="1190" cy="70" r="46" fill="#2a2740"/><circle cx="1190" cy="70" r="24" fill="#d9d6e8"/>`;

/** Draws thumbnails as JPEG: 1280 x 720, bright and dark, and 640 x 480 with black bars above and below. */
export async function drawThumbnails() {
  return {
    bright: await draw(BRIGHT, 1280, 720),
    dark: await draw(DARK, 1280, 720),
    barred: await draw(`<g transform="translate(0 60) scale(.5)">${BRIGHT}</g>`, 640, 480),
  };
}

async function draw(shapes: string, width: number, height: number): Promise<Uint8Array> {
  const canvas = makePixels(width, height);
  for (let i = 3; i < canvas.data.length; i += 4) canvas.data[i] = 255;
  paintLayer(canvas, await rasterize(shapes, width, height));
  return encodeJpeg(canvas);
}
