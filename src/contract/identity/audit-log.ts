import { z } from 'zod';
import { fieldsOf, page, timestamp } from '../common.ts';

export const auditEntry = z
  .object({
    id: z.int(),
    created_at: timestamp,
    actor: z.string().meta({ example: 'user:7' }),
    actor_name: z.string().meta({ description: 'The name of the user or API key.', example: 'Ada Moreau' }),
    action: z.string().meta({ example: 'member.role_changed' }),
    target: z.string().meta({ example: 'user:8' }),
    details: z.record(z.string(), z.unknown()).meta({
      additionalProperties: true,
      example: { email: 'grace@example.com', from: 'member', to: 'admin' },
    }),
    request_id: z.string(),
  })
  .meta({ id: 'AuditEntry' });

export const listAuditLogQuery = z.strictObject({
  fields: fieldsOf(auditEntry),
  limit: page.limit,
  cursor: page.cursor.meta({ description: 'The cursor from the `Link` header of the previous page.' }),
  action: z
    .string()
    .max(100)
    .regex(/^[a-z_]+(\.[a-z_]+)?$/, 'expected a subject such as inbox, or an action such as inbox.created')
    .optional()
    .meta({
      description: 'An action such as `inbox.created`, or a subject such as `inbox` for all of its actions.',
      example: 'inbox',
    }),
  actor: z
    .string()
    .regex(/^((user|key):[1-9]\d{0,14}|system)$/, 'expected user:<id>, key:<id> or system')
    .optional()
    .meta({
      description: 'Only actions by this user, by this API key, or by the service itself (`system`).',
      example: 'user:7',
    }),
});
export type ListAuditLog = z.infer<typeof listAuditLogQuery>;
