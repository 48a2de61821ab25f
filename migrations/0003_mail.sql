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
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  -- The older of the two keys that sealed its passwords: a sealed value begins with its key's number.
  encryption_key INTEGER NOT NULL
    AS (min(CAST(imap_password AS INTEGER), CAST(smtp_password AS INTEGER))) STORED
);
CREATE UNIQUE INDEX inboxes_active_tag ON inboxes (organization_id, tag) WHERE is_active = 1;
CREATE UNIQUE INDEX inboxes_address ON inboxes (organization_id, email_address);
CREATE INDEX inboxes_active_address ON inboxes (email_address) WHERE is_active = 1;
CREATE INDEX inboxes_key ON inboxes (encryption_key);

-- Where the reading of each inbox stands.
CREATE TABLE syncs (
  inbox_id INTEGER PRIMARY KEY,
  organization_id INTEGER NOT NULL,
  mailbox TEXT, -- user and host that the cursor belongs to: it means nothing in another mailbox
  uidvalidity TEXT,
  last_uid INTEGER NOT NULL DEFAULT 0,
  last_run_at INTEGER,
  last_success_at INTEGER,
  last_new INTEGER NOT NULL DEFAULT 0,
  error_code TEXT,
  error TEXT,
  refused_since INTEGER, -- the first of an unbroken row of refused credentials
  disabled_reason TEXT -- why it is not tried any more until somebody asks
);

-- Messages that could not be taken in, so that one of them never holds up the others.
CREATE TABLE set_aside (
  inbox_id INTEGER NOT NULL,
  uidvalidity TEXT NOT NULL,
  uid INTEGER NOT NULL,
  organization_id INTEGER NOT NULL,
  size INTEGER,
  code TEXT NOT NULL,
  message TEXT NOT NULL,
  attempts INTEGER NOT NULL,
  next_attempt_at INTEGER, -- null: given up
  created_at INTEGER NOT NULL,
  PRIMARY KEY (inbox_id, uidvalidity, uid)
) WITHOUT ROWID;
CREATE INDEX set_aside_newest ON set_aside (inbox_id, created_at, uid);
CREATE INDEX set_aside_due ON set_aside (inbox_id, next_attempt_at) WHERE next_attempt_at IS NOT NULL;

CREATE TABLE emails (
  id INTEGER PRIMARY KEY, -- organization * 2^32 + n
  organization_id INTEGER NOT NULL,
  save_id TEXT NOT NULL, -- which save wrote this row
  thread_id INTEGER NOT NULL,
  message_id TEXT NOT NULL,
  in_reply_to TEXT,
  direction TEXT NOT NULL,
  tag TEXT NOT NULL,
  is_read INTEGER NOT NULL,
  received_at INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  from_address TEXT NOT NULL,
  from_name TEXT NOT NULL,
  to_address TEXT NOT NULL,
  recipients TEXT NOT NULL, -- JSON: to, cc, reply_to
  subject TEXT NOT NULL,
  body_text TEXT NOT NULL, -- at most 16 KB; the whole of a longer one is in the body object
  body_html BLOB, -- cleaned, gzip, while small
  body_key TEXT, -- R2 object with the whole text and HTML, when they do not fit here
  raw_key TEXT, -- R2 object with the message as it came
  size INTEGER NOT NULL,
  inbox_id INTEGER,
  -- The id again: SQLite seeks on (received_at, sort_id) in an index, not on (received_at, rowid).
  sort_id INTEGER GENERATED ALWAYS AS (id) VIRTUAL
);
CREATE UNIQUE INDEX emails_message ON emails (organization_id, trim(message_id, '<>'), direction);
CREATE INDEX emails_date ON emails (organization_id, received_at, sort_id);
CREATE INDEX emails_direction ON emails (organization_id, direction, is_read, received_at, sort_id);
CREATE INDEX emails_tag ON emails (organization_id, tag, direction, is_read, received_at, sort_id);
CREATE INDEX emails_thread ON emails (thread_id, received_at, sort_id);

-- Connected components of Message-ID, In-Reply-To and References. The id is that of the first email saved in it.
CREATE TABLE threads (
  id INTEGER PRIMARY KEY,
  organization_id INTEGER NOT NULL,
  message_count INTEGER NOT NULL
);

-- Every id a thread knows, seen as a message or only referred to; without its angle brackets.
CREATE TABLE thread_messages (
  organization_id INTEGER NOT NULL,
  message_id TEXT NOT NULL,
  thread_id INTEGER NOT NULL,
  PRIMARY KEY (organization_id, message_id)
) WITHOUT ROWID;
CREATE INDEX thread_messages_thread ON thread_messages (thread_id);

CREATE TABLE attachments (
  email_id INTEGER NOT NULL,
  position INTEGER NOT NULL,
  organization_id INTEGER NOT NULL,
  filename TEXT NOT NULL,
  content_type TEXT NOT NULL,
  size INTEGER NOT NULL,
  content_id TEXT,
  is_inline INTEGER NOT NULL,
  key TEXT NOT NULL, -- R2 object
  PRIMARY KEY (email_id, position)
) WITHOUT ROWID;

-- Kept, not counted: what the statistics and X-Total-Count show.
CREATE TABLE email_counts (
  organization_id INTEGER NOT NULL,
  tag TEXT NOT NULL,
  direction TEXT NOT NULL,
  is_read INTEGER NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (organization_id, tag, direction, is_read)
) WITHOUT ROWID;

-- Replies that were made automatically, by the automation engine or the built-in responder.
CREATE TABLE auto_replies (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  organization_id INTEGER NOT NULL,
  email_id INTEGER NOT NULL,
  status TEXT NOT NULL,
  subject TEXT NOT NULL,
  body TEXT NOT NULL,
  message_id TEXT,
  model TEXT,
  reason TEXT,
  created_at INTEGER NOT NULL
);
CREATE INDEX auto_replies_email ON auto_replies (email_id, id);
