import { z } from 'zod';
import { fieldsOf, page, timestamp } from '../common.ts';

/** All that the audit log keeps. */
export const AUDIT_ACTIONS = [
  'account.deleted',
  'account.deletion_canceled',
  'account.deletion_requested',
  'account.linked',
  'account.unlinked',
  'agent.approved',
  'agent.changed',
  'agent.connected',
  'agent.proposed',
  'agent.rejected',
  'agent.revoked',
  'agents.resumed',
  'agents.stopped',
  'ai_preferences.changed',
  'api_key.created',
  'api_key.revoked',
  'audit_preferences.changed',
  'audit_schedule.created',
  'audit_schedule.deleted',
  'auto_responder.changed',
  'booking_connection.created',
  'booking_connection.deleted',
  'brand.changed',
  'calendar_feed.created',
  'caption.approved',
  'caption.skipped',
  'captions.dispatched',
  'credential.access_ended',
  'credential.added',
  'credential.changed',
  'credential.deleted',
  'credential.set',
  'export.created',
  'inbox.address_proven',
  'inbox.address_taken',
  'inbox.connected',
  'inbox.consent_withdrawn',
  'inbox.created',
  'inbox.deleted',
  'inbox.proof_asked',
  'inbox.updated',
  'invitation.accepted',
  'invitation.canceled',
  'invitation.created',
  'invitation.rejected',
  'member.joined',
  'member.left',
  'member.removed',
  'member.role_changed',
  'milestone.added',
  'milestone.updated',
  'organization.created',
  'organization.deletion_canceled',
  'organization.deletion_requested',
  'organization.updated',
  'password.changed',
  'password.reset',
  'profile.updated',
  'retention.changed',
  'rule.created',
  'rule.deleted',
  'rule.disabled',
  'rule.ordered',
  'rule.updated',
  'second_factor.disabled',
  'second_factor.enabled',
  'second_factor.recovery_codes_renewed',
  'second_factor.set_up',
  'session.created',
  'session.ended',
  'sessions.ended',
  'signature.deleted',
  'signature.updated',
  'stream_channel.connected',
  'stream_channel.disconnected',
  'stream_preferences.changed',
  'subscription.changed',
  'tag.created',
  'tag.deleted',
  'tag.updated',
  'token_alert.created',
  'token_alert.deleted',
  'token_alert.updated',
  'tokens.purchased',
  'tokens.refunded',
  'tokens.returned',
  'voice.changed',
  'webhook.created',
  'webhook.deleted',
  'webhook.delivery_replayed',
  'webhook.disabled',
  'webhook.secret_rotated',
  'webhook.updated',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

export const auditEntry = z
  .object({
    id: z.int(),
    created_at: timestamp,
    actor: z.string().meta({ example: 'user:7' }),
    actor_name: z
      .string()
      .meta({ description: 'The name of the user, API key or agent.', example: 'Ada Moreau' }),
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
    .regex(/^((user|key|agent):[1-9]\d{0,14}|system)$/, 'expected user:<id>, key:<id>, agent:<id> or system')
    .optional()
    .meta({
      description:
        'Only actions by this user, by this API key, by this agent, or by the service itself (`system`).',
      example: 'user:7',
    }),
});
export type ListAuditLog = z.infer<typeof listAuditLogQuery>;
