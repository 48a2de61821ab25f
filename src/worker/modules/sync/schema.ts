import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { WatchState } from '../../../sidecar/protocol.ts';
import { shows } from '../../platform/data/shown.ts';

export const syncs = sqliteTable('syncs', {
  inboxId: integer('inbox_id').primaryKey(),
  organizationId: integer('organization_id').notNull(),
  mailbox: text(),
  uidvalidity: text(),
  lastUid: integer('last_uid').notNull().default(0),
  lastRunAt: integer('last_run_at'),
  lastSuccessAt: integer('last_success_at'),
  lastNew: integer('last_new').notNull().default(0),
  errorCode: text('error_code'),
  error: text(),
  refusedSince: integer('refused_since'),
  disabledReason: text('disabled_reason'),
  renumbered: integer({ mode: 'boolean' }).notNull().default(false),
  firstUid: integer('first_uid').notNull().default(0),
  olderUid: integer('older_uid').notNull().default(1),
  olderSince: integer('older_since').notNull().default(0),
  olderUntil: integer('older_until'),
  olderRead: integer('older_read').notNull().default(0),
  olderTotal: integer('older_total'),
  olderReachedAt: integer('older_reached_at'),
  historyBefore: integer('history_before'),
  caughtUpAt: integer('caught_up_at'),
  watch: text().$type<WatchState>(),
});

export const setAside = sqliteTable(
  'set_aside',
  {
    inboxId: integer('inbox_id').notNull(),
    uidvalidity: text().notNull(),
    uid: integer().notNull(),
    organizationId: integer('organization_id').notNull(),
    size: integer(),
    code: text().notNull(),
    message: text().notNull(),
    attempts: integer().notNull(),
    nextAttemptAt: integer('next_attempt_at'),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.inboxId, table.uidvalidity, table.uid] })],
);

export type SyncRow = typeof syncs.$inferSelect;
export type SetAsideRow = typeof setAside.$inferSelect;

shows('sync', syncs);
shows('sync', setAside);
