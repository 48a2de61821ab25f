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
