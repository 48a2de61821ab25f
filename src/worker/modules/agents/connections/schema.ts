import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Budget, Hands } from '../../../../contract/agents/hands.ts';
import type { ApiKeyScope } from '../../../../contract/identity/api-keys.ts';
import { shows } from '../../../platform/data/shown.ts';

/** The programs that act for a member over MCP. In the directory. */
export const agentConnections = sqliteTable('agent_connections', {
  id: integer().primaryKey(),
  organizationId: integer('organization_id').notNull(),
  /** The member for whom it acts. */
  userId: integer('user_id').notNull(),
  /** The name of the program. */
  name: text().notNull(),
  /** Of a client that signs in by OAuth. */
  clientId: text('client_id'),
  /** Of one that uses an API key. */
  apiKeyId: integer('api_key_id'),
  scopes: text({ mode: 'json' }).$type<ApiKeyScope[]>().notNull(),
  /** The inboxes whose mail it sees; null: all. */
  inboxIds: text('inbox_ids', { mode: 'json' }).$type<number[]>(),
  hands: text({ mode: 'json' }).$type<Hands>().notNull(),
  /** The model that the program says it uses. */
  model: text(),
  budget: text({ mode: 'json' }).$type<Budget>().notNull(),
  createdAt: integer('created_at').notNull(),
  lastUsedAt: integer('last_used_at'),
  revokedAt: integer('revoked_at'),
});
export type Connection = typeof agentConnections.$inferSelect;

shows('agent', agentConnections, 'id');
