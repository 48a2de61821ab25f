import type { Ctx } from '../../../platform/ctx.ts';
import { type Conflict, conflictsOf, type Item, needsLater } from './item.ts';
import { Timeline } from './timeline.ts';

/**
 * The distance from a range (milliseconds) within which its conflicts are searched. Only longer occurrences can have
 * conflicts beyond it.
 */
export const CONFLICT_REACH = 10 * 86_400_000;

/**
 * Returns the conflicts of each item of a timeline, which is extended up to `latest` if necessary. Includes conflicts
 * with occurrences that ended before the timeline begins.
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

/** Returns the occurrences that began before the timeline and end after the first item begins, sorted. */
async function listBefore(ctx: Ctx, { from, zone, running }: Timeline, items: Item[]): Promise<Item[]> {
  const starts = items.filter(({ isBusy }) => isBusy).map(({ occurrence }) => occurrence.from);
  const first = Math.max(Math.min(...starts), from - CONFLICT_REACH);
  if (first >= from) return running;
  const earlier = await Timeline.open(ctx, { from: first, to: from, latest: from, zone });
  while (earlier.end < from && earlier.canExtend) await earlier.extend(from);
  return [...earlier.running, ...earlier.items];
}
