import { z } from 'zod';
import { line, page, timestamp } from '../common.ts';

/**
 * What a key may do. `read` is GET, `write` the rest; `emails:send` is for each call that sends, drafts of replies too,
 * and for what the auto-responder sends: its switch and settings.
 */
export const API_KEY_SCOPES = [
  'emails:read',
  'emails:write',
  'emails:send',
  'tasks:read',
  'tasks:write',
  'inboxes:read',
  'inboxes:write',
  'sync:read',
  'sync:write',
  'replies:read',
  'replies:write',
  'webhooks:read',
  'webhooks:write',
  'billing:read',
  'billing:write',
  'profile:read',
  'profile:write',
  'audit-log:read',
] as const;
export const apiKeyScope = z.enum(API_KEY_SCOPES).meta({ id: 'ApiKeyScope', example: 'emails:read' });
export type ApiKeyScope = z.infer<typeof apiKeyScope>;

const shown = {
  id: z.int(),
  name: z.string(),
  prefix: z.literal('herald_'),
  last_four: z.string().meta({ example: 'x7Qa' }),
  user_id: z.int().meta({ description: 'Who made it; the key acts as this user.' }),
  scopes: z
    .array(apiKeyScope)
    .nullable()
    .meta({ description: 'Null: everything its maker may do that a key can.' }),
  expires_at: timestamp.nullable().meta({ description: 'From then on it is refused; null: never.' }),
  last_used_at: timestamp.nullable().meta({ description: 'Give or take ten minutes.' }),
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
    scopes: z
      .array(apiKeyScope)
      .min(1)
      .max(API_KEY_SCOPES.length)
      .optional()
      .meta({ description: 'Without it the key may do whatever its maker may that a key can.' }),
    expires_at: timestamp.optional().meta({ description: 'A time to come; without it the key stays.' }),
  })
  .meta({
    id: 'CreateApiKeyRequest',
    example: { name: 'n8n', scopes: ['emails:read', 'tasks:write'], expires_at: '2027-11-21T00:00:00.000Z' },
  });
export type CreateApiKey = z.infer<typeof createApiKeyRequest>;

export const createdApiKey = z
  .object({
    ...shown,
    key: z.string().meta({ description: 'Shown this once. Send it as `x-api-key`.', example: 'herald_…' }),
  })
  .meta({ id: 'CreatedApiKey' });

export const revokeApiKeyResult = z.object({ message: z.string() }).meta({ id: 'RevokeApiKeyResult' });
