/** A pattern for a video without a thumbnail, constant per video. */
import { createHash } from 'node:crypto';
import { hex, type Palette } from '../color/palette.ts';
import type { Rect } from '../engine/pixels.ts';

const COLUMNS = 8;

/** Draws quarters and halves of circles on a grid, in the brand's colours, as SVG that fills `rect`. */
export function drawPattern(videoId: string, rect: Rect, radius: number, palette: Palette): string {
  const side = rect.width / COLUMNS;
  const rows = Math.ceil(rect.height / side);
  const bytes = createHash('sha512').update(videoId).digest();
  const colors = [palette.glow, palette.second, palette.accent].map(hex);
  let tiles = '';
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      const random = bytes[(row * COLUMNS + column) % bytes.length]!;
      const x = rect.x + column * side;
      const y = rect.y + row * side;
      tiles += `<g transform="translate(${x} ${y})">${drawTile(random, side, colors)}</g>`;
    }
  }
  const clip = `<clipPath id="pattern"><rect x="${rect.x}" y="${rect.y}" width="${rect.width}" height="${rect.height}" rx="${radius}"/></clipPath>`;
  return `${clip}<g clip-path="url(#pattern)"><rect x="${rect.x}" y="${rect.y}" width="${rect.width}" height="${rect.height}" fill="${colors[0]}"/>${tiles}</g>`;
}

function drawTile(random: number, side: number, colors: string[]): string {
  const color = colors[1 + ((random >> 4) & 1)];
  const turn = `rotate(${90 * (random & 3)} ${side / 2} ${side / 2})`;
  switch ((random >> 2) & 3) {
    case 0:
      return `<path transform="${turn}" fill="${color}" d="M0 0H${side}A${side} ${side} 0 0 1 0 ${side}Z"/>`;
    case 1:
      return `<path transform="${turn}" fill="${color}" d="M0 0A${side / 2} ${side / 2} 0 0 0 ${side} 0Z"/>`;
    case 2:
      return `<circle cx="${side / 2}" cy="${side / 2}" r="${side / 4}" fill="${color}"/>`;
    default:
      return '';
  }
}
