-- Ways to Google and Microsoft that were begun: signing in, linking an account, connecting a mailbox. Each row is
-- used once, when the browser comes back.
CREATE TABLE oauth_states (
  state_hash TEXT PRIMARY KEY, -- SHA-256 of what is in the address and in the cookie
  purpose TEXT NOT NULL,
  provider TEXT NOT NULL,
  organization_id INTEGER NOT NULL, -- 0: nobody is signed in yet
  user_id INTEGER NOT NULL, -- 0: nobody is signed in yet
  code_verifier TEXT NOT NULL, -- PKCE (RFC 7636), sealed
  nonce TEXT NOT NULL, -- that the ID token must repeat
  details TEXT NOT NULL, -- JSON: where the browser goes then, and what the consent is for
  expires_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX oauth_states_expiry ON oauth_states (expires_at);

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

-- How an inbox signs in to its servers: password, google or microsoft.
ALTER TABLE inboxes ADD COLUMN auth TEXT NOT NULL DEFAULT 'password';
ALTER TABLE inboxes ADD COLUMN refresh_token TEXT; -- sealed
ALTER TABLE inboxes ADD COLUMN access_token TEXT; -- sealed
ALTER TABLE inboxes ADD COLUMN access_expires_at INTEGER;
ALTER TABLE inboxes ADD COLUMN consent TEXT; -- given or withdrawn; null for passwords
-- A sealed value begins with its key's number.
CREATE INDEX inboxes_token_key ON inboxes (CAST(refresh_token AS INTEGER)) WHERE refresh_token IS NOT NULL;
