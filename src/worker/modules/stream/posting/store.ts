import { and, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Announcement } from '../../../../contract/stream/captions.ts';
import type { PlatformCode } from '../../../../contract/stream/credentials.ts';
import type { Platform } from '../../../../contract/stream/stream.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import {
  type Claim,
  type DueJob,
  holdsLease,
  insertJobs,
  type JobKind,
  jobsOf,
} from '../../../platform/work/jobs.ts';
import { recordEvent } from '../../../platform/work/outbox.ts';
import { type CaptionRow, captions } from '../captions/schema.ts';
import type { Progress, Published } from '../platforms/platform.ts';

/** The job that posts a caption, which is its subject. */
export const POST: JobKind = { kind: 'post', queue: 'SEND' };

/** Captions queued by one call. */
const MAX_QUEUED = 1000;

const ofOrganization = (ctx: Ctx) => eq(captions.organizationId, ctx.organizationId);
const hasId = (ctx: Ctx, id: number) => and(eq(captions.id, id), ofOrganization(ctx));
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

/** Selects the go-live posts of a stream that do not say yet that it has ended. */
export function selectEditable(
  ctx: Ctx,
  streamId: number,
): Statement<Pick<CaptionRow, 'id' | 'platform' | 'postId'>[]> {
  return database(ctx)
    .select({ id: captions.id, platform: captions.platform, postId: captions.postId })
    .from(captions)
    .where(
      and(
        ofOrganization(ctx),
        eq(captions.streamId, streamId),
        eq(captions.event, 'go_live'),
        eq(captions.status, 'sent'),
        eq(captions.isEdited, false),
      ),
    );
}

export function updateEdited(ctx: Ctx, id: number): Statement {
  return database(ctx).update(captions).set({ isEdited: true }).where(hasId(ctx, id));
}

const isHeld = (ctx: Ctx, id: number, claim: Claim) =>
  and(hasId(ctx, id), eq(captions.status, 'sending'), holdsLease(claim));

/** Stores the progress of the post. Returns no row if the claim was lost. */
export function updateProgress(
  ctx: Ctx,
  id: number,
  claim: Claim,
  progress: Progress,
): Statement<{ id: number }[]> {
  return database(ctx)
    .update(captions)
    .set({ progress })
    .where(isHeld(ctx, id, claim))
    .returning({ id: captions.id });
}

/** Records that the publishing call begins, which only one run may do. Returns no row if it may not. */
export function updatePublishing(ctx: Ctx, id: number, claim: Claim): Statement<{ id: number }[]> {
  return database(ctx)
    .update(captions)
    .set({ publishingAt: ctx.now(), reads: 0, attempts: sql`${captions.attempts} + 1` })
    .where(and(isHeld(ctx, id, claim), isNull(captions.publishingAt)))
    .returning({ id: captions.id });
}

/** Assigns a found post to this caption. Returns no row if another caption has it. */
export function updateFound(
  ctx: Ctx,
  { id, platform }: CaptionRow,
  claim: Claim,
  { postId, postUrl }: Published,
): Statement<{ id: number }[]> {
  const isTaken = sql`EXISTS (SELECT 1 FROM ${captions} AS other WHERE other.organization_id = ${ctx.organizationId}
    AND other.platform = ${platform} AND other.post_id = ${postId} AND other.id <> ${id})`;
  return database(ctx)
    .update(captions)
    .set({ postId, postUrl })
    .where(and(isHeld(ctx, id, claim), sql`NOT ${isTaken}`))
    .returning({ id: captions.id });
}

/** Changes a caption while this claim holds. */
export function updateHeld(ctx: Ctx, id: number, claim: Claim, change: Partial<CaptionRow>): Statement {
  return database(ctx)
    .update(captions)
    .set({ ...change, updatedAt: ctx.now() })
    .where(isHeld(ctx, id, claim));
}

/** Marks the post as sent. Records `announcement.sent`. */
export function updateSent(
  ctx: Ctx,
  row: CaptionRow,
  claim: Claim,
  { postId, postUrl }: Published,
): Statement[] {
  const data = { ...eventOf(row), post_id: postId, post_url: postUrl };
  return [
    // Before the caption changes, whose state is the condition for the event.
    recordEvent(ctx, 'announcement.sent', sql`${JSON.stringify(data)}`, isSending(ctx, row.id, claim)),
    updateHeld(ctx, row.id, claim, {
      status: 'sent',
      postId,
      postUrl,
      postedAt: ctx.now(),
      nextAttemptAt: null,
      publishingAt: null,
      errorCode: null,
      errorMessage: null,
    }),
  ];
}

/** Marks the post as failed or unconfirmed. Records `announcement.failed`. */
export function updateFailed(
  ctx: Ctx,
  row: CaptionRow,
  claim: Claim,
  { status, code, message }: { status: 'failed' | 'unconfirmed'; code: PlatformCode; message: string },
): Statement[] {
  const data = { ...eventOf(row), code, message };
  return [
    recordEvent(ctx, 'announcement.failed', sql`${JSON.stringify(data)}`, isSending(ctx, row.id, claim)),
    updateHeld(ctx, row.id, claim, {
      status,
      nextAttemptAt: null,
      publishingAt: null,
      errorCode: code,
      errorMessage: message,
    }),
  ];
}

function isSending(ctx: Ctx, id: number, claim: Claim): SQL {
  return sql`EXISTS (SELECT 1 FROM ${captions} WHERE id = ${id} AND organization_id = ${ctx.organizationId}
    AND status = 'sending') AND ${holdsLease(claim)}`;
}

function eventOf({ id, streamId, event, platform }: CaptionRow) {
  return { caption_id: id, stream_id: streamId, event, platform };
}
