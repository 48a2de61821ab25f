import { z } from 'zod';
import { line, page, timestamp } from './common.ts';

export const NOTIFICATION_KINDS = [
  'task_assigned',
  'caption_pending',
  'audit_finished',
  'alert_reached',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

const shown = {
  id: z.int(),
  name: z.string(),
  prefix: z.literal('herald_'),
  last_four: z.string().meta({ example: 'x7Qa' }),
  user_id: z.int().meta({ description: 'Who made it; the key acts as this user.' }),
  created_at: timestamp,
};

export const apiKey = z.object(shown).meta({ id: 'ApiKey' });

export const listApiKeysQuery = z.strictObject({
  limit: page.limit,
  cursor: z.coerce.number().pipe(z.int().min(1)).optional().meta({
    description: 'Where the page before ended, from its `Link` header.',
    type: 'integer',
    minimum: 1,
  }),
});

export const createApiKeyRequest = z
  .strictObject({
    name: line(100).trim().min(1).meta({ example: 'n8n' }),
  })
  .meta({ id: 'CreateApiKeyRequest' });

export const createdApiKey = z
  .object({
    ...shown,
    key: z.string().meta({ description: 'Shown this once. Send it as `x-api-key`.', example: 'herald_…' }),
  })
  .meta({ id: 'CreatedApiKey' });

export const revokeApiKeyResult = z.object({ message: z.string() }).meta({ id: 'RevokeApiKeyResult' });
