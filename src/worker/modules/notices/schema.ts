import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

export const notices = sqliteTable('notices', {
  id: integer().primaryKey({ autoIncrement: true }),
  organizationId: integer('organization_id').notNull(),
  address: text().notNull(),
  secretId: text('secret_id').notNull(),
  content: text().notNull(),
  createdAt: integer('created_at').notNull(),
});
