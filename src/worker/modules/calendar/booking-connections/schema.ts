import { sql } from 'drizzle-orm';
import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { BookingProvider } from '../../../../contract/calendar/bookings.ts';
import { exported } from '../../../platform/data/exported.ts';
import { shows } from '../../../platform/live/shown.ts';
import type { Booking } from '../bookings/index.ts';

export const bookingConnections = sqliteTable('booking_connections', {
  id: integer().primaryKey(),
  organizationId: integer('organization_id').notNull(),
  provider: text().$type<BookingProvider>().notNull(),
  name: text().notNull(),
  /** In the address of the webhook. */
  token: text().notNull(),
  secretId: text('secret_id').notNull(),
  /** Sealed: what webhooks are signed with. */
  secret: text().notNull(),
  /** Sealed: what pulls bookings. */
  apiToken: text('api_token'),
  lastWebhookAt: integer('last_webhook_at'),
  webhookError: text('webhook_error'),
  /** When the next pull is due. Null: without an API token, or while one is under way. */
  syncAt: integer('sync_at'),
  /** A pull is under way since then. */
  syncingSince: integer('syncing_since'),
  /** The query of its next page. */
  syncCursor: text('sync_cursor'),
  syncPages: integer('sync_pages').notNull(),
  lastSyncAt: integer('last_sync_at'),
  syncError: text('sync_error'),
  /** After a failure. */
  retryAt: integer('retry_at'),
  /** The service takes no calls before. */
  waitUntil: integer('wait_until'),
  createdAt: integer('created_at').notNull(),
  /** Its events are being deleted. */
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
    /** The service's name of it. */
    uid: text().notNull(),
    /** Null: nothing is known yet. */
    booking: text({ mode: 'json' }).$type<Booking>(),
    /** Every change raises it. */
    version: integer().notNull(),
    /** The service's version that was pulled last. */
    pulled: text(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.connectionId, table.uid] })],
);

/** What was told of a booking and is not in it yet. */
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
