import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** The state of the simulator: Stripe's objects as its API returns them, limited to the fields that Herald reads. */

type Metadata = Record<string, string>;

interface StripeObject {
  id: string;
  /** Seconds since 1970, like all of Stripe's times. */
  created: number;
}

export interface Customer extends StripeObject {
  object: 'customer';
  email: string | null;
  name: string | null;
  metadata: Metadata;
  invoice_settings: { default_payment_method: string | null };
  /** A deleted customer can still be read, but not used. The API then returns little more than its id. */
  deleted?: true;
  livemode: false;
}

export interface PaymentMethod extends StripeObject {
  object: 'payment_method';
  customer: string;
  type: 'card';
  card: { brand: string; last4: string; exp_month: number; exp_year: number };
  livemode: false;
}

export interface Session extends StripeObject {
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

export interface Subscription extends StripeObject {
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

export interface Invoice extends StripeObject {
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

export interface Charge extends StripeObject {
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

export interface Refund extends StripeObject {
  object: 'refund';
  amount: number;
  charge: string;
  currency: string;
  payment_intent: string;
  status: 'succeeded' | 'failed';
}

export interface Dispute extends StripeObject {
  object: 'dispute';
  amount: number;
  /** The withdrawal, as a negative amount, and any returned money. */
  balance_transactions: { id: string; object: 'balance_transaction'; amount: number; currency: string }[];
  charge: string;
  currency: string;
  payment_intent: string;
  status: 'needs_response' | 'won';
  livemode: false;
}

export interface StripeEvent extends StripeObject {
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

/** The item of a session. Stripe returns it from calls that are not simulated. */
export interface Cart {
  name: string;
  price: Price;
  quantity: number;
  paymentIntentMetadata: Metadata;
  subscriptionMetadata: Metadata;
}

/** Plain data, so that it can be saved to a file. Each table is ordered from oldest to newest. */
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
  /** Requests and their responses, by Idempotency-Key. */
  answers: Record<string, { request: string; status: ContentfulStatusCode; body: string }>;
}

/** The state and its dependencies. */
export interface World {
  state: State;
  /** The base URL for browsers. */
  origin: string;
  /** The current time in seconds. */
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

const MAX_ROWS = 1000;

/** Inserts a row into its table. Deletes the oldest row if the table has more than a thousand. */
export function put<T>(table: Record<string, T>, id: string, value: T): T {
  table[id] = value;
  const ids = Object.keys(table);
  if (ids.length > MAX_ROWS) delete table[ids[0]!];
  return value;
}

export function newId(prefix: string): string {
  return `${prefix}_${crypto.randomUUID().replaceAll('-', '')}`;
}
