import { integer, sqliteTable } from 'drizzle-orm/sqlite-core';

/** Agents that have ended, and whose work is not taken from them yet. In the directory. Triggers insert them. */
export const endedAgents = sqliteTable('ended_agents', {
  id: integer().primaryKey(),
  organizationId: integer('organization_id').notNull(),
});
