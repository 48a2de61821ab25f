import fc from 'fast-check';
import { parseDocument } from 'htmlparser2';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DEMO_HANDLE } from '../../../../src/dev/simulators/youtube/demo.ts';
import { startYouTube, type YouTubeServer } from '../../../../src/dev/simulators/youtube/serve.ts';
import { quotaDay } from '../../../../src/dev/simulators/youtube/usage.ts';
import { floorSubscribers } from '../../../../src/dev/simulators/youtube/wire/resources.ts';
import {
  createYouTube,
  DEVELOPMENT_KEY,
  type YouTube,
} from '../../../../src/dev/simulators/youtube/youtube.ts';

// biome-ignore lint/suspicious/noExplicitAny: the tests read deep into answers, and compare what they find.
type Json = any;

const MINUTE = 60_000;
const START = Date.UTC(2026, 10, 22, 12);
const ORIGIN = 'https://youtube.test';
let clock: number;
let youtube: YouTube;
let channelId: string;

beforeEach(() => {
  clock = START;
  youtube = createYouTube({ now: () => clock });
  channelId = youtube.world.addChannel({ handle: '@Anna', subscribers: 12_399, username: 'annatv' }).id;
});

const call = (method: string, query: Record<string, string>, init?: RequestInit) =>
  youtube.fetch(
    `${ORIGIN}/youtube/v3/${method}?${new URLSearchParams({ key: DEVELOPMENT_KEY, ...query })}`,
    init,
  );
const get = async (method: string, query: Record<string, string>): Promise<Json> => {
  const response = await call(method, query);
  expect(response.status).toBe(200);
  return response.json();
};
const getVideo = async (id: string): Promise<Json> =>
  (await get('videos', { part: 'snippet,liveStreamingDetails,contentDetails', id })).items[0];
const errorOf = async (response: Response) => {
  const { error } = (await response.json()) as Json;
  expect(error.code).toBe(response.status);
  return [response.status, error.errors[0].reason];
};
const getFeed = async (query = `channel_id=${channelId}`) =>
  (await youtube.fetch(`${ORIGIN}/feeds/videos.xml?${query}`)).text();
const idsOf = (feed: string) => [...feed.matchAll(/<yt:videoId>(.*?)</g)].map(([, id]) => id);
const listIds = async () => {
  const { items } = await get('playlistItems', {
    part: 'contentDetails',
    playlistId: `UU${channelId.slice(2)}`,
    maxResults: '50',
  });
  return items.map((item: Json) => item.contentDetails.videoId);
};

describe('channels.list', () => {
  test('finds a channel by id, handle and name', async () => {
    const filters: Record<string, string>[] = [
      { id: channelId },
      { forHandle: '@ANNA' },
      { forHandle: 'anna' },
      { forUsername: 'AnnaTV' },
    ];
    for (const filter of filters) {
      const { items } = await get('channels', { part: 'id,snippet,statistics,contentDetails', ...filter });
      expect(items).toMatchObject([
        {
          id: channelId,
          snippet: { customUrl: '@anna' },
          statistics: { subscriberCount: '12300', hiddenSubscriberCount: false },
          contentDetails: { relatedPlaylists: { uploads: `UU${channelId.slice(2)}` } },
        },
      ]);
    }
  });

  test('leaves the items out when there is no such channel, and the number when it is hidden', async () => {
    expect(await get('channels', { part: 'id', forHandle: '@nobody' })).not.toHaveProperty('items');
    youtube.world.setSubscribers('@anna', { isHidden: true });
    const { items } = await get('channels', { part: 'statistics', id: channelId });
    expect(items[0].statistics).toMatchObject({ hiddenSubscriberCount: true });
    expect(items[0].statistics).not.toHaveProperty('subscriberCount');
  });

  test('returns five channels unless maxResults asks for more', async () => {
    const ids = Array.from({ length: 7 }, (_, n) => youtube.world.addChannel({ handle: `c${n}` }).id).join();
    expect((await get('channels', { part: 'id', id: ids })).items).toHaveLength(5);
    expect((await get('channels', { part: 'id', id: ids, maxResults: '50' })).items).toHaveLength(7);
  });

  test('the number of subscribers keeps three digits', () => {
    expect([0, 999, 1234, 12_345, 999_999].map(floorSubscribers)).toEqual([0, 999, 1230, 12_300, 999_000]);
    fc.assert(
      fc.property(fc.nat(), (count) => {
        const floored = floorSubscribers(count);
        expect(floored).toBeLessThanOrEqual(count);
        expect(floored).toBeGreaterThan(count * 0.99 - 1);
        expect(String(floored).slice(3)).toMatch(/^0*$/);
      }),
    );
  });
});

describe('a stream', () => {
  test('is upcoming, then live with viewers, then ended without', async () => {
    const { id } = youtube.world.schedule('@anna', { title: 'Launch', startsAt: clock + 5 * MINUTE });
    let video = await getVideo(id);
    expect(video.snippet.liveBroadcastContent).toBe('upcoming');
    expect(video.liveStreamingDetails).toEqual({
      scheduledStartTime: '2026-11-22T12:05:00Z',
      activeLiveChatId: expect.any(String),
    });

    clock += 6 * MINUTE;
    youtube.world.begin(id);
    youtube.world.setViewers(id, 321);
    video = await getVideo(id);
    expect(video.snippet.liveBroadcastContent).toBe('live');
    expect(video.contentDetails.duration).toBe('P0D');
    expect(video.liveStreamingDetails).toMatchObject({
      actualStartTime: '2026-11-22T12:06:00Z',
      concurrentViewers: '321',
    });
    youtube.world.setViewers(id, null);
    expect((await getVideo(id)).liveStreamingDetails).not.toHaveProperty('concurrentViewers');

    clock += 60 * MINUTE;
    youtube.world.end(id);
    video = await getVideo(id);
    expect(video.snippet.liveBroadcastContent).toBe('none');
    expect(video.contentDetails.duration).toBe('PT3600S');
    expect(video.liveStreamingDetails).toEqual({
      scheduledStartTime: '2026-11-22T12:05:00Z',
      actualStartTime: '2026-11-22T12:06:00Z',
      actualEndTime: '2026-11-22T13:06:00Z',
    });
  });

  test('differs from a premiere in its length alone, and an upload has no live details', async () => {
    const premiere = youtube.world.premiere('@anna', { startsAt: clock, durationSeconds: 90 });
    youtube.world.begin(premiere.id);
    expect(await getVideo(premiere.id)).toMatchObject({
      snippet: { liveBroadcastContent: 'live' },
      contentDetails: { duration: 'PT90S' },
      liveStreamingDetails: { actualStartTime: '2026-11-22T12:00:00Z' },
    });
    const upload = youtube.world.upload('@anna');
    expect(await getVideo(upload.id)).not.toHaveProperty('liveStreamingDetails');
  });

  test('can be missing from some answers, and can seem ended', async () => {
    const { id } = youtube.world.goLive('@anna');
    youtube.world.remove(id, { calls: 1, from: ['videos'] });
    expect(await listIds()).toEqual([id]);
    expect(await getVideo(id)).toBeUndefined();
    expect(await getVideo(id)).toBeDefined();

    youtube.world.flap(id, { content: 'none', details: { actualEndTime: undefined } }, { forMs: MINUTE });
    expect((await getVideo(id)).snippet.liveBroadcastContent).toBe('none');
    clock += MINUTE;
    expect((await getVideo(id)).snippet.liveBroadcastContent).toBe('live');
  });

  test('is listed a second time when its recording is published again', async () => {
    const stream = youtube.world.goLive('@anna');
    clock += MINUTE;
    youtube.world.end(stream.id);
    const upload = youtube.world.upload('@anna');
    clock += MINUTE;
    youtube.world.relist(stream.id);
    expect(await listIds()).toEqual([stream.id, upload.id, stream.id]);
    expect(idsOf(await getFeed())).toEqual([stream.id, upload.id]);
  });

  test('has the times of a server whose clock is ahead', async () => {
    youtube.world.skewMs = 10 * MINUTE;
    const { id } = youtube.world.goLive('@anna');
    expect((await getVideo(id)).liveStreamingDetails.actualStartTime).toBe('2026-11-22T12:10:00Z');
    expect((await call('videos', { part: 'id', id })).headers.get('date')).toBe(
      'Sun, 22 Nov 2026 12:10:00 GMT',
    );
  });
});

describe('lists', () => {
  test('the uploads come newest first, page by page', async () => {
    const ids = Array.from({ length: 7 }, () => youtube.world.upload('@anna').id).reverse();
    const playlist = { part: 'snippet', playlistId: `UU${channelId.slice(2)}`, maxResults: '3' };
    const seen: string[] = [];
    let pageToken: string | undefined;
    do {
      const page = await get('playlistItems', { ...playlist, ...(pageToken ? { pageToken } : {}) });
      expect(page.pageInfo).toEqual({ totalResults: 7, resultsPerPage: 3 });
      seen.push(...page.items.map((item: Json) => item.snippet.resourceId.videoId));
      pageToken = page.nextPageToken;
    } while (pageToken);
    expect(seen).toEqual(ids);
  });

  test('a channel without uploads has no list of them', async () => {
    const query = { part: 'id', playlistId: `UU${channelId.slice(2)}` };
    expect(await errorOf(await call('playlistItems', query))).toEqual([404, 'playlistNotFound']);
  });

  test('unknown videos are absent, and doubles are not doubled', async () => {
    const { id } = youtube.world.upload('@anna');
    const { items } = await get('videos', { part: 'id', id: `AAAAAAAAAAA,${id},${id}` });
    expect(items).toMatchObject([{ id }]);
  });

  test.each([
    ['videos', { id: 'x' }, 'missingRequiredParameter'],
    ['videos', { part: 'id' }, 'missingRequiredParameter'],
    ['videos', { part: 'nonsense', id: 'x' }, 'unknownPart'],
    ['videos', { part: 'id', id: Array.from({ length: 51 }, (_, n) => n).join() }, 'invalidFilters'],
    ['channels', { part: 'id', id: 'x', forHandle: 'y' }, 'incompatibleParameters'],
    ['channels', { part: 'id', id: 'x', maxResults: '51' }, 'badRequest'],
    ['channels', { part: 'id', id: 'x', pageToken: '§' }, 'invalidPageToken'],
    ['channels', { part: 'id', id: 'x', pageToken: 'QUJD' }, 'invalidPageToken'],
    ['videos', { part: 'id', id: 'x', key: 'wrong' }, 'keyInvalid'],
  ] as [string, Record<string, string>, string][])('%s refuses %o', async (method, query, reason) => {
    expect(await errorOf(await call(method, query))).toEqual([400, reason]);
  });

  test('an answer that the client knows is 304, and costs a unit', async () => {
    const first = await call('channels', { part: 'snippet', id: channelId });
    const etag = first.headers.get('etag')!;
    const again = await call(
      'channels',
      { part: 'snippet', id: channelId },
      {
        headers: { 'if-none-match': etag },
      },
    );
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect(youtube.usage.today(DEVELOPMENT_KEY)).toMatchObject({ units: 2, calls: { channels: 2 } });
    youtube.world.findChannel('@anna').title = 'Anna!';
    const changed = await call(
      'channels',
      { part: 'snippet', id: channelId },
      {
        headers: { 'if-none-match': etag },
      },
    );
    expect(changed.status).toBe(200);
  });
});

describe('the quota', () => {
  test('ends, and begins again at midnight in Los Angeles', async () => {
    clock = Date.UTC(2026, 10, 23, 7, 59);
    youtube = createYouTube({ now: () => clock, dailyUnits: 2 });
    youtube.world.addChannel({ handle: 'anna' });
    const statusOf = async () => (await call('channels', { part: 'id', id: channelId })).status;
    expect([await statusOf(), await statusOf(), await statusOf()]).toEqual([200, 200, 403]);
    clock += MINUTE;
    expect(await statusOf()).toBe(200);
    expect(youtube.usage.list()).toMatchObject([
      { day: '2026-11-22', units: 2, refused: 1 },
      { day: '2026-11-23', units: 1, refused: 0 },
    ]);
  });

  test('follows daylight saving time', () => {
    expect(quotaDay(Date.UTC(2026, 6, 1, 6, 59))).toBe('2026-06-30');
    expect(quotaDay(Date.UTC(2026, 6, 1, 7))).toBe('2026-07-01');
    // The clocks go back on 1 November: that day has 25 hours.
    expect(quotaDay(Date.UTC(2026, 10, 1, 7))).toBe('2026-11-01');
    expect(quotaDay(Date.UTC(2026, 10, 2, 7, 59))).toBe('2026-11-01');
    expect(quotaDay(Date.UTC(2026, 10, 2, 8))).toBe('2026-11-02');
  });

  test('of searches is 100 calls of its own', async () => {
    const { id } = youtube.world.goLive('@anna');
    const query = { part: 'snippet', channelId, eventType: 'live', type: 'video' };
    for (let n = 0; n < 100; n++) {
      expect((await get('search', query)).items).toMatchObject([{ id: { videoId: id } }]);
    }
    expect(await errorOf(await call('search', query))).toEqual([403, 'quotaExceeded']);
    expect(youtube.usage.today(DEVELOPMENT_KEY)).toMatchObject({ units: 0, searches: 100, refused: 1 });
  });
});

describe('the feed', () => {
  test('lists the newest 15, scheduled streams and premieres among them, after its lag', async () => {
    for (let n = 0; n < 20; n++) youtube.world.upload('@anna', { publishedAt: clock - (30 - n) * MINUTE });
    youtube.world.feedLagMs = 10 * MINUTE;
    const stream = youtube.world.schedule('@anna', { startsAt: clock + 60 * MINUTE });
    const premiere = youtube.world.premiere('@anna', { startsAt: clock + 60 * MINUTE });
    expect(idsOf(await getFeed())).not.toContain(stream.id);
    clock += 10 * MINUTE;
    const ids = idsOf(await getFeed());
    expect(ids).toHaveLength(15);
    expect(ids.slice(0, 2)).toEqual([premiere.id, stream.id]);
    expect(idsOf(await getFeed(`playlist_id=UU${channelId.slice(2)}`))).toEqual(ids);
    expect(youtube.usage.list()).toEqual([]);
  });

  test('escapes every title', async () => {
    const hostile = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        '</title><yt:videoId>x</yt:videoId>',
        ']]>',
        '&amp;',
        '\u0000\uffff\ud800',
        "<a b='c'>\"",
      ),
    );
    await fc.assert(
      fc.asyncProperty(hostile, async (title) => {
        const { id } = youtube.world.upload('@anna', { title, description: title });
        clock++;
        const feed = await getFeed();
        expect(idsOf(feed)[0]).toBe(id);
        // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML forbids.
        expect(feed).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/);
        const document: Json = parseDocument(feed, { xmlMode: true });
        const root = document.children.find((node: Json) => node.name === 'feed');
        expect(root.children.filter((node: Json) => node.name === 'entry').length).toBe(idsOf(feed).length);
      }),
      { numRuns: 60 },
    );
  });

  test('is 404 for no channel', async () => {
    expect((await youtube.fetch(`${ORIGIN}/feeds/videos.xml?channel_id=UCno`)).status).toBe(404);
  });
});

describe('faults', () => {
  test.each([
    ['server-error', 500, 'backendError'],
    ['unavailable', 503, 'backendError'],
    ['quota-exceeded', 403, 'quotaExceeded'],
    ['rate-limited', 403, 'rateLimitExceeded'],
    ['too-many-requests', 429, 'rateLimitExceeded'],
    ['key-invalid', 400, 'keyInvalid'],
    ['key-invalid-new', 400, 'badRequest'],
    ['api-disabled', 403, 'accessNotConfigured'],
    ['not-found', 404, 'notFound'],
  ] as const)('%s is %i %s for one call', async (kind, status, reason) => {
    youtube.faults.fail({ endpoint: 'channels', kind, calls: 1 });
    const query = { part: 'id', id: channelId };
    expect(await errorOf(await call('channels', query))).toEqual([status, reason]);
    expect((await call('channels', query)).status).toBe(200);
  });

  test('last for a time, or for every nth call', async () => {
    youtube.faults.fail({ endpoint: 'feed', kind: 'not-found', forMs: MINUTE });
    const statusOf = async () =>
      (await youtube.fetch(`${ORIGIN}/feeds/videos.xml?channel_id=${channelId}`)).status;
    expect(await statusOf()).toBe(404);
    clock += MINUTE;
    expect(await statusOf()).toBe(200);
    youtube.faults.fail({ endpoint: 'feed', kind: 'server-error', every: 3 });
    const statuses = [];
    for (let n = 0; n < 6; n++) statuses.push(await statusOf());
    expect(statuses).toEqual([200, 200, 500, 200, 200, 500]);
  });

  test('break connections and bodies', async () => {
    const query = { part: 'id', id: channelId };
    const next = (kind: Parameters<typeof youtube.faults.fail>[0]['kind'], init?: RequestInit) => {
      youtube.faults.fail({ kind, calls: 1 });
      return call('channels', query, init);
    };
    await expect(next('disconnect')).rejects.toThrow(TypeError);
    expect(await (await next('garbage')).text()).toContain('<html>');
    const cut = await (await next('cut')).text();
    expect(() => JSON.parse(cut)).toThrow(SyntaxError);
    expect(await (await next('empty')).text()).toBe('');
    expect(await (await next('wrong-shape')).json()).not.toHaveProperty('items');
    expect((await next('redirect')).status).toBe(302);
    const reader = (await next('endless')).body!.getReader();
    for (let n = 0; n < 100; n++) expect((await reader.read()).done).toBe(false);
    await reader.cancel();

    const abort = new AbortController();
    const held = next('hang', { signal: abort.signal });
    abort.abort();
    await expect(held).rejects.toThrow('aborted');
    const released = next('hang');
    youtube.release();
    await expect(released).rejects.toThrow(TypeError);
  });
});

describe('a thumbnail', () => {
  const sizeOf = (bytes: Uint8Array) => {
    const at = bytes.findIndex((byte, index) => byte === 0xff && bytes[index + 1] === 0xc0);
    const view = new DataView(bytes.buffer, at);
    return { width: view.getUint16(7), height: view.getUint16(5) };
  };
  const fetchBytes = async (url: string) => {
    const response = await youtube.fetch(url);
    return { status: response.status, bytes: new Uint8Array(await response.arrayBuffer()) };
  };

  test('is a JPEG of the size that the API names, and always the same', async () => {
    const { id } = youtube.world.goLive('@anna');
    const { thumbnails } = (await getVideo(id)).snippet;
    expect(Object.keys(thumbnails)).toEqual(['default', 'medium', 'high', 'standard', 'maxres']);
    for (const { url, width, height } of Object.values<Json>(thumbnails)) {
      const { status, bytes } = await fetchBytes(url);
      expect(status).toBe(200);
      expect([...bytes.slice(0, 3), ...bytes.slice(-2)]).toEqual([0xff, 0xd8, 0xff, 0xff, 0xd9]);
      expect(sizeOf(bytes)).toEqual({ width, height });
      expect((await fetchBytes(url)).bytes).toEqual(bytes);
    }
  });

  test('of the largest size can be missing', async () => {
    const { id } = youtube.world.upload('@anna', { hasMaxres: false });
    expect((await getVideo(id)).snippet.thumbnails).not.toHaveProperty('maxres');
    const { status, bytes } = await fetchBytes(`${ORIGIN}/vi/${id}/maxresdefault.jpg`);
    expect(status).toBe(404);
    expect(sizeOf(bytes)).toEqual({ width: 120, height: 90 });
  });
});

describe('over HTTP', () => {
  let server: YouTubeServer;
  beforeEach(async () => {
    server = await startYouTube({ port: 0 });
  });
  afterEach(() => server.stop());

  const control = async (verb: string, body?: Json) => {
    const response = await fetch(`${server.url}/_control/${verb}`, {
      method: 'POST',
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as Json };
  };
  const ask = (method: string, query: string, init?: RequestInit) =>
    fetch(`${server.variables['YOUTUBE_API_URL']}/${method}?key=${DEVELOPMENT_KEY}&${query}`, init);
  const show = async (id: string): Promise<Json> =>
    ((await (await ask('videos', `part=snippet,liveStreamingDetails&id=${id}`)).json()) as Json).items[0];

  test('the demo channel goes live and ends by one call each', async () => {
    const found = (await (await ask('channels', `part=statistics&forHandle=${DEMO_HANDLE}`)).json()) as Json;
    expect(found.items).toMatchObject([
      { id: expect.stringMatching(/^UC.{22}$/), statistics: { subscriberCount: '4990' } },
    ]);
    const { body: video } = await control('go-live');
    expect((await show(video.id)).snippet.liveBroadcastContent).toBe('live');
    const feed = await fetch(`${server.variables['YOUTUBE_FEED_URL']}?channel_id=${found.items[0].id}`);
    expect(idsOf(await feed.text())).toHaveLength(5);
    expect((await control('end')).body).toMatchObject({ id: video.id, state: 'ended' });
    expect((await show(video.id)).liveStreamingDetails).toHaveProperty('actualEndTime');
    const { url } = (await show(video.id)).snippet.thumbnails.high;
    expect((await fetch(url)).headers.get('content-type')).toBe('image/jpeg');
  });

  test('each verb of the control works', async () => {
    const scheduled = (await control('schedule', { title: 'Soon', starts_in_seconds: 60 })).body;
    const verbs: [string, Json?][] = [
      ['add-channel', { handle: '@other' }],
      ['upload', { channel: '@other', title: 'New' }],
      ['premiere', { duration_seconds: 30 }],
      ['go-live', { video_id: scheduled.id, viewers: 7 }],
      ['viewers', { viewers: null }],
      ['edit', { title: 'Changed' }],
      ['flap', { calls: 1 }],
      ['end'],
      ['relist'],
      ['remove', { from: ['feed'], seconds: 5 }],
      ['restore'],
      ['subscribers', { subscribers: 5001, hidden: true }],
      ['clock', { skew_seconds: -30 }],
      ['lag', { feed_seconds: 60, uploads_seconds: 30 }],
      ['fail', { endpoint: 'videos', kind: 'server-error', calls: 1 }],
      ['clear-faults'],
    ];
    for (const [verb, body] of verbs)
      expect([verb, await control(verb, body)]).toMatchObject([verb, { status: 200 }]);
    const state = (await (await fetch(`${server.url}/_control/state`)).json()) as Json;
    expect(state.channels).toMatchObject([{ subscribers: 5001, isHidden: true }, { handle: 'other' }]);
    expect(state.clock).toEqual({ skewMs: -30_000, feedLagMs: 60_000, uploadsLagMs: 30_000 });
  });

  test.each([
    ['end', undefined, 400],
    ['go-live', { viewers: -1 }, 400],
    ['go-live', { surprise: true }, 400],
    ['go-live', { channel: '@nobody' }, 400],
    ['fail', { kind: 'nonsense' }, 400],
    ['nonsense', undefined, 404],
  ])('control refuses %s with %o', async (verb, body, status) => {
    expect(await control(verb, body)).toMatchObject({ status, body: { error: expect.any(String) } });
  });

  test('faults close the connection, and hanging calls end with the server', async () => {
    await control('fail', { endpoint: 'videos', kind: 'disconnect', calls: 1 });
    await expect(ask('videos', 'part=id&id=x')).rejects.toThrow('fetch failed');
    await control('fail', { endpoint: 'videos', kind: 'hang', calls: 2 });
    const abort = new AbortController();
    const given = ask('videos', 'part=id&id=x', { signal: abort.signal });
    const held = ask('videos', 'part=id&id=x');
    await vi.waitFor(
      () => expect(server.calls.map(({ status }) => status)).toEqual([null, null, null]),
      30_000,
    );
    abort.abort();
    await expect(given).rejects.toThrow('aborted');
    const ended = expect(held).rejects.toThrow('fetch failed');
    server.release();
    await ended;
  });
});
