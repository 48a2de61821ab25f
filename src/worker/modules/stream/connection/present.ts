import type { StreamChannel } from '../../../../contract/stream/channel.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import type { ChannelRow } from '../channel/schema.ts';
import { MESSAGES } from '../youtube/failure.ts';
import { quotaDay } from '../youtube/los-angeles.ts';

/** Returns the channel without its API key. */
export function toChannel(ctx: Ctx, row: ChannelRow): StreamChannel {
  const isKeyless = row.apiKey === null && !ctx.env.YOUTUBE_API_KEY;
  return {
    channel_id: row.channelId,
    handle: row.handle,
    title: row.title,
    subscriber_count: row.subscriberCount,
    last_polled_at: time(row.lastPolledAt),
    next_poll_at: isKeyless ? null : time(row.nextPollAt),
    quota_used_today: row.quotaDay === quotaDay(ctx.now()) ? row.quotaUsed : 0,
    has_own_key: row.apiKey !== null,
    error: isKeyless
      ? { code: 'NOT_CONFIGURED', message: MESSAGES.NOT_CONFIGURED }
      : row.errorCode === null
        ? null
        : { code: row.errorCode, message: row.errorMessage ?? '' },
  };
}

function time(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}
