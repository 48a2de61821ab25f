/** The responses of the YouTube Data API v3, limited to what detection reads. */
import { z } from 'zod';

/** The facts about a requested video. Null stands for them if the platform has the video, but returns invalid data. */
export interface Video {
  title: string | null;
  thumbnailUrl: string | null;
  content: string | null;
  /** The times in milliseconds since 1970, by the platform's clock. */
  scheduledAt: number | null;
  startedAt: number | null;
  endedAt: number | null;
  /** The number of viewers. Null if hidden or not live. */
  viewers: number | null;
}

export interface ChannelFacts {
  id: string;
  uploadsId: string;
  handle: string | null;
  title: string;
  /** The number of subscribers. Null if hidden. */
  subscribers: number | null;
}

/** Returns the schema of a list. The API omits an empty `items`; `kind` then identifies the response. */
export const envelope = (kind: string) =>
  z
    .object({ kind: z.literal(kind).optional(), items: z.array(z.unknown()).max(200).optional() })
    .refine((answer) => answer.kind !== undefined || answer.items !== undefined)
    .transform(({ items = [] }) => ({ items }));

const hasId = z.object({ id: z.string() });
const time = z.iso
  .datetime({ offset: true })
  .transform((text) => Date.parse(text))
  .optional();
/** The schema of a number. The API returns large numbers as text. */
const count = z
  .union([z.string(), z.number()])
  .transform(String)
  .pipe(z.string().regex(/^\d{1,12}$/))
  .transform(Number)
  .optional();
const thumbnail = z
  .object({ url: z.url({ protocol: /^https?$/ }).max(2000) })
  .optional()
  .catch(undefined);
/** The sizes of thumbnails, best first. The 4:3 ones, standard and high, have black bars. */
const SIZES = ['maxres', 'standard', 'high', 'medium', 'default'] as const;

const video = z.object({
  snippet: z
    .object({
      title: z.string().catch(''),
      liveBroadcastContent: z.string().nullable().catch(null),
      thumbnails: z.object(Object.fromEntries(SIZES.map((size) => [size, thumbnail]))).catch({}),
    })
    .optional(),
  liveStreamingDetails: z
    .object({
      scheduledStartTime: time,
      actualStartTime: time,
      actualEndTime: time,
      concurrentViewers: count.catch(undefined),
    })
    .optional(),
});

/** Returns the videos of a response by ID. Skips items without an ID. */
export function readVideos(items: unknown[]): Map<string, Video | null> {
  return new Map(
    items.flatMap((item) => {
      const { data } = hasId.safeParse(item);
      return data ? [[data.id, readVideo(item)] as const] : [];
    }),
  );
}

function readVideo(item: unknown): Video | null {
  const { data } = video.safeParse(item);
  if (!data) return null;
  const { snippet, liveStreamingDetails: details } = data;
  const best = SIZES.map((size) => snippet?.thumbnails[size]?.url).find((url) => url !== undefined);
  return {
    title: cleanLine(snippet?.title, 500),
    thumbnailUrl: best ?? null,
    content: snippet?.liveBroadcastContent ?? null,
    scheduledAt: details?.scheduledStartTime ?? null,
    startedAt: details?.actualStartTime ?? null,
    endedAt: details?.actualEndTime ?? null,
    viewers: details?.concurrentViewers ?? null,
  };
}

const playlistItem = z.object({
  contentDetails: z.object({ videoId: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/) }),
});

/** Returns the IDs of the videos in a playlist. */
export function readPlaylist(items: unknown[]): string[] {
  return items.flatMap((item) => playlistItem.safeParse(item).data?.contentDetails.videoId ?? []);
}

const channel = z.object({
  id: z.string().regex(/^UC[A-Za-z0-9_-]{6,62}$/),
  snippet: z.object({ title: z.string(), customUrl: z.string().max(200).optional().catch(undefined) }),
  statistics: z.object({
    subscriberCount: count,
    hiddenSubscriberCount: z.boolean().default(false),
  }),
  contentDetails: z
    .object({
      relatedPlaylists: z.object({
        uploads: z
          .string()
          .regex(/^[A-Za-z0-9_-]{1,64}$/)
          .optional()
          .catch(undefined),
      }),
    })
    .optional(),
});

/** Returns the channels of a response. Skips invalid items. */
export function readChannels(items: unknown[]): ChannelFacts[] {
  return items.flatMap((item) => {
    const { data } = channel.safeParse(item);
    if (!data) return [];
    const { id, snippet, statistics, contentDetails } = data;
    const handle = snippet.customUrl;
    return {
      id,
      uploadsId: contentDetails?.relatedPlaylists.uploads ?? `UU${id.slice(2)}`,
      handle: handle === undefined ? null : handle.startsWith('@') ? handle : `@${handle}`,
      title: cleanLine(snippet.title, 200) ?? id,
      subscribers: statistics.hiddenSubscriberCount ? null : (statistics.subscriberCount ?? null),
    };
  });
}

/** Converts to one line without control characters, or null if nothing is left. */
function cleanLine(text: string | undefined, maxLength: number): string | null {
  const line = (text ?? '')
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, maxLength)
    .toWellFormed()
    .trim();
  return line === '' ? null : line;
}
