import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { TITLES } from '../../../../../src/dev/cards/titles.ts';
import { assetsOf } from '../../../../../src/worker/modules/stream/drawing/assets.ts';
import { type LiveCardInput, MAX_PNG_BYTES } from '../../../../../src/worker/modules/stream/drawing/card.ts';
import {
  blend,
  contrast,
  INK,
  WHITE,
} from '../../../../../src/worker/modules/stream/drawing/color/palette.ts';
import { readHeader } from '../../../../../src/worker/modules/stream/drawing/engine/header.ts';
import { decodeJpeg } from '../../../../../src/worker/modules/stream/drawing/engine/jpeg.ts';
import type { Pixels } from '../../../../../src/worker/modules/stream/drawing/engine/pixels.ts';
import { decodePng } from '../../../../../src/worker/modules/stream/drawing/engine/png.ts';
import {
  layOutFeed,
  layOutStory,
  renderFeedCard,
  renderStoryCard,
} from '../../../../../src/worker/modules/stream/drawing/live.ts';
import {
  layOutMilestone,
  renderMilestoneCard,
} from '../../../../../src/worker/modules/stream/drawing/milestone.ts';
import type { TextBox } from '../../../../../src/worker/modules/stream/drawing/text/draw.ts';
import { flat, noise } from './pictures.ts';

const assets = assetsOf(env.ASSETS);
const brand = { name: 'Harbor Workshop', color: '#2563eb', logo: null };
const input: LiveCardInput = {
  brand,
  title: TITLES.plain,
  thumbnail: null,
  videoId: 'dQw4w9WgXcQ',
  viewerCount: 1234,
  callToAction: 'Watch on YouTube',
};

describe('every format', () => {
  const formats = [
    ['story', 1080, 1920, (format: 'png' | 'jpeg') => renderStoryCard(assets, input, format)],
    ['feed', 1080, 1350, (format: 'png' | 'jpeg') => renderFeedCard(assets, input, format)],
    [
      'square milestone',
      1080,
      1080,
      (format: 'png' | 'jpeg') =>
        renderMilestoneCard(assets, { brand, subscribers: 10_000 }, '1080x1080', format),
    ],
    [
      'wide milestone',
      1200,
      630,
      (format: 'png' | 'jpeg') =>
        renderMilestoneCard(assets, { brand, subscribers: 10_000 }, '1200x630', format),
    ],
  ] as const;

  test.each(formats)(
    '%s is %i x %i as PNG and as JPEG, and has the same bytes each time',
    async (_, width, height, render) => {
      const png = await render('png');
      expect(png).toMatchObject({ width, height, contentType: 'image/png' });
      expect(readHeader(png.bytes)).toMatchObject({ type: 'png', width, height });
      expect(png.bytes.length).toBeLessThan(MAX_PNG_BYTES);
      expect(Buffer.compare((await render('png')).bytes, png.bytes)).toBe(0);
      const jpeg = await render('jpeg');
      expect(jpeg).toMatchObject({ width, height, contentType: 'image/jpeg' });
      expect(readHeader(jpeg.bytes)).toMatchObject({ type: 'jpeg', width, height });
      expect(Buffer.compare((await render('jpeg')).bytes, jpeg.bytes)).toBe(0);
    },
  );
});

test('PNG and JPEG show the same picture', async () => {
  const png = await decodePng((await renderStoryCard(assets, input, 'png')).bytes);
  const jpeg = await decodeJpeg((await renderStoryCard(assets, input, 'jpeg')).bytes);
  let difference = 0;
  for (let at = 0; at < png.data.length; at++) difference += Math.abs(png.data[at]! - jpeg.data[at]!);
  expect(difference / png.data.length).toBeLessThan(3);
});

test('a JPEG keeps the full resolution of its colours (4:4:4)', async () => {
  const { bytes } = await renderFeedCard(assets, input, 'jpeg');
  const frame = readHeader(bytes)!.end;
  const components = bytes[frame + 9]!;
  const sampling = Array.from({ length: components }, (_, i) => bytes[frame + 11 + 3 * i]);
  expect(sampling).toEqual([0x11, 0x11, 0x11]);
});

test('a thumbnail of noise still makes a PNG of at most 2 MB', async () => {
  const card = await renderStoryCard(
    assets,
    { ...input, thumbnail: { bytes: await noise(1280, 720) } },
    'png',
  );
  expect(card.bytes.length).toBeLessThanOrEqual(MAX_PNG_BYTES);
});

test('a new video without a thumbnail has another pattern, the same one always the same', async () => {
  const other = await renderFeedCard(assets, { ...input, videoId: 'aaaaaaaaaaa' }, 'png');
  const own = await renderFeedCard(assets, input, 'png');
  expect(Buffer.compare(own.bytes, other.bytes)).not.toBe(0);
});

/** Returns the lowest contrast of secondary text on every seventh pixel of a box. */
function leastContrast(canvas: Pixels, box: TextBox): number {
  let least = 21;
  for (let y = Math.floor(box.y); y < box.y + box.height; y += 7) {
    for (let x = Math.floor(box.x); x < box.x + box.width; x += 7) {
      const at = (y * canvas.width + x) * 4;
      const below = [canvas.data[at]! / 255, canvas.data[at + 1]! / 255, canvas.data[at + 2]! / 255] as const;
      least = Math.min(least, contrast(blend(WHITE, INK.second, below), below));
    }
  }
  return least;
}

describe('layout', () => {
  const cases = Object.entries(TITLES).map(([name, title], i) => ({
    name,
    title,
    color: ['#2563eb', '#facc15', '#111111', null][i % 4]!,
    grey: i % 2 ? 250 : 5,
  }));

  test.each(cases)(
    '"$name" keeps clear of edges and reserved areas, and is read on what lies behind',
    async (sample) => {
      const bytes = await flat(640, 360, [sample.grey, 255, sample.grey]);
      const own = { ...brand, color: sample.color };
      const changed = { ...input, title: sample.title, brand: own, thumbnail: { bytes } };
      const story = await layOutStory(assets, changed);
      expect(story.text.length).toBeGreaterThanOrEqual(5);
      for (const box of story.text) {
        expect(box.y).toBeGreaterThanOrEqual(250);
        expect(box.y + box.height).toBeLessThanOrEqual(1920 - 340);
        expect(box.x).toBeGreaterThanOrEqual(64);
        expect(box.x + box.width).toBeLessThanOrEqual(1080 - 64);
        expect(box.size).toBeGreaterThanOrEqual(36);
        expect(leastContrast(story.canvas, box)).toBeGreaterThan(4.4);
      }
    },
  );

  test('a post in the feed keeps clear of its edges', async () => {
    for (const title of [TITLES.long, TITLES.thai, TITLES.letter]) {
      for (const box of (await layOutFeed(assets, { ...input, title })).text) {
        expect(box.x).toBeGreaterThanOrEqual(64);
        expect(box.x + box.width).toBeLessThanOrEqual(1080 - 64);
        expect(box.y).toBeGreaterThanOrEqual(64);
        expect(box.y + box.height).toBeLessThanOrEqual(1350 - 64);
      }
    }
  });

  test.each([0, 1, 999, 10_000, 999_999, 1_000_000, 123_456_789])(
    'a milestone of %i stays within its margins',
    async (subscribers) => {
      for (const [size, width, margin] of [
        ['1080x1080', 1080, 80],
        ['1200x630', 1200, 64],
      ] as const) {
        const name = 'A name of about forty characters in all';
        const { text } = await layOutMilestone(assets, { brand: { ...brand, name }, subscribers }, size);
        for (const box of text) {
          expect(box.x).toBeGreaterThanOrEqual(margin - 0.001);
          expect(box.x + box.width).toBeLessThanOrEqual(width - margin);
          expect(box.size).toBeGreaterThanOrEqual(36);
        }
        expect(Math.max(...text.map((box) => box.size))).toBeGreaterThan(140);
      }
    },
  );
});

describe('hostile input', () => {
  test('a title of markup is drawn, not obeyed', async () => {
    const title = '</g></svg><image href="https://example.com/x"/>&lt;script&gt; "\'';
    const { shapes } = await layOutStory(assets, { ...input, title });
    expect(shapes).not.toMatch(/<image|<script|href|example/);
    const card = await renderStoryCard(
      assets,
      { ...input, title, brand: { ...brand, color: '"/><x' } },
      'jpeg',
    );
    expect(card.width).toBe(1080);
  });

  test('a title of nothing that can be drawn says who is live', async () => {
    const empty = await layOutStory(assets, { ...input, title: '\u200b\u202e 𓀀', callToAction: null });
    const named = await layOutStory(assets, {
      ...input,
      title: 'Harbor Workshop is live',
      callToAction: null,
    });
    expect(empty.text).toEqual(named.text);
  });

  test('a damaged or foreign thumbnail counts as none', async () => {
    const none = await renderFeedCard(assets, input, 'jpeg');
    const whole = await flat(1280, 720, [200, 100, 50]);
    for (const bytes of [
      new Uint8Array(),
      new TextEncoder().encode('<html>not found</html>'),
      Uint8Array.of(0xff, 0xd8, 0xff, 0xc0, 0, 17, 8, 0xff, 0xff, 0xff, 0xff, 3, 0, 0, 0),
      whole.slice(0, 120),
    ]) {
      const card = await renderFeedCard(assets, { ...input, thumbnail: { bytes } }, 'jpeg');
      expect(Buffer.compare(card.bytes, none.bytes)).toBe(0);
    }
    const card = await renderFeedCard(assets, { ...input, thumbnail: { bytes: whole } }, 'jpeg');
    expect(Buffer.compare(card.bytes, none.bytes)).not.toBe(0);
  });
});
