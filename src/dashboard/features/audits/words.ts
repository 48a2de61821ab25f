/** Characters that turn the direction of the text around them. */
const DIRECTION = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** A quotation of a page, in which no character changes how the rest of the line reads. */
export const quoted = (text: string) =>
  text.replace(
    DIRECTION,
    (character) => `[U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}]`,
  );

/** The address, if a link may lead there: http or https. */
export function linkOf(url: string | null): string | null {
  const parsed = url === null ? null : URL.parse(url);
  return parsed && /^https?:$/.test(parsed.protocol) ? parsed.href : null;
}

/** `+8`, `−3`, `±0`. */
export const signed = (value: number) => (value === 0 ? '±0' : value > 0 ? `+${value}` : `−${-value}`);
