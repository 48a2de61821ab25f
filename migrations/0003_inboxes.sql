CREATE TABLE inboxes (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  organization_id INTEGER NOT NULL,
  secret_id TEXT NOT NULL UNIQUE, -- the record that its passwords are bound to
  name TEXT NOT NULL,
  email_address TEXT NOT NULL, -- lower case
  tag TEXT NOT NULL,
  imap_host TEXT NOT NULL,
  imap_port INTEGER NOT NULL,
  imap_user TEXT NOT NULL,
  imap_password TEXT NOT NULL, -- sealed
  imap_tls INTEGER NOT NULL,
  smtp_host TEXT NOT NULL,
  smtp_port INTEGER NOT NULL,
  smtp_user TEXT NOT NULL,
  smtp_password TEXT NOT NULL, -- sealed
  smtp_tls INTEGER NOT NULL,
  is_active INTEGER NOT NULL,
  auto_reply_enabled INTEGER NOT NULL,
  auto_reply_since INTEGER, -- when it began to reply: switched on, and active; null while it does not
  auto_reply_after INTEGER NOT NULL DEFAULT 0, -- the last email that was looked at, or was there when it began
  auto_reply_run_at INTEGER, -- when the responder last looked
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  -- The older of the two keys that sealed its passwords: a sealed value begins with its key's number.
  encryption_key INTEGER NOT NULL
    AS (min(CAST(imap_password AS INTEGER), CAST(smtp_password AS INTEGER))) STORED,
  auth TEXT NOT NULL DEFAULT 'password', -- how it signs in to its servers: password, google or microsoft
  refresh_token TEXT, -- sealed
  access_token TEXT, -- sealed
  access_expires_at INTEGER,
  consent TEXT, -- given or withdrawn; null for passwords
  read_back_days INTEGER, -- how far back to read it, in days before its first sync; null: all; 0: no older mail
  address_proof TEXT NOT NULL DEFAULT 'none', -- what the directory says of its address
  proof_asked_at INTEGER, -- when the last message was sent that is to prove it
  proof_hash TEXT, -- of what that message says
  is_proof_open INTEGER NOT NULL DEFAULT 0 -- it was not found yet
);
CREATE UNIQUE INDEX inboxes_active_tag ON inboxes (organization_id, tag) WHERE is_active = 1;
CREATE UNIQUE INDEX inboxes_address ON inboxes (organization_id, email_address);
CREATE INDEX inboxes_active_address ON inboxes (email_address) WHERE is_active = 1;
CREATE INDEX inboxes_key ON inboxes (encryption_key);
CREATE INDEX inboxes_replying ON inboxes (id) WHERE auto_reply_since IS NOT NULL;
-- A sealed value begins with its key's number.
CREATE INDEX inboxes_token_key ON inboxes (CAST(refresh_token AS INTEGER)) WHERE refresh_token IS NOT NULL;
