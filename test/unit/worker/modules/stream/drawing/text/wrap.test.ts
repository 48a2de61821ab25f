import { describe, expect, test } from 'vitest';
import { TITLES } from '../../../../../../../src/dev/cards/titles.ts';
import { findPieces } from '../../../../../../../src/worker/modules/stream/drawing/text/breaks.ts';
import { heightOf } from '../../../../../../../src/worker/modules/stream/drawing/text/draw.ts';
import { prepareText } from '../../../../../../../src/worker/modules/stream/drawing/text/glyphs.ts';
import {
  type Room,
  setText,
  widthOf,
} from '../../../../../../../src/worker/modules/stream/drawing/text/wrap.ts';
import { assets } from '../disk.ts';

const ROOM: Room = { width: 936, height: 320, sizes: [96, 80, 68, 56], maxLines: 3 };

async function cut(title: string): Promise<string[]> {
  const { parts } = await prepareText(assets, title, 800);
  return findPieces(parts).map(({ start, end }) =>
    parts
      .slice(start, end)
      .map((part) => part.text)
      .join(''),
  );
}

describe('findPieces', () => {
  test('English breaks at spaces and after hyphens, and not before punctuation', async () => {
    expect(await cut('Do-it-yourself radio, part 2 – the “case”!')).toEqual([
      'Do-',
      'it-',
      'yourself',
      'radio,',
      'part',
      '2',
      '–',
      'the',
      '“case”!',
    ]);
  });

  test('Japanese begins no line with closing marks and ends none with opening ones', async () => {
    const pieces = await cut('【生配信】はじめての「電子工作」、やりましょう。ラーメン!');
    expect(pieces.length).toBeGreaterThan(5);
    for (const piece of pieces) {
      expect(piece).not.toMatch(/^[】」、。ー!]/u);
      expect(piece).not.toMatch(/[【「]$/u);
    }
  });

  test('Thai breaks between words, which have no spaces', async () => {
    const pieces = await cut('ถ่ายทอดสดวันนี้เรียนรู้กับเรา');
    expect(pieces.length).toBeGreaterThan(3);
    expect(pieces.join('')).toBe('ถ่ายทอดสดวันนี้เรียนรู้กับเรา');
  });
});

describe('setText', () => {
  test.each(Object.entries(TITLES))('the title "%s" fits its room', async (_, title) => {
    const block = setText(await prepareText(assets, title, 800), ROOM);
    expect(block.lines.length).toBeGreaterThan(0);
    expect(block.lines.length).toBeLessThanOrEqual(3);
    expect(heightOf(block)).toBeLessThanOrEqual(ROOM.height);
    for (const line of block.lines) {
      expect(widthOf(line, block.size, block.tracking)).toBeLessThanOrEqual(ROOM.width);
    }
  });

  test('a short title is large, a long one small and cut at a word', async () => {
    expect(setText(await prepareText(assets, 'Q', 800), ROOM).size).toBe(96);
    const long = await prepareText(assets, TITLES.long, 800);
    const block = setText(long, ROOM);
    expect(block.size).toBe(56);
    const ellipsis = long.fonts.get('inter-800')!.glyphForCodePoint(0x2026).path.toSVG();
    const last = block.lines.at(-1)!.placed.at(-1)!;
    expect(last.kind === 'glyph' && last.path === ellipsis).toBe(true);
  });

  test('the last line of a title holds at least a third of the longest', async () => {
    for (const title of [
      TITLES.plain,
      TITLES.two,
      'We are live again',
      'One more thing before the end of the year',
    ]) {
      const block = setText(await prepareText(assets, title, 800), ROOM);
      const widths = block.lines.map((line) => line.width);
      expect(widths.at(-1)! / Math.max(...widths), title).toBeGreaterThan(1 / 3);
    }
  });

  test('a word wider than a line is cut between letters, and none is lost', async () => {
    const word = await prepareText(assets, 'W'.repeat(60), 800);
    const block = setText(word, { ...ROOM, height: 2000, maxLines: 9 });
    expect(block.lines.length).toBeGreaterThan(1);
    expect(block.lines.reduce((sum, line) => sum + line.placed.length, 0)).toBe(60);
  });

  test('Arabic runs from the right, in taller lines', async () => {
    const block = setText(await prepareText(assets, TITLES.arabic, 800), ROOM);
    expect(block.direction).toBe('rtl');
    expect(block.lineHeight / block.size).toBeCloseTo(1.35);
  });
});
