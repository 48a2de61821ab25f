/** The smallest of 1, 2, 4, 5, 8 times a power of ten that is no less than `value`: its half is even, too. */
export function niceTop(value: number): number {
  if (value <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  return [1, 2, 4, 5, 8, 10].map((step) => step * power).find((top) => top >= value) ?? 10 * power;
}
