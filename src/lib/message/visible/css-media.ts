/** The two readers for whom a text may be visible: at a desk, and with a phone; both in a light colour scheme. */
export const READERS = [
  { width: 1200, height: 900, isPhone: false },
  { width: 390, height: 800, isPhone: true },
] as const;

type Reader = (typeof READERS)[number];

/** Returns whether a media query list matches for a reader. A query with an unknown feature does not match. */
export function isMediaFor(query: string, reader: Reader): boolean {
  return query.split(',').some((part) => holds(part.trim().toLowerCase(), reader));
}

function holds(query: string, reader: Reader): boolean {
  const words = query.split(/\s+and\s+|\s+/).filter(Boolean);
  const isNegated = words[0] === 'not';
  const conditions = query
    .replace(/^(?:only|not)\s/, '')
    .split(/\band\b/)
    .map((condition) => condition.trim());
  return conditions.every((condition) => isConditionFor(condition, reader)) !== isNegated;
}

function isConditionFor(condition: string, reader: Reader): boolean {
  if (condition === '' || condition === 'all' || condition === 'screen') return true;
  if (!condition.startsWith('(') || !condition.endsWith(')')) return false;
  const [feature = '', value = ''] = condition
    .slice(1, -1)
    .split(':')
    .map((word) => word.trim());
  const pixels = Number.parseFloat(value) * (/(?:em|rem)$/.test(value) ? 16 : 1);
  switch (feature) {
    case 'max-width':
    case 'max-device-width':
      return reader.width <= pixels;
    case 'min-width':
    case 'min-device-width':
      return reader.width >= pixels;
    case 'max-height':
    case 'max-device-height':
      return reader.height <= pixels;
    case 'min-height':
    case 'min-device-height':
      return reader.height >= pixels;
    case 'orientation':
      return (value === 'portrait') === reader.isPhone;
    case 'prefers-color-scheme':
      return value === 'light';
    case 'hover':
      return (value !== 'none') !== reader.isPhone;
    case 'color':
      return true;
    case '-webkit-min-device-pixel-ratio':
    case 'min-device-pixel-ratio':
      return pixels <= (reader.isPhone ? 2 : 1);
    default:
      return false;
  }
}
