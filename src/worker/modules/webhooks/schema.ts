import { sql } from 'drizzle-orm';
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { EventType } from '../../../contract/webhooks/events.ts';
import type { DeliveryState } from '../../../contract/webhooks/webhooks.ts';
import { exported } from '../../platform/data/exported.ts';
import { shows } from '../../platform/data/shown.ts';

export const webhooks = sqliteTable('webhooks', {
  id: integer().primaryKey({ autoIncrement: true }),
  organizationId: integer('organization_id').notNull(),
  secretId: text('secret_id').notNull(),
  url: text().notNull(),
  events: text({ mode: 'json' }).$type<EventType[]>(),
  description: text().notNull(),
  isActive: integer('is_active', { mode: 'boolean' }).notNull(),
  secret: text().notNull(),
  /** No longer used: see previousWebhookSecrets. */
  previousSecret: text('previous_secret'),
  /** When the last of the previous secrets expires. */
  previousSecretUntil: integer('previous_secret_until'),
  failingSince: integer('failing_since'),
  disabledReason: text('disabled_reason'),
  disabledAt: integer('disabled_at'),
  createdAt: integer('created_at').notNull(),
  updatedAt: integer('updated_at').notNull(),
  /** The user who created the endpoint, or last changed its URL. */
  setUpBy: integer('set_up_by'),
  encryptionKey: integer('encryption_key')
    .notNull()
    .generatedAlwaysAs(
      sql`min(CAST(secret AS INTEGER), CAST(COALESCE(previous_secret, secret) AS INTEGER))`,
      {
        mode: 'stored',
      },
    ),
});

export type WebhookRow = typeof webhooks.$inferSelect;

/** The previous secrets of an endpoint: they sign its deliveries too, until they expire. */
export const previousWebhookSecrets = sqliteTable('previous_webhook_secrets', {
  id: integer().primaryKey({ autoIncrement: true }),
  organizationId: integer('organization_id').notNull(),
  webhookId: integer('webhook_id').notNull(),
  secret: text().notNull(),
  expiresAt: integer('expires_at').notNull(),
  encryptionKey: integer('encryption_key')
    .notNull()
    .generatedAlwaysAs(sql`CAST(secret AS INTEGER)`, { mode: 'stored' }),
});

export const webhookDeliveries = sqliteTable('webhook_deliveries', {
  id: integer().primaryKey({ autoIncrement: true }),
  organizationId: integer('organization_id').notNull(),
  webhookId: integer('webhook_id').notNull(),
  eventId: integer('event_id').notNull(),
  type: text().$type<EventType>().notNull(),
  data: text().notNull(),
  createdAt: integer('created_at').notNull(),
  state: text().$type<DeliveryState>().notNull(),
  dueAt: integer('due_at'),
  attempts: integer().notNull().default(0),
  lastAttemptAt: integer('last_attempt_at'),
  lastStatus: integer('last_status'),
  lastError: text('last_error'),
  removeAt: integer('remove_at').notNull(),
});

export type DeliveryRow = typeof webhookDeliveries.$inferSelect;

shows('webhook', webhooks, 'id');
shows('webhook', previousWebhookSecrets);
shows('webhook', webhookDeliveries);
exported(webhooks, {
  without: ['secret_id', 'secret', 'previous_secret', 'previous_secret_until', 'encryption_key'],
});
