import { z } from 'zod';
import { line } from '../common.ts';

const format = z.enum(['png', 'jpeg']).default('png');
const id = z.int().min(1).meta({ example: 4294967297 });

export const storyCardRequest = z
  .strictObject({
    stream_id: id
      .optional()
      .meta({ description: 'Or `title`. Default: the stream of `/api/stream/status`.' }),
    title: line(500).trim().min(1).optional().meta({ example: 'Building a boat, day 3' }),
    thumbnail_url: z
      .url({ protocol: /^https?$/ })
      .max(2000)
      .optional()
      .meta({ format: 'uri' }),
    viewer_count: z.int().min(0).max(1_000_000_000).nullable().optional(),
    format,
  })
  .refine((input) => input.stream_id === undefined || input.title === undefined, {
    path: ['stream_id'],
    error: 'not together with title',
  })
  .meta({ id: 'StoryCardRequest' });
export type StoryCardRequest = z.infer<typeof storyCardRequest>;

export const milestoneCardRequest = z
  .strictObject({
    milestone_id: id
      .optional()
      .meta({ description: 'Or `subscriber_count`. Default: the last milestone reached.' }),
    subscriber_count: z.int().min(1).max(1_000_000_000_000).optional().meta({ example: 10_000 }),
    size: z.enum(['1080x1080', '1200x630']).default('1080x1080'),
    format,
  })
  .refine((input) => input.milestone_id === undefined || input.subscriber_count === undefined, {
    path: ['milestone_id'],
    error: 'not together with subscriber_count',
  })
  .meta({ id: 'MilestoneCardRequest' });
export type MilestoneCardRequest = z.infer<typeof milestoneCardRequest>;

export const card = z
  .object({
    image_url: z.string().meta({ description: 'Public, and never changes.' }),
    width: z.int(),
    height: z.int(),
    content_type: z.enum(['image/png', 'image/jpeg']),
    bytes: z.int(),
  })
  .meta({ id: 'Card' });
export type Card = z.infer<typeof card>;
