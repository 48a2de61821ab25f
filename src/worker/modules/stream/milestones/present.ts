import type { Milestone } from '../../../../contract/stream/milestones.ts';
import type { MilestoneRow } from './schema.ts';

export function toMilestone(row: MilestoneRow): Milestone {
  const seenAt = firstSeen(row.threshold);
  return {
    id: row.id,
    threshold: row.threshold,
    is_custom: row.isCustom,
    is_enabled: row.isEnabled,
    reached_at: row.reachedAt === null ? null : new Date(row.reachedAt).toISOString(),
    warning:
      seenAt === row.threshold
        ? null
        : `The video platform rounds counts down: Herald sees this threshold at ${seenAt.toLocaleString('en')} subscribers.`,
  };
}

/** Returns the lowest displayable count at or above the threshold: the platform keeps three significant figures. */
export function firstSeen(threshold: number): number {
  const step = 10 ** Math.max(0, String(threshold).length - 3);
  return Math.ceil(threshold / step) * step;
}
