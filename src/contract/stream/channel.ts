import { z } from 'zod';
import { timestamp } from '../common.ts';

export const channel = z
  .object({
    channel_id: z.string().meta({ example: 'UCboatworks-0123456789-A' }),
    handle: z.string().nullable().meta({ example: '@boatworks' }),
    title: z.string().meta({ example: 'Boatworks' }),
    subscriber_count: z.int().nullable().meta({
      description: 'As the video platform rounds it: three significant figures. Null when hidden or unknown.',
      example: 4990,
    }),
    last_polled_at: timestamp.nullable(),
    next_poll_at: timestamp.nullable().meta({ description: 'The earliest time of the next poll.' }),
    quota_used_today: z.int().meta({
      description:
        'Units of the video platform that polls of this channel cost since midnight in Los Angeles.',
      example: 84,
    }),
    has_own_key: z.boolean().meta({ description: 'The organization has an API key of its own.' }),
    error: z
      .object({ code: z.string().meta({ example: 'QUOTA_EXCEEDED' }), message: z.string() })
      .nullable()
      .meta({ description: 'Why the last poll failed. Null: it did not.' }),
  })
  .meta({ id: 'StreamChannel' });
export type StreamChannel = z.infer<typeof channel>;

const hasOne = (input: object) =>
  ['channel_id', 'handle', 'url'].filter((name) => name in input).length === 1;

export const putChannelRequest = z
  .strictObject({
    channel_id: z
      .string()
      .regex(/^UC[A-Za-z0-9_-]{6,62}$/, 'expected a channel id: UC, and usually 22 letters, digits, - or _')
      .optional()
      .meta({ example: 'UCboatworks-0123456789-A' }),
    handle: z
      .string()
      .trim()
      .regex(/^@?[\p{L}\p{N}._·-]{3,30}$/u, 'expected a handle such as @boatworks')
      .optional()
      .meta({ pattern: '^@?[\\p{L}\\p{N}._·-]{3,30}$', example: '@boatworks' }),
    url: z
      .url({ protocol: /^https?$/ })
      .max(500)
      .optional()
      .meta({ format: 'uri', example: 'https://www.youtube.com/@boatworks' }),
    api_key: z
      .string()
      .trim()
      .regex(/^[\x21-\x7e]{10,200}$/, 'expected an API key of the video platform')
      .nullable()
      .optional()
      .meta({
        description:
          'An API key of the organization’s own, so that its polls have a quota of their own. Never returned. Null removes it; left out, it stays.',
      }),
  })
  .refine(hasOne, { path: ['channel_id'], error: 'expected one of channel_id, handle and url' })
  .meta({ id: 'PutStreamChannel', description: 'One of `channel_id`, `handle` and `url`.' });
export type PutStreamChannel = z.infer<typeof putChannelRequest>;
