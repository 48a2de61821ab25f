import { z } from 'zod';
import { fieldsOf, instant, page, timestamp } from '../common.ts';

export const PLATFORMS = ['discord', 'x', 'instagram', 'facebook'] as const;
export const platform = z.enum(PLATFORMS).meta({ id: 'Platform', description: 'Where captions are posted.' });
export type Platform = z.infer<typeof platform>;

const streamId = z.int().meta({ description: 'For `/api/stream/streams/{id}`.', example: 4294967297 });
const videoId = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,64}$/, 'expected a video id: letters, digits, - and _')
  .meta({ description: 'The id of the video on the video platform.', example: 'dQw4w9WgXcQ' });
const count = (description: string) =>
  z.int().min(0).max(1_000_000_000_000).nullable().meta({ description, example: 1234 });
const viewerCount = count('Who watches now. Null when hidden, unknown, or after the end.');
const subscriberCount = count('Subscribers of the channel. Null when hidden or unknown.');
const url = (example: string) => z.string().meta({ example });

const facts = {
  status: z.enum(['live', 'ended']),
  video_id: videoId,
  title: z.string().meta({ example: 'Building a boat, day 3' }),
  url: url('https://www.youtube.com/watch?v=dQw4w9WgXcQ'),
  thumbnail_url: url('https://i.ytimg.com/vi/dQw4w9WgXcQ/maxresdefault.jpg').nullable(),
  started_at: timestamp,
  ended_at: timestamp.nullable(),
  viewer_count: viewerCount,
  peak_viewers: count('The most viewers that were seen at once.'),
  subscriber_count: subscriberCount,
};

export const stream = z.object({ id: streamId, ...facts }).meta({ id: 'Stream' });
export type Stream = z.infer<typeof stream>;

export const streamDetail = stream
  .extend({
    samples: z
      .array(z.object({ at: timestamp, viewer_count: viewerCount }))
      .max(500)
      .meta({ description: 'Viewers over time, oldest first. A long stream has fewer samples an hour.' }),
  })
  .meta({ id: 'StreamDetail' });
export type StreamDetail = z.infer<typeof streamDetail>;

export const streamStatus = z
  .object({
    status: z.enum(['live', 'ended']),
    stream_id: streamId.nullable(),
    video_id: facts.video_id.nullable(),
    title: facts.title.nullable(),
    url: facts.url.nullable(),
    thumbnail_url: facts.thumbnail_url,
    started_at: timestamp.nullable(),
    ended_at: facts.ended_at,
    viewer_count: facts.viewer_count,
    peak_viewers: facts.peak_viewers,
    subscriber_count: facts.subscriber_count,
    live_count: z.int().meta({ description: 'Streams that are live now.', example: 1 }),
    has_channel: z.boolean().meta({ description: 'Whether a channel is connected.', example: true }),
    checked_at: timestamp.nullable().meta({ description: 'When Herald last heard of the channel.' }),
  })
  .meta({
    id: 'StreamStatus',
    description:
      'The newest live stream, otherwise the last one. Without any, only status, live_count and has_channel.',
  });
export type StreamStatus = z.infer<typeof streamStatus>;

export const listStreamsQuery = z.strictObject({
  fields: fieldsOf(stream),
  status: z.enum(['live', 'ended']).optional(),
  ...page,
});

const publicUrl = z
  .url({ protocol: /^https?$/ })
  .max(2000)
  .meta({ format: 'uri', example: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' });

export const STREAM_EVENTS = ['live', 'update', 'ended', 'subscribers'] as const;

/** News about a channel, from the poll or from an automation engine. */
export const streamEvent = z
  .strictObject({
    type: z.enum(STREAM_EVENTS).meta({
      description:
        '`live`: a stream began or goes on. `update`: facts of a live stream changed. `ended`: it ended. `subscribers`: the count of the channel alone.',
    }),
    video_id: videoId.optional().meta({ description: 'Required unless the type is `subscribers`.' }),
    title: z.string().trim().min(1).max(500).optional().meta({ example: 'Building a boat, day 3' }),
    url: publicUrl.optional().meta({ description: 'Default: the page of the video.' }),
    thumbnail_url: publicUrl.optional(),
    started_at: instant.optional(),
    ended_at: instant.optional(),
    viewer_count: viewerCount.optional(),
    subscriber_count: subscriberCount.optional(),
    occurred_at: instant.optional().meta({
      description: 'When this was so. Default: now. Times more than 10 minutes ahead count as now.',
    }),
  })
  .refine((event) => event.type === 'subscribers' || event.video_id !== undefined, {
    path: ['video_id'],
    error: 'expected the id of the video',
  })
  .refine((event) => event.type !== 'subscribers' || event.subscriber_count !== undefined, {
    path: ['subscriber_count'],
    error: 'expected the number of subscribers, or null',
  })
  .meta({ id: 'StreamEvent' });
export type StreamEvent = z.infer<typeof streamEvent>;

const UNANNOUNCED = ['STARTS_LATER', 'STARTED_LONG_AGO'] as const;
export type Unannounced = (typeof UNANNOUNCED)[number];

export const streamEventResult = z
  .object({
    stream: stream.nullable().meta({ description: 'The stream as it is now. Null for `subscribers`.' }),
    captions_created: z.int().meta({ example: 4 }),
    milestones_reached: z
      .array(z.int())
      .meta({ description: 'Thresholds that this count reached, lowest first.', example: [1000] }),
    applied: z.boolean().meta({
      description: 'False: Herald knows something newer, or that the stream has ended. Nothing changed.',
    }),
    reason: z
      .object({ code: z.enum(UNANNOUNCED), message: z.string() })
      .optional()
      .meta({
        description:
          'Why a live stream that Herald did not know is not announced. `STARTS_LATER`: its start is in the future, and it is not taken for live. `STARTED_LONG_AGO`: it started more than 30 days ago. Left out otherwise.',
        example: { code: 'STARTS_LATER', message: 'The stream starts in the future.' },
      }),
  })
  .meta({ id: 'StreamEventResult' });
export type StreamEventResult = z.infer<typeof streamEventResult>;
