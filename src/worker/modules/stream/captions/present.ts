import type { Caption } from '../../../../contract/stream/captions.ts';
import { captionLength, MAX_LENGTH } from '../../../../lib/captions/length.ts';
import { costOf } from '../../../../lib/captions/problems.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { imageUrl } from '../images/public-image.ts';
import type { CaptionRow } from './schema.ts';

export function toCaption(ctx: Ctx, row: CaptionRow): Caption {
  return {
    id: row.id,
    stream_id: row.streamId,
    event: row.event,
    milestone_id: row.milestoneId,
    platform: row.platform,
    text: row.text,
    length: captionLength(row.platform, row.text),
    max_length: MAX_LENGTH[row.platform],
    image_url: row.image === null ? null : imageUrl(ctx.env, row.image),
    status: row.status,
    skip_reason: row.skipReason,
    version: row.version,
    model: row.model,
    cost_usd: costOf(row.platform, row.text),
    expires_at: time(row.expiresAt),
    attempts: row.attempts,
    error: row.errorCode === null ? null : { code: row.errorCode, message: row.errorMessage ?? '' },
    post_id: row.postId,
    post_url: row.postUrl,
    approved_by: row.approvedBy,
    approved_at: time(row.approvedAt),
    posted_at: time(row.postedAt),
    created_at: new Date(row.createdAt).toISOString(),
    updated_at: new Date(row.updatedAt).toISOString(),
  };
}

function time(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}
