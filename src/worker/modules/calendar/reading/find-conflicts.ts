import type { Ctx } from '../../../platform/ctx.ts';
import { type Conflict, conflictsOf, type Item, needsLater } from './item.ts';
import { Timeline } from './timeline.ts';

/** How far from a range its conflicts are searched: only longer occurrences can have others. */
export const CONFLICT_REACH = 10 * 86_400_000;

/**
 * The conflicts of occurrences of a timeline, which is extended up to `latest` where that is needed. Those with what was
 * over before the timeline begins are found too.
 */
export async function findConflicts(
  ctx: Ctx,
  timeline: Timeline,
  items: Item[],
  latest: number,
): Promise<Conflict[][]> {
  const before = await listBefore(ctx, timeline, items);
  for (;;) {
    const sorted = [...before, ...timeline.items];
    const conflicts = items.map((item) => conflictsOf(item, sorted));
    const ends = items
      .filter((item, i) => needsLater(item, conflicts[i]!, timeline.end))
      .map(({ occurrence }) => occurrence.until);
    const end = Math.min(latest, Math.max(...ends));
    if (end <= timeline.end || !timeline.canExtend) return conflicts;
    await timeline.extend(end);
  }
}

/** Sorted: what began before the timeline, and ends after the first of the items begins. */
async function listBefore(ctx: Ctx, { from, zone, running }: Timeline, items: Item[]): Promise<Item[]> {
  const starts = items.filter(({ isBusy }) => isBusy).map(({ occurrence }) => occurrence.from);
  const first = Math.max(Math.min(...starts), from - CONFLICT_REACH);
  if (first >= from) return running;
  const earlier = await Timeline.open(ctx, { from: first, to: from, latest: from, zone });
  while (earlier.end < from && earlier.canExtend) await earlier.extend(from);
  return [...earlier.running, ...earlier.items];
}
