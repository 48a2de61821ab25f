/**
 * Compares a picture of each part of the kit in both themes with the one in `test/system/kit`, so that a change of how a
 * part looks is seen. `KIT=renew npm run test:system -- test/system/kit.test.ts` takes them again.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { CHROMIUM } from './chromium.ts';
import { KIT_WIDTH, openKit } from './kit-page.ts';

const folder = join(import.meta.dirname, 'kit');
const MADE_WITH = join(folder, 'made-with.json');
const isRenewing = process.env['KIT'] === 'renew';
const THEMES = ['light', 'dark'] as const;
/** A pixel differs if a channel does by more than this, of 255. */
const MOST_CHANNEL = 16;
/** The share of pixels that may differ: fewer than a border of another width would change. */
const MOST_PIXELS = 1 / 5000;
const QUALITY = 60;
const MOST_BYTES = 400_000;
/** Of a part with an open list: from its top, which is at that of the window. */
const OPEN_HEIGHT = 380;
/** What a click opens is all there within this time, on a busy machine too. */
const OPENING_MS = 5000;
/** Of what lies over the window. */
const OVER_HEIGHT = 480;
const WINDOW = { x: 0, y: 0, width: KIT_WIDTH };

/** The parts that a click opens, by their button; the picture shows what lies over the page too. */
const OPENED: Record<string, string> = {
  'select, open': 'Open choice',
  'date, open': 'Choose a day',
  'time, open': 'Choose a time',
  'colour, open': 'Choose a color',
  'menu, open': 'Open menu',
};
/** What opens over the whole window: the name of its picture, and its button. */
const OVER = {
  dialog: 'Open dialog',
  form: 'Open form',
  chooser: 'Open chooser',
  toast: 'Say',
  failure: 'Fail',
};

const pages: Partial<Record<(typeof THEMES)[number], Page>> = {};
/** Why no pictures are compared, if they are not. */
let whyNot = '';

beforeAll(async () => {
  if (!CHROMIUM) return;
  for (const theme of THEMES) pages[theme] = await openKit({ colorScheme: theme });
  const own = {
    chromium: pages.light!.context().browser()!.version().split('.')[0],
    font: await fontOf(pages.light!),
  };
  if (isRenewing) {
    rmSync(folder, { recursive: true, force: true });
    for (const theme of THEMES) mkdirSync(join(folder, theme), { recursive: true });
    writeFileSync(MADE_WITH, `${JSON.stringify(own, null, 1).replaceAll(/\n ?/g, ' ')}\n`);
  }
  const made = JSON.parse(readFileSync(MADE_WITH, 'utf8')) as typeof own;
  if (made.chromium !== own.chromium)
    whyNot = `they were taken with Chromium ${made.chromium}, and this is ${own.chromium}`;
  else if (made.font !== own.font) whyNot = 'they were taken with another font';
  if (whyNot) console.warn(`The pictures of the kit are not compared: ${whyNot}.`);
});

/** Returns a mark of the font that the page is drawn with: the width of a sentence. */
const fontOf = (page: Page) =>
  page.evaluate<number>(`(() => {
    const pen = document.createElement('canvas').getContext('2d');
    pen.font = '100px ' + getComputedStyle(document.body).fontFamily;
    return Math.round(pen.measureText('Sphinx of black quartz, judge my vow 0123456789').width);
  })()`);

async function take(page: Page, clip: { x: number; y: number; width: number; height: number }) {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: QUALITY,
    clip: { ...clip, scale: 1 },
  });
  await session.detach();
  return Buffer.from(data, 'base64');
}

/** Returns the share of pixels in which two pictures differ; 1 if their sizes do. */
const differenceOf = (page: Page, before: Buffer, after: Buffer) =>
  page.evaluate<number>(`(async () => {
    const pixels = async (base64) => {
      const response = await fetch('data:image/webp;base64,' + base64);
      const picture = await createImageBitmap(await response.blob());
      const pen = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
      pen.drawImage(picture, 0, 0);
      return pen.getImageData(0, 0, picture.width, picture.height);
    };
    const [a, b] = [await pixels('${before.toString('base64')}'), await pixels('${after.toString('base64')}')];
    if (a.width !== b.width || a.height !== b.height) return 1;
    let count = 0;
    for (let at = 0; at < a.data.length; at += 4)
      if ([0, 1, 2].some((channel) => Math.abs(a.data[at + channel] - b.data[at + channel]) > ${MOST_CHANNEL})) count++;
    return count / (a.data.length / 4);
  })()`);

/** Takes a picture, and returns what is wrong with it: nothing, or how it differs from the stored one. */
async function compare(page: Page, theme: string, name: string, height?: number): Promise<string[]> {
  const part = page.locator(`[data-part="${name}"]`);
  if (height === undefined) await part.scrollIntoViewIfNeeded();
  const box = height === undefined ? await part.boundingBox() : { ...WINDOW, height };
  const scroll = await page.evaluate<number>('scrollY');
  const area = { ...box!, y: box!.y + scroll };
  const file = join(folder, theme, `${name.replaceAll(/\W+/g, '-')}.webp`);
  if (isRenewing) {
    writeFileSync(file, await take(page, area));
    return [];
  }
  if (!existsSync(file)) return [`${theme} ${name} has no picture`];
  const stored = readFileSync(file);
  let picture: Buffer;
  let difference: number;
  const end = performance.now() + OPENING_MS;
  do {
    picture = await take(page, area);
    difference = stored.equals(picture) ? 0 : await differenceOf(page, stored, picture);
    if (difference <= MOST_PIXELS) return [];
  } while (performance.now() < end);
  const seen = join(tmpdir(), `kit-${theme}-${name.replaceAll(/\W+/g, '-')}.webp`);
  writeFileSync(seen, picture);
  return [`${theme} ${name} differs in ${(difference * 100).toFixed(2)} % of its pixels: see ${seen}`];
}

const top = (page: Page, name: string) =>
  page.locator(`[data-part="${name}"]`).evaluate((part) => part.scrollIntoView({ block: 'start' }));

/** Compares the parts that are open, and returns what is wrong. */
async function compareOpened(page: Page, theme: string): Promise<string[]> {
  const wrong: string[] = [];
  for (const [name, button] of Object.entries(OPENED)) {
    await top(page, name);
    const part = page.locator(`[data-part="${name}"]`);
    await part
      .getByLabel(button)
      .or(part.getByRole('button', { name: button }))
      .first()
      .click();
    wrong.push(...(await compare(page, theme, name, OPEN_HEIGHT)));
    await page.keyboard.press('Escape');
  }
  await top(page, 'combobox, open');
  await page.getByRole('combobox', { name: 'Combobox' }).pressSequentially('ad');
  await page.keyboard.press('ArrowDown');
  wrong.push(...(await compare(page, theme, 'combobox, open', OPEN_HEIGHT)));
  await page.keyboard.press('Escape');
  for (const [name, button] of Object.entries(OVER)) {
    await page.getByRole('button', { name: button, exact: true }).click();
    if (name === 'form') await page.getByRole('button', { name: 'Save' }).click();
    wrong.push(...(await compare(page, theme, `over, ${name}`, OVER_HEIGHT)));
    if (name === 'toast' || name === 'failure') await page.getByRole('button', { name: 'Close' }).click();
    else await page.keyboard.press('Escape');
  }
  return wrong;
}

describe.skipIf(!CHROMIUM)('the kit', () => {
  test.each(THEMES)('has no accessibility problem that axe finds, %s', async (theme) => {
    await expectAccessible(pages[theme]!);
  });

  test.for(THEMES)('looks as it did, %s', async (theme, { skip }) => {
    if (whyNot) skip(whyNot);
    const page = pages[theme]!;
    const names = await page
      .locator('[data-part]')
      .evaluateAll((parts) => parts.map((part) => part.getAttribute('data-part')!));
    const wrong: string[] = [];
    for (const name of names) if (!name.endsWith(', open')) wrong.push(...(await compare(page, theme, name)));
    wrong.push(...(await compareOpened(page, theme)));
    expect(wrong.join('\n')).toBe('');
  });

  test('has small pictures, each of a part', () => {
    const sizes = THEMES.flatMap((theme) =>
      readdirSync(join(folder, theme)).map((file) => readFileSync(join(folder, theme, file)).length),
    );
    expect(sizes.length).toBeGreaterThan(50);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST_BYTES);
  });
});
