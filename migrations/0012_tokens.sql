-- What AI may cost. A token is that of a model; the balance is what an organization may still use.
CREATE TABLE token_accounts (
  organization_id INTEGER PRIMARY KEY,
  balance INTEGER NOT NULL, -- the sum of the ledger's amounts
  reserved INTEGER NOT NULL, -- the sum of the open holds
  updated_at INTEGER NOT NULL,
  CHECK (reserved >= 0 AND reserved <= balance)
);

-- Rows are only added. Each thing is booked once: a payment, a hold, the welcome.
CREATE TABLE token_ledger (
  id INTEGER PRIMARY KEY, -- grows, as no row is ever deleted
  organization_id INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  kind TEXT NOT NULL, -- grant, purchase, plan, usage, refund, adjustment
  ref TEXT NOT NULL, -- what it is of: 'welcome', the payment, the hold
  amount INTEGER NOT NULL, -- below zero: taken away
  balance_after INTEGER NOT NULL,
  shortfall INTEGER NOT NULL, -- what should have been taken as well, and was not there
  model TEXT, -- of usage, as are the next two
  feature TEXT,
  calls INTEGER,
  actor TEXT NOT NULL,
  note TEXT,
  save_id TEXT NOT NULL, -- random: by it the rest of the batch finds the row that it wrote itself
  UNIQUE (organization_id, kind, ref)
);
CREATE INDEX token_ledger_newest ON token_ledger (organization_id, id);
CREATE INDEX token_ledger_kind ON token_ledger (organization_id, kind, id);

-- Tokens set apart for a call that is under way. Settled, the row goes; expired or released, it stays for a day, as
-- its worker may be late.
CREATE TABLE token_holds (
  organization_id INTEGER NOT NULL,
  id TEXT NOT NULL,
  amount INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  released_at INTEGER, -- null: open
  model TEXT NOT NULL,
  feature TEXT NOT NULL,
  actor TEXT NOT NULL,
  PRIMARY KEY (organization_id, id)
) WITHOUT ROWID;
CREATE INDEX token_holds_expiry ON token_holds (expires_at) WHERE released_at IS NULL;
CREATE INDEX token_holds_released ON token_holds (released_at) WHERE released_at IS NOT NULL;

CREATE TABLE token_usage_days (
  organization_id INTEGER NOT NULL,
  day TEXT NOT NULL, -- YYYY-MM-DD, UTC
  model TEXT NOT NULL,
  tokens INTEGER NOT NULL, -- as charged
  calls INTEGER NOT NULL,
  PRIMARY KEY (organization_id, day, model)
) WITHOUT ROWID;

CREATE TABLE token_alerts (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  organization_id INTEGER NOT NULL,
  type TEXT NOT NULL, -- usage, balance
  threshold INTEGER NOT NULL,
  period TEXT NOT NULL, -- day, week, month
  is_active INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  fired_period INTEGER, -- the start of the period in which it fired: it does not again in that one
  last_fired_at INTEGER,
  fired TEXT, -- JSON: the data of its last event
  save_id TEXT, -- of the ledger row that made it fire last
  mail_due_at INTEGER -- since when a mail about it waits to be written
);
CREATE INDEX token_alerts_organization ON token_alerts (organization_id, id);
CREATE INDEX token_alerts_mail ON token_alerts (mail_due_at) WHERE mail_due_at IS NOT NULL;
