import { html } from 'hono/html';
import type { Check, DimensionId } from '../../../../contract/audits/audits.ts';

/** Markup in which every value is escaped. */
export type Markup = ReturnType<typeof html>;

export const DIMENSION_NAMES: Record<DimensionId, string> = {
  seo: 'Search engines',
  performance: 'Performance',
  social_media: 'Social media',
  brand_consistency: 'Brand consistency',
  security: 'Security',
};

/** Characters that change the direction of the surrounding text. */
const DIRECTION = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Quotes a page so that no character changes how the rest of the line reads. */
export function quoted(text: string): string {
  return text.replace(
    DIRECTION,
    (character) => `[U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}]`,
  );
}

/** Renders text in which backticks mark code. */
export function withCode(text: string): Markup {
  return html`${text.split('`').map((part, n) => (n % 2 === 1 ? html`<code>${part}</code>` : part))}`;
}

/** Returns the address if it may be linked: http or https. */
export function linkOf(url: string): string | null {
  const parsed = URL.parse(url);
  return parsed && /^https?:$/.test(parsed.protocol) ? parsed.href : null;
}

/** Formats a time as `12 November 2026 at 14:05 UTC`. */
export function dateOf(iso: string): string {
  const format = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const;
  return `${new Intl.DateTimeFormat('en-GB', format).format(new Date(iso))} UTC`;
}

const UNITS = ['B', 'KB', 'MB', 'GB'];

export function bytesOf(bytes: number): string {
  const step = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  const value = bytes / 1000 ** step;
  return `${value >= 100 || step === 0 ? Math.round(value) : value.toFixed(1)} ${UNITS[step]}`;
}

/** Formats `1 check`, `3 checks`. */
export function countOf(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** Formats `+8`, `−3`, `±0`. */
export function signed(value: number): string {
  return value === 0 ? '±0' : value > 0 ? `+${value}` : `−${-value}`;
}

/** Returns the anchor of a check on the page. */
export function anchorOf(dimension: DimensionId, check: Pick<Check, 'id'>): string {
  return `${dimension}.${check.id}`.replace(/[^\w.-]/g, '_');
}
