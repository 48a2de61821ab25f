import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Drawn cards. */
export const cards = sqliteTable(
  'cards',
  {
    organizationId: integer('organization_id').notNull(),
    inputHash: text('input_hash').notNull(),
    /** The name of the public image. */
    name: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    bytes: integer().notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.inputHash] })],
);
export type CardRow = typeof cards.$inferSelect;
