import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { CaptionEvent } from '../../../../contract/stream/captions.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { advance, nextId } from '../../../platform/data/sequence.ts';
import { type DueJob, insertJob, type JobKind } from '../../../platform/work/jobs.ts';
import { captions, type OccasionRow, occasions } from '../captions/schema.ts';
import { streams } from '../streams/schema.ts';

/** The job that writes the captions of an occasion, which is its subject. */
export const CAPTIONS: JobKind = { kind: 'captions', queue: 'SEND' };

/** A stream or a milestone, or an SQL expression for one that the same batch creates. */
export type SubjectId = number | SQL;

/** Creates an occasion unless it exists. */
export function insertOccasion(ctx: Ctx, event: CaptionEvent, subjectId: SubjectId): [Statement, Statement] {
  const { organizationId } = ctx;
  const db = database(ctx);
  return [
    db.run(sql`INSERT INTO ${occasions} (id, organization_id, event, subject_id, created_at)
      SELECT ${nextId(organizationId, 'occasion')}, ${organizationId}, ${event}, ${subjectId}, ${ctx.now()}
      WHERE true ON CONFLICT (organization_id, event, subject_id) DO NOTHING`),
    db.run(advance(organizationId, 'occasion', sql`true`)),
  ];
}

/** Creates the job that writes the captions of an occasion. Returns the job. */
export function insertCaptionsJob(ctx: Ctx, event: CaptionEvent, subjectId: SubjectId): Statement<DueJob[]> {
  return insertJob(
    ctx,
    CAPTIONS,
    sql`(SELECT id FROM ${occasions}
      WHERE organization_id = ${ctx.organizationId} AND event = ${event} AND subject_id = ${subjectId})`,
  );
}

export function selectOccasion(ctx: Ctx, id: number): Statement<OccasionRow[]> {
  return database(ctx)
    .select()
    .from(occasions)
    .where(and(eq(occasions.id, id), eq(occasions.organizationId, ctx.organizationId)));
}

export function selectOccasionOf(
  ctx: Ctx,
  event: CaptionEvent,
  subjectId: SubjectId,
): Statement<OccasionRow[]> {
  return database(ctx)
    .select()
    .from(occasions)
    .where(
      and(
        eq(occasions.organizationId, ctx.organizationId),
        eq(occasions.event, event),
        sql`${occasions.subjectId} = ${subjectId}`,
      ),
    );
}

/** Deletes the milestones of another channel, so that they can be celebrated again. */
export function deleteMilestoneOccasions(ctx: Ctx): Statement {
  return database(ctx)
    .delete(occasions)
    .where(and(eq(occasions.organizationId, ctx.organizationId), eq(occasions.event, 'milestone')));
}

const ofStream = (ctx: Ctx, streamId: number, event: CaptionEvent) =>
  and(
    eq(captions.organizationId, ctx.organizationId),
    eq(captions.streamId, streamId),
    eq(captions.event, event),
  );

/** Expires unsent go-live captions after the stream has ended. */
export function updateExpiredByEnd(ctx: Ctx, streamId: number): Statement {
  return database(ctx)
    .update(captions)
    .set({ status: 'skipped', skipReason: 'expired', expiresAt: ctx.now(), updatedAt: ctx.now() })
    .where(and(ofStream(ctx, streamId, 'go_live'), inArray(captions.status, ['pending', 'approved'])));
}

/** Revives go-live captions that expired at the end of the stream, because it goes on; they wait for approval again. */
export function updateRevived(ctx: Ctx, streamId: number): Statement {
  return database(ctx)
    .update(captions)
    .set({
      status: 'pending',
      skipReason: null,
      expiresAt: null,
      approvedBy: null,
      approvedAt: null,
      updatedAt: ctx.now(),
    })
    .where(
      and(
        ofStream(ctx, streamId, 'go_live'),
        eq(captions.status, 'skipped'),
        eq(captions.skipReason, 'expired'),
      ),
    );
}

/** Deletes unsent captions about the end of the stream, because it goes on. */
export function deleteEndCaptions(ctx: Ctx, streamId: number): Statement {
  return database(ctx)
    .delete(captions)
    .where(
      and(
        ofStream(ctx, streamId, 'end_stream'),
        inArray(captions.status, ['pending', 'approved', 'skipped', 'failed']),
      ),
    );
}

/** Returns an SQL condition: the stream of a go-live occasion is still live, or that of an end occasion still ended. */
export function lasts(ctx: Ctx, { event, subjectId }: OccasionRow): SQL {
  if (event === 'milestone') return sql`true`;
  const status = event === 'go_live' ? 'live' : 'ended';
  return sql`EXISTS (SELECT 1 FROM ${streams}
    WHERE id = ${subjectId} AND organization_id = ${ctx.organizationId} AND status = ${status})`;
}

/** Returns an SQL expression: whether the occasion lasts and has no caption yet. */
export function isWithoutCaptions(ctx: Ctx, occasion: OccasionRow): SQL {
  return sql`(${lasts(ctx, occasion)} AND NOT EXISTS (SELECT 1 FROM ${captions} WHERE occasion_id = ${occasion.id}))`;
}
