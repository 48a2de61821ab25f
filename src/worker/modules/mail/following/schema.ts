import { sql } from 'drizzle-orm';
import { integer, primaryKey, sqliteTable } from 'drizzle-orm/sqlite-core';
import { exported } from '../../../platform/data/exported.ts';
import { shows } from '../../../platform/data/shown.ts';

/** The users who follow a conversation, and those who have stopped. */
export const follows = sqliteTable(
  'follows',
  {
    organizationId: integer('organization_id').notNull(),
    threadId: integer('thread_id').notNull(),
    userId: integer('user_id').notNull(),
    /**
     * Whether the user follows the conversation. If false, they have stopped, until they write, are mentioned or follow
     * it again.
     */
    follows: integer({ mode: 'boolean' }).notNull(),
    /** The time from which the user is notified of events; earlier ones are left out. */
    since: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.threadId, table.userId] })],
);

shows('notification', follows, 'user_id');
exported(follows, { ofUser: (userId) => sql`t.user_id = ${userId}` });
