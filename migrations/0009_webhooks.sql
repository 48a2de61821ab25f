-- Where an organization wants its events sent.
CREATE TABLE webhooks (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  organization_id INTEGER NOT NULL,
  secret_id TEXT NOT NULL UNIQUE, -- what its sealed secrets are bound to
  url TEXT NOT NULL,
  events TEXT, -- JSON array of types; null: all
  description TEXT NOT NULL,
  is_active INTEGER NOT NULL,
  secret TEXT NOT NULL,
  previous_secret TEXT, -- not used: `previous_webhook_secrets` has taken its place
  previous_secret_until INTEGER, -- when the last of the previous secrets expires
  failing_since INTEGER, -- the first failure since the last success
  disabled_reason TEXT, -- why Herald switched it off
  disabled_at INTEGER,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL, -- by a person, or by being switched off
  -- The older of the keys that sealed its secrets: a sealed value begins with its key's number.
  encryption_key INTEGER NOT NULL
    AS (min(CAST(secret AS INTEGER), CAST(COALESCE(previous_secret, secret) AS INTEGER))) STORED,
  set_up_by INTEGER -- the user who made the endpoint, or gave it another address last; null: not known
);
CREATE INDEX webhooks_organization ON webhooks (organization_id);
CREATE INDEX webhooks_key ON webhooks (encryption_key);

-- Secrets of an endpoint from before it got another: they sign as well until they expire.
CREATE TABLE previous_webhook_secrets (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  organization_id INTEGER NOT NULL,
  webhook_id INTEGER NOT NULL,
  secret TEXT NOT NULL, -- sealed as it was in webhooks
  expires_at INTEGER NOT NULL,
  encryption_key INTEGER NOT NULL AS (CAST(secret AS INTEGER)) STORED
);
CREATE INDEX previous_webhook_secrets_webhook ON previous_webhook_secrets (webhook_id);
CREATE INDEX previous_webhook_secrets_expiry ON previous_webhook_secrets (expires_at);
CREATE INDEX previous_webhook_secrets_key ON previous_webhook_secrets (encryption_key);
CREATE INDEX previous_webhook_secrets_organization ON previous_webhook_secrets (organization_id) WHERE organization_id > 0;

-- An event for an endpoint, with its own copy of the data: the event itself goes away sooner.
CREATE TABLE webhook_deliveries (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  organization_id INTEGER NOT NULL,
  webhook_id INTEGER NOT NULL,
  event_id INTEGER NOT NULL,
  type TEXT NOT NULL,
  data TEXT NOT NULL, -- JSON
  created_at INTEGER NOT NULL, -- when the event happened
  state TEXT NOT NULL, -- pending, delivered, failed
  due_at INTEGER, -- while pending: the next attempt
  attempts INTEGER NOT NULL DEFAULT 0,
  last_attempt_at INTEGER,
  last_status INTEGER, -- of the answer; null: there was none
  last_error TEXT, -- null: it worked
  remove_at INTEGER NOT NULL,
  UNIQUE (webhook_id, event_id)
);
CREATE INDEX webhook_deliveries_due ON webhook_deliveries (webhook_id, due_at) WHERE due_at IS NOT NULL;
CREATE INDEX webhook_deliveries_state ON webhook_deliveries (webhook_id, state, event_id);
CREATE INDEX webhook_deliveries_past ON webhook_deliveries (remove_at);
CREATE INDEX webhook_deliveries_organization ON webhook_deliveries (organization_id) WHERE organization_id > 0;
