/** The four `list` methods of the YouTube Data API v3 that are simulated, as its reference describes them. */
import type { Channel } from '../objects.ts';
import type { World } from '../world.ts';
import { badParameter, badRequest, notFound } from './problem.ts';
import {
  CHANNEL_PARTS,
  contentOf,
  etagOf,
  ITEM_PARTS,
  SEARCH_PARTS,
  toChannel,
  toPlaylistItem,
  toSearchResult,
  toVideo,
  uploadsOf,
  VIDEO_PARTS,
} from './resources.ts';

export type Method = 'channels' | 'playlistItems' | 'videos' | 'search';
type Json = Record<string, unknown>;

const MAX_RESULTS = 50;
const DEFAULT_RESULTS = 5;

/** Returns the body of a call. Throws an `ApiProblem`. `origin` is where thumbnails are served. */
export const METHODS: Record<Method, (world: World, query: URLSearchParams, origin: string) => Json> = {
  channels(world, query, origin) {
    const parts = readParts(query, CHANNEL_PARTS);
    const filter = readFilter(query, ['id', 'forHandle', 'forUsername']);
    const all = [...world.channels.values()];
    const ids = filter.name === 'id' ? readIds(filter.value) : [];
    const handle = filter.value.replace(/^@/, '').toLowerCase();
    const isWanted = (channel: Channel) =>
      filter.name === 'id'
        ? ids.includes(channel.id)
        : filter.name === 'forHandle'
          ? channel.handle.toLowerCase() === handle
          : channel.username?.toLowerCase() === filter.value.toLowerCase();
    // The API guarantees no order, so results are not in the order of the requested ids.
    const found = all.filter(isWanted).sort((a, b) => (a.id < b.id ? -1 : 1));
    const videos = [...world.videos.values()];
    const items = found.map((channel) => {
      const own = videos.filter(({ channelId }) => channelId === channel.id);
      return toChannel(channel, own, parts, origin);
    });
    const body = toPage('youtube#channelListResponse', items, query);
    // The API omits the member if no channel matches.
    if (items.length === 0) delete body['items'];
    return body;
  },

  playlistItems(world, query, origin) {
    const parts = readParts(query, ITEM_PARTS);
    const { value: playlistId } = readFilter(query, ['playlistId', 'id']);
    const channel = [...world.channels.values()].find(({ id }) => uploadsOf(id) === playlistId);
    const listed = channel ? world.listUploads(channel.id, world.uploadsLagMs) : [];
    // A channel without uploads has no uploads list.
    if (!channel || listed.length === 0) {
      const message = `There is no playlist ${playlistId}.`;
      throw notFound(message, 'youtube.playlistItem', 'playlistNotFound', 'playlistId');
    }
    const videos = world.takeVideos([...new Set(listed.map(({ videoId }) => videoId))], 'playlistItems');
    const items = listed
      .flatMap(({ videoId, listing }) => {
        const video = videos.find(({ id }) => id === videoId);
        return video ? [{ video, listing }] : [];
      })
      .map((item, position) => toPlaylistItem({ ...item, position }, channel, parts, origin));
    return toPage('youtube#playlistItemListResponse', items, query);
  },

  videos(world, query, origin) {
    const parts = readParts(query, VIDEO_PARTS);
    const { value } = readFilter(query, ['id', 'chart', 'myRating']);
    const items = world.takeVideos(readIds(value), 'videos').map((video) => {
      const channel = world.findChannel(video.channelId);
      return toVideo(video, channel, world.takeFlap(video.id), parts, origin);
    });
    const pageInfo = { totalResults: items.length, resultsPerPage: items.length };
    return withEtag({ kind: 'youtube#videoListResponse', items, pageInfo });
  },

  search(world, query, origin) {
    const parts = readParts(query, SEARCH_PARTS);
    const [channelId, event] = [query.get('channelId'), query.get('eventType')];
    if (event && query.get('type') !== 'video') {
      throw badParameter('invalidSearchFilter', 'eventType needs type=video.', 'eventType');
    }
    const content = { live: 'live', upcoming: 'upcoming', completed: 'none' }[event ?? ''];
    const ids = [...world.videos.values()]
      .filter((video) => !channelId || video.channelId === channelId)
      .filter((video) => !event || (video.kind !== 'upload' && contentOf(video) === content))
      .sort((a, b) => b.publishedAt - a.publishedAt)
      .map(({ id }) => id);
    const items = world
      .takeVideos(ids, 'search')
      .map((video) => toSearchResult(video, world.findChannel(video.channelId), parts, origin));
    return toPage('youtube#searchListResponse', items, query);
  },
};

function readParts(query: URLSearchParams, known: readonly string[]): Set<string> {
  const parts = query.getAll('part').flatMap((value) => value.split(','));
  const named = parts.map((part) => part.trim()).filter((part) => part !== '');
  if (named.length === 0) throw badParameter('missingRequiredParameter', "'part'", 'part');
  for (const part of named) {
    if (!known.includes(part)) throw badParameter('unknownPart', `'${part}'`, 'part');
  }
  return new Set(named);
}

/** Returns the single filter of a call. */
function readFilter(query: URLSearchParams, names: string[]): { name: string; value: string } {
  const given = names.filter((name) => query.getAll(name).some((value) => value !== ''));
  if (given.length === 0) {
    const message = `No filter selected. Expected one of: ${names.join(', ')}`;
    throw badParameter('missingRequiredParameter', message, 'parameters.');
  }
  if (given.length > 1) {
    throw badParameter('incompatibleParameters', `Only one of ${given.join(', ')} is allowed.`, given[1]!);
  }
  return { name: given[0]!, value: query.getAll(given[0]!).join(',') };
}

function readIds(value: string): string[] {
  const ids = [...new Set(value.split(',').map((id) => id.trim()))].filter((id) => id !== '');
  if (ids.length > MAX_RESULTS) {
    throw badParameter('invalidFilters', 'The filter names more than 50 ids.', 'parameters.id');
  }
  return ids;
}

/** Returns the page that `maxResults` and `pageToken` ask for. */
function toPage(kind: string, all: Json[], query: URLSearchParams): Json {
  const size = Number(query.get('maxResults') ?? DEFAULT_RESULTS);
  if (!Number.isInteger(size) || size < 0 || size > MAX_RESULTS) {
    throw badRequest(`maxResults must be between 0 and ${MAX_RESULTS}.`);
  }
  const start = readToken(query.get('pageToken'));
  const end = start + size;
  return withEtag({
    kind,
    ...(size > 0 && end < all.length ? { nextPageToken: makePageToken(end) } : {}),
    ...(start > 0 ? { prevPageToken: makePageToken(Math.max(0, start - size)) } : {}),
    pageInfo: { totalResults: all.length, resultsPerPage: size },
    items: all.slice(start, end),
  });
}

const PAGE_TOKEN = /^page:(\d{1,6})$/;
const makePageToken = (start: number) => btoa(`page:${start}`).replaceAll('=', '');

function readToken(token: string | null): number {
  if (!token) return 0;
  const bad = badParameter('invalidPageToken', 'The page token is not valid.', 'pageToken');
  // Only the base64 alphabet, which atob accepts.
  if (!/^[A-Za-z0-9+/]{2,40}$/.test(token) || token.length % 4 === 1) throw bad;
  const start = PAGE_TOKEN.exec(atob(token))?.[1];
  if (start === undefined) throw bad;
  return Number(start);
}

function withEtag({ kind, ...rest }: Json): Json {
  return { kind, etag: etagOf(rest), ...rest };
}
