import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** The text of long emails after the part in their rows, folded for comparison. */
export const emailRests = sqliteTable('email_rests', {
  emailId: integer('email_id').primaryKey(),
  organizationId: integer('organization_id').notNull(),
  text: text().notNull(),
});
