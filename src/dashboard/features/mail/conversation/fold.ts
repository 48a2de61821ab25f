/** The number of adjacent folded messages that collapse into one line. */
const MANY = 4;

/**
 * Returns the longest collapsible run of folded messages after the first one: `from` inclusive, `to` exclusive. The
 * message before an open one stays, as the open one replies to it.
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
