import type { StreamEvent } from '../../../../contract/stream/stream.ts';
import type { ChannelRow } from '../channel/schema.ts';
import type { Watched } from '../channel/watched.ts';
import type { ChannelFacts } from '../youtube/answers.ts';
import type { YouTubeCode } from '../youtube/failure.ts';
import { quotaDay } from '../youtube/los-angeles.ts';
import { unitsOf } from './plan.ts';

/** A channel during a poll. The steps of the poll add their results. */
export interface Poll {
  readonly row: ChannelRow;
  readonly now: number;
  videos: Watched[];
  listedAt: number | null;
  countedAt: number | null;
  quotaDay: string;
  quotaUsed: number;
  spare: number;
  /** The IDs in the feed and in the list of uploads. Null if these were not requested, or the request failed. */
  feed: string[] | null;
  list: string[] | null;
  facts: ChannelFacts | null;
  events: StreamEvent[];
  failure: YouTubeCode | null;
}

export function startPoll(row: ChannelRow, now: number): Poll {
  const today = quotaDay(now);
  return {
    row,
    now,
    videos: row.videos,
    listedAt: row.listedAt,
    countedAt: row.countedAt,
    quotaDay: today,
    ...unitsOf(row, today),
    feed: null,
    list: null,
    facts: null,
    events: [],
    failure: null,
  };
}

/** Returns whether the baseline is done: the list of uploads was read and all its videos are known. */
export function isBaselineDone({ row, list, videos }: Poll): boolean {
  return row.isBaselineDone || (list !== null && videos.every(({ state }) => state !== 'new'));
}
