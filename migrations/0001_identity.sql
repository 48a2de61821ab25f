-- Times are milliseconds since 1970. Every row of an organization carries its id.
CREATE TABLE organizations (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL,
  slug TEXT NOT NULL UNIQUE,
  created_at INTEGER NOT NULL
);

CREATE TABLE users (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  email TEXT NOT NULL UNIQUE, -- normalized
  name TEXT NOT NULL,
  image TEXT,
  email_verified INTEGER NOT NULL DEFAULT 0,
  password_hash TEXT,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
);

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
  user_agent TEXT
) WITHOUT ROWID;
CREATE INDEX sessions_user ON sessions (user_id);
CREATE INDEX sessions_expiry ON sessions (expires_at);

CREATE TABLE api_keys (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  organization_id INTEGER NOT NULL,
  user_id INTEGER NOT NULL,
  name TEXT NOT NULL,
  key_hash TEXT NOT NULL UNIQUE, -- SHA-256 of the whole key
  last_four TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  revoked_at INTEGER
);
CREATE INDEX api_keys_active ON api_keys (organization_id, user_id) WHERE revoked_at IS NULL;

-- Failed sign-ins of one account, whether it exists or not, from whatever address.
CREATE TABLE sign_in_failures (
  account_hash TEXT PRIMARY KEY,
  failures INTEGER NOT NULL,
  window_ends_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX sign_in_failures_window ON sign_in_failures (window_ends_at);

CREATE TABLE audit_log (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  organization_id INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  actor TEXT NOT NULL,
  action TEXT NOT NULL,
  target TEXT NOT NULL,
  details TEXT NOT NULL, -- JSON
  request_id TEXT NOT NULL
);
CREATE INDEX audit_log_organization ON audit_log (organization_id, id);
