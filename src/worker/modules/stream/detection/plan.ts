/** The requests of a poll. Pure rules: times are milliseconds since 1970. */

import type { Watched } from '../channel/watched.ts';
import {
  COUNT_EVERY,
  COUNT_EVERY_LIVE,
  EARLY,
  EARLY_EVERY,
  FAR_EVERY,
  FAR_SELDOM,
  GIVING_WAY_EVERY,
  IDS_PER_CALL,
  JITTER,
  KEPT_FOR_STARTS,
  LATE,
  LATE_EVERY,
  LATE_OFTEN,
  LATE_OFTEN_EVERY,
  LIST_EVERY,
  LOST_EVERY,
  NEAR,
  SPARE_PER_DAY,
} from './limits.ts';

/** The state of a channel before a poll. */
export interface Before {
  videos: readonly Watched[];
  listedAt: number | null;
  countedAt: number | null;
  quotaDay: string;
  quotaUsed: number;
  spare: number;
}

/** Returns the units of a channel today. A new day starts at zero. */
export function unitsOf(
  { quotaDay, quotaUsed, spare }: Pick<Before, 'quotaDay' | 'quotaUsed' | 'spare'>,
  today: string,
) {
  return quotaDay === today ? { quotaUsed, spare } : { quotaUsed: 0, spare: SPARE_PER_DAY };
}

const isDue = (at: number | null, every: number, now: number) => at === null || now - at >= every - JITTER;

/**
 * Returns the reason to request the list of uploads: regularly, or after a failed feed while units are left for it;
 * else null. The list gives way to requests for a stream that may begin early, and, without units left, for a late one.
 */
export function wantsList(
  { listedAt, videos }: Pick<Before, 'listedAt' | 'videos'>,
  { hasFeed, spare, now }: { hasFeed: boolean; spare: number; now: number },
): 'regularly' | 'instead' | null {
  const givesWay = videos.some((video) => isEarly(video, now) || (spare <= 0 && isLate(video, now)));
  if (isDue(listedAt, givesWay ? GIVING_WAY_EVERY : LIST_EVERY, now)) return 'regularly';
  return !hasFeed && spare > KEPT_FOR_STARTS ? 'instead' : null;
}

/**
 * Returns the reason to request the number of subscribers: hourly, and more often while a stream is live and units are
 * left; else null.
 */
export function wantsCount(
  { countedAt }: Pick<Before, 'countedAt'>,
  { isLive, spare, now }: { isLive: boolean; spare: number; now: number },
): 'regularly' | 'often' | null {
  if (isDue(countedAt, COUNT_EVERY, now)) return 'regularly';
  return isLive && spare > KEPT_FOR_STARTS && isDue(countedAt, COUNT_EVERY_LIVE, now) ? 'often' : null;
}

/** The videos to request, at most 50, live ones first, and the reason. */
export interface Question {
  ids: string[];
  reason: 'live' | 'start' | 'check';
}

/**
 * Returns the videos to request. Live, new and soon starting ones are requested at every poll; others occasionally, or
 * with a call that is made anyway.
 */
export function askFor(
  videos: readonly Watched[],
  { listed, spare, now }: { listed: ReadonlySet<string>; spare: number; now: number },
): Question | null {
  const live = videos.filter(({ state }) => state === 'live');
  const urgent = videos.filter((video) => video.state === 'new' || isNear(video, now));
  const others = videos.filter(
    (video) => (video.state === 'upcoming' && !isNear(video, now)) || video.state === 'lost',
  );
  const ids = [...live, ...urgent, ...others].slice(0, IDS_PER_CALL).map(({ id }) => id);
  if (live.length > 0) return { ids, reason: 'live' };
  if (urgent.length > 0) return { ids, reason: 'start' };
  const isAnyDue = others.some((video) => {
    if (video.state === 'lost' && !listed.has(video.id)) return false;
    return isDue(video.askedAt, gapOf(video, spare, now), now);
  });
  return isAnyDue ? { ids, reason: 'check' } : null;
}

function isNear({ state, startsAt }: Watched, now: number): boolean {
  return state === 'upcoming' && startsAt !== null && Math.abs(now - startsAt) <= NEAR;
}

function isEarly({ state, startsAt }: Watched, now: number): boolean {
  return state === 'upcoming' && startsAt !== null && now < startsAt - NEAR && now >= startsAt - EARLY;
}

function isLate({ state, startsAt }: Watched, now: number): boolean {
  return state === 'upcoming' && startsAt !== null && now > startsAt + NEAR && now <= startsAt + LATE;
}

/** Returns the minimum time between requests for a video that is neither live nor about to start. */
function gapOf(video: Watched, spare: number, now: number): number {
  if (isEarly(video, now)) return spare > 0 ? EARLY_EVERY : GIVING_WAY_EVERY;
  if (isLate(video, now)) {
    if (spare <= 0) return GIVING_WAY_EVERY;
    return now <= (video.startsAt ?? 0) + LATE_OFTEN ? LATE_OFTEN_EVERY : LATE_EVERY;
  }
  if (video.state === 'lost') return spare > KEPT_FOR_STARTS ? LOST_EVERY : FAR_SELDOM;
  return spare > 0 ? FAR_EVERY : FAR_SELDOM;
}
