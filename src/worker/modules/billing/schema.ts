import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { PlanId } from '../../../contract/billing.ts';
import { shows } from '../../platform/data/shown.ts';

export const billingCustomers = sqliteTable('billing_customers', {
  organizationId: integer('organization_id').primaryKey(),
  stripeCustomerId: text('stripe_customer_id').notNull(),
  createdAt: integer('created_at').notNull(),
});

export const billingChecks = sqliteTable('billing_checks', {
  organizationId: integer('organization_id').primaryKey(),
  fetches: integer().notNull().default(0),
  checkoutAt: integer('checkout_at'),
  checkAt: integer('check_at'),
});

export const subscriptions = sqliteTable('subscriptions', {
  organizationId: integer('organization_id').primaryKey(),
  stripeSubscriptionId: text('stripe_subscription_id').notNull(),
  plan: text().$type<PlanId>().notNull(),
  status: text().notNull(),
  currentPeriodStart: integer('current_period_start').notNull(),
  currentPeriodEnd: integer('current_period_end').notNull(),
  cancelAtPeriodEnd: integer('cancel_at_period_end', { mode: 'boolean' }).notNull(),
  defaultPaymentMethod: text('default_payment_method'),
  fetch: integer().notNull(),
  updatedAt: integer('updated_at').notNull(),
});

export type SubscriptionRow = typeof subscriptions.$inferSelect;

export const stripeEvents = sqliteTable('stripe_events', {
  id: text().primaryKey(),
  organizationId: integer('organization_id').notNull(),
  type: text().notNull(),
  receivedAt: integer('received_at').notNull(),
});

export const tokenPurchases = sqliteTable('token_purchases', {
  id: integer().primaryKey({ autoIncrement: true }),
  organizationId: integer('organization_id').notNull(),
  userId: integer('user_id').notNull(),
  package: text().notNull(),
  tokens: integer().notNull(),
  amount: integer().notNull(),
  currency: text().notNull(),
  idempotencyKey: text('idempotency_key').notNull(),
  requestHash: text('request_hash').notNull(),
  checkoutSessionId: text('checkout_session_id'),
  checkoutUrl: text('checkout_url'),
  state: text().$type<'open' | 'paid' | 'refunded' | 'expired'>().notNull(),
  refundedTokens: integer('refunded_tokens').notNull().default(0),
  refundChanges: integer('refund_changes').notNull().default(0),
  checkAt: integer('check_at'),
  createdAt: integer('created_at').notNull(),
});

export type PurchaseRow = typeof tokenPurchases.$inferSelect;

shows('billing', billingCustomers);
shows('billing', subscriptions);
shows('billing', tokenPurchases);
