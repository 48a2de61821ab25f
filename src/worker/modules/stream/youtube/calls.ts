/** Calls of the YouTube Data API v3 and of the public feed. Only these two servers are called, never a user's URL. */
import { z } from 'zod';
import { DomainError } from '../../../../lib/errors.ts';
import type { ServiceCtx } from '../../../platform/ctx.ts';
import { type Fetched, guardedFetch } from '../../../platform/outside/fetch-guard.ts';
import {
  type ChannelFacts,
  envelope,
  readChannels,
  readPlaylist,
  readVideos,
  type Video,
} from './answers.ts';
import { YouTubeFailure } from './failure.ts';
import { readFeed } from './feed.ts';

const API_URL = 'https://www.googleapis.com/youtube/v3';
const FEED_URL = 'https://www.youtube.com/feeds/videos.xml';
/** The number of videos in one response of the list of uploads. */
const LISTED = 30;
/** The maximum size of a response in bytes. */
const MAX_ANSWER = 1_000_000;

/** A result, with the time of the response by the platform's clock. */
export interface Found<T> {
  value: T;
  serverTime: number | null;
}

export interface Call {
  apiKey: string;
  timeoutMs: number;
}

/** Reads the videos with these IDs, at most 50. Those not in the map do not exist. Costs one unit. */
export async function listVideos(
  ctx: ServiceCtx,
  call: Call,
  ids: readonly string[],
): Promise<Map<string, Video | null>> {
  const query = { part: 'snippet,liveStreamingDetails', id: ids.join(',') };
  return readVideos((await callApi(ctx, call, 'videos', 'youtube#videoListResponse', query)).value);
}

/** Reads the IDs of the newest videos in a list of uploads. Costs one unit. */
export async function listUploads(ctx: ServiceCtx, call: Call, playlistId: string): Promise<string[]> {
  const query = { part: 'contentDetails', playlistId, maxResults: String(LISTED) };
  try {
    const kind = 'youtube#playlistItemListResponse';
    return readPlaylist((await callApi(ctx, call, 'playlistItems', kind, query)).value);
  } catch (error) {
    // A channel without videos has no such list.
    if (error instanceof YouTubeFailure && error.isMissing) return [];
    throw error;
  }
}

/** Reads channels by `id` (at most 50), `forHandle` or `forUsername`. Costs one unit. */
export async function listChannels(
  ctx: ServiceCtx,
  call: Call,
  filter: Record<string, string>,
): Promise<Found<ChannelFacts[]>> {
  const query = { part: 'snippet,statistics,contentDetails', maxResults: '50', ...filter };
  const { value, serverTime } = await callApi(ctx, call, 'channels', 'youtube#channelListResponse', query);
  return { value: readChannels(value), serverTime };
}

/** Reads the IDs of the newest videos in a channel's feed, for free. Null if it failed. */
export async function fetchFeed(
  ctx: ServiceCtx,
  channelId: string,
  timeoutMs: number,
): Promise<{ ids: string[] | null; isSilent: boolean }> {
  const url = new URL(ctx.env.YOUTUBE_FEED_URL ?? FEED_URL);
  url.searchParams.set('channel_id', channelId);
  try {
    const headers = { accept: 'application/atom+xml, text/xml' };
    const answer = await fetchWhole(ctx, url.href, headers, timeoutMs);
    return { ids: answer?.status === 200 ? readFeed(answer.text) : null, isSilent: false };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { ids: null, isSilent: true };
  }
}

async function callApi(
  ctx: ServiceCtx,
  { apiKey, timeoutMs }: Call,
  method: string,
  kind: string,
  query: Record<string, string>,
): Promise<Found<unknown[]>> {
  const url = new URL(`${ctx.env.YOUTUBE_API_URL ?? API_URL}/${method}`);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  url.searchParams.set('key', apiKey);
  const headers = { accept: 'application/json' };
  let answer: Awaited<ReturnType<typeof fetchWhole>>;
  try {
    answer = await fetchWhole(ctx, url.href, headers, timeoutMs);
  } catch (error) {
    throw error instanceof DomainError
      ? new YouTubeFailure('PLATFORM_DOWN', { isSilent: true, cause: error })
      : error;
  }
  const body = answer === null ? undefined : parseJson(answer.text);
  if (answer === null || answer.status !== 200) throw toFailure(answer?.status ?? 0, body);
  const parsed = envelope(kind).safeParse(body);
  if (!parsed.success) throw new YouTubeFailure('PLATFORM_DOWN', { cause: parsed.error });
  return { value: parsed.data.items, serverTime: answer.serverTime };
}

/** Fetches a whole response. Null if it is too long or was cut off. */
async function fetchWhole(
  ctx: ServiceCtx,
  url: string,
  headers: Record<string, string>,
  timeoutMs: number,
): Promise<{ status: number; text: string; serverTime: number | null } | null> {
  const limits = { timeoutMs, maxBytes: MAX_ANSWER };
  const answer: Fetched = await guardedFetch(ctx, url, { method: 'GET', headers }, limits);
  if (!answer.isWhole) return null;
  const date = Date.parse(answer.headers.get('date') ?? '');
  const serverTime = Number.isNaN(date) ? null : date;
  return { status: answer.status, text: new TextDecoder().decode(answer.body), serverTime };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Invalid JSON matches no schema.
    return undefined;
  }
}

const reasons = z.object({
  error: z.object({
    errors: z.array(z.object({ reason: z.string() })).catch([]),
    details: z
      .array(
        z.object({
          reason: z.string().optional().catch(undefined),
          metadata: z.object({ quota_limit: z.string() }).optional().catch(undefined),
        }),
      )
      .catch([]),
  }),
});

const OF_QUOTA = ['quotaExceeded', 'dailyLimitExceeded'];
const OF_RATE = ['rateLimitExceeded', 'userRateLimitExceeded'];
const OF_KEY = [
  'keyInvalid',
  'keyExpired',
  'accessNotConfigured',
  'ipRefererBlocked',
  'API_KEY_INVALID',
  'API_KEY_SERVICE_BLOCKED',
  'API_KEY_HTTP_REFERRER_BLOCKED',
  'API_KEY_IP_ADDRESS_BLOCKED',
  'SERVICE_DISABLED',
  'CONSUMER_INVALID',
  'CONSUMER_SUSPENDED',
];

/**
 * Returns the failure for an error. Errors have the reasons of https://developers.google.com/youtube/v3/docs/errors, or
 * those of newer Google APIs.
 */
function toFailure(status: number, body: unknown): YouTubeFailure {
  const { errors = [], details = [] } = reasons.safeParse(body).data?.error ?? {};
  const given = [...errors, ...details].map(({ reason }) => reason ?? '');
  const isAny = (names: string[]) => given.some((reason) => names.includes(reason));
  const isOfDay = details.some(({ metadata }) => /PerDay/i.test(metadata?.quota_limit ?? ''));
  if (isAny(OF_QUOTA) || isOfDay) return new YouTubeFailure('QUOTA_EXCEEDED');
  if (status === 429 || isAny(OF_RATE)) return new YouTubeFailure('RATE_LIMITED');
  if (status === 401 || isAny(OF_KEY)) return new YouTubeFailure('KEY_REJECTED');
  return new YouTubeFailure('PLATFORM_DOWN', { isMissing: isAny(['playlistNotFound']) });
}
