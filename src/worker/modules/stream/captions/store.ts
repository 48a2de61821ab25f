import { and, count, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { CaptionStatus } from '../../../../contract/stream/captions.ts';
import type { Platform } from '../../../../contract/stream/stream.ts';
import type { Ctx, ServiceCtx } from '../../../platform/ctx.ts';
import { raiseVersions } from '../../../platform/data/commit/announcing.ts';
import { requireThat } from '../../../platform/data/commit/commit.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { advance, idRange, nextId } from '../../../platform/data/sequence.ts';
import { recordEvent } from '../../../platform/work/outbox.ts';
import { type CaptionRow, captions, type OccasionRow } from './schema.ts';

const ofOrganization = (ctx: Ctx) => eq(captions.organizationId, ctx.organizationId);
const hasId = (ctx: Ctx, id: number) => and(eq(captions.id, id), ofOrganization(ctx));

export function selectCaption(ctx: Ctx, id: number): Statement<CaptionRow[]> {
  return database(ctx).select().from(captions).where(hasId(ctx, id));
}

export function selectCaptionsById(ctx: Ctx, ids: number[]): Statement<CaptionRow[]> {
  const isOne = sql`${captions.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`;
  return database(ctx)
    .select()
    .from(captions)
    .where(and(isOne, ofOrganization(ctx)));
}

export function selectCaptionsOf(ctx: Ctx, occasionId: number): Statement<CaptionRow[]> {
  return database(ctx)
    .select()
    .from(captions)
    .where(and(eq(captions.occasionId, occasionId), ofOrganization(ctx)))
    .orderBy(captions.id);
}

/** Counts the captions of these occasions written since `since`. */
export function selectWrittenCount(
  ctx: Ctx,
  occasionIds: number[],
  since: number,
): Statement<{ count: number }[]> {
  return database(ctx)
    .select({ count: count() })
    .from(captions)
    .where(
      and(inArray(captions.occasionId, occasionIds), ofOrganization(ctx), gte(captions.createdAt, since)),
    );
}

export interface CaptionFilter {
  stream_id?: number;
  event?: CaptionRow['event'];
  platform?: Platform;
  status?: CaptionStatus;
}

/** Selects captions, newest first. */
export function selectCaptions(
  ctx: Ctx,
  filter: CaptionFilter,
  page: { before: number | null; limit: number; offset: number },
): Statement<CaptionRow[]> {
  const { first, last } = idRange(ctx.organizationId);
  const newest = page.before === null ? last : Math.min(last, page.before - 1);
  return database(ctx)
    .select()
    .from(captions)
    .where(
      and(
        ofOrganization(ctx),
        sql`${captions.id} BETWEEN ${first} AND ${newest}`,
        filter.stream_id === undefined ? undefined : eq(captions.streamId, filter.stream_id),
        filter.event === undefined ? undefined : eq(captions.event, filter.event),
        filter.platform === undefined ? undefined : eq(captions.platform, filter.platform),
        filter.status === undefined ? undefined : eq(captions.status, filter.status),
      ),
    )
    .orderBy(desc(captions.id))
    .limit(page.limit)
    .offset(page.offset);
}

export type NewCaption = Pick<
  CaptionRow,
  'streamId' | 'milestoneId' | 'platform' | 'text' | 'image' | 'isStory' | 'model' | 'expiresAt'
>;

/**
 * Creates the caption of an occasion for a platform, unless it exists or `when` is false, with its event
 * `caption.pending`. The order matters: `changes()` is valid directly after the insert.
 */
export function insertCaption(ctx: Ctx, occasion: OccasionRow, caption: NewCaption, when: SQL): Statement[] {
  const { organizationId } = ctx;
  const now = ctx.now();
  const db = database(ctx);
  const { streamId, milestoneId, platform, text, image, isStory, model, expiresAt } = caption;
  const found = sql`(SELECT id FROM ${captions} WHERE occasion_id = ${occasion.id} AND platform = ${platform})`;
  const data = { caption_id: 0, stream_id: streamId, event: occasion.event, platform };
  return [
    db.run(sql`INSERT INTO ${captions} (id, organization_id, occasion_id, event, stream_id, milestone_id, platform,
        text, image, is_story, status, model, expires_at, created_at, updated_at)
      SELECT ${nextId(organizationId, 'caption')}, ${organizationId}, ${occasion.id}, ${occasion.event},
        CAST(${streamId} AS INTEGER), CAST(${milestoneId} AS INTEGER), ${platform}, ${text}, ${image},
        ${isStory ? 1 : 0}, 'pending',
        ${model}, ${expiresAt}, ${now}, ${now}
      WHERE ${when} ON CONFLICT (occasion_id, platform) DO NOTHING`),
    recordEvent(
      ctx,
      'caption.pending',
      sql`json_set(${JSON.stringify(data)}, '$.caption_id', ${found})`,
      sql`changes() = 1`,
    ),
    db.run(advance(organizationId, 'caption', sql`true`)),
  ];
}

const isStill = (
  ctx: Ctx,
  { id, version }: Pick<CaptionRow, 'id' | 'version'>,
  from: readonly CaptionStatus[],
) => and(hasId(ctx, id), eq(captions.version, version), inArray(captions.status, [...from]));

/** Fails the batch unless the caption still has this version and one of these states. */
export function requireCaption(
  ctx: Ctx,
  caption: Pick<CaptionRow, 'id' | 'version'>,
  from: readonly CaptionStatus[],
): Statement {
  return requireThat(
    database(ctx),
    sql`EXISTS (SELECT 1 FROM ${captions} WHERE ${isStill(ctx, caption, from)})`,
  );
}

/** Changes a caption that still has this version and one of these states. Returns it, or no row. */
export function updateCaptionRow(
  ctx: Ctx,
  caption: Pick<CaptionRow, 'id' | 'version'>,
  from: readonly CaptionStatus[],
  change: Partial<CaptionRow>,
): Statement<CaptionRow[]> {
  return database(ctx)
    .update(captions)
    .set({ ...change, updatedAt: ctx.now() })
    .where(isStill(ctx, caption, from))
    .returning();
}

/** Expires due captions of all organizations, at most `limit` at once. */
export function updateExpired(ctx: ServiceCtx, limit: number): Statement[] {
  const now = ctx.now();
  const some = database(ctx)
    .select({ id: captions.id })
    .from(captions)
    .where(and(lt(captions.expiresAt, now), sql`${captions.status} IN ('pending', 'approved')`))
    .limit(limit);
  const isDue = inArray(captions.id, some);
  return [
    raiseVersions(database(ctx), sql`SELECT organization_id FROM ${captions} WHERE ${isDue}`),
    database(ctx)
      .update(captions)
      .set({ status: 'skipped', skipReason: 'expired', updatedAt: now })
      .where(isDue),
  ];
}

/** Returns the text of a caption, as an expression. Its id and organization are expressions. */
export function captionTextOf(captionId: SQL, organizationId: SQL): SQL {
  return sql`(SELECT c.text FROM ${captions} AS c WHERE c.id = ${captionId} AND c.organization_id = ${organizationId})`;
}
