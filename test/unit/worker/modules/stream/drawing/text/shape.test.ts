import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Font as FontkitFont } from 'fontkit';
import { Blob, Buffer, Direction, Face, Feature, Font, shape } from 'harfbuzzjs';
import { describe, expect, test } from 'vitest';
import { TITLES } from '../../../../../../../src/dev/cards/titles.ts';
import { prepareText } from '../../../../../../../src/worker/modules/stream/drawing/text/glyphs.ts';
import type { Placed } from '../../../../../../../src/worker/modules/stream/drawing/text/line.ts';
import {
  baseDirection,
  shapeLine,
} from '../../../../../../../src/worker/modules/stream/drawing/text/shape.ts';
import { assets } from '../disk.ts';

const root = join(import.meta.dirname, '..', '..', '..', '..', '..', '..', '..');

/** Returns the width of `text` in em as HarfBuzz, the reference, measures it. */
function measureByHarfBuzz(text: string, face: string, isRightToLeft = false): number {
  const hbFace = new Face(new Blob(readFileSync(join(root, 'assets', 'fonts', `${face}.ttf`))));
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  if (isRightToLeft) buffer.setDirection(Direction.RTL);
  shape(new Font(hbFace), buffer, [new Feature('tnum')]);
  const glyphs = buffer.getGlyphInfosAndPositions();
  expect(glyphs.every(({ codepoint }) => codepoint !== 0)).toBe(true);
  return glyphs.reduce((sum, { xAdvance }) => sum + (xAdvance ?? 0), 0) / hbFace.upem;
}

function pathOf(placed: Placed): string | null {
  return placed.kind === 'glyph' ? placed.path : null;
}

function outline(font: FontkitFont, character: string): string {
  return font.glyphForCodePoint(character.codePointAt(0)!).path.toSVG();
}

describe('shapeLine', () => {
  test.each([
    ['Tomorrow: AVATAR, “To Win” (1,234)', 'inter-800', false],
    ['Việt Nam trực tiếp Größe Ελλάδα Україна', 'inter-800', false],
    ['السلام عليكم ورحمة الله', 'arabic-700', true],
    ['تَجْرِبَةٌ مُشَكَّلَةٌ', 'arabic-700', true],
    ['שידור חי שָׁלוֹם', 'hebrew-700', true],
    ['ถ่ายทอดสดวันนี้ น้ำ กี่ ปั้น ก็', 'thai-700', false],
    ['नमस्ते क्षत्रिय र्क श्रृंखला हिन्दी', 'devanagari-700', false],
    ['日本語の配信がはじまる', 'jp-700', false],
    ['라이브 방송', 'kr-700', false],
    ['直播今晚开始', 'sc-700', false],
  ] as const)('measures %s as HarfBuzz does', async (words, face, isRightToLeft) => {
    const text = await prepareText(assets, words, 800);
    expect(text.parts.every((part) => part.face === face)).toBe(true);
    const line = shapeLine(text, text.parts, baseDirection(words));
    expect(line.width).toBeCloseTo(measureByHarfBuzz(words, face, isRightToLeft), 2);
  });

  test('in Arabic, Latin words and numbers run from left to right, and the line from right to left', async () => {
    const text = await prepareText(assets, 'بث GO 12', 800);
    const inter = text.fonts.get('inter-800')!;
    const paths = shapeLine(text, text.parts, 'rtl').placed.map(pathOf);
    expect(paths.slice(0, 2)).toEqual([...'GO'].map((letter) => outline(inter, letter)));
    expect(paths.length).toBeGreaterThan(5);
  });

  test('a bracket in Arabic opens to the left', async () => {
    const text = await prepareText(assets, '(بث)', 800);
    const arabic = text.fonts.get('arabic-700')!;
    const paths = shapeLine(text, text.parts, 'rtl').placed.map(pathOf);
    expect([paths[0], paths.at(-1)]).toEqual([outline(arabic, '('), outline(arabic, ')')]);
  });

  test('a family, a flag and an astronaut are one picture each', async () => {
    for (const emoji of ['👨‍👩‍👧‍👦', '🇳🇿', '👩🏽‍🚀', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', '1️⃣', '❤️‍🔥']) {
      const text = await prepareText(assets, emoji, 800);
      expect(
        shapeLine(text, text.parts, 'ltr').placed.map(({ kind }) => kind),
        emoji,
      ).toEqual(['picture']);
    }
  });

  test('a sequence that is too new shows the picture of its first part', async () => {
    const text = await prepareText(assets, '👩‍🪿', 800);
    expect(shapeLine(text, text.parts, 'ltr').placed.map(({ kind }) => kind)).toEqual(['picture']);
  });
});

describe('prepareText', () => {
  test.each(Object.entries(TITLES))('no character of the title "%s" lacks a glyph', async (_, title) => {
    const text = await prepareText(assets, title, 800);
    expect(text.parts.length).toBeGreaterThan(0);
    for (const { text: grapheme, face, picture } of text.parts) {
      if (picture) continue;
      const run = text.fonts.get(face)!.layout(grapheme);
      expect(
        run.glyphs.every(({ id }) => id !== 0),
        grapheme,
      ).toBe(true);
    }
  });

  test('letters of mathematics are read as letters, and what no font has is left out', async () => {
    const text = await prepareText(assets, '𝗟𝗶𝘃𝗲 ꩜ 𓀀 now', 800);
    expect(
      text.parts
        .map((part) => part.text)
        .join('')
        .replace(/ +/g, ' '),
    ).toBe('Live now');
  });

  test('Chinese characters take the face of the language around them', async () => {
    const faceOf = async (words: string) => (await prepareText(assets, words, 800)).parts[0]!.face;
    expect(await faceOf('直播')).toBe('sc-700');
    expect(await faceOf('直播する')).toBe('jp-700');
    expect(await faceOf('直播 방송')).toBe('kr-700');
  });
});
