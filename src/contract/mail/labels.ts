import { z } from 'zod';
import { line, timestamp } from '../common.ts';

/** Labels of an organization. */
export const MAX_LABELS = 100;
/** Labels of a conversation. */
export const MAX_CONVERSATION_LABELS = 20;

const name = line(50).trim().min(1).meta({
  description: 'Unique in the organization; case is ignored.',
  example: 'Wholesale',
});
const color = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, 'expected a color such as #1a7f5a')
  .meta({ example: '#1a7f5a' });

export const label = z
  .object({ id: z.int().meta({ example: 4294967297 }), name, color, created_at: timestamp })
  .meta({ id: 'Label' });
export type Label = z.infer<typeof label>;

export const createLabelRequest = z.strictObject({ name, color }).meta({ id: 'CreateLabelRequest' });
export type CreateLabel = z.infer<typeof createLabelRequest>;

export const updateLabelRequest = z
  .strictObject({ name: name.optional(), color: color.optional() })
  .meta({ id: 'UpdateLabelRequest', example: { name: 'Wholesale' } });
export type UpdateLabel = z.infer<typeof updateLabelRequest>;

export const labelDeleted = z
  .object({
    message: z.string().meta({ example: 'The label is deleted. Conversations lose it within minutes.' }),
  })
  .meta({ id: 'LabelDeleted' });
