import { z } from 'zod';
import { timestamp } from '../common.ts';

/** Thresholds that every organization has. */
export const BUILT_IN_THRESHOLDS = [100, 500, 1000, 5000, 10_000, 50_000] as const;

const threshold = z.int().min(1).max(1_000_000_000).meta({ description: 'Subscribers.', example: 12_500 });

export const milestone = z
  .object({
    id: z.int().meta({ example: 4294967297 }),
    threshold,
    is_custom: z.boolean(),
    is_enabled: z.boolean().meta({ description: 'False: reaching it makes nothing.' }),
    reached_at: timestamp.nullable(),
    warning: z.string().nullable().meta({
      description:
        'The video platform rounds counts down to three significant figures, so some thresholds are seen late.',
      example: 'The count is rounded: Herald sees this threshold at 12,400 subscribers.',
    }),
  })
  .meta({ id: 'Milestone' });
export type Milestone = z.infer<typeof milestone>;

export const addMilestoneRequest = z.strictObject({ threshold }).meta({ id: 'AddMilestone' });

export const changeMilestoneRequest = z
  .strictObject({
    id: z.int().min(1).meta({ example: 4294967297 }),
    threshold: threshold.optional().meta({ description: 'Only of custom thresholds.' }),
    is_enabled: z.boolean().optional(),
  })
  .meta({ id: 'ChangeMilestone' });
export type ChangeMilestone = z.infer<typeof changeMilestoneRequest>;
