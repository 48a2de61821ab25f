import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** The text of long emails behind the part in their rows, folded as a search compares it. */
export const emailRests = sqliteTable('email_rests', {
  emailId: integer('email_id').primaryKey(),
  organizationId: integer('organization_id').notNull(),
  text: text().notNull(),
});
