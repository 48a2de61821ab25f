/** What the simulated YouTube holds. All times are milliseconds since 1970, by the server's clock. */

export interface Channel {
  /** 24 characters that begin with UC. */
  id: string;
  /** Without the @. */
  handle: string;
  /** The name of an old channel, for `forUsername`. */
  username: string | null;
  title: string;
  description: string;
  createdAt: number;
  subscribers: number;
  /** Whether the owner hides the number of subscribers. */
  isHidden: boolean;
}

export interface Video {
  /** 11 characters. */
  id: string;
  channelId: string;
  title: string;
  description: string;
  kind: 'upload' | 'stream' | 'premiere';
  /** An upload is `ended` from its start. */
  state: 'upcoming' | 'live' | 'ended';
  publishedAt: number;
  updatedAt: number;
  scheduledAt: number | null;
  startedAt: number | null;
  endedAt: number | null;
  /** Null when the owner hides the number. */
  viewers: number | null;
  views: number;
  durationSeconds: number;
  hasMaxres: boolean;
  /** The entries in the channel's list of uploads: one, and one more for each time it was listed again. */
  listings: Listing[];
}

export interface Listing {
  id: string;
  at: number;
}

export type LiveContent = 'live' | 'upcoming' | 'none';

/** What an answer shows in place of the truth. */
export interface Flap {
  content?: LiveContent;
  /** Replaces members of `liveStreamingDetails`; undefined removes one, null removes all. */
  details?: Partial<Record<'scheduledStartTime' | 'actualStartTime' | 'actualEndTime', string>> | null;
}

export interface NewVideo {
  title?: string;
  description?: string;
  hasMaxres?: boolean;
  /** Milliseconds since 1970; defaults to now. */
  publishedAt?: number;
  durationSeconds?: number;
  views?: number;
}
export interface NewStream extends NewVideo {
  /** Null hides the number. */
  viewers?: number | null;
}

export const ENDPOINTS = ['channels', 'playlistItems', 'videos', 'search', 'feed', 'thumbnails'] as const;
export type Endpoint = (typeof ENDPOINTS)[number];

/** How long something lasts: for so many answers, for a time, or (with neither) for ever. */
export interface Span {
  calls?: number;
  forMs?: number;
  /** Applies to each nth call only. */
  every?: number;
}

/** Starts a span. The result says whether it applies to the next call, and counts that call. */
export function startSpan({ calls = Infinity, forMs = Infinity, every = 1 }: Span, now: () => number) {
  const end = now() + forMs;
  let [seen, left] = [0, calls];
  return (): boolean => {
    if (left <= 0 || now() >= end) return false;
    seen++;
    if (seen % every !== 0) return false;
    left--;
    return true;
  };
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** A token of YouTube's alphabet that depends on `seed` alone. */
export function makeToken(seed: string, length: number): string {
  let state = 0x811c9dc5;
  for (let at = 0; at < seed.length; at++) state = Math.imul(state ^ seed.charCodeAt(at), 0x01000193);
  let token = '';
  for (let at = 0; at < length; at++) {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0;
    token += ALPHABET[state >>> 26];
  }
  return token;
}
