-- Secrets of an endpoint from before it got another: they sign as well until they expire. `webhooks.previous_secret`,
-- which held one of them, is not used any more; `previous_secret_until` is when the last of them expires.
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

INSERT INTO previous_webhook_secrets (organization_id, webhook_id, secret, expires_at)
  SELECT organization_id, id, previous_secret, previous_secret_until FROM webhooks
  WHERE previous_secret IS NOT NULL AND previous_secret_until IS NOT NULL;
UPDATE webhooks SET previous_secret = NULL;

-- The user who made the endpoint, or gave it another address last; null: it is older than this column.
ALTER TABLE webhooks ADD COLUMN set_up_by INTEGER;
