/** The maximum number of videos remembered per channel: more than the feed (15) and the list (30) contain together. */
const MAX_WATCHED = 60;

/** The state of a channel's video in detection. */
export interface Watched {
  id: string;
  /**
   * `new`: listed, but not requested successfully. `lost`: missing in several responses. `done`: an upload or an ended
   * stream, which is not requested again.
   */
  state: 'new' | 'upcoming' | 'live' | 'lost' | 'done';
  /** The scheduled start of an upcoming video, in milliseconds since 1970. */
  startsAt: number | null;
  /** The number of consecutive successful responses without the video. */
  misses: number;
  /** The time of the last response that contained it. */
  askedAt: number;
}

export function watch(id: string, state: Watched['state'] = 'new'): Watched {
  return { id, state, startsAt: null, misses: 0, askedAt: 0 };
}

/** Puts the listed videos first. Unknown ones are `new`. */
export function mergeListed(videos: readonly Watched[], listed: readonly string[]): Watched[] {
  const known = new Map(videos.map((video) => [video.id, video]));
  const ids = new Set(listed);
  return [
    ...[...ids].map((id) => known.get(id) ?? watch(id)),
    ...videos.filter((video) => !ids.has(video.id)),
  ];
}

/** Keeps live videos, and then the last listed ones. */
export function prune(videos: readonly Watched[]): Watched[] {
  if (videos.length <= MAX_WATCHED) return [...videos];
  const isLive = ({ state }: Watched) => state === 'live';
  const kept = new Set(
    [...videos.filter(isLive), ...videos.filter((video) => !isLive(video))].slice(0, MAX_WATCHED),
  );
  return videos.filter((video) => kept.has(video));
}
