/** Matches three or four numbers, as releases of libraries have, and an optional preview suffix. */
const VERSION = /^v?(\d{1,4}(?:\.\d{1,5}){1,3}(?:[.-]?(?:alpha|beta|canary|next|pre|rc|b)[\d.-]{0,10})?)$/i;

/** Parses a version, without “v”. With fewer numbers than `minNumbers` it is a range, or no version: null. */
export function readVersion(text: string, minNumbers = 3): string | null {
  const version = VERSION.exec(text)?.[1]?.toLowerCase() ?? '';
  const [numbers = ''] = version.split(/[a-z-]/, 1);
  return numbers.split('.').length < minNumbers ? null : version;
}

/** Compares versions by numbers, and previews before their release; below 0 if `a` is older. `1.9` is `1.9.0`. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [partsOf(a), partsOf(b)];
  for (let at = 0; at < Math.max(left.length, right.length); at++) {
    const difference = compareParts(left[at] ?? 0, right[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

function partsOf(version: string): (number | string)[] {
  const parts = version.toLowerCase().match(/\d+|[a-z]+/g) ?? [];
  return parts.map((part) => (/\d/.test(part) ? Number(part) : part));
}

function compareParts(a: number | string, b: number | string): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (typeof a === 'string' && typeof b === 'string') return a < b ? -1 : a > b ? 1 : 0;
  return typeof a === 'string' ? -1 : 1;
}
