import { z } from 'zod';
import { page, timestamp } from '../common.ts';

export const listAuditLogQuery = z.strictObject({
  limit: page.limit,
  cursor: page.cursor.meta({ description: 'Where the page before ended, from its `Link` header.' }),
  action: z
    .string()
    .max(100)
    .regex(/^[a-z_]+(\.[a-z_]+)?$/, 'a word such as inbox, or an action such as inbox.created')
    .optional()
    .meta({ description: 'One action, or all that begin with this word.', example: 'inbox' }),
  actor: z
    .string()
    .regex(/^((user|key):[1-9]\d{0,14}|system)$/, 'user:7, key:3 or system')
    .optional()
    .meta({ description: 'What one user, key or the service itself did.', example: 'user:7' }),
});
export type ListAuditLog = z.infer<typeof listAuditLogQuery>;

export const auditEntry = z
  .object({
    id: z.int(),
    created_at: timestamp,
    actor: z.string().meta({ example: 'user:7' }),
    actor_name: z.string().meta({ description: 'The name of the user or key.', example: 'Ada Moreau' }),
    action: z.string().meta({ example: 'member.role_changed' }),
    target: z.string().meta({ example: 'user:8' }),
    details: z.record(z.string(), z.unknown()).meta({
      additionalProperties: true,
      example: { email: 'grace@example.com', from: 'member', to: 'admin' },
    }),
    request_id: z.string(),
  })
  .meta({ id: 'AuditEntry' });
