/** A drawing at `x`, in em from the left end of the line. */
export type Placed =
  | { kind: 'glyph'; x: number; y: number; path: string; unitsPerEm: number }
  | { kind: 'picture'; x: number; svg: string };

export interface Line {
  /** Width in em, without tracking, and the number of gaps that tracking widens. */
  width: number;
  gaps: number;
  /** The start of the leftmost glyph's outline. */
  inkStart: number;
  placed: Placed[];
  /** For each of `placed`, the number of gaps left of it. */
  gapsBefore: number[];
}
