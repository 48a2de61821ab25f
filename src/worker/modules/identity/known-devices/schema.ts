import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

export const knownDevices = sqliteTable('known_devices', {
  id: integer().primaryKey(),
  tokenHash: text('token_hash').notNull(),
  userId: integer('user_id').notNull(),
  createdAt: integer('created_at').notNull(),
  expiresAt: integer('expires_at').notNull(),
});
