/** Formatting of numbers on cards. */

const grouped = new Intl.NumberFormat('en-US');
const UNITS: [number, string][] = [
  [1_000_000_000, 'B'],
  [1_000_000, 'M'],
];

/** Formats in full up to 999,999 ("10,000"), then in millions with one decimal, truncated: "1.2M". */
export function formatFigure(value: number): string {
  for (const [unit, letter] of UNITS) {
    if (value >= unit) return `${grouped.format(Math.floor((value / unit) * 10) / 10)}${letter}`;
  }
  return grouped.format(Math.floor(value));
}

/** Returns "1,234 watching"; null for nobody, or a hidden number. */
export function describeViewers(viewerCount: number | null): string | null {
  return viewerCount && viewerCount > 0 ? `${formatFigure(viewerCount)} watching` : null;
}
