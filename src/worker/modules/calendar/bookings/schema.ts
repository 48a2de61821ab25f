import { sql } from 'drizzle-orm';
import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { BookingProvider } from '../../../../contract/calendar/bookings.ts';
import type { Booking } from '../../../../lib/bookings/index.ts';
import { exported } from '../../../platform/data/exported.ts';
import { shows } from '../../../platform/data/shown.ts';

export const bookingConnections = sqliteTable('booking_connections', {
  id: integer().primaryKey(),
  organizationId: integer('organization_id').notNull(),
  provider: text().$type<BookingProvider>().notNull(),
  name: text().notNull(),
  /** The token in the webhook URL. */
  token: text().notNull(),
  secretId: text('secret_id').notNull(),
  /** The key that webhooks are signed with, sealed. */
  secret: text().notNull(),
  /** The API token that bookings are pulled with, sealed. */
  apiToken: text('api_token'),
  lastWebhookAt: integer('last_webhook_at'),
  webhookError: text('webhook_error'),
  /** The time at which the next pull is due. Null without an API token, or while a pull is in progress. */
  syncAt: integer('sync_at'),
  /** The time at which the pull in progress started. */
  syncingSince: integer('syncing_since'),
  /** The query of the page at which the pull continues. */
  syncCursor: text('sync_cursor'),
  syncPages: integer('sync_pages').notNull(),
  lastSyncAt: integer('last_sync_at'),
  syncError: text('sync_error'),
  /** The time of the retry after a failure. */
  retryAt: integer('retry_at'),
  /** The time before which the service accepts no calls. */
  waitUntil: integer('wait_until'),
  createdAt: integer('created_at').notNull(),
  /** The time of the deletion of the connection. Its events are then deleted, and finally its row. */
  deletedAt: integer('deleted_at'),
  encryptionKey: integer('encryption_key')
    .notNull()
    .generatedAlwaysAs(sql`CAST(secret AS INTEGER)`, { mode: 'virtual' }),
});

export type ConnectionRow = typeof bookingConnections.$inferSelect;

export const bookings = sqliteTable(
  'bookings',
  {
    organizationId: integer('organization_id').notNull(),
    connectionId: integer('connection_id').notNull(),
    /** The ID of the booking at the service. */
    uid: text().notNull(),
    /** The merged booking. Null if nothing is known yet. */
    booking: text({ mode: 'json' }).$type<Booking>(),
    /** Incremented by every change. */
    version: integer().notNull(),
    /** The service's version at the last pull. */
    pulled: text(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.connectionId, table.uid] })],
);

/** Reported changes that are not merged into their booking yet. */
export const bookingChanges = sqliteTable(
  'booking_changes',
  {
    organizationId: integer('organization_id').notNull(),
    connectionId: integer('connection_id').notNull(),
    uid: text().notNull(),
    id: text().notNull(),
    change: text({ mode: 'json' }).$type<Booking>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.connectionId, table.uid, table.id] })],
);

shows('booking', bookingConnections, 'id');
shows('booking', bookings);
exported(bookings);
