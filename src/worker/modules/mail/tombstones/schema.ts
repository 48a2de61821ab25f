import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** The hashes of deleted mail. */
export const deletedEmails = sqliteTable(
  'deleted_emails',
  {
    organizationId: integer('organization_id').notNull(),
    /** A keyed hash of Message-ID and direction. */
    hash: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.hash] })],
);
