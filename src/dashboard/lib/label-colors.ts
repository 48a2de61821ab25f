/**
 * Label colors. Any two differ by a CIEDE2000 of 13 or more, also to people who are color-blind, and each has a contrast
 * of 3 on the page of both themes.
 */
export const LABEL_COLORS = [
  '#175dde',
  '#2f98de',
  '#1f8c4b',
  '#9e9800',
  '#cc5200',
  '#ad3b60',
  '#a06493',
  '#988e88',
] as const;

/** Returns the first unused color. */
export const nextColor = (labels: readonly { color: string }[]): string =>
  LABEL_COLORS.find((each) => !labels.some(({ color }) => color === each)) ??
  LABEL_COLORS[labels.length % LABEL_COLORS.length]!;
