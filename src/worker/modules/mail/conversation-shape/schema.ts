import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { ConversationState } from '../../../../contract/mail/conversations.ts';

/** The cursor of the backfill of references. */
export const referenceFills = sqliteTable('reference_fills', {
  organizationId: integer('organization_id').primaryKey(),
  beforeId: integer('before_id').notNull(),
});

/** The columns of a thread that members set, and its last merge or split. */
export interface WorkState {
  state: ConversationState;
  snoozed_until: number | null;
  assignee_id: number | null;
  labels: number[];
  /** The hash of the token of the last merge or split. */
  shaped_by: string | null;
}

/** The emails that a merge or a split has moved, kept for ten minutes. */
export const conversationMoves = sqliteTable(
  'conversation_moves',
  {
    organizationId: integer('organization_id').notNull(),
    tokenHash: text('token_hash').notNull(),
    fromId: integer('from_id').notNull(),
    intoId: integer('into_id').notNull(),
    kind: text().$type<'merge' | 'split'>().notNull(),
    expiresAt: integer('expires_at').notNull(),
    emailIds: text('email_ids', { mode: 'json' }).$type<number[]>().notNull(),
    messageIds: text('message_ids', { mode: 'json' }).$type<string[]>().notNull(),
    syntheticId: text('synthetic_id'),
    lastEmailId: integer('last_email_id').notNull(),
    /** The lowest history id. NULL if there was none. */
    firstHistoryId: integer('first_history_id'),
    fromBefore: text('from_before', { mode: 'json' }).$type<WorkState>().notNull(),
    intoBefore: text('into_before', { mode: 'json' }).$type<WorkState>(),
    intoAfter: text('into_after', { mode: 'json' }).$type<WorkState>(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.tokenHash, table.fromId, table.intoId] })],
);
