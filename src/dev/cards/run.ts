/** `npm run cards`: draws sample cards to `cards/`, and all of them on one sheet, `docs/images/cards.png`. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Assets } from '../../worker/modules/stream/drawing/assets.ts';
import type { Brand, Card, LiveCardInput } from '../../worker/modules/stream/drawing/card.ts';
import { decodeJpeg } from '../../worker/modules/stream/drawing/engine/jpeg.ts';
import { makePixels } from '../../worker/modules/stream/drawing/engine/pixels.ts';
import { encodePng } from '../../worker/modules/stream/drawing/engine/png.ts';
import { resize } from '../../worker/modules/stream/drawing/engine/resize.ts';
import { renderFeedCard, renderStoryCard } from '../../worker/modules/stream/drawing/live.ts';
import { renderMilestoneCard } from '../../worker/modules/stream/drawing/milestone.ts';
import { paintPicture } from '../../worker/modules/stream/drawing/picture/canvas.ts';
import { drawThumbnails } from './samples.ts';
import { TITLES } from './titles.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const folder = join(root, 'cards');
const COLUMN = 216;
const GAP = 24;
const COLUMNS = 7;

const assets: Assets = {
  read: async (path) => readFileSync(join(root, 'assets', path)),
};
const harbor: Brand = { name: 'Harbor Workshop', color: '#2563eb', logo: null };
const thumbnails = await drawThumbnails();
const base: LiveCardInput = {
  brand: harbor,
  title: TITLES.plain,
  thumbnail: { bytes: thumbnails.bright },
  videoId: 'dQw4w9WgXcQ',
  viewerCount: 1234,
  callToAction: 'Watch on YouTube',
};
const { bright, dark, barred } = thumbnails;
const picture = (bytes: Uint8Array) => ({ thumbnail: { bytes } });
const none = { thumbnail: null };
const colored = (color: string | null, name = 'Harbor Workshop') => ({ brand: { name, color, logo: null } });

const stories: [string, Partial<LiveCardInput>][] = [
  ['plain', picture(bright)],
  ['letter', { title: TITLES.letter, ...picture(dark), ...colored('#e11d48') }],
  ['two', { title: TITLES.two, ...picture(dark), ...colored('#7c3aed', 'The Blue Cellar') }],
  ['long', { title: TITLES.long, ...picture(barred), ...colored('#0d9488') }],
  ['word', { title: TITLES.word, ...none, ...colored('#ea580c') }],
  ['arabic', { title: TITLES.arabic, ...picture(bright), ...colored('#16a34a', 'ورشة الميناء') }],
  ['hebrew', { title: TITLES.hebrew, ...picture(dark), ...colored('#2563eb', 'סדנת הנמל') }],
  ['japanese', { title: TITLES.japanese, ...picture(barred), ...colored('#db2777', '港の工房') }],
  ['chinese', { title: TITLES.chinese, ...none, ...colored(null), viewerCount: 1_260_000 }],
  ['korean', { title: TITLES.korean, ...picture(dark), ...colored('#facc15') }],
  ['thai', { title: TITLES.thai, ...picture(bright), ...colored('#0ea5e9') }],
  ['hindi', { title: TITLES.hindi, ...picture(dark), ...colored('#f97316') }],
  ['emoji', { title: TITLES.emoji, ...none, ...colored('#fafafa') }],
  [
    'fancy',
    { title: TITLES.fancy, ...picture(bright), viewerCount: null, callToAction: null, ...colored('#111111') },
  ],
];

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
const rows: Card[][] = [[], [], []];
for (const [name, change] of stories) {
  const started = performance.now();
  const card = await renderStoryCard(assets, { ...base, ...change }, 'png');
  save(`story-${name}.png`, card, started);
  rows[0]!.push(await renderStoryCard(assets, { ...base, ...change }, 'jpeg'));
}
for (const name of ['plain', 'two', 'word', 'arabic', 'japanese', 'thai', 'emoji']) {
  const change = stories.find(([story]) => story === name)![1];
  const started = performance.now();
  const card = await renderFeedCard(assets, { ...base, ...change }, 'jpeg');
  save(`feed-${name}.jpg`, card, started);
  rows[1]!.push(card);
}
const milestones: [Brand, number][] = [
  [harbor, 10_000],
  [{ name: 'The Blue Cellar', color: '#7c3aed', logo: null }, 1_260_000],
  [{ name: 'A name of about forty characters in all', color: null, logo: null }, 100],
  [{ name: '港の工房', color: '#db2777', logo: null }, 250_000],
];
for (const [i, [brand, subscribers]] of milestones.entries()) {
  for (const size of ['1080x1080', '1200x630'] as const) {
    const started = performance.now();
    save(
      `milestone-${i}-${size}.png`,
      await renderMilestoneCard(assets, { brand, subscribers }, size, 'png'),
      started,
    );
    rows[2]!.push(await renderMilestoneCard(assets, { brand, subscribers }, size, 'jpeg'));
  }
}
rows[2]!.pop();
const sheet = await drawSheet(rows);
mkdirSync(join(root, 'docs', 'images'), { recursive: true });
writeFileSync(join(root, 'docs', 'images', 'cards.png'), sheet);
console.log(`docs/images/cards.png  ${Math.round(sheet.length / 1000)} KB`);

function save(name: string, card: Card, started: number): void {
  writeFileSync(join(folder, name), card.bytes);
  const [ms, kb] = [performance.now() - started, card.bytes.length / 1000].map(Math.round);
  console.log(`cards/${name}  ${card.width} x ${card.height}, ${kb} KB, ${ms} ms`);
}

/** Draws all cards at column width, in rows of seven. */
async function drawSheet(groups: Card[][]): Promise<Uint8Array> {
  const lines = groups.flatMap((cards) =>
    Array.from({ length: Math.ceil(cards.length / COLUMNS) }, (_, i) =>
      cards.slice(i * COLUMNS, (i + 1) * COLUMNS),
    ),
  );
  const heights = lines.map((cards) =>
    Math.max(...cards.map(({ width, height }) => Math.round((height * COLUMN) / width))),
  );
  const sheet = makePixels(
    COLUMNS * (COLUMN + GAP) + GAP,
    heights.reduce((sum, height) => sum + height + GAP, GAP),
  );
  sheet.data.fill(255);
  let y = GAP;
  for (const [i, cards] of lines.entries()) {
    for (const [column, card] of cards.entries()) {
      const pixels = await decodeJpeg(card.bytes);
      const whole = { x: 0, y: 0, width: pixels.width, height: pixels.height };
      const small = resize(pixels, whole, COLUMN, Math.round((card.height * COLUMN) / card.width));
      paintPicture(sheet, small, GAP + column * (COLUMN + GAP), y, 8);
    }
    y += heights[i]! + GAP;
  }
  return encodePng(sheet);
}
