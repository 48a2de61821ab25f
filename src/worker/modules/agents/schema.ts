import { sql } from 'drizzle-orm';
import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { ProposalState } from '../../../contract/agents/proposals.ts';
import { exported } from '../../platform/data/exported.ts';
import { shows } from '../../platform/data/shown.ts';

/** What an agent would do and a member has to approve. */
export const agentProposals = sqliteTable('agent_proposals', {
  id: integer().primaryKey(),
  organizationId: integer('organization_id').notNull(),
  connectionId: integer('connection_id').notNull(),
  /** The member for whom the agent acts. */
  userId: integer('user_id').notNull(),
  /** Its name then. */
  agent: text().notNull(),
  tool: text().notNull(),
  input: text({ mode: 'json' }).$type<Record<string, unknown>>().notNull(),
  /** Of the tool and its arguments: the same is not proposed twice. */
  digest: text().notNull(),
  /** An email of the conversation that it is about. */
  emailId: integer('email_id'),
  /** The emails that the agent had read in the hour before. */
  sources: text({ mode: 'json' }).$type<number[]>().notNull(),
  state: text().$type<ProposalState>().notNull(),
  createdAt: integer('created_at').notNull(),
  expiresAt: integer('expires_at').notNull(),
  claimedAt: integer('claimed_at'),
  decidedAt: integer('decided_at'),
  decidedBy: integer('decided_by'),
  /** What the tool answered. */
  outcome: text(),
});
export type ProposalRow = typeof agentProposals.$inferSelect;

/** What a connection has used of its budget in this hour, and what it has read. */
export const agentUse = sqliteTable(
  'agent_use',
  {
    organizationId: integer('organization_id').notNull(),
    connectionId: integer('connection_id').notNull(),
    /** Since 1970. */
    hour: integer().notNull(),
    calls: integer().notNull(),
    rows: integer().notNull(),
    sends: integer().notNull(),
    tokens: integer().notNull(),
    /** The last emails that it has read, each with the time, newest first. */
    reads: text({ mode: 'json' }).$type<[id: number, at: number][]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.connectionId] })],
);

/** Organizations whose agents are stopped. */
export const agentStops = sqliteTable('agent_stops', {
  organizationId: integer('organization_id').primaryKey(),
  stoppedAt: integer('stopped_at').notNull(),
  stoppedBy: integer('stopped_by').notNull(),
});

shows('agent', agentProposals, 'id');
shows('agent', agentStops);
exported(agentProposals, { without: ['digest'], ofUser: (userId) => sql`t.user_id = ${userId}` });
