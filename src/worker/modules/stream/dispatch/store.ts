import { and, desc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Announcement } from '../../../../contract/stream/captions.ts';
import type { Platform } from '../../../../contract/stream/stream.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { type DueJob, insertJobs, jobsOf } from '../../../platform/work/jobs.ts';
import { type CaptionRow, captions } from '../captions/schema.ts';
import { POST } from '../posting/store.ts';

/** The maximum number of captions queued by one call. */
const MAX_QUEUED = 1000;

const ofOrganization = (ctx: Ctx) => eq(captions.organizationId, ctx.organizationId);
const idsOf = (ids: number[]) => sql`${captions.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`;

/** Selects unexpired approved captions: these, or all. */
export function selectApproved(ctx: Ctx, ids?: number[]): Statement<CaptionRow[]> {
  return database(ctx)
    .select()
    .from(captions)
    .where(isQueueable(ctx, ['approved'], ids))
    .limit(MAX_QUEUED);
}

function isQueueable(ctx: Ctx, from: readonly CaptionRow['status'][], ids?: number[]): SQL | undefined {
  return and(
    ofOrganization(ctx),
    inArray(captions.status, [...from]),
    sql`(${captions.expiresAt} IS NULL OR ${captions.expiresAt} > ${ctx.now()})`,
    ids === undefined ? undefined : idsOf(ids),
  );
}

/**
 * Queues captions in one of these states, with the jobs that post them. The first statement returns the captions, the
 * last one the jobs. `dispatch` is the ID of this call.
 */
export function updateQueued(
  ctx: Ctx,
  dispatch: string,
  from: readonly CaptionRow['status'][],
  ids?: number[],
): [Statement<CaptionRow[]>, Statement, Statement<DueJob[]>] {
  const db = database(ctx);
  const some = db
    .select({ id: captions.id })
    .from(captions)
    .where(isQueueable(ctx, from, ids))
    .limit(MAX_QUEUED);
  const queued = sql`SELECT organization_id, id AS subject_id FROM ${captions}
    WHERE organization_id = ${ctx.organizationId} AND status = 'sending' AND dispatch = ${dispatch}`;
  return [
    db
      .update(captions)
      .set({
        status: 'sending',
        dispatch,
        queuedAt: ctx.now(),
        nextAttemptAt: ctx.now(),
        attempts: 0,
        reads: 0,
        // A possibly published post is retried with the same container, which cannot be published twice.
        progress: sql`CASE WHEN ${captions.status} = 'unconfirmed' THEN ${captions.progress} ELSE '{}' END`,
        publishingAt: null,
        errorCode: null,
        errorMessage: null,
        postId: null,
        postUrl: null,
        updatedAt: ctx.now(),
      })
      .where(inArray(captions.id, some))
      .returning(),
    insertJobs(ctx, POST, queued),
    db.all(sql`SELECT job.id, 0 AS slow FROM ${jobsOf(POST)} AS job JOIN (${queued}) AS queued
      ON queued.organization_id = job.organization_id AND queued.subject_id = job.subject_id`),
  ];
}

const STATES: Record<Announcement['status'], CaptionRow['status'][]> = {
  pending: ['sending'],
  sent: ['sent'],
  failed: ['failed', 'unconfirmed'],
};

/** Selects dispatched captions, newest first. `before` is the time and ID of the last one of the previous page. */
export function selectAnnouncements(
  ctx: Ctx,
  { status, platform }: { status?: Announcement['status']; platform?: Platform },
  page: { before: number[] | null; limit: number; offset: number },
): Statement<CaptionRow[]> {
  const [queuedAt, id] = page.before ?? [];
  return database(ctx)
    .select()
    .from(captions)
    .where(
      and(
        ofOrganization(ctx),
        isNotNull(captions.queuedAt),
        inArray(captions.status, status ? STATES[status] : Object.values(STATES).flat()),
        platform === undefined ? undefined : eq(captions.platform, platform),
        queuedAt === undefined || id === undefined
          ? undefined
          : sql`(${captions.queuedAt}, ${captions.id}) < (${queuedAt}, ${id})`,
      ),
    )
    .orderBy(desc(captions.queuedAt), desc(captions.id))
    .limit(page.limit)
    .offset(page.offset);
}
