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
    AS (min(CAST(imap_password AS INTEGER), CAST(smtp_password AS INTEGER))) STORED
);
CREATE UNIQUE INDEX inboxes_active_tag ON inboxes (organization_id, tag) WHERE is_active = 1;
CREATE UNIQUE INDEX inboxes_address ON inboxes (organization_id, email_address);
CREATE INDEX inboxes_active_address ON inboxes (email_address) WHERE is_active = 1;
CREATE INDEX inboxes_key ON inboxes (encryption_key);
CREATE INDEX inboxes_replying ON inboxes (id) WHERE auto_reply_since IS NOT NULL;

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
  body_html BLOB, -- cleaned, packed with the text as dictionary, while small
  body_key TEXT, -- R2 object with the whole text and HTML, when they do not fit here
  raw_key TEXT, -- R2 object with the message as it came
  size INTEGER NOT NULL,
  inbox_id INTEGER,
  arrived_at INTEGER NOT NULL DEFAULT 0, -- when a server took it in, whatever its Date header says
  is_addressed INTEGER NOT NULL DEFAULT 0, -- To or Cc names the address that it came to
  is_automatic INTEGER NOT NULL DEFAULT 0, -- no person wrote it
  is_bounce INTEGER NOT NULL DEFAULT 0,
  automatic_reason TEXT, -- a word, where is_automatic
  -- The id again: SQLite seeks on (received_at, sort_id) in an index, not on (received_at, rowid).
  sort_id INTEGER GENERATED ALWAYS AS (id) VIRTUAL
);
CREATE UNIQUE INDEX emails_message ON emails (organization_id, trim(message_id, '<>'), direction);
CREATE INDEX emails_date ON emails (organization_id, received_at, sort_id);
CREATE INDEX emails_direction ON emails (organization_id, direction, is_read, received_at, sort_id);
CREATE INDEX emails_tag ON emails (organization_id, tag, direction, is_read, received_at, sort_id);
CREATE INDEX emails_thread ON emails (thread_id, received_at, sort_id);
-- The rarer of the two values each; the other columns are those that a list is filtered by as well.
CREATE INDEX emails_automatic ON emails (organization_id, received_at, sort_id, tag, direction, is_read, is_bounce)
  WHERE is_automatic = 1;
CREATE INDEX emails_bounce ON emails (organization_id, received_at, sort_id, tag, direction, is_read, is_automatic)
  WHERE is_bounce = 1;

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

-- What a bounce says of each recipient; one row without a recipient where it names none.
CREATE TABLE bounces (
  email_id INTEGER NOT NULL, -- the bounce
  position INTEGER NOT NULL,
  organization_id INTEGER NOT NULL,
  recipient TEXT,
  action TEXT NOT NULL, -- failed, delayed, relayed, delivered, expanded (RFC 3464), complained (RFC 5965)
  status TEXT, -- RFC 3463
  diagnostic TEXT,
  bounced_email_id INTEGER, -- the outbound email, where it is known
  original_message_id TEXT,
  PRIMARY KEY (email_id, position)
) WITHOUT ROWID;
CREATE INDEX bounces_bounced ON bounces (bounced_email_id) WHERE bounced_email_id IS NOT NULL;

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
  inbox_id INTEGER,
  origin TEXT NOT NULL DEFAULT 'engine', -- or responder
  recipient TEXT NOT NULL DEFAULT '', -- whom it goes to: lower case, without a +detail
  status TEXT NOT NULL, -- pending, sent, failed, unconfirmed, draft, discarded, skipped; once there is an email, that tells
  subject TEXT NOT NULL,
  body TEXT NOT NULL,
  html TEXT NOT NULL DEFAULT '',
  message_id TEXT,
  sent_email_id INTEGER, -- the outbound email that it became
  model TEXT,
  reason TEXT,
  claim TEXT, -- who is at it
  claimed_until INTEGER,
  created_at INTEGER NOT NULL
);
CREATE INDEX auto_replies_email ON auto_replies (email_id, id);
CREATE UNIQUE INDEX auto_replies_responder ON auto_replies (email_id) WHERE origin = 'responder';
CREATE INDEX auto_replies_recipient ON auto_replies (inbox_id, recipient, created_at) WHERE status <> 'skipped';
CREATE INDEX auto_replies_inbox ON auto_replies (inbox_id, created_at) WHERE status <> 'skipped';
CREATE INDEX auto_replies_claimed ON auto_replies (claimed_until) WHERE status = 'pending' AND sent_email_id IS NULL;
CREATE INDEX auto_replies_status ON auto_replies (organization_id, status, id);
