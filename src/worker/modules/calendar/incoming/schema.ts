import { integer, sqliteTable } from 'drizzle-orm/sqlite-core';

/** How far the calendar has read the mail of an organization. */
export const calendarReadings = sqliteTable('calendar_readings', {
  organizationId: integer('organization_id').primaryKey(),
  readUpTo: integer('read_up_to').notNull(),
});
