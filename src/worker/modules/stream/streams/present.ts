import type { Stream } from '../../../../contract/stream/stream.ts';
import type { StreamRow } from './schema.ts';

export function toStream(row: StreamRow): Stream {
  return {
    id: row.id,
    status: row.status,
    video_id: row.videoId,
    title: row.title,
    url: row.url,
    thumbnail_url: row.thumbnailUrl,
    started_at: new Date(row.startedAt).toISOString(),
    ended_at: row.endedAt === null ? null : new Date(row.endedAt).toISOString(),
    viewer_count: row.viewerCount,
    peak_viewers: row.peakViewers,
    subscriber_count: row.subscriberCount,
  };
}
