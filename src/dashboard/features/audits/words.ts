/** Unicode characters that change text direction. */
const DIRECTION = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Returns a quotation from a page, without characters that change how the rest of the line is displayed. */
export const quoted = (text: string) =>
  text.replace(
    DIRECTION,
    (character) => `[U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}]`,
  );

/** Returns the URL if it may be linked: http or https. */
export function linkOf(url: string | null): string | null {
  const parsed = url === null ? null : URL.parse(url);
  return parsed && /^https?:$/.test(parsed.protocol) ? parsed.href : null;
}

/** `+8`, `−3`, `±0`. */
export const signed = (value: number) => (value === 0 ? '±0' : value > 0 ? `+${value}` : `−${-value}`);
