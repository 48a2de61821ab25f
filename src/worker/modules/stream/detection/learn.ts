/** The conclusions from the responses of a poll. Pure rules: times are milliseconds since 1970. */
import type { StreamEvent } from '../../../../contract/stream/stream.ts';
import type { Watched } from '../channel/watched.ts';
import type { Video } from '../youtube/answers.ts';
import { MISSED_WITHIN, MISSES_TO_END } from './limits.ts';

export interface Question {
  /** The IDs in successful requests. */
  asked: ReadonlySet<string>;
  answers: ReadonlyMap<string, Video | null>;
  /** Whether this is the first successful poll of the channel, which ignores ended streams. */
  isBaseline: boolean;
  /** The time of the connection of the channel, by the platform's clock. */
  baselineAt: number;
  now: number;
}

export interface Learned {
  videos: Watched[];
  /** The events to report. Starting streams are in the order of their starts. */
  events: StreamEvent[];
}

type Outcome = [Watched, StreamEvent?];

/** Applies responses of `videos.list`. Videos that were not requested stay. */
export function learn(videos: readonly Watched[], question: Question): Learned {
  const outcomes = videos.map((video): Outcome => {
    if (!question.asked.has(video.id)) return [video];
    const answer = question.answers.get(video.id);
    return answer === undefined ? miss(video, question.now) : meet(video, answer, question);
  });
  return {
    videos: outcomes.map(([video]) => video),
    events: outcomes
      .flatMap(([, event]) => event ?? [])
      .sort((a, b) => (a.started_at ?? '').localeCompare(b.started_at ?? '')),
  };
}

/** Counts a response without the video. A single one may be a fault of the platform. */
function miss(video: Watched, now: number): Outcome {
  const misses = video.misses + 1;
  if (misses < MISSES_TO_END || video.state === 'lost') return [{ ...video, misses, askedAt: now }];
  const lost: Watched = { ...video, state: 'lost', misses, askedAt: now };
  if (video.state !== 'live') return [lost];
  // Without `ended_at`, because it is not certain: it goes on if the video comes back.
  return [lost, { type: 'ended', video_id: video.id, occurred_at: iso(now) }];
}

function meet(before: Watched, answer: Video | null, question: Question): Outcome {
  const { now } = question;
  const video: Watched = { ...before, misses: 0, askedAt: now };
  if (answer === null) return [video];
  const { startedAt, endedAt, scheduledAt, content } = answer;
  if (endedAt !== null) {
    const isNews = before.state === 'live' || (startedAt !== null && isMissed(endedAt, question));
    return [{ ...video, state: 'done' }, isNews ? toEvent('ended', before.id, answer, now) : undefined];
  }
  // liveBroadcastContent is unreliable; the times are certain.
  if (startedAt !== null) {
    return [{ ...video, state: 'live', startsAt: null }, toEvent('live', before.id, answer, now)];
  }
  if (before.state === 'live') return [video];
  if (scheduledAt !== null || content === 'upcoming' || content === 'live') {
    const startsAt = scheduledAt ?? (content === 'live' ? (before.startsAt ?? now) : null);
    return [{ ...video, state: 'upcoming', startsAt }];
  }
  return [{ ...video, state: 'done' }];
}

/** Returns whether a stream never seen live ended recently, and after the channel was connected. */
function isMissed(endedAt: number, { isBaseline, baselineAt, now }: Question): boolean {
  return !isBaseline && endedAt >= baselineAt && endedAt >= now - MISSED_WITHIN;
}

/** Builds an event: starts and ends by the platform's clock, `occurred_at` by Herald's. */
function toEvent(type: 'live' | 'ended', id: string, answer: Video, now: number): StreamEvent {
  const { title, thumbnailUrl, startedAt, endedAt, viewers } = answer;
  return {
    type,
    video_id: id,
    url: `https://www.youtube.com/watch?v=${id}`,
    ...(title === null ? {} : { title }),
    ...(thumbnailUrl === null ? {} : { thumbnail_url: thumbnailUrl }),
    ...(startedAt === null ? {} : { started_at: iso(startedAt) }),
    ...(endedAt === null ? {} : { ended_at: iso(endedAt) }),
    ...(type === 'live' ? { viewer_count: viewers } : {}),
    occurred_at: iso(now),
  };
}

const iso = (time: number) => new Date(time).toISOString();
