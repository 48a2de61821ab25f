import type { Milestone } from '../../../../contract/stream/milestones.ts';
import { DomainError, isUniqueViolation } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { audit } from '../../../platform/data/audit-log.ts';
import { commitUnlessRefused } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { listMilestones } from './list.ts';
import { toMilestone } from './present.ts';
import { insertMilestone, requireRoom } from './store.ts';

const MAX_CUSTOM = 50;

/**
 * Adds a custom threshold. One that the channel has passed counts as reached, without captions. Throws `conflict`
 * (THRESHOLD_EXISTS); `refused` (TOO_MANY_MILESTONES).
 */
export async function addMilestone(ctx: Ctx, threshold: number): Promise<Milestone> {
  // Creates the built-in ones, which may conflict with this one.
  await listMilestones(ctx);
  try {
    const [, [row]] = await commitUnlessRefused(
      database(ctx),
      [
        requireRoom(ctx, MAX_CUSTOM),
        ...insertMilestone(ctx, { threshold, isCustom: true }),
        audit(ctx, 'milestone.added', `milestone:${threshold}`),
      ],
      () =>
        new DomainError(
          'refused',
          'TOO_MANY_MILESTONES',
          `At most ${MAX_CUSTOM} custom thresholds are allowed.`,
        ),
    );
    return toMilestone(row!);
  } catch (error) {
    throw isUniqueViolation(error) ? thresholdExists(threshold) : error;
  }
}

export function thresholdExists(threshold: number): DomainError {
  return new DomainError('conflict', 'THRESHOLD_EXISTS', `There is a milestone at ${threshold} already.`);
}
