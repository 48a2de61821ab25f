-- A database that Herald 0.1 left: rows from its first weeks, whose ids do not say whose they are, and all migrations of 0.1 over
-- them. Cron has not filled in the older mail yet.
CREATE TABLE organizations (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL,
  slug TEXT NOT NULL UNIQUE,
  created_at INTEGER NOT NULL
, logo TEXT, metadata TEXT, deletes_at INTEGER, closed_at INTEGER, database INTEGER NOT NULL DEFAULT 1);
INSERT INTO organizations (id, name, slug, created_at, logo, metadata, deletes_at, closed_at, database) VALUES (1, 'Kettle', 'kettle', 1790812800000, NULL, NULL, NULL, NULL, 1);
CREATE TABLE users (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  email TEXT NOT NULL UNIQUE, -- normalized
  name TEXT NOT NULL,
  image TEXT,
  email_verified INTEGER NOT NULL DEFAULT 0,
  password_hash TEXT,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
, two_factor_enabled INTEGER NOT NULL DEFAULT 0, company TEXT, phone TEXT, timezone TEXT NOT NULL DEFAULT 'UTC', notifications TEXT NOT NULL DEFAULT '{}', send_hold_seconds INTEGER NOT NULL DEFAULT 10, deletes_at INTEGER, forgotten_up_to INTEGER);
INSERT INTO users (id, email, name, image, email_verified, password_hash, created_at, updated_at, two_factor_enabled, company, phone, timezone, notifications, send_hold_seconds, deletes_at, forgotten_up_to) VALUES (1, 'kim@example.com', 'Kim', NULL, 1, NULL, 1790812800000, 1790812800000, 0, NULL, NULL, 'UTC', '{}', 10, NULL, NULL);
INSERT INTO users (id, email, name, image, email_verified, password_hash, created_at, updated_at, two_factor_enabled, company, phone, timezone, notifications, send_hold_seconds, deletes_at, forgotten_up_to) VALUES (2, 'lee@example.com', 'Lee', NULL, 1, NULL, 1790812800000, 1790812800000, 0, NULL, NULL, 'UTC', '{}', 10, NULL, NULL);
CREATE TABLE members (
  organization_id INTEGER NOT NULL,
  user_id INTEGER NOT NULL,
  role TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (organization_id, user_id)
) WITHOUT ROWID;
INSERT INTO members (organization_id, user_id, role, created_at) VALUES (1, 1, 'owner', 1790812800000);
INSERT INTO members (organization_id, user_id, role, created_at) VALUES (1, 2, 'member', 1790812800000);
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
, remember INTEGER NOT NULL DEFAULT 1) WITHOUT ROWID;
CREATE TABLE api_keys (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  organization_id INTEGER NOT NULL,
  user_id INTEGER NOT NULL,
  name TEXT NOT NULL,
  key_hash TEXT NOT NULL UNIQUE, -- SHA-256 of the whole key
  last_four TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  revoked_at INTEGER
, scopes TEXT, expires_at INTEGER, last_used_at INTEGER);
INSERT INTO api_keys (id, organization_id, user_id, name, key_hash, last_four, created_at, revoked_at, scopes, expires_at, last_used_at) VALUES (1, 1, 1, 'old', '0546a4c2cfb099f3b92fd96f55a2de0b4375a361b07ba25ec3be4f80c8d8d539', 'c3D4', 1790812800000, NULL, NULL, NULL, NULL);
CREATE TABLE sign_in_failures (
  account_hash TEXT PRIMARY KEY,
  failures INTEGER NOT NULL,
  window_ends_at INTEGER NOT NULL
) WITHOUT ROWID;
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
INSERT INTO audit_log (id, organization_id, created_at, actor, action, target, details, request_id) VALUES (1, 1, 1790812800000, 'user:1', 'inbox.created', 'inbox:1', '{}', 'request-1');
CREATE TABLE jobs (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  organization_id INTEGER NOT NULL,
  kind TEXT NOT NULL,
  subject_id INTEGER NOT NULL,
  due_at INTEGER, -- null: nothing to do until asked
  lease TEXT, -- who works on it now
  lease_until INTEGER,
  attempts INTEGER NOT NULL DEFAULT 0, died INTEGER NOT NULL DEFAULT 0, slow INTEGER NOT NULL DEFAULT 0, claimed_at INTEGER, -- since the last success
  UNIQUE (organization_id, kind, subject_id)
);
CREATE TABLE events (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  organization_id INTEGER NOT NULL,
  type TEXT NOT NULL,
  data TEXT NOT NULL, -- JSON
  created_at INTEGER NOT NULL,
  delivered_at INTEGER -- when each endpoint that wants it had its delivery written
, webhook_id INTEGER);
INSERT INTO events (id, organization_id, type, data, created_at, delivered_at, webhook_id) VALUES (1, 1, 'task.created', '{"id":4294967297,"email_id":4294967297}', 1790812800000, 1790812800000, NULL);
CREATE TABLE sequences (
  organization_id INTEGER NOT NULL,
  name TEXT NOT NULL,
  value INTEGER NOT NULL,
  PRIMARY KEY (organization_id, name)
) WITHOUT ROWID;
INSERT INTO sequences (organization_id, name, value) VALUES (1, 'email', 2);
INSERT INTO sequences (organization_id, name, value) VALUES (1, 'task', 1);
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
, auth TEXT NOT NULL DEFAULT 'password', refresh_token TEXT, access_token TEXT, access_expires_at INTEGER, consent TEXT, read_back_days INTEGER, address_proof TEXT NOT NULL DEFAULT 'none', proof_asked_at INTEGER, proof_hash TEXT, is_proof_open INTEGER NOT NULL DEFAULT 0);
INSERT INTO inboxes (id, organization_id, secret_id, name, email_address, tag, imap_host, imap_port, imap_user, imap_password, imap_tls, smtp_host, smtp_port, smtp_user, smtp_password, smtp_tls, is_active, auto_reply_enabled, auto_reply_since, auto_reply_after, auto_reply_run_at, created_at, updated_at, auth, refresh_token, access_token, access_expires_at, consent, read_back_days, address_proof, proof_asked_at, proof_hash, is_proof_open) VALUES (1, 1, 'inbox-1', 'Support', 'support@example.com', 'Support', 'imap.example.com', 993, 'support', '1.sealed', 1, 'smtp.example.com', 465, 'support', '1.sealed', 1, 0, 0, NULL, 0, NULL, 1790812800000, 1790812800000, 'password', NULL, NULL, NULL, NULL, NULL, 'none', NULL, NULL, 0);
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
, renumbered INTEGER NOT NULL DEFAULT 0, first_uid INTEGER NOT NULL DEFAULT 0, older_uid INTEGER NOT NULL DEFAULT 1, older_since INTEGER NOT NULL DEFAULT 0, older_until INTEGER, older_read INTEGER NOT NULL DEFAULT 0, older_total INTEGER, older_reached_at INTEGER, history_before INTEGER, caught_up_at INTEGER);
INSERT INTO syncs (inbox_id, organization_id, mailbox, uidvalidity, last_uid, last_run_at, last_success_at, last_new, error_code, error, refused_since, disabled_reason, renumbered, first_uid, older_uid, older_since, older_until, older_read, older_total, older_reached_at, history_before, caught_up_at) VALUES (1, 1, 'support@imap.example.com', '7', 2, NULL, NULL, 0, NULL, NULL, NULL, NULL, 0, 0, 1, 0, NULL, 0, NULL, NULL, NULL, NULL);
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
, send_state TEXT, html_rules INTEGER NOT NULL DEFAULT 1, snippet TEXT, is_hidden INTEGER NOT NULL DEFAULT 0, in_contacts INTEGER NOT NULL DEFAULT 0, person TEXT GENERATED ALWAYS AS
  (lower(CASE direction WHEN 'inbound' THEN from_address ELSE to_address END)) VIRTUAL, contact_address TEXT GENERATED ALWAYS AS
  (CASE WHEN instr(person, '+') > 1 AND instr(substr(person, instr(person, '+')), '@') > 0
    THEN substr(person, 1, instr(person, '+') - 1)
      || substr(person, instr(person, '+') + instr(substr(person, instr(person, '+')), '@') - 1)
    ELSE person END) VIRTUAL, sent_by INTEGER, reply_minutes INTEGER, in_reports INTEGER NOT NULL DEFAULT 0, folds TEXT);
INSERT INTO emails (id, organization_id, save_id, thread_id, message_id, in_reply_to, direction, tag, is_read, received_at, created_at, from_address, from_name, to_address, recipients, subject, body_text, body_html, body_key, raw_key, size, inbox_id, arrived_at, is_addressed, is_automatic, is_bounce, automatic_reason, send_state, html_rules, snippet, is_hidden, in_contacts, sent_by, reply_minutes, in_reports, folds) VALUES (4294967297, 1, 'save-1', 4294967297, '<1@example.com>', NULL, 'inbound', 'Support', 0, 1790812860000, 1790812860000, 'pat@example.net', 'Pat', 'support@example.com', '{"to":["support@example.com"],"cc":[],"reply_to":[]}', 'A wombat in the kettle', 'It is letter 1 about the wombat.', NULL, NULL, NULL, 200, 1, 1790812860000, 1, 0, 0, NULL, NULL, 1, NULL, 0, 0, NULL, NULL, 0, NULL);
INSERT INTO emails (id, organization_id, save_id, thread_id, message_id, in_reply_to, direction, tag, is_read, received_at, created_at, from_address, from_name, to_address, recipients, subject, body_text, body_html, body_key, raw_key, size, inbox_id, arrived_at, is_addressed, is_automatic, is_bounce, automatic_reason, send_state, html_rules, snippet, is_hidden, in_contacts, sent_by, reply_minutes, in_reports, folds) VALUES (4294967298, 1, 'save-2', 4294967297, '<2@example.com>', '<1@example.com>', 'inbound', 'Support', 0, 1790812920000, 1790812920000, 'pat@example.net', 'Pat', 'support@example.com', '{"to":["support@example.com"],"cc":[],"reply_to":[]}', 'A wombat in the kettle', 'It is letter 2 about the wombat.', NULL, NULL, NULL, 200, 1, 1790812920000, 1, 0, 0, NULL, NULL, 1, NULL, 0, 0, NULL, NULL, 0, NULL);
CREATE TABLE threads (
  id INTEGER PRIMARY KEY,
  organization_id INTEGER NOT NULL,
  message_count INTEGER NOT NULL
, state TEXT NOT NULL DEFAULT 'open', snoozed_until INTEGER, labels TEXT NOT NULL DEFAULT '[]', last_email_id INTEGER, last_at INTEGER, direction TEXT, first_message_id TEXT, subject TEXT, unread_count INTEGER NOT NULL DEFAULT 0, has_attachment INTEGER NOT NULL DEFAULT 0, tags TEXT NOT NULL DEFAULT '[]', participants TEXT NOT NULL DEFAULT '[]', task_id INTEGER, task_status TEXT, assignee_id INTEGER, merged_into INTEGER, shaped_by TEXT, hidden_at INTEGER, shown_id INTEGER);
INSERT INTO threads (id, organization_id, message_count, state, snoozed_until, labels, last_email_id, last_at, direction, first_message_id, subject, unread_count, has_attachment, tags, participants, task_id, task_status, assignee_id, merged_into, shaped_by, hidden_at, shown_id) VALUES (4294967297, 1, 2, 'open', NULL, '[]', NULL, NULL, NULL, NULL, NULL, 0, 0, '[]', '[]', NULL, NULL, NULL, NULL, NULL, NULL, NULL);
CREATE TABLE thread_messages (
  organization_id INTEGER NOT NULL,
  message_id TEXT NOT NULL,
  thread_id INTEGER NOT NULL, email_id INTEGER,
  PRIMARY KEY (organization_id, message_id)
) WITHOUT ROWID;
INSERT INTO thread_messages (organization_id, message_id, thread_id, email_id) VALUES (1, '1@example.com', 4294967297, NULL);
INSERT INTO thread_messages (organization_id, message_id, thread_id, email_id) VALUES (1, '2@example.com', 4294967297, NULL);
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
CREATE TABLE email_counts (
  organization_id INTEGER NOT NULL,
  tag TEXT NOT NULL,
  direction TEXT NOT NULL,
  is_read INTEGER NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (organization_id, tag, direction, is_read)
) WITHOUT ROWID;
INSERT INTO email_counts (organization_id, tag, direction, is_read, count) VALUES (1, 'Support', 'inbound', 0, 2);
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
, asked_at INTEGER, rule_id INTEGER);
CREATE TABLE tasks (
  id INTEGER PRIMARY KEY, -- organization * 2^32 + n
  organization_id INTEGER NOT NULL,
  title TEXT NOT NULL,
  description TEXT NOT NULL,
  priority TEXT NOT NULL,
  status TEXT NOT NULL,
  tag TEXT, -- of the source email, as are the next three
  email_id INTEGER,
  from_address TEXT,
  subject TEXT,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  completed_at INTEGER
, assignee_id INTEGER, is_hidden INTEGER NOT NULL DEFAULT 0, due_at INTEGER, snoozed_until INTEGER, reminded_due_at INTEGER, is_snoozed INTEGER GENERATED ALWAYS AS (snoozed_until IS NOT NULL) VIRTUAL, completed_by INTEGER, received_at INTEGER, in_reports INTEGER NOT NULL DEFAULT 0);
INSERT INTO tasks (id, organization_id, title, description, priority, status, tag, email_id, from_address, subject, created_at, updated_at, completed_at, assignee_id, is_hidden, due_at, snoozed_until, reminded_due_at, completed_by, received_at, in_reports) VALUES (4294967297, 1, 'Free the wombat', '', 'high', 'todo', 'Support', 4294967297, 'pat@example.net', 'A wombat in the kettle', 1790812800000, 1790812800000, NULL, NULL, 0, NULL, NULL, NULL, NULL, NULL, 0);
CREATE TABLE task_history (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  organization_id INTEGER NOT NULL,
  task_id INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  actor TEXT NOT NULL,
  field TEXT NOT NULL,
  from_value TEXT,
  to_value TEXT
);
INSERT INTO task_history (id, organization_id, task_id, created_at, actor, field, from_value, to_value) VALUES (1, 1, 4294967297, 1790812800000, 'user:1', 'priority', 'low', 'high');
CREATE TABLE task_notes (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  organization_id INTEGER NOT NULL,
  task_id INTEGER NOT NULL,
  email_id INTEGER, -- the email that tells of it
  text TEXT NOT NULL,
  created_at INTEGER NOT NULL
);
CREATE TABLE task_counts (
  organization_id INTEGER NOT NULL,
  status TEXT NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (organization_id, status)
) WITHOUT ROWID;
INSERT INTO task_counts (organization_id, status, count) VALUES (1, 'todo', 1);
CREATE TABLE webhooks (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  organization_id INTEGER NOT NULL,
  secret_id TEXT NOT NULL UNIQUE, -- what its sealed secrets are bound to
  url TEXT NOT NULL,
  events TEXT, -- JSON array of types; null: all
  description TEXT NOT NULL,
  is_active INTEGER NOT NULL,
  secret TEXT NOT NULL,
  previous_secret TEXT, -- signs as well, until previous_secret_until
  previous_secret_until INTEGER,
  failing_since INTEGER, -- the first failure since the last success
  disabled_reason TEXT, -- why Herald switched it off
  disabled_at INTEGER,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL, -- by a person, or by being switched off
  -- The older of the keys that sealed its secrets: a sealed value begins with its key's number.
  encryption_key INTEGER NOT NULL
    AS (min(CAST(secret AS INTEGER), CAST(COALESCE(previous_secret, secret) AS INTEGER))) STORED
, set_up_by INTEGER);
INSERT INTO webhooks (id, organization_id, secret_id, url, events, description, is_active, secret, previous_secret, previous_secret_until, failing_since, disabled_reason, disabled_at, created_at, updated_at, set_up_by) VALUES (1, 1, 'webhook-1', 'https://example.com/hook', NULL, '', 0, '1.now', NULL, 1822348800000, NULL, NULL, NULL, 1790812800000, 1790812800000, NULL);
CREATE TABLE webhook_deliveries (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  organization_id INTEGER NOT NULL,
  webhook_id INTEGER NOT NULL,
  event_id INTEGER NOT NULL,
  type TEXT NOT NULL,
  data TEXT NOT NULL, -- JSON
  created_at INTEGER NOT NULL, -- when the event happened
  state TEXT NOT NULL, -- pending, delivered, failed
  due_at INTEGER, -- while pending: the next attempt
  attempts INTEGER NOT NULL DEFAULT 0,
  last_attempt_at INTEGER,
  last_status INTEGER, -- of the answer; null: there was none
  last_error TEXT, -- null: it worked
  remove_at INTEGER NOT NULL,
  UNIQUE (webhook_id, event_id)
);
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
, taken_back INTEGER NOT NULL DEFAULT 0);
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
CREATE TABLE idempotency_keys (
  organization_id INTEGER NOT NULL,
  key TEXT NOT NULL,
  request_hash TEXT NOT NULL,
  email_id INTEGER NOT NULL,
  created_at INTEGER NOT NULL, draft_id INTEGER,
  PRIMARY KEY (organization_id, key)
) WITHOUT ROWID;
CREATE TABLE responders (
  inbox_id INTEGER PRIMARY KEY,
  organization_id INTEGER NOT NULL,
  mode TEXT NOT NULL, -- send, draft
  subject TEXT NOT NULL, -- template
  body TEXT NOT NULL, -- template
  interval_hours INTEGER NOT NULL, -- between two replies to one sender
  daily_cap INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
, writer TEXT NOT NULL DEFAULT 'template');
CREATE VIRTUAL TABLE email_search USING fts5(
  grams,
  content='',
  columnsize=0,
  detail=none,
  tokenize="unicode61 remove_diacritics 0 categories 'L* M* N* P* S* C*'"
);
CREATE TABLE search_rebuild (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  after_id INTEGER NOT NULL
);
INSERT INTO search_rebuild (id, after_id) VALUES (1, 0);
CREATE TABLE login_history (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  outcome TEXT NOT NULL,
  method TEXT NOT NULL,
  ip_address TEXT,
  user_agent TEXT
);
CREATE TABLE notices (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  organization_id INTEGER NOT NULL, -- 0: of none
  address TEXT NOT NULL,
  secret_id TEXT NOT NULL, -- what the content is bound to; the same for all who get the same
  content TEXT NOT NULL, -- sealed: it may hold a link that signs in
  created_at INTEGER NOT NULL
);
CREATE TABLE one_time_tokens (
  token_hash TEXT PRIMARY KEY, -- SHA-256
  kind TEXT NOT NULL, -- verify_email, reset_password
  user_id INTEGER NOT NULL,
  email TEXT NOT NULL, -- the address it was mailed to
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  used_at INTEGER -- null: not yet
) WITHOUT ROWID;
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
CREATE TABLE recovery_codes (
  user_id INTEGER NOT NULL,
  code_hash TEXT NOT NULL, -- SHA-256
  used_at INTEGER,
  PRIMARY KEY (user_id, code_hash)
) WITHOUT ROWID;
CREATE TABLE sign_in_challenges (
  id_hash TEXT PRIMARY KEY, -- SHA-256 of what the cookie holds
  user_id INTEGER NOT NULL,
  remember INTEGER NOT NULL, -- 0: the session's cookie ends with the browser
  attempts INTEGER NOT NULL DEFAULT 0,
  expires_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE trusted_devices (
  token_hash TEXT PRIMARY KEY, -- SHA-256 of what the cookie holds
  user_id INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE invitations (
  id TEXT PRIMARY KEY, -- random: whoever signs up with the address must know it too
  organization_id INTEGER NOT NULL,
  email TEXT NOT NULL, -- normalized
  role TEXT NOT NULL,
  status TEXT NOT NULL, -- pending, accepted, rejected, canceled
  inviter_id INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) WITHOUT ROWID;
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
CREATE TABLE provider_accounts (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL,
  provider TEXT NOT NULL,
  subject TEXT NOT NULL, -- the provider's own id of the account, which never changes
  created_at INTEGER NOT NULL
);
CREATE TABLE token_accounts (
  organization_id INTEGER PRIMARY KEY,
  balance INTEGER NOT NULL, -- the sum of the ledger's amounts
  reserved INTEGER NOT NULL, -- the sum of the open holds
  updated_at INTEGER NOT NULL,
  CHECK (reserved >= 0 AND reserved <= balance)
);
INSERT INTO token_accounts (organization_id, balance, reserved, updated_at) VALUES (1, 50000, 0, 1795903851000);
CREATE TABLE token_ledger (
  id INTEGER PRIMARY KEY, -- grows, as no row is ever deleted
  organization_id INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  kind TEXT NOT NULL, -- grant, purchase, plan, usage, refund, adjustment
  ref TEXT NOT NULL, -- what it is of: 'welcome', the payment, the hold
  amount INTEGER NOT NULL, -- below zero: taken away
  balance_after INTEGER NOT NULL,
  shortfall INTEGER NOT NULL, -- what should have been taken as well, and was not there
  model TEXT, -- of usage, as are the next two
  feature TEXT,
  calls INTEGER,
  actor TEXT NOT NULL,
  note TEXT,
  save_id TEXT NOT NULL, -- random: by it the rest of the batch finds the row that it wrote itself
  UNIQUE (organization_id, kind, ref)
);
INSERT INTO token_ledger (id, organization_id, created_at, kind, ref, amount, balance_after, shortfall, model, feature, calls, actor, note, save_id) VALUES (1, 1, 1795903851000, 'grant', 'welcome', 50000, 50000, 0, NULL, NULL, NULL, 'system', NULL, 'welcome');
CREATE TABLE token_holds (
  organization_id INTEGER NOT NULL,
  id TEXT NOT NULL,
  amount INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  released_at INTEGER, -- null: open
  model TEXT NOT NULL,
  feature TEXT NOT NULL,
  actor TEXT NOT NULL,
  PRIMARY KEY (organization_id, id)
) WITHOUT ROWID;
CREATE TABLE token_usage_days (
  organization_id INTEGER NOT NULL,
  day TEXT NOT NULL, -- YYYY-MM-DD, UTC
  model TEXT NOT NULL,
  tokens INTEGER NOT NULL, -- as charged
  calls INTEGER NOT NULL,
  PRIMARY KEY (organization_id, day, model)
) WITHOUT ROWID;
CREATE TABLE token_alerts (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  organization_id INTEGER NOT NULL,
  type TEXT NOT NULL, -- usage, balance
  threshold INTEGER NOT NULL,
  period TEXT NOT NULL, -- day, week, month
  is_active INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  fired_period INTEGER, -- the start of the period in which it fired: it does not again in that one
  last_fired_at INTEGER,
  fired TEXT, -- JSON: the data of its last event
  save_id TEXT, -- of the ledger row that made it fire last
  mail_due_at INTEGER -- since when a mail about it waits to be written
);
CREATE TABLE billing_customers (
  organization_id INTEGER PRIMARY KEY,
  stripe_customer_id TEXT NOT NULL UNIQUE,
  fetches INTEGER NOT NULL DEFAULT 0, -- how often its subscription was asked for: the later of two answers counts
  checkout_at INTEGER, -- when the last subscription was begun: paid for or not
  check_at INTEGER, -- when to ask again if Stripe tells nothing before; null: no need
  created_at INTEGER NOT NULL
);
CREATE TABLE subscriptions (
  organization_id INTEGER PRIMARY KEY,
  stripe_subscription_id TEXT NOT NULL,
  plan TEXT NOT NULL,
  status TEXT NOT NULL, -- Stripe's word: active, past_due, canceled …
  current_period_start INTEGER NOT NULL,
  current_period_end INTEGER NOT NULL,
  cancel_at_period_end INTEGER NOT NULL,
  default_payment_method TEXT,
  fetch INTEGER NOT NULL, -- which of the customer's fetches this is from
  updated_at INTEGER NOT NULL
);
CREATE TABLE stripe_events (
  id TEXT PRIMARY KEY,
  type TEXT NOT NULL,
  received_at INTEGER NOT NULL
, organization_id INTEGER NOT NULL DEFAULT 0) WITHOUT ROWID;
CREATE TABLE token_purchases (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  organization_id INTEGER NOT NULL,
  user_id INTEGER NOT NULL,
  package TEXT NOT NULL,
  tokens INTEGER NOT NULL,
  amount INTEGER NOT NULL, -- cents
  currency TEXT NOT NULL,
  idempotency_key TEXT NOT NULL, -- random when the caller gave none
  request_hash TEXT NOT NULL,
  checkout_session_id TEXT UNIQUE, -- null until Stripe made it
  checkout_url TEXT,
  state TEXT NOT NULL, -- open, paid, refunded (wholly), expired
  refunded_tokens INTEGER NOT NULL DEFAULT 0,
  check_at INTEGER, -- when to ask Stripe if it tells nothing before; null: no need
  created_at INTEGER NOT NULL, refund_changes INTEGER NOT NULL DEFAULT 0,
  UNIQUE (organization_id, idempotency_key)
);
CREATE TABLE previous_webhook_secrets (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  organization_id INTEGER NOT NULL,
  webhook_id INTEGER NOT NULL,
  secret TEXT NOT NULL, -- sealed as it was in webhooks
  expires_at INTEGER NOT NULL,
  encryption_key INTEGER NOT NULL AS (CAST(secret AS INTEGER)) STORED
);
INSERT INTO previous_webhook_secrets (id, organization_id, webhook_id, secret, expires_at) VALUES (1, 1, 1, '1.before', 1822348800000);
CREATE TABLE welcome_grants (
  user_id INTEGER PRIMARY KEY,
  organization_id INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  booked_at INTEGER -- null: not in the ledger yet, or nobody noted it
);
INSERT INTO welcome_grants (user_id, organization_id, created_at, booked_at) VALUES (1, 1, 1795903851000, 1795903851000);
CREATE TABLE known_devices (
  id INTEGER PRIMARY KEY,
  token_hash TEXT NOT NULL, -- SHA-256 of what the cookie holds
  user_id INTEGER NOT NULL,
  created_at INTEGER NOT NULL, -- the last sign-in
  expires_at INTEGER NOT NULL,
  UNIQUE (token_hash, user_id)
);
CREATE TABLE billing_checks (
  organization_id INTEGER PRIMARY KEY,
  fetches INTEGER NOT NULL DEFAULT 0, -- the subscriptions fetched so far: the result of the later fetch counts
  checkout_at INTEGER, -- when the last checkout of a subscription started, paid or not
  check_at INTEGER -- when to ask next if no webhook arrives before; null: no need
);
CREATE TABLE ai_preferences (
  organization_id INTEGER PRIMARY KEY,
  is_enabled INTEGER NOT NULL DEFAULT 1,
  model TEXT,
  fallback_model TEXT,
  daily_tokens INTEGER,
  analyze_new_emails INTEGER NOT NULL DEFAULT 0,
  urgency_sets_priority INTEGER NOT NULL DEFAULT 0,
  suggest_replies INTEGER NOT NULL DEFAULT 0,
  known_hosts TEXT NOT NULL DEFAULT '[]', -- JSON: hosts that answers may link to
  reply_writer TEXT NOT NULL DEFAULT 'built_in', -- or engine
  analyzed_up_to INTEGER, -- the last email that automatic analysis has seen
  updated_at INTEGER NOT NULL
);
CREATE TABLE ai_keys (
  organization_id INTEGER NOT NULL,
  provider TEXT NOT NULL, -- openai, anthropic
  secret_id TEXT NOT NULL,
  api_key TEXT NOT NULL,
  last_four TEXT NOT NULL,
  base_url TEXT, -- null: the provider's own server
  models TEXT NOT NULL, -- JSON: names
  updated_at INTEGER NOT NULL,
  encryption_key INTEGER GENERATED ALWAYS AS (CAST(api_key AS INTEGER)) VIRTUAL,
  PRIMARY KEY (organization_id, provider)
) WITHOUT ROWID;
CREATE TABLE ai_usage_days (
  organization_id INTEGER NOT NULL,
  day TEXT NOT NULL,
  model TEXT NOT NULL,
  feature TEXT NOT NULL,
  user_id INTEGER NOT NULL, -- 0: Herald itself
  calls INTEGER NOT NULL,
  input_tokens INTEGER NOT NULL,
  output_tokens INTEGER NOT NULL,
  charged_tokens INTEGER NOT NULL,
  PRIMARY KEY (organization_id, day, model, feature, user_id)
) WITHOUT ROWID;
CREATE TABLE ai_rates (
  organization_id INTEGER PRIMARY KEY,
  minute INTEGER NOT NULL,
  calls INTEGER NOT NULL
);
CREATE TABLE ai_requests (
  organization_id INTEGER NOT NULL,
  key TEXT NOT NULL,
  request_hash TEXT NOT NULL,
  answer TEXT, -- JSON; null while the request runs
  claim TEXT NOT NULL, -- who runs it
  lease_until INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (organization_id, key)
) WITHOUT ROWID;
CREATE TABLE ai_analyses (
  email_id INTEGER PRIMARY KEY,
  organization_id INTEGER NOT NULL,
  analysis TEXT NOT NULL, -- JSON
  created_at INTEGER NOT NULL
);
CREATE TABLE ai_summaries (
  last_email_id INTEGER PRIMARY KEY, -- the newest email of the thread that it covers
  organization_id INTEGER NOT NULL,
  summary TEXT NOT NULL, -- JSON
  created_at INTEGER NOT NULL
);
CREATE TABLE ai_chats (
  id INTEGER PRIMARY KEY CHECK (id >> 32 = organization_id), -- organization * 2^32 + n
  organization_id INTEGER NOT NULL,
  user_id INTEGER NOT NULL,
  title TEXT NOT NULL,
  messages INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
);
CREATE TABLE ai_chat_messages (
  chat_id INTEGER NOT NULL,
  position INTEGER NOT NULL,
  organization_id INTEGER NOT NULL,
  role TEXT NOT NULL, -- user, assistant
  text TEXT NOT NULL,
  citations TEXT NOT NULL, -- JSON: ids of emails
  created_at INTEGER NOT NULL,
  PRIMARY KEY (chat_id, position)
) WITHOUT ROWID;
CREATE TABLE stream_channels (
  organization_id INTEGER PRIMARY KEY,
  channel_id TEXT NOT NULL,
  uploads_id TEXT NOT NULL, -- the playlist of its uploads
  handle TEXT,
  title TEXT NOT NULL,
  subscriber_count INTEGER, -- null: hidden or unknown
  secret_id TEXT,
  api_key TEXT, -- the organization's own, encrypted; null: the deployment's
  key_hash TEXT,
  baseline_at INTEGER NOT NULL, -- when it was connected, by the platform's clock: what ended before makes nothing
  is_baseline_done INTEGER NOT NULL DEFAULT 0,
  videos TEXT NOT NULL DEFAULT '[]', -- JSON: the videos that were seen, at most 60
  listed_at INTEGER, -- when the list of uploads was asked for
  counted_at INTEGER, -- when subscribers were asked for
  quota_day TEXT NOT NULL, -- the day in Los Angeles
  quota_used INTEGER NOT NULL, -- units on that day
  spare INTEGER NOT NULL, -- units left on that day for what is not asked regularly
  last_polled_at INTEGER,
  next_poll_at INTEGER NOT NULL,
  claimed_until INTEGER, -- a poll runs
  error_code TEXT,
  error_message TEXT,
  created_at INTEGER NOT NULL,
  encryption_key INTEGER GENERATED ALWAYS AS (CAST(api_key AS INTEGER)) VIRTUAL
);
CREATE TABLE youtube_keys (
  key_hash TEXT PRIMARY KEY, -- hex SHA-256
  day TEXT NOT NULL, -- in Los Angeles
  units INTEGER NOT NULL,
  blocked_until INTEGER, -- nothing is called before
  blocked_code TEXT,
  updated_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE stream_lookups (
  organization_id INTEGER PRIMARY KEY,
  day TEXT NOT NULL, -- in Los Angeles
  count INTEGER NOT NULL
);
CREATE TABLE streams (
  id INTEGER PRIMARY KEY CHECK (id >> 32 = organization_id), -- organization * 2^32 + n
  organization_id INTEGER NOT NULL,
  video_id TEXT NOT NULL,
  status TEXT NOT NULL, -- live, ended
  title TEXT NOT NULL,
  url TEXT NOT NULL,
  thumbnail_url TEXT,
  started_at INTEGER NOT NULL,
  ended_at INTEGER,
  is_end_certain INTEGER NOT NULL DEFAULT 0, -- somebody said when it ended: it does not go on
  viewer_count INTEGER,
  peak_viewers INTEGER,
  subscriber_count INTEGER,
  as_of INTEGER NOT NULL, -- the time of the newest report that was applied
  sampled_at INTEGER, -- the newest sample
  sample_gap INTEGER NOT NULL, -- the least time between samples, which doubles whenever there are too many
  sample_count INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL
);
CREATE TABLE stream_samples (
  stream_id INTEGER NOT NULL,
  at INTEGER NOT NULL,
  organization_id INTEGER NOT NULL,
  viewer_count INTEGER,
  PRIMARY KEY (stream_id, at)
) WITHOUT ROWID;
CREATE TABLE stream_states (
  organization_id INTEGER PRIMARY KEY,
  version INTEGER NOT NULL,
  current_stream_id INTEGER, -- the newest live stream, otherwise the last one
  live_count INTEGER NOT NULL,
  subscriber_count INTEGER, -- null: hidden or unknown
  subscribers_as_of INTEGER,
  subscriber_peak INTEGER, -- the most that was seen; null until the first count, which reaches nothing
  checked_at INTEGER NOT NULL
);
CREATE TABLE milestones (
  id INTEGER PRIMARY KEY CHECK (id >> 32 = organization_id),
  organization_id INTEGER NOT NULL,
  threshold INTEGER NOT NULL,
  is_custom INTEGER NOT NULL,
  is_enabled INTEGER NOT NULL DEFAULT 1,
  reached_at INTEGER,
  reached_count INTEGER, -- the count that reached it; null if it was passed before anybody looked
  created_at INTEGER NOT NULL
);
CREATE TABLE occasions (
  id INTEGER PRIMARY KEY CHECK (id >> 32 = organization_id),
  organization_id INTEGER NOT NULL,
  event TEXT NOT NULL, -- go_live, milestone, end_stream
  subject_id INTEGER NOT NULL, -- a stream or a milestone
  created_at INTEGER NOT NULL
);
CREATE TABLE captions (
  id INTEGER PRIMARY KEY CHECK (id >> 32 = organization_id), -- organization * 2^32 + n
  organization_id INTEGER NOT NULL,
  occasion_id INTEGER NOT NULL,
  event TEXT NOT NULL, -- go_live, milestone, end_stream
  stream_id INTEGER,
  milestone_id INTEGER,
  platform TEXT NOT NULL, -- discord, x, instagram, facebook
  text TEXT NOT NULL,
  image TEXT, -- the name of a public image
  is_story INTEGER NOT NULL DEFAULT 0, -- Instagram shows it for a day, without the text
  status TEXT NOT NULL, -- pending, approved, skipped, sending, sent, failed, unconfirmed
  skip_reason TEXT, -- user, expired
  version INTEGER NOT NULL DEFAULT 1,
  model TEXT NOT NULL,
  expires_at INTEGER,
  approved_by INTEGER,
  approved_at INTEGER,
  -- The delivery, from dispatch on.
  queued_at INTEGER,
  dispatch TEXT, -- the call that queued it
  attempts INTEGER NOT NULL DEFAULT 0,
  next_attempt_at INTEGER,
  progress TEXT NOT NULL DEFAULT '{}', -- JSON: ids of uploads and containers
  publishing_at INTEGER, -- the publishing call began, and its outcome is not known
  reads INTEGER NOT NULL DEFAULT 0, -- how often the platform was asked for the outcome
  error_code TEXT,
  error_message TEXT,
  post_id TEXT,
  post_url TEXT,
  posted_at INTEGER,
  is_edited INTEGER NOT NULL DEFAULT 0, -- the post says that the stream has ended
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
);
CREATE TABLE platform_credentials (
  organization_id INTEGER NOT NULL,
  platform TEXT NOT NULL, -- discord, x, instagram, facebook
  secret_id TEXT NOT NULL, -- another one for each new secret: whoever holds an old one has been overtaken
  secret TEXT NOT NULL, -- JSON, encrypted
  account_id TEXT,
  account_name TEXT,
  scopes TEXT NOT NULL, -- JSON
  expires_at INTEGER,
  last_checked_at INTEGER,
  problem_code TEXT,
  problem_message TEXT,
  wait_until INTEGER, -- the platform takes nothing before
  refresh_lease TEXT, -- who renews the tokens
  refresh_until INTEGER,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  encryption_key INTEGER GENERATED ALWAYS AS (CAST(secret AS INTEGER)) VIRTUAL,
  PRIMARY KEY (organization_id, platform)
) WITHOUT ROWID;
CREATE TABLE stream_voices (
  organization_id INTEGER NOT NULL,
  platform TEXT NOT NULL, -- discord, x, instagram, facebook
  tone_preset TEXT NOT NULL DEFAULT 'mixed',
  custom_prompt TEXT, -- null: the preset
  core_hashtags TEXT NOT NULL DEFAULT '[]', -- JSON: with their #
  cta_text TEXT NOT NULL DEFAULT '',
  updated_at INTEGER NOT NULL,
  PRIMARY KEY (organization_id, platform)
) WITHOUT ROWID;
CREATE TABLE brands (
  organization_id INTEGER PRIMARY KEY,
  name TEXT, -- null: the channel's
  color TEXT, -- as #1a2b3c; null: Herald's palette
  logo TEXT, -- the name of a public image
  updated_at INTEGER NOT NULL
);
CREATE TABLE cards (
  organization_id INTEGER NOT NULL,
  input_hash TEXT NOT NULL, -- of the template's version and all that is on the card
  name TEXT NOT NULL, -- of the public image
  width INTEGER NOT NULL,
  height INTEGER NOT NULL,
  bytes INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (organization_id, input_hash)
) WITHOUT ROWID;
CREATE TABLE stream_preferences (
  organization_id INTEGER PRIMARY KEY,
  is_edited_at_end INTEGER NOT NULL DEFAULT 0,
  is_story INTEGER NOT NULL DEFAULT 0,
  updated_at INTEGER NOT NULL
);
CREATE TABLE audits (
  id INTEGER PRIMARY KEY CHECK (id >> 32 = organization_id),
  organization_id INTEGER NOT NULL,
  type TEXT NOT NULL CHECK (type IN ('digital', 'security', 'video')),
  status TEXT NOT NULL CHECK (status IN ('pending', 'processing', 'completed', 'failed')),
  url TEXT,
  -- What audits of one site have in common: scheme-less host, port and path. Null for a video.
  site TEXT,
  upload_id INTEGER,
  engine TEXT NOT NULL CHECK (engine IN ('built_in', 'automation')),
  overall_score INTEGER,
  -- JSON: the score of each dimension.
  scores TEXT,
  -- Who is told when it is finished. Null: a schedule asked for it.
  user_id INTEGER,
  previous_audit_id INTEGER,
  schedule_id INTEGER,
  -- How often the engine was asked for it, and when last.
  requests INTEGER NOT NULL DEFAULT 1,
  requested_at INTEGER NOT NULL,
  -- How often the engine had Herald analyze the site for it.
  analyses INTEGER NOT NULL DEFAULT 0,
  failure_code TEXT,
  failure_message TEXT,
  created_at INTEGER NOT NULL,
  started_at INTEGER,
  completed_at INTEGER
);
CREATE TABLE audit_results (
  audit_id INTEGER PRIMARY KEY,
  organization_id INTEGER NOT NULL,
  -- JSONB, at most 400 KB.
  results BLOB NOT NULL
);
CREATE TABLE audit_tasks (
  audit_id INTEGER NOT NULL,
  recommendation_id TEXT NOT NULL,
  organization_id INTEGER NOT NULL,
  task_id INTEGER NOT NULL,
  PRIMARY KEY (audit_id, recommendation_id)
) WITHOUT ROWID;
CREATE TABLE audit_days (
  organization_id INTEGER NOT NULL,
  day INTEGER NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (organization_id, day)
) WITHOUT ROWID;
CREATE TABLE audit_schedules (
  id INTEGER PRIMARY KEY CHECK (id >> 32 = organization_id),
  organization_id INTEGER NOT NULL,
  type TEXT NOT NULL CHECK (type IN ('digital', 'security')),
  url TEXT NOT NULL,
  site TEXT NOT NULL,
  every_days INTEGER NOT NULL,
  notify_drop INTEGER NOT NULL,
  is_active INTEGER NOT NULL DEFAULT 1,
  next_at INTEGER NOT NULL,
  last_audit_id INTEGER,
  created_at INTEGER NOT NULL
);
CREATE TABLE audit_preferences (
  organization_id INTEGER PRIMARY KEY,
  engine TEXT NOT NULL CHECK (engine IN ('built_in', 'automation')),
  updated_at INTEGER NOT NULL
);
CREATE TABLE audit_uploads (
  id INTEGER PRIMARY KEY CHECK (id >> 32 = organization_id),
  organization_id INTEGER NOT NULL,
  file_name TEXT NOT NULL,
  bytes INTEGER NOT NULL,
  part_size INTEGER NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('uploading', 'complete')),
  -- The id of the multipart upload at R2. Null until R2 has told it.
  r2_upload_id TEXT,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
);
CREATE TABLE audit_upload_parts (
  upload_id INTEGER NOT NULL,
  number INTEGER NOT NULL,
  organization_id INTEGER NOT NULL,
  -- What the last request for this part is called: requests for one part can overlap.
  put_id TEXT NOT NULL,
  -- As R2 named the part. Null: it has not arrived, or nobody knows which of two overlapping requests R2 kept.
  etag TEXT,
  PRIMARY KEY (upload_id, number)
) WITHOUT ROWID;
CREATE TABLE calendar_events (
  id INTEGER PRIMARY KEY CHECK (id >> 32 = organization_id),
  organization_id INTEGER NOT NULL,
  uid TEXT NOT NULL,
  source TEXT NOT NULL CHECK (source IN ('manual', 'invitation', 'booking', 'suggestion', 'import')),
  -- Every change raises it: who changes an event names the version that was read.
  version INTEGER NOT NULL DEFAULT 1,
  title TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('confirmed', 'tentative', 'cancelled')),
  my_response TEXT CHECK (my_response IN ('needs_action', 'accepted', 'tentative', 'declined')),
  -- JSON: the answers to single occurrences, or null.
  responses TEXT,
  -- A range of milliseconds that has all occurrences in every zone. Without an end: the largest exact integer.
  starts_at INTEGER NOT NULL,
  ends_at INTEGER NOT NULL,
  -- It recurs, or lasts longer than a week.
  is_long INTEGER NOT NULL,
  -- Nobody has deleted it, and more than its cancellation is known.
  is_shown INTEGER NOT NULL,
  -- What an invitation of somebody unknown does not do until it is answered.
  is_busy INTEGER NOT NULL,
  in_feed INTEGER NOT NULL,
  is_verified INTEGER,
  conference_url TEXT,
  -- Minutes before each occurrence, or null; when the next reminder is due; and the start up to which none is due any more.
  reminder_minutes INTEGER,
  remind_at INTEGER,
  reminded_until INTEGER NOT NULL DEFAULT 0,
  inbox_id INTEGER,
  email_id INTEGER,
  task_id INTEGER,
  connection_id INTEGER,
  user_id INTEGER,
  deleted_at INTEGER,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  -- JSONB: a Series of calendar/ical, or null; and what invitations said of it, an ObjectState of calendar/invitations.
  series BLOB,
  state BLOB
, last_start INTEGER);
CREATE TABLE calendar_feeds (
  organization_id INTEGER NOT NULL,
  user_id INTEGER NOT NULL,
  -- SHA-256 of the secret part of the address. A new address takes the place of the old one.
  token_hash TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (organization_id, user_id)
) WITHOUT ROWID;
CREATE TABLE calendar_mails (
  id INTEGER PRIMARY KEY CHECK (id >> 32 = organization_id),
  organization_id INTEGER NOT NULL,
  inbox_id INTEGER NOT NULL,
  -- The email that it answers, if any.
  email_id INTEGER,
  created_at INTEGER NOT NULL,
  -- JSONB: an InvitationMail of calendar/outgoing.
  message BLOB NOT NULL
);
CREATE TABLE calendar_readings (
  organization_id INTEGER PRIMARY KEY,
  read_up_to INTEGER NOT NULL
);
INSERT INTO calendar_readings (organization_id, read_up_to) VALUES (1, 4294967298);
CREATE TABLE booking_connections (
  id INTEGER PRIMARY KEY CHECK (id >> 32 = organization_id),
  organization_id INTEGER NOT NULL,
  provider TEXT NOT NULL CHECK (provider IN ('cal_com', 'calendly')),
  name TEXT NOT NULL,
  -- In the address of the webhook.
  token TEXT NOT NULL,
  -- What the encrypted secrets are bound to: what webhooks are signed with, and what pulls bookings.
  secret_id TEXT NOT NULL,
  secret TEXT NOT NULL,
  api_token TEXT,
  last_webhook_at INTEGER,
  webhook_error TEXT,
  -- When the next pull is due; without an API token, never.
  sync_at INTEGER,
  -- A pull is under way since then: its next page, and how many it had.
  syncing_since INTEGER,
  sync_cursor TEXT,
  sync_pages INTEGER NOT NULL DEFAULT 0,
  last_sync_at INTEGER,
  sync_error TEXT,
  -- After a failure; and what the service asks for, which nobody can shorten.
  retry_at INTEGER,
  wait_until INTEGER,
  created_at INTEGER NOT NULL,
  -- Its events are being deleted.
  deleted_at INTEGER,
  encryption_key INTEGER GENERATED ALWAYS AS (CAST(secret AS INTEGER)) VIRTUAL
);
CREATE TABLE bookings (
  organization_id INTEGER NOT NULL,
  connection_id INTEGER NOT NULL,
  uid TEXT NOT NULL, -- the service's name of it
  booking TEXT, -- JSON: a Booking of calendar/bookings; null: nothing yet
  version INTEGER NOT NULL, -- every change raises it
  pulled TEXT, -- the service's version that was pulled last
  PRIMARY KEY (organization_id, connection_id, uid)
);
CREATE TABLE booking_changes (
  organization_id INTEGER NOT NULL,
  connection_id INTEGER NOT NULL,
  uid TEXT NOT NULL,
  id TEXT NOT NULL,
  change TEXT NOT NULL, -- JSON: a Booking
  PRIMARY KEY (organization_id, connection_id, uid, id)
);
CREATE TABLE calendar_suggestions (
  id INTEGER PRIMARY KEY CHECK (id >> 32 = organization_id),
  organization_id INTEGER NOT NULL,
  email_id INTEGER NOT NULL,
  -- What the passage is called in its mail, so that the mail can be read again.
  key TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('invitation', 'reservation', 'booking', 'text')),
  -- A model found it, and not the rules.
  is_from_model INTEGER NOT NULL,
  -- Closed ones are kept until their times have passed, so that the conversation does not bring them up again.
  state TEXT NOT NULL CHECK (state IN ('open', 'accepted', 'dismissed', 'replaced')),
  title TEXT NOT NULL,
  text TEXT NOT NULL,
  confidence REAL NOT NULL,
  -- JSON: the times, in UTC.
  times TEXT NOT NULL,
  -- When the last of them ends.
  ends_at INTEGER NOT NULL,
  remove_at INTEGER NOT NULL,
  -- The event that an accepted one became.
  event_id INTEGER,
  created_at INTEGER NOT NULL
);
CREATE TABLE thread_places (
  organization_id INTEGER NOT NULL,
  box TEXT NOT NULL,
  state TEXT NOT NULL,
  direction TEXT NOT NULL,
  is_read INTEGER NOT NULL,
  last_at INTEGER NOT NULL,
  thread_id INTEGER NOT NULL,
  assignee_id INTEGER NOT NULL, -- 0: nobody
  PRIMARY KEY (organization_id, box, state, direction, is_read, last_at, thread_id)
) WITHOUT ROWID;
CREATE TABLE thread_counts (
  organization_id INTEGER NOT NULL,
  box TEXT NOT NULL,
  state TEXT NOT NULL,
  direction TEXT NOT NULL,
  is_read INTEGER NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (organization_id, box, state, direction, is_read)
) WITHOUT ROWID;
CREATE TABLE conversation_undos (
  organization_id INTEGER NOT NULL,
  token_hash TEXT NOT NULL,
  thread_id INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  state TEXT NOT NULL,
  snoozed_until INTEGER,
  assignee_id INTEGER,
  new_state TEXT NOT NULL,
  new_assignee_id INTEGER,
  tasks TEXT NOT NULL, labels TEXT NOT NULL DEFAULT '[]', new_labels TEXT NOT NULL DEFAULT '[]', shaped_by TEXT, tags TEXT NOT NULL DEFAULT '[]', new_tag TEXT, new_snoozed_until INTEGER, -- JSON: id, status and assignee of each task that the change concerns
  PRIMARY KEY (organization_id, token_hash, thread_id)
) WITHOUT ROWID;
CREATE TABLE labels (
  id INTEGER PRIMARY KEY CHECK (id >> 32 = organization_id),
  organization_id INTEGER NOT NULL,
  name TEXT NOT NULL,
  color TEXT NOT NULL, -- #rrggbb
  created_at INTEGER NOT NULL,
  deleted_at INTEGER -- cron takes it off its conversations, and then deletes the row
);
INSERT INTO labels (id, organization_id, name, color, created_at, deleted_at) VALUES (4294967297, 1, 'Animals', '#336699', 1790812800000, NULL);
CREATE TABLE email_references (
  email_id INTEGER NOT NULL,
  reference TEXT NOT NULL, -- an id without its angle brackets; made up for a merge
  organization_id INTEGER NOT NULL,
  kind TEXT NOT NULL DEFAULT 'named', -- named: the mail names it; merged: a person united; parted: a person parted the two
  -- Null: the edge holds. Else it is cut, and these are the conversations of the email and of the id.
  from_id INTEGER,
  to_id INTEGER,
  cut_by TEXT, -- the hash of the token of the split that cut it; null: mail that came after it did
  PRIMARY KEY (email_id, reference)
) WITHOUT ROWID;
CREATE TABLE reference_fills (
  organization_id INTEGER PRIMARY KEY,
  before_id INTEGER NOT NULL
);
INSERT INTO reference_fills (organization_id, before_id) VALUES (1, 4294967299);
CREATE TABLE conversation_moves (
  organization_id INTEGER NOT NULL,
  token_hash TEXT NOT NULL,
  from_id INTEGER NOT NULL, -- a thread; of a merge, it is gone
  into_id INTEGER NOT NULL, -- a thread; of a split, it is new
  kind TEXT NOT NULL, -- merge, split
  expires_at INTEGER NOT NULL,
  email_ids TEXT NOT NULL, -- JSON
  message_ids TEXT NOT NULL, -- JSON: the ids in thread_messages that moved with them
  synthetic_id TEXT, -- of a merge: the id that all its conversations know
  last_email_id INTEGER NOT NULL, -- the last one that was saved before
  -- JSON: state, snoozed_until, assignee_id, labels and shaped_by of the two threads before, and of the second one after
  from_before TEXT NOT NULL,
  into_before TEXT,
  into_after TEXT, first_history_id INTEGER,
  PRIMARY KEY (organization_id, token_hash, from_id, into_id)
) WITHOUT ROWID;
CREATE TABLE drafts (
  id INTEGER PRIMARY KEY CHECK (id >> 32 = organization_id),
  organization_id INTEGER NOT NULL,
  version INTEGER NOT NULL, -- every change by a person counts it up
  state TEXT NOT NULL, -- draft, held, scheduled; from the email on: sending, sent, failed, unconfirmed
  mode TEXT NOT NULL, -- new, reply, reply_all, forward
  from_inbox TEXT, -- a tag, as somebody typed it
  recipients TEXT NOT NULL, -- JSON: to, cc, bcc
  subject TEXT NOT NULL,
  body TEXT NOT NULL, -- HTML, unless draft_uploads has it at position -1
  quoted_html TEXT NOT NULL, -- the same at position -2
  snippet TEXT NOT NULL,
  attachment_count INTEGER NOT NULL,
  original_email_id INTEGER, -- the email that it answers or forwards
  parent_message_id TEXT, -- what a reply answers
  references_chain TEXT,
  send_at INTEGER, -- of held and scheduled ones
  email_id INTEGER, -- what was sent or tried last
  code TEXT, -- why it failed, a stable word
  detail TEXT, -- the same for a person
  author INTEGER NOT NULL, -- user
  updated_by INTEGER NOT NULL, -- user
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  deleted_at INTEGER,
  remove_at INTEGER -- when cron removes a deleted or sent one
);
CREATE TABLE draft_uploads (
  draft_id INTEGER NOT NULL,
  position INTEGER NOT NULL, -- of an attachment, from 0; below 0: text
  organization_id INTEGER NOT NULL,
  key TEXT, -- of an upload
  email_id INTEGER, -- else an attachment of a stored email
  attachment_id INTEGER,
  PRIMARY KEY (draft_id, position)
) WITHOUT ROWID;
CREATE TABLE canned_replies (
  id INTEGER PRIMARY KEY CHECK (id >> 32 = organization_id),
  organization_id INTEGER NOT NULL,
  name TEXT NOT NULL,
  name_key TEXT NOT NULL, -- the name in one Unicode form and in lower case
  shortcut TEXT, -- in lower case
  subject TEXT,
  html TEXT NOT NULL, -- cleaned
  text TEXT NOT NULL, -- of the HTML
  tags TEXT NOT NULL, -- JSON: tags of the inboxes that it is offered for; none: for all
  uses INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
);
CREATE TABLE signatures (
  organization_id INTEGER NOT NULL,
  user_id INTEGER NOT NULL, -- 0: the signature of the inbox, for everybody
  tag TEXT NOT NULL, -- of the inbox; '': all inboxes of the user
  html TEXT NOT NULL, -- cleaned; empty: no signature
  text TEXT NOT NULL,
  updated_at INTEGER NOT NULL,
  PRIMARY KEY (organization_id, user_id, tag)
) WITHOUT ROWID;
CREATE TABLE rules (
  id INTEGER PRIMARY KEY CHECK (id >> 32 = organization_id),
  organization_id INTEGER NOT NULL,
  name TEXT NOT NULL,
  is_enabled INTEGER NOT NULL,
  disabled_reason TEXT, -- why Herald itself has switched it off
  position INTEGER NOT NULL, -- rules run in this order
  needs TEXT NOT NULL, -- all or any of the conditions
  conditions TEXT NOT NULL, -- JSON
  actions TEXT NOT NULL, -- JSON
  stop INTEGER NOT NULL, -- no later rule runs after it
  runs INTEGER NOT NULL DEFAULT 0,
  last_run_at INTEGER,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
);
CREATE TABLE rule_cursors (
  organization_id INTEGER PRIMARY KEY,
  run_up_to INTEGER NOT NULL, -- the last email whose rules have run, or that came before there were rules
  is_active INTEGER NOT NULL -- a rule is enabled
);
CREATE TABLE rule_log (
  rule_id INTEGER NOT NULL,
  email_id INTEGER NOT NULL,
  organization_id INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  effects TEXT NOT NULL, -- JSON: each action, with its outcome
  PRIMARY KEY (rule_id, email_id)
) WITHOUT ROWID;
CREATE TABLE contacts (
  id INTEGER PRIMARY KEY CHECK (id >> 32 = organization_id),
  organization_id INTEGER NOT NULL,
  address TEXT NOT NULL, -- lower case, without a +detail
  mail_name TEXT NOT NULL DEFAULT '', -- of the latest inbound email that has one
  mail_name_at INTEGER NOT NULL DEFAULT 0,
  own_name TEXT, -- set by a member
  first_mail_at INTEGER, -- null: there is no email
  last_mail_at INTEGER NOT NULL DEFAULT 0, -- 0: there is no email
  mails_in INTEGER NOT NULL DEFAULT 0,
  mails_out INTEGER NOT NULL DEFAULT 0,
  notes TEXT NOT NULL DEFAULT '',
  is_blocked INTEGER NOT NULL DEFAULT 0,
  words TEXT NOT NULL DEFAULT '[]', -- JSON, sorted: the words that contact_words has of it
  is_indexed INTEGER NOT NULL DEFAULT 0, -- whether these are the words of its address and name
  -- While the conversations of a blocked sender are moved to spam: the last email that was looked at.
  moved_at INTEGER,
  moved_id INTEGER,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  -- The id again: SQLite seeks on (last_mail_at, sort_id) in an index, not on (last_mail_at, rowid).
  sort_id INTEGER GENERATED ALWAYS AS (id) VIRTUAL
);
CREATE TABLE contact_words (
  organization_id INTEGER NOT NULL,
  word TEXT NOT NULL,
  contact_id INTEGER NOT NULL,
  PRIMARY KEY (organization_id, word, contact_id)
) WITHOUT ROWID;
CREATE VIRTUAL TABLE email_terms USING fts5(
  grams,
  content='',
  contentless_delete=1,
  detail=none,
  tokenize="unicode61 remove_diacritics 0 categories 'L* M* N* P* S* C*'"
);
CREATE TABLE deleted_emails (
  organization_id INTEGER NOT NULL,
  hash TEXT NOT NULL,
  PRIMARY KEY (organization_id, hash)
) WITHOUT ROWID;
CREATE TABLE emptied_states (
  organization_id INTEGER NOT NULL,
  state TEXT NOT NULL, -- trash, spam
  up_to INTEGER NOT NULL,
  PRIMARY KEY (organization_id, state)
) WITHOUT ROWID;
CREATE TABLE ai_citations (
  email_id INTEGER NOT NULL,
  chat_id INTEGER NOT NULL,
  position INTEGER NOT NULL,
  organization_id INTEGER NOT NULL,
  PRIMARY KEY (email_id, chat_id, position)
) WITHOUT ROWID;
CREATE TABLE retention_settings (
  organization_id INTEGER PRIMARY KEY,
  days TEXT NOT NULL,
  updated_at INTEGER NOT NULL
);
CREATE TABLE positions (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE exports (
  id INTEGER PRIMARY KEY CHECK (id >> 32 = organization_id),
  organization_id INTEGER NOT NULL,
  state TEXT NOT NULL, -- running, completed, failed, expired
  place TEXT NOT NULL, -- JSON: where the next step goes on
  mail_pieces INTEGER NOT NULL DEFAULT 0, -- R2 objects, which follow each other in a file
  mail_bytes INTEGER NOT NULL DEFAULT 0,
  mail_count INTEGER NOT NULL DEFAULT 0,
  record_pieces INTEGER NOT NULL DEFAULT 0,
  record_bytes INTEGER NOT NULL DEFAULT 0,
  record_count INTEGER NOT NULL DEFAULT 0,
  created_by INTEGER, -- user
  created_at INTEGER NOT NULL,
  completed_at INTEGER,
  expires_at INTEGER -- null: it is not completed
);
CREATE TABLE report_counts (
  organization_id INTEGER NOT NULL,
  tag TEXT NOT NULL, -- '' for tasks without an email
  is_person INTEGER NOT NULL, -- whether user_id is one
  month INTEGER NOT NULL, -- in UTC, such as 202611
  user_id INTEGER NOT NULL, -- 0: nobody
  counts TEXT NOT NULL, -- JSON: a number for each day, hour and measure, such as "2309r"; none is 0
  open TEXT NOT NULL, -- the same of the tasks that are open still
  PRIMARY KEY (organization_id, tag, is_person, month, user_id)
) WITHOUT ROWID;
CREATE TABLE notes (
  id INTEGER PRIMARY KEY CHECK (id >> 32 = organization_id),
  organization_id INTEGER NOT NULL,
  email_id INTEGER NOT NULL,
  author_id INTEGER NOT NULL, -- a user, as are those of the next two
  text TEXT NOT NULL,
  mentions TEXT NOT NULL, -- JSON: ids
  notified TEXT NOT NULL, -- JSON: ids of all who were ever mentioned, and so have got their mail
  created_at INTEGER NOT NULL,
  edited_at INTEGER,
  deleted_at INTEGER, -- it can be restored for ten minutes; then cron deletes the row
  request_key TEXT, -- the Idempotency-Key that made it, and the hash of that request
  request_hash TEXT
);
INSERT INTO notes (id, organization_id, email_id, author_id, text, mentions, notified, created_at, edited_at, deleted_at, request_key, request_hash) VALUES (4294967297, 1, 4294967297, 1, 'The lid is off.', '[]', '[]', 1790812800000, NULL, NULL, NULL, NULL);
CREATE TABLE closed_organizations (
  organization_id INTEGER PRIMARY KEY,
  closed_at INTEGER NOT NULL,
  empty_since INTEGER -- since when nothing of it is found; null: its rows are being deleted
);
CREATE TABLE email_rests (
  email_id INTEGER PRIMARY KEY,
  organization_id INTEGER NOT NULL,
  text TEXT NOT NULL
);
CREATE TABLE search_fills (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  after_id INTEGER NOT NULL
);
INSERT INTO search_fills (id, after_id) VALUES (1, 0);
CREATE TABLE address_claims (
  organization_id INTEGER NOT NULL,
  inbox_id INTEGER NOT NULL,
  address TEXT NOT NULL, -- in lower case
  proven_at INTEGER, -- null: the inbox has the address, and nothing shows that it is theirs
  how TEXT, -- mailbox, google, microsoft, operator, or before: the only inbox with this address when this table was made
  PRIMARY KEY (organization_id, inbox_id)
) WITHOUT ROWID;
INSERT INTO address_claims (organization_id, inbox_id, address, proven_at, how) VALUES (1, 1, 'support@example.com', NULL, NULL);
CREATE TABLE residents (
  organization_id INTEGER PRIMARY KEY,
  leaves_at INTEGER, -- it moves to another database, and writes stop
  closed_at INTEGER, -- it is being deleted
  empty_since INTEGER
, drains_at INTEGER, left_at INTEGER);
INSERT INTO residents (organization_id, leaves_at, closed_at, empty_since, drains_at, left_at) VALUES (1, NULL, NULL, NULL, NULL, NULL);
CREATE TABLE databases (
  number INTEGER PRIMARY KEY,
  bytes INTEGER NOT NULL,
  measured_at INTEGER NOT NULL
);
CREATE TABLE moves (
  organization_id INTEGER PRIMARY KEY,
  source INTEGER NOT NULL,
  target INTEGER NOT NULL,
  state TEXT NOT NULL DEFAULT 'ordered',
  position TEXT NOT NULL DEFAULT '{}', -- JSON: where the state has come to
  tries INTEGER NOT NULL DEFAULT 0, -- comparisons that found a difference
  failures INTEGER NOT NULL DEFAULT 0, -- runs that have failed since the last step
  revision INTEGER NOT NULL DEFAULT 0,
  ordered_at INTEGER NOT NULL
);
CREATE TABLE move_changes (
  number INTEGER PRIMARY KEY,
  organization_id INTEGER NOT NULL,
  table_name TEXT NOT NULL,
  row_key TEXT NOT NULL -- JSON: the values of its primary key
);
CREATE TABLE d1_migrations(
		id         INTEGER PRIMARY KEY AUTOINCREMENT,
		name       TEXT UNIQUE,
		applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
);
INSERT INTO d1_migrations (id, name, applied_at) VALUES (1, '0001_identity.sql', '2026-10-01 00:00:00');
INSERT INTO d1_migrations (id, name, applied_at) VALUES (2, '0002_jobs_and_outbox.sql', '2026-10-01 00:00:00');
INSERT INTO d1_migrations (id, name, applied_at) VALUES (3, '0003_mail.sql', '2026-10-01 00:00:00');
INSERT INTO d1_migrations (id, name, applied_at) VALUES (4, '0004_tasks.sql', '2026-10-01 00:00:00');
INSERT INTO d1_migrations (id, name, applied_at) VALUES (5, '0005_webhooks.sql', '2026-10-01 00:00:00');
INSERT INTO d1_migrations (id, name, applied_at) VALUES (6, '0006_sending.sql', '2026-10-01 00:00:00');
INSERT INTO d1_migrations (id, name, applied_at) VALUES (7, '0007_responder.sql', '2026-10-01 00:00:00');
INSERT INTO d1_migrations (id, name, applied_at) VALUES (8, '0008_search.sql', '2026-10-01 00:00:00');
INSERT INTO d1_migrations (id, name, applied_at) VALUES (9, '0009_accounts.sql', '2026-10-01 00:00:00');
INSERT INTO d1_migrations (id, name, applied_at) VALUES (10, '0010_notices.sql', '2026-10-01 00:00:00');
INSERT INTO d1_migrations (id, name, applied_at) VALUES (11, '0011_one_time_tokens.sql', '2026-10-01 00:00:00');
INSERT INTO d1_migrations (id, name, applied_at) VALUES (12, '0012_second_factor.sql', '2026-10-01 00:00:00');
INSERT INTO d1_migrations (id, name, applied_at) VALUES (13, '0013_organizations.sql', '2026-10-01 00:00:00');
INSERT INTO d1_migrations (id, name, applied_at) VALUES (14, '0014_oauth.sql', '2026-10-01 00:00:00');
INSERT INTO d1_migrations (id, name, applied_at) VALUES (15, '0015_tokens.sql', '2026-10-01 00:00:00');
INSERT INTO d1_migrations (id, name, applied_at) VALUES (16, '0016_billing.sql', '2026-10-01 00:00:00');
INSERT INTO d1_migrations (id, name, applied_at) VALUES (17, '0017_assignees.sql', '2026-10-01 00:00:00');
INSERT INTO d1_migrations (id, name, applied_at) VALUES (18, '0018_remember_and_invitations.sql', '2026-10-01 00:00:00');
INSERT INTO d1_migrations (id, name, applied_at) VALUES (19, '0019_due_jobs_by_kind.sql', '2026-10-01 00:00:00');
INSERT INTO d1_migrations (id, name, applied_at) VALUES (20, '0020_refund_changes.sql', '2026-10-01 00:00:00');
INSERT INTO d1_migrations (id, name, applied_at) VALUES (21, '0021_sent_drafts.sql', '2026-10-01 00:00:00');
INSERT INTO d1_migrations (id, name, applied_at) VALUES (22, '0022_html_rules.sql', '2026-10-01 00:00:00');
INSERT INTO d1_migrations (id, name, applied_at) VALUES (23, '0023_webhook_secrets_and_makers.sql', '2026-10-01 00:00:00');
INSERT INTO d1_migrations (id, name, applied_at) VALUES (24, '0024_welcome_grants.sql', '2026-10-01 00:00:00');
INSERT INTO d1_migrations (id, name, applied_at) VALUES (25, '0025_renumbered_mailboxes.sql', '2026-10-01 00:00:00');
INSERT INTO d1_migrations (id, name, applied_at) VALUES (26, '0026_jobs_that_died.sql', '2026-10-01 00:00:00');
INSERT INTO d1_migrations (id, name, applied_at) VALUES (27, '0027_known_devices.sql', '2026-10-01 00:00:00');
INSERT INTO d1_migrations (id, name, applied_at) VALUES (28, '0028_lanes.sql', '2026-10-01 00:00:00');
INSERT INTO d1_migrations (id, name, applied_at) VALUES (29, '0029_billing_checks.sql', '2026-10-01 00:00:00');
INSERT INTO d1_migrations (id, name, applied_at) VALUES (30, '0030_ai.sql', '2026-10-01 00:00:00');
INSERT INTO d1_migrations (id, name, applied_at) VALUES (31, '0031_stream_channel.sql', '2026-10-01 00:00:00');
INSERT INTO d1_migrations (id, name, applied_at) VALUES (32, '0032_streams.sql', '2026-10-01 00:00:00');
INSERT INTO d1_migrations (id, name, applied_at) VALUES (33, '0033_captions.sql', '2026-10-01 00:00:00');
INSERT INTO d1_migrations (id, name, applied_at) VALUES (34, '0034_stream_credentials.sql', '2026-10-01 00:00:00');
INSERT INTO d1_migrations (id, name, applied_at) VALUES (35, '0035_stream_voices.sql', '2026-10-01 00:00:00');
INSERT INTO d1_migrations (id, name, applied_at) VALUES (36, '0036_stream_images.sql', '2026-10-01 00:00:00');
INSERT INTO d1_migrations (id, name, applied_at) VALUES (37, '0037_stream_preferences.sql', '2026-10-01 00:00:00');
INSERT INTO d1_migrations (id, name, applied_at) VALUES (38, '0038_audits.sql', '2026-10-01 00:00:00');
INSERT INTO d1_migrations (id, name, applied_at) VALUES (39, '0039_audit_uploads.sql', '2026-10-01 00:00:00');
INSERT INTO d1_migrations (id, name, applied_at) VALUES (40, '0040_calendar.sql', '2026-10-01 00:00:00');
INSERT INTO d1_migrations (id, name, applied_at) VALUES (41, '0041_calendar_feeds.sql', '2026-10-01 00:00:00');
INSERT INTO d1_migrations (id, name, applied_at) VALUES (42, '0042_calendar_mails.sql', '2026-10-01 00:00:00');
INSERT INTO d1_migrations (id, name, applied_at) VALUES (43, '0043_calendar_readings.sql', '2026-10-01 00:00:00');
INSERT INTO d1_migrations (id, name, applied_at) VALUES (44, '0044_booking_connections.sql', '2026-10-01 00:00:00');
INSERT INTO d1_migrations (id, name, applied_at) VALUES (45, '0045_suggestions.sql', '2026-10-01 00:00:00');
INSERT INTO d1_migrations (id, name, applied_at) VALUES (46, '0046_conversations.sql', '2026-10-01 00:00:00');
INSERT INTO d1_migrations (id, name, applied_at) VALUES (47, '0047_conversation_states.sql', '2026-10-01 00:00:00');
INSERT INTO d1_migrations (id, name, applied_at) VALUES (48, '0048_labels.sql', '2026-10-01 00:00:00');
INSERT INTO d1_migrations (id, name, applied_at) VALUES (49, '0049_conversation_shape.sql', '2026-10-01 00:00:00');
INSERT INTO d1_migrations (id, name, applied_at) VALUES (50, '0050_task_dates.sql', '2026-10-01 00:00:00');
INSERT INTO d1_migrations (id, name, applied_at) VALUES (51, '0051_drafts.sql', '2026-10-01 00:00:00');
INSERT INTO d1_migrations (id, name, applied_at) VALUES (52, '0052_writing.sql', '2026-10-01 00:00:00');
INSERT INTO d1_migrations (id, name, applied_at) VALUES (53, '0053_rules.sql', '2026-10-01 00:00:00');
INSERT INTO d1_migrations (id, name, applied_at) VALUES (54, '0054_contacts.sql', '2026-10-01 00:00:00');
INSERT INTO d1_migrations (id, name, applied_at) VALUES (55, '0055_deletion.sql', '2026-10-01 00:00:00');
INSERT INTO d1_migrations (id, name, applied_at) VALUES (56, '0056_exports.sql', '2026-10-01 00:00:00');
INSERT INTO d1_migrations (id, name, applied_at) VALUES (57, '0057_reports.sql', '2026-10-01 00:00:00');
INSERT INTO d1_migrations (id, name, applied_at) VALUES (58, '0058_notes.sql', '2026-10-01 00:00:00');
INSERT INTO d1_migrations (id, name, applied_at) VALUES (59, '0059_shown_emails.sql', '2026-10-01 00:00:00');
INSERT INTO d1_migrations (id, name, applied_at) VALUES (60, '0060_leaving.sql', '2026-10-01 00:00:00');
INSERT INTO d1_migrations (id, name, applied_at) VALUES (61, '0061_leaving_rows.sql', '2026-10-01 00:00:00');
INSERT INTO d1_migrations (id, name, applied_at) VALUES (62, '0062_event_webhook.sql', '2026-10-01 00:00:00');
INSERT INTO d1_migrations (id, name, applied_at) VALUES (63, '0063_undo_snooze.sql', '2026-10-01 00:00:00');
INSERT INTO d1_migrations (id, name, applied_at) VALUES (64, '0064_fewer_task_indexes.sql', '2026-10-01 00:00:00');
INSERT INTO d1_migrations (id, name, applied_at) VALUES (65, '0065_history_ids.sql', '2026-10-01 00:00:00');
INSERT INTO d1_migrations (id, name, applied_at) VALUES (66, '0066_newest_first.sql', '2026-10-01 00:00:00');
INSERT INTO d1_migrations (id, name, applied_at) VALUES (67, '0067_search_people.sql', '2026-10-01 00:00:00');
INSERT INTO d1_migrations (id, name, applied_at) VALUES (68, '0068_search_folds.sql', '2026-10-01 00:00:00');
INSERT INTO d1_migrations (id, name, applied_at) VALUES (69, '0069_ids.sql', '2026-10-01 00:00:00');
INSERT INTO d1_migrations (id, name, applied_at) VALUES (70, '0070_address_claims.sql', '2026-10-01 00:00:00');
INSERT INTO d1_migrations (id, name, applied_at) VALUES (71, '0071_stripe_events.sql', '2026-10-01 00:00:00');
INSERT INTO d1_migrations (id, name, applied_at) VALUES (72, '0072_databases.sql', '2026-10-01 00:00:00');
INSERT INTO d1_migrations (id, name, applied_at) VALUES (73, '0073_moves.sql', '2026-10-01 00:00:00');
INSERT INTO d1_migrations (id, name, applied_at) VALUES (74, '0074_last_starts.sql', '2026-10-01 00:00:00');
CREATE INDEX members_user ON members (user_id);
CREATE INDEX sessions_user ON sessions (user_id);
CREATE INDEX sessions_expiry ON sessions (expires_at);
CREATE INDEX api_keys_active ON api_keys (organization_id, user_id) WHERE revoked_at IS NULL;
CREATE INDEX sign_in_failures_window ON sign_in_failures (window_ends_at);
CREATE INDEX audit_log_organization ON audit_log (organization_id, id);
CREATE UNIQUE INDEX inboxes_active_tag ON inboxes (organization_id, tag) WHERE is_active = 1;
CREATE UNIQUE INDEX inboxes_address ON inboxes (organization_id, email_address);
CREATE INDEX inboxes_active_address ON inboxes (email_address) WHERE is_active = 1;
CREATE INDEX inboxes_key ON inboxes (encryption_key);
CREATE INDEX inboxes_replying ON inboxes (id) WHERE auto_reply_since IS NOT NULL;
CREATE INDEX set_aside_newest ON set_aside (inbox_id, created_at, uid);
CREATE INDEX set_aside_due ON set_aside (inbox_id, next_attempt_at) WHERE next_attempt_at IS NOT NULL;
CREATE UNIQUE INDEX emails_message ON emails (organization_id, trim(message_id, '<>'), direction);
CREATE INDEX emails_thread ON emails (thread_id, received_at, sort_id);
CREATE INDEX thread_messages_thread ON thread_messages (thread_id);
CREATE INDEX bounces_bounced ON bounces (bounced_email_id) WHERE bounced_email_id IS NOT NULL;
CREATE INDEX auto_replies_email ON auto_replies (email_id, id);
CREATE UNIQUE INDEX auto_replies_responder ON auto_replies (email_id) WHERE origin = 'responder';
CREATE INDEX auto_replies_recipient ON auto_replies (inbox_id, recipient, created_at) WHERE status <> 'skipped';
CREATE INDEX auto_replies_inbox ON auto_replies (inbox_id, created_at) WHERE status <> 'skipped';
CREATE INDEX auto_replies_claimed ON auto_replies (claimed_until) WHERE status = 'pending' AND sent_email_id IS NULL;
CREATE INDEX auto_replies_status ON auto_replies (organization_id, status, id);
CREATE INDEX tasks_email ON tasks (email_id) WHERE email_id IS NOT NULL;
CREATE INDEX task_history_task ON task_history (task_id, id);
CREATE INDEX task_notes_task ON task_notes (task_id, id);
CREATE INDEX webhooks_organization ON webhooks (organization_id);
CREATE INDEX webhooks_key ON webhooks (encryption_key);
CREATE INDEX webhook_deliveries_due ON webhook_deliveries (webhook_id, due_at) WHERE due_at IS NOT NULL;
CREATE INDEX webhook_deliveries_state ON webhook_deliveries (webhook_id, state, event_id);
CREATE INDEX webhook_deliveries_past ON webhook_deliveries (remove_at);
CREATE INDEX uploads_unused ON uploads (organization_id) WHERE state = 'unused';
CREATE INDEX uploads_age ON uploads (created_at) WHERE state = 'unused';
CREATE INDEX uploads_expired ON uploads (key) WHERE state = 'expired';
CREATE INDEX idempotency_keys_age ON idempotency_keys (created_at);
CREATE INDEX login_history_user ON login_history (user_id, id);
CREATE INDEX notices_secret ON notices (secret_id);
CREATE INDEX one_time_tokens_user ON one_time_tokens (user_id, kind, created_at);
CREATE INDEX one_time_tokens_expiry ON one_time_tokens (expires_at);
CREATE INDEX second_factors_key ON second_factors (encryption_key);
CREATE INDEX sign_in_challenges_user ON sign_in_challenges (user_id);
CREATE INDEX sign_in_challenges_expiry ON sign_in_challenges (expires_at);
CREATE INDEX trusted_devices_user ON trusted_devices (user_id, created_at);
CREATE INDEX trusted_devices_expiry ON trusted_devices (expires_at);
CREATE UNIQUE INDEX invitations_pending ON invitations (organization_id, email) WHERE status = 'pending';
CREATE INDEX invitations_email ON invitations (email) WHERE status = 'pending';
CREATE INDEX invitations_organization ON invitations (organization_id, created_at);
CREATE INDEX invitations_expiry ON invitations (expires_at);
CREATE INDEX audit_log_action ON audit_log (organization_id, action, id);
CREATE INDEX audit_log_subject ON audit_log (organization_id, substr(action, 1, instr(action, '.') - 1), id);
CREATE INDEX audit_log_actor ON audit_log (organization_id, actor, id);
CREATE INDEX oauth_states_expiry ON oauth_states (expires_at);
CREATE UNIQUE INDEX provider_accounts_subject ON provider_accounts (provider, subject);
CREATE UNIQUE INDEX provider_accounts_user ON provider_accounts (user_id, provider);
CREATE INDEX inboxes_token_key ON inboxes (CAST(refresh_token AS INTEGER)) WHERE refresh_token IS NOT NULL;
CREATE INDEX token_ledger_newest ON token_ledger (organization_id, id);
CREATE INDEX token_ledger_kind ON token_ledger (organization_id, kind, id);
CREATE INDEX token_holds_expiry ON token_holds (expires_at) WHERE released_at IS NULL;
CREATE INDEX token_holds_released ON token_holds (released_at) WHERE released_at IS NOT NULL;
CREATE INDEX token_alerts_organization ON token_alerts (organization_id, id);
CREATE INDEX token_alerts_mail ON token_alerts (mail_due_at) WHERE mail_due_at IS NOT NULL;
CREATE INDEX billing_customers_check ON billing_customers (check_at) WHERE check_at IS NOT NULL;
CREATE INDEX stripe_events_received ON stripe_events (received_at);
CREATE INDEX token_purchases_open ON token_purchases (organization_id) WHERE state = 'open';
CREATE INDEX token_purchases_check ON token_purchases (check_at) WHERE check_at IS NOT NULL;
CREATE INDEX audit_log_invited ON audit_log (actor, created_at) WHERE action = 'invitation.created';
CREATE INDEX jobs_due ON jobs (kind, due_at) WHERE due_at IS NOT NULL;
CREATE INDEX jobs_leased ON jobs (kind, lease_until) WHERE lease_until IS NOT NULL;
CREATE INDEX previous_webhook_secrets_webhook ON previous_webhook_secrets (webhook_id);
CREATE INDEX previous_webhook_secrets_expiry ON previous_webhook_secrets (expires_at);
CREATE INDEX previous_webhook_secrets_key ON previous_webhook_secrets (encryption_key);
CREATE INDEX welcome_grants_unbooked ON welcome_grants (created_at) WHERE booked_at IS NULL;
CREATE INDEX known_devices_user ON known_devices (user_id, created_at);
CREATE INDEX known_devices_expiry ON known_devices (expires_at);
CREATE INDEX jobs_running ON jobs (organization_id, kind, slow) WHERE lease IS NOT NULL;
CREATE INDEX jobs_waiting ON jobs (organization_id, kind, slow, due_at) WHERE lease IS NULL AND due_at IS NOT NULL;
CREATE INDEX billing_checks_due ON billing_checks (check_at) WHERE check_at IS NOT NULL;
CREATE INDEX ai_preferences_analyzing ON ai_preferences (organization_id)
  WHERE analyze_new_emails = 1 AND is_enabled = 1;
CREATE INDEX ai_keys_encryption ON ai_keys (encryption_key);
CREATE INDEX ai_requests_age ON ai_requests (created_at);
CREATE INDEX ai_chats_newest ON ai_chats (organization_id, user_id, updated_at);
CREATE INDEX stream_channels_due ON stream_channels (next_poll_at);
CREATE INDEX stream_channels_encryption ON stream_channels (encryption_key) WHERE encryption_key IS NOT NULL;
CREATE INDEX youtube_keys_age ON youtube_keys (updated_at);
CREATE UNIQUE INDEX streams_video ON streams (organization_id, video_id);
CREATE INDEX streams_newest ON streams (organization_id, started_at);
CREATE INDEX streams_newest_of_status ON streams (organization_id, status, started_at);
CREATE UNIQUE INDEX milestones_threshold ON milestones (organization_id, threshold);
CREATE UNIQUE INDEX occasions_subject ON occasions (organization_id, event, subject_id);
CREATE UNIQUE INDEX captions_occasion ON captions (occasion_id, platform);
CREATE INDEX captions_status ON captions (organization_id, status);
CREATE INDEX captions_stream ON captions (stream_id, event);
CREATE INDEX captions_queued ON captions (organization_id, queued_at) WHERE queued_at IS NOT NULL;
CREATE INDEX captions_expiring ON captions (expires_at) WHERE status IN ('pending', 'approved');
CREATE INDEX platform_credentials_encryption ON platform_credentials (encryption_key);
CREATE INDEX audits_type ON audits (organization_id, type, id);
CREATE INDEX audits_status ON audits (organization_id, type, status, id);
CREATE INDEX audits_site ON audits (organization_id, site, type, id) WHERE site IS NOT NULL;
CREATE INDEX audits_site_status ON audits (organization_id, site, type, status, id) WHERE site IS NOT NULL;
CREATE INDEX audits_upload ON audits (upload_id) WHERE upload_id IS NOT NULL;
CREATE INDEX audit_schedules_due ON audit_schedules (next_at) WHERE is_active = 1;
CREATE INDEX audit_schedules_organization ON audit_schedules (organization_id, id);
CREATE INDEX audit_uploads_organization ON audit_uploads (organization_id, status);
CREATE INDEX audit_uploads_expiry ON audit_uploads (expires_at);
CREATE UNIQUE INDEX calendar_events_uid ON calendar_events (organization_id, uid);
CREATE INDEX calendar_events_short ON calendar_events (organization_id, starts_at) WHERE is_shown = 1 AND is_long = 0;
CREATE INDEX calendar_events_long ON calendar_events (organization_id, ends_at) WHERE is_shown = 1 AND is_long = 1;
CREATE INDEX calendar_events_email ON calendar_events (organization_id, email_id) WHERE email_id IS NOT NULL;
CREATE INDEX calendar_events_task ON calendar_events (organization_id, task_id) WHERE task_id IS NOT NULL;
CREATE INDEX calendar_events_reminder ON calendar_events (remind_at) WHERE remind_at IS NOT NULL;
CREATE UNIQUE INDEX calendar_feeds_token ON calendar_feeds (organization_id, token_hash);
CREATE INDEX emails_sent_to ON emails (organization_id, lower(to_address), received_at)
  WHERE direction = 'outbound' AND is_automatic = 0;
CREATE INDEX outgoing_recipients_address ON outgoing_recipients (organization_id, lower(address));
CREATE UNIQUE INDEX booking_connections_token ON booking_connections (organization_id, token);
CREATE INDEX booking_connections_encryption ON booking_connections (encryption_key);
CREATE UNIQUE INDEX calendar_suggestions_passage ON calendar_suggestions (organization_id, email_id, key);
CREATE INDEX calendar_suggestions_open ON calendar_suggestions (organization_id, id) WHERE state = 'open';
CREATE INDEX calendar_suggestions_removal ON calendar_suggestions (remove_at);
CREATE INDEX threads_not_kept ON threads (id) WHERE last_email_id IS NULL AND message_count > 0;
CREATE INDEX thread_places_assignee
  ON thread_places (organization_id, box, state, assignee_id, direction, is_read, last_at, thread_id);
CREATE INDEX emails_date ON emails (organization_id, received_at, sort_id) WHERE is_hidden = 0;
CREATE INDEX emails_direction ON emails (organization_id, direction, is_read, received_at, sort_id) WHERE is_hidden = 0;
CREATE INDEX emails_tag ON emails (organization_id, tag, direction, is_read, received_at, sort_id) WHERE is_hidden = 0;
CREATE INDEX emails_automatic ON emails (organization_id, received_at, sort_id, tag, direction, is_read, is_bounce)
  WHERE is_automatic = 1 AND is_hidden = 0;
CREATE INDEX emails_bounce ON emails (organization_id, received_at, sort_id, tag, direction, is_read, is_automatic)
  WHERE is_bounce = 1 AND is_hidden = 0;
CREATE INDEX emails_hidden ON emails (organization_id, received_at, sort_id) WHERE is_hidden = 1;
CREATE INDEX threads_merged ON threads (merged_into) WHERE merged_into IS NOT NULL;
CREATE INDEX threads_snoozed ON threads (snoozed_until) WHERE state = 'snoozed';
CREATE INDEX conversation_undos_expiry ON conversation_undos (expires_at);
CREATE UNIQUE INDEX labels_name ON labels (organization_id, lower(name)) WHERE deleted_at IS NULL;
CREATE INDEX labels_deleted ON labels (id) WHERE deleted_at IS NOT NULL;
CREATE INDEX email_references_from ON email_references (from_id) WHERE from_id IS NOT NULL;
CREATE INDEX email_references_to ON email_references (to_id) WHERE to_id IS NOT NULL;
CREATE INDEX conversation_moves_expiry ON conversation_moves (expires_at);
CREATE INDEX tasks_awake ON tasks (snoozed_until) WHERE snoozed_until IS NOT NULL;
CREATE INDEX tasks_reminders ON tasks (due_at)
  WHERE due_at IS NOT NULL AND due_at IS NOT reminded_due_at AND status <> 'done' AND is_hidden = 0;
CREATE INDEX drafts_open ON drafts (organization_id, updated_at, id) WHERE deleted_at IS NULL AND state <> 'sent';
CREATE INDEX drafts_state ON drafts (organization_id, state, updated_at, id) WHERE deleted_at IS NULL;
CREATE INDEX drafts_original ON drafts (original_email_id) WHERE original_email_id IS NOT NULL AND deleted_at IS NULL;
CREATE INDEX drafts_email ON drafts (email_id) WHERE email_id IS NOT NULL;
CREATE INDEX drafts_remove ON drafts (remove_at) WHERE remove_at IS NOT NULL;
CREATE INDEX draft_uploads_key ON draft_uploads (key) WHERE key IS NOT NULL;
CREATE UNIQUE INDEX canned_replies_name ON canned_replies (organization_id, name_key);
CREATE UNIQUE INDEX canned_replies_shortcut ON canned_replies (organization_id, shortcut) WHERE shortcut IS NOT NULL;
CREATE INDEX rule_log_age ON rule_log (created_at);
CREATE UNIQUE INDEX contacts_address ON contacts (organization_id, address);
CREATE INDEX contacts_newest ON contacts (organization_id, is_blocked, last_mail_at, sort_id);
CREATE INDEX contacts_not_indexed ON contacts (id) WHERE is_indexed = 0;
CREATE INDEX emails_not_in_contacts ON emails (id) WHERE in_contacts = 0;
CREATE INDEX emails_contact ON emails (organization_id, contact_address, received_at, sort_id);
CREATE INDEX threads_hidden ON threads (organization_id, state, hidden_at) WHERE hidden_at IS NOT NULL;
CREATE INDEX emails_content
  ON emails (substr(substr(COALESCE(raw_key, body_key), 1, instr(COALESCE(raw_key, body_key), '.') - 1), -12));
CREATE INDEX attachments_key ON attachments (key);
CREATE INDEX events_email ON events (organization_id, data ->> 'email_id') WHERE delivered_at IS NOT NULL;
CREATE INDEX auto_replies_sent_email ON auto_replies (sent_email_id) WHERE sent_email_id IS NOT NULL;
CREATE INDEX task_notes_email ON task_notes (email_id) WHERE email_id IS NOT NULL;
CREATE INDEX audit_tasks_task ON audit_tasks (task_id);
CREATE INDEX ai_citations_chat ON ai_citations (chat_id);
CREATE INDEX api_keys_revoked ON api_keys (organization_id, revoked_at) WHERE revoked_at IS NOT NULL;
CREATE INDEX cards_name ON cards (name);
CREATE INDEX captions_image ON captions (image) WHERE image IS NOT NULL;
CREATE INDEX brands_logo ON brands (logo) WHERE logo IS NOT NULL;
CREATE INDEX exports_organization ON exports (organization_id, id);
CREATE INDEX exports_expiry ON exports (expires_at) WHERE expires_at IS NOT NULL;
CREATE INDEX emails_not_in_reports ON emails (id) WHERE in_reports = 0;
CREATE INDEX tasks_not_in_reports ON tasks (id) WHERE in_reports = 0;
CREATE INDEX notes_email ON notes (email_id, id) WHERE deleted_at IS NULL;
CREATE INDEX notes_deleted ON notes (deleted_at) WHERE deleted_at IS NOT NULL;
CREATE UNIQUE INDEX notes_request ON notes (organization_id, author_id, request_key) WHERE request_key IS NOT NULL;
CREATE INDEX organizations_deletes ON organizations (deletes_at) WHERE deletes_at IS NOT NULL;
CREATE INDEX users_deletes ON users (deletes_at) WHERE deletes_at IS NOT NULL;
CREATE INDEX audit_log_address ON audit_log (details ->> 'email') WHERE details ->> 'email' IS NOT NULL;
CREATE INDEX invitations_address ON invitations (email);
CREATE INDEX api_keys_organization ON api_keys (organization_id) WHERE organization_id > 0;
CREATE INDEX notices_organization ON notices (organization_id) WHERE organization_id > 0;
CREATE INDEX oauth_states_organization ON oauth_states (organization_id) WHERE organization_id > 0;
CREATE INDEX previous_webhook_secrets_organization ON previous_webhook_secrets (organization_id) WHERE organization_id > 0;
CREATE INDEX responders_organization ON responders (organization_id) WHERE organization_id > 0;
CREATE INDEX sessions_organization ON sessions (organization_id) WHERE organization_id > 0;
CREATE INDEX set_aside_organization ON set_aside (organization_id) WHERE organization_id > 0;
CREATE INDEX syncs_organization ON syncs (organization_id) WHERE organization_id > 0;
CREATE INDEX uploads_organization ON uploads (organization_id) WHERE organization_id > 0;
CREATE INDEX webhook_deliveries_organization ON webhook_deliveries (organization_id) WHERE organization_id > 0;
CREATE INDEX welcome_grants_organization ON welcome_grants (organization_id) WHERE organization_id > 0;
CREATE INDEX tasks_list ON tasks (organization_id, is_snoozed, status, priority, id) WHERE is_hidden = 0;
CREATE INDEX tasks_list_tag ON tasks (organization_id, tag, is_snoozed, status, priority, id) WHERE is_hidden = 0;
CREATE INDEX tasks_list_assignee ON tasks (organization_id, assignee_id, is_snoozed, status, priority, id)
  WHERE is_hidden = 0;
CREATE INDEX tasks_list_assignee_tag ON tasks (organization_id, assignee_id, tag, is_snoozed, status, priority, id)
  WHERE is_hidden = 0;
CREATE INDEX tasks_due ON tasks (organization_id, is_snoozed, status, priority, due_at, id)
  WHERE due_at IS NOT NULL AND status <> 'done' AND is_hidden = 0;
CREATE INDEX tasks_due_tag ON tasks (organization_id, tag, is_snoozed, status, priority, due_at, id)
  WHERE due_at IS NOT NULL AND status <> 'done' AND is_hidden = 0;
CREATE INDEX tasks_due_assignee ON tasks (organization_id, assignee_id, is_snoozed, status, priority, due_at, id)
  WHERE due_at IS NOT NULL AND status <> 'done' AND is_hidden = 0;
CREATE INDEX tasks_due_assignee_tag ON tasks
  (organization_id, assignee_id, tag, is_snoozed, status, priority, due_at, id)
  WHERE due_at IS NOT NULL AND status <> 'done' AND is_hidden = 0;
CREATE INDEX events_waiting ON events (created_at, id) WHERE delivered_at IS NULL;
CREATE INDEX events_past ON events (created_at) WHERE delivered_at IS NOT NULL;
CREATE INDEX events_old ON events (organization_id, id) WHERE delivered_at IS NOT NULL AND id < 4294967296;
CREATE UNIQUE INDEX address_claims_proven ON address_claims (address) WHERE proven_at IS NOT NULL;
CREATE INDEX address_claims_address ON address_claims (address);
CREATE INDEX stripe_events_organization ON stripe_events (organization_id) WHERE organization_id > 0;
CREATE INDEX organizations_database ON organizations (database, id);
CREATE TRIGGER organizations_residents AFTER INSERT ON organizations WHEN NEW.database = 1
BEGIN
  INSERT INTO residents (organization_id) VALUES (NEW.id);
END;
CREATE INDEX move_changes_organization ON move_changes (organization_id) WHERE organization_id > 0;
