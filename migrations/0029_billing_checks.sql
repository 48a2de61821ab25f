-- When Stripe is asked about an organization's subscription. Beside the subscription, because one batch changes both;
-- the customer itself belongs to the directory. The columns of the same names in billing_customers are no longer used.
CREATE TABLE billing_checks (
  organization_id INTEGER PRIMARY KEY,
  fetches INTEGER NOT NULL DEFAULT 0, -- the subscriptions fetched so far: the result of the later fetch counts
  checkout_at INTEGER, -- when the last checkout of a subscription started, paid or not
  check_at INTEGER -- when to ask next if no webhook arrives before; null: no need
);
CREATE INDEX billing_checks_due ON billing_checks (check_at) WHERE check_at IS NOT NULL;
INSERT INTO billing_checks (organization_id, fetches, checkout_at, check_at)
  SELECT organization_id, fetches, checkout_at, check_at FROM billing_customers;
