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
