import type { Schemas } from '../../../api/client.ts';

type Milestone = Pick<Schemas['Milestone'], 'threshold' | 'is_enabled' | 'warning'>;

/** Returns the lowest enabled threshold above the count, and the progress from the one below it. */
export function nextMilestone(milestones: Milestone[], subscribers: number) {
  const thresholds = milestones.filter(({ is_enabled }) => is_enabled);
  const above = thresholds.filter(({ threshold }) => threshold > subscribers);
  const next = above.sort((a, b) => a.threshold - b.threshold)[0];
  if (!next) return null;
  const from = Math.max(0, ...thresholds.map((each) => each.threshold).filter((each) => each <= subscribers));
  return { ...next, from, part: (subscribers - from) / (next.threshold - from) };
}
