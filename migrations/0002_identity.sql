CREATE TABLE organizations (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL,
  slug TEXT NOT NULL UNIQUE,
  created_at INTEGER NOT NULL,
  logo TEXT, -- an address
  metadata TEXT, -- JSON object of the client's own
  deletes_at INTEGER, -- it stays usable until then, and can be taken back; null: it stays
  closed_at INTEGER, -- its days are over: nobody is a member, and its rows go
  database INTEGER NOT NULL DEFAULT 1 -- that has its rows: 1 is DB, n is DB_n
);
CREATE INDEX organizations_deletes ON organizations (deletes_at) WHERE deletes_at IS NOT NULL;
CREATE INDEX organizations_database ON organizations (database, id);
CREATE TRIGGER organizations_residents AFTER INSERT ON organizations WHEN NEW.database = 1
BEGIN
  INSERT INTO residents (organization_id) VALUES (NEW.id);
END;

CREATE TABLE users (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  email TEXT NOT NULL UNIQUE, -- normalized
  name TEXT NOT NULL,
  image TEXT,
  email_verified INTEGER NOT NULL DEFAULT 0,
  password_hash TEXT,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  two_factor_enabled INTEGER NOT NULL DEFAULT 0,
  company TEXT,
  phone TEXT,
  timezone TEXT NOT NULL DEFAULT 'UTC',
  notifications TEXT NOT NULL DEFAULT '{}', -- JSON: false for each kind switched off
  send_hold_seconds INTEGER NOT NULL DEFAULT 10, -- for which mail that the user sends can be taken back
  deletes_at INTEGER, -- it stays usable until then, and can be taken back; null: it stays
  -- How far the deletion of an account has come: the last organization that has forgotten its user. Null: not begun.
  forgotten_up_to INTEGER
);
CREATE INDEX users_deletes ON users (deletes_at) WHERE deletes_at IS NOT NULL;

CREATE TABLE members (
  organization_id INTEGER NOT NULL,
  user_id INTEGER NOT NULL,
  role TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (organization_id, user_id)
) WITHOUT ROWID;
CREATE INDEX members_user ON members (user_id);

CREATE TABLE sessions (
  id_hash TEXT PRIMARY KEY, -- SHA-256 of what the cookie holds
  public_id TEXT NOT NULL UNIQUE,
  user_id INTEGER NOT NULL,
  organization_id INTEGER NOT NULL, -- the active one
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  ip_address TEXT,
  user_agent TEXT,
  remember INTEGER NOT NULL DEFAULT 1 -- 0: its cookie ends with the browser
) WITHOUT ROWID;
CREATE INDEX sessions_user ON sessions (user_id);
CREATE INDEX sessions_expiry ON sessions (expires_at);
CREATE INDEX sessions_organization ON sessions (organization_id) WHERE organization_id > 0;

CREATE TABLE api_keys (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  organization_id INTEGER NOT NULL,
  user_id INTEGER NOT NULL,
  name TEXT NOT NULL,
  key_hash TEXT NOT NULL UNIQUE, -- SHA-256 of the whole key
  last_four TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  revoked_at INTEGER,
  scopes TEXT, -- JSON array; null: whatever its maker may do
  expires_at INTEGER,
  last_used_at INTEGER
);
CREATE INDEX api_keys_active ON api_keys (organization_id, user_id) WHERE revoked_at IS NULL;
CREATE INDEX api_keys_revoked ON api_keys (organization_id, revoked_at) WHERE revoked_at IS NOT NULL;
-- The rows of an organization, where nothing else leads to them. The condition keeps other queries from choosing these.
CREATE INDEX api_keys_organization ON api_keys (organization_id) WHERE organization_id > 0;

-- Failed sign-ins of one account, whether it exists or not, from whatever address.
CREATE TABLE sign_in_failures (
  account_hash TEXT PRIMARY KEY,
  failures INTEGER NOT NULL,
  window_ends_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX sign_in_failures_window ON sign_in_failures (window_ends_at);

-- Sign-ins of known accounts and what became of them; the last 50 of each user.
CREATE TABLE login_history (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  outcome TEXT NOT NULL,
  method TEXT NOT NULL,
  ip_address TEXT,
  user_agent TEXT
);
CREATE INDEX login_history_user ON login_history (user_id, id);

-- What the links of our mails carry: to verify an address, to reset a password. Kept until it expires, used or not:
-- a link that a mail scanner opened first still works for who got it, and the rows of an hour are counted.
CREATE TABLE one_time_tokens (
  token_hash TEXT PRIMARY KEY, -- SHA-256
  kind TEXT NOT NULL, -- verify_email, reset_password
  user_id INTEGER NOT NULL,
  email TEXT NOT NULL, -- the address it was mailed to
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  used_at INTEGER -- null: not yet
) WITHOUT ROWID;
CREATE INDEX one_time_tokens_user ON one_time_tokens (user_id, kind, created_at);
CREATE INDEX one_time_tokens_expiry ON one_time_tokens (expires_at);

-- One-time codes of an authenticator app (RFC 6238), asked for after the password.
CREATE TABLE second_factors (
  user_id INTEGER PRIMARY KEY,
  secret TEXT NOT NULL, -- sealed
  encryption_key INTEGER NOT NULL, -- the number of the key that sealed it
  created_at INTEGER NOT NULL,
  enabled_at INTEGER, -- null until a first code was right
  last_step INTEGER, -- the newest step of time whose code was used: none up to it works any more
  failures INTEGER NOT NULL DEFAULT 0, -- wrong codes since the last right one
  locked_until INTEGER -- set by the last try that is allowed
);
CREATE INDEX second_factors_key ON second_factors (encryption_key);

-- Each works once, in place of a code of the app.
CREATE TABLE recovery_codes (
  user_id INTEGER NOT NULL,
  code_hash TEXT NOT NULL, -- SHA-256
  used_at INTEGER,
  PRIMARY KEY (user_id, code_hash)
) WITHOUT ROWID;

-- Sign-ins whose password was right, until the second factor is.
CREATE TABLE sign_in_challenges (
  id_hash TEXT PRIMARY KEY, -- SHA-256 of what the cookie holds
  user_id INTEGER NOT NULL,
  remember INTEGER NOT NULL, -- 0: the session's cookie ends with the browser
  attempts INTEGER NOT NULL DEFAULT 0,
  expires_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX sign_in_challenges_user ON sign_in_challenges (user_id);
CREATE INDEX sign_in_challenges_expiry ON sign_in_challenges (expires_at);

-- Browsers that are not asked for the second factor.
CREATE TABLE trusted_devices (
  token_hash TEXT PRIMARY KEY, -- SHA-256 of what the cookie holds
  user_id INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX trusted_devices_user ON trusted_devices (user_id, created_at);
CREATE INDEX trusted_devices_expiry ON trusted_devices (expires_at);

-- Browsers that signed in to an account before: what is guessed elsewhere does not shut them out. A browser has one
-- token, for all users who signed in there.
CREATE TABLE known_devices (
  id INTEGER PRIMARY KEY,
  token_hash TEXT NOT NULL, -- SHA-256 of what the cookie holds
  user_id INTEGER NOT NULL,
  created_at INTEGER NOT NULL, -- the last sign-in
  expires_at INTEGER NOT NULL,
  UNIQUE (token_hash, user_id)
);
CREATE INDEX known_devices_user ON known_devices (user_id, created_at);
CREATE INDEX known_devices_expiry ON known_devices (expires_at);

-- With which accounts of other services users sign in.
CREATE TABLE provider_accounts (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL,
  provider TEXT NOT NULL,
  subject TEXT NOT NULL, -- the provider's own id of the account, which never changes
  created_at INTEGER NOT NULL
);
CREATE UNIQUE INDEX provider_accounts_subject ON provider_accounts (provider, subject);
CREATE UNIQUE INDEX provider_accounts_user ON provider_accounts (user_id, provider);

CREATE TABLE invitations (
  id TEXT PRIMARY KEY, -- random: whoever signs up with the address must know it too
  organization_id INTEGER NOT NULL,
  email TEXT NOT NULL, -- normalized
  role TEXT NOT NULL,
  status TEXT NOT NULL, -- pending, accepted, rejected, canceled
  inviter_id INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE UNIQUE INDEX invitations_pending ON invitations (organization_id, email) WHERE status = 'pending';
CREATE INDEX invitations_email ON invitations (email) WHERE status = 'pending';
CREATE INDEX invitations_organization ON invitations (organization_id, created_at);
CREATE INDEX invitations_expiry ON invitations (expires_at);
CREATE INDEX invitations_address ON invitations (email);

-- Who has had the free tokens, once and for all, and which organization they went to. In the directory: it decides, and
-- that organization's ledger books what was decided.
CREATE TABLE welcome_grants (
  user_id INTEGER PRIMARY KEY,
  organization_id INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  booked_at INTEGER -- null: not in the ledger yet, or nobody noted it
);
CREATE INDEX welcome_grants_unbooked ON welcome_grants (created_at) WHERE booked_at IS NULL;
CREATE INDEX welcome_grants_organization ON welcome_grants (organization_id) WHERE organization_id > 0;
