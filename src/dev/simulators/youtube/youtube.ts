/**
 * Simulates YouTube: its Data API v3, the public feed of a channel, and thumbnails. Uses only web APIs, so that the
 * same code runs inside workerd, without sockets, and behind serve.ts.
 */
import { answerControl, CONTROL_PATH } from './control.ts';
import { BREAKDOWNS, breakDown, createFaults, type FaultKind, PROBLEMS, page } from './faults.ts';
import type { Call, Endpoint } from './objects.ts';
import { createUsage, type Limits } from './usage.ts';
import { METHODS, type Method } from './wire/api.ts';
import { writeFeed } from './wire/feed.ts';
import { ApiProblem, badRequest, keyInvalid, keyMissing, notFound } from './wire/problem.ts';
import { drawThumbnail, readThumbnailPath } from './wire/thumbnails.ts';
import { createWorld } from './world.ts';

export const DEVELOPMENT_KEY = 'herald-development-youtube-key';
const API_PATH = '/youtube/v3';
const FEED_PATH = '/feeds/videos.xml';
const MAX_CALLS = 1000;
const JSON_TYPE = { 'content-type': 'application/json; charset=UTF-8' };

export interface YouTubeOptions extends Partial<Limits> {
  /** Milliseconds since 1970. Defaults to the clock of the machine. */
  now?: () => number;
  /** Defaults to `DEVELOPMENT_KEY`. */
  apiKeys?: string[];
}

export type YouTube = ReturnType<typeof createYouTube>;

/** The daily limits default to those of a new project: 10,000 units, and 100 searches. */
export function createYouTube({
  now = Date.now,
  apiKeys = [DEVELOPMENT_KEY],
  ...limits
}: YouTubeOptions = {}) {
  const world = createWorld(now);
  const faults = createFaults(now);
  const usage = createUsage(now, { dailyUnits: 10_000, dailySearches: 100, ...limits });
  const calls: Call[] = [];
  let letGo = () => {};
  let released = Promise.resolve();
  hold();

  const youtube = {
    fetch,
    world,
    faults,
    usage,
    /** The latest calls, oldest first. */
    calls,
    apiKeys,
    /** Releases all held calls. */
    release() {
      letGo();
      hold();
    },
    /** Environment variables that make Herald use a server at this URL. */
    variablesFor: (url: string): Record<string, string> => ({
      YOUTUBE_API_URL: `${url}${API_PATH}`,
      YOUTUBE_FEED_URL: `${url}${FEED_PATH}`,
      YOUTUBE_API_KEY: apiKeys[0]!,
    }),
  };
  return youtube;

  /** Responds to a request. Rejects as `fetch` does if the signal aborts or the connection breaks. */
  async function fetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
    const request = new Request(input, init);
    const signal = init?.signal ?? request.signal;
    signal.throwIfAborted();
    const url = new URL(request.url);
    if (url.pathname.startsWith(CONTROL_PATH)) return answerControl(youtube, request);
    if (url.pathname === '/consent') return page(200, 'Before you continue');
    const endpoint = findEndpoint(url.pathname);
    if (!endpoint) {
      return url.pathname.startsWith(API_PATH)
        ? toResponse(notFound('The API has no such method.'))
        : page(404, 'Not Found');
    }
    const key = url.searchParams.get('key') ?? request.headers.get('x-goog-api-key');
    const { key: _, ...query } = Object.fromEntries(url.searchParams);
    const call: Call = { at: now(), endpoint, key, query, status: null };
    calls.push(call);
    if (calls.length > MAX_CALLS) calls.shift();
    const response = await answer(endpoint, request, url, key, signal);
    call.status = response.status;
    return response;
  }

  async function answer(
    endpoint: Endpoint,
    request: Request,
    url: URL,
    key: string | null,
    signal: AbortSignal,
  ): Promise<Response> {
    const isApi = endpoint !== 'feed' && endpoint !== 'thumbnails';
    try {
      if (request.method !== 'GET') throw badRequest('Only GET is simulated.');
      if (isApi) {
        if (!key) throw keyMissing();
        if (!apiKeys.includes(key)) throw keyInvalid();
        usage.charge(key, endpoint);
      }
      const right = async () =>
        isApi
          ? answerApi(endpoint, request, url)
          : endpoint === 'feed'
            ? answerFeed(url)
            : answerThumbnail(url);
      const fault = faults.take(endpoint);
      if (!fault) return await right();
      if (isBreakdown(fault)) {
        const where = { signal, released, origin: url.origin, isFeed: endpoint === 'feed' };
        return await breakDown(fault, right, where);
      }
      throw PROBLEMS[fault]();
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      return isApi ? toResponse(error) : page(error.status, `Error ${error.status}`);
    }
  }

  function answerApi(method: Method, request: Request, url: URL): Response {
    const body = METHODS[method](world, url.searchParams, url.origin);
    const headers = { ...JSON_TYPE, etag: `"${body['etag']}"`, date: httpDate(), 'cache-control': 'private' };
    const known = request.headers.get('if-none-match')?.replace(/^W\//, '').replaceAll('"', '');
    if (known === body['etag']) return new Response(null, { status: 304, headers });
    return new Response(JSON.stringify(body, null, 2), { headers });
  }

  function answerFeed(url: URL): Response {
    const xml = writeFeed(world, url.searchParams, url.origin);
    if (xml === null) return page(404, 'Error 404');
    return new Response(xml, {
      headers: {
        'content-type': 'text/xml; charset=UTF-8',
        date: httpDate(),
        'cache-control': 'max-age=900',
      },
    });
  }

  function answerThumbnail(url: URL): Response {
    const { videoId, size } = readThumbnailPath(url.pathname)!;
    const video = world.videos.get(videoId);
    const isThere = video ? size !== 'maxres' || video.hasMaxres : isChannelPicture(videoId);
    // For a missing image YouTube responds with 404 and a small gray one.
    const [status, drawn] = isThere
      ? [200, drawThumbnail(videoId, size)]
      : [404, drawThumbnail('', 'default')];
    return new Response(drawn, { status, headers: { 'content-type': 'image/jpeg' } });
  }

  function isChannelPicture(id: string): boolean {
    return [...world.channels.keys()].some((channelId) => channelId.slice(2, 13) === id);
  }

  function httpDate(): string {
    return new Date(world.serverNow()).toUTCString();
  }

  function hold(): void {
    released = new Promise((resolve) => (letGo = resolve));
  }
}

function findEndpoint(path: string): Endpoint | null {
  if (path === FEED_PATH) return 'feed';
  if (readThumbnailPath(path)) return 'thumbnails';
  const method = path.startsWith(`${API_PATH}/`) ? path.slice(API_PATH.length + 1) : '';
  return Object.hasOwn(METHODS, method) ? (method as Method) : null;
}

function isBreakdown(kind: FaultKind): kind is keyof typeof BREAKDOWNS {
  return Object.hasOwn(BREAKDOWNS, kind);
}

function toResponse({ status, body }: ApiProblem): Response {
  return new Response(JSON.stringify(body, null, 2), { status, headers: JSON_TYPE });
}
