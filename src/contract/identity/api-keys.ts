import { z } from 'zod';
import { fieldsOf, instant, line, page, timestamp } from '../common.ts';

/**
 * What a key may do. `read` covers GET requests, `write` all others. `emails:send` covers every call that sends mail,
 * including drafts of replies, and the switch and settings of the auto-responder; rules, which can reply, need
 * `rules:write`.
 */
export const API_KEY_SCOPES = [
  'emails:read',
  'emails:write',
  'emails:send',
  'notes:read',
  'notes:write',
  'tasks:read',
  'tasks:write',
  'inboxes:read',
  'inboxes:write',
  'sync:read',
  'sync:write',
  'replies:read',
  'replies:write',
  'rules:read',
  'rules:write',
  'webhooks:read',
  'webhooks:write',
  'billing:read',
  'billing:write',
  'profile:read',
  'profile:write',
  'audit-log:read',
  'ai:use',
  'stream:read',
  'stream:write',
  'audits:read',
  'audits:write',
  'calendar:read',
  'calendar:write',
  'live:read',
] as const;
export const apiKeyScope = z.enum(API_KEY_SCOPES).meta({ id: 'ApiKeyScope', example: 'emails:read' });
export type ApiKeyScope = z.infer<typeof apiKeyScope>;

const fields = {
  id: z.int(),
  name: z.string(),
  prefix: z.literal('herald_'),
  last_four: z.string().meta({ example: 'x7Qa' }),
  user_id: z.int().meta({ description: 'The user who created the key. The key acts as this user.' }),
  scopes: z.array(apiKeyScope).nullable().meta({ description: 'Null: every scope.' }),
  expires_at: timestamp
    .nullable()
    .meta({ description: 'The key is refused from then on. Null: it never expires.' }),
  last_used_at: timestamp.nullable().meta({ description: 'Accurate to about ten minutes.' }),
  created_at: timestamp,
};

export const apiKey = z.object(fields).meta({ id: 'ApiKey' });

export const listApiKeysQuery = z.strictObject({
  fields: fieldsOf(apiKey),
  limit: page.limit,
  cursor: z.coerce.number().pipe(z.int().min(1)).optional().meta({
    description: 'The cursor from the `Link` header of the previous page.',
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
      .meta({ description: 'Default: every scope.' }),
    expires_at: instant
      .optional()
      .meta({ description: 'A time in the future. Default: the key never expires.' }),
  })
  .meta({
    id: 'CreateApiKeyRequest',
    example: { name: 'n8n', scopes: ['emails:read', 'tasks:write'], expires_at: '2027-11-21T00:00:00.000Z' },
  });
export type CreateApiKey = z.infer<typeof createApiKeyRequest>;

export const createdApiKey = z
  .object({
    ...fields,
    key: z.string().meta({ description: 'Shown only once. Send it as `x-api-key`.', example: 'herald_…' }),
  })
  .meta({ id: 'CreatedApiKey' });

export const revokeApiKeyResult = z.object({ message: z.string() }).meta({ id: 'RevokeApiKeyResult' });
