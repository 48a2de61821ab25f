import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { exported } from '../../../platform/data/exported.ts';

/** The ids that each email references. */
export const emailReferences = sqliteTable(
  'email_references',
  {
    emailId: integer('email_id').notNull(),
    reference: text().notNull(),
    organizationId: integer('organization_id').notNull(),
    kind: text().$type<'named' | 'merged' | 'parted'>().notNull().default('named'),
    /** Null while the edge holds. If it is cut, the threads of the email and of the id. */
    fromId: integer('from_id'),
    toId: integer('to_id'),
    /** The hash of the token of the split that cut it. Null for mail that arrived after the split. */
    cutBy: text('cut_by'),
  },
  (table) => [primaryKey({ columns: [table.emailId, table.reference] })],
);

exported(emailReferences, { without: ['cut_by'] });
