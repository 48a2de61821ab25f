import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { ActivityType } from '../../../../contract/mail/activity.ts';
import { exported } from '../../../platform/data/exported.ts';
import { shows } from '../../../platform/data/shown.ts';

/** The ids that each email references. */
export const emailReferences = sqliteTable(
  'email_references',
  {
    emailId: integer('email_id').notNull(),
    reference: text().notNull(),
    organizationId: integer('organization_id').notNull(),
    kind: text().$type<'named' | 'merged' | 'parted'>().notNull().default('named'),
    /**
     * The threads of the email (`fromId`) and of the id (`toId`) between which the edge is cut. Null while the edge
     * holds.
     */
    fromId: integer('from_id'),
    toId: integer('to_id'),
    /** The hash of the token of the split that cut it. Null for mail that arrived after the split. */
    cutBy: text('cut_by'),
  },
  (table) => [primaryKey({ columns: [table.emailId, table.reference] })],
);

/** The events in conversations besides their mail. */
export const activities = sqliteTable('activities', {
  id: integer().primaryKey(),
  organizationId: integer('organization_id').notNull(),
  threadId: integer('thread_id').notNull(),
  /** The newest email of the conversation at that time. The entry belongs to its thread. Null if it is deleted. */
  emailId: integer('email_id'),
  createdAt: integer('created_at').notNull(),
  /** The actor (`actorName`). */
  actor: text().notNull(),
  type: text().$type<ActivityType>().notNull(),
  fromValue: text('from_value'),
  toValue: text('to_value'),
  until: integer(),
});

shows('thread', activities);
exported(activities);
exported(emailReferences, { without: ['cut_by'] });
