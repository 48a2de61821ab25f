import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { HiddenState } from '../../../../contract/mail/deletion.ts';

/** The last time when spam or trash was emptied. */
export const emptiedStates = sqliteTable(
  'emptied_states',
  {
    organizationId: integer('organization_id').notNull(),
    state: text().$type<HiddenState>().notNull(),
    /** The time (milliseconds since 1970) up to which mail moved there is deleted. */
    upTo: integer('up_to').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.state] })],
);

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
