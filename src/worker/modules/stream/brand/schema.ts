import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { exported } from '../../../platform/data/exported.ts';
import { shows } from '../../../platform/data/shown.ts';

/** The appearance of an organization on cards. */
export const brands = sqliteTable('brands', {
  organizationId: integer('organization_id').primaryKey(),
  name: text(),
  /** A hex colour, such as #1a2b3c. */
  color: text(),
  /** The name of a public image. */
  logo: text(),
  updatedAt: integer('updated_at').notNull(),
});
export type BrandRow = typeof brands.$inferSelect;

shows('settings', brands);
exported(brands);
