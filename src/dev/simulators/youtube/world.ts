/** The channels and videos of the simulated YouTube, and the actions on them. */
import {
  type Channel,
  type Endpoint,
  type Flap,
  type Listing,
  makeToken,
  type NewStream,
  type NewVideo,
  type Span,
  startSpan,
  type Video,
} from './objects.ts';

interface Hole {
  from: readonly Endpoint[] | null;
  applies: () => boolean;
}

export type World = ReturnType<typeof createWorld>;

const VIEWERS = 25;
const DURATION_SECONDS = 600;

/** `now` returns the real time, in milliseconds since 1970. A channel is named by its id or its @handle. */
export function createWorld(now: () => number) {
  const channels = new Map<string, Channel>();
  const videos = new Map<string, Video>();
  const holes = new Map<string, Hole>();
  const flaps = new Map<string, { flap: Flap; applies: () => boolean }>();
  let made = 0;

  const world = {
    channels,
    videos,
    /** Milliseconds by which the server's clock is ahead. */
    skewMs: 0,
    /** Milliseconds until a new video appears in the feed. */
    feedLagMs: 0,
    /** Milliseconds until a new video appears in the list of uploads. */
    uploadsLagMs: 0,
    /** The time by the server's clock. */
    serverNow: () => now() + world.skewMs,

    addChannel(input: Partial<Omit<Channel, 'handle'>> & { handle: string }): Channel {
      const handle = input.handle.replace(/^@/, '');
      const channel: Channel = {
        id: `UC${makeToken(`channel ${handle.toLowerCase()}`, 22)}`,
        username: null,
        title: handle,
        description: '',
        createdAt: Date.UTC(2020, 0, 1),
        subscribers: 0,
        isHidden: false,
        ...input,
        handle,
      };
      channels.set(channel.id, channel);
      return channel;
    },
    findChannel(name: string): Channel {
      const handle = name.replace(/^@/, '').toLowerCase();
      const found = [...channels.values()].find((c) => c.id === name || c.handle.toLowerCase() === handle);
      if (!found) throw new Error(`There is no channel ${name}.`);
      return found;
    },
    findVideo(id: string): Video {
      const video = videos.get(id);
      if (!video) throw new Error(`There is no video ${id}.`);
      return video;
    },

    /** Publishes a normal video. */
    upload: (channel: string, input: NewVideo = {}) => add(channel, 'upload', 'ended', input),
    /** Announces a live stream. `startsAt` is in milliseconds since 1970. */
    schedule: (channel: string, { startsAt, ...input }: NewStream & { startsAt: number }) =>
      Object.assign(add(channel, 'stream', 'upcoming', input), { scheduledAt: startsAt }),
    /** Announces a premiere, which shows a recorded video as if it were live. */
    premiere: (channel: string, { startsAt, ...input }: NewStream & { startsAt: number }) =>
      Object.assign(add(channel, 'premiere', 'upcoming', input), { scheduledAt: startsAt }),
    /** Starts a new stream. */
    goLive: (channel: string, input: NewStream = {}): Video =>
      world.begin(add(channel, 'stream', 'upcoming', input).id),
    /** Starts a scheduled stream or premiere. */
    begin(videoId: string): Video {
      const video = world.findVideo(videoId);
      const startedAt = world.serverNow();
      return touch(video, { state: 'live', startedAt, scheduledAt: video.scheduledAt ?? startedAt });
    },
    end(videoId: string): Video {
      const endedAt = world.serverNow();
      const video = world.findVideo(videoId);
      const durationSeconds = Math.max(1, Math.round((endedAt - (video.startedAt ?? endedAt)) / 1000));
      return touch(video, { state: 'ended', endedAt, durationSeconds });
    },
    /** Lists the recording again as the newest video, with a new publication time. */
    relist(videoId: string): Video {
      const video = world.findVideo(videoId);
      const at = world.serverNow();
      video.listings.push(makeListing(videoId, at));
      return touch(video, { publishedAt: at });
    },
    edit: (videoId: string, change: { title?: string; description?: string }) =>
      touch(world.findVideo(videoId), change),
    /** Sets the viewers; null hides the number. */
    setViewers(videoId: string, viewers: number | null): Video {
      return Object.assign(world.findVideo(videoId), { viewers });
    },
    setSubscribers(channel: string, change: { subscribers?: number; isHidden?: boolean }): Channel {
      return Object.assign(world.findChannel(channel), change);
    },

    /** Hides a video from the responses of these endpoints (default: all). */
    remove(
      videoId: string,
      { from = null, ...span }: Span & { from?: readonly Endpoint[] | null } = {},
    ): void {
      holes.set(world.findVideo(videoId).id, { from, applies: startSpan(span, now) });
    },
    restore(videoId: string): void {
      holes.delete(videoId);
    },
    /** Makes `videos.list` return something other than the real state: by default `none`. */
    flap(videoId: string, flap: Flap = { content: 'none' }, span: Span = {}): void {
      flaps.set(world.findVideo(videoId).id, { flap, applies: startSpan(span, now) });
    },

    /** Returns the requested videos for one response of the endpoint, and counts the response. */
    takeVideos(ids: readonly string[], endpoint: Endpoint): Video[] {
      return ids.flatMap((id) => {
        const video = videos.get(id);
        const hole = holes.get(id);
        const isMissing = hole && (!hole.from || hole.from.includes(endpoint)) && hole.applies();
        return video && !isMissing ? [video] : [];
      });
    },
    /** Returns the deviation of the next response from the real state, and counts the response. */
    takeFlap(videoId: string): Flap {
      const found = flaps.get(videoId);
      return found?.applies() ? found.flap : {};
    },
    /** Returns the listings of a channel that are older than `lagMs`, newest first. */
    listUploads(channelId: string, lagMs: number): { videoId: string; listing: Listing }[] {
      const latest = world.serverNow() - lagMs;
      return [...videos.values()]
        .filter((video) => video.channelId === channelId)
        .flatMap((video) => video.listings.map((listing) => ({ videoId: video.id, listing })))
        .filter(({ listing }) => listing.at <= latest)
        .reverse()
        .sort((a, b) => b.listing.at - a.listing.at);
    },
  };
  return world;

  function add(name: string, kind: Video['kind'], state: Video['state'], input: NewStream): Video {
    const channelId = world.findChannel(name).id;
    const at = input.publishedAt ?? world.serverNow();
    // The id includes the time, so that a restarted server uses no id twice.
    const id = makeToken(`${channelId} ${at} ${++made}`, 11);
    const video: Video = {
      id,
      channelId,
      title: input.title ?? `${kind} ${made}`,
      description: input.description ?? '',
      kind,
      state,
      publishedAt: at,
      updatedAt: at,
      scheduledAt: null,
      startedAt: null,
      endedAt: null,
      viewers: input.viewers === undefined ? VIEWERS : input.viewers,
      views: input.views ?? 0,
      durationSeconds: input.durationSeconds ?? DURATION_SECONDS,
      hasMaxres: input.hasMaxres ?? true,
      listings: [makeListing(id, at)],
    };
    videos.set(id, video);
    return video;
  }

  function makeListing(videoId: string, at: number): Listing {
    return { id: `UU${makeToken(`${videoId} ${at} ${++made}`, 46)}`, at };
  }

  function touch(video: Video, change: Partial<Video>): Video {
    return Object.assign(video, change, { updatedAt: world.serverNow() });
  }
}
