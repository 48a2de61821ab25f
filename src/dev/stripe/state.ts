import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** What the stand-in knows: Stripe's objects, as its API answers them, as far as Herald looks at them. */

type Metadata = Record<string, string>;

interface Stored {
  id: string;
  /** Seconds, as all of Stripe's times. */
  created: number;
}

export interface Customer extends Stored {
  object: 'customer';
  email: string | null;
  name: string | null;
  metadata: Metadata;
  invoice_settings: { default_payment_method: string | null };
  /** It is read still, by little more than its id, and can be used for nothing. */
  deleted?: true;
  livemode: false;
}

export interface PaymentMethod extends Stored {
  object: 'payment_method';
  customer: string;
  type: 'card';
  card: { brand: string; last4: string; exp_month: number; exp_year: number };
  livemode: false;
}

export interface Session extends Stored {
  object: 'checkout.session';
  mode: 'payment' | 'subscription';
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  expires_at: number;
  customer: string;
  client_reference_id: string | null;
  metadata: Metadata;
  amount_total: number;
  currency: string;
  success_url: string;
  cancel_url: string | null;
  payment_intent: string | null;
  subscription: string | null;
  invoice: string | null;
  url: string | null;
  livemode: false;
}

export interface Price {
  id: string;
  object: 'price';
  unit_amount: number;
  currency: string;
  product: string;
  recurring: { interval: 'month'; interval_count: 1 } | null;
}

export interface Subscription extends Stored {
  object: 'subscription';
  customer: string;
  status: 'active' | 'past_due' | 'canceled';
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  canceled_at: number | null;
  ended_at: number | null;
  currency: string;
  default_payment_method: string | null;
  latest_invoice: string | null;
  metadata: Metadata;
  items: List<{
    id: string;
    object: 'subscription_item';
    subscription: string;
    quantity: number;
    price: Price;
    current_period_start: number;
    current_period_end: number;
  }>;
  livemode: false;
}

export interface Invoice extends Stored {
  object: 'invoice';
  customer: string;
  number: string;
  status: 'paid' | 'open';
  billing_reason: 'subscription_create' | 'subscription_cycle';
  amount_due: number;
  amount_paid: number;
  total: number;
  currency: string;
  period_start: number;
  period_end: number;
  hosted_invoice_url: string;
  invoice_pdf: string | null;
  parent: {
    type: 'subscription_details';
    quote_details: null;
    subscription_details: { metadata: Metadata; subscription: string };
  };
  livemode: false;
}

export interface Charge extends Stored {
  object: 'charge';
  amount: number;
  amount_refunded: number;
  refunded: boolean;
  currency: string;
  customer: string;
  metadata: Metadata;
  payment_intent: string;
  status: 'succeeded';
  livemode: false;
}

export interface Refund extends Stored {
  object: 'refund';
  amount: number;
  charge: string;
  currency: string;
  payment_intent: string;
  status: 'succeeded' | 'failed';
}

export interface Dispute extends Stored {
  object: 'dispute';
  amount: number;
  /** The money that was taken for it, below zero, and that came back. */
  balance_transactions: { id: string; object: 'balance_transaction'; amount: number; currency: string }[];
  charge: string;
  currency: string;
  payment_intent: string;
  status: 'needs_response' | 'won';
  livemode: false;
}

export interface StripeEvent extends Stored {
  object: 'event';
  api_version: string;
  type: string;
  data: { object: unknown };
  pending_webhooks: 1;
  livemode: false;
}

export interface List<T> {
  object: 'list';
  data: T[];
  has_more: boolean;
  url: string;
}

/** What is bought in a session; Stripe shows it by other calls than those that are here. */
export interface Cart {
  name: string;
  price: Price;
  quantity: number;
  paymentIntentMetadata: Metadata;
  subscriptionMetadata: Metadata;
}

/** Plain data, so that it can be kept in a file. Newest last in each table. */
export interface State {
  customers: Record<string, Customer>;
  paymentMethods: Record<string, PaymentMethod>;
  sessions: Record<string, Session>;
  carts: Record<string, Cart>;
  subscriptions: Record<string, Subscription>;
  invoices: Record<string, Invoice>;
  charges: Record<string, Charge>;
  refunds: Record<string, Refund>;
  disputes: Record<string, Dispute>;
  portals: Record<string, { customer: string; returnUrl: string }>;
  /** By Idempotency-Key: what was asked, and what was answered. */
  answers: Record<string, { request: string; status: ContentfulStatusCode; body: string }>;
}

/** What the changes need beside the state. */
export interface World {
  state: State;
  /** Where the stand-in is reached by a browser. */
  origin: string;
  /** Seconds. */
  now(): number;
  emit(type: string, object: unknown): void;
}

export function emptyState(): State {
  return {
    customers: {},
    paymentMethods: {},
    sessions: {},
    carts: {},
    subscriptions: {},
    invoices: {},
    charges: {},
    refunds: {},
    disputes: {},
    portals: {},
    answers: {},
  };
}

const MOST = 1000;

/** Puts it into its table; beyond a thousand the oldest goes. */
export function put<T>(table: Record<string, T>, id: string, value: T): T {
  table[id] = value;
  const ids = Object.keys(table);
  if (ids.length > MOST) delete table[ids[0]!];
  return value;
}

export function newId(prefix: string): string {
  return `${prefix}_${crypto.randomUUID().replaceAll('-', '')}`;
}
