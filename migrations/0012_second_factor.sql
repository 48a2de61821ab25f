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
