/** Label colors that most people can distinguish. */
export const LABEL_COLORS = [
  '#4f46e5',
  '#0e7490',
  '#15803d',
  '#ca8a04',
  '#c2410c',
  '#be123c',
  '#a21caf',
  '#78716c',
] as const;

/** Returns the first unused color. */
export const nextColor = (labels: readonly { color: string }[]): string =>
  LABEL_COLORS.find((each) => !labels.some(({ color }) => color === each)) ??
  LABEL_COLORS[labels.length % LABEL_COLORS.length]!;
