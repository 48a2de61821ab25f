import type { Card, MilestoneCardRequest } from '../../../../contract/stream/cards.ts';
import { DomainError, notFound } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { limitOutside } from '../../../platform/outside/limit.ts';
import { selectLastReached, selectMilestone } from '../milestones/store.ts';
import { makeMilestoneCard } from './milestone-card.ts';
import { toCard } from './present.ts';

/** Draws a card about a milestone. Throws `not_found`; `refused` (NO_MILESTONE); and the errors of `limitOutside`. */
export async function createMilestoneCard(ctx: Ctx, input: MilestoneCardRequest): Promise<Card> {
  await limitOutside(ctx, 'card');
  const subscribers = input.subscriber_count ?? (await findThreshold(ctx, input.milestone_id));
  return toCard(ctx, await makeMilestoneCard(ctx, { subscribers, size: input.size, format: input.format }));
}

async function findThreshold(ctx: Ctx, id: number | undefined): Promise<number> {
  const [[row]] = await commit(database(ctx), [
    id === undefined ? selectLastReached(ctx) : selectMilestone(ctx, id),
  ]);
  if (row) return row.threshold;
  if (id !== undefined) throw notFound('milestone');
  throw new DomainError('refused', 'NO_MILESTONE', 'No milestone was reached yet. Send a subscriber_count.');
}
