-- queued, sending, sent, failed or unconfirmed for what Herald sends; null for all other mail.
ALTER TABLE emails ADD COLUMN send_state TEXT;

-- What Herald sends: a row each beside the email. Who may work on it is in `jobs`.
CREATE TABLE outgoing (
  email_id INTEGER PRIMARY KEY,
  organization_id INTEGER NOT NULL,
  inbox_id INTEGER NOT NULL,
  automatic INTEGER NOT NULL, -- no human wrote it: null envelope sender, few attempts
  queued_at INTEGER NOT NULL, -- when it was handed in, or in again by a person
  attempts INTEGER NOT NULL DEFAULT 0, -- since then
  lease TEXT, -- of the last attempt: only that one may write how it went
  sent_at INTEGER,
  code TEXT, -- what went wrong, a stable word
  detail TEXT NOT NULL DEFAULT '', -- how it stands, for a person
  reply TEXT -- the server's last word on the message
);

-- Everybody on the envelope, those of Bcc too. The message itself names nobody of Bcc.
CREATE TABLE outgoing_recipients (
  email_id INTEGER NOT NULL,
  position INTEGER NOT NULL,
  organization_id INTEGER NOT NULL,
  address TEXT NOT NULL,
  kind TEXT NOT NULL, -- to, cc, bcc
  state TEXT NOT NULL, -- as emails.send_state
  detail TEXT NOT NULL DEFAULT '',
  PRIMARY KEY (email_id, position)
) WITHOUT ROWID;

-- Files that wait to be attached, and those that were.
CREATE TABLE uploads (
  key TEXT PRIMARY KEY, -- R2 object
  organization_id INTEGER NOT NULL,
  filename TEXT NOT NULL,
  content_type TEXT NOT NULL,
  size INTEGER NOT NULL,
  sha256 TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  state TEXT NOT NULL -- unused; used: stays for good; expired: object and row are about to go
) WITHOUT ROWID;
CREATE INDEX uploads_unused ON uploads (organization_id) WHERE state = 'unused';
CREATE INDEX uploads_age ON uploads (created_at) WHERE state = 'unused';
CREATE INDEX uploads_expired ON uploads (key) WHERE state = 'expired';

-- The same request within a day is answered with the email it made.
CREATE TABLE idempotency_keys (
  organization_id INTEGER NOT NULL,
  key TEXT NOT NULL,
  request_hash TEXT NOT NULL,
  email_id INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (organization_id, key)
) WITHOUT ROWID;
CREATE INDEX idempotency_keys_age ON idempotency_keys (created_at);
