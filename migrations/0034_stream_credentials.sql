CREATE TABLE platform_credentials (
  organization_id INTEGER NOT NULL,
  platform TEXT NOT NULL, -- discord, x, instagram, facebook
  secret_id TEXT NOT NULL, -- another one for each new secret: whoever holds an old one has been overtaken
  secret TEXT NOT NULL, -- JSON, encrypted
  account_id TEXT,
  account_name TEXT,
  scopes TEXT NOT NULL, -- JSON
  expires_at INTEGER,
  last_checked_at INTEGER,
  problem_code TEXT,
  problem_message TEXT,
  wait_until INTEGER, -- the platform takes nothing before
  refresh_lease TEXT, -- who renews the tokens
  refresh_until INTEGER,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  encryption_key INTEGER GENERATED ALWAYS AS (CAST(secret AS INTEGER)) VIRTUAL,
  PRIMARY KEY (organization_id, platform)
) WITHOUT ROWID;
CREATE INDEX platform_credentials_encryption ON platform_credentials (encryption_key);
