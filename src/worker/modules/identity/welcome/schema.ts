import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

export const welcomeGrants = sqliteTable('welcome_grants', {
  userId: integer('user_id').primaryKey(),
  organizationId: integer('organization_id').notNull(),
  createdAt: integer('created_at').notNull(),
  bookedAt: integer('booked_at'),
  claim: text(),
});
