import { and, asc, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../../platform/ctx.ts';
import { requireThat } from '../../../platform/data/commit/commit.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { advance, nextId } from '../../../platform/data/sequence.ts';
import { recordEvent } from '../../../platform/work/outbox.ts';
import { streamStates } from '../streams/schema.ts';
import { type MilestoneRow, milestones } from './schema.ts';

const ofOrganization = (ctx: Ctx) => eq(milestones.organizationId, ctx.organizationId);
const hasId = (ctx: Ctx, id: number) => and(eq(milestones.id, id), ofOrganization(ctx));

/** Selects the milestones, lowest first. */
export function selectMilestones(ctx: Ctx): Statement<MilestoneRow[]> {
  return database(ctx)
    .select()
    .from(milestones)
    .where(ofOrganization(ctx))
    .orderBy(asc(milestones.threshold));
}

export function selectMilestone(ctx: Ctx, id: number): Statement<MilestoneRow[]> {
  return database(ctx).select().from(milestones).where(hasId(ctx, id));
}

/** Selects the milestones not reached yet. */
export function selectAhead(ctx: Ctx): Statement<MilestoneRow[]> {
  return database(ctx)
    .select()
    .from(milestones)
    .where(and(ofOrganization(ctx), isNull(milestones.reachedAt)));
}

/** Selects the milestone last reached by a count, not before the first one. */
export function selectLastReached(ctx: Ctx): Statement<MilestoneRow[]> {
  return database(ctx)
    .select()
    .from(milestones)
    .where(and(ofOrganization(ctx), isNotNull(milestones.reachedCount)))
    .orderBy(desc(milestones.reachedAt), desc(milestones.threshold))
    .limit(1);
}

/** Creates a milestone. The first statement returns it. One that the channel has passed counts as reached. */
export function insertMilestone(
  ctx: Ctx,
  { threshold, isCustom }: { threshold: number; isCustom: boolean },
): [Statement<MilestoneRow[]>, Statement] {
  const { organizationId } = ctx;
  const db = database(ctx);
  return [
    db
      .insert(milestones)
      .values({
        id: nextId(organizationId, 'milestone'),
        organizationId,
        threshold,
        isCustom,
        reachedAt: reachedAtIfPassed(ctx, threshold),
        createdAt: ctx.now(),
      })
      .returning(),
    db.run(advance(organizationId, 'milestone', sql`true`)),
  ];
}

/** Returns an SQL expression: the current time if the channel has had as many subscribers, else NULL. */
function reachedAtIfPassed(ctx: Ctx, threshold: number): SQL<number> {
  return sql`(SELECT CASE WHEN subscriber_peak >= ${threshold} THEN CAST(${ctx.now()} AS INTEGER) END
    FROM ${streamStates} WHERE organization_id = ${ctx.organizationId})`;
}

/** Fails the batch if the organization has any milestone. */
export function requireNone(ctx: Ctx): Statement {
  return requireThat(
    database(ctx),
    sql`NOT EXISTS (SELECT 1 FROM ${milestones} WHERE organization_id = ${ctx.organizationId})`,
  );
}

/** Fails the batch if the organization has `max` custom milestones. */
export function requireRoom(ctx: Ctx, max: number): Statement {
  return requireThat(
    database(ctx),
    sql`(SELECT count(*) FROM ${milestones} WHERE organization_id = ${ctx.organizationId} AND is_custom = 1) < ${max}`,
  );
}

/** Changes a milestone and returns it. A new threshold can be reached again, unless the channel has passed it. */
export function updateMilestoneRow(
  ctx: Ctx,
  id: number,
  { threshold, isEnabled }: { threshold?: number; isEnabled?: boolean },
): Statement<MilestoneRow[]> {
  return database(ctx)
    .update(milestones)
    .set({
      ...(isEnabled === undefined ? {} : { isEnabled }),
      ...(threshold === undefined
        ? {}
        : { threshold, reachedAt: reachedAtIfPassed(ctx, threshold), reachedCount: null }),
    })
    .where(hasId(ctx, id))
    .returning();
}

/**
 * Marks milestones as passed. `count` is the count that reached the enabled ones, or null if they were passed before.
 */
export function updatePassed(ctx: Ctx, ids: number[], count: number | null): Statement {
  return database(ctx)
    .update(milestones)
    .set({
      reachedAt: ctx.now(),
      reachedCount: sql`CASE WHEN ${milestones.isEnabled} THEN CAST(${count} AS INTEGER) END`,
    })
    .where(and(ofOrganization(ctx), inArray(milestones.id, ids), isNull(milestones.reachedAt)));
}

/** Resets all milestones for another channel. */
export function updateUnreached(ctx: Ctx): Statement {
  return database(ctx)
    .update(milestones)
    .set({ reachedAt: null, reachedCount: null })
    .where(ofOrganization(ctx));
}

/** Records `milestone.reached`. */
export function recordMilestone(
  ctx: Ctx,
  { id, threshold, count }: { id: number; threshold: number; count: number },
): Statement {
  const data = {
    milestone_id: id,
    threshold,
    subscriber_count: count,
    reached_at: new Date(ctx.now()).toISOString(),
  };
  return recordEvent(ctx, 'milestone.reached', sql`${JSON.stringify(data)}`, sql`true`);
}
