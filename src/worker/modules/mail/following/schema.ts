import { sql } from 'drizzle-orm';
import { integer, primaryKey, sqliteTable } from 'drizzle-orm/sqlite-core';
import { exported } from '../../../platform/data/exported.ts';
import { shows } from '../../../platform/data/shown.ts';

/** Who follows a conversation, and who has said not to. */
export const follows = sqliteTable(
  'follows',
  {
    organizationId: integer('organization_id').notNull(),
    threadId: integer('thread_id').notNull(),
    userId: integer('user_id').notNull(),
    /** False: the user has stopped, until they write, are mentioned or follow again. */
    follows: integer({ mode: 'boolean' }).notNull(),
    /** What happened before is not told. */
    since: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.threadId, table.userId] })],
);

shows('notification', follows, 'user_id');
exported(follows, { ofUser: (userId) => sql`t.user_id = ${userId}` });
