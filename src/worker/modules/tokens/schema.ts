import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { AlertPeriod, AlertType, LedgerKind } from '../../../contract/tokens.ts';
import type { EventData } from '../../../contract/webhooks/events.ts';
import { shows } from '../../platform/data/shown.ts';

export const tokenAccounts = sqliteTable('token_accounts', {
  organizationId: integer('organization_id').primaryKey(),
  balance: integer().notNull(),
  reserved: integer().notNull(),
  updatedAt: integer('updated_at').notNull(),
});

/** An organization's account; the time in milliseconds. */
export type AccountRow = typeof tokenAccounts.$inferSelect;

export const tokenLedger = sqliteTable('token_ledger', {
  id: integer().primaryKey(),
  organizationId: integer('organization_id').notNull(),
  createdAt: integer('created_at').notNull(),
  kind: text().$type<LedgerKind>().notNull(),
  ref: text().notNull(),
  amount: integer().notNull(),
  balanceAfter: integer('balance_after').notNull(),
  shortfall: integer().notNull(),
  model: text(),
  feature: text(),
  calls: integer(),
  actor: text().notNull(),
  note: text(),
  saveId: text('save_id').notNull(),
});

export const tokenHolds = sqliteTable(
  'token_holds',
  {
    organizationId: integer('organization_id').notNull(),
    id: text().notNull(),
    amount: integer().notNull(),
    createdAt: integer('created_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
    releasedAt: integer('released_at'),
    model: text().notNull(),
    feature: text().notNull(),
    actor: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);

export const tokenUsageDays = sqliteTable(
  'token_usage_days',
  {
    organizationId: integer('organization_id').notNull(),
    day: text().notNull(),
    model: text().notNull(),
    tokens: integer().notNull(),
    calls: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.day, table.model] })],
);

export const tokenAlerts = sqliteTable('token_alerts', {
  id: integer().primaryKey({ autoIncrement: true }),
  organizationId: integer('organization_id').notNull(),
  type: text().$type<AlertType>().notNull(),
  threshold: integer().notNull(),
  period: text().$type<AlertPeriod>().notNull(),
  isActive: integer('is_active', { mode: 'boolean' }).notNull(),
  createdAt: integer('created_at').notNull(),
  firedPeriod: integer('fired_period'),
  lastFiredAt: integer('last_fired_at'),
  fired: text({ mode: 'json' }).$type<EventData<'alert.reached'>>(),
  saveId: text('save_id'),
  mailDueAt: integer('mail_due_at'),
});

shows('tokens', tokenAccounts);
shows('tokens', tokenLedger);
shows('tokens', tokenHolds);
shows('tokens', tokenUsageDays);
shows('tokens', tokenAlerts);
