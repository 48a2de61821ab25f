/** The resources of the YouTube Data API v3, by part, limited to the members that a reader of streams uses. */
import {
  type Channel,
  type Flap,
  type Listing,
  type LiveContent,
  makeToken,
  type Video,
} from '../objects.ts';
import { SIZES } from './thumbnails.ts';

type Json = Record<string, unknown>;

/** Formats a time like the API, without fractions of a second. */
export function toTime(time: number): string {
  return `${new Date(time).toISOString().slice(0, 19)}Z`;
}

/** Returns an ETag derived from the content. */
export const etagOf = (value: unknown) => makeToken(JSON.stringify(value), 27);

export const CHANNEL_PARTS = ['id', 'snippet', 'statistics', 'contentDetails', 'status'] as const;
export const VIDEO_PARTS = [
  'id',
  'snippet',
  'contentDetails',
  'liveStreamingDetails',
  'statistics',
  'status',
] as const;
export const ITEM_PARTS = ['id', 'snippet', 'contentDetails', 'status'] as const;
export const SEARCH_PARTS = ['id', 'snippet'] as const;

/** Returns the id of a channel's uploads list. */
export const uploadsOf = (channelId: string) => `UU${channelId.slice(2)}`;

/** Rounds down to three significant figures, as YouTube shows the number of subscribers. */
export function floorSubscribers(count: number): number {
  const unit = 10 ** Math.max(0, String(count).length - 3);
  return Math.floor(count / unit) * unit;
}

export function toChannel(channel: Channel, videos: Video[], parts: Set<string>, origin: string): Json {
  return resource('youtube#channel', channel.id, parts, {
    snippet: () => ({
      title: channel.title,
      description: channel.description,
      customUrl: `@${channel.handle.toLowerCase()}`,
      publishedAt: toTime(channel.createdAt),
      thumbnails: thumbnailsOf(channel.id.slice(2, 13), false, ['default', 'medium', 'high'], origin),
      localized: { title: channel.title, description: channel.description },
    }),
    statistics: () => ({
      viewCount: String(videos.reduce((sum, { views }) => sum + views, 0)),
      ...(channel.isHidden ? {} : { subscriberCount: String(floorSubscribers(channel.subscribers)) }),
      hiddenSubscriberCount: channel.isHidden,
      videoCount: String(videos.filter(({ state }) => state === 'ended').length),
    }),
    contentDetails: () => ({ relatedPlaylists: { likes: '', uploads: uploadsOf(channel.id) } }),
    status: () => ({ privacyStatus: 'public', isLinked: true, longUploadsStatus: 'longUploadsUnspecified' }),
  });
}

export function toVideo(
  video: Video,
  channel: Channel,
  flap: Flap,
  parts: Set<string>,
  origin: string,
): Json {
  return resource('youtube#video', video.id, parts, {
    snippet: () => videoSnippet(video, channel, flap, origin),
    contentDetails: () => ({
      // A broadcast has no length until it ends; a premiere is recorded, so its length is known.
      duration: video.kind === 'stream' && video.state !== 'ended' ? 'P0D' : `PT${video.durationSeconds}S`,
      dimension: '2d',
      definition: 'hd',
      caption: 'false',
      licensedContent: false,
      contentRating: {},
      projection: 'rectangular',
    }),
    liveStreamingDetails: () => liveDetails(video, flap),
    statistics: () => ({
      viewCount: String(video.views),
      likeCount: String(Math.floor(video.views / 20)),
      favoriteCount: '0',
      commentCount: '0',
    }),
    status: () => ({
      uploadStatus: video.kind === 'stream' && video.state !== 'ended' ? 'uploaded' : 'processed',
      privacyStatus: 'public',
      license: 'youtube',
      embeddable: true,
      publicStatsViewable: true,
      madeForKids: false,
    }),
  });
}

export function toPlaylistItem(
  { video, listing, position }: { video: Video; listing: Listing; position: number },
  channel: Channel,
  parts: Set<string>,
  origin: string,
): Json {
  return resource('youtube#playlistItem', listing.id, parts, {
    snippet: () => ({
      publishedAt: toTime(listing.at),
      channelId: channel.id,
      title: video.title,
      description: video.description,
      thumbnails: videoThumbnails(video, origin),
      channelTitle: channel.title,
      playlistId: uploadsOf(channel.id),
      position,
      resourceId: { kind: 'youtube#video', videoId: video.id },
      videoOwnerChannelTitle: channel.title,
      videoOwnerChannelId: channel.id,
    }),
    contentDetails: () => ({ videoId: video.id, videoPublishedAt: toTime(video.publishedAt) }),
    status: () => ({ privacyStatus: 'public' }),
  });
}

export function toSearchResult(video: Video, channel: Channel, parts: Set<string>, origin: string): Json {
  const { localized: _, categoryId: __, ...snippet } = videoSnippet(video, channel, {}, origin);
  return {
    kind: 'youtube#searchResult',
    etag: etagOf([video.id, video.updatedAt]),
    id: { kind: 'youtube#video', videoId: video.id },
    ...(parts.has('snippet') ? { snippet: { ...snippet, publishTime: toTime(video.publishedAt) } } : {}),
  };
}

export function contentOf({ state }: Video): LiveContent {
  return state === 'ended' ? 'none' : state;
}

function videoSnippet(video: Video, channel: Channel, flap: Flap, origin: string) {
  return {
    publishedAt: toTime(video.publishedAt),
    channelId: channel.id,
    title: video.title,
    description: video.description,
    thumbnails: videoThumbnails(video, origin),
    channelTitle: channel.title,
    categoryId: '22',
    liveBroadcastContent: flap.content ?? contentOf(video),
    localized: { title: video.title, description: video.description },
  };
}

/** Returns undefined for a video that was never live: the part is then absent even if requested. */
function liveDetails(video: Video, { details }: Flap): Json | undefined {
  if (video.kind === 'upload' || details === null) return undefined;
  const time = (name: string, value: number | null) => (value === null ? {} : { [name]: toTime(value) });
  const isLive = video.state === 'live';
  return {
    ...time('actualStartTime', video.startedAt),
    ...time('actualEndTime', video.endedAt),
    ...time('scheduledStartTime', video.scheduledAt),
    ...(isLive && video.viewers !== null ? { concurrentViewers: String(video.viewers) } : {}),
    ...(video.state === 'ended' ? {} : { activeLiveChatId: makeToken(`chat ${video.id}`, 40) }),
    ...details,
  };
}

function videoThumbnails(video: Video, origin: string): Json {
  const names = Object.keys(SIZES).filter((name) => name !== 'maxres' || video.hasMaxres);
  return thumbnailsOf(video.id, video.state !== 'ended', names as (keyof typeof SIZES)[], origin);
}

function thumbnailsOf(id: string, isLive: boolean, names: (keyof typeof SIZES)[], origin: string): Json {
  const entries = names.map((name) => {
    const { file, width, height } = SIZES[name];
    return [name, { url: `${origin}/vi/${id}/${file}${isLive ? '_live' : ''}.jpg`, width, height }];
  });
  return Object.fromEntries(entries);
}

function resource(kind: string, id: string, parts: Set<string>, makers: Record<string, () => unknown>): Json {
  const made = Object.entries(makers).flatMap(([part, make]) => (parts.has(part) ? [[part, make()]] : []));
  const content = Object.fromEntries(made) as Json;
  return { kind, etag: etagOf([id, content]), id, ...content };
}
