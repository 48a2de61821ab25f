/** The objects of the simulated YouTube. All times are milliseconds since 1970, by the server's clock. */

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
  /** Null if the owner hides the number. */
  viewers: number | null;
  views: number;
  durationSeconds: number;
  hasMaxres: boolean;
  /** The entries in the channel's list of uploads: one, and one more for each relisting. */
  listings: Listing[];
}

export interface Listing {
  id: string;
  at: number;
}

export type LiveContent = 'live' | 'upcoming' | 'none';

/** A response that differs from the real state. */
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

/** A call of the API, the feed or a thumbnail. */
export interface Call {
  at: number;
  endpoint: Endpoint;
  key: string | null;
  query: Record<string, string>;
  /** Null while the call is held, and if the connection broke. */
  status: number | null;
}

/** A duration: a number of responses, a time, or (with neither) for ever. */
export interface Span {
  calls?: number;
  forMs?: number;
  /** Applies only to each nth call. */
  every?: number;
}

/** Starts a span. The returned function says whether the span applies to the next call, and counts that call. */
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

/** Returns a token of YouTube's alphabet, derived from `seed`. */
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
