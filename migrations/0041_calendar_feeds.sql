-- The address at which a user's calendar programs read the calendar of an organization: one for each of the two.
CREATE TABLE calendar_feeds (
  organization_id INTEGER NOT NULL,
  user_id INTEGER NOT NULL,
  -- SHA-256 of the secret part of the address. A new address takes the place of the old one.
  token_hash TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (organization_id, user_id)
) WITHOUT ROWID;
CREATE UNIQUE INDEX calendar_feeds_token ON calendar_feeds (organization_id, token_hash);
