/** What the contact sheet shows: titles in twelve kinds, and pictures of the kinds that YouTube has. */
import { encodeJpeg } from '../../worker/modules/stream/cards/engine/jpeg.ts';
import { makePixels } from '../../worker/modules/stream/cards/engine/pixels.ts';
import { rasterize } from '../../worker/modules/stream/cards/engine/resvg.ts';
import { paintLayer } from '../../worker/modules/stream/cards/picture/canvas.ts';

export const TITLES = {
  plain: 'Building a weather station from scratch',
  letter: 'Q',
  two: 'Friday Night Jazz: two sets, one microphone, no rehearsal',
  long: 'We repair a forty year old synthesizer live, find out why it hums, and then play the whole of the first album on it together with you all',
  word: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunte',
  arabic: 'بث مباشر: كيف نبني محطة طقس في المنزل؟ (الجزء 2)',
  hebrew: 'שידור חי: בונים תחנת מזג אוויר בבית (חלק 2)',
  japanese: '【生配信】はじめての電子工作「天気ステーション」を作ろう!',
  chinese: '直播:从零开始搭建我们的气象站',
  korean: '라이브: 처음부터 만드는 날씨 관측소',
  thai: 'ถ่ายทอดสด: สร้างสถานีตรวจอากาศด้วยตัวเอง น้ำตกวันนี้',
  hindi: 'लाइव: घर पर मौसम स्टेशन कैसे बनाएं — श्रृंखला भाग २',
  emoji: 'Family game night 👨‍👩‍👧‍👦 with 👩🏽‍🚀 from 🇳🇿 and 🏴󠁧󠁢󠁳󠁣󠁴󠁿 ❤️‍🔥 1️⃣',
  fancy: '𝗟𝗜𝗩𝗘 ★ 𝓝𝓮𝔀 drop ♫ “limited” → today™',
} as const;

const BRIGHT = `
<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#bfe6ff"/><stop offset=".6" stop-color="#fff3d6"/><stop offset="1" stop-color="#ffd9b0"/></linearGradient>
<rect width="1280" height="720" fill="url(#sky)"/><circle cx="900" cy="300" r="110" fill="#fffdf2"/>
<path d="M0 470Q240 330 470 450T900 420T1280 470V720H0Z" fill="#a7cfb0"/><path d="M0 560Q300 440 620 560T1280 520V720H0Z" fill="#6aa682"/>
<path d="M0 640Q380 560 760 650T1280 620V720H0Z" fill="#3f7a5f"/>
<g fill="#fff"><rect x="330" y="360" width="120" height="170" rx="8"/><path d="M320 364L390 300L460 364Z" fill="#e2694f"/><rect x="372" y="440" width="36" height="90" fill="#37506b"/></g>
<g fill="#fff" opacity=".9"><ellipse cx="250" cy="140" rx="120" ry="34"/><ellipse cx="330" cy="120" rx="80" ry="40"/><ellipse cx="1080" cy="110" rx="110" ry="30"/></g>`;
const DARK = `
<radialGradient id="spot" cx=".5" cy="0" r="1"><stop offset="0" stop-color="#7a5cff" stop-opacity=".9"/><stop offset="1" stop-color="#7a5cff" stop-opacity="0"/></radialGradient>
<rect width="1280" height="720" fill="#07060f"/><path d="M420 0L180 720H560Z" fill="url(#spot)" opacity=".7"/><path d="M860 0L720 720H1100Z" fill="url(#spot)" opacity=".7"/>
<rect y="560" width="1280" height="160" fill="#120d24"/><g fill="#1f1740"><rect x="150" y="360" width="150" height="210" rx="10"/><rect x="980" y="360" width="150" height="210" rx="10"/></g>
<g fill="#2e2260"><circle cx="225" cy="420" r="38"/><circle cx="225" cy="515" r="48"/><circle cx="1055" cy="420" r="38"/><circle cx="1055" cy="515" r="48"/></g>
<g fill="#f2b96d"><circle cx="640" cy="300" r="44"/><path d="M585 360Q640 330 695 360L720 570H560Z" fill="#c9423f"/><rect x="634" y="250" width="190" height="14" rx="7" transform="rotate(28 634 250)" fill="#d9d3ff"/></g>
<g fill="#0c0918">${Array.from({ length: 26 }, (_, i) => `<circle cx="${i * 52}" cy="${690 + ((i * 37) % 23)}" r="34"/>`).join('')}</g>`;

/** Thumbnails as JPEG: 1280 x 720, bright and dark, and 640 x 480 with black bars above and below. */
export async function drawThumbnails() {
  const letterbox = (inner: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"><g transform="translate(0 60) scale(.5)">${inner}</g></svg>`;
  const full = (inner: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720">${inner}</svg>`;
  return {
    bright: await draw(full(BRIGHT), 1280, 720),
    dark: await draw(full(DARK), 1280, 720),
    barred: await draw(letterbox(BRIGHT), 640, 480),
  };
}

async function draw(svg: string, width: number, height: number): Promise<Uint8Array> {
  const canvas = makePixels(width, height);
  for (let i = 3; i < canvas.data.length; i += 4) canvas.data[i] = 255;
  paintLayer(canvas, await rasterize(svg));
  return encodeJpeg(canvas);
}
