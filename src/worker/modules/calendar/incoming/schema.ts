import { integer, sqliteTable } from 'drizzle-orm/sqlite-core';

/** The last email that the calendar has read, by organization. */
export const calendarReadings = sqliteTable('calendar_readings', {
  organizationId: integer('organization_id').primaryKey(),
  readUpTo: integer('read_up_to').notNull(),
});
