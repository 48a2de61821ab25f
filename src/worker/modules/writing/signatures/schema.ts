import { sql } from 'drizzle-orm';
import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Tag } from '../../../../lib/tags.ts';
import { exported } from '../../../platform/data/exported.ts';
import { shows } from '../../../platform/data/shown.ts';

export const signatures = sqliteTable(
  'signatures',
  {
    organizationId: integer('organization_id').notNull(),
    /** 0 for the signature of the inbox, for everybody. */
    userId: integer('user_id').notNull(),
    /** Empty for all inboxes of the user. */
    tag: text().$type<Tag | ''>().notNull(),
    html: text().notNull(),
    text: text().notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.userId, table.tag] })],
);
export type SignatureRow = typeof signatures.$inferSelect;

shows('signature', signatures);
exported(signatures, { ofUser: (userId) => sql`t.user_id = ${userId}` });
