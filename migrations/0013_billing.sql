-- What Stripe knows an organization as.
CREATE TABLE billing_customers (
  organization_id INTEGER PRIMARY KEY,
  stripe_customer_id TEXT NOT NULL UNIQUE,
  fetches INTEGER NOT NULL DEFAULT 0, -- not used, nor are the next two: `billing_checks` has taken their place
  checkout_at INTEGER,
  check_at INTEGER,
  created_at INTEGER NOT NULL
);
CREATE INDEX billing_customers_check ON billing_customers (check_at) WHERE check_at IS NOT NULL;

-- The subscription as Stripe told it last.
CREATE TABLE subscriptions (
  organization_id INTEGER PRIMARY KEY,
  stripe_subscription_id TEXT NOT NULL,
  plan TEXT NOT NULL,
  status TEXT NOT NULL, -- Stripe's word: active, past_due, canceled …
  current_period_start INTEGER NOT NULL,
  current_period_end INTEGER NOT NULL,
  cancel_at_period_end INTEGER NOT NULL,
  default_payment_method TEXT,
  fetch INTEGER NOT NULL, -- which of the customer's fetches this is from
  updated_at INTEGER NOT NULL
);

-- Events that were dealt with; the row comes with their effect. They lie beside the ledger, in the database of their
-- organization, and go with it.
CREATE TABLE stripe_events (
  id TEXT PRIMARY KEY,
  type TEXT NOT NULL,
  received_at INTEGER NOT NULL,
  organization_id INTEGER NOT NULL DEFAULT 0 -- 0: not known
) WITHOUT ROWID;
CREATE INDEX stripe_events_received ON stripe_events (received_at);
CREATE INDEX stripe_events_organization ON stripe_events (organization_id) WHERE organization_id > 0;

CREATE TABLE token_purchases (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  organization_id INTEGER NOT NULL,
  user_id INTEGER NOT NULL,
  package TEXT NOT NULL,
  tokens INTEGER NOT NULL,
  amount INTEGER NOT NULL, -- cents
  currency TEXT NOT NULL,
  idempotency_key TEXT NOT NULL, -- random when the caller gave none
  request_hash TEXT NOT NULL,
  checkout_session_id TEXT UNIQUE, -- null until Stripe made it
  checkout_url TEXT,
  state TEXT NOT NULL, -- open, paid, refunded (wholly), expired
  refunded_tokens INTEGER NOT NULL DEFAULT 0,
  check_at INTEGER, -- when to ask Stripe if it tells nothing before; null: no need
  created_at INTEGER NOT NULL,
  -- How often what was taken back has changed: refunds, disputes, and what came of them.
  refund_changes INTEGER NOT NULL DEFAULT 0,
  UNIQUE (organization_id, idempotency_key)
);
CREATE INDEX token_purchases_open ON token_purchases (organization_id) WHERE state = 'open';
CREATE INDEX token_purchases_check ON token_purchases (check_at) WHERE check_at IS NOT NULL;

-- When Stripe is asked about an organization's subscription. Beside the subscription, because one batch changes both;
-- the customer itself belongs to the directory.
CREATE TABLE billing_checks (
  organization_id INTEGER PRIMARY KEY,
  fetches INTEGER NOT NULL DEFAULT 0, -- the subscriptions fetched so far: the result of the later fetch counts
  checkout_at INTEGER, -- when the last checkout of a subscription started, paid or not
  check_at INTEGER -- when to ask next if no webhook arrives before; null: no need
);
CREATE INDEX billing_checks_due ON billing_checks (check_at) WHERE check_at IS NOT NULL;
