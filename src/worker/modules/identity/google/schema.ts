import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

export const providerAccounts = sqliteTable('provider_accounts', {
  id: integer().primaryKey({ autoIncrement: true }),
  userId: integer('user_id').notNull(),
  provider: text().$type<'google'>().notNull(),
  subject: text().notNull(),
  createdAt: integer('created_at').notNull(),
});
