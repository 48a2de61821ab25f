/** What follows from the answers of a poll. Pure rules: times are milliseconds since 1970. */
import type { StreamEvent } from '../../../../contract/stream/stream.ts';
import type { Video } from '../youtube/answers.ts';
import { MISSED_WITHIN, MISSES_TO_END } from './limits.ts';
import type { Watched } from './watched.ts';

export interface Question {
  /** The ids that good answers were asked for. */
  asked: ReadonlySet<string>;
  answers: ReadonlyMap<string, Video | null>;
  /** The first good poll of the channel: what has ended makes nothing. */
  isBaseline: boolean;
  /** When the channel was connected, by the platform's clock. */
  baselineAt: number;
  now: number;
}

export interface Learned {
  videos: Watched[];
  /** What to report. Streams that start come in the order of their starts. */
  events: StreamEvent[];
}

type Outcome = [Watched, StreamEvent?];

/** What the answers of `videos.list` change. Videos that were not asked for stay as they are. */
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

/** One answer without the video may be a fault of the platform. */
function miss(video: Watched, now: number): Outcome {
  const misses = video.misses + 1;
  if (misses < MISSES_TO_END || video.state === 'lost') return [{ ...video, misses, askedAt: now }];
  const lost: Watched = { ...video, state: 'lost', misses, askedAt: now };
  if (video.state !== 'live') return [lost];
  // Without `ended_at`, because nobody is certain: it goes on if the video comes back.
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
  // What liveBroadcastContent says comes and goes; the times are certain.
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

/** Whether a stream that nobody saw live ended lately, and after the channel was connected. */
function isMissed(endedAt: number, { isBaseline, baselineAt, now }: Question): boolean {
  return !isBaseline && endedAt >= baselineAt && endedAt >= now - MISSED_WITHIN;
}

/** Starts and ends are by the platform's clock, and when it was so by Herald's. */
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
