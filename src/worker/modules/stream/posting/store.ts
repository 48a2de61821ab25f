import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { PlatformCode } from '../../../../contract/stream/credentials.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { type Claim, holdsLease, type JobKind } from '../../../platform/work/jobs.ts';
import { recordEvent } from '../../../platform/work/outbox.ts';
import { type CaptionRow, captions } from '../captions/schema.ts';
import type { Progress, Published } from '../platforms/platform.ts';

/** The job that posts a caption, which is its subject. */
export const POST: JobKind = { kind: 'post', queue: 'SEND' };

const ofOrganization = (ctx: Ctx) => eq(captions.organizationId, ctx.organizationId);
const hasId = (ctx: Ctx, id: number) => and(eq(captions.id, id), ofOrganization(ctx));

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
