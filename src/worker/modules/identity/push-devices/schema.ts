import { sql } from 'drizzle-orm';
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** The browsers that get pushes, each for the session that has registered it. */
export const pushDevices = sqliteTable('push_devices', {
  id: integer().primaryKey({ autoIncrement: true }),
  userId: integer('user_id').notNull(),
  sessionId: text('session_id').notNull(),
  endpoint: text().notNull(),
  p256dh: text().notNull(),
  auth: text().notNull(),
  name: text().notNull(),
  createdAt: integer('created_at').notNull(),
  lastUsedAt: integer('last_used_at'),
});
export type PushDeviceRow = typeof pushDevices.$inferSelect;

/** The installation's key pair for push services. */
export const pushKeys = sqliteTable('push_keys', {
  number: integer().primaryKey(),
  publicKey: text('public_key').notNull(),
  privateKey: text('private_key').notNull(),
  createdAt: integer('created_at').notNull(),
  encryptionKey: integer('encryption_key')
    .notNull()
    .generatedAlwaysAs(sql`CAST(private_key AS INTEGER)`, { mode: 'stored' }),
});
export type PushKeysRow = typeof pushKeys.$inferSelect;
