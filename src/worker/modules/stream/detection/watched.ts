import { MAX_WATCHED } from './limits.ts';

/** A video of a channel, as far as detection knows it. */
export interface Watched {
  id: string;
  /**
   * `new`: listed, and not asked for with success. `lost`: missing in several answers. `done`: an upload, or a stream that
   * has ended; it is not asked for again.
   */
  state: 'new' | 'upcoming' | 'live' | 'lost' | 'done';
  /** The scheduled start of an upcoming one, in milliseconds since 1970. */
  startsAt: number | null;
  /** Good answers in a row that left it out. */
  misses: number;
  /** When an answer last told something about it. */
  askedAt: number;
}

export function watch(id: string, state: Watched['state'] = 'new'): Watched {
  return { id, state, startsAt: null, misses: 0, askedAt: 0 };
}

/** Puts the listed videos first. Those that were not known are `new`. */
export function mergeListed(videos: readonly Watched[], listed: readonly string[]): Watched[] {
  const known = new Map(videos.map((video) => [video.id, video]));
  const ids = new Set(listed);
  return [
    ...[...ids].map((id) => known.get(id) ?? watch(id)),
    ...videos.filter((video) => !ids.has(video.id)),
  ];
}

/** Keeps the live ones, and then those that were listed last. */
export function prune(videos: readonly Watched[]): Watched[] {
  if (videos.length <= MAX_WATCHED) return [...videos];
  const isLive = ({ state }: Watched) => state === 'live';
  const kept = new Set(
    [...videos.filter(isLive), ...videos.filter((video) => !isLive(video))].slice(0, MAX_WATCHED),
  );
  return videos.filter((video) => kept.has(video));
}
