import type { Announcement } from '../../../../contract/stream/captions.ts';
import type { CaptionRow } from '../captions/schema.ts';

/** Returns the delivery of a dispatched caption, with the caption's ID. */
export function toAnnouncement(row: CaptionRow): Announcement {
  return {
    id: row.id,
    caption_id: row.id,
    stream_id: row.streamId,
    type: row.event,
    platform: row.platform,
    status: row.status === 'sending' ? 'pending' : row.status === 'sent' ? 'sent' : 'failed',
    code: row.errorCode,
    message: row.errorMessage,
    attempts: row.attempts,
    next_attempt_at: time(row.nextAttemptAt),
    sent_at: time(row.postedAt),
    post_id: row.postId,
    post_url: row.postUrl,
    created_at: new Date(row.queuedAt ?? row.createdAt).toISOString(),
  };
}

function time(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}
