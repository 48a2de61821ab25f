import type { ChangeMilestone, Milestone } from '../../../../contract/stream/milestones.ts';
import { DomainError, isUniqueViolation, notFound } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { audit } from '../../../platform/data/audit-log.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { thresholdExists } from './add.ts';
import { toMilestone } from './present.ts';
import { selectMilestone, updateMilestoneRow } from './store.ts';

/**
 * Switches a milestone on or off, or moves a custom one. Throws `not_found`; `conflict` (THRESHOLD_EXISTS); `refused`
 * (BUILT_IN_THRESHOLD).
 */
export async function updateMilestone(
  ctx: Ctx,
  { id, threshold, is_enabled }: ChangeMilestone,
): Promise<Milestone> {
  const [[old]] = await commit(database(ctx), [selectMilestone(ctx, id)]);
  if (!old) throw notFound('milestone');
  const moves = threshold !== undefined && threshold !== old.threshold;
  if (moves && !old.isCustom) {
    throw new DomainError(
      'refused',
      'BUILT_IN_THRESHOLD',
      'A built-in threshold stays as it is. Switch it off, and add one of your own.',
    );
  }
  if (!moves && (is_enabled === undefined || is_enabled === old.isEnabled)) return toMilestone(old);
  try {
    const [[row]] = await commit(database(ctx), [
      updateMilestoneRow(ctx, id, { isEnabled: is_enabled, ...(moves ? { threshold } : {}) }),
      audit(ctx, 'milestone.updated', `milestone:${old.threshold}`, { threshold, is_enabled }),
    ]);
    if (!row) throw notFound('milestone');
    return toMilestone(row);
  } catch (error) {
    throw moves && isUniqueViolation(error) ? thresholdExists(threshold) : error;
  }
}
