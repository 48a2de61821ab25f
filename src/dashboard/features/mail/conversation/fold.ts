/** Folded messages in a row from which on they become one line. */
const MANY = 4;

/**
 * The longest run of folded messages after the first one that is worth one line: `from` up to, but not with, `to`.
 * The one before an open message stays, as it is what that one answers.
 */
export function foldedMiddle(open: readonly boolean[]): { from: number; to: number } | undefined {
  let best: { from: number; to: number } | undefined;
  let from = 1;
  for (let at = 1; at <= open.length; at++) {
    if (at < open.length && !open[at]) continue;
    const to = at < open.length ? at - 1 : at;
    if (to - from >= MANY && (!best || to - from > best.to - best.from)) best = { from, to };
    from = at + 1;
  }
  return best;
}
